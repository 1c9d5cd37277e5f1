/** What stands by key, with some changes over it: null takes away. The given object is left as it is. */
export function applyModifiche<T>(
  attuali: Readonly<Record<string, T>>,
  modifiche: Readonly<Record<string, T | null>>,
): Record<string, T> {
  const nuovi = { ...attuali };
  for (const [chiave, valore] of Object.entries(modifiche)) {
    if (valore === null) delete nuovi[chiave];
    else nuovi[chiave] = valore;
  }
  return nuovi;
}

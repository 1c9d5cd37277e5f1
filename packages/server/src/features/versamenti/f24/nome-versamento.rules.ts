const sigle = /\b(irpef|ires|iva|imu|irap|inps|inail|f24|d\.?lgs\.?|tasi|ivie|ivafe|ici)\b/g;
/** The tables write in capitals: a sentence does not, its acronyms apart. Pure. */
export const lowerNome = (nome: string): string => {
  if (nome !== nome.toUpperCase() || !nome.includes(' ')) return nome;
  const basso = nome.toLowerCase().replace(sigle, (sigla) => sigla.toUpperCase());
  return basso.charAt(0).toUpperCase() + basso.slice(1);
};

/** How a payment is called: by what it pays, without counting them all. Pure. */
export function nameVersamento(
  righe: readonly { readonly Nome: string; readonly Importo: number }[],
): string {
  const nomi = [...new Set(righe.filter(({ Importo }) => Importo > 0).map(({ Nome }) => Nome))];
  const [primo = 'F24', secondo, ...altri] = nomi;
  if (secondo === undefined) return primo;
  if (altri.length === 0) return `${primo} e ${secondo}`;
  return `${primo}, ${secondo} e ${altri.length === 1 ? 'un altro' : `altri ${altri.length}`}`;
}

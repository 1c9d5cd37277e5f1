type Mappa = Readonly<Record<string, unknown>>;

const isMappa = (valore: unknown): valore is Mappa =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore);

const isUguale = (uno: unknown, altro: unknown): boolean => JSON.stringify(uno) === JSON.stringify(altro);

function follow(prima: unknown, ora: unknown, nuovo: unknown): unknown {
  if (isMappa(prima) && isMappa(ora) && isMappa(nuovo)) return followRecord(prima, ora, nuovo);
  return isUguale(prima, ora) ? nuovo : ora;
}

/**
 * The values of a form whose record has become another: what still is as it was (`prima`) follows the record, what was
 * written since stays. A list is one value.
 */
export function followRecord<V extends object>(prima: V, ora: V, nuovo: V): V {
  const [daPrima, daOra, daNuovo] = [prima, ora, nuovo] as unknown as [Mappa, Mappa, Mappa];
  const nomi = Object.keys({ ...daNuovo, ...daOra });
  const seguiti = nomi.map((nome) => [nome, follow(daPrima[nome], daOra[nome], daNuovo[nome])] as const);
  return Object.fromEntries(seguiti.filter(([, valore]) => valore !== undefined)) as V;
}

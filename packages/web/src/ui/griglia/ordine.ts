/** Keys of an order as the list contract writes them: `Campo` ascending, `-Campo` descending. */
export type Ordine = readonly string[];
const MASSIMO = 5;

export type Verso = 'ascending' | 'descending';

const readCampo = (chiave: string) => chiave.replace(/^-/, '');

/** How a field is ordered, and which key it is, from 1; null when it is not among the keys. */
export function findVerso(ordine: Ordine, campo: string): { verso: Verso; posto: number } | null {
  const posto = ordine.findIndex((chiave) => readCampo(chiave) === campo);
  if (posto < 0) return null;
  return { verso: ordine[posto]?.startsWith('-') ? 'descending' : 'ascending', posto: posto + 1 };
}

/** Orders by a field alone, or (`aggiungi`) adds it to the keys; a field that is already a key turns round. */
export function toggleOrdine(ordine: Ordine, campo: string, aggiungi: boolean): Ordine {
  const attuale = findVerso(ordine, campo);
  const nuova = attuale?.verso === 'ascending' ? `-${campo}` : campo;
  if (!aggiungi) return [nuova];
  if (attuale) return ordine.map((chiave) => (readCampo(chiave) === campo ? nuova : chiave));
  return [...ordine, nuova].slice(-MASSIMO);
}

/** The order in the address: keys joined by commas. */
export const formatOrdine = (ordine: Ordine): string => ordine.join(',');

/** Reads the order of the address; keys that are not fields of the list are dropped. */
export function readOrdine(testo: string | undefined, campi: readonly string[], predefinito: Ordine): Ordine {
  const chiavi = (testo ?? '').split(',').filter((chiave) => campi.includes(readCampo(chiave)));
  const uniche = chiavi.filter(
    (chiave, posto) => chiavi.findIndex((altra) => readCampo(altra) === readCampo(chiave)) === posto,
  );
  return uniche.length === 0 ? predefinito : uniche.slice(0, MASSIMO);
}

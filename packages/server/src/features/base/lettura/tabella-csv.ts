import { readCsvIntero } from './csv.ts';
import { decodePezzi, detectCodifica } from './testo.ts';

async function* once<T>(valore: T): AsyncGenerator<T> {
  yield valore;
}

/** The text of a whole file, in UTF-8 or whatever else it is written in. */
export async function readTesto(contenuto: Buffer): Promise<string> {
  const codifica = await detectCodifica(once(contenuto));
  let testo = '';
  for await (const pezzo of decodePezzi(once(contenuto), codifica)) testo += pezzo;
  return testo;
}

/**
 * The rows of a CSV by the names of its first line, as far as `massime` and one more; lines at the beginning that begin with
 * # are comments. Of the columns only those in `colonne`, written in lower case, when it is told.
 */
export function readTabella(
  testo: string,
  { massime = Number.POSITIVE_INFINITY, colonne }: { massime?: number; colonne?: readonly string[] } = {},
): Record<string, string>[] {
  const [testa, ...righe] = readCsvIntero(testo.replace(/^(#.*\r?\n)+/, ''), massime);
  const posti = new Map((testa?.celle ?? []).map((nome, posto) => [nome.trim(), posto]));
  const volute = [...posti].filter(([nome]) => colonne?.includes(nome.toLowerCase()) ?? true);
  return righe
    .slice(0, massime + 1)
    .map(({ celle }) => Object.fromEntries(volute.map(([nome, posto]) => [nome, celle[posto] ?? ''])));
}

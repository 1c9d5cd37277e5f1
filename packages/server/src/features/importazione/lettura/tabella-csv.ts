import { detectSeparatore, readCsv } from './csv.ts';
import { decodePezzi, detectCodifica } from './testo.ts';

async function* once<T>(valore: T): AsyncGenerator<T> {
  yield valore;
}

async function collect<T>(voci: AsyncIterable<T>): Promise<T[]> {
  const tutte: T[] = [];
  for await (const voce of voci) tutte.push(voce);
  return tutte;
}

/** The text of a whole file, in UTF-8 or whatever else it is written in. */
export async function readTesto(contenuto: Buffer): Promise<string> {
  const codifica = await detectCodifica(once(contenuto));
  return (await collect(decodePezzi(once(contenuto), codifica))).join('');
}

/** The rows of a CSV by the names of its first line; lines at the beginning that begin with # are comments. */
export async function readTabella(testo: string): Promise<Record<string, string>[]> {
  const pulito = testo.replace(/^(#.*\r?\n)+/, '');
  const lette = await collect(readCsv(once(pulito), detectSeparatore(pulito)));
  const [nomi = [], ...righe] = lette
    .map(({ celle }) => celle)
    .filter((celle) => celle.some((cella) => cella.trim() !== ''));
  return righe.map((celle) =>
    Object.fromEntries(nomi.map((nome, indice) => [nome.trim(), celle[indice] ?? ''])),
  );
}

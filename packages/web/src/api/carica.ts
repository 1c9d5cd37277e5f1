import { limiti, testiPagine } from '@quadra/contract';
import { send } from './client.ts';
import { ApiError } from './errore.ts';

const refuse = (codice: string, testo: string) =>
  new ApiError({ status: -1, codice, testo, campi: [], codiceRichiesta: null, differenze: [] });

/** The bytes that a file may have, and what is said of a larger one. */
interface Capienza {
  readonly byte: number;
  readonly testo: string;
}
const diTutti: Capienza = { byte: limiti.fileByte, testo: testiPagine.FILE_TROPPO_GRANDE };

/**
 * Sends files (`uploadFile0`, `uploadFile1` ...) with the fields beside them. No file, or one beyond the limit, is refused
 * here: nothing is sent.
 */
export async function upload<T>(
  percorso: string,
  file: readonly File[],
  extra: Readonly<Record<string, string>> = {},
  capienza: Capienza = diTutti,
  opzioni: { readonly autonoma?: boolean } = {},
): Promise<T> {
  if (file.length === 0) throw refuse('FILE_MANCANTE', testiPagine.FILE_MANCANTE);
  if (file.some(({ size }) => size > capienza.byte)) throw refuse('FILE_TROPPO_GRANDE', capienza.testo);
  const corpo = new FormData();
  for (const [nome, valore] of Object.entries(extra)) corpo.set(nome, valore);
  for (const [indice, uno] of file.entries()) corpo.set(`uploadFile${indice}`, uno, uno.name);
  return send<T>('POST', percorso, { corpo, ...opzioni });
}

import { TESTO_DOCUMENTO_MASSIMO } from '@quadra/contract';
import type { FileInviato } from '../../../http/caricamento.ts';
import { withCorsia } from '../../../http/corsia.ts';
import { DomainError } from '../../../http/domain-error.ts';

const MEMORIA_MB = 256;
const ENTRO_MS = 20_000;
const PDF = Buffer.from('%PDF-');
/** Where a PDF that is whole says where its parts are; without it nobody tries to mend it. */
const CODA = 2048;

/** A text without the signs nobody reads, its blanks made one, as long as it is kept; null when nothing is left. */
export function cleanTesto(testo: string): string | null {
  const pulito = testo
    .slice(0, TESTO_DOCUMENTO_MASSIMO * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim();
  return pulito === '' ? null : pulito.slice(0, TESTO_DOCUMENTO_MASSIMO);
}

/**
 * What can be read in the PDF files among these, in a thread of its own, each in its place; null of the others, and of those
 * that cannot be read: a document is kept all the same, and is found by its name.
 */
export async function readTesti(file: readonly FileInviato[], utenteId: number): Promise<(string | null)[]> {
  const testi: (string | null)[] = file.map(() => null);
  const isPdf = ({ contenuto }: FileInviato) =>
    contenuto.subarray(0, PDF.length).equals(PDF) && contenuto.subarray(-CODA).includes('startxref');
  if (!file.some(isPdf)) return testi;
  const modulo = new URL('./testo-documento.worker.ts', import.meta.url);
  const refuse = () => new DomainError('FILE_NON_AMMESSO');
  const corsa = { modulo, dati: null, chi: utenteId, memoriaMb: MEMORIA_MB, entroMs: ENTRO_MS, refuse };
  await withCorsia(corsa, async (corsia) => {
    for (const [posto, uno] of file.entries())
      if (isPdf(uno)) testi[posto] = cleanTesto(await corsia.ask<string>(uno.contenuto));
  }).catch(() => undefined);
  return testi;
}

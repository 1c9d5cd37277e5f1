import type yazl from 'yazl';
import type { Svolgimento } from '../../../http/genere.ts';

/** Bytes of one piece of the file. */
const PEZZO = 1_048_576;

/** Ends a zip and makes it the file of the job, piece by piece. */
export async function writeFileZip(
  svolgimento: Pick<Svolgimento, 'addFile'>,
  zip: yazl.ZipFile,
): Promise<void> {
  zip.end();
  let pezzi: Buffer[] = [];
  let lunghi = 0;
  for await (const pezzo of zip.outputStream as AsyncIterable<Buffer>) {
    pezzi.push(pezzo);
    lunghi += pezzo.length;
    if (lunghi < PEZZO) continue;
    await svolgimento.addFile(Buffer.concat(pezzi));
    pezzi = [];
    lunghi = 0;
  }
  if (lunghi > 0) await svolgimento.addFile(Buffer.concat(pezzi));
}

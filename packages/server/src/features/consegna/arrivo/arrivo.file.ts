import { limitiArrivo, testiArrivo } from '@quadra/contract';
import { cleanNome, type FileInviato } from '../../../http/caricamento.ts';
import { listVoci } from '../../base/lettura/lettura.public.ts';

/** A file of an arrival: as it was sent, or as it was in a zip. */
export interface FileArrivato {
  readonly nome: string;
  readonly contenuto: Buffer;
}

const isZip = ({ contenuto }: FileInviato) =>
  contenuto.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
export const isPdf = ({ contenuto }: FileArrivato) => contenuto.subarray(0, 5).toString('latin1') === '%PDF-';

/** Opened, together: what is larger is sent in more pieces. */
const APERTI_BYTE = limitiArrivo.fileByte;

/** The files that came, those of a zip one by one; a folder and what hides is no file. What cannot be opened says why. */
export async function openFile(
  inviati: readonly FileInviato[],
): Promise<{ file: FileArrivato[]; chiusi: { nome: string; perche: string }[] }> {
  const file: FileArrivato[] = [];
  const chiusi: { nome: string; perche: string }[] = [];
  for (const inviato of inviati) {
    if (!isZip(inviato)) {
      file.push({ nome: cleanNome(inviato), contenuto: inviato.contenuto });
      continue;
    }
    try {
      for (const voce of await listVoci(inviato.contenuto, APERTI_BYTE)) {
        const nome = cleanNome({ ...inviato, nome: voce.nome });
        if (/\/$|(^|\/)[._]/.test(voce.nome)) continue;
        const pezzi: Buffer[] = [];
        for await (const pezzo of await voce.open()) pezzi.push(pezzo);
        file.push({ nome, contenuto: Buffer.concat(pezzi) });
      }
    } catch {
      chiusi.push({ nome: cleanNome(inviato), perche: testiArrivo.TROPPI });
    }
  }
  return { file, chiusi };
}

import { limitiArrivo, testiArrivo, testiImportazione } from '@quadra/contract';
import { cleanNome, type FileInviato } from '../../../http/caricamento.ts';
import { FileRifiutato, listVoci } from '../../base/lettura/lettura.public.ts';

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

/** The files of a zip, all or none. @throws FileRifiutato */
async function openZip(inviato: FileInviato): Promise<FileArrivato[]> {
  const file: FileArrivato[] = [];
  for (const voce of await listVoci(inviato.contenuto, APERTI_BYTE)) {
    if (/\/$|(^|\/)[._]/.test(voce.nome)) continue;
    const pezzi: Buffer[] = [];
    for await (const pezzo of await voce.open()) pezzi.push(pezzo);
    file.push({ nome: cleanNome({ ...inviato, nome: voce.nome }), contenuto: Buffer.concat(pezzi) });
  }
  return file;
}

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
      file.push(...(await openZip(inviato)));
    } catch (errore) {
      const isGuasto = errore instanceof FileRifiutato && errore.motivo === 'ARCHIVIO_ILLEGGIBILE';
      const perche = isGuasto ? testiImportazione.ARCHIVIO_ILLEGGIBILE : testiArrivo.TROPPI;
      chiusi.push({ nome: cleanNome(inviato), perche });
    }
  }
  return { file, chiusi };
}

import {
  type FileArrivatoFilo,
  fromWire,
  type Interno,
  limiti,
  percorsi,
  testiArrivo,
} from '@quadra/contract';
import { upload } from '../../../api/carica.ts';

export type FileArrivato = Interno<FileArrivatoFilo>;
export type DichiarazioneArrivata = FileArrivato['dichiarazioni'][number];
export type VoceNonLetta = FileArrivato['nonLette'][number];

/** Files sent together: few calls for many small files, and none too long. */
const INSIEME = { file: 10, byte: 20_000_000 } as const;

/** The files in the groups that are sent together, in their order. */
export function groupFile(file: readonly File[]): File[][] {
  const gruppi: File[][] = [];
  let byte = 0;
  for (const uno of file) {
    const ultimo = gruppi.at(-1);
    byte += uno.size;
    if (ultimo && ultimo.length < INSIEME.file && byte <= INSIEME.byte) ultimo.push(uno);
    else {
      gruppi.push([uno]);
      byte = uno.size;
    }
  }
  return gruppi;
}

/** Whether a file can be sent: it is not empty, nor too large. */
export const isInviabile = ({ size }: File): boolean => size > 0 && size <= limiti.fileByte;
/** What is said of one that cannot: it is told as the others. */
export const refuseFile = ({ name, size }: File): FileArrivato => ({
  ...{ nome: name, esito: 'Non letto', che: '', dichiarazioni: [] },
  nonLette: [
    { dove: '', valore: '', perche: size === 0 ? testiArrivo.NON_RICONOSCIUTO : testiArrivo.TROPPO_GRANDE },
  ],
});

/** Brings in some files, or zips of them: what each became. */
export const bringFile = (file: readonly File[]): Promise<FileArrivato[]> =>
  upload<{ data: FileArrivatoFilo[] }>(percorsi.arrivo, file, {}).then(({ data }) =>
    data.map((uno) => fromWire<FileArrivatoFilo>(uno)),
  );

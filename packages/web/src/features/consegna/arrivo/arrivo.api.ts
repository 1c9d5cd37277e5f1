import { type FileArrivatoFilo, fromWire, type Interno, percorsi } from '@quadra/contract';
import { upload } from '../../../api/carica.ts';

export type FileArrivato = Interno<FileArrivatoFilo>;
export type DichiarazioneArrivata = FileArrivato['dichiarazioni'][number];
export type VoceNonLetta = FileArrivato['nonLette'][number];

/** Brings in one file, or one zip of them: what each became. */
export const bringFile = (file: File): Promise<FileArrivato[]> =>
  upload<{ data: FileArrivatoFilo[] }>(percorsi.arrivo, [file], {}).then(({ data }) =>
    data.map((uno) => fromWire<FileArrivatoFilo>(uno)),
  );

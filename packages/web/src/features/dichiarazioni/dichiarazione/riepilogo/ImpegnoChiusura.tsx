import { isData } from '@quadra/values';
import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';

/** The day of the promise being written; '' is none, which may be. */
export type ImpegnoScritto = { giorno: string };

/** Whether there is nothing to write, or a day. */
export const checkImpegno = ({ giorno }: ImpegnoScritto): boolean => giorno === '' || isData(giorno);

/** The day of the promise where it is missing: after the closing it would take a reopening to give it. */
export function ImpegnoChiusura({ impegno }: { impegno: ImpegnoScritto }) {
  const [giorno, setGiorno] = useState('');
  return (
    <>
      <p>{m.senzaImpegno}</p>
      <DateField
        etichetta={m.dataImpegno}
        valore={giorno}
        onChange={(nuovo) => {
          setGiorno(nuovo);
          impegno.giorno = nuovo;
        }}
      />
    </>
  );
}

import { MOTIVO_MINIMO } from '@quadra/contract';
import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';

/** The reason being written, and how its field says that it is too short. */
export type MotivoScritto = { testo: string; show: (frase: string) => void };

export const makeMotivo = (): MotivoScritto => ({ testo: '', show: () => {} });

/** Whether the reason is long enough, or was left out where it may be; its field says so when it is not. */
export function checkMotivo({ testo, show }: MotivoScritto, isObbligatorio: boolean): boolean {
  const scritto = testo.trim().length;
  const isBuono = scritto >= MOTIVO_MINIMO || (scritto === 0 && !isObbligatorio);
  if (!isBuono) show(m.motivoCorto);
  return isBuono;
}

type Props = { motivo: MotivoScritto; etichetta: string; nota: string; obbligatorio?: boolean };

/** Why it is closed all the same: it stays on record. */
export function MotivoChiusura({ motivo, etichetta, nota, obbligatorio = false }: Props) {
  const [testo, setTesto] = useState('');
  const [errore, setErrore] = useState<string | null>(null);
  motivo.show = setErrore;
  return (
    <TextField
      etichetta={etichetta}
      nota={nota}
      obbligatorio={obbligatorio}
      fuoco={obbligatorio}
      massimo={200}
      righe={2}
      valore={testo}
      messaggio={errore === null ? undefined : { tipo: 'error', testo: errore }}
      onChange={(nuovo) => {
        setTesto(nuovo);
        setErrore(null);
        motivo.testo = nuovo;
      }}
    />
  );
}

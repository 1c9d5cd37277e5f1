import type { StatoMessaggio as Stato } from '@quadra/contract';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { type ColoreEtichetta, Etichetta } from '../../../../ui/stati/Etichetta.tsx';
import type { Messaggio } from './messaggi.api.ts';

const colori: Readonly<Record<Stato, ColoreEtichetta>> = {
  'In attesa': 'giallo',
  Applicato: 'verde',
  Sostituito: 'grigio',
};

/** How a message stands, and whether its sender changed since. */
export const StatoMessaggio = ({ messaggio }: { messaggio: Pick<Messaggio, 'stato' | 'superato'> }) => (
  <>
    <Etichetta testo={messaggio.stato} colore={colori[messaggio.stato]} />
    {messaggio.superato && <> {m.superatoBreve}</>}
  </>
);

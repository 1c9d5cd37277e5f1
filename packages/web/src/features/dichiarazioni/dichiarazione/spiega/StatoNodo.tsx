import type { StatoEsito } from '@quadra/fisco';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import css from './Spiega.module.css';

/** The word of a result that is not simply complete. */
export function StatoNodo({ stato }: { stato: StatoEsito }) {
  if (stato === 'completo' || stato === 'vuoto') return null;
  if (stato === 'non dovuto') return <span>{m.nonDovuto}</span>;
  const isMano = stato === 'forzato';
  return (
    <span className={classi(css.nodeState, isMano && css.hand)}>
      <Icona di={isMano ? IconPencil : IconAlertTriangle} size={13} />
      {m.stato_[stato]}
    </span>
  );
}

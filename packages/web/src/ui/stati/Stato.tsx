import {
  type Icon,
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconLock,
  IconSend,
} from '@tabler/icons-react';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import css from './Stato.module.css';

export type TipoStato =
  | 'fatto'
  | 'aperto'
  | 'attenzione'
  | 'errore'
  | 'chiuso'
  | 'inviato'
  | 'daFare'
  | 'assente';

const icone: Record<TipoStato, Icon> = {
  fatto: IconCircleCheck,
  aperto: IconCircleHalf2,
  attenzione: IconAlertTriangle,
  errore: IconAlertOctagon,
  chiuso: IconLock,
  inviato: IconSend,
  daFare: IconCircle,
  assente: IconCircleDashed,
};

/** A state: shape and word, colour third. */
export function Stato({ tipo, testo }: { tipo: TipoStato; testo: string }) {
  return (
    <span className={classi(css.state, css[tipo])}>
      <Icona di={icone[tipo]} size={13} />
      <span className={css.words}>{testo}</span>
    </span>
  );
}

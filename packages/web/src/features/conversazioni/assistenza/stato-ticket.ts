import type { StatoTicket } from '@quadra/contract';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';

/** How each state is drawn. */
export const tipoTicket: Record<StatoTicket, TipoStato> = {
  Aperto: 'daFare',
  'In lavorazione': 'aperto',
  Chiuso: 'fatto',
};

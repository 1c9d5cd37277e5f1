import type { StatoUtente } from '@quadra/contract';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';

/** The shape of each state. */
export const statoDi: Record<StatoUtente, TipoStato> = {
  Attivo: 'fatto',
  'Da attivare': 'inviato',
  Disattivato: 'assente',
};

import type { StatoSdi } from '@quadra/contract';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';

/** How a state of the exchange looks. */
export const aspettoSdi: Readonly<Record<StatoSdi, TipoStato>> = {
  'Da inviare': 'daFare',
  'Errore invio': 'errore',
  Inviata: 'inviato',
  Consegnata: 'fatto',
  'Non recapitata': 'attenzione',
  Scartata: 'errore',
  Accettata: 'fatto',
  Rifiutata: 'attenzione',
  'Termini decorsi': 'fatto',
  'Non recapitabile': 'attenzione',
};

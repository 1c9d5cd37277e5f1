import type { StatoPacchettoArchivio } from '@quadra/contract';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { DaConservare } from './archivio.api.ts';

/** How each state is drawn. */
export const tipoStato: Record<StatoPacchettoArchivio, TipoStato> = {
  'Da inviare': 'daFare',
  Inviato: 'inviato',
  Accettato: 'fatto',
  Rifiutato: 'errore',
  Smarrito: 'attenzione',
  Annullato: 'assente',
};

/** Where a document that nobody keeps is: free, out to be signed, frozen here. */
export function showDaConservare({ stato, congelato }: Pick<DaConservare, 'stato' | 'congelato'>): {
  tipo: TipoStato;
  testo: string;
} {
  if (congelato) return { tipo: 'chiuso', testo: m.congelato };
  if (stato === 'Inviato') return { tipo: 'inviato', testo: m.inFirma };
  return { tipo: 'daFare', testo: stato ?? m.caricato };
}

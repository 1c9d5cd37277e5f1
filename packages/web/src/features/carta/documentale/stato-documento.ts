import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Documento } from './documentale.api.ts';

const tipi: Record<NonNullable<Documento['stato']>, TipoStato> = {
  Inviato: 'inviato',
  Firmato: 'fatto',
  Archiviato: 'chiuso',
  'Firmato e archiviato': 'chiuso',
};
/** How the state of a document is shown: without one it is kept, and nothing else. */
export const showStato = ({
  stato,
  congelato,
  firma,
}: Pick<Documento, 'stato' | 'congelato' | 'firma'>): { tipo: TipoStato; testo: string } => {
  if (congelato) return { tipo: 'chiuso', testo: m.inAttesa };
  if (stato === 'Firmato' && firma === 'Autografa') return { tipo: 'fatto', testo: m.firmatoAMano };
  return stato === null ? { tipo: 'daFare', testo: m.caricato } : { tipo: tipi[stato], testo: stato };
};

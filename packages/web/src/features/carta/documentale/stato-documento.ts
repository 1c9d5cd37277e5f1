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
}: Pick<Documento, 'stato' | 'congelato'>): { tipo: TipoStato; testo: string } => {
  if (congelato) return { tipo: 'chiuso', testo: m.inAttesa };
  return stato === null ? { tipo: 'daFare', testo: m.caricato } : { tipo: tipi[stato], testo: stato };
};

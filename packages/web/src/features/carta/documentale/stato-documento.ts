import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Documento } from './documentale.api.ts';

const tipi: Record<NonNullable<Documento['stato']>, TipoStato> = {
  Inviato: 'inviato',
  Firmato: 'fatto',
  Archiviato: 'chiuso',
  'Firmato e archiviato': 'chiuso',
};
/** How the state of a document is shown: without one it is kept, and nothing else; what was only tried says so. */
export const showStato = ({
  stato,
  congelato,
  firma,
  simulato,
}: Pick<Documento, 'stato' | 'congelato' | 'firma' | 'simulato'>): { tipo: TipoStato; testo: string } => {
  if (congelato) return { tipo: 'chiuso', testo: m.inAttesa };
  if (stato === null) return { tipo: 'daFare', testo: m.caricato };
  const testo = stato === 'Firmato' && firma === 'Autografa' ? m.firmatoAMano : stato;
  return { tipo: tipi[stato], testo: simulato ? m.simulato(testo) : testo };
};

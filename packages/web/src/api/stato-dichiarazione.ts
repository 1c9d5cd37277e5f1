import type { TipoStato } from '../ui/Stato.tsx';

type Dati = { stato: string; esito: string; completi: number; quadri: number };

/** The state of a declaration as lists show it: shape and words. */
export function computeStatoDichiarazione(riga: Dati | null): { tipo: TipoStato; testo: string } {
  if (riga === null) return { tipo: 'assente', testo: 'Non creata' };
  if (riga.stato === 'Chiusa') return { tipo: 'chiuso', testo: 'Chiusa, da inviare' };
  if (riga.esito === 'provvisorio') return { tipo: 'attenzione', testo: 'Aperta, provvisoria' };
  return { tipo: 'aperto', testo: `Aperta, ${riga.completi} di ${riga.quadri}` };
}

import type { TipoStato } from '../ui/Stato.tsx';

type Dati = { Stato: string; Esito: string; Completi: number; Quadri: number };

/** The state of a declaration as lists show it: shape and words. */
export function computeStatoDichiarazione(riga: Dati | null): { tipo: TipoStato; testo: string } {
  if (riga === null) return { tipo: 'assente', testo: 'Non creata' };
  if (riga.Stato === 'Chiusa') return { tipo: 'chiuso', testo: 'Chiusa, da inviare' };
  if (riga.Esito === 'provvisorio') return { tipo: 'attenzione', testo: 'Aperta, provvisoria' };
  return { tipo: 'aperto', testo: `Aperta, ${riga.Completi} di ${riga.Quadri}` };
}

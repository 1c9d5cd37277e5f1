import { isInAttesa, isTelematicoInviato, type StatoTelematico, statiAccolti } from '@quadra/contract';
import type { TipoStato } from '../../ui/stati/Stato.tsx';

type Dati = {
  stato: string;
  esito: string;
  completi: number;
  quadri: number;
  /** Where it is known: what was sent is no longer to be sent. */
  statoTelematico?: StatoTelematico;
};

/** The state of a declaration as lists show it: shape and words. */
export function computeStatoDichiarazione(riga: Dati | null): { tipo: TipoStato; testo: string } {
  if (riga === null) return { tipo: 'assente', testo: 'Non creata' };
  if (riga.stato === 'Chiusa') {
    const isInviata = riga.statoTelematico !== undefined && isTelematicoInviato(riga.statoTelematico);
    if (isInviata) return { tipo: 'chiuso', testo: 'Chiusa, inviata' };
    if (riga.esito === 'incompleto') return { tipo: 'attenzione', testo: 'Chiusa, incompleta' };
    return { tipo: 'chiuso', testo: 'Chiusa, da inviare' };
  }
  if (riga.esito === 'provvisorio') return { tipo: 'attenzione', testo: 'Aperta, provvisoria' };
  return { tipo: 'aperto', testo: `Aperta, ${riga.completi} di ${riga.quadri}` };
}

/** What became of a telematic file, as lists and pages show it. */
export function computeStatoTelematico(stato: StatoTelematico): { tipo: TipoStato; testo: string } {
  if (statiAccolti.some((accolto) => accolto === stato)) return { tipo: 'fatto', testo: stato };
  if (stato === 'Ricevuta mancante') return { tipo: 'attenzione', testo: stato };
  if (isInAttesa(stato)) return { tipo: 'inviato', testo: stato };
  if (stato === 'Scartata' || stato === 'Non congrua') return { tipo: 'errore', testo: stato };
  return { tipo: stato === 'Da inviare' ? 'daFare' : 'assente', testo: stato };
}

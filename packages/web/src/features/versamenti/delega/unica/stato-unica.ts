import type { TipoStato } from '../../../../ui/stati/Stato.tsx';
import type { Riga } from './unica.api.ts';

/** Days that are near an end, and days without an answer that are many. */
const VICINI = 30;
const MUTI = 9;

/** The shape of where a client stands. */
export function computeForma({ corsia, stato, giorni }: Riga): TipoStato {
  if (corsia === 'Accettate') return 'fatto';
  if (corsia === 'In scadenza') return (giorni ?? 0) <= VICINI ? 'attenzione' : 'daFare';
  if (corsia === 'Assenti') return 'assente';
  if (stato === 'Scartata') return 'errore';
  if (stato === 'Inviata') return 'inviato';
  if (stato === 'Firmata') return 'aperto';
  return stato !== 'Aperto' && (giorni ?? 0) >= MUTI ? 'attenzione' : 'daFare';
}

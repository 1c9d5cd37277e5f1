import { daysBetween, giornoDiRoma } from '@quadra/values';
import { formatGiorno, formatOra } from '../../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import type { RigaTicket } from './assistenza.api.ts';

/** Of dd/mm/yyyy: a promise is of these days. */
const GIORNO_E_MESE = 5;
/** Less than this is near. */
const VICINA_MS = 2 * 3_600_000;

/** The day and the hour of a promise, as one says it: «oggi alle 10:44», «domani alle 09:00», then the date. */
export function writeMomento(iso: string, adesso: Date): string {
  const giorni = daysBetween(giornoDiRoma(adesso), giornoDiRoma(new Date(iso)));
  const giorno =
    giorni === 0 ? m.oggi : giorni === 1 ? m.domani : m.giorno(formatGiorno(iso).slice(0, GIORNO_E_MESE));
  return m.momento(giorno, formatOra(iso));
}

type Promessa = { readonly testo: string; readonly tipo: TipoStato };

/** By when an answer is promised, and how near that is. */
export function readPromessa({ entroIl }: Pick<RigaTicket, 'entroIl'>, adesso: Date): Promessa {
  if (entroIl === null) return { testo: m.nonAttende, tipo: 'fatto' };
  const manca = new Date(entroIl).getTime() - adesso.getTime();
  const quando = writeMomento(entroIl, adesso);
  if (manca < 0) return { testo: m.oltre(quando), tipo: 'errore' };
  return { testo: m.entroIl(quando), tipo: manca < VICINA_MS ? 'attenzione' : 'daFare' };
}

export const StatoPromessa = ({ ticket }: { ticket: Pick<RigaTicket, 'entroIl'> }) => (
  <Stato {...readPromessa(ticket, new Date())} />
);

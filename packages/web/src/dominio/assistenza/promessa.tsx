import { daysBetween, giornoDiRoma } from '@quadra/values';
import { formatGiorno, formatOra } from '../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../messages/assistenza.ts';
import { Stato, type TipoStato } from '../../ui/stati/Stato.tsx';

interface Promesso {
  readonly entroIl: string | null;
}

/** Of dd/mm/yyyy: a promise is of these days. */
const GIORNO_E_MESE = 5;
/** Farther back the day of the week says nothing. */
const GIORNI_VICINI = 7;
/** Less than this is near. */
const VICINA_MS = 2 * 3_600_000;

/** The day and the hour of a promise, as one says it: «oggi alle 10:44», «domani alle 09:00», then the date. */
export function writeMomento(iso: string, adesso: Date): string {
  const giorni = daysBetween(giornoDiRoma(adesso), giornoDiRoma(new Date(iso)));
  const giorno =
    giorni === 0 ? m.oggi : giorni === 1 ? m.domani : m.giorno(formatGiorno(iso).slice(0, GIORNO_E_MESE));
  return m.momento(giorno, formatOra(iso));
}

const breve = new Intl.DateTimeFormat('it-IT', { weekday: 'short', day: 'numeric', timeZone: 'Europe/Rome' });

/** Since when, as a queue says it: «da oggi, 08:31», «da ven 20, 10:44»; farther back, the date. */
export function writeDa(iso: string, adesso: Date): string {
  const giorni = daysBetween(giornoDiRoma(new Date(iso)), giornoDiRoma(adesso));
  if (giorni === 0) return m.da(m.oggi, formatOra(iso));
  if (giorni < GIORNI_VICINI) return m.da(breve.format(new Date(iso)), formatOra(iso));
  return m.daGiorno(formatGiorno(iso));
}

type Promessa = { readonly testo: string; readonly tipo: TipoStato };

/** By when an answer is promised, and how near that is. */
export function readPromessa({ entroIl }: Promesso, adesso: Date): Promessa {
  if (entroIl === null) return { testo: m.nonAttende, tipo: 'fatto' };
  const manca = new Date(entroIl).getTime() - adesso.getTime();
  const quando = writeMomento(entroIl, adesso);
  if (manca < 0) return { testo: m.oltre(quando), tipo: 'errore' };
  return { testo: m.entroIl(quando), tipo: manca < VICINA_MS ? 'attenzione' : 'daFare' };
}

export const StatoPromessa = ({ ticket }: { ticket: Promesso }) => (
  <Stato {...readPromessa(ticket, new Date())} />
);

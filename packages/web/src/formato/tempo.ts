import { daysBetween, giornoDiRoma } from '@quadra/values';
import { formatGiorno } from './formato.ts';

const ora = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });

/** How long ago, as one says it: «4 min fa», «1 ora fa», «ieri, 18:20», then the date. */
export function formatQuantoFa(iso: string, adesso: Date): string {
  const quando = new Date(iso);
  if (Number.isNaN(quando.getTime())) return '';
  const minuti = Math.floor((adesso.getTime() - quando.getTime()) / 60_000);
  if (minuti < 1) return 'ora';
  if (minuti < 60) return `${minuti} min fa`;
  const giorni = daysBetween(giornoDiRoma(quando), giornoDiRoma(adesso));
  if (giorni === 0) {
    const ore = Math.floor(minuti / 60);
    return ore === 1 ? '1 ora fa' : `${ore} ore fa`;
  }
  return giorni === 1 ? `ieri, ${ora.format(quando)}` : formatGiorno(iso);
}

const MINUTO = 60_000;
const ORA = 60 * MINUTO;
const GIORNO = 24 * ORA;
const say = (quanti: number, uno: string, molti: string) => `${quanti} ${quanti === 1 ? uno : molti}`;

/** For how long: «da 4 min», «da 2 ore», «da 12 giorni». */
export function formatDa(iso: string, adesso: Date): string {
  const da = adesso.getTime() - new Date(iso).getTime();
  if (Number.isNaN(da)) return '';
  if (da < MINUTO) return 'da ora';
  if (da < ORA) return `da ${Math.floor(da / MINUTO)} min`;
  return `da ${da < GIORNO ? say(Math.floor(da / ORA), 'ora', 'ore') : say(Math.floor(da / GIORNO), 'giorno', 'giorni')}`;
}

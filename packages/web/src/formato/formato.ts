const intero = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });

/** Whole units with dots by thousands and a real minus: -1056 is «−1.056». */
export const formatIntero = (numero: number): string => intero.format(numero).replace('-', '−');

/** Bytes as «12 kB», «1,4 MB». */
export const formatPeso = (byte: number): string =>
  byte < 1024 * 1024
    ? `${formatIntero(Math.max(1, Math.round(byte / 1024)))} kB`
    : `${(byte / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;

/** yyyy-mm-dd (or a date-time in ISO) as dd/mm/yyyy; the day of a date-time is that of Rome. */
export function formatGiorno(iso: string | null): string {
  if (iso === null || iso === '') return '';
  const soloData = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (soloData) return `${soloData[3]}/${soloData[2]}/${soloData[1]}`;
  const quando = new Date(iso);
  return !/^\d{4}-\d{2}-\d{2}T/.test(iso) || Number.isNaN(quando.getTime()) ? iso : giorno.format(quando);
}

const giorno = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});
const ora = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });

/** The hour of a date-time in ISO, in Rome: «10:42». */
export const formatOra = (iso: string): string => ora.format(new Date(iso));

/** «10:42» of today, «20/11/2026 10:42» of another day. */
export function formatMomento(iso: string, adesso = new Date()): string {
  const quando = formatGiorno(iso);
  return quando === formatGiorno(adesso.toISOString()) ? formatOra(iso) : `${quando} ${formatOra(iso)}`;
}

/** A date-time as dd/mm/yyyy hh:mm in Rome; a text that is not ISO stays as it is. */
export function formatDataOra(iso: string | null): string {
  if (iso === null || iso === '') return '';
  const quando = new Date(iso);
  if (!/^\d{4}-/.test(iso) || Number.isNaN(quando.getTime())) return iso;
  return `${giorno.format(quando)} ${ora.format(quando)}`;
}

const distesa = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

/** «Mercoledì 8 ottobre 2025». */
export function formatGiornoDisteso(quando: Date): string {
  const testo = distesa.format(quando);
  return testo.charAt(0).toUpperCase() + testo.slice(1);
}

const corto = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** «31 ott», of a day yyyy-mm-dd. */
export const formatGiornoCorto = (iso: string): string => corto.format(new Date(`${iso}T12:00:00Z`));

const CAPO = '\r\n';
/** What may not stand as it is in a text of a calendar file (RFC 5545, 3.3.11). */
const escapeTesto = (testo: string) =>
  testo.replace(/[\\;,]/g, (segno) => `\\${segno}`).replaceAll('\n', '\\n');
const toGiorno = (giorno: string) => giorno.replaceAll('-', '');
const toMomento = (quando: Date) => quando.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A day to remember: `giorno` is yyyy-mm-dd; `chiave` is the same every time it is written, so that it is not kept twice. */
export interface Promemoria {
  readonly giorno: string;
  readonly testo: string;
  readonly chiave: string;
}

/**
 * A calendar file (RFC 5545) of whole days, each with a notice two days before. Texts are ours and short: no line is folded.
 * Pure.
 */
export function makeCalendario(voci: readonly Promemoria[], adesso: Date): string {
  const eventi = voci.flatMap(({ giorno, testo, chiave }) => [
    'BEGIN:VEVENT',
    `UID:${chiave}@quadra`,
    `DTSTAMP:${toMomento(adesso)}`,
    `DTSTART;VALUE=DATE:${toGiorno(giorno)}`,
    `SUMMARY:${escapeTesto(testo)}`,
    'TRANSP:TRANSPARENT',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeTesto(testo)}`, 'TRIGGER:-P2D', 'END:VALARM'],
    'END:VEVENT',
  ]);
  const righe = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quadra//Scadenze//IT',
    ...eventi,
    'END:VCALENDAR',
  ];
  return righe.join(CAPO) + CAPO;
}

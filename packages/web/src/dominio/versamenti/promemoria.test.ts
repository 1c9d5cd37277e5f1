import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCalendario } from './promemoria.ts';

const adesso = new Date('2026-11-28T20:05:09.123Z');
const giorno = '2026-12-16';

describe('the calendar file of what is to be paid', () => {
  it('has a whole day for each term, with a notice two days before', () => {
    const file = makeCalendario([{ giorno, testo: 'Da versare: 874,00 €', chiave: 'a' }], adesso);
    expect(file.split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Quadra//Scadenze//IT', 'BEGIN:VEVENT', 'UID:a@quadra'],
      ...['DTSTAMP:20261128T200509Z', 'DTSTART;VALUE=DATE:20261216', 'SUMMARY:Da versare: 874\\,00 €'],
      ...['TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Da versare: 874\\,00 €'],
      ...['TRIGGER:-P2D', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('is read back as it was written, whatever the text, and no text makes a line of its own', () => {
    const read = (riga = '') =>
      riga.slice('SUMMARY:'.length).replace(/\\([\\;,n])/g, (_, segno) => (segno === 'n' ? '\n' : segno));
    const testo = fc.string().map((uno) => uno.replaceAll('\r', ''));
    fc.assert(
      fc.property(testo, (uno) => {
        const righe = makeCalendario([{ giorno, testo: uno, chiave: 'a' }], adesso).split('\r\n');
        expect(righe).toHaveLength(17);
        expect(read(righe.find((riga) => riga.startsWith('SUMMARY:')))).toBe(uno);
      }),
    );
  });
});

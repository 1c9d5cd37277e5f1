import type { Data } from './data.ts';

/** Rules of a field that the pages and the server share. They answer; the sentence belongs to who asks. */

/** Whether there is a value: neither null nor undefined and, for a text, something but blanks. 0 and false are values. */
export const isValorizzato = (valore: unknown): boolean =>
  valore !== null && valore !== undefined && (typeof valore !== 'string' || valore.trim() !== '');

/** The value of a key or of a code, for which 0 is no value either; undefined when there is none. */
export const findValorizzato = <T>(valore: T): NonNullable<T> | undefined =>
  isValorizzato(valore) && valore !== 0 ? (valore as NonNullable<T>) : undefined;

/** Whether a required field of a form was left: undefined, null, empty text, empty list. Blanks are what was typed. */
export const isLasciatoVuoto = (valore: unknown): boolean =>
  valore === undefined || valore === null || valore === '' || (Array.isArray(valore) && valore.length === 0);

const OTTETTO = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OTTETTO}(?:\\.${OTTETTO}){3}$`);

function isIpv6(testo: string): boolean {
  if (!/^[\da-f:.]{2,45}$/i.test(testo) || !testo.includes(':')) return false;
  return URL.canParse(`http://[${testo}]`);
}

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isIndirizzoIp(testo: string): boolean {
  const [indirizzo = '', bit, ...altro] = testo.split('/');
  const massimo = IPV4.test(indirizzo) ? 32 : isIpv6(indirizzo) ? 128 : 0;
  if (massimo === 0 || altro.length > 0) return false;
  return bit === undefined || (/^\d{1,3}$/.test(bit) && Number(bit) <= massimo);
}

/** The items of a comma-separated list of addresses (an empty list means: everybody) and those that are no address. */
export function parseListaIp(lista: string): { voci: string[]; errate: string[] } {
  const scritte = lista
    .split(',')
    .map((voce) => voce.trim())
    .filter((voce) => voce !== '');
  return {
    voci: scritte.filter(isIndirizzoIp),
    errate: scritte.filter((voce) => !isIndirizzoIp(voce)),
  };
}

/** The calendar day of an instant in Italy, whatever the zone of who asks. */
const roma = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
export const giornoDiRoma = (istante: Date): Data => roma.format(istante);

/** The hour of an instant in Italy, 0 to 23. */
const oraRoma = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});
export const oraDiRoma = (istante: Date): number => Number(oraRoma.format(istante));

/** A value may change from a day after the start of the current one and not after today. */
export const isDecorrenzaAmmessa = (giorno: Data, inizioAttuale: Data, oggi: Data): boolean =>
  giorno > inizioAttuale && giorno <= oggi;

/** Whether two days are in order. A period may begin and end on the same day; a possession may not. */
export const isInOrdine = (da: Data, a: Data, { anche = true }: { anche?: boolean } = {}): boolean =>
  anche ? da <= a : da < a;

import { addDays, type Data, daysBetween } from './data.ts';

/** Rules of properties, their owners and their contracts, for the pages and the server. They answer; the sentence belongs to who asks. */

/** The largest share, in percent. */
export const QUOTA_MASSIMA = 100;
/** A share in percent: above 0, at most 100, at most two decimals. */
export const isQuotaPossesso = (quota: number): boolean =>
  quota > 0 && quota <= QUOTA_MASSIMA && Number.isInteger(Math.round(quota * 1e6) / 1e4);

/** A share from a day to another, both included; null: still. */
export interface QuotaNelTempo {
  readonly dal: Data;
  readonly al: Data | null;
  readonly quota: number;
}

const INTERO = QUOTA_MASSIMA * 100;
const isIn = (giorno: Data, { dal, al }: QuotaNelTempo) => dal <= giorno && (al === null || giorno <= al);

/**
 * The first day on which shares make more than 100%, or null. Only a day on which somebody begins can be the first.
 * Shares are summed in hundredths: 33,33 three times is 99,99.
 */
export function findEccedenza(quote: readonly QuotaNelTempo[]): Data | null {
  const inizi = [...new Set(quote.map(({ dal }) => dal))].sort();
  const isOltre = (giorno: Data) =>
    quote
      .filter((una) => isIn(giorno, una))
      .reduce((somma, { quota }) => somma + Math.round(quota * 100), 0) > INTERO;
  return inizi.find(isOltre) ?? null;
}

/** How long the code of a contract is: either. */
export const LUNGHEZZE_CONTRATTO: readonly [number, number] = [16, 17];
/** The code that identifies a contract of the land registry: 16 or 17 characters, letters and digits. */
export const isCodiceContratto = (codice: string): boolean =>
  /^[A-Z0-9]+$/i.test(codice) && LUNGHEZZE_CONTRATTO.includes(codice.length);

/** Beyond these days a contract must be registered. */
const GIORNI_SENZA_REGISTRAZIONE = 30;

/** Whether a contract must have its registration details or its code: it lasts more than 30 days, or has no end. */
export const isDaRegistrare = (dal: Data, al: Data | null): boolean =>
  al === null || daysBetween(dal, al) + 1 > GIORNI_SENZA_REGISTRAZIONE;

/** The possession of who died ends that day; the one of the heirs begins the day after. */
export const splitAllaMorte = (dataMorte: Data): { al: Data; dal: Data } => ({
  al: dataMorte,
  dal: addDays(dataMorte, 1),
});

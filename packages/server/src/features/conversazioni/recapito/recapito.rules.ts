/** Of a notification, what a browser is told. */
export interface Novita {
  readonly oggetto: string;
  readonly percorso: string | null;
}
const CASA = '/home';

/** What a browser shows, and the page that a touch opens: one by its subject, several by how many they are. Latest first. */
export function writeNovita(nuove: readonly Novita[]): { titolo: string; testo: string; percorso: string } {
  const [prima] = nuove;
  const oggetto = prima?.oggetto ?? '';
  const isSola = nuove.length === 1;
  return {
    titolo: 'Quadra',
    testo: isSola ? oggetto : `${nuove.length} notifiche da leggere. La più recente: ${oggetto}`,
    percorso: (isSola ? prima?.percorso : null) ?? CASA,
  };
}

const ORA_MS = 3_600_000;
const PRIMA_ATTESA_MS = 60_000;
const ATTESA_MASSIMA_MS = 6 * ORA_MS;
/** Doubled so many times it is longer than the longest. */
const RADDOPPI = 10;
/** When a browser whose service failed is tried again: a minute, then twice as much each time, six hours at most, for ever. */
export const computeRiprova = (guasti: number, adesso: Date): Date =>
  new Date(adesso.getTime() + Math.min(PRIMA_ATTESA_MS * 2 ** Math.min(guasti, RADDOPPI), ATTESA_MASSIMA_MS));

const ORA_MS = 3_600_000;

/** Of those that are new, what a browser shows: one by its subject, several by how many they are. */
export function writeNovita(oggetti: readonly string[]): string {
  const [primo = ''] = oggetti;
  return oggetti.length === 1 ? primo : `${oggetti.length} notifiche da leggere. La più recente: ${primo}`;
}

const PRIMA_ATTESA_MS = 60_000;
const ATTESA_MASSIMA_MS = 6 * ORA_MS;
/** After how many failures in a row a browser is believed lost. */
export const GUASTI_MASSIMI = 12;
/** When a browser whose service failed is tried again: a minute, then twice as much each time, six hours at most. */
export const computeRiprova = (guasti: number, adesso: Date): Date =>
  new Date(adesso.getTime() + Math.min(PRIMA_ATTESA_MS * 2 ** guasti, ATTESA_MASSIMA_MS));

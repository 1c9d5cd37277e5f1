const orologio = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** What the clocks of Rome say at an instant, as if Rome were at Greenwich. */
const readRoma = (istante: number): number => Date.parse(`${orologio.format(istante).replace(' ', 'T')}Z`);

/**
 * The instant at which the clocks of Rome say that day (yyyy-mm-dd) and hour (hh:mm); null when they are none. An hour that
 * comes twice is the first; one that is skipped is the hour after.
 */
export function toIstante(giorno: string, ora: string): string | null {
  const [, ore = '', minuti = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(ora.trim()) ?? [];
  const detto = Date.parse(`${giorno}T${ore.padStart(2, '0')}:${minuti}:00Z`);
  if (Number.isNaN(detto)) return null;
  const prima = detto - (readRoma(detto - 7_200_000) - (detto - 7_200_000));
  return new Date(readRoma(prima) === detto ? prima : detto - (readRoma(detto) - detto)).toISOString();
}

/** Day and hour of an instant, as one types them. */
export function splitIstante(iso: string): { giorno: string; ora: string } {
  const [giorno = '', ora = ''] = orologio.format(new Date(iso)).split(' ');
  return { giorno, ora: ora.slice(0, 5) };
}

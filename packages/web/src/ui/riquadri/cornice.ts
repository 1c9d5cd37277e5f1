/** What a framed page says to be closed. */
const CHIUSURA = 'close';

export type MessaggioCornice = { origin: string; source: unknown; data: unknown };

/** The origin a framed page must speak from: that of its own address; null where it has none to be told by. */
export function computeOrigine(indirizzo: string, base: string): string | null {
  const indirizzoPieno = URL.parse(indirizzo, base);
  return indirizzoPieno !== null && /^https?:$/.test(indirizzoPieno.protocol) ? indirizzoPieno.origin : null;
}

/** True only when the origin, the window and the word are all the ones of the framed page. */
export const isChiusura = (
  { origin, source, data }: MessaggioCornice,
  origine: string | null,
  finestra: unknown,
): boolean =>
  origine !== null && origin === origine && source === finestra && source != null && data === CHIUSURA;

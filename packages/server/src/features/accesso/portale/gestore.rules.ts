/** The logo of a gestore as an image of the page; null when there is none. */
export function computeLogo(logo: Buffer | null, tipo: string | null): string | null {
  return logo === null || tipo === null ? null : `data:${tipo};base64,${logo.toString('base64')}`;
}

import { readImmagine } from '../../../http/immagine.rules.ts';
import type { LogoFoglio } from './foglio.ts';

/** A logo as the print draws it; null for one that could not be drawn: the print goes on without. */
export function computeLogo(logo: { dati: Buffer; tipo: string } | undefined): LogoFoglio | null {
  if (logo === undefined) return null;
  if (logo.tipo === 'image/svg+xml') return { svg: logo.dati.toString('utf8') };
  if (readImmagine(logo.dati) === undefined) return null;
  return { image: `data:${logo.tipo};base64,${logo.dati.toString('base64')}` };
}

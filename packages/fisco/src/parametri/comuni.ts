import { capoluoghi } from './comunali/capoluoghi.ts';

/** A codice catastale as a number (`F205` → 50205), and back. */
export const encodeComune = (codice: string): number =>
  (codice.charCodeAt(0) - 65) * 10_000 + Number(codice.slice(1));
export const decodeComune = (codice: number): string =>
  `${String.fromCharCode(65 + Math.floor(codice / 10_000))}${String(codice % 10_000).padStart(3, '0')}`;

/** «Milano (F205)», or «il comune A001» where the name is not held. */
export function readComune(codice: number): string {
  const catastale = decodeComune(codice);
  const nome = capoluoghi[catastale];
  return nome === undefined ? `il comune ${catastale}` : `${nome} (${catastale})`;
}

import { parametro, type Tabella } from '../engine/index.ts';
import type { CodiceRegione } from './regioni.ts';
import { legge, vale } from './scrittura.ts';

/** A comune that the tables handle. */
export interface Comune {
  readonly codiceCatastale: string;
  readonly denominazione: string;
  readonly provincia: string;
  readonly regione: CodiceRegione;
}

export const comuni: readonly Comune[] = [
  { codiceCatastale: 'F205', denominazione: 'Milano', provincia: 'MI', regione: 10 },
  { codiceCatastale: 'H501', denominazione: 'Roma', provincia: 'RM', regione: 8 },
  { codiceCatastale: 'L219', denominazione: 'Torino', provincia: 'TO', regione: 13 },
  { codiceCatastale: 'L378', denominazione: 'Trento', provincia: 'TN', regione: 18 },
];

/** A codice catastale as a number (`F205` → 50205), and back. */
export const encodeComune = (codice: string): number =>
  (codice.charCodeAt(0) - 65) * 10_000 + Number(codice.slice(1));
export const decodeComune = (codice: number): string =>
  `${String.fromCharCode(65 + Math.floor(codice / 10_000))}${String(codice % 10_000).padStart(3, '0')}`;

/** «Milano (F205)», or the bare code of a comune that the tables do not hold. */
export function readComune(codice: number): string {
  const catastale = decodeComune(codice);
  const comune = comuni.find((c) => c.codiceCatastale === catastale);
  return comune ? `${comune.denominazione} (${catastale})` : `il comune ${catastale}`;
}

/** Regione of each comune. */
export const regionePerComune = parametro<Tabella>({
  id: 'comuni/regione',
  descrizione: 'Regione del comune',
  unita: 'codice',
  valori: [
    vale(
      2018,
      null,
      new Map(comuni.map((c) => [encodeComune(c.codiceCatastale), c.regione])),
      legge('ISTAT', 'elenco dei comuni al 30/6/2025'),
    ),
  ],
});

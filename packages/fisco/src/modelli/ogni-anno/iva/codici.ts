import type { Opzione } from '../../modello.ts';

const scelte = (...voci: readonly (readonly [string, string])[]): readonly Opzione[] =>
  voci.map(([codice, descrizione]) => ({ codice, descrizione }));

/** VX4, col. 3: that of the Gruppo IVA from the form of 2020. */
const CAUSALI = scelte(
  ['1', 'Cessazione di attività'],
  ['2', 'Aliquota media'],
  ['3', 'Operazioni non imponibili oltre il 25%'],
  ['4', 'Beni ammortizzabili, studi e ricerche'],
  ['5', 'Operazioni non soggette prevalenti'],
  ['6', 'Soggetti non residenti'],
  ['7', 'Produttori agricoli con cessioni non imponibili'],
  ['8', 'Minore eccedenza del triennio'],
  ['9', 'Più requisiti'],
  ['10', 'Minore eccedenza non trasferibile al gruppo'],
  ['11', 'Ingresso in un Gruppo IVA'],
);
const PRIMO_GRUPPO_IVA = 2020;
export const scelteCausali = (anno: number): readonly Opzione[] =>
  anno >= PRIMO_GRUPPO_IVA ? CAUSALI : CAUSALI.filter(({ codice }) => codice !== '11');
/** Causes for which a refund is asked whatever its amount. */
export const CAUSALI_SENZA_MINIMO = ['1', '8', '10', '11'] as const;

/** VA15 until 2025: what each code says was not read. */
export const scelteComodo = ['1', '2', '3', '4'].map((codice) => ({
  codice,
  descrizione: `Codice ${codice} (significato da riscontrare)`,
}));
export const scelteMetodo = scelte(
  ['1', 'Storico'],
  ['2', 'Previsionale'],
  ['3', 'Analitico'],
  ['4', 'Soggetti particolari'],
);
export const scelteTrimestre = scelte(
  ['1', 'Primo'],
  ['2', 'Secondo'],
  ['3', 'Terzo'],
  ['4', 'Quarto'],
  ['5', 'Codice 5 (significato da riscontrare)'],
);
export const scelteVersante = scelte(
  ['1', 'Mensile'],
  ['2', 'Mensile posticipato (contabilità presso terzi)'],
  ['3', 'Trimestrale per opzione'],
  ['4', 'Trimestrale per natura (art. 74, c. 4)'],
  ['5', 'Mensile, trimestrale l’anno prima'],
  ['6', 'Trimestrale, mensile l’anno prima'],
);

/** Of a good whose deduction is adjusted. */
export const scelteBene = scelte(['1', 'Bene ammortizzabile (cinque anni)'], ['2', 'Immobile (dieci anni)']);
export const scelteCessione = scelte(['1', 'Cessione con imposta'], ['2', 'Cessione esente']);

/** Regioni and autonomous provinces with the code used in payments (F24, tabella T0). */
export const regioni = {
  1: 'Abruzzo',
  2: 'Basilicata',
  3: 'Provincia autonoma di Bolzano',
  4: 'Calabria',
  5: 'Campania',
  6: 'Emilia-Romagna',
  7: 'Friuli-Venezia Giulia',
  8: 'Lazio',
  9: 'Liguria',
  10: 'Lombardia',
  11: 'Marche',
  12: 'Molise',
  13: 'Piemonte',
  14: 'Puglia',
  15: 'Sardegna',
  16: 'Sicilia',
  17: 'Toscana',
  18: 'Provincia autonoma di Trento',
  19: 'Umbria',
  20: 'Valle d’Aosta',
  21: 'Veneto',
} as const;

export type CodiceRegione = keyof typeof regioni;

/** Name of a regione for a sentence. */
export const readRegione = (codice: number): string =>
  regioni[codice as CodiceRegione] ?? 'regione non riconosciuta';

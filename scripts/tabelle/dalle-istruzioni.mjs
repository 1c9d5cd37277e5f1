/**
 * Codes that the table of the F24 lacks and the instructions of the forms name, each with the one it is asked like.
 * 1725: PF3 2024 r. 5459, 2025 r. 5441, 2026 r. 5432 (RQ98). What stands beside it they do not say: as 1722 and 1726, of the
 * same law (L. 197/2022), the year alone.
 */
export const dalleIstruzioni = [
  {
    codice: '1725',
    come: '1726',
    descrizione:
      "IMPOSTA SOSTITUTIVA SUGLI UTILI E LE RISERVE DI UTILE - DIFFERENZA PER DECADENZA DALL'ALIQUOTA RIDOTTA - ART. 1, COMMI 87 - 95, DELLA LEGGE 29 DICEMBRE 2022, N. 197 (DALLE ISTRUZIONI DI REDDITI PF, RQ98)",
  },
];

/** The rows of a table with those of the instructions before the one they are asked like. */
export const addIstruzioni = (righe) =>
  righe.flatMap((riga) => [
    ...dalleIstruzioni.flatMap(({ come, ...sua }) => (come === riga.codice ? [{ ...riga, ...sua }] : [])),
    riga,
  ]);

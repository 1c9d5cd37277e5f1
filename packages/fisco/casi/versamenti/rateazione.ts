/** A calendar of instalments as the law of its year has it: first date, others with their rate in percent. */
export interface CasoCalendario {
  readonly nome: string;
  readonly scadenza: string;
  readonly aFineMese?: boolean;
  readonly date: readonly (readonly [string, number])[];
}

/** Dates without their year, one a line: `07-16 0.18`. */
const calendario = (nome: string, scadenza: string, altre: string, aFineMese = false): CasoCalendario => ({
  nome,
  scadenza,
  aFineMese,
  date: [
    [scadenza, 0],
    ...altre.split(', ').map((testo): [string, number] => {
      const [giorno, tasso] = testo.split(' ');
      return [`${scadenza.slice(0, 4)}-${giorno}`, Number(tasso)];
    }),
  ],
});

/** 4% a year by months of 30 days: 16 days are 0.18, 26 are 0.29; then 0.33 a month. */
export const calendari: readonly CasoCalendario[] = [
  calendario('2020', '2020-06-30', '07-16 0.18, 08-20 0.51, 09-16 0.84, 10-16 1.17, 11-16 1.5'),
  calendario(
    '2020, a fine mese',
    '2020-06-30',
    '07-31 0.33, 08-31 0.66, 09-30 0.99, 11-02 1.32, 11-30 1.65',
    true,
  ),
  calendario('2020, proroga ISA', '2020-07-20', '08-20 0.29, 09-16 0.62, 10-16 0.95, 11-16 1.28'),
  calendario('2020, trentesimo giorno', '2020-07-30', '08-20 0.18, 09-16 0.51, 10-16 0.84, 11-16 1.17'),
  calendario('2021', '2021-06-30', '07-16 0.18, 08-20 0.51, 09-16 0.84, 10-18 1.17, 11-16 1.5'),
  calendario('2021, trentesimo giorno', '2021-07-30', '08-20 0.18, 09-16 0.51, 10-18 0.84, 11-16 1.17'),
  calendario('2022', '2022-06-30', '07-18 0.18, 08-22 0.51, 09-16 0.84, 10-17 1.17, 11-16 1.5'),
  calendario('2022, trentesimo giorno', '2022-08-22', '08-22 0.18, 09-16 0.51, 10-17 0.84, 11-16 1.17'),
  calendario('2023', '2023-06-30', '07-17 0.18, 08-21 0.51, 09-18 0.84, 10-16 1.17, 11-16 1.5'),
  calendario(
    '2023, a fine mese',
    '2023-06-30',
    '07-31 0.33, 08-31 0.66, 10-02 0.99, 10-31 1.32, 11-30 1.65',
    true,
  ),
  calendario('2023, proroga ISA', '2023-07-20', '08-21 0.29, 09-18 0.62, 10-16 0.95, 11-16 1.28'),
  // Istruzioni Redditi PF 2023, fascicolo 1, r. 550-558: after the thirtieth day two instalments fall on 31 July.
  calendario(
    '2023, trentesimo giorno, a fine mese',
    '2023-07-31',
    '07-31 0, 08-31 0.33, 10-02 0.66, 10-31 0.99, 11-30 1.32',
    true,
  ),
  calendario(
    '2023, proroga ISA, a fine mese',
    '2023-07-20',
    '07-31 0.11, 08-31 0.44, 10-02 0.77, 10-31 1.1, 11-30 1.43',
    true,
  ),
  // Istruzioni Redditi PF 2024, fascicolo 1, r. 697-705: from 1 July to the 16th the days are fifteen.
  calendario('2024', '2024-07-01', '07-16 0.17, 08-20 0.5, 09-16 0.83, 10-16 1.16, 11-18 1.49, 12-16 1.82'),
  calendario('2024, proroga ISA', '2024-07-31', '08-20 0.18, 09-16 0.51, 10-16 0.84, 11-18 1.17, 12-16 1.5'),
  calendario(
    '2024, ISA con la maggiorazione',
    '2024-08-30',
    '09-16 0.18, 10-16 0.51, 11-18 0.84, 12-16 1.17',
  ),
  calendario('2025', '2025-06-30', '07-16 0.18, 08-20 0.51, 09-16 0.84, 10-16 1.17, 11-17 1.5, 12-16 1.83'),
  calendario('2025, proroga ISA', '2025-07-21', '08-20 0.28, 09-16 0.61, 10-16 0.94, 11-17 1.27, 12-16 1.6'),
  calendario(
    '2025, trentesimo giorno',
    '2025-07-30',
    '08-20 0.18, 09-16 0.51, 10-16 0.84, 11-17 1.17, 12-16 1.5',
  ),
  calendario(
    '2025, ISA con la maggiorazione',
    '2025-08-20',
    '09-16 0.29, 10-16 0.62, 11-17 0.95, 12-16 1.28',
  ),
  calendario('2026', '2026-06-30', '07-16 0.18, 08-20 0.51, 09-16 0.84, 10-16 1.17, 11-16 1.5, 12-16 1.83'),
  calendario('2026, proroga ISA', '2026-07-20', '08-20 0.29, 09-16 0.62, 10-16 0.95, 11-16 1.28, 12-16 1.61'),
  calendario(
    '2026, trentesimo giorno',
    '2026-07-30',
    '08-20 0.18, 09-16 0.51, 10-16 0.84, 11-16 1.17, 12-16 1.5',
  ),
  calendario(
    'IVA 2023',
    '2023-03-16',
    '04-17 0.33, 05-16 0.66, 06-16 0.99, 07-17 1.32, 08-21 1.65, 09-18 1.98, 10-16 2.31, 11-16 2.64',
  ),
  calendario(
    'IVA 2025',
    '2025-03-17',
    '04-16 0.33, 05-16 0.66, 06-16 0.99, 07-16 1.32, 08-20 1.65, 09-16 1.98, 10-16 2.31, 11-17 2.64, 12-16 2.97',
  ),
];

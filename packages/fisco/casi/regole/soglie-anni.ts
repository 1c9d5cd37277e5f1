import { type Caso, casi, conOnere, dipendente, residente, spesa } from './caso.ts';

/** Children wholly of this parent, each for so many months. */
const conFigli =
  (mesi: readonly number[], altro: Readonly<Record<string, number>> = {}) =>
  (reddito: number) => ({
    ...dipendente(reddito),
    ...Object.fromEntries(
      mesi.flatMap((quanti, n) => [
        [`familiari.relazione[${n}]`, n === 0 ? 2 : 3],
        [`familiari.mesiCarico[${n}]`, quanti],
        [`familiari.percentuale[${n}]`, 100],
      ]),
    ),
    ...altro,
  });

/** Bonuses, children, expenses and surcharges of the years around 2024: one cent below each threshold, at it, above. */
export const soglieAnni: readonly Caso[] = [
  ...casi('Bonus e trattamento integrativo', 2020, 'trattamento.spettante', dipendente, [
    [24_599.99, 1_080],
    [24_600, 1_080],
    [24_600.01, 1_079.95],
    [26_599.99, 600],
    [26_600, 600],
    [26_600.01, 600],
    [27_999.99, 600],
    [28_000, 600],
    [28_000.01, 0],
  ]),
  ...casi('Bonus e trattamento integrativo', 2021, 'trattamento.spettante', dipendente, [
    [27_999.99, 1_200],
    [28_000, 1_200],
    [28_000.01, 0],
  ]),
  ...casi('Bonus e trattamento integrativo', 2022, 'trattamento.spettante', dipendente, [
    [14_999.99, 1_200],
    [15_000, 1_200],
    [15_000.01, 0],
    [27_999.99, 0],
    [28_000, 0],
    [28_000.01, 0],
  ]),
  ...casi('Bonus e trattamento integrativo', 2023, 'trattamento.spettante', dipendente, [
    [14_999.99, 1_200],
    [15_000, 1_200],
    [15_000.01, 0],
    [27_999.99, 0],
    [28_000, 0],
    [28_000.01, 0],
  ]),
  ...casi('Bonus e trattamento integrativo', 2025, 'trattamento.spettante', dipendente, [
    [14_999.99, 1_200],
    [15_000, 1_200],
    [15_000.01, 0],
    [27_999.99, 0],
    [28_000, 0],
    [28_000.01, 0],
  ]),
  ...casi('Un figlio', 2019, 'detrazioni.figli', conFigli([12]), [
    [15_000, 800],
    [94_999.99, 0],
    [95_000, 0],
    [95_000.01, 0],
  ]),
  ...casi(
    'Un figlio sotto i tre anni per cinque mesi',
    2019,
    'detrazioni.figli',
    conFigli([12], { 'familiari.mesiMinoreTre[0]': 5 }),
    [
      [15_000, 894.73],
      [40_000, 615.08],
    ],
  ),
  ...casi(
    'Un figlio con disabilità',
    2019,
    'detrazioni.figli',
    conFigli([12], { 'familiari.relazione[0]': 5 }),
    [
      [15_000, 1_136.84],
      [40_000, 781.52],
    ],
  ),
  ...casi('Quattro figli', 2019, 'detrazioni.figli', conFigli([12, 12, 12, 12]), [
    [15_000, 4_106.88],
    [139_999.99, 0],
    [140_000, 0],
  ]),
  ...casi('Un figlio', 2021, 'detrazioni.figli', conFigli([12]), [
    [15_000, 800],
    [94_999.99, 0],
    [95_000, 0],
    [95_000.01, 0],
  ]),
  ...casi(
    'Un figlio sotto i tre anni per cinque mesi',
    2021,
    'detrazioni.figli',
    conFigli([12], { 'familiari.mesiMinoreTre[0]': 5 }),
    [
      [15_000, 894.73],
      [40_000, 615.08],
    ],
  ),
  ...casi(
    'Un figlio con disabilità',
    2021,
    'detrazioni.figli',
    conFigli([12], { 'familiari.relazione[0]': 5 }),
    [
      [15_000, 1_136.84],
      [40_000, 781.52],
    ],
  ),
  ...casi('Quattro figli', 2021, 'detrazioni.figli', conFigli([12, 12, 12, 12]), [
    [15_000, 4_106.88],
    [139_999.99, 0],
    [140_000, 0],
  ]),
  ...casi(
    'Quattro figli',
    2021,
    'detrazioni.ulterioreFigli',
    conFigli([12, 12, 12, 12], { 'familiari.percentualeUlteriore': 50 }),
    [[15_000, 600]],
  ),
  ...casi(
    'Quattro figli',
    2022,
    'detrazioni.ulterioreFigli',
    conFigli([12, 12, 12, 12], { 'familiari.percentualeUlteriore': 50 }),
    [[15_000, 100]],
  ),
  ...casi('Tre figli', 2021, 'detrazioni.ulterioreFigli', conFigli([12, 12, 12]), [[15_000, 0]]),
  ...casi('Un figlio, gennaio e febbraio', 2022, 'detrazioni.figli', conFigli([12]), [
    [15_000, 133.33],
    [94_999.99, 0],
    [95_000, 0],
  ]),
  ...casi(
    'Un figlio di ventun anni',
    2022,
    'detrazioni.figli',
    conFigli([12], { 'familiari.mesiDetrazione[0]': 10 }),
    [
      [15_000, 799.99],
      [40_000, 549.96],
      [95_000, 0],
    ],
  ),
  ...casi('Riduzione oltre 120.000', 2020, 'detrazioni.oneri19', conOnere, [
    [119_999.99, 380],
    [120_000, 380],
    [120_000.01, 379.96],
    [239_999.99, 0],
    [240_000, 0],
    [240_000.01, 0],
  ]),
  ...casi('Riduzione oltre 120.000', 2021, 'detrazioni.oneri19', conOnere, [
    [119_999.99, 380],
    [120_000, 380],
    [120_000.01, 379.96],
    [239_999.99, 0],
    [240_000, 0],
    [240_000.01, 0],
  ]),
  ...casi('Riduzione oltre 120.000', 2022, 'detrazioni.oneri19', conOnere, [
    [119_999.99, 380],
    [120_000, 380],
    [120_000.01, 379.96],
    [239_999.99, 0],
    [240_000, 0],
    [240_000.01, 0],
  ]),
  ...casi('Riduzione oltre 120.000', 2025, 'detrazioni.oneri19', conOnere, [
    [119_999.99, 380],
    [120_000, 380],
    [120_000.01, 379.96],
    [239_999.99, 0],
    [240_000, 0],
    [240_000.01, 0],
  ]),
  ...casi('Spese veterinarie', 2019, 'oneri.totale19', spesa(29), [
    [387.33, 258.22],
    [387.34, 258.23],
    [387.35, 258.23],
  ]),
  ...casi('Spese veterinarie', 2020, 'oneri.totale19', spesa(29), [
    [499.99, 370.88],
    [500, 370.89],
    [500.01, 370.89],
  ]),
  ...casi('Spese veterinarie', 2021, 'oneri.totale19', spesa(29), [
    [549.99, 420.88],
    [550, 420.89],
    [550.01, 420.89],
  ]),
  ...casi('Spese veterinarie', 2025, 'oneri.totale19', spesa(29), [
    [549.99, 420.88],
    [550, 420.89],
    [550.01, 420.89],
  ]),
  ...casi('Spese di istruzione', 2019, 'oneri.totale19', spesa(12), [
    [799.99, 799.99],
    [800, 800],
    [800.01, 800],
  ]),
  ...casi('Spese di istruzione', 2025, 'oneri.totale19', spesa(12), [
    [999.99, 999.99],
    [1_000, 1_000],
    [1_000.01, 1_000],
  ]),
  ...casi('Toscana', 2023, 'addizionali.regionale', residente(30_612), [
    [15_000, 213],
    [28_000, 398.9],
    [50_000, 768.5],
    [60_000, 941.5],
  ]),
  ...casi('Lazio', 2023, 'addizionali.regionale', residente(70_501), [
    [15_000, 259.5],
    [15_000.01, 259.5],
    [28_000, 692.4],
    [40_000, 1_092],
  ]),
];

import type { Credito, Situazione } from '../../src/versamenti/compensazione.ts';

/** One credit against one debt of 4001, a year before; what is used, in euro, and the rule that stops the rest. */
export interface CasoCompensazione {
  readonly nome: string;
  readonly data: string;
  readonly debito: number;
  readonly credito: Partial<Omit<Credito, 'id'>> & { readonly disponibile: number };
  readonly situazione?: Situazione;
  readonly attesi: readonly [usato: number, regola?: string, dal?: string];
}

type Riga = readonly [
  string,
  string,
  number,
  CasoCompensazione['credito'],
  CasoCompensazione['attesi'],
  Situazione?,
];
const euro = (importo: number) => importo * 100;
const iva = (importo: number, altro: Partial<Credito> = {}): CasoCompensazione['credito'] => ({
  codice: '6099',
  anno: 2024,
  disponibile: euro(importo),
  ...altro,
});
const ires = (importo: number, altro: Partial<Credito> = {}) => iva(importo, { codice: '2003', ...altro });
const camerale = (importo: number, altro: Partial<Credito> = {}) =>
  iva(importo, { codice: '3850', ...altro });
const ru = (importo: number, altro: Partial<Credito> = {}) => iva(importo, { codice: '6900', ...altro });

const righe: readonly Riga[] = [
  [
    'IRES del 2018: la dichiarazione non si aspetta',
    '2020-01-16',
    10_000,
    ires(8000, { anno: 2018, visto: true }),
    [8000],
  ],
  ['IRES del 2018 senza visto', '2020-01-16', 10_000, ires(8000, { anno: 2018 }), [5000, 'VISTO']],
  [
    'IRES del 2019: si aspetta',
    '2020-01-16',
    10_000,
    ires(8000, { anno: 2019, visto: true }),
    [5000, 'DECIMO_GIORNO'],
  ],
  [
    'IVA del 2018: si aspettava già',
    '2019-01-16',
    10_000,
    iva(8000, { anno: 2018, visto: true }),
    [5000, 'DECIMO_GIORNO'],
  ],
  // Istruzioni Redditi PF 2025, fascicolo 1, § 8, and D.Lgs. 241/1997, art. 17, c. 1: the substitute taxes too.
  [
    'sostitutiva delle plusvalenze, senza dichiarazione',
    '2025-02-17',
    10_000,
    iva(6000, { codice: '1100' }),
    [5000, 'DECIMO_GIORNO'],
  ],
  [
    'sostitutiva dei capitali esteri, senza visto',
    '2025-11-17',
    10_000,
    iva(6000, { codice: '1242', presentata: '2025-10-15' }),
    [5000, 'VISTO'],
  ],
  [
    'sostitutiva, con debiti a ruolo',
    '2025-06-16',
    10_000,
    iva(4000, { codice: '2728' }),
    [1000, 'RUOLI'],
    { ruoli: euro(3000) },
  ],
  ['fino a 5.000, senza dichiarazione', '2025-01-16', 10_000, iva(5000), [5000]],
  ['oltre 5.000, senza dichiarazione', '2025-02-17', 10_000, iva(5000.01), [5000, 'DECIMO_GIORNO']],
  [
    'il nono giorno dopo la dichiarazione',
    '2025-03-19',
    10_000,
    iva(8000, { presentata: '2025-03-10', visto: true }),
    [5000, 'DECIMO_GIORNO', '2025-03-20'],
  ],
  [
    'il decimo giorno, con il visto',
    '2025-03-20',
    10_000,
    iva(8000, { presentata: '2025-03-10', visto: true }),
    [8000],
  ],
  [
    'il decimo giorno, senza visto',
    '2025-03-20',
    10_000,
    iva(8000, { presentata: '2025-03-10' }),
    [5000, 'VISTO'],
  ],
  [
    'senza visto, con l’esonero ISA di 70.000',
    '2025-03-20',
    100_000,
    iva(70_000, { presentata: '2025-03-10', esonero: euro(70_000) }),
    [70_000],
  ],
  [
    'senza visto, oltre l’esonero ISA',
    '2025-03-20',
    100_000,
    iva(80_000, { presentata: '2025-03-10', esonero: euro(50_000) }),
    [50_000, 'VISTO'],
  ],
  [
    '5.000 già usati per metà',
    '2025-02-17',
    10_000,
    iva(4000, { usato: euro(2500) }),
    [2500, 'DECIMO_GIORNO'],
  ],
  ['5.000 già usati', '2025-02-17', 10_000, iva(1, { usato: euro(5000) }), [0, 'DECIMO_GIORNO']],
  ['il debito basta al credito libero', '2025-02-17', 3000, iva(9000), [3000]],
  ['IRES fino a 5.000', '2025-06-30', 10_000, ires(5000), [5000]],
  ['IRES oltre 5.000', '2025-06-30', 10_000, ires(6000), [5000, 'DECIMO_GIORNO']],
  [
    'IRES oltre 5.000, presentata con il visto',
    '2025-11-10',
    10_000,
    ires(6000, { presentata: '2025-10-31', visto: true }),
    [6000],
  ],
  ['ritenute versate in più', '2025-06-16', 10_000, ires(6000, { codice: '6782' }), [5000, 'DECIMO_GIORNO']],
  ['credito del quadro RU, senza visto', '2025-06-16', 200_000, ru(100_000), [100_000]],
  ['credito dell’INPS, senza visto', '2025-06-16', 20_000, ires(9000, { codice: 'AP' }), [9000]],
  ['prima del 1° gennaio', '2024-12-16', 1000, iva(1000), [0, 'NON_ANCORA', '2025-01-01']],
  ['il 1° gennaio', '2025-01-01', 1000, iva(1000), [1000]],
  [
    'un trimestre dal suo giorno',
    '2025-05-16',
    1000,
    iva(1000, { codice: '6036', anno: 2025, dal: '2025-04-30' }),
    [1000],
  ],
  ['l’ultimo giorno di uso', '2025-12-31', 1000, ru(1000, { entro: '2025-12-31' }), [1000]],
  ['dopo l’ultimo giorno di uso', '2026-01-16', 1000, ru(1000, { entro: '2025-12-31' }), [0, 'SCADUTO']],
  [
    'limite del 2019',
    '2019-12-16',
    1_000_000,
    iva(800_000, { anno: 2018, presentata: '2019-04-30', visto: true }),
    [700_000, 'LIMITE_ANNUO', '2020-01-01'],
  ],
  [
    'limite del 2020',
    '2020-12-16',
    2_000_000,
    iva(1_200_000, { anno: 2019, presentata: '2020-04-30', visto: true }),
    [1_000_000, 'LIMITE_ANNUO', '2021-01-01'],
  ],
  [
    'limite del 2021',
    '2021-12-16',
    3_000_000,
    iva(2_500_000, { anno: 2020, presentata: '2021-04-30', visto: true }),
    [2_000_000, 'LIMITE_ANNUO', '2022-01-01'],
  ],
  [
    'limite del 2025, in parte già usato',
    '2025-12-16',
    3_000_000,
    iva(500_000, { presentata: '2025-04-30', visto: true }),
    [200_000, 'LIMITE_ANNUO', '2026-01-01'],
    { compensato: euro(1_800_000) },
  ],
  [
    // Istruzioni Redditi PF 2026, fascicolo 3, r. 7210-7213 and 8414: 250.000 and what is left of the common limit.
    'quadro RU oltre 250.000, con il limite comune libero',
    '2025-12-16',
    1_000_000,
    ru(300_000),
    [300_000],
  ],
  [
    'quadro RU, i due limiti insieme',
    '2025-12-16',
    3_000_000,
    ru(2_250_001),
    [2_250_000, 'LIMITE_AGEVOLAZIONI', '2026-01-01'],
  ],
  [
    'quadro RU con il limite comune consumato',
    '2025-12-16',
    1_000_000,
    ru(300_000),
    [250_000, 'LIMITE_AGEVOLAZIONI', '2026-01-01'],
    { compensato: euro(2_000_000) },
  ],
  [
    'quadro RU con i suoi 250.000 già usati, e altri crediti',
    '2025-12-16',
    1_000_000,
    ru(700_000),
    [600_000, 'LIMITE_AGEVOLAZIONI', '2026-01-01'],
    { compensato: euro(1_650_000), agevolazioni: euro(250_000) },
  ],
  [
    'altro credito dopo un quadro RU oltre il suo limite',
    '2025-12-16',
    3_000_000,
    iva(2_500_000, { presentata: '2025-04-30', visto: true }),
    [1_950_000, 'LIMITE_ANNUO', '2026-01-01'],
    { compensato: euro(300_000), agevolazioni: euro(300_000) },
  ],
  ['ruoli di 1.500', '2025-06-16', 10_000, iva(4000), [4000], { ruoli: euro(1500) }],
  ['ruoli di 1.500,01', '2025-06-16', 10_000, iva(4000), [2499.99, 'RUOLI'], { ruoli: euro(1500) + 1 }],
  ['ruoli oltre il credito', '2025-06-16', 10_000, iva(4000), [0, 'RUOLI'], { ruoli: euro(9000) }],
  [
    'ruoli e credito dell’INPS',
    '2025-06-16',
    10_000,
    ires(4000, { codice: 'AP' }),
    [4000],
    { ruoli: euro(9000) },
  ],
  ['ruoli di 100.000', '2025-06-16', 200_000, camerale(4000), [4000], { ruoli: euro(100_000) }],
  ['ruoli oltre 100.000', '2025-06-16', 200_000, camerale(4000), [0, 'RUOLI'], { ruoli: euro(100_000) + 1 }],
  [
    'ruoli oltre 100.000 prima del 1/7/2024',
    '2024-06-17',
    200_000,
    camerale(4000, { anno: 2023 }),
    [4000],
    { ruoli: euro(100_000) + 1 },
  ],
  [
    'ruoli oltre 50.000 dal 2026',
    '2026-01-16',
    200_000,
    camerale(4000),
    [0, 'RUOLI'],
    { ruoli: euro(50_000) + 1 },
  ],
  [
    'ruoli oltre 100.000 e credito dell’INPS',
    '2025-06-16',
    200_000,
    ires(4000, { codice: 'AP' }),
    [4000],
    { ruoli: euro(100_000) + 1 },
  ],
  [
    'beni strumentali nuovi, oltre il limite',
    '2025-12-16',
    1_000_000,
    ru(300_000, { codice: '6936' }),
    [300_000],
  ],
  [
    'beni strumentali nuovi, con ruoli oltre 1.500',
    '2025-12-16',
    10_000,
    ru(3000, { codice: '6936' }),
    [3000],
    { ruoli: euro(9000) },
  ],
  ['in banca prima del 1/7/2024', '2024-06-28', 1000, iva(1000, { anno: 2023 }), [1000], { canale: 'banca' }],
  [
    'in banca dal 1/7/2024',
    '2024-07-01',
    1000,
    iva(1000, { anno: 2023 }),
    [0, 'CANALE'],
    { canale: 'banca' },
  ],
  ['con i canali dell’Agenzia', '2024-07-01', 1000, iva(1000, { anno: 2023 }), [1000], { canale: 'agenzia' }],
];

export const casiCompensazione: readonly CasoCompensazione[] = righe.map(
  ([nome, data, debito, credito, attesi, situazione]) => ({
    nome,
    data,
    debito: euro(debito),
    credito,
    attesi,
    ...(situazione && { situazione }),
  }),
);

import { computeScadenzeImu } from '../imu/mesi.ts';

/** One due date. No date of the past years was checked on an official source, but where `verificato` says so. */
export interface Scadenza {
  readonly adempimento: Adempimento;
  /** Who it is for, when it is not for everybody. */
  readonly per?: string;
  readonly data: string;
  /** What is added to the amount, in millionths. */
  readonly maggiorazione?: number;
  readonly nota?: string;
  readonly verificato: boolean;
}

type Adempimento =
  | 'saldo'
  | 'secondo acconto'
  | 'acconto IMU'
  | 'saldo IMU'
  | 'Redditi PF'
  | '730'
  | 'CU'
  | '770';

/** How late a declaration is still valid, in days (D.P.R. 322/1998, art. 2, c. 7). */
export const GIORNI_TARDIVA = 90;

type Riga = readonly [Adempimento, string, (string | null)?, (number | null)?, string?];
const MAGGIORAZIONE = 4_000;
/** Whoever pays within thirty days of the term adds 0.40% (D.P.R. 435/2001, art. 17, c. 2). */
const TRENTESIMO = 'Entro trenta giorni dal termine';
const ISA = 'Soggetti ISA e forfetari';
const PIVA = 'Partite IVA fino a 170.000 euro';

const righe: Readonly<Record<number, readonly Riga[]>> = {
  2020: [
    ['saldo', '2020-06-30'],
    ['saldo', '2020-07-20', ISA],
    ['saldo', '2020-07-30', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2020-08-20', ISA, MAGGIORAZIONE],
    ['saldo', '2020-10-30', 'Soggetti ISA con calo di fatturato', 2 * MAGGIORAZIONE, 'Emergenza COVID'],
    ['secondo acconto', '2020-12-10', null, null, 'Prorogato dal 30/11/2020'],
    ['secondo acconto', '2021-04-30', 'Soggetti ISA con calo del 33%'],
    ['Redditi PF', '2020-12-10', null, null, 'Prorogato dal 30/11/2020'],
    ['730', '2020-09-30'],
    ['CU', '2020-04-30', null, null, 'Prorogata dal 31/03/2020'],
    ['770', '2020-12-10', null, null, 'Prorogato dal 31/10/2020'],
  ],
  2021: [
    ['saldo', '2021-06-30'],
    ['saldo', '2021-07-30', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2021-09-15', ISA],
    ['secondo acconto', '2021-11-30'],
    ['Redditi PF', '2021-11-30'],
    ['730', '2021-09-30'],
    ['CU', '2021-03-31', null, null, 'Prorogata dal 16/03/2021'],
    ['770', '2021-11-02', null, null, 'Il 31/10/2021 è domenica'],
  ],
  2022: [
    ['saldo', '2022-06-30'],
    ['saldo', '2022-08-22', null, MAGGIORAZIONE, TRENTESIMO],
    ['secondo acconto', '2022-11-30'],
    ['Redditi PF', '2022-11-30'],
    ['730', '2022-09-30'],
    ['CU', '2022-03-16'],
    ['770', '2022-10-31'],
  ],
  2023: [
    ['saldo', '2023-06-30'],
    ['saldo', '2023-07-20', ISA],
    ['saldo', '2023-07-31', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2023-07-31', ISA, MAGGIORAZIONE],
    ['secondo acconto', '2023-11-30'],
    ['secondo acconto', '2024-01-16', PIVA],
    ['Redditi PF', '2023-11-30'],
    ['730', '2023-10-02'],
    ['CU', '2023-03-16'],
    ['770', '2023-10-31'],
  ],
  2024: [
    ['saldo', '2024-07-01'],
    ['saldo', '2024-07-31', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2024-07-31', ISA],
    ['saldo', '2024-08-30', ISA, MAGGIORAZIONE],
    ['secondo acconto', '2024-12-02'],
    ['secondo acconto', '2025-01-16', PIVA],
    ['Redditi PF', '2024-10-31'],
    ['730', '2024-09-30'],
    ['CU', '2024-03-18'],
    ['770', '2024-10-31'],
  ],
  2025: [
    ['saldo', '2025-06-30'],
    ['saldo', '2025-07-21', ISA],
    ['saldo', '2025-07-30', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2025-08-20', ISA, MAGGIORAZIONE],
    ['secondo acconto', '2025-12-01'],
    ['Redditi PF', '2025-10-31'],
    ['730', '2025-09-30'],
    ['CU', '2025-03-17'],
    ['CU', '2025-03-31', 'Redditi di lavoro autonomo'],
    ['770', '2025-10-31'],
  ],
  2026: [
    ['saldo', '2026-06-30'],
    ['saldo', '2026-07-20', ISA],
    ['saldo', '2026-07-30', null, MAGGIORAZIONE, TRENTESIMO],
    ['saldo', '2026-08-20', ISA, 2 * MAGGIORAZIONE],
    ['secondo acconto', '2026-11-30'],
    ['Redditi PF', '2026-11-02'],
    ['730', '2026-09-30'],
    ['CU', '2026-03-16'],
    ['CU', '2026-04-30', 'Redditi di lavoro autonomo'],
    ['770', '2026-11-02'],
  ],
};

/** The IMU of the year: the days that the law writes (L. 160/2019, art. 1, c. 762), moved to a working one. */
function listDellImu(anno: number): readonly Scadenza[] {
  const { acconto, saldo } = computeScadenzeImu(anno);
  return [
    { adempimento: 'acconto IMU', data: acconto, verificato: true },
    { adempimento: 'saldo IMU', data: saldo, verificato: true },
  ];
}

/** What the law wants in the year of a declaration, by date; nothing for a year that is not held. */
export const listScadenze = (anno: number): readonly Scadenza[] =>
  [
    ...(righe[anno] === undefined ? [] : listDellImu(anno)),
    ...(righe[anno] ?? []).map(
      ([adempimento, data, per, maggiorazione, nota]): Scadenza => ({
        adempimento,
        data,
        verificato: false,
        ...(per ? { per } : {}),
        ...(maggiorazione == null ? {} : { maggiorazione }),
        ...(nota === undefined ? {} : { nota }),
      }),
    ),
  ].sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));

/** Last day of the instalments of the balance: 30 November until 2023, then 16 December (D.Lgs. 1/2024, art. 8). */
export const ultimaRata = (anno: number): string => (anno < 2024 ? `${anno}-11-30` : `${anno}-12-16`);

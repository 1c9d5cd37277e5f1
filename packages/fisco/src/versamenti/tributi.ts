import { gruppiCausali, gruppiTributi } from './tabella-codici.ts';

/** Where a code stands in the model; the chambers of commerce stand among the local taxes, with a province for a comune. */
type SezioneTributo = 'erario' | 'regioni' | 'locali' | 'camerale';
/** Debit only, both, credit only. */
type Uso = 'D' | 'E' | 'R';
/**
 * What stands beside the code: instalment and how many (NNRR), month (00MM), nothing (0000), regione (00T0), comune (00T4),
 * codes of other tables (00T1-00T3), anything (FFFF); of the IMU, nothing or 0101.
 */
type Rateazione = 'NNRR' | '00MM' | '0000' | '00T0' | '00T1' | '00T2' | '00T3' | '00T4' | 'FFFF' | 'IMU';

/** What a code of the F24 asks. */
export interface Tributo {
  readonly codice: string;
  readonly sezione: SezioneTributo;
  readonly uso: Uso;
  readonly rateazione: Rateazione;
  readonly anno: boolean;
  /** An act of the office: its office, its number. */
  readonly ufficio: boolean;
  readonly atto: boolean;
  /** Years after that of the payment that are admitted. */
  readonly anniDopo: number;
  /** First and last year of reference, when the tax has not always been. */
  readonly dal?: number;
  readonly al?: number;
}

type Mese = 'no' | 'mese' | 'mese?' | 'rata' | 'dopo' | 'stesso anno';

/** What a causale of the INPS asks. */
export interface Causale {
  readonly codice: string;
  readonly uso: Uso;
  /** Number of the format of the matricola. */
  readonly formato: number;
  readonly inizio: Mese;
  /** The first month there may be: `1998-01`. */
  readonly minimo?: string;
  readonly fine: Mese;
}

/** IMU and TASI: risoluzioni 35/E/2012 and 29/E/2020; that they may be a credit too was not read on a table. */
const imu = (codici: string, periodo: Pick<Tributo, 'dal' | 'al'>): Tributo[] =>
  codici.split(' ').map((codice) => ({
    codice,
    sezione: 'locali',
    uso: 'E',
    rateazione: 'IMU',
    anno: true,
    ufficio: false,
    atto: false,
    anniDopo: 0,
    ...periodo,
  }));
const locali: readonly Tributo[] = [
  ...imu('3912 3913 3914 3916 3918 3923 3924 3925 3930', { dal: 2012 }),
  ...imu('3939', { dal: 2020 }),
  ...imu('3958 3959 3960 3961 3962 3963', { dal: 2014, al: 2019 }),
];

let tributi: ReadonlyMap<string, Tributo> | undefined;
let causali: ReadonlyMap<string, Causale> | undefined;

function readTributi(): ReadonlyMap<string, Tributo> {
  const erariali = gruppiTributi.flatMap(([sezione, uso, accanto, atti, anniDopo, codici]) => {
    const [rateazione, senzaAnno] = accanto.split(' ');
    return codici.split(' ').map(
      (codice): Tributo => ({
        codice,
        sezione: sezione as SezioneTributo,
        uso: uso as Uso,
        rateazione: rateazione as Rateazione,
        anno: senzaAnno === undefined,
        ufficio: atti.includes('U'),
        atto: atti.includes('A'),
        anniDopo: Number(anniDopo),
      }),
    );
  });
  return new Map([...erariali, ...locali].map((tributo) => [tributo.codice, tributo]));
}

const readCausali = (): ReadonlyMap<string, Causale> =>
  new Map(
    gruppiCausali.flatMap(([formato, uso, inizio, fine, codici]) => {
      const [mese, minimo] = inizio.split(' ');
      return codici.split(' ').map((codice): [string, Causale] => [
        codice,
        {
          codice,
          uso: uso as Uso,
          formato: Number(formato),
          inizio: mese as Mese,
          fine: fine as Mese,
          ...(minimo === undefined ? {} : { minimo }),
        },
      ]);
    }),
  );

/** A code of the sections Erario, Regioni and local taxes; undefined when it is not in the tables that are held. */
export function findTributo(codice: string): Tributo | undefined {
  tributi ??= readTributi();
  return tributi.get(codice);
}

/** A causale of the INPS; undefined when it is not in the tables that are held. */
export function findCausale(codice: string): Causale | undefined {
  causali ??= readCausali();
  return causali.get(codice);
}

/** The codes that are held, in their order. */
export function listTributi(): readonly Tributo[] {
  tributi ??= readTributi();
  return [...tributi.values()];
}

/** The causali that are held, in their order. */
export function listCausali(): readonly Causale[] {
  causali ??= readCausali();
  return [...causali.values()];
}

/** The tables of the Agenzia are of this day: a code born after is not in them. */
export const GIORNO_TABELLA = '2025-11-11';

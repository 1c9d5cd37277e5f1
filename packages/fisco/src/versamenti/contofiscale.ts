import type { Data } from '@quadra/values';
import { computeRateEnte } from '../imu/rate-enti.ts';
import type { PeriodoCalcolato } from '../lipe/tipi.ts';
import { moduloOf, withModulo } from '../modelli/chiave.ts';
import type { ChiaveCasella, CodiceModello, ValoreCasella } from '../modelli/modello.ts';
import { listScadenze } from '../parametri/scadenze.ts';
import { toVersamento } from './calendario.ts';
import {
  contoConsolidato,
  contoIrap,
  contoIsa,
  contoIva,
  contoRedditiEnc,
  contoRedditiSc,
  contoRedditiSp,
} from './caselle/altri.ts';
import { conto730 } from './caselle/m730.ts';
import { contoRedditiPf } from './caselle/redditi-pf.ts';
import type { Acconto, CodiceVoce, Termine, VoceConto } from './caselle/voce.ts';
import type { RigoF24, SezioneF24 } from './f24.ts';

/** A debt or a credit born in a casella of a declaration, in cents. */
export interface VoceDelConto {
  readonly id: string;
  readonly nome: string;
  readonly verso: 'debito' | 'credito';
  readonly codice: string | null;
  readonly sezione: SezioneF24;
  /** Year of reference. */
  readonly anno: number;
  readonly importo: number;
  /** When the debt is due; of a credit, the first day of its use. */
  readonly data: Data;
  readonly casella: ChiaveCasella;
  readonly ente?: string;
  readonly posizione?: string;
  /** Of an advance that a forecast may lower: its tax, and which of the two. */
  readonly acconto?: Acconto;
  /** Due while the advances of these taxes are by history. */
  readonly seStorico?: readonly string[];
  /** Of an advance by forecast: what it is by history. */
  readonly storico?: number;
  /** Of a local tax: which of the two instalments, and of how many properties. */
  readonly rata?: 'acconto' | 'saldo';
  readonly immobili?: number;
  /** What it grows by for its being paid on this day and not on its own, in millionths: the annual IVA with the balances. */
  readonly maggiorazione?: number;
  /** It is paid on its day: no instalment, no increase for paying within thirty days. */
  readonly isFissa?: boolean;
  /** What an F24 asks of it and the declaration does not say. */
  readonly mancano: readonly ('codice' | 'ente' | 'sede' | 'posizione')[];
}

/** Who owes: by it the law of the year may put the first date off. */
export type RegimeVersamenti = 'ordinario' | 'ISA' | 'forfetario';

export interface OpzioniConto {
  readonly regime?: RegimeVersamenti;
  /** Within thirty days of the term, with 0.40% more. */
  readonly differito?: boolean;
  /** The annual IVA waits for the balances, with 0.40% more for each month. */
  readonly ivaConSaldi?: boolean;
  /** Two digits: of the domicilio, or where the production is. */
  readonly regione?: string;
  readonly sedeInps?: string;
}

/** The dates of a year, and what is added at the first. */
export interface DateVersamenti {
  readonly saldo: Data;
  /** In millionths. */
  readonly maggiorazione: number;
  readonly secondo: Data;
  readonly iva: Data;
}

const conti: Readonly<Partial<Record<CodiceModello, readonly VoceConto[]>>> = {
  'redditi-pf': contoRedditiPf,
  'redditi-sp': contoRedditiSp,
  'redditi-sc': contoRedditiSc,
  'redditi-enc': contoRedditiEnc,
  consolidato: contoConsolidato,
  irap: contoIrap,
  isa: contoIsa,
  iva: contoIva,
  '730': conto730,
};

/** Where the debts and credits of a form are; undefined for a form of which it is not held. */
export const listVociConto = (modello: CodiceModello): readonly VoceConto[] | undefined => conti[modello];

const nomi: Readonly<Record<RegimeVersamenti, RegExp>> = {
  ordinario: /^$/,
  ISA: /^Soggetti ISA( e forfetari)?$/,
  forfetario: /forfetari$/,
};

/**
 * When what a declaration leaves is paid in a year.
 * @throws RangeError for a year that is not held
 */
export function findDate(
  anno: number,
  { regime = 'ordinario', differito = false }: OpzioniConto,
): DateVersamenti {
  const tutte = listScadenze(anno);
  const secondo = tutte.find(({ adempimento, per }) => adempimento === 'secondo acconto' && !per);
  const find = (per: RegExp, conMaggiorazione: boolean) =>
    tutte.find(
      (s) =>
        s.adempimento === 'saldo' &&
        per.test(s.per ?? '') &&
        conMaggiorazione === (s.maggiorazione !== undefined),
    );
  // Who had a term put off, and no thirty days after it, pays by that term (2021: until 15 September, with nothing more).
  const primo = find(nomi[regime], differito) ?? find(nomi[regime], false) ?? find(nomi.ordinario, differito);
  if (!primo || !secondo) throw new RangeError(`Le scadenze del ${anno} non sono tenute.`);
  return {
    saldo: primo.data,
    maggiorazione: primo.maggiorazione ?? 0,
    secondo: secondo.data,
    iva: toVersamento(`${anno}-03-16`),
  };
}

/** The least that stands beside a code, in cents (Istruzioni Redditi PF 2023-2026, fascicolo 1, payments with F24). */
const MINIMO_RIGO = 103;

const toNumero = (valore: ValoreCasella | undefined): number => (typeof valore === 'number' ? valore : 0);

type Righi = Readonly<Record<ChiaveCasella, ValoreCasella>>;

function readCodice(codice: CodiceVoce, righi: Righi, modulo: number): string | null {
  if (codice === null || typeof codice === 'string') return codice;
  const valore = righi[withModulo(codice.casella, modulo)];
  const nome =
    valore === true || (typeof valore === 'number' && valore > 0 && !(valore in codice.valori))
      ? 'sì'
      : String(valore);
  return codice.valori[nome] ?? codice.altrimenti;
}

const dataDi = (termine: Termine, date: DateVersamenti, { ivaConSaldi }: OpzioniConto): Data => {
  if (termine === 'secondo acconto') return date.secondo;
  return termine === 'iva' && !ivaConSaldi ? date.iva : date.saldo;
};

/** What is wanted besides by its section, as far as the declaration or the caller says it. */
function readAltro(
  voce: VoceConto,
  righi: Righi,
  modulo: number,
  { regione, sedeInps }: OpzioniConto,
): Pick<VoceDelConto, 'ente' | 'posizione' | 'mancano'> {
  const scritto = (chiave: ChiaveCasella | undefined): string | undefined => {
    const valore = chiave === undefined ? undefined : righi[withModulo(chiave, modulo)];
    return typeof valore === 'string' && valore !== '' ? valore : undefined;
  };
  const ente = voce.ente === 'regione' ? regione : scritto(voce.ente);
  const posizione = scritto(voce.posizione);
  return {
    ...(ente === undefined ? {} : { ente }),
    ...(posizione === undefined ? {} : { posizione }),
    mancano: [
      ...(voce.ente !== undefined && ente === undefined ? (['ente'] as const) : []),
      ...(voce.sezione === 'inps' && sedeInps === undefined ? (['sede'] as const) : []),
      ...(voce.posizione !== undefined && posizione === undefined ? (['posizione'] as const) : []),
    ],
  };
}

/**
 * What a declaration leaves to pay and to use: from its caselle, entered and computed, each with its code, year and date. Up to
 * the minimum of its tax nothing is born.
 * @throws RangeError for a year whose dates are not held
 */
export function computeConto(
  modello: CodiceModello,
  anno: number,
  righi: Righi,
  opzioni: OpzioniConto = {},
): readonly VoceDelConto[] {
  const voci = (conti[modello] ?? []).filter(
    ({ dal = 0, al = 9_999, soloSe, quando }) =>
      dal <= anno &&
      anno <= al &&
      (soloSe === undefined || righi[soloSe] === true) &&
      (quando === undefined || quando(righi)),
  );
  const date = findDate(anno, opzioni);
  return voci.flatMap((voce) => {
    const chiavi = voce.ripetuta
      ? Object.keys(righi).filter((chiave) => chiave === withModulo(voce.casella, moduloOf(chiave)))
      : [voce.casella];
    return chiavi.flatMap((chiave): VoceDelConto[] => {
      const importo = Math.round(toNumero(righi[chiave]) * 100);
      if (importo <= (voce.minimo ?? 0) * 100) return [];
      if (voce.sezione !== 'inps' && importo < MINIMO_RIGO) return [];
      const modulo = moduloOf(chiave);
      const codice = readCodice(voce.codice, righi, modulo);
      const { mancano, ...altro } = readAltro(voce, righi, modulo, opzioni);
      const data = voce.verso === 'credito' ? `${anno}-01-01` : dataDi(voce.termine, date, opzioni);
      const maggiorazione =
        voce.termine === 'iva' ? findMaggiorazioneIva(anno, { codice, verso: voce.verso, data }) : 0;
      return [
        {
          id: `${modello}/${anno}/${chiave}`,
          nome: voce.nome,
          verso: voce.verso,
          codice,
          sezione: voce.sezione,
          anno: anno - 1 + voce.anno,
          importo,
          data,
          ...(maggiorazione === 0 ? {} : { maggiorazione }),
          casella: chiave,
          ...(voce.acconto === undefined ? {} : { acconto: readAcconto(voce.acconto, voce, righi) }),
          ...(voce.seStorico === undefined ? {} : { seStorico: voce.seStorico }),
          ...altro,
          mancano: [...(codice === null ? (['codice'] as const) : []), ...mancano],
        },
      ];
    });
  });
}

/** An advance, with whose thresholds it has where the declaration says it. */
const readAcconto = (acconto: Acconto, { personeSe }: VoceConto, righi: Righi): Acconto =>
  personeSe !== undefined && righi[personeSe] === true ? { ...acconto, soggetto: 'persone' } : acconto;

/** The row of an F24 that a voce becomes, with what is known of it. */
export function toRigo(
  { codice, sezione, anno, ente, posizione, rata, immobili }: VoceDelConto,
  importi: Pick<RigoF24, 'debito' | 'credito'>,
  { sedeInps }: OpzioniConto = {},
): RigoF24 {
  const comune = { sezione, codice: codice ?? '', ...importi };
  if (sezione !== 'inps')
    return {
      ...comune,
      anno: String(anno),
      ...(ente === undefined ? {} : { ente }),
      ...(rata === undefined ? {} : { [rata]: true }),
      ...(immobili === undefined ? {} : { immobili }),
    };
  return {
    ...comune,
    da: `01/${anno}`,
    a: `12/${anno}`,
    ...(sedeInps === undefined ? {} : { sede: sedeInps }),
    ...(posizione === undefined ? {} : { posizione }),
  };
}

const IVA_ANNUALE = '6099';
/**
 * What the annual IVA of a declaration grows by on the day it stands at, in millionths: the months until the term of the balances,
 * that the thirty days after it make no longer, nor (to be checked again) what the law of a year gives besides to some.
 * @throws RangeError for a year whose dates are not held
 */
export const findMaggiorazioneIva = (
  anno: number,
  { codice, verso, data }: Pick<VoceDelConto, 'codice' | 'verso' | 'data'>,
): number =>
  codice === IVA_ANNUALE && verso === 'debito' && data > toVersamento(`${anno}-03-16`)
    ? computeMaggiorazioneIva(anno, findDate(anno, {}).saldo)
    : 0;

/** 0.40% for each month, or part of one, after the term of the IVA: paid with the income taxes (D.P.R. 542/1999, art. 6). */
export function computeMaggiorazioneIva(anno: number, pagamento: Data): number {
  const [mese, giorno] = [Number(pagamento.slice(5, 7)), Number(pagamento.slice(8))];
  const iva = toVersamento(`${anno}-03-16`);
  if (pagamento <= iva) return 0;
  // A term that a feast moved does not make a month of the days it was moved by.
  const mesi = mese - 3 + (giorno > 16 ? 1 : 0);
  return 4_000 * Math.max(1, mesi);
}

/** The IMU of a comune: one row for each code with its two dates, in whole euro. */
export interface ImuDovuta {
  readonly comune: string;
  readonly nome: string;
  readonly righi: readonly {
    readonly codice: string;
    readonly immobili: number;
    readonly acconto: number;
    readonly saldo: number;
    /** The instalments that rest on a rate that is not the one of the comune for its year: their names say so. */
    readonly provvisorie?: readonly RataImu[];
  }[];
}
type RataImu = 'acconto' | 'saldo';

interface DebitoImu {
  readonly chiave: string;
  readonly nome: string;
  readonly rata: RataImu;
  readonly data: Data;
  /** In whole euro. */
  readonly importo: number;
}
/** A debt of the IMU of a year to a comune; nothing where nothing is due. */
const makeVoceImu = (
  anno: number,
  di: { readonly comune: string; readonly codice: string; readonly immobili: number },
  { chiave, importo, ...debito }: DebitoImu,
): VoceDelConto[] =>
  importo > 0
    ? [
        {
          ...debito,
          id: `imu/${anno}/${di.comune}/${di.codice}/${chiave}`,
          verso: 'debito',
          codice: di.codice,
          sezione: 'locali',
          anno,
          importo: Math.round(importo) * 100,
          casella: '',
          ente: di.comune,
          immobili: di.immobili,
          mancano: [],
        },
      ]
    : [];

/** The IMU of a year: a debt for each code of each comune, in June and in December (L. 160/2019, art. 1, c. 762). */
export const listVociImu = (anno: number, comuni: readonly ImuDovuta[]): readonly VoceDelConto[] =>
  comuni.flatMap(({ comune, nome, righi }) =>
    righi.flatMap(({ codice, immobili, provvisorie = [], ...importi }) =>
      (['acconto', 'saldo'] as const).flatMap((rata) =>
        makeVoceImu(
          anno,
          { comune, codice, immobili },
          {
            ...{ chiave: rata, rata, importo: importi[rata] },
            nome: `IMU ${nome}, ${rata}${provvisorie.includes(rata) ? ' provvisorio' : ''}`,
            data: toVersamento(`${anno}-${rata === 'acconto' ? '06' : '12'}-16`),
          },
        ),
      ),
    ),
  );

/** The IMU of a comune as a non-commercial body owes it: for each code, what the year before and the year are worth, in euro. */
export interface ImuDiEnte {
  readonly comune: string;
  readonly nome: string;
  readonly righi: readonly {
    readonly codice: string;
    readonly immobili: number;
    readonly precedente: number;
    readonly dovuto: number;
    readonly isProvvisorio: boolean;
  }[];
}
const RATE_ENTE = [
  ['prima rata', 'acconto'],
  ['seconda rata', 'acconto'],
  ['conguaglio', 'saldo'],
] as const;

/** The IMU of a year of a non-commercial body: three debts for each code of each comune (L. 160/2019, art. 1, c. 763). */
export const listVociImuEnte = (anno: number, comuni: readonly ImuDiEnte[]): readonly VoceDelConto[] =>
  comuni.flatMap(({ comune, nome, righi }) =>
    righi.flatMap(({ codice, immobili, precedente, dovuto, isProvvisorio }) => {
      const { rate } = computeRateEnte(anno, precedente, dovuto);
      return RATE_ENTE.flatMap(([quale, rata], n) => {
        const coda = rata === 'saldo' && isProvvisorio ? ' provvisorio' : '';
        const { entro: data = '', importo = 0 } = rate[n] ?? {};
        const debito = { chiave: `ente-${n + 1}`, nome: `IMU ${nome}, ${quale}${coda}`, rata, data, importo };
        return makeVoceImu(anno, { comune, codice, immobili }, debito);
      });
    }),
  );

/** The IVA of the periods of a year that is paid by itself: one debt for each, from rigo VP14 of its modulo. */
export const listVociLipe = (anno: number, periodi: readonly PeriodoCalcolato[]): readonly VoceDelConto[] =>
  periodi.flatMap(({ periodo: { numero }, versamento }) =>
    versamento === undefined
      ? []
      : [
          {
            id: `lipe/${anno}/${numero}`,
            nome: 'IVA periodica',
            verso: 'debito',
            codice: versamento.tributo,
            sezione: 'erario',
            anno,
            importo: versamento.importo,
            data: versamento.data,
            casella: `VP14#${numero}`,
            mancano: [],
          } as const,
        ],
  );

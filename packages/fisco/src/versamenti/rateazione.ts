import { type Data, divideRounded } from '@quadra/values';
import type { Fonte } from '../engine/index.ts';
import { daRiscontrare, legge } from '../parametri/scrittura.ts';
import { computeRate } from '../rate.ts';
import type { RigoF24 } from './f24.ts';
import { formatEuro, formatTasso, type Passo } from './passo.ts';
import { computeRavvedimento, type Ravvedimento } from './ravvedimento.ts';
import { findTributo } from './tributi.ts';

export interface DomandaRateazione {
  /** What is due at the first date: rows with a debt, without the instalment. */
  readonly righi: readonly RigoF24[];
  readonly scadenza: Data;
  readonly quante: number;
  /** What is added for paying in the thirty days after the term, in millionths: 0.40% is 4,000. */
  readonly maggiorazione?: number;
  /** Until 2023, who has no partita IVA pays on the last day of the month. */
  readonly aFineMese?: boolean;
}

/** One date of a plan: the rows to pay, those of the interest last. */
export interface RataDelPiano {
  readonly numero: number;
  readonly data: Data;
  readonly tasso: number;
  readonly righi: readonly RigoF24[];
  readonly interessi: number;
  readonly totale: number;
  readonly passi: readonly Passo[];
}

const LEGGE_RATE: Fonte = legge('D.Lgs. 241/1997', 'art. 20');
/** What is added for paying within the thirty days after the term. */
export const LEGGE_MAGGIORAZIONE: Fonte = legge('D.P.R. 435/2001', 'art. 17, c. 2');

/**
 * The code of the interest of an instalment: of the contributions of who is on his own it is a causale, that of the artigiani and
 * commercianti to be checked again.
 */
function codiceInteressi({ sezione, codice }: RigoF24): { codice: string; fonte: Fonte } {
  if (sezione === 'erario') return { codice: '1668', fonte: LEGGE_RATE };
  if (sezione === 'regioni') return { codice: '3805', fonte: LEGGE_RATE };
  if (sezione === 'locali') return { codice: '3857', fonte: LEGGE_RATE };
  if (codice === 'AP' || codice === 'CP')
    return { codice: codice === 'AP' ? 'APR' : 'CPR', fonte: daRiscontrare('INPS', 'causali contributo') };
  return { codice: 'DPPI', fonte: legge('INPS', 'causali contributo') };
}

/** What may be paid in instalments: what the table gives an instalment to, and contributions. */
export const isRateizzabile = ({ sezione, codice }: Pick<RigoF24, 'sezione' | 'codice'>): boolean =>
  sezione === 'inps' || findTributo(codice)?.rateazione === 'NNRR';

const withRata = (rigo: RigoF24, numero: number, quante: number): RigoF24 =>
  rigo.sezione === 'inps'
    ? rigo
    : { ...rigo, rateazione: [numero, quante].map((n) => String(n).padStart(2, '0')).join('') };

/** 0.40% on what is due and not on what a credit already paid; the tax grows by it, it has no row of its own. */
export const computeMaggiorazione = (importo: number, maggiorazione: number): number =>
  Number(divideRounded(BigInt(importo) * BigInt(maggiorazione), 1_000_000n));

/** Rows of interest of a date: one for each code, year, body. */
function listInteressi(
  righi: readonly { rigo: RigoF24; interessi: number }[],
  numero: number,
  quante: number,
): RigoF24[] {
  const gruppi = new Map<string, RigoF24>();
  for (const { rigo, interessi } of righi) {
    if (interessi === 0) continue;
    const { sezione, anno, ente, sede, posizione, da, a } = rigo;
    const { codice } = codiceInteressi(rigo);
    const nome = [codice, anno, ente, sede, posizione, da, a].join('/');
    const debito = (gruppi.get(nome)?.debito ?? 0) + interessi;
    const suo = { sezione, codice, debito, anno, ente, sede, posizione, da, a };
    const scritto = Object.fromEntries(Object.entries(suo).filter(([, v]) => v !== undefined));
    const isConRata = findTributo(codice)?.rateazione === 'NNRR';
    const base = scritto as unknown as RigoF24;
    gruppi.set(nome, isConRata ? withRata(base, numero, quante) : base);
  }
  return [...gruppi.values()];
}

/**
 * What is due at a date paid in instalments: each row divided in equal parts, with the interest of the calendar of its year and
 * its codes (1668, 3805, 3857, of the INPS).
 * @throws RangeError for more instalments than the year has, and for a row that has none
 */
export function computePiano(domanda: DomandaRateazione): readonly RataDelPiano[] {
  const { righi, scadenza, quante, maggiorazione = 0, aFineMese = false } = domanda;
  const fuori = righi.find((rigo) => !isRateizzabile(rigo));
  if (fuori && quante > 1) throw new RangeError(`Il codice ${fuori.codice} non si paga a rate.`);
  const piani = righi.map((rigo) => {
    const debito = rigo.debito ?? 0;
    const dovuto = debito + computeMaggiorazione(debito, maggiorazione);
    return { rigo, debito, dovuto, rate: computeRate(dovuto, scadenza, quante, { aFineMese }) };
  });
  return Array.from({ length: quante }, (_, i) => {
    const numero = i + 1;
    const parti = piani.map(({ rigo, rate }) => ({ rigo, rata: rate[i] }));
    const conInteressi = parti.map(({ rigo, rata }) => ({ rigo, interessi: rata?.interessi ?? 0 }));
    const capitale = parti.map(({ rigo, rata }) => {
      const suo = { ...rigo, debito: rata?.importo ?? 0 };
      return isRateizzabile(rigo) ? withRata(suo, numero, quante) : suo;
    });
    const tutti = [...capitale, ...listInteressi(conInteressi, numero, quante)];
    const tasso = parti[0]?.rata?.tasso ?? 0;
    return {
      numero,
      data: parti[0]?.rata?.data ?? scadenza,
      tasso,
      righi: tutti,
      interessi: conInteressi.reduce((somma, { interessi }) => somma + interessi, 0),
      totale: tutti.reduce((somma, { debito = 0 }) => somma + debito, 0),
      passi: [
        ...(numero === 1 && maggiorazione > 0
          ? piani.map(({ rigo, debito, dovuto }) =>
              passoMaggiorazione(rigo, { debito, dovuto, maggiorazione }),
            )
          : []),
        ...parti.flatMap(({ rigo, rata }) =>
          rata && rata.interessi > 0 ? [passoInteressi(rigo, rata)] : [],
        ),
      ],
    };
  });
}

const passoMaggiorazione = (
  { codice }: RigoF24,
  { debito, dovuto, maggiorazione }: { debito: number; dovuto: number; maggiorazione: number },
): Passo => ({
  voce: `Maggiorazione del ${codice}`,
  formula: `${formatEuro(debito)} × ${formatTasso(maggiorazione)}`,
  importo: dovuto - debito,
  fonti: [LEGGE_MAGGIORAZIONE],
});

const passoInteressi = (
  rigo: RigoF24,
  { importo, interessi, tasso }: { importo: number; interessi: number; tasso: number },
): Passo => ({
  voce: `Interessi del ${rigo.codice}`,
  formula: `${formatEuro(importo)} × ${formatTasso(tasso * 100)}`,
  importo: interessi,
  fonti: [codiceInteressi(rigo).fonte],
});

/** An instalment as it was paid, or is to be: late, with what putting it right costs, row by row. */
export interface RataRifatta extends RataDelPiano {
  readonly pagata?: Data;
  readonly ravvedimenti: readonly Ravvedimento[];
}

/**
 * A plan of which some instalments are paid on other days: the late ones with sanction and interest on what each row owed, the
 * others as they were. One late instalment does not move the others.
 */
export const redrawPiano = (
  piano: readonly RataDelPiano[],
  pagate: Readonly<Record<number, Data>>,
): readonly RataRifatta[] =>
  piano.map((rata) => {
    const pagata = pagate[rata.numero];
    if (pagata === undefined || pagata <= rata.data)
      return { ...rata, ...(pagata && { pagata }), ravvedimenti: [] };
    const daRavvedere = rata.righi.filter(
      ({ sezione, codice }) =>
        sezione !== 'inps' && findTributo(codice)?.rateazione === 'NNRR' && codice !== '3857',
    );
    const ravvedimenti = daRavvedere.map(({ codice, debito = 0 }) =>
      computeRavvedimento({ tributo: codice, importo: debito, scadenza: rata.data, pagamento: pagata }),
    );
    return { ...rata, pagata, ravvedimenti };
  });

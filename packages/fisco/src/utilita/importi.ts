import { addDays, type Data, daysBetween, divideRounded, formatData, weekday } from '@quadra/values';
import type { Fonte } from '../engine/index.ts';
import { findValore } from '../engine/index.ts';
import { aliquoteIva } from '../parametri/iva.ts';
import { daRiscontrare, legge } from '../parametri/scrittura.ts';
import { toLavorativo, toVersamento } from '../versamenti/calendario.ts';
import { computeInteressi } from '../versamenti/interessi.ts';
import { formatEuro, formatTasso, type Passo } from '../versamenti/passo.ts';

const MILIONE = 1_000_000n;
const ALIQUOTE: Fonte = legge('D.P.R. 633/1972', 'art. 16 e tabella A');
const SCORPORO: Fonte = daRiscontrare('D.P.R. 633/1972', 'art. 27, c. 2');
const BASE: Fonte = daRiscontrare('D.P.R. 633/1972', 'art. 13');
const INTERESSI: Fonte = legge('Codice civile', 'art. 1284');
const SABATO: Fonte = legge('D.L. 70/2011', 'art. 7, c. 2, lett. h');
const AGOSTO: Fonte = legge('D.L. 223/2006', 'art. 37, c. 11-bis');
const COMPUTO: Fonte = daRiscontrare('Codice civile', 'art. 2963');

/** The rates of VAT of a year, per cent, from the lowest. */
export const listAliquoteIva = (anno: number): number[] =>
  Object.values(aliquoteIva).flatMap((una) => {
    const quota = findValore(una, anno)?.valore;
    return quota === undefined ? [] : [quota / 10_000];
  });

export interface ContoIva {
  readonly imponibile: number;
  readonly iva: number;
  readonly totale: number;
  readonly passi: readonly Passo[];
}

/** The VAT of an amount (cents) at a rate per cent: added to it, or taken out of it when the amount holds it. */
export function computeIva(importo: number, aliquota: number, isCompresa: boolean): ContoIva {
  const quota = BigInt(Math.round(aliquota * 10_000));
  const imponibile = isCompresa ? Number(divideRounded(BigInt(importo) * MILIONE, MILIONE + quota)) : importo;
  const iva = isCompresa ? importo - imponibile : Number(divideRounded(BigInt(importo) * quota, MILIONE));
  const [detta, cento] = [formatTasso(Number(quota)), formatTasso(Number(MILIONE + quota))];
  const passi: Passo[] = isCompresa
    ? [
        {
          voce: 'Imponibile',
          formula: `${formatEuro(importo)} / ${cento}`,
          importo: imponibile,
          fonti: [SCORPORO],
        },
        {
          voce: `IVA ${detta}`,
          formula: `${formatEuro(importo)} - ${formatEuro(imponibile)}`,
          importo: iva,
          fonti: [ALIQUOTE],
        },
      ]
    : [
        { voce: 'Imponibile', formula: formatEuro(importo), importo, fonti: [BASE] },
        {
          voce: `IVA ${detta}`,
          formula: `${formatEuro(importo)} × ${detta}`,
          importo: iva,
          fonti: [ALIQUOTE],
        },
      ];
  return { imponibile, iva, totale: imponibile + iva, passi };
}

export interface ContoInteressi {
  readonly giorni: number;
  readonly interessi: number;
  readonly totale: number;
  readonly passi: readonly Passo[];
}

/**
 * Legal interest on an amount (cents) from a day to another, period by period of its rates; rounded once, at the end.
 * @throws RangeError for days before the first rate that is held
 */
export function computeInteressiLegali(importo: number, da: Data, a: Data): ContoInteressi {
  const { importo: interessi, tratti } = computeInteressi(importo, da, a);
  return {
    giorni: Math.max(0, daysBetween(da, a)),
    interessi,
    totale: importo + interessi,
    passi: tratti.map(({ dal, al, giorni, tasso, fonte }) => ({
      voce: `Dal ${formatData(dal)} al ${formatData(al)}`,
      formula: `${formatEuro(importo)} × ${formatTasso(tasso)} × ${giorni} / 365`,
      importo: Number(divideRounded(BigInt(importo) * BigInt(tasso) * BigInt(giorni), 365n * MILIONE)),
      fonti: [INTERESSI, fonte],
    })),
  };
}

const GIORNI = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;
const writeGiorno = (giorno: Data) => `${GIORNI[weekday(giorno) - 1] ?? ''} ${formatData(giorno)}`;

/** One step of a term: what it is, the day it leads to, and the law. */
export interface PassoTermine {
  readonly voce: string;
  readonly giorno: string;
  readonly fonti: readonly Fonte[];
}
export interface Termine {
  /** The day of the act: the first that is not Saturday, Sunday or a feast. */
  readonly adempimento: Data;
  /** The day of a payment: out of the first twenty days of August too. */
  readonly versamento: Data;
  readonly passi: readonly PassoTermine[];
}

/** The day that comes so many days after another, the first not counted, and when an act or a payment of that day is done. */
export function computeTermineGiorni(da: Data, quanti: number): Termine {
  const fine = addDays(da, quanti);
  const adempimento = toLavorativo(fine);
  const versamento = toVersamento(fine);
  return {
    adempimento,
    versamento,
    passi: [
      {
        voce: `${quanti} giorni dopo ${formatData(da)}, che non si conta`,
        giorno: writeGiorno(fine),
        fonti: [COMPUTO],
      },
      {
        voce: adempimento === fine ? 'È un giorno lavorativo' : 'Primo giorno non festivo, sabato escluso',
        giorno: writeGiorno(adempimento),
        fonti: [SABATO],
      },
      ...(versamento === adempimento
        ? []
        : [
            {
              voce: 'Se è un versamento: fino al 20 agosto',
              giorno: writeGiorno(versamento),
              fonti: [AGOSTO],
            },
          ]),
    ],
  };
}

import type { StatoQuadro } from '@quadra/contract';
import type { EsitoCasella, Quadro, StatoEsito } from '@quadra/fisco';

/** The quadro of the taxpayer, in every form. */
export const FRONTESPIZIO = 'FR';

/** What a quadro shows in the index: one word and one shape, colour third. */
export type StatoMostrato =
  | { tipo: 'completo' | 'da finire' | 'assente' | 'provvisorio' | 'incompleto' | 'non gestito' }
  | { tipo: 'errori'; quanti: number };

type Situazione = {
  salvato: StatoQuadro;
  hasDati: boolean;
  /** Blocking findings and texts that are not values. */
  errori: number;
  esiti: readonly EsitoCasella[];
};

const caselleOf = (quadro: Quadro) =>
  quadro.sezioni.flatMap((sezione) => sezione.righi).flatMap((rigo) => rigo.caselle);
export const listCalcolate = (quadro: Quadro): string[] =>
  caselleOf(quadro)
    .filter((casella) => !casella.inserita)
    .map((casella) => casella.chiave);

/** How much of a quadro of results is computed: where less is, as in RX, it is filled like the others. */
const QUASI_TUTTO = 0.6;
/** A quadro that mostly computes, such as RN: its results speak for it. */
export function isDiRisultati(quadro: Quadro): boolean {
  const caselle = caselleOf(quadro);
  return caselle.filter((casella) => !casella.inserita).length >= caselle.length * QUASI_TUTTO;
}

/** The worst of some results; null when none says anything. */
function findPeggiore(esiti: readonly EsitoCasella[]): 'incompleto' | 'provvisorio' | null {
  const has = (stato: StatoEsito) => esiti.some((esito) => esito.stato === stato);
  return has('incompleto') ? 'incompleto' : has('provvisorio') ? 'provvisorio' : null;
}

/** State of a quadro in words: errors first, then what its results say, then what a person did with it. */
export function computeStatoMostrato(quadro: Quadro, situazione: Situazione): StatoMostrato {
  if (quadro.copertura === 'non gestito') return { tipo: 'non gestito' };
  if (situazione.errori > 0) return { tipo: 'errori', quanti: situazione.errori };
  const peggiore = isDiRisultati(quadro) ? findPeggiore(situazione.esiti) : null;
  if (peggiore !== null) return { tipo: peggiore };
  if (situazione.salvato === 'completo') return { tipo: 'completo' };
  return { tipo: situazione.salvato === 'aperto' || situazione.hasDati ? 'da finire' : 'assente' };
}

/** «4 di 9 completati»: the quadri present in the declaration, and those a person has completed. */
export function countCompletati(stati: Readonly<Record<string, StatoQuadro>>): {
  completi: number;
  presenti: number;
} {
  const tutti = Object.values(stati);
  return {
    completi: tutti.filter((stato) => stato === 'completo').length,
    presenti: tutti.filter((stato) => stato !== 'assente').length,
  };
}

/** The quadro of results that a quadro feeds, shown below it while one types: the first of the form that reads it. */
export const findAnteprima = (quadri: readonly Quadro[], codice: string): Quadro | null =>
  quadri.find((quadro) => isDiRisultati(quadro) && quadro.dipendeDa.includes(codice)) ?? null;

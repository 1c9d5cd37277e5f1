import { EREDITATI } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { FASCE } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';
import { divide } from './arrotonda.ts';
import { joinStates } from './join.ts';
import { findInVigore, type Parametro, statoDi } from './parametro.ts';

/**
 * One band of a deduction that falls with income, up to and including `finoA`:
 * `fisso + variabile × (da − reddito) / su`, the ratio truncated to four decimals. Amounts in cents.
 */
export interface Fascia {
  readonly finoA: number;
  readonly fisso: number;
  readonly variabile?: number;
  readonly da?: number;
  readonly su?: number;
}

export interface Fasce {
  readonly kind: 'fasce';
  readonly reddito: Nodo;
  readonly tabella: Parametro<readonly Fascia[]>;
}

/** Amount by bands of income, as articles 12 and 13 TUIR write it; nothing beyond the last band. */
export const fasce = (reddito: Nodo, tabella: Fasce['tabella']): Fasce =>
  Object.freeze({ kind: 'fasce', reddito, tabella });

const findFascia = (righe: readonly Fascia[], reddito: bigint): Fascia | undefined =>
  righe.find((f) => reddito <= BigInt(f.finoA));

/** The truncated ratio of a band, in millionths. */
const ratioOf = (fascia: Fascia, reddito: bigint): bigint =>
  fascia.su === undefined
    ? 0n
    : divide((BigInt(fascia.da ?? 0) - reddito) * 10_000n, BigInt(fascia.su), 'tronca') * 100n;

/** A band as the program reads it. */
const flatten = ({ finoA, fisso, variabile = 0, da = 0, su = 0 }: Fascia): number[] => [
  finoA,
  fisso * 1_000_000,
  variabile * 100,
  da,
  su,
];

function describe(fascia: Fascia | undefined, reddito: bigint): string {
  if (!fascia) return '0';
  const euro = (centesimi: number) => formatNumero(BigInt(centesimi), 'euro', 2);
  const parti = fascia.fisso === 0 && fascia.variabile ? [] : [euro(fascia.fisso)];
  if (fascia.variabile) {
    parti.push(`${euro(fascia.variabile)} × ${formatNumero(ratioOf(fascia, reddito) / 100n, 'numero', 4)}`);
  }
  return parti.join(' + ').replace('+ −', '− ');
}

export const specie: Specie<Fasce> = {
  operandi: (nodo) => [nodo.reddito],
  tipo: () => ({ unita: 'euro', decimali: 8 }),
  compile(nodo, emitter) {
    const inVigore = findInVigore(nodo.tabella, emitter);
    const { da, quanti } = emitter.numbers(nodo.tabella, () => (inVigore?.valore ?? []).flatMap(flatten));
    emitter.emit(FASCE, emitter.slot(nodo.reddito), da, quanti / 5, statoDi(inVigore));
  },
  trace(nodo, tracer) {
    const inVigore = findInVigore(nodo.tabella, tracer);
    const reddito = tracer.trace(nodo.reddito);
    const fascia = findFascia(inVigore?.valore ?? [], reddito.valore);
    const rapporto = fascia ? ratioOf(fascia, reddito.valore) : 0n;
    return {
      nodo,
      valore: fascia ? BigInt(fascia.fisso) * 1_000_000n + BigInt(fascia.variabile ?? 0) * rapporto : 0n,
      decimali: 8,
      stato: (joinStates([reddito]) | statoDi(inVigore)) & EREDITATI,
      operandi: [reddito],
      oggi: describe(fascia, reddito.valore),
      ...(inVigore
        ? {}
        : {
            lacuna: `${nodo.tabella.descrizione}: non disponibile per l’anno d’imposta ${tracer.annoImposta}.`,
          }),
    };
  },
  print: (nodo, printer) =>
    printer.traccia(nodo)?.oggi ??
    `${nodo.tabella.descrizione.toLowerCase()} per ${printer.print(nodo.reddito)}`,
};

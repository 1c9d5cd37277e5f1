import { EREDITATI } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { SCAGLIONI } from '../opcodes.ts';
import type { Cumulato } from '../tables.ts';
import type { Nodo, Specie } from '../types.ts';
import { joinStates } from './join.ts';
import { findInVigore, type Parametro, statoDi } from './parametro.ts';

/** Progressive brackets: from `oltre` (cents) upwards the part above is taxed at `aliquota` (millionths). */
export interface Scaglione {
  readonly oltre: number;
  readonly aliquota: number;
}

export interface Scaglioni {
  readonly kind: 'scaglioni';
  readonly base: Nodo;
  readonly tabella: Parametro<readonly Scaglione[]>;
}

/** Tax by brackets, exact: the result keeps all its decimals until it is rounded. */
export const scaglioni = (base: Nodo, tabella: Scaglioni['tabella']): Scaglioni =>
  Object.freeze({ kind: 'scaglioni', base, tabella });

/** What stands for brackets that are not known: no tax. */
const NESSUNO: readonly Scaglione[] = [{ oltre: 0, aliquota: 0 }];

/** Brackets with the tax up to each threshold. */
export function accumulate(righe: readonly Scaglione[]): Cumulato[] {
  let fino = 0;
  return righe.map(({ oltre, aliquota }, i) => {
    const sotto = righe[i - 1];
    if (sotto) fino += (oltre - sotto.oltre) * sotto.aliquota;
    return [oltre, fino, aliquota];
  });
}

/** What of a base, in cents, falls in one bracket; without `fino` the last one. */
export interface Gradino {
  readonly oltre: number;
  readonly fino?: number;
  readonly aliquota: number;
  readonly parte: bigint;
}
/** A base in the brackets that it reaches, from the lowest. */
export const splitScaglioni = (righe: readonly Scaglione[], base: bigint): Gradino[] =>
  righe.flatMap(({ oltre, aliquota }, i) => {
    const fino = righe[i + 1]?.oltre;
    const a = fino !== undefined && base > BigInt(fino) ? BigInt(fino) : base;
    const parte = a - BigInt(oltre);
    return parte > 0n ? [{ oltre, aliquota, parte, ...(fino === undefined ? {} : { fino }) }] : [];
  });

/** Tax of what falls in a bracket, in units of 10⁻⁸ euro. */
export const taxGradino = ({ parte, aliquota }: Gradino): bigint => parte * BigInt(aliquota);

/** Tax of a base in cents, in units of 10⁻⁸ euro. */
export const applyScaglioni = (righe: readonly Scaglione[], base: bigint): bigint =>
  splitScaglioni(righe, base).reduce((imposta, gradino) => imposta + taxGradino(gradino), 0n);

/** Today's formula: what the lower brackets give, plus the rate on the part above. */
export function describeScaglioni(righe: readonly Scaglione[], base: bigint): string {
  const indice = Math.max(
    0,
    righe.findLastIndex((r) => base > BigInt(r.oltre)),
  );
  const riga = righe[indice];
  if (!riga) return '0';
  const aliquota = formatNumero(BigInt(riga.aliquota), 'quota', 6);
  const importo = formatNumero(base, 'euro', 2);
  if (indice === 0) return `${aliquota} × ${importo}`;
  const sotto = formatNumero(applyScaglioni(righe, BigInt(riga.oltre)), 'euro', 8);
  return `${sotto} + ${aliquota} × (${importo} − ${formatNumero(BigInt(riga.oltre), 'euro', 2)})`;
}

export const specie: Specie<Scaglioni> = {
  operandi: (nodo) => [nodo.base],
  tipo: () => ({ unita: 'euro', decimali: 8 }),
  compile(nodo, emitter) {
    const inVigore = findInVigore(nodo.tabella, emitter);
    const { da, quanti } = emitter.numbers(nodo.tabella, () =>
      accumulate(inVigore?.valore ?? NESSUNO).flat(),
    );
    emitter.emit(SCAGLIONI, emitter.slot(nodo.base), da, quanti / 3, statoDi(inVigore));
  },
  trace(nodo, tracer) {
    const inVigore = findInVigore(nodo.tabella, tracer);
    const base = tracer.trace(nodo.base);
    const righe = inVigore?.valore ?? [];
    return {
      nodo,
      valore: applyScaglioni(righe, base.valore),
      decimali: 8,
      stato: (joinStates([base]) | statoDi(inVigore)) & EREDITATI,
      operandi: [base],
      oggi: describeScaglioni(righe, base.valore),
      ...(inVigore
        ? {}
        : {
            lacuna: `${nodo.tabella.descrizione}: non disponibili per l’anno d’imposta ${tracer.annoImposta}.`,
          }),
    };
  },
  print: (nodo, printer) =>
    printer.traccia(nodo)?.oggi ?? `${nodo.tabella.descrizione.toLowerCase()} su ${printer.print(nodo.base)}`,
};

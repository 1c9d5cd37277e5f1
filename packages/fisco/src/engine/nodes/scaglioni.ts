import { EREDITATI } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { SCAGLIONI } from '../opcodes.ts';
import type { Nodo, Specie } from '../types.ts';
import { joinStates } from './join.ts';
import { findValore, type Parametro, statoDi } from './parametro.ts';

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

/** Brackets as the program reads them: threshold, rate, tax up to the threshold. */
export interface Cumulati {
  readonly oltre: Float64Array;
  readonly aliquota: Float64Array;
  readonly fino: Float64Array;
}

export function accumulate(righe: readonly Scaglione[]): Cumulati {
  const oltre = Float64Array.from(righe, (r) => r.oltre);
  const aliquota = Float64Array.from(righe, (r) => r.aliquota);
  const fino = new Float64Array(righe.length);
  for (let i = 1; i < righe.length; i++) {
    fino[i] = (fino[i - 1] ?? 0) + ((oltre[i] ?? 0) - (oltre[i - 1] ?? 0)) * (aliquota[i - 1] ?? 0);
  }
  return { oltre, aliquota, fino };
}

/** Tax of a base in cents, in units of 10⁻⁸ euro. */
export function applyScaglioni(righe: readonly Scaglione[], base: bigint): bigint {
  return righe.reduce((imposta, riga, i) => {
    const da = BigInt(riga.oltre);
    const prossimo = righe[i + 1];
    const a = prossimo && base > BigInt(prossimo.oltre) ? BigInt(prossimo.oltre) : base;
    return a > da ? imposta + (a - da) * BigInt(riga.aliquota) : imposta;
  }, 0n);
}

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
    const inVigore = findValore(nodo.tabella, emitter.annoImposta);
    const base = emitter.compile(nodo.base);
    const tabella = emitter.table(accumulate(inVigore?.valore ?? []));
    return emitter.emit(SCAGLIONI, emitter.temp(), base, tabella, emitter.constant(0, statoDi(inVigore)));
  },
  trace(nodo, tracer) {
    const inVigore = findValore(nodo.tabella, tracer.annoImposta);
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

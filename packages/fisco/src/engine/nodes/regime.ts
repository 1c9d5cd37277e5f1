import { EREDITATI, INCOMPLETO, INDICATIVO } from '../flags.ts';
import { formatNumero } from '../format.ts';
import { REGIME } from '../opcodes.ts';
import type { FaseCompilata, RegimeCompilato } from '../tables.ts';
import type { Nodo, Specie } from '../types.ts';
import { joinStates } from './join.ts';
import { type Anni, findInVigore, type Parametro, type Valore } from './parametro.ts';
import { accumulate, applyScaglioni, describeScaglioni, type Scaglione } from './scaglioni.ts';

/**
 * How an ente taxes a base up to and including `finoA` (cents): the first that reaches the base holds for
 * the whole of it. `deduzione` lowers the base, `detrazione` the tax; neither below zero.
 */
export interface Fase {
  readonly finoA?: number;
  readonly scaglioni: readonly Scaglione[];
  readonly deduzione?: number;
  readonly detrazione?: number;
}

/** What each ente applies in time, by its numeric code. */
export type RegimiPerEnte = ReadonlyMap<number, Parametro<readonly Fase[]>>;

export interface Regime {
  readonly kind: 'regime';
  readonly base: Nodo;
  readonly ente: Nodo;
  readonly regimi: RegimiPerEnte;
  readonly descrizione: string;
  readonly leggi: (ente: number) => string;
}

/** Tax of an ente (regione, comune) on a base; unknown rates leave the result incompleto, never zero. */
export const regime = (campi: Omit<Regime, 'kind'>): Regime => Object.freeze({ kind: 'regime', ...campi });

const compileFase = (fase: Fase): FaseCompilata => ({
  finoA: fase.finoA ?? Number.POSITIVE_INFINITY,
  deduzione: fase.deduzione ?? 0,
  detrazione: fase.detrazione ?? 0,
  cumulati: accumulate(fase.scaglioni),
});

/** Compiled once for each year: a table may hold every comune, and programs are many. */
const compilati = new WeakMap<RegimiPerEnte, Map<string, ReadonlyMap<number, RegimeCompilato>>>();

function compileRegimi(regimi: RegimiPerEnte, anni: Anni): ReadonlyMap<number, RegimeCompilato> {
  const perAnno = compilati.get(regimi) ?? new Map<string, ReadonlyMap<number, RegimeCompilato>>();
  compilati.set(regimi, perAnno);
  const chiave = `${anni.annoParametri}/${anni.annoImposta}`;
  const pronti = perAnno.get(chiave);
  if (pronti) return pronti;
  const inVigore = [...regimi].flatMap(([ente, p]) => {
    const valore = findInVigore(p, anni);
    return valore ? [[ente, compileValore(valore)] as const] : [];
  });
  const nuovi = new Map(inVigore);
  perAnno.set(chiave, nuovi);
  return nuovi;
}

const compileValore = (valore: Valore<readonly Fase[]>): RegimeCompilato => ({
  stato: valore.fonte.verificato ? 0 : INDICATIVO,
  fasi: valore.valore.map(compileFase),
});

/** The parametro of an ente for a year, when the tables hold it. */
export const findRegime = (nodo: Regime, ente: number, anni: Anni) => {
  const p = nodo.regimi.get(ente);
  return p && findInVigore(p, anni);
};

function applyFase(fase: Fase, base: bigint): { valore: bigint; oggi: string } {
  const netta = base - BigInt(fase.deduzione ?? 0);
  const imponibile = netta > 0n ? netta : 0n;
  const lorda = applyScaglioni(fase.scaglioni, imponibile);
  const netto = lorda - BigInt(fase.detrazione ?? 0) * 1_000_000n;
  const meno = fase.detrazione ? ` − ${formatNumero(BigInt(fase.detrazione), 'euro', 2)}` : '';
  const oggi = fase.scaglioni.length === 0 ? 'esente' : describeScaglioni(fase.scaglioni, imponibile) + meno;
  return { valore: netto > 0n ? netto : 0n, oggi };
}

export const specie: Specie<Regime> = {
  operandi: (nodo) => [nodo.base, nodo.ente],
  tipo: () => ({ unita: 'euro', decimali: 8 }),
  compile(nodo, emitter) {
    const tabella = emitter.table(compileRegimi(nodo.regimi, emitter));
    emitter.emit(REGIME, emitter.slot(nodo.base), emitter.slot(nodo.ente), tabella);
  },
  trace(nodo, tracer) {
    const operandi = [tracer.trace(nodo.base), tracer.trace(nodo.ente)] as const;
    const [base, ente] = operandi;
    const stato = joinStates(operandi);
    const valore = findRegime(nodo, Number(ente.valore), tracer);
    const fase = valore?.valore.find((f) => f.finoA === undefined || base.valore <= BigInt(f.finoA));
    if (!valore || !fase) {
      const nome = nodo.leggi(Number(ente.valore));
      const lacuna = `${nodo.descrizione}: aliquota non disponibile per ${nome}, anno d’imposta ${tracer.annoImposta}.`;
      const noto = (ente.stato & INCOMPLETO) === 0;
      return {
        nodo,
        valore: 0n,
        decimali: 8,
        stato: stato | INCOMPLETO,
        operandi,
        ...(noto ? { lacuna } : {}),
      };
    }
    const riserva = valore.fonte.verificato ? 0 : INDICATIVO;
    return {
      nodo,
      ...applyFase(fase, base.valore),
      decimali: 8,
      stato: (stato | riserva) & EREDITATI,
      operandi,
    };
  },
  print: (nodo, printer) =>
    printer.traccia(nodo)?.oggi ?? `${nodo.descrizione.toLowerCase()} su ${printer.print(nodo.base)}`,
};

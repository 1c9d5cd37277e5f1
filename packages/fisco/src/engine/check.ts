import { listOperandi, orderConcetti } from './graph.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import type { Parametro, Valore } from './nodes/parametro.ts';
import { compile } from './program.ts';
import { specieOf } from './register.ts';
import { FormulaError, type Nodo } from './types.ts';

type Periodo = { readonly dal: string; readonly al?: string };

const inForce = <T extends Periodo>(periodi: readonly T[], annoImposta: number): T[] => {
  const giorno = `${annoImposta}-12-31`;
  return periodi.filter((p) => p.dal <= giorno && (p.al === undefined || p.al >= giorno));
};

/** Every parametro that a formula reads, tables included. */
function listParametri(nodo: Nodo): Parametro<unknown>[] {
  if (nodo.kind === 'parametro') return [nodo];
  const propri =
    nodo.kind === 'scaglioni' || nodo.kind === 'fasce' || nodo.kind === 'cerca'
      ? [nodo.tabella]
      : nodo.kind === 'regime'
        ? [...nodo.regimi.values()]
        : [];
  const operandi = specieOf(nodo).operandi(nodo);
  return [...propri, ...operandi.flatMap((n) => (n.kind === 'concetto' ? [] : listParametri(n)))];
}

/**
 * Everything wrong in the law for a tax year, in words for a developer: cycles, missing or overlapping
 * formulas and values, numbers without a source, units that do not agree, names used twice.
 */
export function checkLegge(radici: readonly (Concetto | Dato)[], annoImposta: number): string[] {
  let concetti: readonly Concetto[];
  try {
    concetti = orderConcetti(radici, annoImposta);
    compile(radici, { annoImposta, misure: {} });
  } catch (errore) {
    if (errore instanceof FormulaError) return [errore.message];
    throw errore;
  }
  return [...concetti.flatMap((c) => checkConcetto(c, annoImposta)), ...checkNomi(concetti, annoImposta)];
}

function checkConcetto(concetto: Concetto, annoImposta: number): string[] {
  const formule = inForce(concetto.formule, annoImposta);
  const problemi =
    formule.length === 1 ? [] : [`${concetto.id}: ${formule.length} formulas in ${annoImposta}`];
  const parametri = formule.flatMap((f) => listParametri(f.valore));
  return [...problemi, ...parametri.flatMap((p) => checkParametro(p, annoImposta))];
}

/** A scalar needs exactly one value; the rates of an ente may be unknown, never double. */
function checkParametro(p: Parametro<unknown>, annoImposta: number): string[] {
  const quanti = inForce(p.valori, annoImposta).length;
  const facoltativo = p.id.startsWith('addizionali/');
  const conta = quanti === 1 || (facoltativo && quanti === 0);
  const muti = p.valori.filter((v: Valore<unknown>) => !v.fonte.atto || !v.fonte.articolo);
  const taciti = p.valori.filter((v) => !v.fonte.verificato && v.fonte.articolo === '');
  return [
    ...(conta ? [] : [`${p.id}: ${quanti} values in ${annoImposta}`]),
    ...(muti.length + taciti.length > 0 ? [`${p.id}: a value without a source`] : []),
  ];
}

function checkNomi(concetti: readonly Concetto[], annoImposta: number): string[] {
  const nodi = new Set<Concetto | Dato>([
    ...concetti,
    ...concetti.flatMap((c) => listOperandi(c, annoImposta)),
  ]);
  const visti = new Set<string>();
  return [...nodi].flatMap(({ id }) => {
    if (visti.has(id)) return [`${id}: the name is used twice`];
    visti.add(id);
    return [];
  });
}

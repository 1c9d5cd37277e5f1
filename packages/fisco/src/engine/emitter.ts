import { EREDITATI } from './flags.ts';
import type { Concetto } from './nodes/concetto.ts';
import type { Dato } from './nodes/dato.ts';
import { isFoglia } from './nodes/join.ts';
import * as op from './opcodes.ts';
import { specieOf } from './register.ts';
import type { Emitter, Etichetta, Nodo, Tipo } from './types.ts';

/** What the instructions of all formulas share: slots with their first value and state, tables. */
export interface Bozza {
  readonly annoImposta: number;
  readonly annoParametri: number;
  readonly misure: Readonly<Record<string, number>>;
  readonly words: number[];
  readonly tabelle: unknown[];
  readonly iniziali: { readonly valore: number; readonly stato: number }[];
  readonly costanti: Map<string, number>;
  readonly numeri: Map<object, { readonly da: number; readonly quanti: number }>;
  tipo(nodo: Nodo): Tipo;
  slotOf(nodo: Dato | Concetto, indice: number): number;
}

/** The end of a formula: where its result goes. */
export interface Arrivo {
  readonly slot: number;
  readonly formula: number;
  readonly inEuro: boolean;
  /** How far what it rests on is still to be checked: not at all, when it is not nought, whenever somebody gave something. */
  readonly riserva?: 'valore' | 'sempre' | undefined;
}

/** Emits one formula for one element. Returns the slots of the dati and concetti that it reads. */
export function emitFormula(bozza: Bozza, valore: Nodo, indice: number, arrivo: Arrivo): number[] {
  const { annoImposta, annoParametri, misure, words, tabelle, iniziali, costanti, tipo } = bozza;
  const usi = countUsi(valore);
  const letti: number[] = [];
  let corrente = indice;
  // Values already kept, one map for each branch that is open: a node is emitted once in its scope.
  let noti: Map<Nodo, number>[] = [new Map()];
  let rami = 0;
  /** Where the last instruction starts, when no jump can arrive after it. */
  let ultima = -1;

  const newSlot = (): number => iniziali.push({ valore: 0, stato: 0 }) - 1;
  const keep = (): number => {
    const slot = newSlot();
    emitter.emit(op.TIENI, slot);
    return slot;
  };
  const find = (nodo: Nodo): number | undefined => noti.findLast((ambito) => ambito.has(nodo))?.get(nodo);
  /** A node used more than once is kept with its own state alone. */
  const compileOnce = (nodo: Nodo, coda: boolean): number | undefined => {
    const pronto = find(nodo);
    if (pronto !== undefined) return pronto;
    if ((usi.get(nodo) ?? 0) < 2 || isFoglia(nodo)) return specieOf(nodo).compile(nodo, emitter, coda);
    const esterno = rami > 0 ? keep() : undefined;
    const slot = specieOf(nodo).compile(nodo, emitter, false) ?? keep();
    noti.at(-1)?.set(nodo, slot);
    if (esterno !== undefined) emitter.emit(op.UNISCI, esterno);
    return slot;
  };
  const finish = (slot: number | undefined): void => {
    const costante = slot === undefined ? undefined : findCostante(slot);
    const euro = arrivo.inEuro && (costante === undefined || costante.valore % 100 !== 0);
    const resto = [arrivo.slot, arrivo.formula, fineFormula] as const;
    if (arrivo.riserva !== undefined) {
      if (slot !== undefined) emitter.emit(op.LEGGI, slot);
      emitter.emit(op.MARCA, arrivo.riserva === 'sempre' ? 1 : 0);
      emitter.emit(euro ? op.CONSERVA_EURO : op.CONSERVA, ...resto);
    } else if (slot === undefined) emitter.emit(euro ? op.CONSERVA_EURO : op.CONSERVA, ...resto);
    else emitter.emit(euro ? op.COPIA_EURO : op.COPIA, slot, ...resto);
  };
  const findCostante = (slot: number) => {
    const iniziale = iniziali[slot];
    return iniziale && costanti.get(`${iniziale.valore}/${iniziale.stato}`) === slot ? iniziale : undefined;
  };
  const emitter: Emitter = {
    annoImposta,
    annoParametri,
    tipo,
    compile(nodo, decimali = tipo(nodo).decimali, coda = false) {
      const manca = decimali - tipo(nodo).decimali;
      const slot = compileOnce(nodo, coda && manca === 0);
      if (manca === 0) return slot;
      const costante = slot === undefined ? undefined : findCostante(slot);
      if (costante) return emitter.constant(costante.valore * 10 ** manca, costante.stato & EREDITATI);
      if (slot !== undefined) emitter.emit(op.LEGGI, slot);
      emitter.emit(op.PER, emitter.constant(10 ** manca));
      return undefined;
    },
    load(nodo, decimali) {
      const slot = emitter.compile(nodo, decimali);
      if (slot !== undefined) emitter.emit(op.LEGGI, slot);
    },
    findCostante(nodo) {
      if (nodo.kind !== 'costante' && nodo.kind !== 'parametro') return undefined;
      const slot = emitter.compile(nodo);
      return slot === undefined ? undefined : findCostante(slot);
    },
    slot: (nodo, decimali) => emitter.compile(nodo, decimali) ?? keep(),
    keep,
    test(condizione, altrimenti, fine) {
      const specie = specieOf(condizione);
      if (specie.test && !find(condizione)) return specie.test(condizione, emitter, altrimenti, fine);
      emitter.emit(op.SE_PRIMA, emitter.constant(0), emitter.slot(condizione), altrimenti, fine);
    },
    branch(nodo, decimali, fine, coda) {
      noti.push(new Map());
      rami += 1;
      const slot = emitter.compile(nodo, decimali, coda);
      if (coda) finish(slot);
      else {
        if (slot !== undefined) emitter.emit(op.LEGGI, slot);
        emitter.emit(op.VAI, fine);
      }
      rami -= 1;
      noti.pop();
    },
    isolate: () => (rami > 0 ? keep() : emitter.constant(0)),
    constant(numero, stato = 0) {
      const chiave = `${numero}/${stato}`;
      const slot = costanti.get(chiave) ?? iniziali.push({ valore: numero, stato }) - 1;
      costanti.set(chiave, slot);
      return slot;
    },
    slotOf(nodo) {
      const slot = bozza.slotOf(nodo, nodo.raccolta === undefined ? 0 : corrente);
      letti.push(slot);
      return slot;
    },
    size: (raccolta) => misure[raccolta] ?? 0,
    get indice() {
      return corrente;
    },
    within(elemento, work) {
      const prima = { corrente, noti };
      corrente = elemento;
      noti = [new Map()];
      const esito = work();
      ({ corrente, noti } = prima);
      return esito;
    },
    emit(operazione, ...altre) {
      const daDue = words[ultima] === op.LEGGI ? op.DA_DUE.get(operazione) : undefined;
      if (daDue === undefined) ultima = words.push(operazione) - 1;
      else words[ultima] = daDue;
      for (const parola of altre) {
        if (typeof parola !== 'number') parola.richiami.push(words.length);
        words.push(typeof parola === 'number' ? parola : -1);
      }
    },
    label: () => ({ richiami: [] }),
    mark({ richiami }) {
      // A jump to what follows it goes away.
      if (words[ultima] === op.VAI && richiami.at(-1) === ultima + 1) {
        richiami.pop();
        words.length = ultima;
      }
      for (const posto of richiami) words[posto] = words.length;
      ultima = -1;
    },
    numbers(tabella, compile) {
      const pronta = bozza.numeri.get(tabella);
      if (pronta) return pronta;
      const da = iniziali.length;
      for (const numero of compile()) iniziali.push({ valore: numero, stato: 0 });
      const messa = { da, quanti: iniziali.length - da };
      bozza.numeri.set(tabella, messa);
      return messa;
    },
    memory: () => iniziali.push({ valore: Number.NaN, stato: 0 }, { valore: 0, stato: 0 }) - 2,
    table: (tabella) => tabelle.push(tabella) - 1,
  };

  const fineFormula: Etichetta = emitter.label();
  finish(emitter.compile(valore, undefined, true));
  emitter.mark(fineFormula);
  return letti;
}

/** How many times each node stands in a formula. */
function countUsi(radice: Nodo): Map<Nodo, number> {
  const usi = new Map<Nodo, number>();
  const visit = (nodo: Nodo): void => {
    const prima = usi.get(nodo) ?? 0;
    usi.set(nodo, prima + 1);
    if (prima === 0) for (const operando of specieOf(nodo).operandi(nodo)) visit(operando);
  };
  visit(radice);
  return usi;
}

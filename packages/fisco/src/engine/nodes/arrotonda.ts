import { INCOMPLETO } from '../flags.ts';
import { ARROTONDA, DIVIDI, PER, TRONCA } from '../opcodes.ts';
import { DECIMALI, type Emitter, type Nodo, type Specie } from '../types.ts';
import { costante, numero } from './costante.ts';
import { diviso } from './diviso.ts';
import { incerto } from './incerto.ts';
import { joinStates } from './join.ts';
import { type Se, se } from './se.ts';

export interface Arrotonda {
  readonly kind: 'arrotonda';
  readonly di: Nodo;
  readonly modo: 'arrotonda' | 'tronca';
  /** Decimals that are kept. */
  readonly decimali: number;
}

/** To so many decimals, half away from zero or cut. */
export const arrotondaA =
  (modo: Arrotonda['modo'], decimali: number) =>
  (di: Nodo): Arrotonda =>
    Object.freeze({ kind: 'arrotonda', di, modo, decimali });

/** Half up from 0,50, away from zero: 0,5 → 1 and −0,5 → −1 (L. 266/2005, art. 1, c. 137). */
export const arrotonda = {
  centesimo: arrotondaA('arrotonda', 2),
  euro: arrotondaA('arrotonda', 0),
  sestoDecimale: arrotondaA('arrotonda', 6),
};

/** The first four decimals, the rest is dropped (TUIR art. 12, c. 4; art. 13, c. 6). */
const tronca = { quattroDecimali: arrotondaA('tronca', 4) };

/** The whole part: what follows the decimal point is dropped. */
export const parteIntera = arrotondaA('tronca', 0);

/** A ratio truncated to four decimals, as articles 12 and 13 want it. */
export const rapporto = (a: Nodo, b: Nodo): Arrotonda => tronca.quattroDecimali(diviso(a, b));

/** Integer division of exact integers, rounded half away from zero or towards zero. */
export function divide(numeratore: bigint, divisore: bigint, modo: Arrotonda['modo']): bigint {
  const negativo = numeratore < 0n !== divisore < 0n;
  const n = numeratore < 0n ? -numeratore : numeratore;
  const d = divisore < 0n ? -divisore : divisore;
  const intero = n / d;
  const su = modo === 'arrotonda' && (n % d) * 2n >= d ? 1n : 0n;
  return negativo ? -(intero + su) : intero + su;
}

/** A product as its known factor, the state that comes with it, and the factors that are not known. */
interface Prodotto {
  readonly noto: number;
  readonly stato: number;
  readonly altri: readonly Nodo[];
}

function splitProdotto(nodo: Nodo, emitter: Emitter): Prodotto {
  const costante = emitter.findCostante(nodo);
  if (costante && Number.isSafeInteger(costante.valore))
    return { noto: costante.valore, stato: costante.stato, altri: [] };
  if (nodo.kind === 'se') return splitScelta(nodo, emitter);
  if (nodo.kind === 'arrotonda') return splitScala(nodo, emitter) ?? { noto: 1, stato: 0, altri: [nodo] };
  if (nodo.kind !== 'per') return { noto: 1, stato: 0, altri: [nodo] };
  const a = splitProdotto(nodo.a, emitter);
  const b = splitProdotto(nodo.b, emitter);
  const noto = a.noto * b.noto;
  if (!Number.isSafeInteger(noto)) return { noto: 1, stato: 0, altri: [nodo] };
  return { noto, stato: a.stato | b.stato, altri: [...a.altri, ...b.altri] };
}

/** A rounding that loses nothing, as of cents told in millionths of a euro, is a whole factor: it is left to be reduced. */
function splitScala({ di, decimali }: Arrotonda, emitter: Emitter): Prodotto | undefined {
  const sotto = di.kind === 'diviso' ? di.b : undefined;
  if (di.kind !== 'diviso' || sotto?.kind !== 'costante' || sotto.valore <= 0) return undefined;
  const sopra = emitter.tipo(di.a).decimali - emitter.tipo(sotto).decimali;
  const noto = 10 ** (decimali - sopra) / sotto.valore;
  const intero = Number.isSafeInteger(noto) && decimali === emitter.tipo(di).decimali;
  return intero ? { noto, stato: 0, altri: [di.a] } : undefined;
}

/** A choice between numbers of the law: what they have in common comes out, and leaves smaller numbers to choose from. */
function splitScelta(nodo: Se, emitter: Emitter): Prodotto {
  const valori = listValori(nodo, emitter);
  const comune = valori?.reduce(gcd, 0) ?? 0;
  if (comune <= 1) return { noto: 1, stato: 0, altri: [nodo] };
  const { unita } = emitter.tipo(nodo);
  const reduce = (ramo: Nodo): Nodo => {
    if (ramo.kind === 'se') return se(ramo.condizione, reduce(ramo.allora), reduce(ramo.altrimenti));
    const { valore = 0, stato = 0 } = emitter.findCostante(ramo) ?? {};
    const ridotta = costante(unita, valore / comune);
    return stato === 0 ? ridotta : incerto(ridotta, '');
  };
  return { noto: comune, stato: 0, altri: [reduce(nodo)] };
}

/** The numbers among which a choice is made; none when one of them is computed, or not known. */
function listValori(nodo: Nodo, emitter: Emitter): readonly number[] | undefined {
  if (nodo.kind === 'se') {
    const allora = listValori(nodo.allora, emitter);
    const altrimenti = listValori(nodo.altrimenti, emitter);
    return allora && altrimenti && [...allora, ...altrimenti];
  }
  const nota = emitter.findCostante(nodo);
  return nota && !(nota.stato & INCOMPLETO) && Number.isSafeInteger(nota.valore) ? [nota.valore] : undefined;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

export const specie: Specie<Arrotonda> = {
  operandi: (nodo) => [nodo.di],
  tipo(nodo, tipo) {
    const { unita } = tipo(nodo.di);
    const finale = unita === 'quota' && nodo.decimali === DECIMALI.rapporto ? 'rapporto' : unita;
    return { unita: finale, decimali: DECIMALI[finale] };
  },
  compile(nodo, emitter) {
    const { di } = nodo;
    const [sopra, sotto] = di.kind === 'diviso' ? [di.a, di.b] : [di, undefined];
    const spostamento =
      nodo.decimali - emitter.tipo(sopra).decimali + (sotto ? emitter.tipo(sotto).decimali : 0);
    const { noto, stato, altri } = splitProdotto(sopra, emitter);
    const costanteSotto = sotto === undefined ? 1 : sotto.kind === 'costante' ? sotto.valore : 0;
    const scala = sotto?.kind === 'arrotonda' ? splitScala(sotto, emitter) : undefined;
    const fisso = scala?.noto ?? costanteSotto;
    const divisore = sotto && costanteSotto <= 0 ? emitter.slot(scala?.altri[0] ?? sotto) : undefined;
    // What is known above and below the line is reduced to its lowest terms: fewer digits to keep exact.
    const su = noto * 10 ** Math.max(0, spostamento);
    const giu = 10 ** Math.max(0, -spostamento) * Math.max(1, fisso);
    const comune = Number.isSafeInteger(su) ? gcd(su, giu) : 1;
    const [primo, ...fattori] = altri;
    const slots = fattori.map((n) => emitter.slot(n));
    emitter.load(primo ?? numero(1));
    for (const slot of slots) emitter.emit(PER, slot);
    const arrotonda = nodo.modo === 'arrotonda' ? 1 : 0;
    const resto = giu / comune;
    const inutile = su === comune && stato === 0 && (resto !== 1 || divisore !== undefined);
    if (!inutile) emitter.emit(PER, emitter.constant(su / comune, stato));
    if (divisore !== undefined) emitter.emit(DIVIDI, divisore, emitter.constant(resto), arrotonda);
    else if (resto !== 1) {
      emitter.emit(arrotonda ? ARROTONDA : TRONCA, emitter.constant(resto), emitter.constant(1 / resto));
    }
    const manca = emitter.tipo(nodo).decimali - nodo.decimali;
    if (manca > 0) emitter.emit(PER, emitter.constant(10 ** manca));
  },
  trace(nodo, tracer) {
    const { decimali } = tracer.tipo(nodo);
    const operando = tracer.trace(nodo.di);
    const numeratore = operando.valore * 10n ** BigInt(nodo.decimali);
    const divisore = (operando.divisore ?? 1n) * 10n ** BigInt(operando.decimali);
    const valore = divide(numeratore, divisore, nodo.modo) * 10n ** BigInt(decimali - nodo.decimali);
    return { nodo, valore, decimali, stato: joinStates([operando]), operandi: [operando] };
  },
  print(nodo, printer) {
    const dentro = printer.print(nodo.di);
    if (nodo.modo === 'tronca') {
      return printer.traccia(nodo) ? dentro : `${dentro} (troncato a ${nodo.decimali} decimali)`;
    }
    return dentro;
  },
};

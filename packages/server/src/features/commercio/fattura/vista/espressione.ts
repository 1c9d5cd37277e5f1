import { type Elemento, NonGestito, readNome, readTesto } from './albero.ts';

/** A node of a document: an element, or the text of an attribute. */
type Nodo = Elemento | { readonly attributo: string };
export type Valore = string | number | boolean | readonly Nodo[];

/** Where an expression is read. */
export interface Contesto {
  readonly nodo: Elemento;
  readonly posizione: number;
  readonly quanti: number;
  readonly variabili: ReadonlyMap<string, Valore>;
}
export type Espressione = (contesto: Contesto) => Valore;

const isNodi = (valore: Valore): valore is readonly Nodo[] => typeof valore === 'object';
const readNodo = (nodo: Nodo): string => ('attributo' in nodo ? nodo.attributo : readTesto(nodo));

export function toTesto(valore: Valore): string {
  if (isNodi(valore)) return valore[0] === undefined ? '' : readNodo(valore[0]);
  return String(valore);
}
const toNumero = (valore: Valore): number => {
  if (typeof valore === 'number') return valore;
  if (typeof valore === 'boolean') return valore ? 1 : 0;
  const testo = toTesto(valore).trim();
  return /^-?(\d+\.?\d*|\.\d+)$/.test(testo) ? Number(testo) : Number.NaN;
};
export function toVero(valore: Valore): boolean {
  if (isNodi(valore)) return valore.length > 0;
  return typeof valore === 'number' ? valore !== 0 && !Number.isNaN(valore) : Boolean(valore);
}

/** As XPath compares: of nodes, any of them. */
function isUguale(a: Valore, b: Valore): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return toVero(a) === toVero(b);
  if (isNodi(a)) return a.some((nodo) => isUguale(readNodo(nodo), b));
  if (isNodi(b)) return isUguale(b, a);
  return typeof a === 'number' || typeof b === 'number' ? toNumero(a) === toNumero(b) : a === b;
}
const toNumeri = (valore: Valore): number[] =>
  isNodi(valore) ? valore.map((nodo) => toNumero(readNodo(nodo))) : [toNumero(valore)];
const isOrdinato =
  (confronta: (a: number, b: number) => boolean) =>
  (a: Valore, b: Valore): boolean =>
    toNumeri(a).some((uno) => toNumeri(b).some((altro) => confronta(uno, altro)));
const isDiverso = (a: Valore, b: Valore): boolean => {
  if (isNodi(a) && typeof b !== 'boolean') return a.some((nodo) => !isUguale(readNodo(nodo), b));
  if (isNodi(b) && typeof a !== 'boolean') return isDiverso(b, a);
  return !isUguale(a, b);
};
const confronti: Readonly<Record<string, (a: Valore, b: Valore) => boolean>> = {
  '=': isUguale,
  '!=': isDiverso,
  '<': isOrdinato((a, b) => a < b),
  '>': isOrdinato((a, b) => a > b),
  '<=': isOrdinato((a, b) => a <= b),
  '>=': isOrdinato((a, b) => a >= b),
};

/** The characters of a text from a place, counted from one, as many as are asked. */
function cut([testo = '', da = 1, quanti]: readonly Valore[]): string {
  const primo = Math.round(toNumero(da));
  const dopo = quanti === undefined ? Number.POSITIVE_INFINITY : primo + Math.round(toNumero(quanti));
  return [...toTesto(testo)].filter((_, n) => n + 1 >= primo && n + 1 < dopo).join('');
}

type Funzione = (argomenti: readonly Valore[], contesto: Contesto) => Valore;
/** The functions that are handled, each with how many arguments it takes. */
const funzioni: Readonly<Record<string, readonly [number, number, Funzione]>> = {
  position: [0, 0, (_, { posizione }) => posizione],
  last: [0, 0, (_, { quanti }) => quanti],
  current: [0, 0, (_, { nodo }) => [nodo]],
  count: [1, 1, ([nodi]) => (nodi !== undefined && isNodi(nodi) ? nodi.length : 0)],
  not: [1, 1, ([valore = '']) => !toVero(valore)],
  string: [1, 1, ([valore = '']) => toTesto(valore)],
  number: [1, 1, ([valore = '']) => toNumero(valore)],
  'string-length': [1, 1, ([valore = '']) => [...toTesto(valore)].length],
  'normalize-space': [1, 1, ([valore = '']) => toTesto(valore).trim().replace(/\s+/g, ' ')],
  concat: [2, 20, (valori) => valori.map(toTesto).join('')],
  contains: [2, 2, ([testo = '', parte = '']) => toTesto(testo).includes(toTesto(parte))],
  substring: [2, 3, cut],
};

const SEGNO =
  /\s*("[^"]*"|'[^']*'|\d+(?:\.\d+)?|\.\.|!=|<=|>=|[$@]?[\p{L}_][\p{L}\d_.-]*(?::[\p{L}_][\p{L}\d_.-]*)?|[.()/,=<>*])/uy;
const NOME = /^[\p{L}_]/u;

function readSegni(testo: string): string[] {
  const segni: string[] = [];
  SEGNO.lastIndex = 0;
  while (testo.slice(SEGNO.lastIndex).trim() !== '') {
    const trovato = SEGNO.exec(testo)?.[1];
    if (trovato === undefined) throw new NonGestito(testo);
    segni.push(trovato);
  }
  return segni;
}

/** Longer than any that says something. */
const CARATTERI_MASSIMI = 2_000;

type Passo = (nodo: Elemento) => readonly Nodo[];
const isElemento = (nodo: Nodo | string): nodo is Elemento =>
  typeof nodo !== 'string' && !('attributo' in nodo);

/** One expression of XPath 1.0, of those that style sheets of invoices have: no predicates, no axes by name, no `//`. */
class Lettore {
  readonly #testo: string;
  readonly #segni: string[];
  readonly #prefissi: ReadonlyMap<string, string>;
  #qui = 0;
  constructor(testo: string, prefissi: ReadonlyMap<string, string>) {
    this.#testo = testo;
    if (testo.length > CARATTERI_MASSIMI) this.#refuse();
    this.#segni = readSegni(testo);
    this.#prefissi = prefissi;
  }

  read(): Espressione {
    const letta = this.#readOppure();
    if (this.#qui < this.#segni.length) this.#refuse();
    return letta;
  }

  #refuse(): never {
    throw new NonGestito(this.#testo);
  }
  #peek = (): string => this.#segni[this.#qui] ?? '';
  #take(): string {
    this.#qui += 1;
    return this.#segni[this.#qui - 1] ?? this.#refuse();
  }
  #takeSe(...voluti: readonly string[]): string | undefined {
    return voluti.includes(this.#peek()) ? this.#take() : undefined;
  }

  #readOppure(): Espressione {
    let letta = this.#readInsieme();
    while (this.#takeSe('or')) {
      const [a, b] = [letta, this.#readInsieme()];
      letta = (contesto) => toVero(a(contesto)) || toVero(b(contesto));
    }
    return letta;
  }
  #readInsieme(): Espressione {
    let letta = this.#readConfronto(['=', '!='], () =>
      this.#readConfronto(['<', '>', '<=', '>='], () => this.#readUno()),
    );
    while (this.#takeSe('and')) {
      const [a, b] = [letta, this.#readInsieme()];
      letta = (contesto) => toVero(a(contesto)) && toVero(b(contesto));
    }
    return letta;
  }
  #readConfronto(segni: readonly string[], readParte: () => Espressione): Espressione {
    let letta = readParte();
    for (let segno = this.#takeSe(...segni); segno !== undefined; segno = this.#takeSe(...segni)) {
      const confronta = confronti[segno] ?? this.#refuse();
      const [a, b] = [letta, readParte()];
      letta = (contesto) => confronta(a(contesto), b(contesto));
    }
    return letta;
  }

  #readUno(): Espressione {
    const segno = this.#peek();
    if (this.#takeSe('(')) {
      const dentro = this.#readOppure();
      if (!this.#takeSe(')')) this.#refuse();
      return dentro;
    }
    if (/^['"]/.test(segno)) return this.#keep(this.#take().slice(1, -1));
    if (/^\d/.test(segno)) return this.#keep(Number(this.#take()));
    if (segno.startsWith('$')) return this.#readVariabile(this.#take().slice(1));
    if (NOME.test(segno) && this.#segni[this.#qui + 1] === '(') return this.#readFunzione(this.#take());
    return this.#readCammino();
  }
  #keep =
    (valore: Valore): Espressione =>
    () =>
      valore;
  #readVariabile(nome: string): Espressione {
    return ({ variabili }) => variabili.get(nome) ?? '';
  }
  #readFunzione(nome: string): Espressione {
    const [minimo, massimo, funzione] = (Object.hasOwn(funzioni, nome) && funzioni[nome]) || this.#refuse();
    this.#take();
    const argomenti: Espressione[] = [];
    while (!this.#takeSe(')')) {
      if (argomenti.length > 0 && !this.#takeSe(',')) this.#refuse();
      argomenti.push(this.#readOppure());
    }
    if (argomenti.length < minimo || argomenti.length > massimo) this.#refuse();
    return (contesto) =>
      funzione(
        argomenti.map((uno) => uno(contesto)),
        contesto,
      );
  }

  #readCammino(): Espressione {
    const isDallaRadice = this.#takeSe('/') !== undefined;
    const passi: Passo[] = [];
    if (!isDallaRadice || this.#isPasso()) {
      passi.push(this.#readPasso());
      while (this.#takeSe('/')) passi.push(this.#readPasso());
    }
    return ({ nodo }) => {
      let nodi: readonly Nodo[] = [isDallaRadice ? findRadice(nodo) : nodo];
      for (const passo of passi)
        nodi = [...new Set(nodi.flatMap((uno) => (isElemento(uno) ? passo(uno) : [])))];
      return nodi;
    };
  }
  #isPasso = (): boolean => /^([.@*]|[\p{L}_])/u.test(this.#peek());
  #readPasso(): Passo {
    const segno = this.#isPasso() ? this.#take() : this.#refuse();
    if (segno === '.') return (nodo) => [nodo];
    if (segno === '..') return ({ padre }) => (padre ? [padre] : []);
    if (segno === '*') return ({ figli }) => figli.filter(isElemento);
    if (segno.startsWith('@')) {
      const nome = segno.slice(1);
      return ({ attributi }) => (attributi.has(nome) ? [{ attributo: attributi.get(nome) ?? '' }] : []);
    }
    const { spazio, nome } = readNome(segno, this.#prefissi);
    return ({ figli }) =>
      figli.filter(isElemento).filter((uno) => uno.nome === nome && uno.spazio === spazio);
  }
}

const findRadice = (nodo: Elemento): Elemento => (nodo.padre === null ? nodo : findRadice(nodo.padre));

/** @throws NonGestito */
export const readEspressione = (testo: string, prefissi: ReadonlyMap<string, string>): Espressione =>
  new Lettore(testo, prefissi).read();

/** Where something stands in the text: from `inizio` up to and not including `fine`. */
export interface Tratto {
  readonly inizio: number;
  readonly fine: number;
}

export const OPERATORI = ['o', 'e', '=', '<>', '<', '<=', '>', '>=', '+', '-', '*', '/'] as const;
export type Operatore = (typeof OPERATORI)[number];

export const FUNZIONI = [
  'somma',
  'minimo',
  'massimo',
  'se',
  'arrotonda',
  'tronca',
  'percentuale',
  'conta',
  'presente',
] as const;
export type Funzione = (typeof FUNZIONI)[number];

/** An expression as it was read. Numbers are kept as written, with the point: no double stands between text and engine. */
export type Espressione = Tratto &
  (
    | { readonly kind: 'numero'; readonly valore: string }
    | { readonly kind: 'percento'; readonly valore: string }
    | { readonly kind: 'data'; readonly valore: string }
    | { readonly kind: 'testo'; readonly valore: string }
    | { readonly kind: 'logico'; readonly valore: boolean }
    | { readonly kind: 'anno' }
    /** `RN1.5`, `RN1` where the rigo has one colonna, `RA1*.11` for a rigo that is repeated. */
    | { readonly kind: 'casella'; readonly chiave: string }
    | { readonly kind: 'opposto'; readonly di: Espressione }
    | { readonly kind: 'non'; readonly di: Espressione }
    | {
        readonly kind: 'binario';
        readonly operatore: Operatore;
        readonly a: Espressione;
        readonly b: Espressione;
      }
    | { readonly kind: 'funzione'; readonly nome: Funzione; readonly argomenti: readonly Espressione[] }
  );

/** What is wrong in a text and where: the sentence is for the person who writes it. */
export class EspressioneError extends Error {
  readonly inizio: number;
  readonly fine: number;

  constructor(frase: string, { inizio, fine }: Tratto) {
    super(frase);
    this.inizio = inizio;
    this.fine = fine;
  }
}

/** How tightly an operator binds; higher binds more. Comparisons do not chain. */
export const FORZA: Readonly<Record<Operatore, number>> = {
  o: 1,
  e: 2,
  '=': 4,
  '<>': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
/** `non` binds less than a comparison and more than `e`; a minus before its operand binds more than `*`. */
export const FORZA_NON = 3;
export const FORZA_OPPOSTO = 7;

export const isConfronto = (operatore: Operatore): boolean => FORZA[operatore] === FORZA['='];

/** Every casella an expression names, in the order it names them, each once. */
export function listCaselle(espressione: Espressione): readonly string[] {
  const trovate = new Set<string>();
  walk(espressione, (nodo) => {
    if (nodo.kind === 'casella') trovate.add(nodo.chiave);
  });
  return [...trovate];
}

/** Visits an expression and all that is inside it. */
export function walk(espressione: Espressione, visit: (nodo: Espressione) => void): void {
  visit(espressione);
  if (espressione.kind === 'opposto' || espressione.kind === 'non') walk(espressione.di, visit);
  else if (espressione.kind === 'binario') {
    walk(espressione.a, visit);
    walk(espressione.b, visit);
  } else if (espressione.kind === 'funzione') for (const arg of espressione.argomenti) walk(arg, visit);
}

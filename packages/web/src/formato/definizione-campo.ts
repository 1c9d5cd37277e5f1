import { DECIMALI } from '@quadra/contract';

/** Types of a field: text, yes/no, day, whole number, number with decimals, moment. */
type TipoCampo = 'str' | 'bool' | 'date' | 'int' | 'num' | 'datetime';

/** Short names of the types. */
const abbreviazioni = { s: 'str', b: 'bool', d: 'date', i: 'int', n: 'num', dt: 'datetime' } as const;
type TipoBreve = keyof typeof abbreviazioni;

/** One value a field may have: its key and how it reads. */
type SceltaCampo = { readonly chiave: string | number; readonly descrizione: string };

/** What a field is, as whoever declares it writes it: only `nome` is required. */
export type DefinizioneCampo = {
  /** Name of the value in its row (specification: name). */
  readonly nome: string;
  /** Label, head of the column (text). Without it, the name. */
  readonly testo?: string;
  /** Tooltip (tip). */
  readonly suggerimento?: string;
  /** Type, in full or short (type). Without it, text. */
  readonly tipo?: TipoCampo | TipoBreve;
  /** How it is shown when that differs from its type (display type). */
  readonly mostrato?: TipoCampo | TipoBreve;
  /** Regular expression the text must match (pattern). */
  readonly modello?: string;
  /** Decimals shown and kept (decimals): 2 for `num`, otherwise 0. */
  readonly decimali?: number;
  /** Unit, after the number (unit): `€`, `%`, `giorni`. */
  readonly unita?: string;
  /** Greatest length of a text (size). */
  readonly lunghezza?: number;
  /** Digits in all, and digits after the comma, as the archive keeps them (precision, scale). */
  readonly precisione?: number;
  readonly scala?: number;
  /** It identifies the row (key). */
  readonly chiave?: boolean;
  /** It may be empty (null): true unless it is a key. */
  readonly nullo?: boolean;
  /** The archive gives the value (auto). */
  readonly automatico?: boolean;
  readonly unicode?: boolean;
  /** It cannot be written (readonly). */
  readonly solaLettura?: boolean;
  readonly visibile?: boolean;
  /** The closed list of its values (combos: key, des). */
  readonly scelte?: readonly SceltaCampo[];
  /** Least and greatest value (range). */
  readonly intervallo?: readonly [minimo: number | string | null, massimo: number | string | null];
  /** Lines of text (rows): above 1 it is a text area. */
  readonly righe?: number;
  /** Its text is HTML, shown cleaned (html). */
  readonly html?: boolean;
  /** Pixels of its column (width); without it the width of its type, null for a text. */
  readonly larghezza?: number;
};

/** A definition with nothing left to guess. */
export type Campo = {
  readonly nome: string;
  readonly testo: string;
  readonly suggerimento: string;
  readonly tipo: TipoCampo;
  readonly mostrato: TipoCampo;
  readonly modello: string | null;
  readonly decimali: number;
  readonly unita: string;
  readonly lunghezza: number | null;
  readonly precisione: number | null;
  readonly scala: number | null;
  readonly chiave: boolean;
  readonly nullo: boolean;
  readonly automatico: boolean;
  readonly unicode: boolean;
  readonly solaLettura: boolean;
  readonly visibile: boolean;
  readonly scelte: readonly SceltaCampo[] | null;
  readonly intervallo: readonly [number | string | null, number | string | null];
  readonly righe: number;
  readonly html: boolean;
  readonly larghezza: number | null;
};

/** Pixels of a column, by type. */
const larghezzaTipo: Readonly<Record<TipoCampo, number | null>> = {
  str: null,
  bool: 40,
  date: 100,
  int: 160,
  num: 200,
  datetime: 150,
};

const toTipo = (tipo: TipoCampo | TipoBreve): TipoCampo =>
  tipo in abbreviazioni ? abbreviazioni[tipo as TipoBreve] : (tipo as TipoCampo);

/** Fills what a definition does not say: two decimals for `num`, null unless key, visible, one row, width of its type. */
export function normalizeCampo(definizione: DefinizioneCampo): Campo {
  const tipo = toTipo(definizione.tipo ?? 'str');
  const mostrato = toTipo(definizione.mostrato ?? tipo);
  return {
    nome: definizione.nome,
    testo: definizione.testo ?? definizione.nome,
    suggerimento: definizione.suggerimento ?? '',
    tipo,
    mostrato,
    modello: definizione.modello ?? null,
    decimali: definizione.decimali ?? (tipo === 'num' ? DECIMALI : 0),
    unita: definizione.unita ?? '',
    lunghezza: definizione.lunghezza ?? null,
    precisione: definizione.precisione ?? null,
    scala: definizione.scala ?? null,
    chiave: definizione.chiave ?? false,
    nullo: definizione.nullo ?? definizione.chiave !== true,
    automatico: definizione.automatico ?? false,
    unicode: definizione.unicode ?? true,
    solaLettura: definizione.solaLettura ?? definizione.automatico ?? false,
    visibile: definizione.visibile ?? true,
    scelte: definizione.scelte ?? null,
    intervallo: definizione.intervallo ?? [null, null],
    righe: definizione.righe ?? 1,
    html: definizione.html ?? false,
    larghezza: definizione.larghezza ?? larghezzaTipo[mostrato],
  };
}

export const normalizeCampi = (definizioni: readonly DefinizioneCampo[]): readonly Campo[] =>
  definizioni.map(normalizeCampo);

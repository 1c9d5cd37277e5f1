import { z } from 'zod';

const nome = z.string().max(120);
const scalare = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);
const valori = z.record(nome, scalare).refine((voci) => Object.keys(voci).length <= 60);

const confronti = ['=', '<>', '<', '<=', '>', '>=', 'contiene', 'inizia', 'in', 'vuoto', 'pieno'] as const;
export type Confronto = (typeof confronti)[number];

/** One condition of a generic table call: a field, how it is compared, with what. Values are always bound. */
const condizione = z.object({
  campo: nome,
  confronto: z.enum(confronti).default('='),
  valore: z.union([scalare, z.array(scalare).max(500)]).default(null),
});

/** The generic table call. `where` is an example ({field: value}) or a list of conditions that must all hold; never a text. */
export const tabelleRequest = z.object({
  ope: z.string().max(40),
  table: nome.optional(),
  mode: z.string().max(20).optional(),
  compact: z.boolean().default(false),
  list: z.array(nome).max(60).optional(),
  keys: valori.optional(),
  where: z.union([valori, z.array(condizione).max(30)]).optional(),
  values: valori.optional(),
  page: z.number().int().min(1).max(1_000_000).default(1),
  pagesize: z.number().int().min(1).max(500).default(10),
  orderby: z.union([nome, z.array(nome).max(5)]).optional(),
  paging: z.boolean().default(false),
  move: z.enum(['first', 'prev', 'next', 'last']).optional(),
  maxof: nome.optional(),
  minof: nome.optional(),
  appid: z.string().max(40).optional(),
});
export type TabelleRequest = z.output<typeof tabelleRequest>;
export type WhereTabelle = NonNullable<TabelleRequest['where']>;

/** Begins a name that is encoded. */
const SEGNO = '~';
const toBase64Url = (testo: string) =>
  btoa(testo).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The name of a table as it travels where names are not shown. It hides nothing: rights never depend on it. */
export const encodeTabella = (tabella: string): string => SEGNO + toBase64Url(tabella);

/** The name under an encoded one; a plain name as it is; null when it cannot be read. */
export function decodeTabella(scritto: string): { tabella: string; isCodificata: boolean } | null {
  if (!scritto.startsWith(SEGNO)) return { tabella: scritto, isCodificata: false };
  try {
    const testo = atob(scritto.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    return { tabella: testo, isCodificata: true };
  } catch {
    return null;
  }
}

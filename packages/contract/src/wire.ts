/**
 * Names on the wire are the specification's (`RagioneSociale`, `PIVA`, `PageNo`); inside they are camelCase full Italian
 * words. The rule is one: the first letter is lowered. The exceptions are this table, and nothing else.
 */
export const irregolari = {
  PIVA: 'partitaIva',
  CAP: 'cap',
  PEC: 'pec',
  IPAbilitati: 'ipAbilitati',
  REAUfficio: 'reaUfficio',
  REANumero: 'reaNumero',
  REACapitaleSociale: 'reaCapitaleSociale',
  REASocioUnico: 'reaSocioUnico',
  REALiquidazione: 'reaLiquidazione',

  URL: 'url',
  PageNo: 'pagina',
  PageSize: 'righePerPagina',
  // The page of an official form, which is not that of a list.
  Pagina: 'paginaModello',
} as const;

/** Keys whose content is a map with keys of its own (caselle, field names): it is never renamed. */
export const opache = [
  'Righi',
  'righi',
  'Filter',
  'ModelState',
  'Forzature',
  'Calcolati',
  'StatiQuadri',
  'Spiegazione',
  'Testi',
  'Extra',
] as const;

type Irregolari = typeof irregolari;
type Opaca = (typeof opache)[number];
type NomeInterno<K extends string> = K extends keyof Irregolari ? Irregolari[K] : Uncapitalize<K>;

/** The inside type of a wire type: same shape, names of the house. */
export type Interno<T> = T extends readonly (infer U)[]
  ? Interno<U>[]
  : T extends object
    ? { [K in keyof T & string as NomeInterno<K>]: K extends Opaca ? T[K] : Interno<T[K]> }
    : T;

const versoInterno = new Map<string, string>(Object.entries(irregolari));
const versoFilo = new Map<string, string>(
  Object.entries(irregolari).map(([filo, interno]) => [interno, filo]),
);
const nomiOpachi = new Set<string>(opache);

const nomeInterno = (nome: string) => versoInterno.get(nome) ?? nome.charAt(0).toLowerCase() + nome.slice(1);
const nomeFilo = (nome: string) => versoFilo.get(nome) ?? nome.charAt(0).toUpperCase() + nome.slice(1);

function rename(valore: unknown, nome: (chiave: string) => string): unknown {
  if (Array.isArray(valore)) return valore.map((elemento) => rename(elemento, nome));
  if (valore === null || typeof valore !== 'object' || valore instanceof Date) return valore;
  const risultato: Record<string, unknown> = {};
  for (const [chiave, contenuto] of Object.entries(valore)) {
    const nuova = nome(chiave);
    const opaca = nomiOpachi.has(chiave) || nomiOpachi.has(nuova);
    risultato[nuova] = opaca ? contenuto : rename(contenuto, nome);
  }
  return risultato;
}

/** Wire names to inside names, in depth; content of opaque keys untouched. */
export const fromWire = <T>(valore: T): Interno<T> => rename(valore, nomeInterno) as Interno<T>;

/** Inside names to wire names, in depth; content of opaque keys untouched. */
export const toWire = <T>(valore: Interno<T>): T => rename(valore, nomeFilo) as T;

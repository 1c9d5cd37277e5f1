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

/** Names that were worked out: those of a house are some thousands, whatever a call may send. */
const NOMI_NOTI = 10_000;

interface Nome {
  readonly nuovo: string;
  readonly opaco: boolean;
}

/** A way of renaming, each name worked out once. */
function makeVerso(
  eccezioni: ReadonlyMap<string, string>,
  change: (lettera: string) => string,
): (chiave: string) => Nome {
  const noti = new Map<string, Nome>();
  return (chiave) => {
    const noto = noti.get(chiave);
    if (noto) return noto;
    const nuovo = eccezioni.get(chiave) ?? change(chiave.charAt(0)) + chiave.slice(1);
    const nome = { nuovo, opaco: nomiOpachi.has(chiave) || nomiOpachi.has(nuovo) };
    if (noti.size < NOMI_NOTI) noti.set(chiave, nome);
    return nome;
  };
}

const interno = makeVerso(versoInterno, (lettera) => lettera.toLowerCase());
const filo = makeVerso(versoFilo, (lettera) => lettera.toUpperCase());

function rename(valore: unknown, verso: (chiave: string) => Nome): unknown {
  if (valore === null || typeof valore !== 'object') return valore;
  if (Array.isArray(valore)) return valore.map((elemento) => rename(elemento, verso));
  if (valore instanceof Date) return valore;
  const risultato: Record<string, unknown> = {};
  const letto = valore as Record<string, unknown>;
  for (const chiave of Object.keys(letto)) {
    const contenuto = letto[chiave];
    const { nuovo, opaco } = verso(chiave);
    risultato[nuovo] =
      opaco || contenuto === null || typeof contenuto !== 'object' ? contenuto : rename(contenuto, verso);
  }
  return risultato;
}

/** Wire names to inside names, in depth; content of opaque keys untouched. */
export const fromWire = <T>(valore: T): Interno<T> => rename(valore, interno) as Interno<T>;

/** Inside names to wire names, in depth; content of opaque keys untouched. */
export const toWire = <T>(valore: Interno<T>): T => rename(valore, filo) as T;

import { chiaveLms, redirectLimiti } from '@quadra/contract';

export type Parametri = Record<string, string | true>;
/** Where a single sign-on link wanted to go: the studio, the training area, the query string as it came. */
export type RegistroRedirect = { idstudio: number; lms?: number; search: string } & Record<string, unknown>;

const INTERO = /^[1-9][0-9]{0,8}$/;

const decode = (testo: string): string => {
  try {
    return decodeURIComponent(testo);
  } catch {
    return testo;
  }
};

const stripQuery = (query: string) => (query.startsWith('?') ? query.slice(1) : query);
const readChiave = (parte: string) => decode(parte.split('=', 1)[0] ?? '');
const isVietata = (parte: string) =>
  (redirectLimiti.vietate as readonly string[]).includes(readChiave(parte).toLowerCase());
const dropVietate = (query: string) =>
  query
    .split('&')
    .filter((parte) => !isVietata(parte))
    .join('&');

/** Reads a query string: '?' stripped, a parameter without value is true, values URI-decoded. Null when it has none. */
export function parseQuery(query: string): Parametri | null {
  const parametri: Parametri = Object.create(null) as Parametri;
  for (const parte of stripQuery(query).split('&')) {
    if (parte === '') continue;
    const segno = parte.indexOf('=');
    if (segno === 0) continue;
    if (segno === -1) parametri[decode(parte)] = true;
    else parametri[decode(parte.slice(0, segno))] = decode(parte.slice(segno + 1));
  }
  return Object.keys(parametri).length === 0 ? null : parametri;
}

/** Digits alone, as a person would write the number: `12abc`, `1e3`, `0x10`, `-1`, ` 7 ` are not one. */
const toNumero = (valore: unknown): number | undefined =>
  typeof valore === 'string' && INTERO.test(valore) ? Number(valore) : undefined;

/** What decides where one goes is written once: of two, who reads next may believe the other. */
function isRipetuta(query: string): boolean {
  const decisive = query
    .split('&')
    .map((parte) => readChiave(parte).trim().toLowerCase())
    .filter((chiave) => chiave === 'idstudio' || chiave === 'lms');
  return new Set(decisive).size < decisive.length;
}

/** The record to save for a query string; null when there is nothing to save, no studio in it or two, or too much of it. */
export function makeRegistro(query: string): RegistroRedirect | null {
  if (query.length > redirectLimiti.caratteri || isRipetuta(stripQuery(query))) return null;
  const parametri = parseQuery(dropVietate(stripQuery(query)));
  if (parametri === null) return null;
  const idstudio = toNumero(parametri.idstudio);
  if (idstudio === undefined) return null;
  const { idstudio: _studio, lms, ...altri } = parametri;
  const numeroLms = toNumero(lms);
  return {
    ...altri,
    idstudio,
    ...(numeroLms === undefined ? {} : { lms: numeroLms }),
    search: stripQuery(query),
  };
}

/** A saved record, read again with the eyes of the first time; null when it is old, or is none of ours. */
export function readRegistro(
  testo: string | null,
  istante: string | null,
  adesso: number,
): RegistroRedirect | null {
  const eta = adesso - Number(istante ?? Number.NaN);
  if (testo === null || !(eta >= 0 && eta <= redirectLimiti.durataMs)) return null;
  try {
    const salvato = JSON.parse(testo) as { search?: unknown } | null;
    return typeof salvato?.search === 'string' ? makeRegistro(salvato.search) : null;
  } catch {
    return null;
  }
}

export type EsitoRedirect =
  | { tipo: 'nessuno' }
  | { tipo: 'esterno'; indirizzo: string }
  | { tipo: 'altroStudio'; richiesto: number; attuale: number | null }
  | { tipo: 'interno'; registro: RegistroRedirect };

/** A configured address with the saved query; null when it would lead anywhere but to the configured origin. */
function makeIndirizzo(base: string, search: string): string | null {
  const url = URL.parse(base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { origin } = url;
  url.search = dropVietate(search);
  return url.origin === origin ? url.href : null;
}

/** What to do with the saved record after authentication. Addresses come only from the configuration map. */
export function decideRedirect(
  registro: RegistroRedirect | null,
  idStudio: number | null,
  indirizziLms: Record<string, string>,
): EsitoRedirect {
  if (registro === null) return { tipo: 'nessuno' };
  if (registro.idstudio !== idStudio)
    return { tipo: 'altroStudio', richiesto: registro.idstudio, attuale: idStudio };
  const chiave = chiaveLms(registro.lms ?? '');
  const base = Object.hasOwn(indirizziLms, chiave) ? indirizziLms[chiave] : undefined;
  const indirizzo =
    registro.lms === undefined || base === undefined ? null : makeIndirizzo(base, registro.search);
  return indirizzo === null ? { tipo: 'interno', registro } : { tipo: 'esterno', indirizzo };
}

/** Runs its action once per page session, whatever the number of authentications; later calls answer undefined. */
export function createUnaVolta<A, R>(azione: (argomento: A) => R): (argomento: A) => R | undefined {
  let fatto = false;
  return (argomento) => {
    if (fatto) return undefined;
    fatto = true;
    return azione(argomento);
  };
}

import { chiaveLms } from '@quadra/contract';

export type Parametri = Record<string, string | true>;
/** Where a single sign-on link wanted to go: the studio, the training area, the query string as it came. */
export type RegistroRedirect = { idstudio: number; lms?: number; search: string } & Record<string, unknown>;

const decode = (testo: string): string => {
  try {
    return decodeURIComponent(testo);
  } catch {
    return testo;
  }
};

/** Reads a query string: '?' stripped, a parameter without value is true, values URI-decoded. Null when it has none. */
export function parseQuery(query: string): Parametri | null {
  const testo = query.startsWith('?') ? query.slice(1) : query;
  const parametri: Parametri = Object.create(null) as Parametri;
  for (const parte of testo.split('&')) {
    if (parte === '') continue;
    const segno = parte.indexOf('=');
    if (segno === 0) continue;
    if (segno === -1) parametri[decode(parte)] = true;
    else parametri[decode(parte.slice(0, segno))] = decode(parte.slice(segno + 1));
  }
  return Object.keys(parametri).length === 0 ? null : parametri;
}

const toNumero = (valore: unknown): number | undefined => {
  const numero = Number(valore);
  return valore === true || valore === '' || !Number.isFinite(numero) ? undefined : numero;
};

/** The record to save for a query string; null when there is nothing to save or no studio in it. */
export function makeRegistro(query: string): RegistroRedirect | null {
  const parametri = parseQuery(query);
  if (parametri === null) return null;
  const idstudio = toNumero(parametri.idstudio);
  if (idstudio === undefined) return null;
  const { idstudio: _studio, lms, ...altri } = parametri;
  const numeroLms = toNumero(lms);
  return {
    ...altri,
    idstudio,
    ...(numeroLms === undefined ? {} : { lms: numeroLms }),
    search: query.startsWith('?') ? query.slice(1) : query,
  };
}

export type EsitoRedirect =
  | { tipo: 'nessuno' }
  | { tipo: 'esterno'; indirizzo: string }
  | { tipo: 'altroStudio'; richiesto: number; attuale: number | null }
  | { tipo: 'interno'; registro: RegistroRedirect };

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
  const indirizzo = Object.hasOwn(indirizziLms, chiave) ? indirizziLms[chiave] : undefined;
  if (registro.lms !== undefined && registro.lms > 0 && indirizzo)
    return { tipo: 'esterno', indirizzo: `${indirizzo}?${registro.search}` };
  return { tipo: 'interno', registro };
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

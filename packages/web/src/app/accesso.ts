import { CHIAVE_REDIRECT, describeAltroCliente } from '@quadra/contract';
import { cacheElenchi } from '../api/cache-elenchi.ts';
import { tellSchede } from '../api/canale.ts';
import { ApiError } from '../api/errore.ts';
import { createMemoriaLocale } from '../api/magazzino.ts';
import { createUnaVolta, decideRedirect, makeRegistro, type RegistroRedirect } from '../api/redirect.ts';
import { closeSessione, profilo } from '../api/sessione.api.ts';
import {
  clearSessione,
  findUtenteSalvato,
  isUtenteSalvato,
  readAspettoUtente,
  type Utente,
} from '../api/sessione.ts';
import { applyAspetto } from '../theme/aspetto.ts';
import { memoriaFiltri } from '../ui/memoria-filtri.ts';
import { setAvviso } from './avviso.ts';
import { isLogin } from './percorsi.ts';

const memoria = createMemoriaLocale(localStorage);
const indirizziLms: Record<string, string> = {};
let isAnonimo = true;

/** Called before the router: the start rules of the session, then the query string of a single sign-on link. */
export async function startSessione(posizione: Location, storia: History): Promise<void> {
  if (isLogin(posizione.pathname) && isUtenteSalvato()) {
    clearSessione();
    await closeSessione();
  }
  if (posizione.pathname === '/home' && !isUtenteSalvato()) {
    clearSessione();
    localStorage.clear();
    sessionStorage.clear();
    storia.replaceState(null, '', '/login');
  }
  const registro = isLogin(posizione.pathname) ? makeRegistro(posizione.search) : null;
  if (registro !== null) memoria.set(CHIAVE_REDIRECT, JSON.stringify(registro));
}

function findRegistro(): RegistroRedirect | null {
  const testo = memoria.get(CHIAVE_REDIRECT);
  if (testo === null) return null;
  try {
    return JSON.parse(testo) as RegistroRedirect;
  } catch {
    return null;
  }
}

/** Loads the current user (30 s cache) and dresses the page for him the first time. */
export async function loadUtente(): Promise<Utente> {
  const utente = await profilo.get();
  if (isAnonimo) applyAspetto(readAspettoUtente(utente));
  isAnonimo = false;
  return utente;
}

/** Forgets the user in this browser; the session of the server is another matter. */
export function forgetUtente(): void {
  isAnonimo = true;
  profilo.clear();
  clearSessione();
  memoriaFiltri.clear();
  cacheElenchi.clearAll();
}

/** Ends everything: server session, display items, saved redirect, the other tabs. */
export async function logout(): Promise<void> {
  await closeSessione();
  tellSchede({ tipo: 'uscita' });
  forgetUtente();
  memoria.set(CHIAVE_REDIRECT, null);
}

const decideUnaVolta = createUnaVolta((utente: Utente) =>
  decideRedirect(findRegistro(), utente.studioId, indirizziLms),
);

const makeErroreAltroStudio = (richiesto: number, attuale: number | null) =>
  new ApiError({
    status: 400,
    codice: 'ALTRO_STUDIO',
    testo: describeAltroCliente(richiesto, attuale ?? 'nessuno'),
    campi: [],
    codiceRichiesta: null,
    differenze: [],
  });

/** Where to go back to after an access, and whose page it was: kept in the entry of the history, nowhere else. */
export type Ritorno = { utente: number; percorso: string };
let inSospeso: Ritorno | null = null;

/** What the login page must remember of the page left by force; nothing when nobody was known. */
export function makeRitorno(percorso: string): { ritorno?: Ritorno } {
  const utente = findUtenteSalvato()?.id;
  const isPagina = percorso.startsWith('/') && !isLogin(percorso) && !percorso.startsWith('/profilo');
  return utente === undefined || !isPagina ? {} : { ritorno: { utente, percorso } };
}

const takeRitorno = (): Ritorno | null =>
  (history.state as { ritorno?: Ritorno } | null)?.ritorno ?? inSospeso;

/** The saved redirect, then the page left by force if it was of the same user, then the home. */
async function computeMeta(utente: Utente, ritorno: Ritorno | null): Promise<string | null> {
  const scelta = decideUnaVolta(utente);
  if (scelta === undefined || scelta.tipo === 'nessuno') {
    return ritorno?.utente === utente.id ? ritorno.percorso : '/home';
  }
  if (scelta.tipo === 'altroStudio') {
    await closeSessione();
    forgetUtente();
    throw makeErroreAltroStudio(scelta.richiesto, scelta.attuale);
  }
  memoria.set(CHIAVE_REDIRECT, null);
  if (scelta.tipo === 'interno') return '/home';
  location.assign(scelta.indirizzo);
  return null;
}

/**
 * After the credentials were accepted: profile, then the saved redirect. Answers the path to go to, null when the
 * browser already leaves; throws when the link asked for another studio (the session is closed, the record kept).
 * A person with several profiles chooses first.
 */
export async function completeAccesso(): Promise<string | null> {
  setAvviso(null);
  const utente = await loadUtente();
  tellSchede({ tipo: 'accesso', utente: utente.id });
  const ritorno = takeRitorno();
  if (utente.sessione.profili > 1) {
    inSospeso = ritorno;
    return '/profilo';
  }
  return computeMeta(utente, ritorno);
}

/** After a profile was chosen: as after the access. */
export async function completeProfilo(): Promise<string | null> {
  profilo.clear();
  return computeMeta(await loadUtente(), takeRitorno());
}

import { CHIAVE_REDIRECT, describeAltroCliente } from '@quadra/contract';
import { cacheElenchi } from '../api/cache-elenchi.ts';
import { ApiError } from '../api/errore.ts';
import { createMemoriaLocale } from '../api/magazzino.ts';
import { createUnaVolta, decideRedirect, makeRegistro, type RegistroRedirect } from '../api/redirect.ts';
import { closeSessione, profilo } from '../api/sessione.api.ts';
import { clearSessione, isUtenteSalvato, readAspettoUtente, type Utente } from '../api/sessione.ts';
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

/** Ends everything: server session, display items, saved redirect. */
export async function logout(): Promise<void> {
  await closeSessione();
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

/**
 * After the credentials were accepted: profile, then the saved redirect. Answers the path to go to, null when the
 * browser already leaves; throws when the link asked for another studio (the session is closed, the record kept).
 */
export async function completeAccesso(): Promise<string | null> {
  setAvviso(null);
  const utente = await loadUtente();
  const scelta = decideUnaVolta(utente);
  if (scelta === undefined || scelta.tipo === 'nessuno') return '/home';
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

import {
  CHIAVE_REDIRECT,
  CHIAVE_REDIRECT_ISTANTE,
  describeAltroCliente,
  RITORNO_SUITE,
} from '@quadra/contract';
import { tellSchede } from '../api/canale.ts';
import { leaveSessione } from '../api/client.ts';
import { ApiError } from '../api/errore.ts';
import { createMemoriaLocale } from '../api/magazzino.ts';
import { makeNomeCompleto } from '../api/profilo.ts';
import {
  createUnaVolta,
  decideRedirect,
  makeRegistro,
  type RegistroRedirect,
  readRegistro,
} from '../api/redirect.ts';
import { closeSessione, getConfigurazione, profilo } from '../api/sessione.api.ts';
import {
  clearSessione,
  findUtenteDellaScheda,
  findUtenteSalvato,
  isUtenteSalvato,
  readAspettoUtente,
  readMostrato,
  type Utente,
} from '../api/sessione.ts';
import { computeIndirizziLms } from '../api/suite.ts';
import { messaggiAccesso } from '../messages/accesso.ts';
import { applyAspetto } from '../theme/aspetto.ts';
import { holdTutto } from '../vita/prima-della-fine.ts';
import { vitaSessione } from '../vita/vita-sessione.ts';
import { setAvviso } from './avviso.ts';
import { isLogin } from './percorsi.ts';

const memoria = createMemoriaLocale(localStorage);
let isAnonimo = true;

/** Called before the router: the start rules of the session, then the query string of a single sign-on link. */
export async function startSessione(posizione: Location, storia: History): Promise<void> {
  if (isLogin(posizione.pathname) && isUtenteSalvato()) {
    const { nome = '', cognome = '' } = findUtenteSalvato() ?? {};
    clearSessione();
    // The other tabs hear it before the server does: a call of theirs refused meanwhile must not say that the session is over.
    tellSchede({ tipo: 'uscita' });
    await closeSessione();
    setAvviso(messaggiAccesso.uscitaAprendo(makeNomeCompleto({ nome, cognome })));
  }
  if (posizione.pathname === '/home' && !isUtenteSalvato()) {
    clearSessione();
    localStorage.clear();
    sessionStorage.clear();
    storia.replaceState(null, '', '/login');
  }
  const registro = isLogin(posizione.pathname) ? makeRegistro(posizione.search) : null;
  if (registro !== null) saveRegistro(registro);
}

function saveRegistro(registro: RegistroRedirect | null): void {
  memoria.set(CHIAVE_REDIRECT, registro && JSON.stringify(registro));
  memoria.set(CHIAVE_REDIRECT_ISTANTE, registro && String(Date.now()));
}

const findRegistro = () =>
  readRegistro(memoria.get(CHIAVE_REDIRECT), memoria.get(CHIAVE_REDIRECT_ISTANTE), Date.now());

/** Loads the current user (30 s cache) and dresses the page for him the first time. */
export async function loadUtente(): Promise<Utente> {
  const utente = readMostrato(await profilo.get());
  if (isAnonimo) applyAspetto(readAspettoUtente(utente));
  isAnonimo = false;
  return utente;
}

/** Forgets the user in this browser; the session of the server is another matter. */
export function forgetUtente(): void {
  isAnonimo = true;
  profilo.clear();
  clearSessione();
  vitaSessione.forget();
}

/** The server knows the session no more: what was typed is put aside, who was here is forgotten, and the login page says so. */
export function endFinita(): void {
  holdTutto();
  vitaSessione.wait();
  forgetUtente();
  setAvviso(messaggiAccesso.sessioneFinita);
}

/** Ends everything, once what was typed is safe: server session, display items, saved redirect, the other tabs. */
export async function logout(): Promise<void> {
  vitaSessione.end();
  leaveSessione();
  tellSchede({ tipo: 'uscita' });
  await closeSessione();
  forgetUtente();
  saveRegistro(null);
}

const decideUnaVolta = createUnaVolta(async (utente: Utente) => {
  const registro = findRegistro();
  if (registro === null) return decideRedirect(null, utente.studioId, {});
  const { suite } = await getConfigurazione();
  const profiloCliente = utente.studio?.tipoProfiloCliente ?? null;
  return decideRedirect(registro, utente.studioId, computeIndirizziLms(suite, profiloCliente));
});

/** The exchange with an application that was waiting for this login: our own path, in one shape only. */
function readScambio(query: string): string | null {
  const ritorno = new URLSearchParams(query).get('ritorno') ?? '';
  return RITORNO_SUITE.test(ritorno) ? ritorno : null;
}

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
let scambioInSospeso: string | null = null;

/** What the login page must remember of the page left by force; nothing when nobody was known. */
export function makeRitorno(percorso: string): { ritorno?: Ritorno } {
  const utente = findUtenteDellaScheda();
  const isPagina = percorso.startsWith('/') && !isLogin(percorso) && !percorso.startsWith('/profilo');
  return utente === null || !isPagina ? {} : { ritorno: { utente, percorso } };
}

const takeRitorno = (): Ritorno | null =>
  (history.state as { ritorno?: Ritorno } | null)?.ritorno ?? inSospeso;

/** What the same person had typed is sent; then the saved redirect, then the page left by force if it was of the same user, then the home. */
async function computeMeta(utente: Utente, ritorno: Ritorno | null): Promise<string | null> {
  await vitaSessione.enter(utente.id);
  const scambio = readScambio(location.search) ?? scambioInSospeso;
  if (scambio !== null) {
    location.assign(scambio);
    return null;
  }
  const scelta = await decideUnaVolta(utente);
  if (scelta === undefined || scelta.tipo === 'nessuno') {
    return ritorno?.utente === utente.id ? ritorno.percorso : '/home';
  }
  if (scelta.tipo === 'altroStudio') {
    await closeSessione();
    forgetUtente();
    throw makeErroreAltroStudio(scelta.richiesto, scelta.attuale);
  }
  saveRegistro(null);
  if (scelta.tipo === 'interno') {
    const { computePercorsoMeta } = await import('./mete.ts');
    return computePercorsoMeta(scelta.registro.target, scelta.registro);
  }
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
    scambioInSospeso = readScambio(location.search);
    return '/profilo';
  }
  return computeMeta(utente, ritorno);
}

/** After a profile was chosen: as after the access. */
export async function completeProfilo(): Promise<string | null> {
  profilo.clear();
  return computeMeta(await loadUtente(), takeRitorno());
}

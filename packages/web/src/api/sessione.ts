import {
  type Carattere,
  type Densita,
  type fornitore,
  type Interno,
  type ProfiloSuite,
  profiloSuite,
  type Skin,
  type UtenteCorrente,
} from '@quadra/contract';
import type { z } from 'zod';
import { leaveSessione, setStudioAtteso } from './client.ts';
import { computeHost } from './debug.ts';
import { readCookie, removeCookie, saveCookie } from './magazzino.ts';

/** The current user, with the names of the house. */
export type Utente = Interno<UtenteCorrente>;
export type Fornitore = Interno<z.infer<typeof fornitore>>;
export type Aspetto = { skin: Skin; font: Carattere; densita: Densita; riduciMovimenti: boolean };
type Codici = 'permessi' | 'funzionalita';
type UtenteSalvato = Omit<Utente, 'gestore' | 'studio' | 'applicativiAttiviDettaglio' | 'sessione' | Codici>;

/** Small display items live in cookies; the big ones, and those of this tab alone, in session storage. No token. */
const neiCookie = [
  'user',
  'manager',
  'debug',
  'profile',
  'permissions',
  'myprovider',
  'userkey',
  'font',
] as const;
const nellaScheda = ['firm', 'applications', 'provider'] as const;
type NelCookie = (typeof neiCookie)[number];
type NellaScheda = (typeof nellaScheda)[number];

export const aspettoIniziale: Aspetto = {
  skin: 'dark',
  font: 'open sans',
  densita: 'compatta',
  riduciMovimenti: false,
};

/** What the environment says: the domain of the display cookies, the server of whoever develops. */
let ambiente: { dominioCookie: string | null; hostDebug: string | null } = {
  dominioCookie: null,
  hostDebug: null,
};
export const setAmbiente = (nuovo: typeof ambiente): void => {
  ambiente = nuovo;
};

const setCookie = (nome: NelCookie, valore: unknown) => {
  if (valore === null || valore === undefined) return removeCookie(document, nome, location.hostname);
  saveCookie(document, nome, valore, {
    isHttps: location.protocol === 'https:',
    dominio: ambiente.dominioCookie,
    log: (messaggio) => console.warn(messaggio),
  });
};
const setScheda = (nome: NellaScheda, valore: unknown) => {
  if (valore === null || valore === undefined) sessionStorage.removeItem(`ELMAS_${nome}`);
  else sessionStorage.setItem(`ELMAS_${nome}`, JSON.stringify(valore));
};
function readScheda<T>(nome: NellaScheda): T | null {
  const testo = sessionStorage.getItem(`ELMAS_${nome}`);
  if (testo === null) return null;
  try {
    return JSON.parse(testo) as T;
  } catch {
    return null;
  }
}

/** Big, and of no use to the pages: the server keeps them. */
const LOGHI = ['logo', 'logoStampa'];
const testiDiPosta = [
  'oggettoInvioTelematico',
  'corpoInvioTelematico',
  'corpoArchiviazione',
  'oggettoF24Studio',
  'corpoF24Studio',
  'oggettoF24Cliente',
  'corpoF24Cliente',
];
const omit = <T extends object>(dati: T, nomi: readonly string[]): T =>
  Object.fromEntries(Object.entries(dati).filter(([nome]) => !nomi.includes(nome))) as T;

/** The record is split: manager, firm and codes are kept apart from the user; the session speaks for itself at every call. */
function splitUtente(utente: Utente) {
  const {
    gestore,
    studio,
    applicativiAttiviDettaglio,
    sessione: _,
    permessi,
    funzionalita,
    ...resto
  } = utente;
  return {
    user: resto,
    manager: gestore && omit(gestore, LOGHI),
    firm: studio && omit(studio, [...LOGHI, ...testiDiPosta]),
    applications: applicativiAttiviDettaglio,
    permissions: [...permessi, ...funzionalita],
  };
}

export const readAspettoUtente = (utente: Utente): Aspetto => ({
  skin: utente.skin ?? aspettoIniziale.skin,
  font: utente.font ?? aspettoIniziale.font,
  densita: utente.densita ?? aspettoIniziale.densita,
  riduciMovimenti: utente.riduciMovimenti,
});

/** Whose pages these are: kept by the tab, since another one may have emptied the cookies already. */
let utenteDellaScheda: number | null = null;
export const findUtenteDellaScheda = (): number | null =>
  utenteDellaScheda ?? findUtenteSalvato()?.id ?? null;

export function saveUtente(utente: Utente): void {
  utenteDellaScheda = utente.id;
  const parti = splitUtente(utente);
  setCookie('user', parti.user);
  setCookie('manager', parti.manager);
  setCookie('profile', utente.studio?.tipoProfiloCliente ?? null);
  setCookie('permissions', parti.permissions);
  setCookie('myprovider', utente.myProviderAccount);
  setCookie('userkey', utente.sessione.profili > 1 ? utente.id : null);
  setCookie('font', readAspettoUtente(utente));
  setCookie('debug', __DEBUG__ && utente.sessione.debug ? true : null);
  setScheda('firm', parti.firm);
  setScheda('applications', parti.applications);
  setStudioAtteso(utente.studioId);
}

/**
 * Who only looks in place of another. The server refuses every write of such a session; the pages do not offer any.
 */
export const isSolaLettura = ({ sessione }: Pick<Utente, 'sessione'>): boolean =>
  sessione.sostituzione?.scrittura === false;

/** For whom one works: a studio (or whoever looks over studi), or himself. */
export const readChi = ({ studio }: Pick<Utente, 'studio'>): ProfiloSuite =>
  profiloSuite[studio?.tipoProfiloCliente ?? 0] ?? 'studio';

/** The user as stored, put back together; null when nobody is stored. */
export function findUtenteSalvato(): Omit<Utente, 'sessione' | Codici> | null {
  const user = readCookie(document, 'user') as UtenteSalvato | null;
  if (user === null) return null;
  return {
    ...user,
    gestore: readCookie(document, 'manager') as Utente['gestore'],
    studio: readScheda('firm'),
    applicativiAttiviDettaglio: readScheda('applications') ?? [],
  };
}

/**
 * The user as the pages show him: what is offered follows the codes of the cookie, whatever they say. No right comes from
 * there: each call is decided on the server.
 */
export function readMostrato(utente: Utente): Utente {
  const codici = readCookie(document, 'permissions');
  if (!Array.isArray(codici)) return utente;
  const propri = [...utente.permessi, ...utente.funzionalita];
  const isUguale = String(codici) === String(propri);
  return isUguale ? utente : { ...utente, permessi: codici, funzionalita: codici };
}

/** The server to call: another than our own only while developing, for who may. */
export function findHost(): string {
  if (!__DEBUG__ || readCookie(document, 'debug') !== true) return '';
  return computeHost({
    flag: true,
    potere: findUtenteSalvato()?.potere ?? 0,
    configurato: ambiente.hostDebug,
  });
}

export const isUtenteSalvato = (): boolean => readCookie(document, 'user') !== null;
/** The kind of client this browser last worked for: 0 studio, 1 privato, 2 azienda. */
export const readProfiloCliente = () => readCookie(document, 'profile') as number | null;
export const saveFornitore = (dati: Fornitore | null) => setScheda('provider', dati);

export function readAspettoSalvato(): Aspetto {
  return { ...aspettoIniziale, ...(readCookie(document, 'font') as Partial<Aspetto> | null) };
}

/** Whether somebody's look is on this browser: without it a page may dress as it likes. */
export const isAspettoSalvato = (): boolean => readCookie(document, 'font') !== null;

/** Empties the display items of the session. The look stays as it is on the page until the next user. */
export function clearSessione(): void {
  utenteDellaScheda = null;
  for (const nome of neiCookie) removeCookie(document, nome, location.hostname);
  for (const nome of nellaScheda) sessionStorage.removeItem(`ELMAS_${nome}`);
  setStudioAtteso(null);
  leaveSessione();
}

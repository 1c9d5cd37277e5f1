import type { Carattere, Densita, fornitore, Skin, UtenteCorrente } from '@quadra/contract';
import type { z } from 'zod';
import { setStudioAtteso } from './client.ts';
import { readCookie, removeCookie, saveCookie } from './magazzino.ts';

export type Fornitore = z.infer<typeof fornitore>;
export type Aspetto = { skin: Skin; font: Carattere; densita: Densita; riduciMovimenti: boolean };
export type UtenteSalvato = Omit<UtenteCorrente, 'Gestore' | 'Studio' | 'ApplicativiAttiviDettaglio'>;

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

const setCookie = (nome: NelCookie, valore: unknown) => {
  if (valore === null || valore === undefined) return removeCookie(document, nome);
  saveCookie(document, nome, valore, {
    isHttps: location.protocol === 'https:',
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

/** The record is split: manager and firm are kept apart from the user. */
export function splitUtente(utente: UtenteCorrente) {
  const { Gestore, Studio, ApplicativiAttiviDettaglio, ...resto } = utente;
  return { user: resto, manager: Gestore, firm: Studio, applications: ApplicativiAttiviDettaglio };
}

export const readAspettoUtente = (utente: UtenteCorrente): Aspetto => ({
  skin: utente.Skin ?? aspettoIniziale.skin,
  font: utente.Font ?? aspettoIniziale.font,
  densita: utente.Densita ?? aspettoIniziale.densita,
  riduciMovimenti: utente.RiduciMovimenti,
});

export function saveUtente(utente: UtenteCorrente): void {
  const parti = splitUtente(utente);
  setCookie('user', parti.user);
  setCookie('manager', parti.manager);
  setCookie('profile', utente.Studio?.TipoProfiloCliente ?? null);
  setCookie('permissions', [utente.Potere]);
  setCookie('myprovider', utente.MyProviderAccount);
  setCookie('font', readAspettoUtente(utente));
  setScheda('firm', parti.firm);
  setScheda('applications', parti.applications);
  setStudioAtteso(utente.StudioId);
}

/** The user as stored, put back together; null when nobody is stored. */
export function findUtenteSalvato(): UtenteCorrente | null {
  const user = readCookie(document, 'user') as UtenteSalvato | null;
  if (user === null) return null;
  return {
    ...user,
    Gestore: readCookie(document, 'manager') as UtenteCorrente['Gestore'],
    Studio: readScheda('firm'),
    ApplicativiAttiviDettaglio: readScheda('applications') ?? [],
  };
}

export const isUtenteSalvato = (): boolean => readCookie(document, 'user') !== null;
export const saveFornitore = (dati: Fornitore | null) => setScheda('provider', dati);
export const saveDebug = (isDebug: boolean) => setCookie('debug', isDebug ? true : null);
export const saveAspetto = (aspetto: Aspetto) => setCookie('font', aspetto);

export function readAspettoSalvato(): Aspetto {
  return { ...aspettoIniziale, ...(readCookie(document, 'font') as Partial<Aspetto> | null) };
}

/** Empties the display items of the session. The look stays as it is on the page until the next user. */
export function clearSessione(): void {
  for (const nome of neiCookie) removeCookie(document, nome);
  for (const nome of nellaScheda) sessionStorage.removeItem(`ELMAS_${nome}`);
  setStudioAtteso(null);
}

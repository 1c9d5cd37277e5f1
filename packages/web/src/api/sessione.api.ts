import { type configurazione, percorsi, type preferenze, type UtenteCorrente } from '@quadra/contract';
import type { z } from 'zod';
import { send } from './client.ts';
import { createCacheProfilo } from './profilo.ts';
import { type Fornitore, saveFornitore, saveUtente } from './sessione.ts';

export type Configurazione = z.infer<typeof configurazione>;
export type Preferenze = z.infer<typeof preferenze>;
type Busta<T> = { data: T };

/** What the pages need before login; asked once. */
let configurazioneInCorso: Promise<Configurazione> | null = null;
export function getConfigurazione(): Promise<Configurazione> {
  configurazioneInCorso ??= send<Busta<Configurazione>>('POST', percorsi.configurazione, {
    corpo: {},
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => risposta.data);
  configurazioneInCorso.catch(() => {
    configurazioneInCorso = null;
  });
  return configurazioneInCorso;
}

async function loadUtente(): Promise<UtenteCorrente> {
  const { data } = await send<Busta<UtenteCorrente>>('POST', percorsi.whoami, { corpo: {}, autonoma: true });
  saveUtente(data);
  if (data.Gestore === null && data.Studio === null) await loadFornitore();
  return data;
}

/** The vendor's record is asked only for a user without gestore and without studio. */
async function loadFornitore(): Promise<void> {
  const risposta = await send<Busta<Fornitore>>('GET', percorsi.fornitore, {
    autonoma: true,
    silenziosa: true,
  }).catch(() => null);
  saveFornitore(risposta?.data ?? null);
}

/** The current user, cached 30 seconds; login and logout empty the cache. */
export const profilo = createCacheProfilo(loadUtente);

/** Opens the session: the cookie is set by the server, the token of the answer is not kept. */
export async function openSessione(email: string, password: string, codice?: string): Promise<void> {
  const corpo = new URLSearchParams({ username: email, password, grant_type: 'password' });
  if (codice) corpo.set('codice', codice);
  profilo.clear();
  await send('POST', percorsi.token, { corpo, autonoma: true });
}

/** Ends the session on the server; a failure is not told, since the client forgets the session anyway. */
export async function closeSessione(): Promise<void> {
  profilo.clear();
  await send('POST', percorsi.logout, { corpo: {}, autonoma: true, silenziosa: true }).catch(() => null);
}

export const savePreferenze = (nuove: Preferenze) =>
  send<null>('PUT', percorsi.preferenze, { corpo: nuove, silenziosa: true });

export const changePassword = (password: string, vecchia: string) =>
  send<null>('POST', percorsi.cambioPassword, { corpo: { Password: password, OldPassword: vecchia } });

export const getVersione = () =>
  send<Busta<{ version: string; releaseNotesUrl: string | null }>>('GET', percorsi.versione, {
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => risposta.data);

export const findFornitore = (): Promise<Fornitore | null> =>
  send<Busta<Fornitore>>('GET', percorsi.fornitore, { autonoma: true, silenziosa: true }).then(
    (risposta) => risposta.data,
    () => null,
  );

import {
  type Carattere,
  type configurazione,
  type Densita,
  fromWire,
  type Interno,
  percorsi,
  type preferenze,
  type Skin,
  toWire,
  type UtenteCorrente,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from './client.ts';
import { createCacheProfilo } from './profilo.ts';
import { type Fornitore, saveFornitore, saveUtente, type Utente } from './sessione.ts';

type ConfigurazioneFilo = z.infer<typeof configurazione>;
export type Configurazione = Interno<ConfigurazioneFilo>;
type PreferenzeFilo = z.infer<typeof preferenze>;
/** What the theme panel changes, one or more at a time. */
export type Preferenze = Partial<{
  skin: Skin;
  font: Carattere;
  densita: Densita;
  invioPassaAlSuccessivo: boolean;
  riduciMovimenti: boolean;
}>;
type Busta<T> = { data: T };

/** What the pages need before login; asked once. */
let configurazioneInCorso: Promise<Configurazione> | null = null;
export function getConfigurazione(): Promise<Configurazione> {
  configurazioneInCorso ??= send<Busta<ConfigurazioneFilo>>('POST', percorsi.configurazione, {
    corpo: {},
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => fromWire<ConfigurazioneFilo>(risposta.data));
  configurazioneInCorso.catch(() => {
    configurazioneInCorso = null;
  });
  return configurazioneInCorso;
}

/** The vendor's record is asked only for a user without gestore and without studio. */
async function loadUtente(): Promise<Utente> {
  const { data } = await send<Busta<UtenteCorrente>>('POST', percorsi.whoami, { corpo: {}, autonoma: true });
  const utente = fromWire<UtenteCorrente>(data);
  saveUtente(utente);
  if (utente.gestore === null && utente.studio === null) saveFornitore(await findFornitore());
  return utente;
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
  send<null>('PUT', percorsi.preferenze, {
    corpo: toWire<Partial<PreferenzeFilo>>(nuove as Interno<Partial<PreferenzeFilo>>),
    silenziosa: true,
  });

export const changePassword = (password: string, vecchia: string, conferma: string) =>
  send<null>('POST', percorsi.cambioPassword, {
    corpo: { Password: password, OldPassword: vecchia, PasswordConferma: conferma },
  });

export const getVersione = () =>
  send<Busta<{ version: string; releaseNotesUrl: string | null }>>('GET', percorsi.versione, {
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => risposta.data);

/** The vendor's own record; null when it cannot be read. */
const findFornitore = (): Promise<Fornitore | null> =>
  send<Busta<unknown>>('GET', percorsi.fornitore, { autonoma: true, silenziosa: true }).then(
    (risposta) => fromWire(risposta.data) as Fornitore,
    () => null,
  );

import {
  type Carattere,
  type configurazione,
  type Densita,
  fromWire,
  type gestoreDelLogin,
  type Interno,
  percorsiAccesso,
  percorso,
  type preferenze,
  type Skin,
  type statoSessione,
  toWire,
  type UtenteCorrente,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from './client.ts';
import { type ApiError, toApiError } from './errore.ts';
import { orologio, type StatoSessione } from './orologio.ts';
import { createCacheProfilo } from './profilo.ts';
import { type Fornitore, saveFornitore, saveUtente, setAmbiente, type Utente } from './sessione.ts';

type ConfigurazioneFilo = z.infer<typeof configurazione>;
export type Configurazione = Interno<ConfigurazioneFilo>;
type PreferenzeFilo = z.infer<typeof preferenze>;
type GestoreFilo = z.infer<typeof gestoreDelLogin>;
export type GestoreDelLogin = { nome: string; logo: string | null };
type StatoFilo = z.infer<typeof statoSessione>;
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
let configurazioneLetta: Configurazione | null = null;
/** What was told, when it was already asked. */
export const findConfigurazione = (): Configurazione | null => configurazioneLetta;
export function getConfigurazione(): Promise<Configurazione> {
  configurazioneInCorso ??= send<Busta<ConfigurazioneFilo>>('POST', percorsiAccesso.configurazione, {
    corpo: {},
    lettura: true,
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => {
    configurazioneLetta = fromWire<ConfigurazioneFilo>(risposta.data);
    setAmbiente(configurazioneLetta);
    return configurazioneLetta;
  });
  configurazioneInCorso.catch(() => {
    configurazioneInCorso = null;
  });
  return configurazioneInCorso;
}

/** The vendor's record is asked only for a user without gestore and without studio. */
async function loadUtente(): Promise<Utente> {
  const [{ data }] = await Promise.all([
    send<Busta<UtenteCorrente>>('POST', percorsiAccesso.whoami, { corpo: {}, autonoma: true, lettura: true }),
    // What is saved depends on the environment; without it, on the page alone.
    getConfigurazione().catch(() => null),
  ]);
  const utente = fromWire<UtenteCorrente>(data);
  saveUtente(utente);
  orologio.set(utente.sessione);
  if (utente.gestore === null && utente.studio === null) saveFornitore(await findFornitore());
  return utente;
}

/** The current user, cached 30 seconds; login and logout empty the cache. */
export const profilo = createCacheProfilo(loadUtente);

export type Credenziali = {
  email: string;
  password: string;
  /** Code of the gestore in the address of the login page. */
  codice?: string | undefined;
  /** The session of whoever develops: the server gives it to who may, never in production. */
  debug?: boolean;
};

/**
 * Opens the session: the cookie is set by the server, the token of the answer is not kept. False when it was refused: `onFallito`
 * runs, if there is one, and nothing is thrown.
 */
export async function openSessione(
  { email, password, codice, debug }: Credenziali,
  onFallito?: (errore: ApiError) => void,
): Promise<boolean> {
  const corpo = new URLSearchParams({ username: email, password, grant_type: 'password' });
  if (codice) corpo.set('codice', codice);
  if (debug) corpo.set('debug', 'true');
  profilo.clear();
  try {
    await send('POST', percorsiAccesso.token, { corpo, autonoma: true });
    return true;
  } catch (causa) {
    onFallito?.(toApiError(causa));
    return false;
  }
}

/** The gestore of a code; null for a code nobody has, and when it cannot be read. */
export const findGestore = (codice: string): Promise<GestoreDelLogin | null> =>
  send<Busta<GestoreFilo>>(
    'GET',
    percorso(percorsiAccesso.gestoreDelCodice, { codice: codice.slice(0, 40) }),
    {
      autonoma: true,
      silenziosa: true,
    },
  ).then(
    ({ data }) => (data.Nome === null ? null : { nome: data.Nome, logo: data.Logo }),
    () => null,
  );

const readStato = ({ data }: Busta<StatoFilo>): StatoSessione => {
  const stato = fromWire<StatoFilo>(data);
  orologio.set(stato);
  return stato;
};

/** How long the session lasts, asked without making it last longer. */
export const checkSessione = () =>
  send<Busta<StatoFilo>>('GET', percorsiAccesso.statoSessione, { silenziosa: true }).then(readStato);

/** Keeps the session alive. */
export const keepSessione = () =>
  send<Busta<StatoFilo>>('POST', percorsiAccesso.statoSessione, {
    corpo: {},
    silenziosa: true,
    sfondo: false,
  }).then(readStato);

/** Ends the session on the server; a failure is not told, since the client forgets the session anyway. */
export async function closeSessione(): Promise<void> {
  profilo.clear();
  await send('POST', percorsiAccesso.logout, { corpo: {}, autonoma: true, silenziosa: true }).catch(
    () => null,
  );
}

export const savePreferenze = (nuove: Preferenze) =>
  send<null>('PUT', percorsiAccesso.preferenze, {
    corpo: toWire<Partial<PreferenzeFilo>>(nuove as Interno<Partial<PreferenzeFilo>>),
    silenziosa: true,
  });

export const changePassword = (password: string, vecchia: string, conferma: string) =>
  send<null>('POST', percorsiAccesso.cambioPassword, {
    corpo: { Password: password, OldPassword: vecchia, PasswordConferma: conferma },
    rinnova: true,
  });

export const getVersione = () =>
  send<Busta<{ version: string; releaseNotesUrl: string | null }>>('GET', percorsiAccesso.versione, {
    autonoma: true,
    silenziosa: true,
  }).then((risposta) => risposta.data);

/** The vendor's own record; null when it cannot be read. */
const findFornitore = (): Promise<Fornitore | null> =>
  send<Busta<unknown>>('GET', percorsiAccesso.fornitore, { autonoma: true, silenziosa: true }).then(
    (risposta) => fromWire(risposta.data) as Fornitore,
    () => null,
  );

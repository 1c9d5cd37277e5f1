import { timingSafeEqual } from 'node:crypto';
import { DURATA_SESSIONE_SECONDI, PERCORSO_SUITE, profiloSuite } from '@quadra/contract';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { makeAdattatore, readLegame } from './adattatore.ts';
import { readChiavi, toChiaviProvider } from './chiavi.ts';
import { findConto } from './conto.queries.ts';
import { endSessioneQuadra } from './modelli.queries.ts';
import {
  type Disegno,
  makePaginaAssente,
  makePaginaErrore,
  makePaginaUscita,
  makePaginaUscito,
} from './pagine.ts';

/** One use, one minute (specification of the hand-off). */
const CODICE_SECONDI = 60;
const IDENTITA_SECONDI = 600;
const SCAMBIO_SECONDI = 900;
const USCITA_ATTESA_MS = 5_000;

const SCOPO_QUADRA = 'quadra';
const SCOPI = ['openid', 'profile', 'email', SCOPO_QUADRA];
/** Claims of ours, in a name space nobody else uses. */
const claimQuadra = {
  studioId: 'urn:quadra:studio_id',
  studio: 'urn:quadra:studio',
  profilo: 'urn:quadra:profilo',
} as const;

/** What an answer of the house has that the provider's own pages need. */
export interface Risposta extends Disegno {
  readonly risposta: FastifyReply;
  readonly richiestaId: string;
}
const risposte = new WeakMap<object, Risposta>();
export const bindRisposta = (richiesta: object, dati: Risposta): void => void risposte.set(richiesta, dati);

function sendPagina(ctx: KoaContextWithOIDC, make: (dati: Risposta) => string, stato?: number): void {
  const dati = risposte.get(ctx.req);
  if (stato !== undefined) ctx.status = stato;
  ctx.type = 'html';
  ctx.body = dati === undefined ? '' : make(dati);
}

/** The cookie's session must be the one this login lives with: another user, or none, logs in again. */
function makePolitica() {
  const politica = interactionPolicy.base();
  politica.remove('consent');
  politica.get('login')?.checks.add(
    new interactionPolicy.Check('sessione_quadra', 'End-User authentication is required', (ctx) => {
      const { quadra, suite } = readLegame(ctx.req);
      const isAltra = ctx.oidc.session?.accountId !== undefined && quadra !== suite;
      return isAltra && !ctx.oidc.result?.login;
    }),
  );
  return politica;
}

async function makeConcessione(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const presente = session.grantIdFor(client.clientId);
  const trovata = presente ? await provider.Grant.find(presente) : undefined;
  if (trovata) return trovata;
  // The applications of the suite are ours: nobody is asked whether they may know who enters.
  const nuova = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  nuova.addOIDCScope(SCOPI.join(' '));
  await nuova.save();
  return nuova;
}

function makeConto(servizi: Servizi) {
  return async (_: unknown, sub: string) => {
    const conto = /^[1-9]\d{0,8}$/.test(sub) ? await findConto(servizi.db, Number(sub)) : undefined;
    if (conto === undefined) return undefined;
    return {
      accountId: sub,
      claims: async () => ({
        sub,
        name: `${conto.nome} ${conto.cognome}`.trim(),
        given_name: conto.nome,
        family_name: conto.cognome,
        email: conto.email,
        [claimQuadra.studioId]: conto.studioId,
        [claimQuadra.studio]: conto.studio,
        [claimQuadra.profilo]: conto.profilo === null ? null : (profiloSuite[conto.profilo] ?? null),
      }),
    };
  };
}

/** Chrome asks the form's policy about the redirect that follows too: the one application this page may end at. */
function allowRitorno(ctx: KoaContextWithOIDC): void {
  const meta = ctx.oidc.session?.state?.postLogoutRedirectUri;
  if (typeof meta !== 'string') return;
  const csp = ctx.response.get('content-security-policy');
  ctx.set(
    'content-security-policy',
    csp.replace("form-action 'self'", `form-action 'self' ${new URL(meta).origin}`),
  );
}

function showUscita(ctx: KoaContextWithOIDC, modulo: string): void {
  allowRitorno(ctx);
  const sid = ctx.oidc.entities.IdTokenHint?.payload.sid;
  const clientId = ctx.oidc.client?.clientId ?? '';
  const isSubito = sid !== undefined && sid === ctx.oidc.session?.sidFor(clientId);
  sendPagina(ctx, (dati) => makePaginaUscita(dati, modulo, isSubito));
}

const makeCookie = (isTls: boolean) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isTls,
  signed: true,
});

async function makeConfigurazione(servizi: Servizi, isTls: boolean) {
  const { jwks, cookie } = toChiaviProvider(await readChiavi(servizi));
  return {
    adapter: makeAdattatore(servizi),
    jwks,
    cookies: {
      keys: cookie,
      names: { session: 'quadra_oidc', interaction: 'quadra_oidc_i', resume: 'quadra_oidc_r' },
      long: { ...makeCookie(isTls), path: PERCORSO_SUITE },
      // Without a path of ours: each exchange has a cookie of its own, so two tabs do not disturb each other.
      short: makeCookie(isTls),
    },
    responseTypes: ['code' as const],
    clientAuthMethods: ['client_secret_basic' as const, 'none' as const],
    scopes: SCOPI,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email'],
      [SCOPO_QUADRA]: Object.values(claimQuadra),
      sid: null,
      auth_time: null,
      iss: null,
    },
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['RS256' as const] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx: KoaContextWithOIDC, modulo: string) => showUscita(ctx, modulo),
        postLogoutSuccessSource: async (ctx: KoaContextWithOIDC) => sendPagina(ctx, makePaginaUscito),
      },
    },
    interactions: {
      policy: makePolitica(),
      url: (_: unknown, { uid }: { uid: string }) => `${PERCORSO_SUITE}/interaction/${uid}`,
    },
    findAccount: makeConto(servizi),
    loadExistingGrant: makeConcessione,
    renderError: async (ctx: KoaContextWithOIDC, { error }: { error: string }) =>
      sendPagina(ctx, (dati) => makePaginaErrore(dati, error, dati.richiestaId)),
    routes: {
      authorization: '/auth',
      end_session: '/uscita',
      jwks: '/jwks',
      token: '/token',
      userinfo: '/userinfo',
    },
    clockTolerance: 0,
    ttl: {
      AccessToken: IDENTITA_SECONDI,
      AuthorizationCode: CODICE_SECONDI,
      Grant: DURATA_SESSIONE_SECONDI,
      IdToken: IDENTITA_SECONDI,
      Interaction: SCAMBIO_SECONDI,
      Session: DURATA_SESSIONE_SECONDI,
    },
    // No page of another origin calls the provider: applications call it from their servers.
    clientBasedCORS: () => false,
    // Addresses are the vendor's own, and may be on a private network: no dispatcher that refuses them, but never for long.
    fetch: (url: string | URL | Request, opzioni: RequestInit = {}) =>
      fetch(url, {
        method: opzioni.method ?? 'GET',
        headers: opzioni.headers ?? {},
        body: opzioni.body ?? null,
        redirect: 'manual',
        signal: AbortSignal.timeout(USCITA_ATTESA_MS),
      }),
  };
}

/** Only the hash of a secret is kept: what a client shows is hashed before it is compared. */
function compareSegreto(this: { clientSecret?: string }, dato: string): boolean {
  const atteso = Buffer.from(this.clientSecret ?? '', 'hex');
  const mostrato = hashSegreto(dato);
  return atteso.length === mostrato.length && timingSafeEqual(atteso, mostrato);
}

/** A page asked by a person where the provider has none. */
const isPaginaAssente = (ctx: Pick<KoaContextWithOIDC, 'status' | 'body' | 'method' | 'accepts'>): boolean =>
  ctx.status === 404 &&
  (ctx.body === undefined || ctx.body === null) &&
  ctx.method === 'GET' &&
  ctx.accepts('json', 'html') === 'html';

/** The provider of identities of this process, on the keys of now. */
export async function makeProvider(servizi: Servizi, log: FastifyBaseLogger): Promise<Provider> {
  const indirizzo = `${servizi.indirizzoPubblico()}${PERCORSO_SUITE}`;
  const provider = new Provider(indirizzo, await makeConfigurazione(servizi, indirizzo.startsWith('https:')));
  provider.proxy = true;
  Object.assign(provider.Client.prototype, { compareClientSecret: compareSegreto });
  provider.on('server_error', (_, errore) => log.error({ err: errore }, 'identity provider failed'));
  provider.on('backchannel.error', (_, errore, client) =>
    log.warn({ err: errore, client: client.clientId }, 'application not told that the session ended'),
  );
  provider.use(async (ctx, next) => {
    await next();
    if (isPaginaAssente(ctx)) sendPagina(ctx as unknown as KoaContextWithOIDC, makePaginaAssente, 404);
    const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>;
    const { session, route, params } = oidc ?? {};
    const sessioneId = readLegame(ctx.req).suite;
    const isFinita = route === 'end_session_confirm' && session !== undefined && 'destroyed' in session;
    if (isFinita && params?.logout && sessioneId !== null) await endSessioneQuadra(servizi.db, sessioneId);
  });
  return provider;
}

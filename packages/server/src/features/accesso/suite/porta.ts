import { PERCORSO_SUITE, RITORNO_SUITE } from '@quadra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { authenticate } from '../../../http/authenticate.ts';
import { requireVerifica } from '../../../http/conferma.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireSostituibile } from '../../../http/policy.ts';
import { makeLimite } from '../../../http/register-rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { bindRichiesta } from './adattatore.ts';
import { findInizioSessione } from './modelli.queries.ts';
import { findProvider } from './presente.ts';
import { bindRisposta } from './provider.ts';
import { readSkin } from './skin-pagine.ts';

const LIMITE = { quante: 600, secondi: 60 };

/** Who the cookie of Quadra says is calling, or the refusal that says why nobody is: who acts in place of another enters nowhere else. */
async function findChiamante(
  richiesta: FastifyRequest,
  servizi: Servizi,
): Promise<{ sessione: Sessione | null; rifiuto: DomainError | null }> {
  try {
    const sessione = await authenticate(richiesta, servizi);
    requireVerifica(sessione, servizi.config, servizi.now());
    // Who acts in place of another does so in Quadra alone, where it is written down.
    requireSostituibile(sessione, 'mai');
    return { sessione, rifiuto: null };
  } catch (errore) {
    if (errore instanceof DomainError) return { sessione: null, rifiuto: errore };
    throw errore;
  }
}

/** The provider writes on the raw answer: what the house says of every answer is put there first. */
function hijack(richiesta: FastifyRequest, risposta: FastifyReply): void {
  for (const [nome, valore] of Object.entries(risposta.getHeaders())) {
    if (valore !== undefined) risposta.raw.setHeader(nome, valore);
  }
  bindRisposta(richiesta.raw, {
    risposta,
    nonce: richiesta.nonce,
    skin: readSkin(richiesta.cookies),
    richiestaId: richiesta.id,
  });
  risposta.hijack();
}

/** The request as the provider must see it: without our prefix, and of the origin we answer for, whatever its headers say. */
function prepare(richiesta: FastifyRequest, servizi: Servizi): void {
  const { raw } = richiesta;
  const { host, protocol } = new URL(servizi.indirizzoPubblico());
  Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(PERCORSO_SUITE.length) || '/' });
  Object.assign(raw.headers, {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': richiesta.ip,
  });
}

const isAccesso = (url: string) => /^\/oidc\/auth(\/|\?|$)/i.test(url);

async function serve(richiesta: FastifyRequest, risposta: FastifyReply, servizi: Servizi): Promise<void> {
  const provider = await findProvider(servizi, richiesta.log);
  const chiamante = isAccesso(richiesta.url) ? await findChiamante(richiesta, servizi) : null;
  bindRichiesta(richiesta.raw, chiamante?.sessione ?? null);
  prepare(richiesta, servizi);
  hijack(richiesta, risposta);
  await provider.callback()(richiesta.raw, risposta.raw);
}

interface Scambio {
  readonly iat: number;
  readonly motivi: readonly string[];
}

async function findScambio(
  provider: Provider,
  richiesta: FastifyRequest,
  risposta: FastifyReply,
): Promise<Scambio> {
  try {
    const scambio = await provider.interactionDetails(richiesta.raw, risposta.raw);
    return { iat: scambio.iat ?? 0, motivi: scambio.prompt.reasons };
  } catch {
    // No cookie of this exchange, or one that is over: nothing to answer.
    throw new DomainError('NON_TROVATO');
  }
}

/** Asked to log in again, or too long after the last time: only a session opened since then answers. */
const isDaRifare = ({ iat, motivi }: Scambio, inizio: Date): boolean =>
  motivi.some((motivo) => motivo === 'login_prompt' || motivo === 'max_age') && inizio.getTime() < iat * 1000;

/** Answers the question of who it is with the session of Quadra; without one, the login page comes back here. */
async function interact(
  richiesta: FastifyRequest,
  risposta: FastifyReply,
  servizi: Servizi,
): Promise<unknown> {
  const [percorso = ''] = richiesta.url.split('?');
  if (!RITORNO_SUITE.test(percorso)) throw new DomainError('NON_TROVATO');
  const provider = await findProvider(servizi, richiesta.log);
  const scambio = await findScambio(provider, richiesta, risposta);
  const { sessione, rifiuto } = await findChiamante(richiesta, servizi);
  const inizio = sessione ? await findInizioSessione(servizi.db, sessione.id) : undefined;
  const isRifiutato = rifiuto !== null && rifiuto.codice !== 'NON_AUTENTICATO';
  if (!isRifiutato && (!sessione || !inizio || isDaRifare(scambio, inizio))) {
    return risposta.redirect(`/login?ritorno=${encodeURIComponent(percorso)}`, 303);
  }
  hijack(richiesta, risposta);
  await provider.interactionFinished(
    richiesta.raw,
    risposta.raw,
    sessione && inizio
      ? { login: { accountId: String(sessione.utenteId), ts: Math.floor(inizio.getTime() / 1000) } }
      : { error: 'access_denied', error_description: rifiuto?.message ?? '' },
    { mergeWithLastSubmission: false },
  );
  return risposta;
}

/**
 * Mounts the provider under /oidc. Its own library reads and answers the protocol; the house keeps headers, limits, the
 * log. Outside OpenAPI: its calls are described by /oidc/.well-known/openid-configuration.
 */
export async function registerSuite(app: FastifyInstance, servizi: Servizi): Promise<void> {
  await app.register(async (parte) => {
    parte.removeAllContentTypeParsers();
    // The body is left to the provider, which reads the request itself.
    parte.addContentTypeParser('*', (_, __, done) => done(null));
    const config = { rateLimit: makeLimite(LIMITE) };
    const schema = { hide: true };
    parte.get(`${PERCORSO_SUITE}/interaction/:uid`, { schema, config }, (richiesta, risposta) =>
      interact(richiesta, risposta, servizi),
    );
    parte.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: `${PERCORSO_SUITE}/*`,
      schema,
      config,
      handler: (richiesta, risposta) => serve(richiesta, risposta, servizi),
    });
  });
}

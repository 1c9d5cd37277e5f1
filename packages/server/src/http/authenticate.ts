import { HEADER_APP, HEADER_SFONDO, HEADER_STUDIO, potere } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError, makeStudioBloccato } from './domain-error.ts';
import { isHttps } from './headers.ts';
import { isIpAbilitato } from './ip-abilitati.ts';
import { hashSegreto } from './segreto.ts';
import type { Servizi } from './servizi.ts';
import { findSessione, touchSessione } from './sessione/find-sessione.queries.ts';
import type { Sessione } from './sessione/sessione.ts';

const SEGRETO = /^[A-Za-z0-9_-]{43}$/;
const SICURI = ['GET', 'HEAD', 'OPTIONS'];

/** `__Host-` needs TLS: on plain http, in development, the prefix and Secure fall. */
export const computeNomeCookie = (richiesta: FastifyRequest, config: Config): string =>
  isHttps(richiesta, config) ? '__Host-quadra_sid' : 'quadra_sid';

export const readSid = (richiesta: FastifyRequest, config: Config): string | null =>
  richiesta.cookies[computeNomeCookie(richiesta, config)] ?? null;

export function readBearer(richiesta: FastifyRequest): string | null {
  const valore = richiesta.headers.authorization;
  return valore && /^bearer /i.test(valore) ? valore.slice(7).trim() : null;
}

/** A browser says where the call comes from; Node's own fetch sends neither of these. */
export const isBrowser = (richiesta: FastifyRequest): boolean =>
  richiesta.headers.origin !== undefined || richiesta.headers['sec-fetch-site'] !== undefined;

/**
 * The public address, when there is one, or the host the call itself names. What a proxy says the host was is believed only
 * where nothing else is known, and only of a proxy that is trusted: many hand on what the caller wrote.
 */
function isStessaOrigine(origine: string, richiesta: FastifyRequest, config: Config): boolean {
  const { indirizzoPubblico } = config;
  if (indirizzoPubblico === null) return origine === `${richiesta.protocol}://${richiesta.host}`;
  if (origine === new URL(indirizzoPubblico).origin) return true;
  return origine === `${richiesta.protocol}://${richiesta.headers.host}`;
}

/**
 * Forged requests: an unsafe method with the session cookie must come from our own pages and carry our header.
 * @throws ORIGINE_NON_AMMESSA
 */
export function requireStessaOrigine(richiesta: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': provenienza } = richiesta.headers;
  const isNostra =
    (origin === undefined || isStessaOrigine(origin, richiesta, config)) &&
    (provenienza === undefined || provenienza === 'same-origin') &&
    isBrowser(richiesta);
  if (!isNostra || !richiesta.headers[HEADER_APP]) throw new DomainError('ORIGINE_NON_AMMESSA');
}

/** Login from a page: only ours, or one of the configured login origins. @throws ORIGINE_NON_AMMESSA */
export function requireOrigineDiLogin(richiesta: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': provenienza } = richiesta.headers;
  if (origin !== undefined && config.origini.includes(origin)) return;
  const isNostra = origin === undefined || isStessaOrigine(origin, richiesta, config);
  const isAltrove = provenienza !== undefined && provenienza !== 'same-origin';
  if (!isNostra || isAltrove) throw new DomainError('ORIGINE_NON_AMMESSA');
}

function requireStudioAtteso(richiesta: FastifyRequest, sessione: Sessione): void {
  const atteso = richiesta.headers[HEADER_STUDIO];
  if (atteso !== undefined && sessione.studioId !== null && atteso !== String(sessione.studioId)) {
    throw new DomainError('SESSIONE_DI_ALTRO_STUDIO');
  }
}

/** Administrators are exempt from the lists of addresses, also when they act in place of another. */
const isEsente = (sessione: Sessione) => sessione.potere >= potere.Admin || sessione.sostituzione !== null;

/**
 * Who is calling, asked to the database at every call. With the cookie the rules of the browser apply; without it only
 * an unbound bearer counts. Without `isAttivita` the session does not live longer for it.
 * @throws NON_AUTENTICATO, ORIGINE_NON_AMMESSA, STUDIO_BLOCCATO, NON_AUTORIZZATO, SESSIONE_DI_ALTRO_STUDIO
 */
export async function authenticate(
  richiesta: FastifyRequest,
  servizi: Servizi,
  { isAttivita = true } = {},
): Promise<Sessione> {
  const { config, pool } = servizi;
  const sid = readSid(richiesta, config);
  const bearer = readBearer(richiesta);
  if (sid === null && bearer === null) throw new DomainError('NON_AUTENTICATO');
  if (sid !== null && !SICURI.includes(richiesta.method)) requireStessaOrigine(richiesta, config);
  if ([sid, bearer].some((segreto) => segreto !== null && !SEGRETO.test(segreto))) {
    throw new DomainError('NON_AUTENTICATO');
  }
  const trovata = await findSessione(servizi, {
    sid: sid === null ? null : hashSegreto(sid),
    token: bearer === null ? null : hashSegreto(bearer),
  });
  if (trovata === undefined || (sid === null && trovata.sessione.legata))
    throw new DomainError('NON_AUTENTICATO');
  const { sessione } = trovata;
  if (!trovata.coerente) {
    richiesta.log.warn(
      { richiesta: richiesta.id, utente: sessione.utenteId },
      'bearer and cookie of two sessions',
    );
    throw new DomainError('NON_AUTENTICATO');
  }
  if (trovata.bloccato) throw makeStudioBloccato(trovata.canone);
  if (!isEsente(sessione) && !trovata.ipAbilitati.every((lista) => isIpAbilitato(lista, richiesta.ip))) {
    throw new DomainError('NON_AUTORIZZATO');
  }
  requireStudioAtteso(richiesta, sessione);
  if (!isAttivita || !trovata.stantia || richiesta.headers[HEADER_SFONDO] !== undefined) return sessione;
  await touchSessione(pool, sessione.id);
  return {
    ...sessione,
    inattivaFraSecondi: Math.min(sessione.restaSecondi, config.inattivitaMinuti * 60),
  };
}

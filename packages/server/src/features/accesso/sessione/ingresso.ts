import { DURATA_SESSIONE_SECONDI, type tokenAnswer } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../../config.ts';
import { computeNomeCookie, isBrowser, readBearer, readSid } from '../../../http/authenticate.ts';
import { isHttps } from '../../../http/headers.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { readDispositivo, setDispositivo } from './dispositivo.ts';
import { endSessione } from './sessione.queries.ts';
import type { Ingresso, Provenienza, Segreti } from './sessione.service.ts';

/** Beyond this not even the record of the attempts is written: it would only grow. */
export const limiteAccesso = { quante: 300, secondi: 60 };

export const readProvenienza = (richiesta: FastifyRequest): Provenienza => ({
  ip: normalizeIp(richiesta.ip),
  agente: richiesta.headers['user-agent'] ?? '',
  isBrowser: isBrowser(richiesta),
});

/** The cookie of the session; empty takes it away. */
export function setCookie(
  risposta: FastifyReply,
  richiesta: FastifyRequest,
  servizi: Servizi,
  sid: string,
): void {
  risposta.setCookie(computeNomeCookie(richiesta, servizi.config), sid, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(richiesta, servizi.config),
    maxAge: sid === '' ? 0 : DURATA_SESSIONE_SECONDI,
  });
}

/** Ends the session that the request carries, if any: a new login never continues an old one. */
export async function endPresente(servizi: Servizi, richiesta: FastifyRequest): Promise<void> {
  const sid = readSid(richiesta, servizi.config);
  const bearer = readBearer(richiesta);
  if (sid === null && bearer === null) return;
  await endSessione(servizi.db, {
    sid: sid === null ? null : hashSegreto(sid),
    token: bearer === null ? null : hashSegreto(bearer),
  });
}

/** Who knocks at the login, with the name of the browser. */
export function readIngresso(richiesta: FastifyRequest, config: Config): Ingresso {
  const provenienza = readProvenienza(richiesta);
  return { ...provenienza, dispositivo: provenienza.isBrowser ? readDispositivo(richiesta, config) : null };
}

/** Hands the secrets of a new session over: the former session ends, the cookies are set, the answer is that of /token. */
export async function deliver(
  servizi: Servizi,
  richiesta: FastifyRequest,
  risposta: FastifyReply,
  { segreti, ingresso }: { segreti: Segreti; ingresso: Ingresso },
): Promise<z.infer<typeof tokenAnswer>> {
  await endPresente(servizi, richiesta);
  setCookie(risposta, richiesta, servizi, segreti.sid);
  if (ingresso.dispositivo !== null) {
    setDispositivo(richiesta, risposta, servizi.config, ingresso.dispositivo);
  }
  return { access_token: segreti.token, token_type: 'bearer', expires_in: DURATA_SESSIONE_SECONDI };
}

import type { RateLimitOptions } from '@fastify/rate-limit';
import { prefissi } from '@quadra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from './authenticate.ts';
import { requireConferma, requireVerifica } from './conferma.ts';
import { DomainError, requireNessunErrore } from './domain-error.ts';
import { normalizeIp } from './ip-abilitati.ts';
import { authorize, requireSostituibile } from './policy.ts';
import type { Rotta } from './rotta.ts';
import type { Servizi } from './servizi.ts';
import { computeRete } from './sessione/rete.rules.ts';
import { checkContenuto } from './validazione.ts';

const isForm = (richiesta: FastifyRequest) =>
  richiesta.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

function requireFormato(richiesta: FastifyRequest, { formato }: Rotta): void {
  if (richiesta.isMultipart() !== (formato === 'multipart')) throw new DomainError('FORMATO_NON_AMMESSO');
  if (formato === 'multipart') return;
  const isAmmesso = formato === 'json o form' || (formato === 'form') === isForm(richiesta);
  const isVuota = richiesta.body === undefined || richiesta.body === null;
  if (!isAmmesso && !(isVuota && formato === 'json')) throw new DomainError('FORMATO_NON_AMMESSO');
}

function requireContenuto(richiesta: FastifyRequest): void {
  for (const parte of [richiesta.body, richiesta.params, richiesta.query]) {
    requireNessunErrore(checkContenuto(parte));
  }
}

export function makeLimite(limite: NonNullable<Rotta['limite']>): RateLimitOptions {
  return {
    max: limite.quante,
    timeWindow: limite.secondi * 1000,
    hook: 'preHandler',
    keyGenerator: (richiesta) =>
      richiesta.sessione ? `u${richiesta.sessione.utenteId}` : computeRete(normalizeIp(richiesta.ip)),
    errorResponseBuilder: (_, contesto) =>
      new DomainError('TROPPE_RICHIESTE', { riprovaFra: Math.ceil(contesto.ttl / 1000) }),
  };
}

/** Who calls, and whether he may: before anything else of the call is read. */
async function admit(richiesta: FastifyRequest, servizi: Servizi, rotta: Rotta): Promise<void> {
  const { accesso } = rotta;
  if (accesso === 'pubblico') return;
  const sessione = await authenticate(richiesta, servizi, { isAttivita: !rotta.isAttesa });
  richiesta.sessione = sessione;
  if (!rotta.primaDellaVerifica) requireVerifica(sessione, servizi.config, servizi.now());
  if (accesso !== 'sessione') authorize(sessione, accesso);
  requireSostituibile(sessione, rotta.sostituibile);
  if (rotta.conferma) requireConferma(sessione, servizi.now());
}

/** A body that took longer may have come after the end of its session: who calls is asked again. */
const CORPO_LENTO_MS = 500;

/** Bytes of what may be sent by whoever has not entered: it is read before anything is known of him. */
const CORPO_PUBBLICO = 65_536;

/** A prefix of the paths of declarations is one of those there are: any other address is nobody's. */
const PREFISSO = `:prefisso(^(?:${prefissi.join('|')})$)`;

/** Puts one call on the server: session and right first, then limits, format, fields, and the call itself. */
export function registerRotta(app: FastifyInstance, servizi: Servizi, rotta: Rotta): void {
  const { accesso } = rotta;
  app.route({
    method: rotta.metodo,
    url: rotta.percorso.replace(':prefisso', PREFISSO),
    ...(rotta.isAttesa ? { compress: false as const } : {}),
    ...(accesso === 'pubblico' ? { bodyLimit: CORPO_PUBBLICO } : {}),
    schema: {
      summary: rotta.titolo,
      tags: [
        rotta.percorso
          .replace(':prefisso', 'dichiarazione')
          .split('/')
          .find((parte) => parte !== '' && parte !== 'api' && !parte.startsWith(':')) ?? 'api',
      ],
      ...(accesso === 'pubblico' ? { security: [] } : {}),
      ...(rotta.corpo ? { body: rotta.corpo } : {}),
      ...(rotta.parametri ? { params: rotta.parametri } : {}),
      ...(rotta.risposta ? { response: { [rotta.stato]: rotta.risposta } } : {}),
    },
    config: {
      rispondeComeToken: rotta.rispondeComeToken,
      isRipetibile: rotta.isRipetibile,
      isFirmata: rotta.isFirmata,
      ...(rotta.limite ? { rateLimit: makeLimite(rotta.limite) } : {}),
    },
    onRequest: (richiesta) => admit(richiesta, servizi, rotta),
    preValidation: async (richiesta, risposta) => {
      if (risposta.elapsedTime > CORPO_LENTO_MS) await admit(richiesta, servizi, rotta);
      requireFormato(richiesta, rotta);
      requireContenuto(richiesta);
      if (rotta.corpo && (richiesta.body === undefined || richiesta.body === null)) richiesta.body = {};
    },
    handler: async (richiesta, risposta) => {
      const esito = await rotta.execute(servizi, richiesta, risposta);
      if (!risposta.sent) risposta.code(rotta.stato);
      return rotta.stato === 204 ? risposta.send() : esito;
    },
  });
}

import { HEADER_APP } from '@quadra/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Calls from other origins: only those of the configuration, and never with the session cookie (no credentials). An
 * origin that is not listed gets no permission at all.
 */
export function registerOrigini(app: FastifyInstance, config: Config): void {
  if (config.origini.length === 0) return;
  app.addHook('onRequest', async (richiesta, risposta) => {
    const { origin } = richiesta.headers;
    if (origin === undefined || !config.origini.includes(origin)) return;
    risposta.headers({
      'access-control-allow-origin': origin,
      vary: 'origin',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (richiesta.method !== 'OPTIONS') return;
    risposta.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `authorization, content-type, ${HEADER_APP}`,
      'access-control-max-age': '600',
    });
    await risposta.code(204).send();
  });
}

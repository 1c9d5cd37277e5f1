import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { authenticate } from './authenticate.ts';
import type { Servizi } from './servizi.ts';

const NOME_SESSIONE = 'sessione';
const NOME_BEARER = 'bearer';

/** Describes every call from the same schemas that check it. Before the routes. */
export async function registerOpenApi(app: FastifyInstance, servizi: Servizi): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Quadra',
        description:
          'Chiamate del portale. Ogni risposta riuscita è { data }, ogni elenco { data, Total, PageNo, PageSize }, ogni errore { Message, Codice, CodiceRichiesta, ModelState }.',
        version: servizi.versione,
      },
      components: {
        securitySchemes: {
          [NOME_SESSIONE]: { type: 'apiKey', in: 'cookie', name: 'quadra_sid' },
          [NOME_BEARER]: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ [NOME_SESSIONE]: [] }, { [NOME_BEARER]: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

/** The document and the page that reads it; in production only for who has a session. After the routes. */
export async function registerDocumentazione(app: FastifyInstance, servizi: Servizi): Promise<void> {
  const requireSessione = async (richiesta: FastifyRequest) => {
    if (servizi.config.ambiente === 'produzione') await authenticate(richiesta, servizi);
  };
  app.get('/api/openapi.json', { schema: { hide: true }, onRequest: requireSessione }, async () =>
    app.swagger(),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/documentazione',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
    uiHooks: { onRequest: requireSessione },
  });
}

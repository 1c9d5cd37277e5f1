import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CHIAVE_MASSIMA, RICHIESTA_RIPETIBILE_ORE } from '@quadra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { authenticate } from './authenticate.ts';
import type { Servizi } from './servizi.ts';

/** The mark of the product, white on the dark bar of the page. */
const MARCHIO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2"><rect x="2" y="2" width="20" height="20" rx="4"/><path d="M12 2v20M2 12h20"/><path d="M12 12h10v6a4 4 0 0 1-4 4h-6z" fill="#fff"/></svg>',
);
const NOME_SESSIONE = 'sessione';
const NOME_BEARER = 'bearer';

/** The header that may go with a call: only described, since what it says is the call's to read. */
const chiave = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: CHIAVE_MASSIMA,
      description: `Facoltativa: la stessa richiesta con la stessa chiave, entro ${RICHIESTA_RIPETIBILE_ORE} ore, si fa una volta sola e ha la risposta della prima (intestazione Idempotency-Hit). Senza chiave si fa ogni volta.`,
    },
  },
};

/** A call from its schemas, with the header that it takes besides. */
function describeRotta(chiamata: Parameters<typeof jsonSchemaTransform>[0]) {
  const descritta = jsonSchemaTransform(chiamata);
  const { isRipetibile } = chiamata.route.config ?? {};
  return isRipetibile ? { ...descritta, schema: { ...descritta.schema, headers: chiave } } : descritta;
}

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
    transform: describeRotta,
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
    logo: { type: 'image/svg+xml', content: MARCHIO },
    theme: { title: 'Quadra, le chiamate' },
    uiHooks: { onRequest: requireSessione },
  });
}

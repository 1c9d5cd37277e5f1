import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

/** Nobody: names for the tests and the demo. */
const persone: Readonly<Record<string, string>> = {
  'prova-001': 'Roberta Sala',
  'prova-002': 'Marco Ferri',
  'prova-003': 'Giulia Conti',
};
export const CLIENT_DI_PROVA = { clientId: 'quadra', segreto: 'segreto-del-fornitore-di-prova' } as const;

const STILE = `body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 15px/1.5 system-ui, sans-serif;
  color-scheme: dark light; background: light-dark(#eef2f7, #10151d); color: light-dark(#1b2430, #e6ebf2) }
  main { width: min(26rem, 100% - 6rem); padding: 2rem; border-radius: 10px; background: light-dark(#fff, #18202b);
  border: 1px solid light-dark(#cdd6e1, #2b3646) } h1 { margin: 0 0 .5rem; font-size: 1.25rem } p { margin: 0 0 1rem }
  form { display: grid; gap: .5rem } button { padding: .6rem 1rem; border-radius: 6px; font: inherit; cursor: pointer;
  color: inherit; background: none; border: 1px solid light-dark(#7d8a9b, #5b6b80) }`;

const answerPagina = (): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fornitore di prova</title><style>${STILE}</style></head>
<body><main><h1>Fornitore di prova</h1>
<p>Identità inventate, senza password: serve a provare l’accesso. Chi entrare?</p>
<form method="post">
${Object.entries(persone)
  .map(([id, nome]) => `<button name="persona" value="${id}">${nome}</button>`)
  .join('\n')}
<button name="persona" value="">Annulla</button>
</form></main></body></html>`;

function makeChiavi() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'prova', use: 'sig', alg: 'RS256' }] };
}

function makePolitica() {
  const politica = interactionPolicy.base();
  politica.remove('consent');
  // Every time, even after a moment: who tries it wants to choose again.
  politica
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'ogni_volta',
        'End-User authentication is required',
        ({ oidc }) => !oidc.result?.login,
      ),
    );
  return politica;
}

async function makeConcessione({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const concessione = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  concessione.addOIDCScope('openid');
  await concessione.save();
  return concessione;
}

async function readScelta(richiesta: IncomingMessage): Promise<string> {
  let testo = '';
  for await (const pezzo of richiesta) testo += pezzo;
  return new URLSearchParams(testo.slice(0, 1000)).get('persona') ?? '';
}

/** The one page of the provider: who to be, or nobody. */
async function interact(
  provider: Provider,
  richiesta: IncomingMessage,
  risposta: ServerResponse,
): Promise<void> {
  if (richiesta.method !== 'POST') {
    risposta.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    risposta.end(answerPagina());
    return;
  }
  const scelta = await readScelta(richiesta);
  const esito =
    scelta in persone
      ? { login: { accountId: scelta, remember: false } }
      : { error: 'access_denied', error_description: 'ErrorCode nr25' };
  await provider.interactionFinished(richiesta, risposta, esito, { mergeWithLastSubmission: false });
}

/** A small OpenID provider for the tests and the demo, in memory: it gives invented identities to whoever asks. */
export async function startFornitoreDiProva(
  indirizzo: string,
  ritorni: readonly string[],
): Promise<{ indirizzo: string; stop(): Promise<void> }> {
  const provider = new Provider(indirizzo, {
    clients: [
      {
        client_id: CLIENT_DI_PROVA.clientId,
        client_secret: CLIENT_DI_PROVA.segreto,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [...ritorni],
      },
    ],
    jwks: makeChiavi(),
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: makePolitica(), url: (_, { uid }) => `/persona/${uid}` },
    findAccount: (_, sub) => (sub in persone ? { accountId: sub, claims: async () => ({ sub }) } : undefined),
    loadExistingGrant: makeConcessione,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, AuthorizationCode: 60, IdToken: 300 },
  });
  const answer = provider.callback();
  const server = createServer((richiesta, risposta) => {
    if (!richiesta.url?.startsWith('/persona/')) return void answer(richiesta, risposta);
    interact(provider, richiesta, risposta).catch(() => risposta.writeHead(400).end());
  });
  const { hostname, port } = new URL(indirizzo);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, resolve);
  });
  return {
    indirizzo,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

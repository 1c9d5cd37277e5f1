import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FornitoreIdentita } from '../src/config-identita.ts';

const CLIENT = 'quadra-di-prova';
type Rifacimento = Record<string, unknown>;

/** A provider of identities that says whatever a test wants, rightly signed unless the test wants otherwise. */
export interface FornitoreFalso {
  readonly fornitore: FornitoreIdentita;
  /** Goes to the address of a trip as `subject`; answers the query it comes back with. */
  enter(indirizzo: string, subject: string, rifatto?: Rifacimento): string;
  /** From now on it answers 500 to everything. */
  breakDown(): void;
  /** Bodies of the exchanges of a code. */
  readonly scambi: URLSearchParams[];
  stop(): Promise<void>;
}

const encode = (dati: unknown) => Buffer.from(JSON.stringify(dati)).toString('base64url');

const readCorpo = async (richiesta: IncomingMessage): Promise<string> => {
  const pezzi: Buffer[] = [];
  for await (const pezzo of richiesta) pezzi.push(pezzo as Buffer);
  return Buffer.concat(pezzi).toString('utf8');
};

/** Starts it on a free port, known to Quadra as `id`. */
export async function startFornitoreFalso(id = 'prova'): Promise<FornitoreFalso> {
  const chiavi = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const altre = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codici = new Map<string, Rifacimento>();
  const scambi: URLSearchParams[] = [];
  let isRotto = false;
  let issuer = '';

  const makeToken = ({ firma, ...dati }: Rifacimento): string => {
    const adesso = Math.floor(Date.now() / 1000);
    const intero = { iss: issuer, aud: CLIENT, iat: adesso, exp: adesso + 300, ...dati };
    const testo = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode(intero)}`;
    const chiave = firma === 'altra' ? altre.privateKey : chiavi.privateKey;
    return `${testo}.${createSign('RSA-SHA256').update(testo).sign(chiave, 'base64url')}`;
  };

  const pagine: Record<string, (richiesta: IncomingMessage) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
    '/jwks': () => ({
      keys: [{ ...chiavi.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
    }),
    '/token': async (richiesta) => {
      const corpo = new URLSearchParams(await readCorpo(richiesta));
      scambi.push(corpo);
      const dati = codici.get(corpo.get('code') ?? '');
      codici.delete(corpo.get('code') ?? '');
      if (dati === undefined) return undefined;
      return { access_token: 'x', token_type: 'Bearer', id_token: makeToken(dati) };
    },
  };
  const answer = async (richiesta: IncomingMessage, risposta: ServerResponse) => {
    const corpo = isRotto ? undefined : await pagine[richiesta.url ?? '']?.(richiesta);
    risposta.statusCode = isRotto ? 500 : corpo === undefined ? 400 : 200;
    risposta.setHeader('content-type', 'application/json');
    risposta.end(JSON.stringify(corpo ?? { error: 'invalid_grant' }));
  };
  const server = createServer((richiesta, risposta) => void answer(richiesta, risposta));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    fornitore: {
      id,
      etichetta: 'Fornitore di prova',
      sistema: 'altro',
      issuer,
      clientId: CLIENT,
      segreto: 'segreto-di-prova',
      ambito: 'openid',
      parametri: {},
    },
    enter(indirizzo, subject, rifatto = {}) {
      const chiesto = new URL(indirizzo).searchParams;
      const code = randomBytes(12).toString('hex');
      codici.set(code, { sub: subject, nonce: chiesto.get('nonce'), ...rifatto });
      return `?${new URLSearchParams({ code, state: chiesto.get('state') ?? '' })}`;
    },
    breakDown: () => {
      isRotto = true;
    },
    scambi,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

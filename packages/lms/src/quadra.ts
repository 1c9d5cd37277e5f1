import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Avvio, Sessione } from './sessioni.ts';

const AVVIO_MS = 600_000;
const SESSIONE_MS = 8 * 3_600_000;
const EVENTO = 'http://schemas.openid.net/event/backchannel-logout';
const SCOPI = 'openid profile email quadra';

export interface Opzioni {
  /** The provider of identities: `http://127.0.0.1:3000/oidc`. */
  readonly quadra: string;
  /** Our own address, without a final slash. */
  readonly indirizzo: string;
  readonly clientId: string;
}

/** Quadra as this application sees it: login, logout, and the notice that a login is over. */
export async function connectQuadra({ quadra, indirizzo, clientId }: Opzioni) {
  const isLocale = quadra.startsWith('http:');
  const config = await oidc.discovery(new URL(quadra), clientId, undefined, oidc.None(), {
    execute: isLocale ? [oidc.allowInsecureRequests] : [],
  });
  const server = config.serverMetadata();
  const chiavi = createRemoteJWKSet(new URL(server.jwks_uri ?? ''));
  const visti = new Set<string>();

  return {
    async begin(): Promise<{ avvio: Avvio; verso: URL }> {
      const verifica = oidc.randomPKCECodeVerifier();
      const avvio = {
        stato: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifica,
        scade: Date.now() + AVVIO_MS,
      };
      const verso = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${indirizzo}/ritorno`,
        scope: SCOPI,
        state: avvio.stato,
        nonce: avvio.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifica),
        code_challenge_method: 'S256',
      });
      return { avvio, verso };
    },

    /** @throws when state, nonce, issuer, audience, signature or code is not the one that was asked for. */
    async finish(url: URL, avvio: Avvio): Promise<Sessione> {
      const risposta = await oidc.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: avvio.verifica,
        expectedState: avvio.stato,
        expectedNonce: avvio.nonce,
        idTokenExpected: true,
      });
      const identita = risposta.claims();
      if (identita === undefined) throw new Error('no identity');
      const dati = await oidc.fetchUserInfo(config, risposta.access_token, identita.sub);
      const studio = dati['urn:quadra:studio'];
      return {
        sub: identita.sub,
        sid: String(identita.sid),
        nome: dati.name ?? '',
        studio: typeof studio === 'string' ? studio : null,
        identita: risposta.id_token ?? '',
        scade: Date.now() + SESSIONE_MS,
      };
    },

    makeUscita: ({ identita }: Sessione): URL =>
      oidc.buildEndSessionUrl(config, {
        id_token_hint: identita,
        post_logout_redirect_uri: `${indirizzo}/uscito`,
      }),

    /** The login a notice is about. @throws when it is not Quadra's, not for us, of another kind, or already seen. */
    async readAvviso(token: string): Promise<string> {
      const { payload } = await jwtVerify(token, chiavi, {
        issuer: server.issuer,
        audience: clientId,
        typ: 'logout+jwt',
        algorithms: ['RS256'],
        maxTokenAge: '5 minutes',
        requiredClaims: ['jti', 'sid', 'events', 'iat'],
      });
      const eventi = payload.events as Record<string, unknown> | null;
      const { jti = '', sid } = payload;
      if (payload.nonce !== undefined || typeof sid !== 'string') throw new Error('not a logout notice');
      if (typeof eventi?.[EVENTO] !== 'object' || visti.has(jti)) throw new Error('not a new logout notice');
      visti.add(jti);
      return sid;
    },
  };
}

export type Quadra = Awaited<ReturnType<typeof connectQuadra>>;

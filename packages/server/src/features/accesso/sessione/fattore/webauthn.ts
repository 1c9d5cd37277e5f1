import type { PasskeyCreata, PasskeyUsata } from '@quadra/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../../config.ts';
import type { Passkey } from './passkey.queries.ts';

/** The site a passkey belongs to: its domain, and the one origin it may be used from. */
export interface Sito {
  readonly dominio: string;
  readonly origine: string;
}

/** The public address; without one (development) the name localhost, on the port the call came to. */
export function computeSito(richiesta: FastifyRequest, config: Config): Sito {
  if (config.indirizzoPubblico !== null) {
    const { hostname, origin } = new URL(config.indirizzoPubblico);
    return { dominio: hostname, origine: origin };
  }
  const { port } = new URL(`${richiesta.protocol}://${richiesta.host}`);
  const porta = port === '' ? '' : `:${port}`;
  return { dominio: 'localhost', origine: `${richiesta.protocol}://localhost${porta}` };
}

/** What the browser is told, and the random text that must come back signed. */
export interface Opzioni {
  readonly prova: string;
  readonly opzioni: Record<string, unknown>;
}

type Utente = { email: string; nome: string; maniglia: Buffer };
type Credenziale = Pick<Passkey, 'credenziale' | 'trasporti'>;

const asCredenziale = ({ credenziale, trasporti }: Credenziale) => ({
  id: credenziale,
  transports: [...trasporti],
});

/** For a new passkey: it must be one that names its user by itself and checks who holds it. */
export async function makeOpzioniRegistrazione(
  sito: Sito,
  utente: Utente,
  presenti: readonly Credenziale[],
): Promise<Opzioni> {
  const opzioni = await generateRegistrationOptions({
    rpName: 'Quadra',
    rpID: sito.dominio,
    userName: utente.email,
    userDisplayName: utente.nome,
    userID: new Uint8Array(utente.maniglia),
    attestationType: 'none',
    excludeCredentials: presenti.map(asCredenziale),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { prova: opzioni.challenge, opzioni: { ...opzioni } };
}

/** To use a passkey: one of these or, without a list, whichever the person chooses. */
export async function makeOpzioniUso(sito: Sito, ammesse?: readonly Credenziale[]): Promise<Opzioni> {
  const opzioni = await generateAuthenticationOptions({
    rpID: sito.dominio,
    userVerification: 'required',
    ...(ammesse ? { allowCredentials: ammesse.map(asCredenziale) } : {}),
  });
  return { prova: opzioni.challenge, opzioni: { ...opzioni } };
}

export type CredenzialeNuova = Pick<
  Passkey,
  'credenziale' | 'chiave' | 'contatore' | 'trasporti' | 'sincronizzata'
>;

/** The credential just made; undefined when anything in it is not as it was asked. */
export async function readRegistrazione(
  sito: Sito,
  prova: string,
  risposta: PasskeyCreata,
): Promise<CredenzialeNuova | undefined> {
  const esito = await verifyRegistrationResponse({
    response: risposta as RegistrationResponseJSON,
    expectedChallenge: prova,
    expectedOrigin: sito.origine,
    expectedRPID: sito.dominio,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!esito?.verified) return undefined;
  const { credential, credentialBackedUp } = esito.registrationInfo;
  return {
    credenziale: credential.id,
    chiave: Buffer.from(credential.publicKey),
    contatore: credential.counter,
    trasporti: credential.transports ?? [],
    sincronizzata: credentialBackedUp,
  };
}

/** The new counter of a passkey that signed; undefined when the signature, the site or the counter are not right. */
export async function readUso(
  sito: Sito,
  prova: string,
  risposta: PasskeyUsata,
  passkey: Passkey,
): Promise<number | undefined> {
  const esito = await verifyAuthenticationResponse({
    response: risposta as AuthenticationResponseJSON,
    expectedChallenge: prova,
    expectedOrigin: sito.origine,
    expectedRPID: sito.dominio,
    requireUserVerification: true,
    credential: {
      id: passkey.credenziale,
      publicKey: new Uint8Array(passkey.chiave),
      counter: passkey.contatore,
    },
  }).catch(() => undefined);
  return esito?.verified ? esito.authenticationInfo.newCounter : undefined;
}

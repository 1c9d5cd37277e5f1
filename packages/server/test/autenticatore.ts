import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreata, PasskeyUsata } from '@quadra/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (dati: string | Buffer) => createHash('sha256').update(dati).digest();
const asTesto = (dati: Buffer) => dati.toString('base64url');
const PRESENTE_VERIFICATO = 0x05;
const CON_CREDENZIALE = 0x40;

type Opzioni = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/** An authenticator in software: one key, and a person who always says yes. */
export class Autenticatore {
  readonly origine: string;
  contatore = 0;
  /** Flags of presence and verification: a test may take one away. */
  stato = PRESENTE_VERIFICATO;
  maniglia = '';
  private readonly chiavi = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credenziale = randomBytes(32);

  constructor(origine: string) {
    this.origine = origine;
  }

  private makeDati(dominio: string, flag: number, coda = Buffer.alloc(0)): Buffer {
    const contatore = Buffer.alloc(4);
    this.contatore += 1;
    contatore.writeUInt32BE(this.contatore);
    return Buffer.concat([sha256(dominio), Buffer.from([flag]), contatore, coda]);
  }

  private makeCliente(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  create(opzioni: Opzioni, origine = this.origine): PasskeyCreata {
    const { x = '', y = '' } = this.chiavi.publicKey.export({ format: 'jwk' });
    const chiave = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const coda = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credenziale.length]),
      this.credenziale,
      Buffer.from(isoCBOR.encode(chiave)),
    ]);
    const dati = this.makeDati(opzioni.rp?.id ?? '', this.stato | CON_CREDENZIALE, coda);
    const attestazione = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(dati)],
    ]);
    this.maniglia = opzioni.user?.id ?? '';
    const id = asTesto(this.credenziale);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: asTesto(this.makeCliente('webauthn.create', opzioni.challenge, origine)),
        attestationObject: asTesto(
          Buffer.from(isoCBOR.encode(attestazione as Parameters<typeof isoCBOR.encode>[0])),
        ),
        transports: ['internal'],
      },
    };
  }

  use(opzioni: Opzioni, origine = this.origine): PasskeyUsata {
    const dati = this.makeDati(opzioni.rpId ?? '', this.stato);
    const cliente = this.makeCliente('webauthn.get', opzioni.challenge, origine);
    const id = asTesto(this.credenziale);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: asTesto(cliente),
        authenticatorData: asTesto(dati),
        signature: asTesto(sign('sha256', Buffer.concat([dati, sha256(cliente)]), this.chiavi.privateKey)),
        userHandle: this.maniglia,
      },
    };
  }
}

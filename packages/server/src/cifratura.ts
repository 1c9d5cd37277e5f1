import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { ErroreAvvio } from './errore-avvio.ts';

/** What the application does with its own secret. The keys are derived from it, one for each use. */
export interface Cifratura {
  /** AES-256-GCM; `contesto` says whose it is: in another row the same bytes do not open. */
  seal(testo: string, contesto: string): Buffer;
  /** @throws when the bytes were changed, belong to another context, or were sealed with another secret. */
  open(chiuso: Buffer, contesto: string): string;
  /** The same for the bytes of a file, as they are. */
  sealByte(byte: Uint8Array, contesto: string): Buffer;
  /** @throws as `open` does. */
  openByte(chiuso: Buffer, contesto: string): Buffer;
  /** HMAC-SHA-256: the same for the same words, and nobody without the secret can compute it. */
  sign(testo: string): Buffer;
}

const VERSIONE = 1;
const NONCE = 12;
const SIGILLO = 16;

const derive = (segreto: string, uso: string) =>
  Buffer.from(hkdfSync('sha256', segreto, '', `quadra ${uso} ${VERSIONE}`, 32));

/** AES-256-GCM with a key of 32 bytes. Layout: version (1 byte), nonce (12), tag (16), text. */
export const sealWith = (chiave: Buffer, testo: string, contesto: string): Buffer =>
  sealByteWith(chiave, Buffer.from(testo, 'utf8'), contesto);

function sealByteWith(chiave: Buffer, byte: Uint8Array, contesto: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cifrario = createCipheriv('aes-256-gcm', chiave, nonce).setAAD(Buffer.from(contesto));
  const corpo = Buffer.concat([cifrario.update(byte), cifrario.final()]);
  return Buffer.concat([Buffer.from([VERSIONE]), nonce, cifrario.getAuthTag(), corpo]);
}

/** @throws when the bytes were changed, belong to another context, or were sealed with another key. */
export const openWith = (chiave: Buffer, chiuso: Buffer, contesto: string): string =>
  openByteWith(chiave, chiuso, contesto).toString('utf8');

function openByteWith(chiave: Buffer, chiuso: Buffer, contesto: string): Buffer {
  if (chiuso[0] !== VERSIONE) throw new Error('Sealed with an unknown version');
  const nonce = chiuso.subarray(1, 1 + NONCE);
  const cifrario = createDecipheriv('aes-256-gcm', chiave, nonce, { authTagLength: SIGILLO })
    .setAAD(Buffer.from(contesto))
    .setAuthTag(chiuso.subarray(1 + NONCE, 1 + NONCE + SIGILLO));
  const corpo = chiuso.subarray(1 + NONCE + SIGILLO);
  return Buffer.concat([cifrario.update(corpo), cifrario.final()]);
}

export function makeCifratura(segreto: string): Cifratura {
  const cifra = derive(segreto, 'cifratura');
  const firma = derive(segreto, 'firma');
  return {
    seal: (testo, contesto) => sealWith(cifra, testo, contesto),
    open: (chiuso, contesto) => openWith(cifra, chiuso, contesto),
    sealByte: (byte, contesto) => sealByteWith(cifra, byte, contesto),
    openByte: (chiuso, contesto) => openByteWith(cifra, chiuso, contesto),
    sign: (testo) => createHmac('sha256', firma).update(testo).digest(),
  };
}

const isGiaPresente = (errore: unknown) =>
  errore instanceof Error && 'code' in errore && errore.code === 'EEXIST';

/**
 * The secret of the application: that of the settings or, outside production, one made once and kept in the data folder.
 * @throws ErroreAvvio when the folder cannot be written.
 */
export function readSegreto(config: Pick<Config, 'chiave' | 'dati'>): string {
  if (config.chiave !== undefined) return config.chiave;
  const file = join(config.dati, 'chiave');
  try {
    mkdirSync(config.dati, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (errore) {
    if (!isGiaPresente(errore)) throw new ErroreAvvio(`La chiave non si può scrivere in ${file}.`);
  }
  return readFileSync(file, 'utf8').trim();
}

import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** The first bytes of a copy under a phrase; then 16 of salt, then the pieces. */
const SEGNO = Buffer.from('QUADRA COPIA 1\r\n');
const SALE = 16;
const TESTA = SEGNO.length + SALE;
const PEZZO = 65_536;
const SIGILLO = 16;
const CHIUSO = PEZZO + SIGILLO;
/** 32 MB and a tenth of a second: once a copy. */
const COSTO = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 };

const derive = (frase: string, sale: Buffer) => scryptSync(frase.normalize('NFC'), sale, 32, COSTO);

/** The key is of one file alone, so the number of a piece never comes twice under it. */
function makeNonce(numero: number, isUltimo: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isUltimo ? 1 : 0, 0);
  nonce.writeUIntBE(numero, 6, 6);
  return nonce;
}

function sealPezzo(chiave: Buffer, numero: number, isUltimo: boolean, pezzo: Buffer): Buffer {
  const cifrario = createCipheriv('aes-256-gcm', chiave, makeNonce(numero, isUltimo));
  return Buffer.concat([cifrario.update(pezzo), cifrario.final(), cifrario.getAuthTag()]);
}

/**
 * Seals what goes through under a phrase (scrypt, AES-256-GCM), in pieces that can be read from any point: a piece that was
 * changed, moved or cut away at the end does not open.
 */
export function makeCifrante(frase: string): Transform {
  const sale = randomBytes(SALE);
  const chiave = derive(frase, sale);
  let numero = 0;
  let resto = Buffer.alloc(0);
  return new Transform({
    construct(pronto) {
      this.push(Buffer.concat([SEGNO, sale]));
      pronto();
    },
    transform(arrivato: Buffer, _, avanti) {
      resto = Buffer.concat([resto, arrivato]);
      // The last one is known only at the end: a whole piece waits for another byte.
      while (resto.length > PEZZO) {
        this.push(sealPezzo(chiave, numero, false, resto.subarray(0, PEZZO)));
        resto = resto.subarray(PEZZO);
        numero += 1;
      }
      avanti();
    },
    flush(finito) {
      this.push(sealPezzo(chiave, numero, true, resto));
      finito();
    },
  });
}

/** Whether a file was sealed under a phrase; false for what cannot be read. */
export function isCifrata(file: string): boolean {
  try {
    const descrittore = openSync(file, 'r');
    try {
      const inizio = Buffer.alloc(SEGNO.length);
      readSync(descrittore, inizio, 0, SEGNO.length, 0);
      return inizio.equals(SEGNO);
    } finally {
      closeSync(descrittore);
    }
  } catch {
    return false;
  }
}

/** Reads a sealed file from any point, a piece at a time. */
class LettoreCifrato extends RandomAccessReader {
  readonly #descrittore: number;
  readonly #chiave: Buffer;
  readonly #pezzi: number;
  readonly dimensione: number;

  constructor(file: string, frase: string) {
    super();
    this.#descrittore = openSync(file, 'r');
    const testa = Buffer.alloc(TESTA);
    readSync(this.#descrittore, testa, 0, TESTA, 0);
    this.#chiave = derive(frase, testa.subarray(SEGNO.length));
    const corpo = fstatSync(this.#descrittore).size - TESTA;
    this.#pezzi = Math.ceil(corpo / CHIUSO);
    this.dimensione = corpo - this.#pezzi * SIGILLO;
  }

  /** @throws when the piece was changed, or sealed under another phrase */
  #open(numero: number): Buffer {
    const chiuso = Buffer.alloc(CHIUSO);
    const letti = readSync(this.#descrittore, chiuso, 0, CHIUSO, TESTA + numero * CHIUSO);
    const fine = letti - SIGILLO;
    const nonce = makeNonce(numero, numero === this.#pezzi - 1);
    const cifrario = createDecipheriv('aes-256-gcm', this.#chiave, nonce, { authTagLength: SIGILLO });
    cifrario.setAuthTag(chiuso.subarray(fine, letti));
    return Buffer.concat([cifrario.update(chiuso.subarray(0, fine)), cifrario.final()]);
  }

  *#read(da: number, a: number): Generator<Buffer> {
    for (let punto = da; punto < a; ) {
      const numero = Math.floor(punto / PEZZO);
      const inizio = numero * PEZZO;
      yield this.#open(numero).subarray(punto - inizio, a - inizio);
      punto = inizio + PEZZO;
    }
  }

  /** Every piece is opened once. @throws as `#open` does */
  requireIntera(): void {
    for (let numero = 0; numero < this.#pezzi; numero += 1) this.#open(numero);
  }

  override _readStreamForRange(da: number, a: number): Readable {
    const flusso = Readable.from(this.#read(da, a));
    // Who reads an archive hears of what it reads from nothing but its end: too early, it says so by itself.
    flusso.on('error', () => undefined);
    return flusso;
  }

  override close(finito: (errore: Error | null) => void): void {
    closeSync(this.#descrittore);
    finito(null);
  }
}

/** Opens a sealed file and reads it all once. @throws when it was changed or cut, or is under another phrase */
export function openCifrata(file: string, frase: string): LettoreCifrato {
  const lettore = new LettoreCifrato(file, frase);
  try {
    lettore.requireIntera();
    return lettore;
  } catch (errore) {
    lettore.close(() => undefined);
    throw errore;
  }
}

import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import yauzl from 'yauzl';

interface Voce {
  readonly nome: string;
  readonly stretti: Buffer;
  readonly byte: number;
  readonly somma: number;
}

const squeeze = (nome: string, dati: Buffer): Voce => ({
  nome,
  stretti: deflateRawSync(dati),
  byte: dati.length,
  somma: crc32(dati),
});

function joinZip(voci: readonly Voce[]): Buffer {
  const pezzi: Buffer[] = [];
  const indice: Buffer[] = [];
  let dove = 0;
  for (const { nome, stretti, byte, somma } of voci) {
    const comuni = Buffer.alloc(26);
    comuni.writeUInt16LE(20, 0);
    comuni.writeUInt16LE(8, 4);
    comuni.writeUInt32LE(somma, 10);
    comuni.writeUInt32LE(stretti.length, 14);
    comuni.writeUInt32LE(byte, 18);
    comuni.writeUInt16LE(Buffer.byteLength(nome), 22);
    pezzi.push(Buffer.from('PK\x03\x04', 'latin1'), comuni, Buffer.from(nome), stretti);
    const coda = Buffer.alloc(14);
    coda.writeUInt32LE(dove, 10);
    indice.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), comuni, coda, Buffer.from(nome));
    dove += 30 + Buffer.byteLength(nome) + stretti.length;
  }
  const centrale = Buffer.concat(indice);
  const fine = Buffer.alloc(22);
  fine.write('PK\x05\x06', 'latin1');
  fine.writeUInt16LE(voci.length, 8);
  fine.writeUInt16LE(voci.length, 10);
  fine.writeUInt32LE(centrale.length, 12);
  fine.writeUInt32LE(dove, 16);
  return Buffer.concat([...pezzi, centrale, fine]);
}

/** A zip of files as they are, each deflated. */
export const makeZip = (voci: Readonly<Record<string, string | Buffer>>): Buffer =>
  joinZip(Object.entries(voci).map(([nome, contenuto]) => squeeze(nome, Buffer.from(contenuto))));

/** A zip with one file more, of a word repeated so many times: it is squeezed as it is made, and never stands in memory. */
export async function makeZipRipetuto(
  voci: Readonly<Record<string, string | Buffer>>,
  nome: string,
  unita: string,
  volte: number,
): Promise<Buffer> {
  const perVolta = 20_000;
  const pezzo = Buffer.alloc(unita.length * perVolta, unita);
  const stretti = createDeflateRaw({ level: 6 });
  const pezzi: Buffer[] = [];
  stretti.on('data', (dati: Buffer) => pezzi.push(dati));
  for (let n = 0; n < volte; n += perVolta) if (!stretti.write(pezzo)) await once(stretti, 'drain');
  stretti.end();
  await once(stretti, 'end');
  return joinZip([
    ...Object.entries(voci).map(([uno, contenuto]) => squeeze(uno, Buffer.from(contenuto))),
    // No reader of ours looks at the sum of the bytes: who reads this never gets to its end.
    { nome, stretti: Buffer.concat(pezzi), byte: unita.length * volte, somma: 0 },
  ]);
}

/** Unpacks a zip as a person does, in a folder of its own. */
export async function unpack(file: string): Promise<string> {
  const cartella = await mkdtemp(join(tmpdir(), 'quadra-fascicolo-'));
  const zip = await yauzl.openPromise(file, { lazyEntries: true });
  for await (const voce of zip.eachEntry()) {
    const dove = join(cartella, voce.fileName);
    await mkdir(dirname(dove), { recursive: true });
    await writeFile(dove, await zip.openReadStreamPromise(voce));
  }
  return cartella;
}

import { crc32, deflateRawSync } from 'node:zlib';

/** A zip of files as they are, each deflated. */
export function makeZip(voci: Readonly<Record<string, string | Buffer>>): Buffer {
  const pezzi: Buffer[] = [];
  const indice: Buffer[] = [];
  let dove = 0;
  for (const [nome, contenuto] of Object.entries(voci)) {
    const dati = Buffer.from(contenuto);
    const stretti = deflateRawSync(dati);
    const comuni = Buffer.alloc(26);
    comuni.writeUInt16LE(20, 0);
    comuni.writeUInt16LE(8, 4);
    comuni.writeUInt32LE(crc32(dati), 10);
    comuni.writeUInt32LE(stretti.length, 14);
    comuni.writeUInt32LE(dati.length, 18);
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
  fine.writeUInt16LE(Object.keys(voci).length, 8);
  fine.writeUInt16LE(Object.keys(voci).length, 10);
  fine.writeUInt32LE(centrale.length, 12);
  fine.writeUInt32LE(dove, 16);
  return Buffer.concat([...pezzi, centrale, fine]);
}

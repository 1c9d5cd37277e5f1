import { deflateSync } from 'node:zlib';

/** A PNG in greys, whole: signature, head, rows (each with its filter before), end. All black unless told. */
export function makePng(
  larghezza: number,
  altezza: number,
  righe = Buffer.alloc((larghezza + 1) * altezza),
): Buffer {
  const crc = (dati: Buffer) => {
    let resto = ~0;
    for (const byte of dati) {
      resto ^= byte;
      for (let n = 0; n < 8; n += 1) resto = (resto >>> 1) ^ (resto & 1 ? 0xedb88320 : 0);
    }
    return ~resto >>> 0;
  };
  const pezzo = (nome: string, contenuto: Buffer) => {
    const corpo = Buffer.concat([Buffer.from(nome, 'latin1'), contenuto]);
    const [lunghezza, controllo] = [Buffer.alloc(4), Buffer.alloc(4)];
    lunghezza.writeUInt32BE(contenuto.length);
    controllo.writeUInt32BE(crc(corpo));
    return Buffer.concat([lunghezza, corpo, controllo]);
  };
  const testa = Buffer.alloc(13);
  testa.writeUInt32BE(larghezza);
  testa.writeUInt32BE(altezza, 4);
  testa.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pezzo('IHDR', testa),
    pezzo('IDAT', deflateSync(righe)),
    pezzo('IEND', Buffer.alloc(0)),
  ]);
}

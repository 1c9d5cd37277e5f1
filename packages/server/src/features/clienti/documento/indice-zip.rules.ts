const FINE = Buffer.from('PK\x05\x06', 'latin1');
const VOCE = Buffer.from('PK\x01\x02', 'latin1').readUInt32LE();
/** Bytes of the last record of a zip without its comment, and of an entry of the index without what follows it. */
const CODA = 22;
const TESTA = 46;
const COMMENTO_MASSIMO = 0xffff;
/** No document or sheet has so many parts, nor says so much of them. */
const VOCI_MASSIME = 20_000;
const BYTE_MASSIMI = 4 * 1024 * 1024;

/** Where the last record begins: its comment, most often none, ends with the file. */
function findFine(zip: Buffer): number {
  const coda = zip.subarray(Math.max(0, zip.length - CODA - COMMENTO_MASSIMO));
  const dove = coda.length < CODA ? -1 : coda.lastIndexOf(FINE, coda.length - CODA);
  const isUltimo = dove !== -1 && dove + CODA + coda.readUInt16LE(dove + 20) === coda.length;
  return isUltimo ? zip.length - coda.length + dove : -1;
}

/** Where the index stands and how many it names; null of one in more disks, or that says it is elsewhere (ZIP64). */
function readFine(zip: Buffer, fine: number) {
  const voci = zip.readUInt16LE(fine + 10);
  const byte = zip.readUInt32LE(fine + 12);
  const dove = zip.readUInt32LE(fine + 16);
  const isIntero = zip.readUInt32LE(fine + 4) === 0 && zip.readUInt16LE(fine + 8) === voci;
  const isPiccolo = voci <= VOCI_MASSIME && byte <= BYTE_MASSIMI;
  return isIntero && isPiccolo && dove + byte === fine ? { voci, dove } : null;
}

/**
 * The names in the index of a zip, as its bytes: from one entry to the next, as many as the last record says and not one more,
 * so that who made the file does not decide how long it is looked at. Nothing is looked for nor unpacked. Null when the index
 * is not whole, or of more than 4 GB: no file that may be sent is so large. Pure.
 */
export function listNomiZip(zip: Buffer): Buffer[] | null {
  const fine = findFine(zip);
  const indice = fine === -1 ? null : readFine(zip, fine);
  if (indice === null) return null;
  const nomi: Buffer[] = [];
  let { dove } = indice;
  while (nomi.length < indice.voci) {
    const nome = dove + TESTA;
    if (nome > fine || zip.readUInt32LE(dove) !== VOCE) return null;
    const dopo = nome + zip.readUInt16LE(dove + 28);
    dove = dopo + zip.readUInt16LE(dove + 30) + zip.readUInt16LE(dove + 32);
    if (dove > fine) return null;
    nomi.push(zip.subarray(nome, dopo));
  }
  return dove === fine ? nomi : null;
}

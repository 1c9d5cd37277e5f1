import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeZip } from '../../../../test/zip.ts';
import { recognizeFile } from './documento.rules.ts';
import { listNomiZip } from './indice-zip.rules.ts';

const TESTA = 46;
const CINQUE_MB = 5 * 1024 * 1024;
const VOCE = Buffer.from('PK\x01\x02', 'latin1');
const docx = makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
const isDocx = (zip: Buffer) => recognizeFile('lettera.docx', zip) !== undefined;
/** The last record of a zip as written, its numbers where the format has them. */
const FINE = docx.length - 22;

/** The same zip with something in it written otherwise. */
function rewrite(scrivi: (zip: Buffer) => void): Buffer {
  const zip = Buffer.from(docx);
  scrivi(zip);
  return zip;
}

/** A zip that begins well and goes on with what it is given, with a last record that says what it is told. */
function craft(dentro: Buffer, { voci, byte, dove }: { voci: number; byte: number; dove: number }): Buffer {
  const fine = Buffer.alloc(22);
  fine.write('PK\x05\x06', 'latin1');
  fine.writeUInt16LE(voci, 8);
  fine.writeUInt16LE(voci, 10);
  fine.writeUInt32LE(byte, 12);
  fine.writeUInt32LE(dove, 16);
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), dentro, fine]);
}

/** How much of a file is looked at: numbers read, and bytes made into words. */
function measure(zip: Buffer) {
  const numeri = [vi.spyOn(Buffer.prototype, 'readUInt16LE'), vi.spyOn(Buffer.prototype, 'readUInt32LE')];
  const ricerche = vi.spyOn(Buffer.prototype, 'indexOf');
  let parole = 0;
  const { toString: write } = Buffer.prototype;
  vi.spyOn(Buffer.prototype, 'toString').mockImplementation(function (this: Buffer, ...come) {
    const parola = write.apply(this, come);
    parole += parola.length;
    return parola;
  });
  const accolto = isDocx(zip);
  const letti = numeri.reduce((somma, spia) => somma + spia.mock.calls.length, 0);
  return { accolto, letti, ricerche: ricerche.mock.calls.length, parole };
}

afterEach(() => vi.restoreAllMocks());

describe('the index of a zip', () => {
  it('names its files, also before a comment', () => {
    const nomi = (zip: Buffer) => listNomiZip(zip)?.map(String);
    expect(nomi(docx)).toEqual(['[Content_Types].xml', 'word/document.xml']);
    const detto = rewrite((zip) => zip.writeUInt16LE(4, FINE + 20));
    expect(nomi(Buffer.concat([detto, Buffer.from('nota')]))).toEqual(nomi(docx));
  });

  // Each four bytes that look like an entry say a name of 64 KB: made into words, they would be 80 GB.
  it('of five megabytes that look like entries is not looked for among them', () => {
    const finte = Buffer.alloc(CINQUE_MB, Buffer.concat([VOCE, Buffer.alloc(24), Buffer.from([255, 255])]));
    expect(measure(craft(finte, { voci: 1, byte: 0, dove: 4 }))).toEqual({
      accolto: false,
      letti: expect.toSatisfy((letti: number) => letti < 20),
      ricerche: 0,
      parole: 0,
    });
  });

  it('of as many entries as a zip may say is not gone through', () => {
    const una = Buffer.concat([VOCE, Buffer.alloc(42)]);
    const molte = (voci: number) =>
      measure(craft(Buffer.alloc(voci * una.length, una), { voci, byte: voci * una.length, dove: 4 }));
    expect(molte(0xffff)).toEqual({ accolto: false, letti: 6, ricerche: 0, parole: 0 });
    vi.restoreAllMocks();
    // Two numbers more for each, and nothing of their content.
    expect(molte(20_000)).toEqual({ accolto: false, letti: 6 + 4 * 20_000, ricerche: 0, parole: 0 });
  });

  it('of more bytes than a document has is not gone through', () => {
    const lunga = Buffer.alloc(TESTA + 0xffff);
    VOCE.copy(lunga);
    lunga.writeUInt16LE(0xffff, 28);
    const indice = Buffer.alloc(lunga.length * 70, lunga);
    expect(measure(craft(indice, { voci: 70, byte: indice.length, dove: 4 }))).toMatchObject({
      accolto: false,
      letti: 6,
    });
  });

  it.each<[string, Buffer]>([
    ['shorter than its last record', docx.subarray(0, 21)],
    ['cut before its end', docx.subarray(0, docx.length - 1)],
    ['with something after its end', Buffer.concat([docx, Buffer.from('x')])],
    ['without its last record', docx.subarray(0, FINE)],
    ['in more disks', rewrite((zip) => zip.writeUInt16LE(1, FINE + 4))],
    ['that says more entries than it has', rewrite((zip) => zip.fill(3, FINE + 8, FINE + 12))],
    ['that says fewer', rewrite((zip) => [8, 10].map((dove) => zip.writeUInt16LE(1, FINE + dove)))],
    ['with its index elsewhere (ZIP64)', rewrite((zip) => zip.fill(255, FINE + 8, FINE + 20))],
    ['whose index begins after', rewrite((zip) => zip.writeUInt32LE(zip.length, FINE + 16))],
    ['whose index begins before', rewrite((zip) => zip.writeUInt32LE(0, FINE + 16))],
    ['with an entry that is none', rewrite((zip) => zip.writeUInt8(0, zip.lastIndexOf(VOCE)))],
    [
      'with a name that goes on after the index',
      rewrite((zip) => zip.writeUInt16LE(0xffff, zip.lastIndexOf(VOCE) + 28)),
    ],
  ])('is refused of a file %s', (_, zip) => {
    expect(isDocx(docx)).toBe(true);
    expect(listNomiZip(zip)).toBeNull();
    expect(isDocx(zip)).toBe(false);
  });
});

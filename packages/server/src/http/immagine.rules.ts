/** An image as its own bytes tell it; its name and declared type are only what somebody said. */
export interface Immagine {
  readonly tipo: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly larghezza: number;
  readonly altezza: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const FINE_PNG = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');

function readPng(dati: Buffer): Immagine | undefined {
  const isPng =
    dati.length > 57 && dati.subarray(0, 8).equals(PNG) && dati.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng || !dati.subarray(-12).equals(FINE_PNG)) return undefined;
  return { tipo: 'image/png', larghezza: dati.readUInt32BE(16), altezza: dati.readUInt32BE(20) };
}

/** Markers of the frame, where a JPEG says how large it is. */
const isFrame = (segno: number) => segno >= 0xc0 && segno <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(segno);

function readJpeg(dati: Buffer): Immagine | undefined {
  const isJpeg =
    dati.length > 20 && dati.readUInt16BE(0) === 0xffd8 && dati.readUInt16BE(dati.length - 2) === 0xffd9;
  if (!isJpeg) return undefined;
  for (let posto = 2; posto + 9 < dati.length; ) {
    if (dati[posto] !== 0xff) return undefined;
    const segno = dati[posto + 1] ?? 0;
    if (isFrame(segno))
      return {
        tipo: 'image/jpeg',
        altezza: dati.readUInt16BE(posto + 5),
        larghezza: dati.readUInt16BE(posto + 7),
      };
    posto += 2 + dati.readUInt16BE(posto + 2);
  }
  return undefined;
}

/** What an image is and how large; undefined for what is no whole PNG or JPEG. */
export const readImmagine = (dati: Buffer): Immagine | undefined => readPng(dati) ?? readJpeg(dati);

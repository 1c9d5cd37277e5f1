import { inflateSync } from 'node:zlib';

/** An image as its own bytes tell it; its name and declared type are only what somebody said. */
export interface Immagine {
  readonly tipo: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly larghezza: number;
  readonly altezza: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const FINE_PNG = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1');

/** Samples of a pixel, by the kind of colour of a PNG. */
const CAMPIONI: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where each pass of an interlaced PNG begins, and its steps: left, top, right, down. */
const PASSATE = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const INTERA = [[0, 0, 1, 1]] as const;
/** A PNG with more pixels than this is not opened: the logos, the largest there are, have less than half of them. */
const PUNTI_MASSIMI = 400_000;
/** Pieces of a PNG: one written in more of them than this was not written to be seen. */
const PEZZI_MASSIMI = 2_000;

/** The chunks of a PNG by name, those of the pixels joined; undefined when they do not fill the file to the end. */
function readPezzi(dati: Buffer): { nomi: ReadonlySet<string>; righe: Buffer } | undefined {
  const nomi = new Set<string>();
  const righe: Buffer[] = [];
  let posto = 8;
  for (let n = 0; posto + 12 <= dati.length; n += 1) {
    if (n === PEZZI_MASSIMI) return undefined;
    const fine = posto + 8 + dati.readUInt32BE(posto);
    const nome = dati.toString('latin1', posto + 4, posto + 8);
    nomi.add(nome);
    if (nome === 'IDAT') righe.push(dati.subarray(posto + 8, fine));
    posto = fine + 4;
  }
  return posto === dati.length ? { nomi, righe: Buffer.concat(righe) } : undefined;
}

function inflate(righe: Buffer, massimo: number): Buffer | undefined {
  try {
    return inflateSync(righe, { maxOutputLength: massimo });
  } catch {
    return undefined;
  }
}

/** Every row of the pixels is there, with a filter that exists: who draws it will find nothing missing. */
function isDisegnabile(dati: Buffer, { larghezza, altezza }: Omit<Immagine, 'tipo'>): boolean {
  const [profondita = 0, colore = -1, , , intreccio = 0] = dati.subarray(24, 29);
  const pezzi = readPezzi(dati);
  const campioni = CAMPIONI[colore];
  if (!pezzi || campioni === undefined || larghezza * altezza > PUNTI_MASSIMI) return false;
  if (colore === 3 && !pezzi.nomi.has('PLTE')) return false;
  const lunghezze = (intreccio === 1 ? PASSATE : INTERA).flatMap(([x, y, passoX, passoY]) => {
    const [punti, righe] = [Math.ceil((larghezza - x) / passoX), Math.ceil((altezza - y) / passoY)];
    const lunghezza = 1 + Math.ceil((punti * campioni * profondita) / 8);
    return punti > 0 && righe > 0 ? Array<number>(righe).fill(lunghezza) : [];
  });
  const attesi = lunghezze.reduce((somma, lunghezza) => somma + lunghezza, 0);
  const aperte = inflate(pezzi.righe, attesi + 1);
  if (aperte?.length !== attesi) return false;
  let posto = 0;
  for (const lunghezza of lunghezze) {
    if ((aperte[posto] ?? 5) > 4) return false;
    posto += lunghezza;
  }
  return true;
}

function readPng(dati: Buffer): Immagine | undefined {
  const isPng =
    dati.length > 57 && dati.subarray(0, 8).equals(PNG) && dati.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng || !dati.subarray(-12).equals(FINE_PNG)) return undefined;
  const misure = { larghezza: dati.readUInt32BE(16), altezza: dati.readUInt32BE(20) };
  return isDisegnabile(dati, misure) ? { tipo: 'image/png', ...misure } : undefined;
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';

interface Carattere {
  /** Code points it has a sign for. */
  readonly characterSet: readonly number[];
  glyphForCodePoint(codice: number): object;
}
/** As much of fontkit as is used: who draws asks it for a font, by the bytes of its file. */
interface Fontkit {
  create(file: Buffer): Carattere;
  registerFormat(formato: unknown): void;
}
/** Where pdfmake looks for a font before it looks on the disk: its types do not name it. */
interface ConCassetto {
  readonly virtualfs: { writeFileSync(nome: string, file: Buffer): void };
}

const require = createRequire(import.meta.url);
const pacchetto = require.resolve('pdfmake/package.json');
const cartella = join(dirname(pacchetto), 'fonts', 'Roboto');
// The very one that draws: another copy of it would not know what is registered here.
const fontkit: Fontkit = createRequire(createRequire(pacchetto).resolve('pdfkit'))('fontkit');

const SEGNO = 'quadra:';
const aperti = new Map<string, Carattere>();

/** A font that is already open, asked for by its name: reading its tables again is half the time of a page. */
class Aperto {
  static probe(file: Uint8Array): boolean {
    return Buffer.from(file).toString('latin1').startsWith(SEGNO);
  }
  constructor({ buffer }: { readonly buffer: Uint8Array }) {
    const nome = Buffer.from(buffer).toString('latin1').slice(SEGNO.length);
    const carattere = aperti.get(nome);
    if (carattere === undefined) throw new Error(`font not open: ${nome}`);
    // biome-ignore lint/correctness/noConstructorReturn: fontkit makes a font with `new`, and this one is made already.
    return carattere;
  }
}
fontkit.registerFormat(Aperto);

/** Joined letters: a sign of theirs stands for the letters that made it, whoever writes it first. */
const isLegatura = (codice: number) => codice >= 0xfb00 && codice <= 0xfb06;

/**
 * A font on the disk. Each of its signs is asked for once by what it stands for: a font remembers a sign as it first met it,
 * and one met as a part of another (the point of a colon, the letter of an accented one) would stand for nothing in every
 * print after, whose text could not be searched nor copied.
 */
function readCarattere(nome: string): Carattere {
  const carattere = fontkit.create(readFileSync(join(cartella, `${nome}.ttf`)));
  for (const codice of carattere.characterSet) if (!isLegatura(codice)) carattere.glyphForCodePoint(codice);
  return carattere;
}

function open(nome: string): string {
  aperti.set(nome, readCarattere(nome));
  (pdfmake as unknown as ConCassetto).virtualfs.writeFileSync(nome, Buffer.from(SEGNO + nome));
  return nome;
}

/** Gives pdfmake the fonts of every print: opened once, for as long as the thread lives. */
export const openCaratteri = () =>
  pdfmake.setFonts({
    Roboto: {
      normal: open('Roboto-Regular'),
      bold: open('Roboto-Medium'),
      italics: open('Roboto-Italic'),
      bolditalics: open('Roboto-MediumItalic'),
    },
  });

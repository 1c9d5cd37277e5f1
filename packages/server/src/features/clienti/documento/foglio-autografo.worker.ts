import {
  degrees,
  PDFDocument,
  type PDFPage,
  type PDFDocument as Pdf,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { create } from 'qrcode';
import { answerInCorsia } from '../../../http/in-corsia.ts';

export type DomandaFoglio =
  | {
      readonly atto: 'prepara';
      readonly documento: Uint8Array;
      /** Of each page, by its number from one: what its code says, and the line that a person reads beside it. */
      readonly codici: { readonly prefisso: string; readonly riga: string };
    }
  | { readonly atto: 'estrai'; readonly documento: Uint8Array; readonly pagine: readonly number[] };

/**
 * Points of the code, of what no printer prints at the edge (6 mm), and of the strip that holds both: 16 mm are read from a scan
 * at 150 dpi.
 */
const CODICE = 46;
const MARGINE = 17;
const STRISCIA = MARGINE + CODICE + 5;
const NERO = rgb(0, 0, 0);

const openPdf = (byte: Uint8Array) =>
  PDFDocument.load(byte, { throwOnInvalidObject: true, updateMetadata: false });

/** The code as squares: what is drawn stays sharp at any size. */
function drawCodice(pagina: PDFPage, testo: string, { x, y }: { x: number; y: number }): void {
  const { modules } = create(testo, { errorCorrectionLevel: 'M' });
  const lato = CODICE / modules.size;
  for (let riga = 0; riga < modules.size; riga += 1)
    for (let colonna = 0; colonna < modules.size; colonna += 1) {
      if (!modules.get(riga, colonna)) continue;
      // A hair more than its square: no white line between two.
      const lunghezza = lato + 0.05;
      pagina.drawRectangle({
        ...{ x: x + colonna * lato, y: y + CODICE - (riga + 1) * lato },
        ...{ width: lunghezza, height: lunghezza, color: NERO },
      });
    }
}

/** The characters that the font has; of the others, the letter without its mark, or nothing. */
function keepNoti(testo: string, noti: ReadonlySet<number>): string {
  const isNoto = (lettera: string) => noti.has(lettera.codePointAt(0) ?? 0);
  return [...testo.normalize('NFC')]
    .map((lettera) => (isNoto(lettera) ? lettera : [...lettera.normalize('NFD')].filter(isNoto).join('')))
    .join('');
}

/** Each sheet as it is, a little smaller, above a strip that says which sheet of which document it is. */
async function prepare(
  originale: Pdf,
  { prefisso, riga }: { prefisso: string; riga: string },
): Promise<Uint8Array> {
  const nuovo = await PDFDocument.create();
  const carattere = await nuovo.embedFont(StandardFonts.Helvetica);
  const testo = keepNoti(riga, new Set(carattere.getCharacterSet()));
  const pagine = originale.getPages();
  for (const [posto, vecchia] of pagine.entries()) {
    const incollata = await nuovo.embedPage(vecchia);
    const giro = ((vecchia.getRotation().angle % 360) + 360) % 360;
    const isDiFianco = giro === 90 || giro === 270;
    const [larga, alta] = isDiFianco
      ? [incollata.height, incollata.width]
      : [incollata.width, incollata.height];
    const pagina = nuovo.addPage([larga, alta]);
    const scala = (alta - STRISCIA) / alta;
    const [w, h] = [larga * scala, alta * scala];
    const x = (larga - w) / 2;
    const angoli = {
      0: { x, y: STRISCIA },
      90: { x, y: STRISCIA + h },
      180: { x: x + w, y: STRISCIA + h },
      270: { x: x + w, y: STRISCIA },
    } as const;
    pagina.drawPage(incollata, {
      ...angoli[giro as keyof typeof angoli],
      ...{ xScale: scala, yScale: scala, rotate: degrees(-giro) },
    });
    const numero = posto + 1;
    drawCodice(pagina, `${prefisso}/${numero}/${pagine.length}`, { x: MARGINE, y: MARGINE });
    pagina.drawText(`${testo}, foglio ${numero} di ${pagine.length}`, {
      ...{ x: MARGINE + CODICE + 10, y: MARGINE + CODICE / 2 - 3, size: 7, font: carattere, color: NERO },
      maxWidth: larga - CODICE - 3 * MARGINE,
    });
  }
  return nuovo.save();
}

/** Some sheets of a stack that was scanned together, in the order that is asked. @throws RangeError for one that is not there */
async function extract(tutti: Pdf, pagine: readonly number[]): Promise<Uint8Array> {
  if (pagine.some((numero) => numero > tutti.getPageCount())) throw new RangeError('No such page');
  const nuovo = await PDFDocument.create();
  const scelte = await nuovo.copyPages(
    tutti,
    pagine.map((numero) => numero - 1),
  );
  for (const pagina of scelte) nuovo.addPage(pagina);
  return nuovo.save();
}

answerInCorsia(
  async (domanda) => {
    const chiesta = domanda as DomandaFoglio;
    const pdf = await openPdf(chiesta.documento);
    return chiesta.atto === 'prepara' ? prepare(pdf, chiesta.codici) : extract(pdf, chiesta.pagine);
  },
  () => 'ILLEGGIBILE',
);

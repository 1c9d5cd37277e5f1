import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A real PDF with these lines, one page each. */
export async function makePdfVero(...pagine: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const testo of pagine) pdf.addPage([595, 842]).drawText(testo, { x: 60, y: 760, size: 14, font });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** Sheets of other PDFs in one, each by its number from one. */
export async function stackFogli(
  ...quali: readonly (readonly [pdf: Buffer, numero: number])[]
): Promise<Buffer> {
  const pila = await PDFDocument.create();
  for (const [pdf, numero] of quali) {
    const [pagina] = await pila.copyPages(await PDFDocument.load(pdf), [numero - 1]);
    if (pagina) pila.addPage(pagina);
  }
  return Buffer.from(await pila.save());
}

export const countFogli = async (pdf: Buffer): Promise<number> =>
  (await PDFDocument.load(pdf)).getPageCount();

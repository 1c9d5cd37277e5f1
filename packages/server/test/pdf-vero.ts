import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A real PDF with these lines, one page each. */
export async function makePdfVero(...pagine: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const testo of pagine) pdf.addPage([595, 842]).drawText(testo, { x: 60, y: 760, size: 14, font });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

import { PDFDocument } from '@cantoo/pdf-lib';
import { answerInCorsia } from '../../../http/in-corsia.ts';

export type DomandaEvidenza =
  | { readonly atto: 'prova'; readonly documento: Uint8Array }
  | {
      readonly atto: 'aggiungi';
      readonly documento: Uint8Array;
      readonly pagina: Uint8Array;
      readonly nome: string;
    };

const openPdf = (byte: Uint8Array) =>
  PDFDocument.load(byte, { throwOnInvalidObject: true, updateMetadata: false });

/** How many pages a PDF has, or the same PDF with the page of evidence after its own, and its bytes as they were attached. */
async function answer(domanda: DomandaEvidenza): Promise<number | Uint8Array> {
  const pdf = await openPdf(domanda.documento);
  if (domanda.atto === 'prova') return pdf.getPageCount();
  const evidenza = await openPdf(domanda.pagina);
  for (const pagina of await pdf.copyPages(evidenza, evidenza.getPageIndices())) pdf.addPage(pagina);
  await pdf.attach(domanda.documento, domanda.nome, { mimeType: 'application/pdf' });
  return pdf.save({ useObjectStreams: false });
}

answerInCorsia(
  (domanda) => answer(domanda as DomandaEvidenza),
  () => 'ILLEGGIBILE',
);

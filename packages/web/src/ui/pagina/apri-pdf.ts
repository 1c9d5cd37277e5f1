import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The reader of PDF comes with the first one that is looked at, in a thread of the browser. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  return getDocument({ data: await file.arrayBuffer() }).promise;
}

import { workerData } from 'node:worker_threads';
import { answerInCorsia } from '../../../../http/in-corsia.ts';
import { examinePdf, PdfRifiutato } from './esamina-pdf.ts';

answerInCorsia(
  () => examinePdf(workerData as Uint8Array),
  (errore) => (errore instanceof PdfRifiutato ? errore.motivo : 'ROTTO'),
);

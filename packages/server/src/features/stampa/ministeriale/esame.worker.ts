import { parentPort, workerData } from 'node:worker_threads';
import type { Esame, MotivoRifiuto } from './campo.ts';
import { examinePdf, PdfRifiutato } from './esamina-pdf.ts';

/** What an examination answers. */
export type RispostaEsame = { readonly esame: Esame } | { readonly rifiuto: MotivoRifiuto };

async function answer(): Promise<RispostaEsame> {
  try {
    return { esame: await examinePdf(workerData as Uint8Array) };
  } catch (errore) {
    return { rifiuto: errore instanceof PdfRifiutato ? errore.motivo : 'ROTTO' };
  }
}

parentPort?.postMessage(await answer());

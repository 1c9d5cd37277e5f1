import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { drawFoglio } from './disegno.ts';
import type { Foglio } from './foglio.ts';

/** What the worker is asked, and what it answers. */
export interface RichiestaPdf {
  readonly id: number;
  readonly foglio: Foglio;
}
export type RispostaPdf =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly errore: string };

const caratteri = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);
pdfmake.setFonts({
  Roboto: {
    normal: join(caratteri, 'Roboto-Regular.ttf'),
    bold: join(caratteri, 'Roboto-Medium.ttf'),
    italics: join(caratteri, 'Roboto-Italic.ttf'),
    bolditalics: join(caratteri, 'Roboto-MediumItalic.ttf'),
  },
});
// Nothing a declaration holds can make the print read a file or call an address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((percorso) => percorso.startsWith(caratteri + sep));

parentPort?.on('message', async ({ id, foglio }: RichiestaPdf) => {
  try {
    const pdf = await pdfmake.createPdf(drawFoglio(foglio)).getBuffer();
    parentPort?.postMessage({ id, pdf } satisfies RispostaPdf);
  } catch (errore) {
    const frase = errore instanceof Error ? (errore.stack ?? errore.message) : String(errore);
    parentPort?.postMessage({ id, errore: frase } satisfies RispostaPdf);
  }
});

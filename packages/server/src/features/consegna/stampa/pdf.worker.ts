import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { openCaratteri } from './caratteri.ts';
import type { Comunicazione } from './comunicazione/comunicazione.ts';
import { drawComunicazione } from './comunicazione/disegno-comunicazione.ts';
import { drawFoglio } from './disegno.ts';
import { drawF24 } from './f24/disegno-f24.ts';
import type { StampaF24 } from './f24/foglio-f24.ts';
import type { Foglio } from './foglio.ts';
import { drawLettera, type FoglioLettera } from './lettera/disegno-lettera.ts';
import { fillPdf, type RichiestaMinisteriale } from './ministeriale/compila-pdf.ts';

/** What is drawn: the working layout, or the official pages filled. */
export type DaDisegnare =
  | { readonly foglio: Foglio }
  | { readonly comunicazione: Comunicazione }
  | { readonly f24: StampaF24 | readonly StampaF24[] }
  | { readonly lettera: FoglioLettera }
  | { readonly ministeriale: RichiestaMinisteriale };
/** What the worker is asked, and what it answers. */
export type RichiestaPdf = { readonly id: number } & DaDisegnare;
export type RispostaPdf =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly errore: string };

openCaratteri();
// Nothing a declaration holds can make the print read a file or call an address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

async function draw(daDisegnare: DaDisegnare): Promise<Uint8Array> {
  if ('ministeriale' in daDisegnare) return fillPdf(daDisegnare.ministeriale);
  if ('f24' in daDisegnare) return pdfmake.createPdf(drawF24([daDisegnare.f24].flat())).getBuffer();
  if ('lettera' in daDisegnare) return pdfmake.createPdf(drawLettera(daDisegnare.lettera)).getBuffer();
  const pagine =
    'foglio' in daDisegnare ? drawFoglio(daDisegnare.foglio) : drawComunicazione(daDisegnare.comunicazione);
  return pdfmake.createPdf(pagine).getBuffer();
}

parentPort?.on('message', async ({ id, ...daDisegnare }: RichiestaPdf) => {
  try {
    const pdf = await draw(daDisegnare);
    parentPort?.postMessage({ id, pdf } satisfies RispostaPdf);
  } catch (errore) {
    const frase = errore instanceof Error ? (errore.stack ?? errore.message) : String(errore);
    parentPort?.postMessage({ id, errore: frase } satisfies RispostaPdf);
  }
});

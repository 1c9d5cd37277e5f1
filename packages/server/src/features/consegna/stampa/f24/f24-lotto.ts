import { PDFDocument } from '@cantoo/pdf-lib';
import { lavoriF24, moltiF24, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import type { Genere, Svolgimento } from '../../../base/lavoro/lavoro.public.ts';
import {
  checkScaricoF24,
  getF24DaStampare,
  leggiF24,
  listRigheF24Molti,
} from '../../../versamenti/f24/f24.public.ts';
import { makePdf } from '../pdf.ts';
import { quandoItaliano } from '../stampa.service.ts';
import { describeF24, type StampaF24 } from './foglio-f24.ts';

/** Models drawn together: one file of characters for all of them, and a thread that answers in time. */
const INSIEME = 40;

async function addPagine(tutto: PDFDocument, f24: readonly StampaF24[]): Promise<void> {
  if (f24.length === 0) return;
  const parte = await PDFDocument.load(await makePdf({ f24 }));
  for (const pagina of await tutto.copyPages(parte, parte.getPageIndices())) tutto.addPage(pagina);
}

/** All the models in one PDF, in the order of the report. */
async function joinPdf(svolgimento: Svolgimento): Promise<Buffer> {
  const tutto = await PDFDocument.create();
  let attesi: StampaF24[] = [];
  for await (const { dati } of svolgimento.readParti()) {
    attesi.push(JSON.parse(dati.toString('utf8')) as StampaF24);
    if (attesi.length < INSIEME) continue;
    await addPagine(tutto, attesi);
    attesi = [];
    await svolgimento.getAutore();
  }
  await addPagine(tutto, attesi);
  return Buffer.from(await tutto.save());
}

/** Many models on paper, all in one PDF. */
export const stampaF24Lotto: Genere<z.output<typeof moltiF24>> = {
  nome: lavoriF24.stampa,
  parametri: moltiF24,
  getTitolo: ({ Codici }) => titoliLavoro.stampaF24(new Set(Codici).size),
  getPermesso: () => leggiF24,
  listRighe: listRigheF24Molti,
  checkScarico: checkScaricoF24,
  run: async (svolgimento) => {
    const quando = quandoItaliano.format(svolgimento.servizi.now());
    await svolgimento.runRighe(async ({ trx, chiave, keepParte }) => {
      const f24 = describeF24(await getF24DaStampare(trx, chiave), quando);
      await keepParte(f24.titolo, Buffer.from(JSON.stringify(f24)));
    });
    await svolgimento.clearFile();
    const righe = await svolgimento.listRighe();
    if (!righe.some(({ esito }) => esito === 'riuscita')) return undefined;
    await svolgimento.addFile(await joinPdf(svolgimento));
    return { nome: 'F24.pdf', tipo: 'application/pdf' };
  },
};

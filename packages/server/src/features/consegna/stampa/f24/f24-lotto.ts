import { PDFDocument } from '@cantoo/pdf-lib';
import { lavoriF24, stampaMoltiF24, titoliLavoro } from '@quadra/contract';
import { formatData, toEuro } from '@quadra/values';
import type { z } from 'zod';
import { BOM, writeNumero, writeRiga, writeTesto } from '../../../base/lavoro/csv.public.ts';
import type { Genere, Svolgimento } from '../../../base/lavoro/lavoro.public.ts';
import { type VoceZip, writeZipDi } from '../../../base/lavoro/scarico.public.ts';
import {
  checkScaricoF24,
  type F24DaStampare,
  getF24DaStampare,
  leggiF24,
  listRigheF24Molti,
} from '../../../versamenti/f24/f24.public.ts';
import { makePdf } from '../pdf.ts';
import { quandoItaliano } from '../stampa.service.ts';
import { makeVoceResoconto, nameFile } from '../zip-stampe.ts';
import { describeF24, type StampaF24 } from './foglio-f24.ts';

/** Models drawn together: one file of characters for all of them, and a thread that answers in time. */
const INSIEME = 40;

/** What is kept of a model that is read, until all are drawn: its print, with what the index says of it. */
interface Parte {
  readonly f24: StampaF24;
  readonly scadenza: string;
  readonly saldo: string;
}
const writeParte = (daStampare: F24DaStampare, quando: string): Buffer => {
  const { scadenza, debito, credito } = daStampare.f24;
  const parte: Parte = {
    f24: describeF24(daStampare, quando),
    scadenza: formatData(scadenza),
    saldo: writeNumero(toEuro(debito - credito)),
  };
  return Buffer.from(JSON.stringify(parte));
};
const readParte = (dati: Buffer): Parte => JSON.parse(dati.toString('utf8')) as Parte;

/** The file of a model, before what no system takes in a name: by term, client and number. */
const nameF24 = ({ f24 }: F24DaStampare): string =>
  `${f24.scadenza} ${f24.denominazione} ${f24.codice_fiscale} F24 ${f24.numero}`;

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
    attesi.push(readParte(dati).f24);
    if (attesi.length < INSIEME) continue;
    await addPagine(tutto, attesi);
    attesi = [];
    await svolgimento.getAutore();
  }
  await addPagine(tutto, attesi);
  return Buffer.from(await tutto.save());
}

const INDICE = ['File', 'Cliente', 'Codice fiscale', 'Scadenza', 'Saldo'];

/** Each model in a file of its own, then the index of the files and the report. */
async function* listVoci(svolgimento: Svolgimento): AsyncGenerator<VoceZip> {
  const usati = new Set<string>();
  const righe = [INDICE];
  for await (const { nome, dati } of svolgimento.readParti()) {
    const { f24, scadenza, saldo } = readParte(dati);
    const file = nameFile(usati, nome);
    righe.push([file, f24.denominazione, f24.codiceFiscale, scadenza, saldo]);
    yield { nome: file, dati: await makePdf({ f24 }), isCompressa: true };
    await svolgimento.getAutore();
  }
  const indice = BOM + righe.map((riga) => writeRiga(riga.map(writeTesto))).join('');
  yield { nome: 'indice.csv', dati: Buffer.from(indice) };
  yield makeVoceResoconto(svolgimento);
}

/** Many models on paper: a zip with a PDF each, or all of them in one PDF. */
export const stampaF24Lotto: Genere<z.output<typeof stampaMoltiF24>> = {
  nome: lavoriF24.stampa,
  parametri: stampaMoltiF24,
  getTitolo: ({ Codici }) => titoliLavoro.stampaF24(new Set(Codici).size),
  getPermesso: () => leggiF24,
  listRighe: listRigheF24Molti,
  checkScarico: checkScaricoF24,
  run: async (svolgimento, { Forma }) => {
    const quando = quandoItaliano.format(svolgimento.servizi.now());
    await svolgimento.runRighe(async ({ trx, chiave, keepParte }) => {
      const daStampare = await getF24DaStampare(trx, chiave);
      await keepParte(nameF24(daStampare), writeParte(daStampare, quando));
    });
    await svolgimento.clearFile();
    const righe = await svolgimento.listRighe();
    if (!righe.some(({ esito }) => esito === 'riuscita')) return undefined;
    if (Forma === 'Pdf') {
      await svolgimento.addFile(await joinPdf(svolgimento));
      return { nome: 'F24.pdf', tipo: 'application/pdf' };
    }
    await writeZipDi(svolgimento, listVoci(svolgimento));
    return { nome: 'F24.zip', tipo: 'application/zip' };
  },
};

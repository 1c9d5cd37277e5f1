import { PDFDocument } from '@cantoo/pdf-lib';
import { lavoriF24, stampaMoltiF24, titoliLavoro } from '@quadra/contract';
import { formatData, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { withTenant } from '../../../../db/tenancy.ts';
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
import { type F24Ufficiale, findUfficiale, openUfficiale } from './f24-ministeriale.ts';
import { describeF24, type StampaF24 } from './foglio-f24.ts';

/** Models drawn together: one file of characters for all of them, and a thread that answers in time. */
const INSIEME = 40;

/** What is kept of a model that is read, until all are drawn: its print, with what the index says of it. */
interface Parte {
  readonly f24: StampaF24;
  /** Where the official paper is published, and everything has its place. */
  readonly ufficiale?: F24Ufficiale | undefined;
  readonly scadenza: string;
  readonly saldo: string;
}
async function writeParte(trx: Trx, daStampare: F24DaStampare, quando: string): Promise<Buffer> {
  const { scadenza, debito, credito } = daStampare.f24;
  const parte: Parte = {
    f24: await describeF24(daStampare, quando),
    ufficiale: await findUfficiale(trx, daStampare),
    scadenza: formatData(scadenza),
    saldo: writeNumero(toEuro(debito - credito)),
  };
  return Buffer.from(JSON.stringify(parte));
}
const readParte = (dati: Buffer): Parte => JSON.parse(dati.toString('utf8')) as Parte;

/** The file of a model, before what no system takes in a name: by term, client and number. */
const nameF24 = ({ f24 }: F24DaStampare): string =>
  `${f24.scadenza} ${f24.denominazione} ${f24.codice_fiscale} F24 ${f24.numero}`;

/** The official papers of a model, drawn. */
async function drawUfficiale(svolgimento: Svolgimento, ufficiale: F24Ufficiale): Promise<Buffer> {
  const autore = await svolgimento.getAutore();
  const ministeriale = await withTenant(svolgimento.servizi.db, autore, (trx) =>
    openUfficiale(trx, ufficiale),
  );
  return makePdf({ ministeriale });
}

async function addPagine(tutto: PDFDocument, pdf: Buffer): Promise<void> {
  const parte = await PDFDocument.load(pdf);
  for (const pagina of await tutto.copyPages(parte, parte.getPageIndices())) tutto.addPage(pagina);
}

/** All the models in one PDF, in the order of the report. */
async function joinPdf(svolgimento: Svolgimento): Promise<Buffer> {
  const tutto = await PDFDocument.create();
  let attesi: StampaF24[] = [];
  const drawAttesi = async () => {
    if (attesi.length > 0) await addPagine(tutto, await makePdf({ f24: attesi }));
    attesi = [];
  };
  for await (const { dati } of svolgimento.readParti()) {
    const { f24, ufficiale } = readParte(dati);
    if (ufficiale === undefined) attesi.push(f24);
    if (ufficiale === undefined && attesi.length < INSIEME) continue;
    await drawAttesi();
    if (ufficiale !== undefined) await addPagine(tutto, await drawUfficiale(svolgimento, ufficiale));
    await svolgimento.getAutore();
  }
  await drawAttesi();
  return Buffer.from(await tutto.save());
}

const INDICE = ['File', 'Cliente', 'Codice fiscale', 'Scadenza', 'Saldo'];

/** Each model in a file of its own, then the index of the files and the report. */
async function* listVoci(svolgimento: Svolgimento): AsyncGenerator<VoceZip> {
  const usati = new Set<string>();
  const righe = [INDICE];
  for await (const { nome, dati } of svolgimento.readParti()) {
    const { f24, ufficiale, scadenza, saldo } = readParte(dati);
    const pdf = await (ufficiale === undefined ? makePdf({ f24 }) : drawUfficiale(svolgimento, ufficiale));
    const file = nameFile(usati, nome);
    righe.push([file, f24.denominazione, f24.codiceFiscale, scadenza, saldo]);
    yield { nome: file, dati: pdf, isCompressa: true };
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
      await keepParte(nameF24(daStampare), await writeParte(trx, daStampare, quando));
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

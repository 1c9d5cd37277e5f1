import { PDFDocument } from '@cantoo/pdf-lib';
import { HEADER_APP, percorsi, percorso, testiDocumento, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';

let app: AppDiProva;
let client: Client;
let cliente: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
  // A letter that the characters of the PDF do not have.
  const denominazione = 'Ștefan Žižek';
  cliente = (await makeAnagrafica(app, utente.studioId ?? 0, { denominazione })).id;
});
afterAll(() => app.stop());

const post = (dove: string, nome: string, byte: Buffer | Uint8Array, extra: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [campo, valore] of Object.entries(extra)) body.set(campo, valore);
  body.append('uploadFile0', new Blob([new Uint8Array(byte)]), nome);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + dove, { method: 'POST', headers, body });
};
const upload = async (
  nome: string,
  byte: Buffer,
  extra: Record<string, string> = { IdAnagrafica: cliente },
) => (await post(percorsi.documento, nome, byte, extra)).corpo.data[0].id as string;
const scan = (id: string, byte: Buffer | Uint8Array, extra: Record<string, string>, nome = 'pila.pdf') =>
  post(percorso(percorsi.documentoAutografa, { id }), nome, byte, extra);
const at = (modello: string, id: string) => percorso(modello, { id });
const readFogli = async (id: string): Promise<Buffer> => {
  const risposta = await fetch(app.indirizzo + at(percorsi.documentoFogli, id), {
    headers: { cookie: client.cookie },
  });
  expect([risposta.status, risposta.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await risposta.arrayBuffer());
};

it('[FIR-004] prints each sheet as large as it was, turned as it was, with which one it is of how many', async () => {
  const pdf = await PDFDocument.load(await makePdfVero('Mandato, primo', 'Mandato, secondo'));
  pdf.getPage(1).setRotation({ type: 'degrees', angle: 90 } as never);
  const id = await upload('mandato.pdf', Buffer.from(await pdf.save()));
  const fogli = await readFogli(id);
  const pagine = (await PDFDocument.load(fogli)).getPages().map((pagina) => Object.values(pagina.getSize()));
  expect(pagine).toEqual([
    [595, 842],
    [842, 595],
  ]);
  // As somebody who looks for words would find them: those of the sheet, and those of the strip.
  const copia = await upload('stampato.pdf', fogli, {});
  for (const parole of ['Mandato, secondo', 'Stefan Žižek, mandato.pdf, foglio 2 di 2']) {
    const { corpo } = await client.post(percorsi.documentoLista, { Filter: { Cerca: parole } });
    expect(corpo.data.map(({ Id }: { Id: string }) => Id)).toContain(copia);
  }
});

it('[FIR-004] of a stack keeps the sheets that are asked, in that order, as the signed document', async () => {
  const id = await upload('due.pdf', await makePdfVero('Uno', 'Due'));
  const pila = await makePdfVero('Due firmato', 'Altro', 'Uno firmato');
  const { status, corpo } = await scan(id, pila, { Pagine: '3,1', Versione: '1' });
  expect([status, corpo.data]).toMatchObject([200, { Stato: 'Firmato', Firma: 'Autografa', Versione: 2 }]);
  const file = await fetch(app.indirizzo + at(percorsi.documentoFile, id), {
    headers: { cookie: client.cookie },
  });
  expect((await PDFDocument.load(await file.arrayBuffer())).getPageCount()).toBe(2);
  const { corpo: trovati } = await client.post(percorsi.documentoLista, { Filter: { Cerca: 'Altro' } });
  expect(trovati.data).toEqual([]);
});

it('[FIR-004] refuses what is not to be signed, sheets that are not there, and what changed after it was printed', async () => {
  const id = await upload('tre.pdf', await makePdfVero('Tre'));
  const refuse = async (extra: Record<string, string>, byte: Buffer) =>
    (await scan(id, byte, extra)).corpo.ModelState;
  const firmato = await makePdfVero('Tre firmato');
  expect(await refuse({ Pagine: '2' }, firmato)).toEqual({ uploadFile0: [testiDocumento.FOGLI_ILLEGGIBILI] });
  const rotto = Buffer.from('%PDF-1.7\nrotto');
  expect(await refuse({ Pagine: '1' }, rotto)).toEqual({ uploadFile0: [testiDocumento.FOGLI_ILLEGGIBILI] });
  expect(await refuse({ Versione: '2' }, firmato)).toEqual({
    uploadFile0: [testiDocumento.CAMBIATO_DOPO_LA_STAMPA],
  });
  expect((await refuse({ Pagine: '0' }, firmato)).Pagine).toHaveLength(1);
  const testo = await upload('nota.txt', Buffer.from('una nota'));
  const { status, corpo } = await client.get(at(percorsi.documentoFogli, testo));
  expect([status, corpo.ModelState]).toEqual([400, { Id: [testiDocumento.SOLO_PDF] }]);
  const dello = await upload('dello studio.pdf', await makePdfVero('Dello studio'), {});
  expect((await client.get(at(percorsi.documentoFogli, dello))).status).toBe(400);
});

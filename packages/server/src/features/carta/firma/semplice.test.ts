import { createHash, randomBytes } from 'node:crypto';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import {
  type BustaFilo,
  type BustaInteraFilo,
  BYTE_ALLEGATI_POSTA,
  escluseDaFirmaSemplice,
  HEADER_APP,
  percorsi,
  percorso,
  testiFirmaSemplice as t,
  testiCampo,
  testiCollegamento,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';
import { listPosta } from '../../../../test/posta.ts';
import { openAllegati } from '../../../gateways/posta/allegato.ts';
import { readTesti } from '../../base/lettura/lettura.public.ts';
import { writeMomento } from './evidenza.ts';
import { followSemplici } from './giro-semplici.ts';
import { computeFineGiorno } from './semplice.service.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
const altroStudio = () => altro;
/** The client of the studio: no session. */
let telefono: Client;
let studioId: number;
const OGGI = '2026-11-23T10:00:00Z';
let adesso = new Date(OGGI);
const wait = (minuti: number) => {
  adesso = new Date(adesso.getTime() + minuti * 60_000);
};
const GIORNO = 24 * 60;

async function enter() {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'FIRMA', 0, '2020-01-01')",
    [utente.studioId],
  );
  return { studio: utente.studioId ?? 0, chi: await loginAs(app, utente) };
}
beforeAll(async () => {
  // No service of signature, no token: the house does it alone.
  app = await makeApp();
  const mio = await enter();
  client = mio.chi;
  studioId = mio.studio;
  altro = (await enter()).chi;
  telefono = new Client(app.indirizzo);
  vi.spyOn(app.servizi, 'now').mockImplementation(() => adesso);
});
beforeEach(() => {
  adesso = new Date(OGGI);
});
afterAll(() => app.stop());

async function keepFile(nome: string, contenuto: Buffer, diChi: string): Promise<string> {
  const body = new FormData();
  body.set('IdAnagrafica', diChi);
  body.append('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  const { corpo } = await call(app.indirizzo + percorsi.documento, { method: 'POST', headers, body });
  return corpo.data[0].id;
}
let quanti = 0;
async function makeCliente(dati: object = {}) {
  quanti += 1;
  const email = `firmatario${quanti}@posta.example`;
  const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Bellini Marta', email, ...dati });
  return { id, email };
}
const send = (Documenti: readonly string[], dati: object = {}, chi = client) =>
  chi.post(percorsi.bustaSemplice, {
    ...{ Tipo: 'Stampa conferimento incarico', Documenti, Scadenza: '2026-12-03', ...dati },
    ...(!('Firmatari' in dati) && { Firmatari: [{ Nome: 'Marta', Cognome: 'Bellini' }] }),
  });
const una = (modello: string, { Id }: Pick<BustaFilo, 'Id'>) => percorso(modello, { id: Id });
const read = async (busta: BustaFilo): Promise<BustaInteraFilo> =>
  (await client.get(una(percorsi.bustaUna, busta))).corpo.data;
const readDocumento = async (id: string) =>
  (await client.get(percorso(percorsi.documentoUno, { id }))).corpo.data;
const findLink = async (email: string): Promise<string> =>
  (await listPosta(app, email)).flatMap(({ testo }) => /\/f\/(\S+)/.exec(testo)?.[1] ?? [])[0] ?? '';
async function mandaCodice(Link: string, email: string): Promise<string> {
  const { status } = await telefono.post(percorsi.collegamentoBustaCodice, { Link });
  expect(status).toBe(200);
  return (await listPosta(app, email)).flatMap(({ testo }) => /è (\d{6})\./.exec(testo)?.[1] ?? [])[0] ?? '';
}
/** The copies of what was signed that went to an address, with their files. */
async function listCopie(email: string) {
  const righe = await app.sql<{ id: string; oggetto: string; testo: string }>(
    "select id, oggetto, testo from messaggio_posta where destinatario = $1 and oggetto like '%ha firmato'",
    [email],
  );
  const { db, cifratura } = app.servizi;
  return Promise.all(
    righe.map(async (riga) => ({ ...riga, allegati: await openAllegati(db, cifratura, riga.id) })),
  );
}
async function inviata(dati: object = {}) {
  const cliente = await makeCliente();
  const contenuto = await makePdfVero('Lettera di incarico', 'Seconda pagina');
  const documento = await keepFile('Lettera di incarico.pdf', contenuto, cliente.id);
  const { status, corpo, testo } = await send([documento], dati);
  expect([status, testo]).toEqual([201, expect.any(String)]);
  const busta: BustaFilo = corpo.data;
  return { cliente, email: cliente.email, contenuto, documento, busta, link: await findLink(cliente.email) };
}
const pagina = (dove: string, Link: string, dati: object = {}) => telefono.post(dove, { Link, ...dati });
/** The bytes that who signs is given. */
async function prendi(Link: string, Codice: string, Documento: string): Promise<Buffer> {
  const risposta = await fetch(app.indirizzo + percorsi.collegamentoBustaFile, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.indirizzo, [HEADER_APP]: 'prova' },
    body: JSON.stringify({ Link, Codice, Documento }),
  });
  expect([risposta.status, risposta.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await risposta.arrayBuffer());
}
async function readFile(id: string): Promise<Buffer> {
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  const risposta = await fetch(app.indirizzo + percorso(percorsi.documentoFile, { id }), { headers });
  return Buffer.from(await risposta.arrayBuffer());
}
/** The bytes that a PDF carries with it. */
async function readAllegato(pdf: Buffer): Promise<Buffer> {
  const doc = await PDFDocument.load(pdf);
  for (const [, oggetto] of doc.context.enumerateIndirectObjects()) {
    const isFile =
      oggetto instanceof PDFRawStream && oggetto.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile');
    if (isFile) return Buffer.from(decodePDFRawStream(oggetto).decode());
  }
  return Buffer.alloc(0);
}
const sha = (byte: Buffer) => createHash('sha256').update(byte).digest('hex');
const firma = (Link: string, Codice: string, Letto: unknown = true, Pagine: readonly object[] = []) =>
  pagina(percorsi.collegamentoBustaFirma, Link, { Codice, Letto, Pagine });

describe('a simple signature', () => {
  it('[FIR-006] is made by a link and a code: the document as it was, and its page of evidence after it', async () => {
    const { email, contenuto, documento, busta, link } = await inviata();
    expect(busta).toMatchObject({ Stato: 'Inviato', Interna: true, Simulata: false, Rifiuto: null });
    expect(busta.Firmatari).toMatchObject([{ Nome: 'Bellini Marta', Email: email, Telefono: '' }]);
    // Before the code the page knows nothing of the client.
    const aperta = await pagina(percorsi.collegamentoBustaApri, link);
    expect(aperta.corpo.data).toEqual({
      ...{ Studio: expect.any(String), LinkScade: '2026-12-03' },
      Email: expect.stringMatching(/^f….@posta\.example$/),
    });
    wait(3);
    const codice = await mandaCodice(link, email);
    const letta = await pagina(percorsi.collegamentoBustaLeggi, link, { Codice: codice });
    expect(letta.corpo.data).toEqual({
      ...{ Cliente: 'Bellini Marta', Firmatario: 'Bellini Marta', Altri: [] },
      Documenti: [{ Id: documento, Nome: 'Lettera di incarico.pdf', Sha256: sha(contenuto) }],
    });
    // Who has not opened it has not read it.
    expect((await firma(link, codice)).corpo.ModelState).toEqual({ Letto: [t.NON_LETTO] });
    wait(2);
    expect(await prendi(link, codice, documento)).toEqual(contenuto);
    expect((await firma(link, codice, false)).status).toBe(400);
    expect((await read(busta)).Stato).toBe('Inviato');
    wait(4);
    const pagine = (Pagina: unknown) => [{ Documento: documento, Pagina }];
    for (const sbagliata of [0, 1.5, '2', 10_001])
      expect((await firma(link, codice, true, pagine(sbagliata))).status).toBe(400);
    expect((await firma(link, codice, true, pagine(2))).status).toBe(200);

    const fine = await read(busta);
    expect([fine.Stato, fine.DataFirma]).toEqual(['Firmato', '2026-11-23T10:09:00.000Z']);
    const firmato = await readFile(documento);
    const testo = (await readTesti([{ campo: '', nome: 'a.pdf', contenuto: firmato }], 1))[0] ?? '';
    expect((await PDFDocument.load(firmato)).getPageCount()).toBe(3);
    for (const parola of [
      ...['Lettera di incarico', 'Seconda pagina', 'Firma elettronica semplice', 'Bellini Marta', email],
      ...['art. 3, n. 10, e art. 25', 'D.Lgs. 82/2005, art. 20, c. 1-bis', 'liberamente valutabile'],
      ...['23/11/2026 11:00:00 (+01:00)', '23/11/2026 11:03:00 (+01:00)', '23/11/2026 11:05:00 (+01:00)'],
      'fino alla pagina',
      ...['23/11/2026 11:09:00 (+01:00)', '127.0.0.1', `${busta.Numero}/${busta.AnnoNumero}`],
    ])
      expect(testo).toContain(parola);
    const [riga] = await app.sql<{ collegamento_id: string }>(
      'select collegamento_id from busta_firmatario where busta_id = $1',
      [busta.Id],
    );
    const unito = testo.replace(/\s/g, '');
    expect(unito).toContain(sha(contenuto));
    expect(unito).toContain(riga?.collegamento_id);
    expect(testo).not.toMatch(/avanzata|qualificata/i);
    // The bytes that were signed are in it, and among the versions.
    expect(await readAllegato(firmato)).toEqual(contenuto);
    const versioni = (await client.get(percorso(percorsi.documentoVersioni, { id: documento }))).corpo.data;
    expect(versioni.map(({ Sha256 }: { Sha256: string }) => Sha256)).toEqual([sha(contenuto)]);
    expect(await readDocumento(documento)).toMatchObject({ Stato: 'Firmato', Simulato: false, Versione: 2 });

    const atti = await app.sql<{ azione: string; ip: string | null }>(
      "select azione, ip from registro where entita = 'busta' and entita_id = $1 order by quando, azione",
      [busta.Id],
    );
    expect(atti.map(({ azione }) => azione).sort()).toEqual([
      'busta firmata',
      'firma semplice',
      'invio busta',
    ]);
    expect(atti.find(({ azione }) => azione === 'firma semplice')?.ip).toBe('127.0.0.1');

    // Once only: neither again, nor refused after, nor reminded or cancelled.
    for (const secondo of [
      await firma(link, codice),
      await pagina(percorsi.collegamentoBustaRifiuta, link, { Codice: codice, Motivo: 'Ripensato' }),
      await pagina(percorsi.collegamentoBustaApri, link),
      await client.post(una(percorsi.bustaSollecita, busta)),
      await client.post(una(percorsi.bustaAnnulla, busta)),
    ])
      expect([secondo.status, secondo.corpo.Codice]).toEqual([409, 'BUSTA_CONCLUSA']);
  });

  it('two signatures at once make one, and mail who signed the bytes that the studio keeps', async () => {
    const { email, documento, link, busta } = await inviata();
    const codice = await mandaCodice(link, email);
    await prendi(link, codice, documento);
    expect(await listCopie(email)).toEqual([]);
    const esiti = await Promise.all([firma(link, codice), firma(link, codice)]);
    expect(esiti.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readDocumento(documento)).Versione).toBe(2);
    expect((await read(busta)).Stato).toBe('Firmato');
    const [copia, ...altre] = await listCopie(email);
    expect(altre).toEqual([]);
    expect(copia?.oggetto).toMatch(/: i documenti che ha firmato$/);
    expect(copia?.testo).toContain('Ha firmato: Lettera di incarico.pdf.');
    expect(copia?.testo).toContain(t.copia.allegati);
    expect(copia?.allegati.map(({ nome, tipo }) => [nome, tipo])).toEqual([
      ['Lettera di incarico.pdf', 'application/pdf'],
    ]);
    expect(copia?.allegati[0]?.contenuto).toEqual(await readFile(documento));
  });

  it('of more bytes than a mail carries says what was signed, and where to ask for it', async () => {
    const { id, email } = await makeCliente();
    const documenti: string[] = [];
    for (const nome of ['Perizia.pdf', 'Planimetrie.pdf']) {
      const pdf = await PDFDocument.load(await makePdfVero('Una pagina'));
      // Signed, it carries its bytes of before as well.
      await pdf.attach(randomBytes(BYTE_ALLEGATI_POSTA / 3.7), 'rilievi.bin');
      documenti.push(await keepFile(nome, Buffer.from(await pdf.save()), id));
    }
    const { corpo } = await send(documenti);
    const link = await findLink(email);
    const codice = await mandaCodice(link, email);
    for (const documento of documenti) await prendi(link, codice, documento);
    expect((await firma(link, codice)).status).toBe(200);
    expect((await read(corpo.data)).Stato).toBe('Firmato');
    const [copia] = await listCopie(email);
    expect(copia?.allegati).toEqual([]);
    expect(copia?.testo).toContain('Ha firmato: Perizia.pdf, Planimetrie.pdf.');
    expect(copia?.testo).toMatch(/troppo grandi per una e-mail: per averne copia li chieda a /);
  });

  it('is refused with a reason, and the documents are free again', async () => {
    const { email, documento, link, busta } = await inviata();
    const codice = await mandaCodice(link, email);
    const vuoto = await pagina(percorsi.collegamentoBustaRifiuta, link, { Codice: codice, Motivo: ' ' });
    expect(vuoto.corpo.ModelState).toEqual({ Motivo: [testiCampo.OBBLIGATORIO] });
    const no = { Codice: codice, Motivo: 'Il compenso non è quello detto' };
    expect((await pagina(percorsi.collegamentoBustaRifiuta, link, no)).status).toBe(200);
    const fine = await read(busta);
    expect(fine).toMatchObject({ Stato: 'Annullato', Rifiuto: no.Motivo });
    expect(fine.Traccia.map(({ Evento }) => Evento)).toEqual(['rifiutata', 'invio']);
    expect((await readDocumento(documento)).Stato).toBe(null);
    expect((await firma(link, codice)).status).toBe(409);
    expect((await send([documento])).status).toBe(201);
  });

  it('wrong codes are counted: five end the code, ten the link; the studio sends another', async () => {
    const { email, documento, link, busta } = await inviata();
    let codice = await mandaCodice(link, email);
    const errato = codice === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect((await firma(link, errato)).corpo.ModelState).toEqual({ Codice: [testiCollegamento.CODICE] });
    expect((await pagina(percorsi.collegamentoBustaLeggi, link, { Codice: codice })).status).toBe(400);
    expect((await pagina(percorsi.collegamentoBustaCodice, link)).status).toBe(429);
    wait(1);
    codice = await mandaCodice(link, email);
    for (let n = 0; n < 5; n += 1) await firma(link, errato);
    const chiuso = await firma(link, codice);
    expect([chiuso.status, chiuso.corpo.Message]).toEqual([400, testiCollegamento.fine.errori]);
    expect((await client.post(una(percorsi.bustaSollecita, busta))).status).toBe(200);
    const nuovo = await findLink(email);
    expect(nuovo).not.toBe(link);
    codice = await mandaCodice(nuovo, email);
    await prendi(nuovo, codice, documento);
    expect((await firma(nuovo, codice)).status).toBe(200);
    expect((await read(busta)).Stato).toBe('Firmato');
  });

  it('is over after its day: the link says so, and the documents are free', async () => {
    const { email, documento, link, busta } = await inviata({ Promemoria: null });
    const codice = await mandaCodice(link, email);
    adesso = new Date('2026-12-03T22:59:58Z');
    expect((await pagina(percorsi.collegamentoBustaApri, link)).status).toBe(200);
    adesso = new Date('2026-12-03T23:00:00Z');
    const scaduto = await firma(link, codice);
    expect([scaduto.status, scaduto.corpo.Message]).toEqual([400, testiCollegamento.scaduto('03/12/2026')]);
    await followSemplici(app.servizi, adesso);
    expect((await read(busta)).Stato).toBe('Scaduto');
    expect((await readDocumento(documento)).Stato).toBe(null);
    expect((await client.post(una(percorsi.bustaSollecita, busta))).corpo.Codice).toBe('BUSTA_CONCLUSA');
  });

  it('is reminded every so many days, with the same link, until it is signed', async () => {
    const { email, link, busta } = await inviata({ Promemoria: 3 });
    const quante = async () => (await listPosta(app, email)).length;
    await app.sql('update busta set inviata_il = $2 where id = $1', [busta.Id, adesso]);
    expect(await quante()).toBe(1);
    for (const [minuti, attese] of [
      [2 * GIORNO, 1],
      [GIORNO, 2],
      [GIORNO, 2],
      [2 * GIORNO, 3],
    ] as const) {
      wait(minuti);
      await followSemplici(app.servizi, adesso);
      await followSemplici(app.servizi, adesso);
      expect(await quante()).toBe(attese);
    }
    expect(await findLink(email)).toBe(link);
    expect((await read(busta)).Traccia.filter(({ Evento }) => Evento === 'sollecito')).toHaveLength(2);
    expect((await client.post(una(percorsi.bustaAnnulla, busta))).corpo.data.Stato).toBe('Annullato');
    const ritirato = await pagina(percorsi.collegamentoBustaApri, link);
    expect([ritirato.status, ritirato.corpo.Message]).toEqual([400, testiCollegamento.fine.ritirato]);
  });

  it('of who lost his address stops no reminder of another, nor what ends', async () => {
    const muta = await inviata({ Promemoria: 1 });
    const sana = await inviata({ Promemoria: 1 });
    const finita = await inviata({ Scadenza: '2026-11-24' });
    await app.sql('update busta set inviata_il = $1', [adesso]);
    await app.sql(
      "update collegamento_cliente set fine = 'errori', finito_il = $2, parola = null where email = $1",
      [...[muta.email, adesso]],
    );
    await app.sql('update anagrafica set email = null where email = $1', [muta.email]);
    wait(2 * GIORNO);
    await followSemplici(app.servizi, adesso);
    const quante = async ({ email }: { email: string }) => (await listPosta(app, email)).length;
    expect([await quante(muta), await quante(sana)]).toEqual([1, 2]);
    expect((await read(finita.busta)).Stato).toBe('Scaduto');
    // It has its address again: the next day it is reminded, with a link that opens.
    await app.sql(
      'update anagrafica set email = $2 where id = (select anagrafica_id from busta where id = $1)',
      [...[muta.busta.Id, muta.email]],
    );
    wait(GIORNO);
    await followSemplici(app.servizi, adesso);
    expect(await quante(muta)).toBe(2);
    expect((await pagina(percorsi.collegamentoBustaApri, await findLink(muta.email))).status).toBe(200);
  });

  it('is sent for one client with an address, of PDF that can be read, within the days, by who may', async () => {
    const cliente = await makeCliente();
    const documento = await keepFile('a.pdf', await makePdfVero('A'), cliente.id);
    const muto = await makeCliente({ email: null });
    const suo = await keepFile('b.pdf', await makePdfVero('B'), muto.id);
    const rotto = await keepFile('rotto.pdf', Buffer.from('%PDF-1.4\nnulla\nstartxref\n'), cliente.id);
    const mandato = { Tipo: 'Stampa delega F24' };
    const casi: readonly (readonly [readonly string[], object, object])[] = [
      [[documento], mandato, { Tipo: [escluseDaFirmaSemplice['Stampa delega F24']] }],
      [[suo], {}, { Email: [testiCampo.CLIENTE_SENZA_EMAIL] }],
      [[rotto], {}, { Documenti: [t.ILLEGGIBILE('rotto.pdf')] }],
      [[], {}, { Documenti: [testiCampo.OBBLIGATORIO] }],
      [[documento], { Scadenza: '2026-11-23' }, { Scadenza: [expect.any(String)] }],
      [[documento], { Scadenza: '2027-03-01' }, { Scadenza: [expect.any(String)] }],
      [
        [documento],
        { Firmatari: [{ Nome: 'Marta', Cognome: ' ' }] },
        { 'Firmatari.0.Cognome': [testiCampo.OBBLIGATORIO] },
      ],
    ];
    for (const [documenti, dati, errori] of casi) {
      const { status, corpo } = await send(documenti, dati);
      expect([status, corpo.ModelState]).toEqual([400, errori]);
    }
    expect((await send([documento], {}, altro)).status).toBe(404);
    const nudo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await send([documento], {}, nudo)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    expect((await readDocumento(documento)).Stato).toBe(null);
    // A document that is a mandate stays one whatever the envelope is called.
    await app.sql("update documento set tipo = 'Stampa delega F24' where id = $1", [documento]);
    expect((await send([documento])).corpo.ModelState).toEqual({ Tipo: [expect.any(String)] });
  });

  it('a link that is not whole, or of another document, opens nothing', async () => {
    const { email, link } = await inviata();
    const altrui = await inviata();
    const codice = await mandaCodice(link, email);
    const forza = await pagina(percorsi.collegamentoBustaFile, link, {
      ...{ Codice: codice, Documento: altrui.documento },
    });
    expect(forza.status).toBe(404);
    for (const storto of [`${link.slice(0, -1)}_`, 'nulla', altrui.link.replace(/^\d+/, '999999')])
      expect((await pagina(percorsi.collegamentoBustaApri, storto)).corpo.Message).toBe(
        testiCollegamento.SCONOSCIUTO,
      );
    // A code is of its own link.
    expect((await pagina(percorsi.collegamentoBustaLeggi, altrui.link, { Codice: codice })).status).toBe(400);
  });
});

describe('several who sign, each by his link', () => {
  const ALTRO = { Nome: 'Paolo', Cognome: 'Conti' };
  /** An envelope of two documents and two signers: the client, and one whose address the studio wrote. */
  async function inviataADue(dati: object = {}, suoi: object = {}) {
    const cliente = await makeCliente();
    const pdf = await Promise.all(['Incarico', 'Privacy'].map((nome) => makePdfVero(nome)));
    const documenti: string[] = [];
    for (const [n, nome] of ['Incarico.pdf', 'Privacy.pdf'].entries())
      documenti.push(await keepFile(nome, pdf[n] ?? Buffer.alloc(0), cliente.id));
    const altro = `altro.${cliente.email}`;
    const Firmatari = [
      { Nome: 'Marta', Cognome: 'Bellini' },
      { ...ALTRO, Email: altro, ...suoi },
    ];
    const { status, corpo, testo } = await send(documenti, { Firmatari, ...dati });
    expect([status, testo]).toEqual([201, expect.any(String)]);
    return { email: cliente.email, altro, documenti, pdf, busta: corpo.data as BustaFilo };
  }
  /** What one sees and does: his documents, all of them opened. */
  async function leggi(email: string) {
    const link = await findLink(email);
    const codice = await mandaCodice(link, email);
    const { corpo } = await pagina(percorsi.collegamentoBustaLeggi, link, { Codice: codice });
    const documenti: { Id: string; Nome: string }[] = corpo.data.Documenti;
    for (const { Id } of documenti) await prendi(link, codice, Id);
    return { link, codice, letta: corpo.data, documenti };
  }
  const rifiuta = (Link: string, Codice: string) =>
    pagina(percorsi.collegamentoBustaRifiuta, Link, { Codice, Motivo: 'Non è il mio' });

  it('[FIR-006] do it one after the other, and the page of evidence names each with what was his', async () => {
    const { email, altro, documenti, pdf, busta } = await inviataADue();
    expect(busta).toMatchObject({ InOrdine: true, Stato: 'Inviato' });
    expect(busta.Firmatari).toMatchObject([
      { Ordine: 1, Nome: 'Bellini Marta', Email: email, Scritto: false, Documenti: documenti },
      { Ordine: 2, Nome: 'Conti Paolo', Email: altro, Scritto: true, Documenti: documenti },
    ]);
    // The second knows nothing until the first has signed.
    expect(await listPosta(app, altro)).toEqual([]);
    const primo = await leggi(email);
    expect(primo.letta).toMatchObject({ Firmatario: 'Bellini Marta', Altri: ['Conti Paolo'] });
    wait(2);
    const mia = await firma(primo.link, primo.codice, true, [{ Documento: documenti[0], Pagina: 1 }]);
    expect([mia.status, mia.corpo.data]).toEqual([200, { ok: true, Conclusa: false }]);
    const meta = await read(busta);
    expect(meta.Stato).toBe('Inviato');
    expect(meta.Firmatari.map(({ FirmatoIl }) => FirmatoIl !== null)).toEqual([true, false]);
    expect(meta.Traccia.map(({ Evento, Chi }) => [Evento, Chi])).toContainEqual(['firma', 'Bellini Marta']);
    // What waits for the other is as it was, and nobody has a copy yet.
    expect(sha(await readFile(documenti[0] ?? ''))).toBe(sha(pdf[0] ?? Buffer.alloc(0)));
    expect(await listCopie(email)).toEqual([]);
    // A second click signs nothing for the other.
    expect((await firma(primo.link, primo.codice)).corpo.Codice).toBe('BUSTA_CONCLUSA');

    wait(30);
    const secondo = await leggi(altro);
    expect(secondo.link).not.toBe(primo.link);
    wait(5);
    const sua = await firma(secondo.link, secondo.codice);
    expect(sua.corpo.data).toEqual({ ok: true, Conclusa: true });
    expect(await read(busta)).toMatchObject({ Stato: 'Firmato', DataFirma: adesso.toISOString() });
    for (const [n, id] of documenti.entries()) {
      const firmato = await readFile(id);
      expect(await readAllegato(firmato)).toEqual(pdf[n]);
      const testo = (await readTesti([{ campo: '', nome: 'a.pdf', contenuto: firmato }], 1))[0] ?? '';
      for (const parola of [
        ...['Firma 1 di 2: Bellini Marta', 'Firma 2 di 2: Conti Paolo', email, altro, 'Indirizzo scritto da'],
        ...['23/11/2026 11:02:00 (+01:00)', '23/11/2026 11:37:00 (+01:00)', 'Ognuno ha aperto il link'],
      ])
        expect(testo.replace(/\s+/g, ' ')).toContain(parola);
      expect(await readDocumento(id)).toMatchObject({ Stato: 'Firmato', Versione: 2 });
    }
    for (const chi of [email, altro]) {
      const [copia, ...altre] = await listCopie(chi);
      expect(altre).toEqual([]);
      expect(copia?.allegati.map(({ nome }) => nome)).toEqual(['Incarico.pdf', 'Privacy.pdf']);
      expect(copia?.allegati[0]?.contenuto).toEqual(await readFile(documenti[0] ?? ''));
    }
    const atti = await app.sql<{ dopo: { firmatario: string; documenti: { pagina?: number }[] } }>(
      "select dopo from registro where azione = 'firma semplice' and entita_id = $1 order by quando",
      [busta.Id],
    );
    expect(atti.map(({ dopo }) => [dopo.firmatario, dopo.documenti.map(({ pagina }) => pagina)])).toEqual([
      ['Bellini Marta', [1, undefined]],
      ['Conti Paolo', [undefined, undefined]],
    ]);
  });

  it('or all together, each the documents that are his, at the same moment too', async () => {
    const { email, altro, documenti, busta } = await inviataADue({ InOrdine: false }, {});
    await app.sql('delete from busta_da_firmare where busta_id = $1 and ordine = 2 and documento_id = $2', [
      ...[busta.Id, documenti[0]],
    ]);
    const uno = await leggi(email);
    const due = await leggi(altro);
    expect(due.documenti.map(({ Nome }) => Nome)).toEqual(['Privacy.pdf']);
    // The code of one does not open the link of the other, nor does the link a document that is not his.
    const scambiato = await pagina(percorsi.collegamentoBustaLeggi, due.link, { Codice: uno.codice });
    expect(scambiato.corpo.ModelState).toEqual({ Codice: [testiCollegamento.CODICE] });
    const nonSuo = { Codice: due.codice, Documento: documenti[0] };
    expect((await pagina(percorsi.collegamentoBustaFile, due.link, nonSuo)).status).toBe(404);
    const esiti = await Promise.all([
      ...[firma(uno.link, uno.codice), firma(due.link, due.codice), firma(uno.link, uno.codice)],
    ]);
    expect(esiti.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const conclusa = esiti.flatMap(({ corpo }) => (corpo.data ? [corpo.data.Conclusa] : []));
    expect(conclusa.sort()).toEqual([false, true]);
    expect((await read(busta)).Stato).toBe('Firmato');
    const [privacy, incarico] = await Promise.all(
      [documenti[1], documenti[0]].map((id) => readFile(id ?? '')),
    );
    const readPdf = async (contenuto: Buffer | undefined) =>
      (await readTesti([{ campo: '', nome: 'a.pdf', contenuto: contenuto ?? Buffer.alloc(0) }], 1))[0] ?? '';
    expect(await readPdf(privacy)).toContain('Firma 2 di 2: Conti Paolo');
    expect(await readPdf(incarico)).not.toContain('Conti Paolo');
    expect((await listCopie(altro))[0]?.allegati.map(({ nome }) => nome)).toEqual(['Privacy.pdf']);
  });

  it('one who does not sign stops all, and is named; the links of the others are over', async () => {
    const { email, altro, documenti, busta } = await inviataADue({ InOrdine: false });
    const uno = await leggi(email);
    const due = await leggi(altro);
    expect((await firma(uno.link, uno.codice)).corpo.data.Conclusa).toBe(false);
    expect((await rifiuta(due.link, due.codice)).status).toBe(200);
    const fine = await read(busta);
    expect(fine).toMatchObject({ Stato: 'Annullato', Rifiuto: 'Non è il mio' });
    expect(fine.Firmatari.map(({ RifiutatoIl }) => RifiutatoIl !== null)).toEqual([false, true]);
    expect(fine.Traccia[0]).toMatchObject({ Evento: 'rifiutata', Chi: 'Conti Paolo' });
    for (const id of documenti) expect((await readDocumento(id)).Stato).toBe(null);

    const terza = await inviataADue({ InOrdine: false });
    const suo = await leggi(terza.email);
    const altrui = await findLink(terza.altro);
    const insieme = await Promise.all([rifiuta(suo.link, suo.codice), firma(suo.link, suo.codice)]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([200, 409]);
    const chiuso = await pagina(percorsi.collegamentoBustaApri, altrui);
    expect([chiuso.status, (await read(terza.busta)).Stato]).toEqual(
      insieme[0]?.status === 200 ? [400, 'Annullato'] : [200, 'Inviato'],
    );
  });

  it('one is reminded alone when he is awaited, all of them otherwise; the envelope ends without who is late', async () => {
    const { email, altro, busta, documenti } = await inviataADue({ InOrdine: false, Promemoria: null });
    const quante = async () => [(await listPosta(app, email)).length, (await listPosta(app, altro)).length];
    const sollecita = (corpo: object = {}, chi = client) =>
      chi.post(una(percorsi.bustaSollecita, busta), corpo);
    expect(await quante()).toEqual([1, 1]);
    expect((await sollecita({ Ordine: 2 })).status).toBe(200);
    expect(await quante()).toEqual([1, 2]);
    expect((await sollecita()).status).toBe(200);
    expect(await quante()).toEqual([2, 3]);
    expect((await sollecita({ Ordine: 2 }, altroStudio())).status).toBe(404);
    const uno = await leggi(email);
    expect((await firma(uno.link, uno.codice)).status).toBe(200);
    for (const Ordine of [1, 3]) {
      const gia = await sollecita({ Ordine });
      expect([gia.status, gia.corpo.ModelState]).toEqual([400, { Ordine: [t.NON_ATTESO] }]);
    }
    adesso = new Date('2026-12-03T23:00:00Z');
    await followSemplici(app.servizi, adesso);
    const fine = await read(busta);
    expect([fine.Stato, fine.Firmatari.map(({ FirmatoIl }) => FirmatoIl !== null)]).toEqual([
      'Scaduto',
      [true, false],
    ]);
    for (const id of documenti) expect((await readDocumento(id)).Stato).toBe(null);
    expect(await listCopie(email)).toEqual([]);
  });

  it('cancelled by the studio, no link of theirs opens; who is not awaited yet is not reminded', async () => {
    const { email, altro, busta } = await inviataADue();
    const presto = await client.post(una(percorsi.bustaSollecita, busta), { Ordine: 2 });
    expect(presto.corpo.ModelState).toEqual({ Ordine: [t.NON_ATTESO] });
    const uno = await leggi(email);
    expect((await firma(uno.link, uno.codice)).status).toBe(200);
    const due = await findLink(altro);
    expect((await altroStudio().post(una(percorsi.bustaAnnulla, busta))).status).toBe(404);
    expect((await client.post(una(percorsi.bustaAnnulla, busta))).corpo.data.Stato).toBe('Annullato');
    const ritirato = await pagina(percorsi.collegamentoBustaApri, due);
    expect([ritirato.status, ritirato.corpo.Message]).toEqual([400, testiCollegamento.fine.ritirato]);
  });

  it('have an address each and documents of the envelope, and every document is somebody’s', async () => {
    const cliente = await makeCliente();
    const documento = await keepFile('a.pdf', await makePdfVero('A'), cliente.id);
    const marta = { Nome: 'Marta', Cognome: 'Bellini' };
    const casi: readonly (readonly [readonly object[], object])[] = [
      [[marta, ALTRO], { 'Firmatari.1.Email': [t.INDIRIZZO_DOPPIO] }],
      [[marta, { ...ALTRO, Email: cliente.email }], { 'Firmatari.1.Email': [t.INDIRIZZO_DOPPIO] }],
      [[marta, { ...ALTRO, Email: 'non è' }], { 'Firmatari.1.Email': [testiCampo.VALORE_NON_VALIDO] }],
      [[], { Firmatari: [testiCampo.OBBLIGATORIO] }],
      [
        [{ ...marta, Documenti: [cliente.id] }],
        { 'Firmatari.0.Documenti': [t.DOCUMENTO_FUORI], Documenti: [t.SENZA_FIRMATARIO('a.pdf')] },
      ],
    ];
    for (const [Firmatari, errori] of casi) {
      const { status, corpo } = await send([documento], { Firmatari });
      expect([status, corpo.ModelState]).toEqual([400, errori]);
    }
    expect((await readDocumento(documento)).Stato).toBe(null);
    expect(await listPosta(app, cliente.email)).toEqual([]);
  });
});

it('the last second of a day is the one of Italy, in winter and in summer; a moment says how far it is', () => {
  expect(computeFineGiorno('2026-12-03').toISOString()).toBe('2026-12-03T22:59:59.000Z');
  expect(computeFineGiorno('2026-07-03').toISOString()).toBe('2026-07-03T21:59:59.000Z');
  expect(computeFineGiorno('2026-10-25').toISOString()).toBe('2026-10-25T22:59:59.000Z');
  expect(writeMomento(new Date('2026-07-03T21:59:59Z'))).toBe('03/07/2026 23:59:59 (+02:00)');
  expect(writeMomento(null)).toBe('non noto');
});

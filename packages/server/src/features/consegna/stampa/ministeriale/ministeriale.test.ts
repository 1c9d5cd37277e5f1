import { createHash } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import {
  HEADER_APP,
  percorsi,
  percorso,
  type TipologiaUtente,
  testiMinisteriale,
  testiStampa,
  tipologiaUtente,
} from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../../test/client.ts';
import { dichiarazioni, lavoro, makeDichiarazione } from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { makeModuloPdf, readModuloPdf } from '../../../../../test/modulo-pdf.ts';
import { readPagine } from '../../../../../test/pdf.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let consulente: Client;
let client: Client;
let studioId: number;
let modulo: Buffer;
beforeAll(async () => {
  app = await makeApp();
  const enter = async (tipologia_utente: TipologiaUtente) =>
    loginAs(app, await makeUtente(app, { tipologia_utente }));
  fornitore = await enter(AMM_ELMAS);
  consulente = await enter(CON_ELMAS);
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  modulo = await makeModuloPdf();
});
afterAll(() => app.stop());

const upload = (contenuto: Buffer, dati: Record<string, string> = {}, chi = fornitore, nome = 'pf.pdf') => {
  const body = new FormData();
  const campi = { TipoDichiarazione: 'Persone fisiche', Anno: '2025', Pagina: '1', ...dati };
  for (const [campo, valore] of Object.entries(campi)) body.set(campo, valore);
  body.append('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsi.ministeriali, { method: 'POST', headers, body });
};
const uno = (id: string) => percorso(percorsi.ministerialeUno, { id });
const publish = (id: string) => fornitore.post(percorso(percorsi.ministerialePubblica, { id }));
const withdraw = (id: string) => fornitore.post(percorso(percorsi.ministerialeRitira, { id }));
const look = async (id: string) =>
  (await client.get(percorso(percorsi.dichiarazioneMinisteriale, { anno: 2025, id }))).corpo.data;

async function fetchPdf(dove: string, id: string, opzioni: object = { forma: 'Ministeriale' }) {
  const risposta = await fetch(app.indirizzo + dove, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: app.indirizzo, cookie: client.cookie },
      [HEADER_APP]: 'prova',
    },
    body: JSON.stringify({ tipo: 'dichiarazione', anno: 2025, chiavi: [id], opzioni }),
  });
  return { status: risposta.status, pdf: Buffer.from(await risposta.arrayBuffer()) };
}

const collegamenti = [
  { Campo: 'CodiceFiscale', Casella: 'CodiceFiscale' },
  { Campo: 'cognome', Casella: 'FR2.2' },
  { Campo: 'gg', Casella: 'FR2.4', Parte: 'Giorno' },
  { Campo: 'mm', Casella: 'FR2.4', Parte: 'Mese' },
  { Campo: 'aaaa', Casella: 'FR2.4', Parte: 'Anno' },
  { Campo: 'RC1.3', Casella: 'RC1.3' },
  { Campo: 'imposta', Casella: 'RN26.2' },
  { Campo: 'RC10.1', Casella: 'RC10.1' },
  { Campo: 'indeterminato', Casella: 'RC1.2', Valore: '1' },
  { Campo: 'determinato', Casella: 'RC1.2', Valore: '2' },
  { Campo: 'FR1.1', Casella: 'FR1.1' },
  { Campo: 'modulo', Casella: 'NumeroModulo' },
  { Campo: 'RB1.1', Casella: 'RB1.1' },
  { Campo: 'RB1.2', Casella: 'RB1.2' },
  { Campo: 'dove', Casella: 'RB1.9', Parte: 'Comune' },
];

/** An official PDF in force, fully linked. */
async function makePubblicato(): Promise<string> {
  const { corpo } = await upload(modulo);
  const { Id, Revisione } = corpo.data;
  const salvata = await fornitore.put(uno(Id), { Revisione, Mappatura: collegamenti });
  expect(salvata.status).toBe(200);
  expect((await publish(Id)).status).toBe(200);
  return Id;
}

/** A declaration with two moduli of RB, closed when it is asked. */
async function makeCompilata(chiusa: boolean): Promise<string> {
  const id = await makeDichiarazione(app, client, studioId);
  const { corpo } = await dichiarazioni.leggi(client, id);
  const fabbricato = { 'RB1.1': 1200, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 100, 'RB1.9': 'F205' };
  const secondo = { 'RB1.1#2': 800, 'RB1.2#2': '2', 'RB1.3#2': 365, 'RB1.4#2': 50, 'RB1.9#2': 'H501' };
  const frontespizio = { 'FR1.1': true, 'FR2.2': 'Bianchì', 'FR2.4': '2024-03-05' };
  const salvata = await dichiarazioni.salva(client, id, corpo.data.Versione, {
    ...{ ...lavoro, ...fabbricato, ...secondo, ...frontespizio },
  });
  expect(salvata.status).toBe(200);
  if (!chiusa) return id;
  for (const quadro of ['FR', 'RB', 'RC', 'RN', 'RV']) {
    const completo = await dichiarazioni.agisci(client, id, quadro, 'completa');
    expect([quadro, completo.status, completo.testo.slice(0, 300)]).toEqual([quadro, 200, expect.anything()]);
  }
  expect((await dichiarazioni.chiudi(client, [id])).status).toBe(200);
  return id;
}

describe('the official PDF of a form', () => {
  it('[DIC-034] is read by its fields, and a field called as a casella is linked to it, no other', async () => {
    const { status, corpo } = await upload(modulo);
    expect(status).toBe(201);
    expect(corpo.data).toMatchObject({
      TipoDichiarazione: 'Persone fisiche',
      Anno: 2025,
      Pagina: 1,
      Nome: 'pf.pdf',
      Pagine: 3,
      Stato: 'Bozza',
    });
    const { Campi, Mappatura, Id } = corpo.data;
    expect(Campi).toContainEqual({ Nome: 'imposta', Tipo: 'Testo', Pagina: 1, Massimo: 11, Opzioni: [] });
    expect(Campi).toContainEqual({ Nome: 'FR1.1', Tipo: 'Spunta', Pagina: 1, Massimo: 0, Opzioni: [] });
    expect(Campi.map(({ Nome }: { Nome: string }) => Nome)).not.toContain('invia');
    expect(Mappatura.map(({ Campo }: { Campo: string }) => Campo).sort()).toEqual(
      ['CodiceFiscale', 'FR1.1', 'RB1.1', 'RB1.2', 'RC1.3', 'RC10.1'].sort(),
    );
    const riga = (await consulente.post(percorsi.ministerialeLista, { Filter: { Anno: 2025 } })).corpo;
    expect(riga.data).toContainEqual(
      expect.objectContaining({ Id, Campi: Campi.length, Collegati: Mappatura.length }),
    );
    expect((await fornitore.delete(uno(Id))).status).toBe(204);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'ministeriale' and entita_id = $1 order by quando",
      [Id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['caricamento', 'eliminazione']);
  });

  it('[DIC-034] keeps nothing that acts: no script, no attached file, no button', async () => {
    expect(modulo.toString('latin1')).toContain('allegato');
    const { corpo } = await upload(modulo);
    const [tenuto] = await app.sql<{ contenuto: Buffer; sha256: Buffer }>(
      'select contenuto, sha256 from pdf_ministeriale where id = $1',
      [corpo.data.Id],
    );
    const doc = await PDFDocument.load(tenuto?.contenuto ?? Buffer.alloc(0));
    const tutto = doc.context
      .enumerateIndirectObjects()
      .map(([, oggetto]) => oggetto.toString())
      .join('\n');
    expect(tutto).not.toMatch(/JavaScript|OpenAction|EmbeddedFile|Filespec|allegato|ELMAS/);
    expect(doc.catalog.has(PDFName.of('Names'))).toBe(false);
    expect(
      createHash('sha256')
        .update(tenuto?.contenuto ?? '')
        .digest(),
    ).toEqual(tenuto?.sha256);
    await fornitore.delete(uno(corpo.data.Id));
  });

  it('[DIC-034] one that is no PDF, is encrypted, broken, dynamic, without fields or too large is refused in words', async () => {
    const vuoto = await PDFDocument.create();
    vuoto.addPage();
    const xfa = await PDFDocument.load(modulo);
    xfa.catalog.getOrCreateAcroForm().dict.set(PDFName.of('XFA'), xfa.context.obj('dinamico'));
    const cifrato = await PDFDocument.load(modulo);
    cifrato.encrypt({ userPassword: 'segreta', ownerPassword: 'segreta' });
    const save = async (doc: PDFDocument) => Buffer.from(await doc.save({ useObjectStreams: false }));
    const prove: [Buffer, string][] = [
      [Buffer.from('<html>non un pdf</html>'), testiMinisteriale.NON_PDF],
      [await save(cifrato), testiMinisteriale.CIFRATO],
      [Buffer.concat([modulo.subarray(0, 900), Buffer.from('%%EOF')]), testiMinisteriale.ROTTO],
      [await save(xfa), testiMinisteriale.XFA],
      [await save(vuoto), testiMinisteriale.SENZA_CAMPI],
    ];
    for (const [file, testo] of prove) {
      const { status, corpo } = await upload(file);
      expect([status, corpo.Message]).toEqual([422, testo]);
    }
    expect((await upload(Buffer.concat([modulo, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
    const senza = await upload(modulo, { TipoDichiarazione: 'TASI', Anno: '2025' });
    expect(senza.corpo.ModelState).toEqual({ TipoDichiarazione: [testiMinisteriale.SENZA_MODELLO] });
    expect((await upload(modulo, {}, client)).status).toBe(403);
  });

  it('[DIC-034] a mapping with a wrong field, casella or value is refused on its line', async () => {
    const { corpo } = await upload(modulo);
    const { Id, Revisione } = corpo.data;
    const storta = [
      { Campo: 'altro', Casella: 'RC1.3' },
      { Campo: 'cognome', Casella: 'RC999.9' },
      { Campo: 'determinato', Casella: 'RC1.2' },
      { Campo: 'gg', Casella: 'FR2.4' },
      { Campo: 'gg', Casella: 'FR2.4' },
    ];
    const { status, corpo: rifiuto } = await fornitore.put(uno(Id), { Revisione, Mappatura: storta });
    expect(status).toBe(400);
    expect(rifiuto.ModelState).toEqual({
      'Mappatura.0.Campo': [testiMinisteriale.CAMPO_SCONOSCIUTO],
      'Mappatura.1.Casella': [testiMinisteriale.CASELLA_SCONOSCIUTA],
      'Mappatura.2.Valore': [testiMinisteriale.SERVE_IL_VALORE],
      'Mappatura.4.Campo': [testiMinisteriale.CAMPO_RIPETUTO],
    });
    expect((await fornitore.put(uno(Id), { Revisione: 0, Mappatura: [] })).status).toBe(409);
    expect((await fornitore.put(uno(Id), { Revisione, Mappatura: [] })).status).toBe(200);
    expect((await publish(Id)).corpo.Codice).toBe('MINISTERIALE_VUOTO');
    await fornitore.delete(uno(Id));
  });

  it('[DIC-034] published, it takes the place of the one before; it is withdrawn before it is deleted', async () => {
    const primo = await makePubblicato();
    const secondo = await makePubblicato();
    const stato = async (id: string) => (await fornitore.get(uno(id))).corpo.data.Stato;
    expect([await stato(primo), await stato(secondo)]).toEqual(['Bozza', 'Pubblicato']);
    const { Revisione, Mappatura } = (await fornitore.get(uno(secondo))).corpo.data;
    await fornitore.put(uno(secondo), { Revisione, Mappatura: Mappatura.slice(1) });
    expect(await stato(secondo)).toBe('Pubblicato con bozza');
    expect((await fornitore.delete(uno(secondo))).corpo.Codice).toBe('MINISTERIALE_PUBBLICATO');
    expect((await withdraw(secondo)).corpo.data.Stato).toBe('Bozza');
    for (const id of [primo, secondo]) expect((await fornitore.delete(uno(id))).status).toBe(204);
  });
});

describe('the print on the official pages', () => {
  afterEach(() => app.sql('update pdf_ministeriale set pubblicata = null'));

  it('[DIC-034] fills the fields by name, repeats the pages of the moduli and leaves nothing to be changed', async () => {
    await makePubblicato();
    const id = await makeCompilata(false);
    const { CodiceFiscale, Calcolati } = (await dichiarazioni.leggi(client, id)).corpo.data;
    const { status, pdf } = await fetchPdf(percorsi.anteprimaStampa, id);
    expect(status).toBe(200);
    const [prima, ...altre] = await readModuloPdf(pdf);
    const imposta = String(Calcolati['RN26.2'].valore).padStart(11);
    expect(prima).toEqual([...[CodiceFiscale, 'Bianchì', '05', '03', '2024', '30.000', imposta, '✓', '✓']]);
    expect(altre).toEqual([
      [CodiceFiscale, '1', '1.200', '2', 'Milano'],
      [CodiceFiscale, '2', '800', '2', 'Roma'],
      [],
    ]);
  });

  it('[DIC-034] tells beforehand what has no place, or does not fit; without a PDF it is the working layout', async () => {
    const id = await makeCompilata(false);
    expect(await look(id)).toEqual({ Disponibile: false, SenzaPosto: [] });
    const prospetto = await fetchPdf(percorsi.anteprimaStampa, id);
    expect(readPagine(prospetto.pdf).join('')).toContain('è il modello ministeriale');
    await makePubblicato();
    const { Disponibile, SenzaPosto } = await look(id);
    expect(Disponibile).toBe(true);
    expect(SenzaPosto).toContainEqual(
      expect.objectContaining({ Chiave: 'RC10.1', Valore: '5.000', NonEntra: true }),
    );
    const chiavi = SenzaPosto.map(({ Chiave }: { Chiave: string }) => Chiave);
    expect(chiavi).toEqual(expect.arrayContaining(['RC6.1', 'RB1.3#2']));
    for (const { Campo, Casella } of collegamenti)
      if (Campo !== 'RC10.1') expect(chiavi).not.toContain(Casella);
  });

  it('[DIC-034] [DIC-008] the final one is of a closed declaration, is fixed with its hash and comes back the same', async () => {
    const pubblicato = await makePubblicato();
    const aperta = await makeCompilata(false);
    expect((await fetchPdf(percorsi.stampa, aperta)).status).toBe(409);
    const id = await makeCompilata(true);
    const prima = await fetchPdf(percorsi.stampa, id);
    expect(prima.status).toBe(200);
    await readModuloPdf(prima.pdf);
    const { StampaData } = (await dichiarazioni.leggi(client, id)).corpo.data;
    // Neither another mapping nor none changes what was printed.
    await withdraw(pubblicato);
    const seconda = await fetchPdf(percorsi.stampa, id);
    expect(seconda.pdf.equals(prima.pdf)).toBe(true);
    expect((await dichiarazioni.leggi(client, id)).corpo.data.StampaData).toBe(StampaData);
    const archiviata = await client.post(percorso(percorsi.dichiarazioneArchivia, { anno: 2025 }), {
      Codici: [id],
    });
    const impronta = createHash('sha256').update(prima.pdf).digest('hex');
    expect(archiviata.corpo.data.archiviate[0].Sha256).toBe(impronta);
    const [fissata] = await app.sql<{ impronta: string }>(
      "select encode(sha256, 'hex') as impronta from dichiarazione_stampa where dichiarazione_id = $1",
      [id],
    );
    expect(fissata?.impronta).toBe(impronta);
  });

  it('[DIC-034] [ENU-065] of many is a job with the same choices, whose report says what each left out', async () => {
    const [una = '', altra = ''] = [await makeCompilata(true), await makeCompilata(true)];
    const printTutte = async (Opzioni: object) => {
      const url = percorso(percorsi.dichiarazioneStampa, { anno: 2025 });
      const { status, corpo } = await client.post(url, { Codici: [una, altra], Opzioni });
      expect(status).toBe(200);
      const { Stato } = await waitLavoro(client, corpo.data.jobId);
      const { data } = (await client.get(percorso(percorsi.lavoroRighe, { id: corpo.data.jobId }))).corpo;
      return [Stato, ...data.map(({ Messaggio }: { Messaggio: string | null }) => Messaggio)];
    };
    const formeDi = (id: string) =>
      app.sql('select forma, scheda from dichiarazione_stampa where dichiarazione_id = $1 order by 1, 2', [
        id,
      ]);
    const oggi = formatData(giornoDiRoma(new Date()));
    expect(await printTutte({})).toEqual(['riuscito', null, null]);
    // Nothing is published: what was asked is said to be the working layout, and is the one already fixed.
    const senza = testiStampa.nonPubblicato;
    expect(await printTutte({ forma: 'Ministeriale' })).toEqual(['riuscito', senza, senza]);
    expect(await formeDi(una)).toEqual([{ forma: 'Prospetto', scheda: 1 }]);
    await makePubblicato();
    const [stato, prima, seconda] = await printTutte({ forma: 'Ministeriale', scheda: 3 });
    expect([stato, seconda]).toEqual(['riuscito', prima]);
    for (const frase of [
      testiStampa.sulModello,
      testiStampa.senzaPagina('RV'),
      'RB1.3',
      testiStampa.nelProspetto,
    ])
      expect(prima).toContain(frase);
    expect(await formeDi(una)).toEqual([
      { forma: 'Ministeriale', scheda: 3 },
      { forma: 'Prospetto', scheda: 1 },
    ]);
    const gia = testiStampa.giaFatta(oggi);
    expect(await printTutte({ forma: 'Ministeriale', scheda: 3 })).toEqual(['riuscito', gia, gia]);
  });

  it('[DIC-027] what was printed counts no more once the declaration is open again', async () => {
    const id = await makeCompilata(true);
    const prima = await fetchPdf(percorsi.stampa, id, {});
    expect((await fetchPdf(percorsi.stampa, id, {})).pdf.equals(prima.pdf)).toBe(true);
    await dichiarazioni.riapri(client, [id]);
    expect(await app.sql('select 1 from dichiarazione_stampa where dichiarazione_id = $1', [id])).toEqual([]);
  });
});

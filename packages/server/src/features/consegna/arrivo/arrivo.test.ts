import {
  type ArrivoFilo,
  LAVORO_ARRIVO,
  percorsi,
  percorso,
  testiArrivo,
  testiImportazione,
  tipologiaUtente,
  type VoceArrivoFilo,
} from '@quadra/contract';
import { loadModello, loadTelematico } from '@quadra/fisco';
import { computeCodiceFiscale } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, CON_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let client: Client;
/** The file of a declaration that another studio of the house made: as another program would give it. */
let file: Buffer;
let codice: string;
let altrove: Client;
let origine: string;

beforeAll(async () => {
  app = await makeApp();
  const altro = (await makeStudio(app)).id;
  altrove = await loginAs(app, await makeUtente(app, { studio_id: altro, tipologia_utente: AMM_STU }));
  const rossi = { cognome: 'Rossi', nome: 'Mario', sesso: 'M', data: '1971-03-04' } as const;
  const { id } = await makePersona(app, altro, {
    codice_fiscale: computeCodiceFiscale({ ...rossi, codiceCatastale: 'F257' }),
  });
  origine = (await dichiarazioni.crea(altrove, [id])).corpo.data.create[0].Codice;
  await completeDichiarazione(altrove, origine);
  const { Righi, CodiceFiscale } = (await dichiarazioni.leggi(altrove, origine)).corpo.data;
  codice = CodiceFiscale;
  const modello = await loadModello(2025, 'redditi-pf');
  const { findTracciato, makeFornitura, writeFornitura } = await loadTelematico();
  const tracciato = findTracciato('redditi-pf', 2025);
  if (!modello || !tracciato) throw new Error('No form');
  const calcolate = Object.entries(modello.createCalcolo(Righi).computed()).flatMap(([chiave, { valore }]) =>
    valore === undefined || valore === 0 ? [] : [[chiave, valore] as const],
  );
  const fonte = { anno: 2025, codiceFiscale: codice, intermediario: null, dataImpegno: null };
  const caselle = { ...Righi, ...Object.fromEntries(calcolate) };
  file = Buffer.from(
    writeFornitura(tracciato, makeFornitura(tracciato, modello, { ...fonte, caselle })),
    'latin1',
  );
  studioId = (await makeStudio(app)).id;
  client = await loginAs(app, await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU }));
}, 120_000);
afterAll(() => app.stop());

type Inviato = readonly [nome: string, contenuto: Buffer | string];
async function send(
  chi: Client,
  inviati: readonly Inviato[],
  { idArrivo, a = percorsi.arrivo }: { readonly idArrivo?: string; readonly a?: string } = {},
) {
  const modulo = new FormData();
  if (idArrivo !== undefined) modulo.set('IdArrivo', idArrivo);
  for (const [posto, [nome, contenuto]] of inviati.entries())
    modulo.append(`uploadFile${posto}`, new Blob([new Uint8Array(Buffer.from(contenuto))]), nome);
  return call(app.indirizzo + a, {
    ...{ method: 'POST', body: modulo },
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie },
  });
}
async function look(...inviati: Inviato[]): Promise<ArrivoFilo> {
  const { status, corpo, testo } = await send(client, inviati);
  expect(status, testo).toBe(200);
  return corpo.data;
}
async function start(IdArrivo: string): Promise<string> {
  const { status, corpo, testo } = await client.post(percorsi.lavoroAvvia, {
    Nome: LAVORO_ARRIVO,
    Parametri: { IdArrivo },
  });
  expect(status, testo).toBe(200);
  return corpo.data.jobId;
}
const listVoci = async (IdArrivo: string, altro: object = {}): Promise<VoceArrivoFilo[]> =>
  (await client.post(percorsi.arrivoLista, { Filter: { IdArrivo }, PageSize: 100, ...altro })).corpo.data;
/** Looks at the files, brings them in, answers what each thing of them became. */
async function bring(...inviati: Inviato[]): Promise<VoceArrivoFilo[]> {
  const { Id } = await look(...inviati);
  await waitLavoro(client, await start(Id));
  return listVoci(Id);
}
async function makeZip(...voci: Inviato[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [nome, contenuto] of voci) zip.addBuffer(Buffer.from(contenuto), nome);
  zip.end();
  const pezzi: Buffer[] = [];
  for await (const pezzo of zip.outputStream as AsyncIterable<Buffer>) pezzi.push(pezzo);
  return Buffer.concat(pezzi);
}

describe('what a studio had elsewhere', { timeout: 120_000 }, () => {
  it('is looked at before it is brought in, and of whom there is no card it says so and writes nothing', async () => {
    const { Id, File } = await look(['rossi.rpf', file]);
    expect(File).toEqual([
      {
        ...{ Nome: 'rossi.rpf', Contenuto: 'Dichiarazioni', Che: 'Redditi persone fisiche 2025' },
        ...{ Quante: 1, ConScheda: 0, Perche: '' },
      },
    ]);
    const schede = percorso(percorsi.arrivoSchede, { id: Id });
    const elenco = await client.get(schede);
    expect(elenco.headers.get('content-type')).toContain('text/csv');
    const [testa, riga = '', ...altre] = elenco.testo.replace(/^\uFEFF/, '').split('\r\n');
    expect(testa?.split(';')).toEqual(testiArrivo.colonneSchede);
    expect([riga.split(';'), ...altre]).toEqual([`${codice};;;;;;;;04/03/1971;rossi.rpf`.split(';'), '']);
    expect((await altrove.get(schede)).status).toBe(404);
    const lavoro = await start(Id);
    expect(await waitLavoro(client, lavoro)).toMatchObject({ Riuscite: 0, Scartate: 1, Totale: 1 });
    const [uno] = await listVoci(Id);
    expect(uno).toMatchObject({
      Esito: 'Non letto',
      CodiceFiscale: codice,
      IdDichiarazione: null,
      Caselle: 0,
    });
    expect(uno?.NonLette[0]?.Perche).toContain('Nessun cliente ha questo codice fiscale');
    expect(uno?.NonLette.map(({ Dove }) => Dove)).toContain('RC1.3');
    expect(await app.sql('select 1 from dichiarazione where studio_id = $1', [studioId])).toEqual([]);
    // Nothing is added to what a job takes, nor is it taken twice: it is tried again with its job, when the client is there.
    expect((await send(client, [['altro.rpf', file]], { idArrivo: Id })).status).toBe(404);
    const completo = elenco.testo.replace(`${codice};;;;;`, `${codice};Rossi;Mario;;Modena;`);
    const importato = await send(client, [['clienti.csv', completo]], { a: percorsi.importazione });
    expect(importato.corpo.data).toMatchObject({ errori: [], importate: 1, scartate: 0 });
    expect((await client.get(schede)).testo.trim().split('\r\n')).toHaveLength(1);
    expect((await client.post(percorsi.lavoroRiprova, { JobId: lavoro })).status).toBe(200);
    expect(await waitLavoro(client, lavoro)).toMatchObject({ Stato: 'riuscito', Riuscite: 1 });
    expect((await listVoci(Id))[0]).toMatchObject({ Esito: 'Letto', Denominazione: 'Rossi Mario' });
    await app.sql('delete from dichiarazione where studio_id = $1', [studioId]);
  });

  it('becomes the declaration of its client, casella by casella, with every one that was not taken', async () => {
    const zip = await makeZip(
      ['vecchio/2025/rossi.rpf', file],
      [`vecchio/${codice} fattura.pdf`, '%PDF-1.4\nfattura'],
      ['vecchio/regolamento.pdf', '%PDF-1.4\nregolamento'],
      ['vecchio/note.doc', 'niente'],
      ['vecchio/ignoto.txt', `A${' '.repeat(14)}ZZZ99${' '.repeat(1880)}`],
      ['__MACOSX/._x', 'x'],
    );
    const { Id, File } = await look(['vecchio.zip', zip]);
    expect(File.map(({ Nome, Contenuto, ConScheda }) => [Nome, Contenuto, ConScheda])).toEqual([
      ['rossi.rpf', 'Dichiarazioni', 1],
      [`${codice} fattura.pdf`, 'Documento', 0],
      ['regolamento.pdf', 'Documento', 0],
      ['note.doc', 'Nulla', 0],
      ['ignoto.txt', 'Nulla', 0],
    ]);
    expect(await app.sql('select 1 from documento where studio_id = $1', [studioId])).toEqual([]);
    const lavoro = await start(Id);
    expect(await waitLavoro(client, lavoro)).toMatchObject({ Riuscite: 3, Scartate: 2 });
    const esiti = await listVoci(Id);
    expect(esiti.map(({ Esito }) => Esito)).toEqual([
      'Letto',
      'Documento',
      'Documento',
      'Non letto',
      'Non letto',
    ]);
    const [arrivata] = esiti;
    expect(arrivata).toMatchObject({ Che: 'Persone fisiche 2025', Anno: 2025, Denominazione: 'Rossi Mario' });
    const prima = (await dichiarazioni.leggi(altrove, origine)).corpo.data.Righi;
    const dopo = (await dichiarazioni.leggi(client, arrivata?.IdDichiarazione ?? '')).corpo.data;
    const senzaTesta = (righi: object) =>
      Object.fromEntries(Object.entries(righi).filter(([chiave]) => !/^(FR|DI|FA)/.test(chiave)));
    expect(senzaTesta(dopo.Righi)).toEqual(senzaTesta(prima));
    expect(Object.keys(senzaTesta(prima)).length).toBeGreaterThan(5);
    expect(arrivata?.NonLette.some(({ Dove }) => Dove === 'record B')).toBe(true);
    const [storia] = (await dichiarazioni.storia(client, arrivata?.IdDichiarazione ?? '')).corpo.data;
    expect(storia.Motivo).toBe('Da un altro programma: rossi.rpf');
    expect(esiti[1]?.Che).toBe('Conservato fra i documenti di Rossi Mario');
    expect(esiti[4]?.NonLette[0]?.Perche).toContain('ZZZ99');
    const documenti = await app.sql<{ nome: string; suo: boolean }>(
      'select nome, anagrafica_id is not null as suo from documento where studio_id = $1 order by nome desc',
      [studioId],
    );
    expect(documenti.map(({ suo }) => suo)).toEqual([false, true]);
    // What was taken is not kept twice; what was not is in the file of the job, with why.
    expect(
      await app.sql('select 1 from arrivo_voce where arrivo_id = $1 and contenuto is not null', [Id]),
    ).toEqual([]);
    const csv = await client.get(percorso(percorsi.lavoroEsito, { id: lavoro }));
    expect(csv.testo).toContain('rossi.rpf;');
    expect(csv.testo).toContain('note.doc;;;;;Non è un file telematico');
    const [atto] = await app.sql<{ azione: string }>(
      "select azione from registro where studio_id = $1 and entita = 'lavoro' and entita_id = $2",
      [studioId, lavoro],
    );
    expect(atto?.azione).toBe('importazione');
  });

  it('sent again touches nothing that the studio has, and says what the file held', async () => {
    const query = 'select id, versione, righi from dichiarazione where studio_id = $1';
    const prima = await app.sql(query, [studioId]);
    const [uno] = await bring(['rossi.rpf', file]);
    expect(uno?.Esito).toBe('Non letto');
    expect(uno?.NonLette[0]?.Perche).toContain('C’è già una dichiarazione');
    expect(await app.sql(query, [studioId])).toEqual(prima);
  });

  it('tells a casella that the form has not, a value that it refuses, a total that comes out different', async () => {
    await app.sql('delete from dichiarazione where studio_id = $1', [studioId]);
    const testo = file.toString('latin1');
    const strano = testo
      .replace(/RC001003 *30000/, (pezzo) => pezzo.replace('30000', '30X00'))
      .replace('RC010002', 'ZZ999999')
      .replace(/RN001005 *\d+/, (pezzo) => pezzo.replace(/\d$/, (cifra) => String((Number(cifra) + 1) % 10)));
    const [uno] = await bring(['strano.rpf', Buffer.from(strano, 'latin1')]);
    const lette = uno?.NonLette ?? [];
    const frasi = lette.map(({ Perche }) => Perche).join('\n');
    expect(frasi).toContain('RC001003: il valore non ha il formato previsto');
    expect(frasi).toContain('ZZ999999: il codice non è del modello');
    expect(
      lette.some(({ Dove, Perche }) => Dove.startsWith('RN') && Perche.startsWith('Quadra calcola')),
    ).toBe(true);
    // With the income not read, what stands on it has no value here yet: the file's is told all the same.
    expect(lette.some(({ Valore, Perche }) => Valore !== '' && Perche === testiArrivo.NON_CALCOLATA)).toBe(
      true,
    );
  });

  it('tells what is wrong in a file as a file, and takes its declarations all the same', async () => {
    await app.sql('delete from dichiarazione where studio_id = $1', [studioId]);
    const righe = file.toString('latin1').split('\r\n');
    const senzaCoda = Buffer.from(`${righe.slice(0, -2).join('\r\n')}\r\n`, 'latin1');
    const { Id, File } = await look(['tagliato.rpf', senzaCoda]);
    expect(File[0]?.Perche).toContain('deve esserci il record Z');
    await waitLavoro(client, await start(Id));
    expect((await listVoci(Id)).map(({ Esito }) => Esito)).toEqual(['Non letto', 'Letto']);
  });

  it('of an IMU supply makes the client, from the positions that are official', async () => {
    const { findTracciato, writeFornitura, makeFornitura } = await loadTelematico();
    const tracciato = findTracciato('imu', 2025);
    const imu = await loadModello(2025, 'imu');
    if (!tracciato || !imu) throw new Error('No form');
    const fornitura = makeFornitura(tracciato, imu, {
      ...{ anno: 2025, codiceFiscale: '00743110157', caselle: {}, intermediario: null, dataImpegno: null },
    });
    const [prima] = fornitura.dichiarazioni;
    const frontespizio = {
      ...prima?.frontespizio,
      ...{
        contribuente: '00743110157',
        cognome: 'ALFA S.R.L.',
        comuneCatastale: 'F205',
        comuneNome: 'MILANO',
      },
      ...{ indirizzo: 'VIA DANTE', civico: '1', cap: '20121', comune: 'MILANO', provincia: 'MI' },
    };
    const testo = writeFornitura(tracciato, { ...fornitura, dichiarazioni: [{ ...prima, frontespizio }] });
    const [uno] = await bring(['imu.txt', Buffer.from(testo, 'latin1')]);
    expect(uno, JSON.stringify(uno)).toMatchObject({
      ...{ CodiceFiscale: '00743110157', ClienteNuovo: true, Esito: 'Letto' },
    });
    const schede = await app.sql<{ denominazione: string }>(
      "select denominazione from anagrafica where studio_id = $1 and codice_fiscale = '00743110157'",
      [studioId],
    );
    expect(schede).toHaveLength(1);
  });

  it('is brought by who makes the declarations, and a zip that was made to be large is not opened', async () => {
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await send(consulente, [['rossi.rpf', file]])).status).toBe(403);
    const bomba = await makeZip(['grande.txt', Buffer.alloc(60_000_000)]);
    const { File } = await look(['bomba.zip', bomba]);
    expect(File).toMatchObject([{ Nome: 'bomba.zip', Contenuto: 'Nulla', Perche: testiArrivo.TROPPI }]);
    // One that is broken is not told to be large.
    const guasto = await look(['guasto.zip', Buffer.from('PK\u0003\u0004 e poi nulla')]);
    expect(guasto.File).toMatchObject([
      { Nome: 'guasto.zip', Contenuto: 'Nulla', Perche: testiImportazione.ARCHIVIO_ILLEGGIBILE },
    ]);
  });

  it('is of who sent it: a colleague of the same studio neither adds, nor takes, nor sees', async () => {
    const collega = await loginAs(
      app,
      await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU }),
    );
    const { Id } = await look(['note.doc', 'niente']);
    expect((await send(collega, [['rossi.rpf', file]], { idArrivo: Id })).status).toBe(404);
    const avvio = { Nome: LAVORO_ARRIVO, Parametri: { IdArrivo: Id } };
    expect((await collega.post(percorsi.lavoroAvvia, avvio)).status).toBe(404);
    expect((await collega.post(percorsi.arrivoLista, { Filter: { IdArrivo: Id } })).corpo.Total).toBe(0);
    expect(await listVoci(Id)).toHaveLength(1);
  });
});

import { percorsi, percorso, type TestoIncaricoFilo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { fetchPdf, readPagine } from '../../../../../test/pdf.ts';

const ANNO = 2026;
let app: AppDiProva;
let client: Client;
let operatore: Client;
let altro: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  operatore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU, studio_id: studioId }),
  );
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
  await app.sql(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, via, cap, comune_descrizione, provincia,
       rappresentante_cognome, rappresentante_nome, email, predefinito)
     values ($1, 'Dichiarazione', '12345670017', 'Centro Servizi Alfa', 'Via Roma 3', '41121', 'MODENA', 'MO', 'Neri', 'Ada',
       'alfa@example.it', true)`,
    [studioId],
  );
});
afterAll(() => app.stop());

let numero = 0;
const makePersona = (dati: Parameters<typeof makeAnagrafica>[2] = {}) => {
  numero += 1;
  return makeAnagrafica(app, studioId, {
    tipo: 'PF',
    codice_fiscale: `BNCGUO80A01H5${String(numero).padStart(2, '0')}X`,
    denominazione: `Bianchi Ugo ${numero}`,
    ragione_sociale: null,
    cognome: 'Bianchi',
    nome: `Ugo ${numero}`,
    sesso: 'M',
    data_nascita: '1980-01-01',
    comune_nascita: 'F257',
    comune_nascita_descrizione: 'MODENA',
    provincia_nascita: 'MO',
    stato_civile: 2,
    email: 'ugo@example.it',
    email_pec: 'ugo@pec.example.it',
    telefono: '059111222',
    cellulare: '3331112223',
    tipo_documento: 'Carta d’identità',
    numero_documento: 'CA12345XY',
    data_scadenza: '2031-05-06',
    email_firma: 'firma@example.it',
    telefono_firma: '3339998887',
    ...dati,
  });
};

const dove = (anno = ANNO, studio = studioId) => percorso(percorsi.testiIncarico, { studio, anno });
const read = async (tipo: string, anno = ANNO): Promise<TestoIncaricoFilo> =>
  (await client.get(dove(anno))).corpo.data.find(({ Tipo }: TestoIncaricoFilo) => Tipo === tipo);
const write = (Tipo: string, Testo: string, Versione: number, chi = client, anno = ANNO): Promise<Risposta> =>
  chi.put(dove(anno), { Tipo, Testo, Versione });
const print = (Tipo: string, Codici: readonly string[], altro: object = {}) =>
  fetchPdf(app.indirizzo, client, percorsi.incaricoStampa, { Tipo, Anno: ANNO, Codici, ...altro });
/** The documents that are kept of a client, with what they say. */
async function listDocumenti(idAnagrafica: string) {
  const { corpo } = await client.post(percorsi.documentoLista, {
    Filter: { IdAnagrafica: idAnagrafica },
    Order: ['CaricatoIl'],
  });
  return Promise.all(
    corpo.data.map(async ({ Id, Tipo }: { Id: string; Tipo: string }) => {
      const righe = await app.sql<{ contenuto: Buffer }>('select contenuto from documento where id = $1', [
        Id,
      ]);
      return { tipo: Tipo, parole: readPagine(righe[0]?.contenuto ?? Buffer.alloc(0)).join('\n') };
    }),
  );
}

describe('the words of what a client signs', () => {
  it('[F24-008] a text is of a studio, a kind and a year, with its versions: new prints have it, old documents keep theirs', async () => {
    const { id } = await makePersona();
    expect(await read('Mandato F24')).toMatchObject({
      Provenienza: 'predefinito',
      Versione: 0,
      Versioni: [],
    });
    const prima = await write('Mandato F24', 'Prime parole per {cliente}, anno {anno}.', 0);
    expect(prima.status).toBe(200);
    expect((await print('Mandato F24', [id])).status).toBe(200);
    expect((await write('Mandato F24', 'Altre parole per {cliente}.', 1)).status).toBe(200);
    const nuova = (await print('Mandato F24', [id])).pagine.join('\n');
    expect(nuova).toContain('Altre parole per Bianchi Ugo');
    expect(nuova).not.toContain('Prime parole');
    const tenuti = await listDocumenti(id);
    expect(tenuti.map(({ tipo }) => tipo)).toEqual(['Stampa delega F24', 'Stampa delega F24']);
    expect(tenuti[0]?.parole).toContain(`anno ${ANNO}.`);
    expect(tenuti[0]?.parole).toContain('Prime parole per Bianchi Ugo');
    expect(tenuti[1]?.parole).toContain('Altre parole per Bianchi Ugo');

    const letto = await read('Mandato F24');
    expect(letto).toMatchObject({ Provenienza: 'anno', Anno: ANNO, Versione: 2 });
    expect(letto.Versioni.map(({ Versione, Testo }) => [Versione, Testo])).toEqual([
      [2, 'Altre parole per {cliente}.'],
      [1, 'Prime parole per {cliente}, anno {anno}.'],
    ]);
    // The year after goes on from it until it has its own; the year before never knew it.
    expect(await read('Mandato F24', ANNO + 1)).toMatchObject({
      ...{ Provenienza: 'anno precedente', Anno: ANNO, Versione: 0 },
      Testo: 'Altre parole per {cliente}.',
    });
    expect((await read('Mandato F24', ANNO - 1)).Provenienza).toBe('predefinito');
  });

  it('[F24-008] the places of a text are checked, and so is the version that was read', async () => {
    const ignoto = await write('Delega', 'Per {cliente}, {conto} e {Anno}', 0);
    expect(ignoto.status).toBe(400);
    expect(ignoto.corpo.ModelState.Testo[0]).toContain('{conto}, {Anno}');
    expect((await write('Delega', 'Per {cliente', 0)).corpo.ModelState.Testo).toHaveLength(1);
    expect((await write('Delega', '   ', 0)).corpo.ModelState).toHaveProperty('Testo');
    const due = await Promise.all([
      write('Delega', 'Uno {cliente}', 0),
      write('Delega', 'Altro {cliente}', 0),
    ]);
    expect(due.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write('Delega', 'Terzo {cliente}', 0)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await read('Delega')).Versioni).toHaveLength(1);
  });

  it('is written by the administrator of the studio alone, and read by who works there', async () => {
    expect((await write('Incarico', 'X {cliente}', 0, operatore)).status).toBe(403);
    expect((await operatore.get(dove())).status).toBe(200);
    expect((await altro.get(dove())).status).toBe(404);
    expect((await write('Incarico', 'X {cliente}', 0, altro)).status).toBe(404);
    expect((await client.get(dove(1999))).status).toBe(404);
    expect((await client.get(percorso(percorsi.testiIncarico, { studio: 'x', anno: ANNO }))).status).toBe(
      404,
    );
  });

  it('starts from the words of the settings where there are some, and shows how a text would be printed', async () => {
    await client.put(percorsi.studioImpostazioni, {
      ...{ IdStudio: studioId, Personalizzazioni: {} },
      Testi: { Incarico: 'Incarico di prova di {cliente}' },
    });
    expect(await read('Incarico', 2024)).toMatchObject({
      ...{ Provenienza: 'impostazioni', Testo: 'Incarico di prova di {cliente}' },
    });
    const [{ n: prima } = { n: 0 }] = await app.sql<{ n: number }>('select count(*)::int n from documento');
    const chiesto = { IdStudio: studioId, Tipo: 'Incarico', Anno: 2024, Testo: 'Provo {cliente} e {data}' };
    const { status, pagine } = await fetchPdf(app.indirizzo, client, percorsi.incaricoAnteprima, chiesto);
    expect(status).toBe(200);
    expect(pagine.join('\n')).toContain('Provo Rossi Mario e');
    const [{ n: dopo } = { n: 0 }] = await app.sql<{ n: number }>('select count(*)::int n from documento');
    expect(dopo).toBe(prima);
    const storto = await client.post(percorsi.incaricoAnteprima, { ...chiesto, Testo: '{boh}' });
    expect(storto.corpo.ModelState).toHaveProperty('Testo');
  });
});

describe('the sheets that a client signs', () => {
  it('[F24-007] the mandate for the F24 or the delega say who the client is, who the intermediary is and the words of the studio, to be signed by hand or electronically', async () => {
    const { id, codice_fiscale } = await makePersona();
    expect((await write('Revoca delega', 'Revoca di {cliente} a {intermediario}.', 0)).status).toBe(200);
    const mandato = await print('Mandato F24', [id]);
    const delega = await print('Revoca delega', [id], { Firma: 'Elettronica' });
    for (const { status, pagine } of [mandato, delega]) {
      expect(status).toBe(200);
      const tutto = pagine.join('\n');
      for (const atteso of [
        ...['Bianchi Ugo', codice_fiscale, 'MODENA (MO), 01/01/1980', 'Coniugato/a', 'Via Cavour 1'],
        ...['00184 ROMA (RM)', 'ugo@example.it', 'ugo@pec.example.it', '059111222', '3331112223'],
        ...['CA12345XY', '06/05/2031', 'firma@example.it', '3339998887'],
        ...['Centro Servizi Alfa', '12345670017', 'Via Roma 3', 'Neri Ada', 'alfa@example.it'],
      ])
        expect(tutto).toContain(atteso);
    }
    expect(mandato.pagine.join('\n')).toContain('Luogo e data');
    expect(mandato.pagine.join('\n')).toContain('Mandato per i modelli F24');
    const elettronica = delega.pagine.join('\n');
    expect(elettronica).toMatch(/Revoca di Bianchi Ugo \d+ a Centro Servizi Alfa\./);
    expect(elettronica).toContain('Da firmare elettronicamente');
    expect(elettronica).not.toContain('Luogo e data');
    expect((await listDocumenti(id)).map(({ tipo }) => tipo)).toEqual(['Stampa delega F24', 'Stampa delega']);
  });

  it('are refused without an intermediary, or with one of another studio, and for a client of another studio', async () => {
    const { id } = await makePersona();
    const [loro] = await app.sql<{ id: string }>(
      `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome)
       select studio_id, 'Dichiarazione', '98765430012', 'Beta', 'Neri', 'Ada' from utente where studio_id <> $1 and studio_id > 0
       limit 1 returning id`,
      [studioId],
    );
    const chiesta = { Tipo: 'Delega', Anno: ANNO, Codici: [id] };
    const estraneo = await client.post(percorsi.incaricoStampa, { ...chiesta, IdIntermediario: loro?.id });
    expect(estraneo.corpo.ModelState).toHaveProperty('IdIntermediario');
    expect((await altro.post(percorsi.incaricoStampa, chiesta)).status).toBe(404);
    expect(await listDocumenti(id)).toEqual([]);
  });

  it('of many clients are a job: a document each, one zip, and the report of who could not', async () => {
    const uno = await makePersona();
    const due = await makePersona();
    const { corpo } = await client.post(percorsi.incaricoStampa, {
      ...{ Tipo: 'Incarico', Anno: ANNO, Codici: [uno.id, due.id, uno.id] },
    });
    const lavoro = await waitLavoro(client, corpo.data.jobId);
    expect(lavoro).toMatchObject({ Stato: 'riuscito', Riuscite: 2 });
    for (const { id } of [uno, due])
      expect((await listDocumenti(id)).map(({ tipo }) => tipo)).toEqual(['Stampa conferimento incarico']);
    const zip = await client.get(percorso(percorsi.lavoroEsito, { id: corpo.data.jobId }));
    expect(zip.status).toBe(200);
    expect(zip.testo.startsWith('PK')).toBe(true);
  });
});

import { LAVORO_IMPORTAZIONE, limiti, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { computeCodiceFiscale } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeZip } from '../../../../test/zip.ts';

let app: AppDiProva;
let utente: UtenteDiProva;
let client: Client;

beforeAll(async () => {
  app = await makeApp();
  utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

type Contenuto = string | Buffer;
const send = (
  dove: string,
  contenuto: Contenuto | null,
  extra: Record<string, string> = {},
  chi = client,
) => {
  const modulo = new FormData();
  for (const [nome, valore] of Object.entries(extra)) modulo.append(nome, valore);
  if (contenuto !== null)
    modulo.append('uploadFile0', new Blob([new Uint8Array(Buffer.from(contenuto))]), '../../clienti.csv');
  return call(app.indirizzo + dove, {
    method: 'POST',
    body: modulo,
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie },
  });
};
const importa = (contenuto: Contenuto, extra?: Record<string, string>) =>
  send(percorsi.importazione, contenuto, extra);

let giorno = 0;
/** The codice of a new person, with the day of birth. */
function makeNato(cognome = 'Bruni', nome = 'Ada') {
  giorno += 1;
  const data = new Date(Date.UTC(1950, 0, giorno)).toISOString().slice(0, 10);
  const codice = computeCodiceFiscale({ cognome, nome, sesso: 'F', data, codiceCatastale: 'F257' });
  return { codice, data };
}
const findCliente = async (codice: string) => {
  const { corpo } = await client.post(percorsi.anagraficaLista, { Filter: { CodiceFiscale: codice } });
  const id = corpo.data[0]?.Id;
  return id && (await client.get(percorso(percorsi.anagraficaUna, { id }))).corpo.data;
};

const TESTA = 'Codice fiscale;Cognome;Nome;Comune;CAP\r\n';
const row = (codice: string, altri = 'Bruni;Ada;Modena;41121') => `${codice};${altri}\r\n`;

describe('an import at once', () => {
  it('[ANA-005] creates the three good rows and names the bad one', async () => {
    const nati = [makeNato(), makeNato(), makeNato()];
    const errato = makeNato().codice.slice(0, 15);
    const [uno, due, tre] = nati.map(({ codice }) => codice);
    const csv = TESTA + row(uno ?? '') + row(`${errato}0`) + row(due ?? '') + row(tre ?? '');
    const { status, corpo } = await importa(csv);
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({ importate: 3, scartate: 1 });
    expect(corpo.data.errori).toEqual([{ riga: 3, messaggio: expect.stringContaining('Codice fiscale:') }]);
    expect(await findCliente(uno ?? '')).toMatchObject({
      Denominazione: 'Bruni Ada',
      Sesso: 'F',
      DataNascita: nati[0]?.data,
      ComuneNascitaDescrizione: 'Modena',
      DomicilioFiscale: { Comune: 'F257', Provincia: 'MO', CAP: '41121' },
    });
    const [atto] = await app.sql<{ dopo: object }>(
      "select dopo from registro where azione = 'importazione' and entita = 'anagrafica' order by id desc limit 1",
    );
    expect(atto?.dopo).toEqual({ file: 'clienti.csv', importate: 3, scartate: 1 });
  });

  it('[ERR-045] [ERR-023] [ERR-014] refuses what has no data, no columns it knows, no file, too many bytes', async () => {
    for (const vuoto of ['\r\n', TESTA, `${TESTA};;;;\r\n\r\n`])
      expect((await importa(vuoto)).corpo).toMatchObject({
        Codice: 'NESSUN_DATO_DA_IMPORTARE',
        Message: 'Nessun dato da importare.',
      });
    const strano = await importa('Colore;Forma\r\nrosso;tondo\r\n');
    expect([strano.status, strano.corpo.Message]).toEqual([400, 'Dati incongruenti.']);
    const nessuno = await send(percorsi.importazione, null, { Presenti: 'scarta' });
    expect([nessuno.status, nessuno.corpo.Message]).toEqual([400, 'File mancante']);
    const grande = await importa(Buffer.alloc(limiti.fileByte + 1, 'a'));
    expect([grande.status, grande.corpo.Message]).toEqual([413, 'File troppo grande (massimo 5 MB).']);
  });

  it('[bad input 25] reads encodings, separators, quotes and new lines as people’s programs write them', async () => {
    const leggi = async (make: (codice: string) => Contenuto) => {
      const { codice } = makeNato('Forlì', 'Niccolò');
      const { corpo } = await importa(make(codice));
      expect(corpo.data?.errori ?? corpo).toEqual([]);
      return findCliente(codice);
    };
    const csv = (codice: string, separatore = ';') =>
      ['Codice fiscale', 'Cognome', 'Nome', 'Luogo', 'Comune', 'Via']
        .join(separatore)
        .concat(
          '\n',
          [codice, 'Forlì', 'Niccolò', '', 'Forlì', '"Via ""Verdi""\n12"'].join(separatore),
          '\n',
        );
    const attesa = {
      Denominazione: 'Forlì Niccolò',
      DomicilioFiscale: { Comune: 'D704', Via: 'Via "Verdi" 12' },
    };
    expect(await leggi((codice) => csv(codice))).toMatchObject(attesa);
    expect(await leggi((codice) => `\uFEFF${csv(codice, ',')}`)).toMatchObject(attesa);
    expect(await leggi((codice) => Buffer.from(csv(codice, '\t'), 'latin1'))).toMatchObject(attesa);
    expect(await leggi((codice) => Buffer.from(`\uFEFF${csv(codice)}`, 'utf16le'))).toMatchObject(attesa);
    expect(
      await leggi((codice) => makeZip({ 'clienti.csv': csv(codice), '__MACOSX/._a': 'x' })),
    ).toMatchObject(attesa);
    const { codice } = makeNato();
    const formule = `${TESTA}${codice};=cmd|calc;+1;Modena;41121\r\n`;
    expect((await importa(formule)).corpo.data.scartate).toBe(1);
    const troncata = await importa(`${TESTA}${codice};"${'a'.repeat(150_000)}\r\n`);
    expect(troncata.corpo.data.errori[0].messaggio).toContain('virgolette non chiuse');
  });

  it('reads a sheet of Excel: text, numbers that lost their zeros, dates', async () => {
    const { codice, data } = makeNato();
    const testa = ['C.F.', 'P.IVA', 'Nominativo', 'Nato il', 'Città', 'Prov.', 'CAP'].map((value) => ({
      value,
    }));
    const persona = [
      { value: codice },
      { value: 743110157, type: Number },
      { value: 'Bruni Ada' },
      { value: new Date(`${data}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' },
      { value: 'Roma' },
      { value: 'RM' },
      { value: 184, type: Number },
    ];
    const foglio = await writeXlsxFile([testa, persona] as never).toBuffer();
    const { corpo } = await importa(foglio);
    expect(corpo.data).toEqual({ importate: 1, scartate: 0, errori: [] });
    expect(await findCliente(codice)).toMatchObject({
      Cognome: 'Bruni',
      Nome: 'Ada',
      PIVA: '00743110157',
      DataNascita: data,
      DomicilioFiscale: { Comune: 'H501', CAP: '00184' },
    });
  });

  it('[ANA-005] discards what is repeated in the file or already there, or completes it when asked', async () => {
    const { codice } = makeNato();
    const doppia = await importa(TESTA + row(codice) + row(codice.toLowerCase()));
    expect(doppia.corpo.data).toMatchObject({ importate: 1, scartate: 1 });
    expect(doppia.corpo.data.errori[0].messaggio).toContain('riga precedente');
    const ancora = await importa(TESTA + row(codice, 'Bruni;Ada;Roma;00184'));
    expect(ancora.corpo.data.errori[0].messaggio).toContain('già presente');
    const completa = await importa(`Codice fiscale;E-mail;Comune\n${codice};ada@example.it;Roma\n`, {
      Presenti: 'aggiorna',
    });
    expect(completa.corpo.data).toMatchObject({ importate: 1, scartate: 0 });
    expect(await findCliente(codice)).toMatchObject({
      Cognome: 'Bruni',
      Email: 'ada@example.it',
      DomicilioFiscale: { Comune: 'H501', ComuneDescrizione: 'Roma', CAP: '41121' },
      Versione: 2,
    });
  });

  it('[bad input 24] refuses what is not a table, and keeps nothing of it', async () => {
    const bomba = makeZip({ 'clienti.csv': Buffer.alloc(limiti.csvApertoByte + 1) });
    const casi: [Contenuto, string][] = [
      ['%PDF-1.7\n%', 'Il file non è una tabella'],
      [Buffer.from('377abcaf271c', 'hex'), 'Il file non è una tabella'],
      [Buffer.from([1, 0, 2, 0, 3]), 'Il file non è una tabella'],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xls'],
      [makeZip({ 'word/document.xml': '<a/>' }), 'non contiene un file CSV'],
      [makeZip({ 'a.csv': TESTA, 'b.csv': TESTA }), 'più di un file CSV'],
      [makeZip({ 'a.csv': '%PDF-1.7' }), 'Il file non è una tabella'],
      [Buffer.from('PK\x03\x04rotto'), 'L’archivio non si legge'],
      [makeZip({ 'xl/workbook.xml': '<a/>' }), 'foglio Excel'],
      [
        makeZip({
          'xl/workbook.xml': '<a/>',
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE x [<!ENTITY a "aaaa">]><sheetData><row><c><v>&a;</v></c></row></sheetData>',
        }),
        'foglio Excel',
      ],
      [bomba, 'troppo grande'],
    ];
    const quanti = async () => (await client.post(percorsi.anagraficaLista, {})).corpo.Total;
    const prima = await quanti();
    const altro = await loginAs(app, await makeUtente(app, { studio_id: utente.studioId }));
    for (const [contenuto, motivo] of casi) {
      const { status, corpo } = await send(percorsi.importazione, contenuto, {}, altro);
      expect([status, corpo.Codice, corpo.Message]).toEqual([
        422,
        'FILE_NON_AMMESSO',
        expect.stringContaining(motivo),
      ]);
    }
    expect(await quanti()).toBe(prima);
  }, 90_000);
});

describe('an import in steps', () => {
  const upload = async (csv: Contenuto) => (await send(percorsi.importazioneFile, csv)).corpo.data;

  it('[ANA-005] proposes the columns, shows what would be, imports in the background with its report', async () => {
    const buoni = Array.from({ length: 600 }, () => makeNato().codice);
    const csv = `CF;Cliente;Strano;Comune\n${buoni.map((codice) => `${codice};Bruni Ada;x;Modena\n`).join('')}XXX;Ignoto;x;Modena\n`;
    const letta = await upload(csv);
    expect(letta).toMatchObject({
      Nome: 'clienti.csv',
      Formato: 'csv',
      Codifica: 'utf-8',
      Separatore: ';',
      Righe: 601,
      Intestazioni: ['CF', 'Cliente', 'Strano', 'Comune'],
      Colonne: ['CodiceFiscale', 'Denominazione', null, 'DomicilioFiscale.Comune'],
    });
    expect(letta.Campione).toHaveLength(5);
    const dove = percorso(percorsi.importazioneAnteprima, { id: letta.Id });
    const senza = await client.post(dove, { Colonne: [null, 'Cognome'] });
    expect(senza.corpo.ModelState).toEqual({
      Colonne: ['Indicare quale colonna contiene il codice fiscale.'],
    });
    const { corpo } = await client.post(dove, { Colonne: letta.Colonne });
    expect(corpo.data).toHaveLength(100);
    expect(corpo.data[0]).toEqual({
      Numero: 2,
      Denominazione: 'Bruni Ada',
      CodiceFiscale: buoni[0],
      Comune: 'Modena',
      Esito: 'nuova',
      Messaggio: null,
    });
    expect(await findCliente(buoni[0] ?? '')).toBeUndefined();

    const altro = await loginAs(app, await makeUtente(app));
    expect((await altro.post(dove, { Colonne: letta.Colonne })).status).toBe(404);
    const Parametri = { IdImportazione: letta.Id, Nome: letta.Nome, Colonne: letta.Colonne };
    const avvio = { Nome: LAVORO_IMPORTAZIONE, Parametri };
    expect((await altro.post(percorsi.lavoroAvvia, avvio)).status).toBe(404);

    const { jobId } = (await client.post(percorsi.lavoroAvvia, avvio)).corpo.data;
    const lavoro = await waitLavoro(client, jobId);
    expect(lavoro).toMatchObject({
      Titolo: 'Importazione clienti da clienti.csv',
      Stato: 'riuscito con errori',
      Totale: 601,
      Fatte: 601,
      Riuscite: 600,
      Scartate: 1,
      ConResoconto: true,
    });
    const righe = (await client.get(percorso(percorsi.lavoroRighe, { id: jobId }))).corpo.data;
    expect(righe).toMatchObject([{ Numero: 602, Esito: 'scartata', Descrizione: 'Riga 602, Ignoto, XXX' }]);
    expect(await findCliente(buoni[599] ?? '')).toMatchObject({ Denominazione: 'Bruni Ada' });

    await client.post(percorsi.lavoroRiprova, { JobId: jobId });
    const ripreso = await waitLavoro(client, jobId);
    expect(ripreso).toMatchObject({ Fatte: 601, Riuscite: 600, Scartate: 1 });
  }, 90_000);

  it('goes on from the last block that was written', async () => {
    const codici = Array.from({ length: 3 }, () => makeNato().codice);
    const letta = await upload(TESTA + codici.map((codice) => row(codice)).join(''));
    await app.sql('update importazione set fatte = 2 where id = $1', [letta.Id]);
    const Parametri = { IdImportazione: letta.Id, Nome: letta.Nome, Colonne: letta.Colonne };
    const { jobId } = (await client.post(percorsi.lavoroAvvia, { Nome: LAVORO_IMPORTAZIONE, Parametri }))
      .corpo.data;
    expect(await waitLavoro(client, jobId)).toMatchObject({ Stato: 'riuscito', Riuscite: 2, Scartate: 0 });
    expect(await findCliente(codici[0] ?? '')).toBeUndefined();
    expect(await findCliente(codici[2] ?? '')).toBeDefined();
  });

  it('takes in again what the list exports', async () => {
    const { codice, data } = makeNato('De Luca', 'Maria Pia');
    await importa(
      `CF;Cliente;Comune;CAP;Via;E-mail\n${codice};De Luca Maria Pia;Modena;41121;=Via;a@b.example\n`,
    );
    const campi = [
      'Denominazione',
      'CodiceFiscale',
      'Tipo',
      'Comune',
      'Provincia',
      'CAP',
      'Via',
      'Email',
      'DataNascita',
    ];
    const { jobId } = (
      await client.post(percorsi.esporta, {
        lista: 'anagrafica',
        formato: 'csv',
        Filter: { CodiceFiscale: codice },
        colonne: campi.map((Campo) => ({ Campo, Titolo: Campo })),
      })
    ).corpo.data;
    await waitLavoro(client, jobId);
    const esportato = await client.get(percorso(percorsi.lavoroEsito, { id: jobId }));
    const altro = await loginAs(app, await makeUtente(app));
    const ripreso = await send(percorsi.importazione, esportato.testo, {}, altro);
    expect(ripreso.corpo.data).toEqual({ importate: 1, scartate: 0, errori: [] });
    const { corpo } = await altro.post(percorsi.anagraficaLista, {});
    expect(corpo.data).toMatchObject([
      { Denominazione: 'De Luca Maria Pia', Comune: 'Modena', CAP: '41121', Via: '=Via', DataNascita: data },
    ]);
  });
});

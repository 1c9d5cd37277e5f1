import { limiti, percorsi, statoOrdine, statoRichiesta730, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRisposta } from '../../../../demo/servizi/precompilata.ts';
import { loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import {
  ANNO,
  act,
  askEsito,
  type BancoPrecompilata,
  configure,
  listRichieste,
  makeRichiesta,
  order,
  readRichiesta,
  sendOrdine,
  startBanco,
  upload,
} from '../../../../test/precompilata.ts';
import { makeZip } from '../../../../test/zip.ts';
import { startScambioPrecompilata } from '../../../jobs/scambio-precompilata.ts';
import { exchangeOrdini } from './esito.ts';
import { readZip } from './file.ts';

let banco: BancoPrecompilata;
beforeAll(async () => {
  banco = await startBanco();
  await configure(banco.mio);
});
afterAll(() => banco.stop());

const last = () => [...banco.servizio.tenuti.keys()].at(-1) ?? '';
const statiDi = async (ids: readonly string[]) => {
  const letti = await Promise.all(ids.map((id) => readRichiesta(banco.mio, id)));
  return letti.map(({ Stato }) => Stato);
};
const readOrdine = async (id: string) =>
  (await banco.mio.client.post(percorsi.ordineLista, { PageSize: 100 })).corpo.data.find(
    (uno: { Id: string }) => uno.Id === id,
  );
/** So many requests that were created, and their order. */
async function makeOrdine(quante: number) {
  const { app, mio } = banco;
  const richieste = [];
  for (let n = 0; n < quante; n += 1)
    richieste.push(await makeRichiesta(app, mio, { delega: { Reddito: 20_000 + n, Imposta: 3_000 } }));
  const ids = richieste.map(({ id }) => id);
  await act(mio, 'crea', ...ids);
  const { status, corpo } = await order(mio, ids);
  expect(status).toBe(201);
  return { richieste, ids, ordine: corpo.data };
}
const download = async (query: string, chi = banco.mio) => {
  const risposta = await fetch(`${banco.app.indirizzo}${percorsi.ordineDownload}?${query}`, {
    headers: { cookie: chi.client.cookie },
  });
  return { status: risposta.status, file: Buffer.from(await risposta.arrayBuffer()) };
};

describe('an order', () => {
  it('[PRE-005] of ten deleghe is made, sent, or in error, and leaves only as the studio configured it', async () => {
    const { mio, servizio, altro } = banco;
    expect(statoOrdine).toEqual(['Creato', 'Inviato', 'Errore']);
    const { ordine, ids, richieste } = await makeOrdine(10);
    expect(ordine).toMatchObject({
      ...{ Anno: ANNO, Tipo: 'Richieste', Stato: 'Creato', Righe: 10, IdStudio: mio.studioId },
      ...{ FileInviato: true, FileRicevuto: false, InviatoIl: null, Simulato: true },
    });
    expect(ordine.Numero).toBeGreaterThan(0);
    expect(await statiDi(ids)).toEqual(Array(10).fill('Creata'));
    // Its file: one row a client, with his delega and what is checked.
    const { righe } = await readZip((await download(`id=${ordine.Id}`)).file, 1);
    expect(righe.map(({ celle }) => celle[0]).sort()).toEqual(richieste.map(({ codice }) => codice).sort());
    expect(righe[0]?.celle.slice(3)).toEqual(['Carta AX1', expect.stringMatching(/^2000\d$/), '3000']);

    await configure(mio, { Password: '' });
    const senza = await sendOrdine(mio, ordine.Id);
    expect([senza.status, senza.corpo.Codice]).toEqual([409, 'SCAMBIO_NON_CONFIGURATO']);
    await configure(mio, { Password: 'sbagliata' });
    expect((await sendOrdine(mio, ordine.Id)).status).toBe(503);
    expect(await readOrdine(ordine.Id)).toMatchObject({
      Stato: 'Errore',
      Motivo: expect.stringContaining('credenziali'),
    });
    expect(await statiDi(ids)).toEqual(Array(10).fill('Creata'));
    await configure(mio);
    servizio.silence(true);
    expect((await sendOrdine(mio, ordine.Id)).status).toBe(503);
    servizio.silence(false);
    expect((await sendOrdine(altro, ordine.Id)).status).toBe(404);
    const inviato = await sendOrdine(mio, ordine.Id);
    expect(inviato.corpo.data).toMatchObject({ Stato: 'Inviato', Motivo: null });
    expect([...servizio.tenuti.values()].filter(({ nostra }) => nostra === ordine.Id)).toHaveLength(1);
    expect(servizio.tenuti.get(last())).toMatchObject({ mittente: '12345670017', utente: 'studio' });
    expect(await statiDi(ids)).toEqual(Array(10).fill('Inviata'));
    expect((await sendOrdine(mio, ordine.Id)).corpo.Codice).toBe('PASSAGGIO_ORDINE');

    await configure(mio, { LimiteRighe: 2 });
    const troppe = await order(mio, ids);
    expect(troppe.corpo.Message).toBe('Al massimo 2 righe per ordine.');
    await configure(mio);
    const scritta = (await mio.client.get(percorsi.ordineConfigurazione)).corpo.data;
    expect(scritta).toMatchObject({ Utente: 'studio', HaPassword: true, Indirizzo: servizio.indirizzo });
    expect(JSON.stringify(scritta)).not.toContain('parola');
    const [tenuta] = await banco.app.sql<{ password: Buffer }>(
      'select password from ordine_precompilata_configurazione where studio_id = $1',
      [mio.studioId],
    );
    expect(tenuta?.password.toString('latin1')).not.toContain('parola');
    expect((await configure(mio, { Versione: 1 })).corpo.Codice).toBe('RECORD_MODIFICATO');
    const oltre = await configure(mio, { Versione: 2_147_483_648 });
    expect([oltre.status, Object.keys(oltre.corpo.ModelState ?? {})]).toEqual([400, ['Versione']]);
    expect((await configure(mio, { Mittente: 'X' })).corpo.ModelState).toHaveProperty('Mittente');
  });

  it('[ENU-044] whose answer came has received requests, with the code as it is; one refused or lost is in error and leaves again', async () => {
    const { mio, servizio } = banco;
    const { ordine, ids, richieste } = await makeOrdine(3);
    await sendOrdine(mio, ordine.Id);
    expect((await askEsito(mio, ordine.Id)).corpo.data).toMatchObject({ Stato: 'Inviato', RicevutoIl: null });
    servizio.decide(last(), 'rifiutato', { motivo: 'Fornitura non leggibile' });
    expect((await askEsito(mio, ordine.Id)).corpo.data).toMatchObject({
      Stato: 'Errore',
      Motivo: 'Fornitura non leggibile',
    });
    expect(await statiDi(ids)).toEqual(Array(3).fill('Creata'));
    await sendOrdine(mio, ordine.Id);
    servizio.lose(last());
    expect((await askEsito(mio, ordine.Id)).corpo.data.Motivo).toBe('Lo scambio non conosce l’ordine.');
    await sendOrdine(mio, ordine.Id);
    // What cannot be read is told and asked again.
    servizio.decide(last(), 'pronto', { file: Buffer.from('PK nulla') });
    expect((await askEsito(mio, ordine.Id)).corpo.data).toMatchObject({
      Stato: 'Inviato',
      Motivo: expect.stringMatching(/^La risposta non si legge/),
      RicevutoIl: null,
    });
    const [uno, due, tre] = richieste.map(({ codice }) => codice);
    const file = await makeRisposta([
      `${uno};Ricevuta;300;730;C1.3;100;Reddito`,
      `${due};Rifiutata;357;;;;`,
      `${tre};Annullata;330;;;;`,
      'AAAAAA00A00A000A;Ricevuta;300;730;C1.3;100;Reddito',
    ]);
    servizio.decide(last(), 'pronto', { file });
    const dopo = (await askEsito(mio, ordine.Id)).corpo.data;
    expect(dopo).toMatchObject({ Stato: 'Inviato', FileRicevuto: true });
    expect(dopo.Motivo).toMatch(/^2 righe della risposta non prese/);
    expect(await statiDi(ids)).toEqual(['Ricevuta', 'Creata', 'Inviata']);
    expect(await readRichiesta(mio, ids[1] ?? '')).toMatchObject({ Codice: '357' });
    expect((await download(`id=${ordine.Id}`)).file.equals(file)).toBe(true);
  });

  it('takes a request that waits in another one only when that can leave no more', async () => {
    const { mio } = banco;
    const { ids, ordine } = await makeOrdine(2);
    const [primo = '', secondo = ''] = ids;
    const doppio = await order(mio, [primo]);
    expect([doppio.status, doppio.corpo.Codice, doppio.corpo.Message]).toEqual([
      409,
      'PASSAGGIO_RICHIESTA',
      `1 richiesta è già in un ordine ancora da mandare, il numero ${ordine.Numero}: mandare quello.`,
    ]);
    // Two at once: one is made.
    const { id: nuova } = await makeRichiesta(banco.app, mio, { delega: { Reddito: 1, Imposta: 1 } });
    await act(mio, 'crea', nuova);
    const insieme = await Promise.all([order(mio, [nuova]), order(mio, [nuova])]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([201, 409]);
    // The other was withdrawn: that order leaves no more, this request may go in a new one.
    await act(mio, 'ritira', secondo);
    expect((await sendOrdine(mio, ordine.Id)).corpo.Codice).toBe('PASSAGGIO_RICHIESTA');
    const libero = await order(mio, [primo]);
    expect(libero.status).toBe(201);
    expect((await sendOrdine(mio, libero.corpo.data.Id)).corpo.data.Stato).toBe('Inviato');
  });

  it('of cancellations takes back what was asked, or leaves it as it was', async () => {
    const { mio, servizio } = banco;
    const { ordine, ids, richieste } = await makeOrdine(2);
    await sendOrdine(mio, ordine.Id);
    await act(mio, 'annulla', ...ids);
    expect(await statiDi(ids)).toEqual(Array(2).fill('Annullamento Creato'));
    await act(mio, 'mantieni', ids[0] ?? '');
    expect(await statiDi(ids)).toEqual(['Inviata', 'Annullamento Creato']);
    await act(mio, 'annulla', ids[0] ?? '');
    const annullo = (await order(mio, ids, 'Annullamenti')).corpo.data;
    await sendOrdine(mio, annullo.Id);
    expect(await statiDi(ids)).toEqual(Array(2).fill('Annullamento Inviato'));
    const [uno, due] = richieste.map(({ codice }) => codice);
    servizio.decide(last(), 'pronto', {
      file: await makeRisposta([`${uno};Annullata;330;;;;`, `${due};Rifiutata;311;;;;`]),
    });
    await askEsito(mio, annullo.Id);
    expect(await statiDi(ids)).toEqual(['Non creata', 'Inviata']);
  });
});

describe('an upload', () => {
  it('[PRE-006] [ERR-014] makes an order of a zip, says what it cannot take, and wants a file within the limit', async () => {
    const { app, mio } = banco;
    const [una, senza] = [await makeRichiesta(app, mio), await makeRichiesta(app, mio, { conDelega: false })];
    const zip = makeZip({
      'richieste.csv': `codicefiscale\r\n${una.codice}\r\n${senza.codice}\r\nAAAAAA00A00A000A\r\n?\r\n`,
    });
    const { status, corpo } = await upload(app, mio, [zip]);
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({ id: expect.any(String), righe: 1 });
    expect(corpo.data.scartate).toEqual([
      { Riga: 3, Messaggio: 'Manca una delega dell’anno, di tipo Delega, nel registro.' },
      { Riga: 4, Messaggio: 'Nessun cliente dello studio ha questo codice fiscale.' },
      { Riga: 5, Messaggio: 'La riga non si legge.' },
    ]);
    expect(await readOrdine(corpo.data.id)).toMatchObject({ Tipo: 'Richieste', Stato: 'Creato', Righe: 1 });
    expect(await statiDi([una.id, senza.id])).toEqual(['Creata', 'Non creata']);
    const vuoto = await upload(app, mio, []);
    expect([vuoto.status, vuoto.corpo.Message]).toEqual([400, 'File mancante']);
    const grande = await upload(app, mio, [Buffer.alloc(limiti.fileByte + 1)]);
    expect([grande.status, grande.corpo.Message]).toEqual([413, 'File troppo grande (massimo 5 MB).']);
    await configure(mio, { LimiteMb: 1 });
    const oltre = await upload(app, mio, [Buffer.alloc(1024 * 1024 + 1)]);
    expect([oltre.status, oltre.corpo.Codice]).toEqual([413, 'FILE_TROPPO_GRANDE']);
    await configure(mio);
    for (const file of [Buffer.from('codicefiscale\n'), makeZip({ 'x.csv': 'altro\n1\n' })])
      expect((await upload(app, mio, [file])).status).toBe(422);
    expect((await upload(app, mio, [zip], { Anno: 'x', Tipo: 'Altro' })).status).toBe(400);
  });

  it('[PRE-006] of answers that came another way imports them from outside, and updates what was asked', async () => {
    const { app, mio } = banco;
    const { id: anagrafica } = await makePersona(app, mio.studioId);
    const [persona] = await app.sql<{ codice_fiscale: string }>(
      'select codice_fiscale from anagrafica where id = $1',
      [anagrafica],
    );
    const { ordine, ids, richieste } = await makeOrdine(1);
    await sendOrdine(mio, ordine.Id);
    const file = await makeRisposta([
      `${persona?.codice_fiscale};Ricevuta;65;730;C1.3;100;Reddito`,
      `${richieste[0]?.codice};Ricevuta;66;730;C1.3;200;Reddito`,
    ]);
    const extra = { Anno: String(ANNO), Tipo: 'Esterno' };
    const { corpo } = await upload(app, mio, [file], extra);
    expect(corpo.data).toMatchObject({ righe: 2, scartate: [] });
    const [esterna] = await listRichieste(mio, { IdAnagrafica: anagrafica });
    expect(esterna).toMatchObject({ Stato: 'Importazione Esterna', Codice: '65', Voci: 1 });
    expect(await statiDi(ids)).toEqual(['Ricevuta']);
    expect((await sendOrdine(mio, corpo.data.id)).corpo.Codice).toBe('PASSAGGIO_ORDINE');
    const importate = await mio.client.post(percorsi.precompilataImporta, { Codici: [esterna?.Id] });
    expect(importate.corpo.data.importate).toMatchObject([{ Tipo: '730', Caselle: 1 }]);
    // Once it is a declaration, what comes after changes nothing.
    const dopo = await upload(app, mio, [file], extra);
    expect(dopo.corpo.Message).toBe('La precompilata è già in una dichiarazione.');
  });
});

describe('an order that is there', () => {
  it('[PRE-007] is downloaded as it left or as it was answered, by its studio alone', async () => {
    const { altro } = banco;
    const { ordine } = await makeOrdine(1);
    const { status, file } = await download(`id=${ordine.Id}`);
    expect([status, file.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await download(`id=${ordine.Id}&file=ricevuto`)).status).toBe(404);
    expect((await download(`id=${ordine.Id}`, altro)).status).toBe(404);
    for (const query of ['', 'id=x', `id=${ordine.Id}&file=altro`])
      expect((await download(query)).status).toBe(404);
  });

  it('[PRE-008] updates its requests by codice fiscale, all or none, and never against the table', async () => {
    const { mio, altro } = banco;
    const { ordine, ids, richieste } = await makeOrdine(2);
    const [uno, due] = richieste.map(({ codice }) => codice);
    const update = (corpo: object, chi = mio) =>
      chi.client.post(percorsi.ordineUpdateRequest, { IdOrdine: ordine.Id, ...corpo });
    const Esiti = [{ CodiceFiscale: uno, Codice: '310' }, { CodiceFiscale: due }];
    expect((await update({ Stato: 'Ricevuta', Esiti })).corpo.Codice).toBe('PASSAGGIO_ORDINE');
    await sendOrdine(mio, ordine.Id);
    expect((await update({ Stato: 'Ricevuta', Esiti }, altro)).status).toBe(404);
    const ignoto = [...Esiti, { CodiceFiscale: 'AAAAAA00A00A000A' }];
    expect((await update({ Stato: 'Ricevuta', Esiti: ignoto })).status).toBe(404);
    expect(await statiDi(ids)).toEqual(['Inviata', 'Inviata']);
    const misti = [Esiti[0], { CodiceFiscale: due, Stato: 'Annullamento Creato' }];
    const { status, corpo } = await update({ Stato: 'Ricevuta', Esiti: misti });
    expect([status, corpo.data]).toEqual([200, { aggiornati: 2 }]);
    expect(await statiDi(ids)).toEqual(['Ricevuta', 'Annullamento Creato']);
    expect(await readRichiesta(mio, ids[0] ?? '')).toMatchObject({ Codice: '310' });
    const vietato = await update({ Stato: 'Non creata', Esiti });
    expect([vietato.status, vietato.corpo.Codice]).toEqual([409, 'PASSAGGIO_RICHIESTA']);
    expect(await statiDi(ids)).toEqual(['Ricevuta', 'Annullamento Creato']);
    expect((await update({ Stato: 'Altro', Esiti })).status).toBe(400);
  });

  it('[PRE-009] is counted with the others: the sum of the states is the number of the requests', async () => {
    const { app, mio, altro } = banco;
    const read = async (chi = mio, query = '') =>
      (await chi.client.get(`${percorsi.ordineInformation}${query}`)).corpo.data;
    const letta = await read();
    const [conto] = await app.sql<{ quante: string }>(
      'select count(*) as quante from richiesta_precompilata where studio_id = $1',
      [mio.studioId],
    );
    const sum = (voci: { Quante: number }[]) => voci.reduce((somma, { Quante }) => somma + Quante, 0);
    expect(letta.Stati.map(({ Stato }: { Stato: string }) => Stato)).toEqual(statoRichiesta730);
    expect([sum(letta.Stati), letta.Totale]).toEqual([Number(conto?.quante), Number(conto?.quante)]);
    expect(letta.Totale).toBeGreaterThan(10);
    for (const { Stato, Quante } of letta.Stati) {
      const { corpo } = await mio.client.post(percorsi.precompilataLista, { Filter: { Stato } });
      expect([Stato, corpo.Total]).toEqual([Stato, Quante]);
    }
    expect(Date.parse(letta.UltimoScambio)).toBeGreaterThan(0);
    expect(await read(mio, `?Anno=${ANNO - 1}`)).toMatchObject({ Totale: 0, UltimoScambio: null });
    expect(await read(altro)).toMatchObject({ Totale: 0, UltimoScambio: null });
    await app.sql("delete from applicativo_studio where studio_id = $1 and codice = 'PRECOMPILATA'", [
      altro.studioId,
    ]);
    expect((await altro.client.get(percorsi.ordineInformation)).status).toBe(403);
  });

  it('is asked about every few minutes by itself, and the job has its schedule and its last run', async () => {
    const { app, mio, servizio } = banco;
    const { ordine, ids } = await makeOrdine(2);
    await sendOrdine(mio, ordine.Id);
    await exchangeOrdini(app.servizi);
    expect(await readOrdine(ordine.Id)).toMatchObject({ Stato: 'Inviato', RicevutoIl: null });
    servizio.decide(last(), 'pronto');
    const log = { info: () => undefined, warn: () => undefined };
    const stop = startScambioPrecompilata(app.servizi, log, 50);
    await expect.poll(async () => (await readOrdine(ordine.Id)).RicevutoIl).not.toBeNull();
    await stop();
    for (const stato of await statiDi(ids)) expect(['Ricevuta', 'Creata']).toContain(stato);
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const { corpo } = await fornitore.get(percorsi.giriPeriodici);
    const giro = corpo.data.find(({ Nome }: { Nome: string }) => Nome.includes('ordini della precompilata'));
    expect(giro).toMatchObject({ Esito: 'Fatto' });
    expect(Date.parse(giro.Ultima)).toBeGreaterThan(0);
    expect(Date.parse(giro.Prossima)).toBeGreaterThan(Date.parse(giro.Ultima));
  });
});

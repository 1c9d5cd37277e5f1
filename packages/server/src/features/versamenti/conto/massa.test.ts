import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type LavoroRigaFilo,
  lavoriF24,
  percorsi,
  percorso,
  type RigaMassaF24Filo,
  testiF24,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { lockConto } from './conto.queries.ts';

const ANNO = 2026;
const SCADENZA = '2026-12-16';
let app: AppDiProva;
let client: Client;
let studioId: number;
let processo: ChildProcess;

/** A process that only runs jobs, ready to take one. */
async function startProcesso(): Promise<ChildProcess> {
  const nuovo = fork(join(import.meta.dirname, '../../../../test/lavoratore-di-prova.ts'), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.servizi.config.databaseUrl,
      QUADRA_AMBIENTE: 'test',
      QUADRA_RUOLO: 'lavori',
      QUADRA_CONNESSIONI: '4',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  await once(nuovo, 'message');
  return nuovo;
}
async function kill(): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return;
  processo.kill('SIGKILL');
  await once(processo, 'exit');
}

beforeAll(async () => {
  app = await makeApp({ ruolo: 'chiamate' });
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  processo = await startProcesso();
}, 120_000);
afterAll(async () => {
  await kill();
  await app.stop();
});

let ultimo = 0;
/** A client with a debt written by hand. */
async function makeCliente(altro: object = {}, codice?: string): Promise<string> {
  ultimo += 1;
  const { id } = await makeAnagrafica(app, studioId, {
    denominazione: `Cliente ${String(ultimo).padStart(3, '0')}`,
    ...(codice === undefined ? {} : { codice_fiscale: codice }),
  });
  await addVoce(id, altro);
  return id;
}
async function addVoce(id: string, altro: object): Promise<void> {
  const riga = {
    Verso: 'debito',
    Codice: '6011',
    AnnoRiferimento: 2026,
    Importo: 100,
    Data: SCADENZA,
    Motivo: 'prova',
  };
  const esito = await client.post(percorso(percorsi.contoVoci, { anno: ANNO, id }), { ...riga, ...altro });
  if (esito.status !== 201) throw new Error(esito.testo);
}
const guarda = async (corpo: object) =>
  (await client.post(percorsi.f24Massa, { Anno: ANNO, ...corpo })).corpo.data;
async function start(Nome: string, Parametri: object): Promise<string> {
  const { status, corpo, testo } = await client.post(percorsi.lavoroAvvia, { Nome, Parametri });
  if (status !== 200) throw new Error(testo);
  return corpo.data.jobId;
}
const prepara = (Codici: readonly string[]) =>
  start(lavoriF24.prepara, { Anno: ANNO, Scadenza: SCADENZA, Codici });
const listDi = (ids: readonly string[]) =>
  app.sql<{ id: string; anagrafica_id: string; debito: number; credito: number; stato: string }>(
    'select id, anagrafica_id, debito::int, credito::int, stato from f24 where anagrafica_id = any ($1) order by numero',
    [ids],
  );
const scarica = async (id: string) => {
  const dove = app.indirizzo + percorso(percorsi.lavoroEsito, { id });
  const risposta = await fetch(dove, { headers: { cookie: client.cookie, 'x-quadra-app': 'prova' } });
  return Buffer.from(await risposta.arrayBuffer());
};

describe('the F24 of many clients', { timeout: 120_000 }, () => {
  it('are seen before they are made: who gets one, of how much, who does not and why; what is made is what was seen', async () => {
    const paga = await makeCliente();
    const compensa = await makeCliente({ Importo: 300 });
    await addVoce(compensa, {
      Verso: 'credito',
      Codice: '6099',
      AnnoRiferimento: 2025,
      Importo: 120.5,
      Data: '2026-01-01',
    });
    const dopo = await makeCliente({ Data: '2026-11-16' });
    const senzaSede = await makeCliente();
    await app.sql("update voce_fiscale set mancano = '{sede}' where anagrafica_id = $1", [senzaSede]);
    const { id: senzaConto } = await makeAnagrafica(app, studioId, { denominazione: 'Senza conto' });
    const Codici = [paga, compensa, dopo, senzaConto, senzaSede];
    const vista = await guarda({ Scadenza: SCADENZA, Codici });
    const di = (id: string) => vista.Righe.find(({ IdAnagrafica }: RigaMassaF24Filo) => IdAnagrafica === id);
    expect(di(paga)).toMatchObject({ Esito: 'Si prepara', Quanti: 1, Debito: 100, Credito: 0, Saldo: 100 });
    expect(di(compensa)).toMatchObject({ Esito: 'Si prepara', Debito: 300 });
    expect(di(dopo)).toMatchObject({
      Esito: 'Niente da versare',
      Motivo: testiF24.senzaScadenza('16/12/2026'),
      Saldo: 0,
    });
    expect(di(senzaSede)).toMatchObject({ Esito: 'Da completare', Motivo: 'Per l’F24 manca: sede INPS.' });
    expect(di(senzaConto)).toMatchObject({ Esito: 'Conto non creato', Motivo: testiF24.CONTO_ASSENTE });
    // Asked without a day, the next one; without clients, those who owe something.
    const aperta = await guarda({});
    expect(aperta.Scadenze.map(({ Data }: { Data: string }) => Data)).toContain(SCADENZA);
    expect(aperta.Righe.map(({ IdAnagrafica }: RigaMassaF24Filo) => IdAnagrafica)).not.toContain(senzaConto);
    expect(await listDi(Codici)).toEqual([]);
    expect([vista.Preparati, (await guarda({ Scadenza: '2026-02-03' })).Preparati]).toEqual([0, 0]);

    const lavoro = await prepara(Codici);
    expect(await waitLavoro(client, lavoro)).toMatchObject({ Riuscite: 2, Scartate: 3 });
    const fatti = await listDi(Codici);
    expect(fatti.map(({ anagrafica_id, debito, credito }) => [anagrafica_id, debito, credito])).toEqual([
      [paga, 10_000, 0],
      [compensa, 30_000, di(compensa).Credito * 100],
    ]);
    const righe: LavoroRigaFilo[] = (await client.get(percorso(percorsi.lavoroRighe, { id: lavoro }))).corpo
      .data;
    expect(righe.find(({ Chiave }) => Chiave === dopo)).toMatchObject({
      Esito: 'scartata',
      Messaggio: testiF24.senzaScadenza('16/12/2026'),
    });
    expect(righe.find(({ Chiave }) => Chiave === paga)?.Messaggio).toMatch(
      /^F24 n\. \d+, da versare 100,00 €\.$/,
    );
    // Asked again nothing is left to make; and the preview says so.
    await waitLavoro(client, await prepara([paga, compensa]));
    expect(await listDi(Codici)).toHaveLength(2);
    const poi = await guarda({ Scadenza: SCADENZA, Codici: [paga] });
    expect([poi.Righe[0].Esito, poi.Preparati]).toEqual(['Niente da versare', 1]);
    expect((await guarda({ Scadenza: SCADENZA, Codici })).Preparati).toBe(2);
    // Of a day on which nobody owes anything, and nobody did, there is no model.
    expect((await guarda({ Scadenza: '2026-02-03' })).Preparati).toBe(0);
  });

  it('are made once by two jobs at the same time, and once by a job that is killed and goes on', async () => {
    const clienti: string[] = [];
    for (let n = 0; n < 8; n += 1) clienti.push(await makeCliente());
    const insieme = await Promise.all([
      prepara(clienti.slice(0, 4)),
      prepara([...clienti.slice(0, 4)].reverse()),
    ]);
    const esiti = await Promise.all(insieme.map((id) => waitLavoro(client, id)));
    expect(esiti.reduce((somma, { Riuscite }) => somma + Riuscite, 0)).toBe(4);
    expect(await listDi(clienti)).toHaveLength(4);

    const { promise: finita, resolve: release } = Promise.withResolvers<void>();
    const { promise: tenuta, resolve: tell } = Promise.withResolvers<void>();
    const altri = clienti.slice(4);
    // The client at which the process stands still, to be killed there.
    const presa = withTenant(app.servizi.db, { studi: [studioId] }, async (trx) => {
      await lockConto(trx, { studioId, anagraficaId: altri[2] ?? '', anno: ANNO });
      tell();
      await finita;
    });
    await tenuta;
    const id = await prepara(altri);
    await waitLavoro(client, id, ({ Fatte }) => Fatte === 2);
    await kill();
    release();
    await presa;
    expect(await listDi(altri)).toHaveLength(2);
    processo = await startProcesso();
    await app.sql("update lavoro set affidato_fino = now() - interval '1 second' where id = $1", [id]);
    await app.sql(
      "update quadra_coda.job set started_on = started_on - interval '1 minute' where data ->> 'lavoroId' = $1",
      [id],
    );
    expect(await waitLavoro(client, id)).toMatchObject({ Stato: 'riuscito', Riuscite: 4, Fatte: 4 });
    const fatti = await listDi(altri);
    expect(fatti.map(({ anagrafica_id }) => anagrafica_id).sort()).toEqual([...altri].sort());
    // The key of the database, whoever forgets the rest.
    const copia = `insert into f24 (studio_id, anagrafica_id, numero, anno, scadenza, data, scopo, lavoro_id)
      select studio_id, anagrafica_id, numero + 5000, anno, scadenza, data, scopo, lavoro_id from f24 where id = $1`;
    await expect(app.sql(copia, [fatti[0]?.id])).rejects.toThrow(/f24_lavoro_unico/);
  });

  it('are printed in one PDF, made files one for each contribuente and day, and marked paid; of another studio nothing', async () => {
    const clienti: string[] = [];
    // The file is of who has a code that stands.
    for (const codice of ['03456780364', '03128770363', '02987650369'])
      clienti.push(await makeCliente({}, codice));
    await waitLavoro(client, await prepara(clienti));
    await addVoce(clienti[0] ?? '', { Codice: '1040', Rateazione: '0011', Importo: 40 });
    await waitLavoro(client, await prepara(clienti));
    const ids = (await listDi(clienti)).map(({ id }) => id);
    expect(ids).toHaveLength(4);

    const insieme = await start(lavoriF24.stampa, { Codici: ids, Forma: 'Pdf' });
    expect(await waitLavoro(client, insieme)).toMatchObject({ Stato: 'riuscito', Riuscite: 4 });
    expect((await PDFDocument.load(await scarica(insieme))).getPageCount()).toBe(4);

    // The first client has two models of one day: one file holds both.
    const file = await start(lavoriF24.file, { Codici: ids });
    expect(await waitLavoro(client, file)).toMatchObject({ Stato: 'riuscito', Riuscite: 3 });
    expect((await scarica(file)).subarray(0, 2).toString()).toBe('PK');
    const impronte = await app.sql<{ n: number }>(
      "select count(distinct encode(sha256, 'hex'))::int as n from f24_file where f24_id = any ($1)",
      [ids],
    );
    expect(impronte).toEqual([{ n: 3 }]);

    const pagati = await start(lavoriF24.paga, { Codici: ids, Data: '2026-01-02' });
    expect(await waitLavoro(client, pagati)).toMatchObject({ Stato: 'riuscito', Riuscite: 4 });
    expect(new Set((await listDi(clienti)).map(({ stato }) => stato))).toEqual(new Set(['Pagato']));
    // Paid they are not paid again: row by row, with why.
    const ancora = await start(lavoriF24.paga, { Codici: ids, Data: '2026-01-03' });
    expect(await waitLavoro(client, ancora)).toMatchObject({ Riuscite: 0, Scartate: 4 });

    const estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    const { corpo } = await estraneo.post(percorsi.lavoroAvvia, {
      Nome: lavoriF24.stampa,
      Parametri: { Codici: ids },
    });
    expect(await waitLavoro(estraneo, corpo.data.jobId)).toMatchObject({ Riuscite: 0, Esito: null });
    const { data } = (
      await estraneo.post(percorsi.f24Massa, { Anno: ANNO, Scadenza: SCADENZA, Codici: clienti })
    ).corpo;
    expect(data.Righe).toEqual([]);
  });
});

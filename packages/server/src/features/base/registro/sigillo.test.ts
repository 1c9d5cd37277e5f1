import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { anchorRegistro } from './ancora.ts';
import { sealRegistro, verifyRegistro } from './sigillo.ts';

let app: AppDiProva;
let studioId: number;
let client: Client;
let fornitore: Client;
let anagrafica: string;
const { AMM_STU, OP_STU, AMM_ELMAS } = tipologiaUtente;

beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  anagrafica = (await makeAnagrafica(app, studioId)).id;
  client = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(async () => {
  await app.stop();
  rmSync(dati, { recursive: true });
});

const dati = mkdtempSync(join(tmpdir(), 'quadra-ancore-'));
const verify = () => verifyRegistro(app.servizi.db, app.servizi.cifratura, dati);
const seal = () => sealRegistro(app.servizi.db, app.servizi.cifratura);
/** What somebody with the powers of the database does behind the application's back, and takes back afterwards. */
async function tamper(tabella: string, guasto: string, rimedio: string): Promise<string[]> {
  const withoutTriggers = async (comando: string) => {
    await app.sql(`alter table ${tabella} disable trigger user`);
    await app.sql(comando);
    await app.sql(`alter table ${tabella} enable trigger user`);
  };
  await withoutTriggers(guasto);
  const { guasti } = await verify();
  await withoutTriggers(rimedio);
  return guasti.filter((voce) => voce.studioId === studioId).map(({ tipo }) => tipo);
}
const write = async (volte: number) => {
  for (let volta = 0; volta < volte; volta += 1) {
    await app.sql(
      "insert into registro (studio_id, azione, entita, dopo) values ($1, 'prova', 'prova', $2)",
      [studioId, JSON.stringify({ volta })],
    );
  }
};

describe('the chain of the audit log', () => {
  it('holds every row, once, whoever seals it and however many do', async () => {
    await write(5);
    expect((await verify()).inAttesa).toBeGreaterThanOrEqual(5);
    const messi = await Promise.all([seal(), seal(), seal()]);
    expect(messi.reduce((somma, quanti) => somma + quanti, 0)).toBeGreaterThanOrEqual(6);
    const { guasti, inAttesa, righe } = await verify();
    expect({ guasti, inAttesa }).toEqual({ guasti: [], inAttesa: 0 });
    const [conteggio] = await app.sql<{ quante: number }>('select count(*)::int as quante from registro');
    expect(righe).toBe(conteggio?.quante);
    const numeri = await app.sql<{ numero: string }>(
      'select numero from registro_anello where studio_id = $1 order by numero',
      [studioId],
    );
    expect(numeri.map(({ numero }) => Number(numero))).toEqual(numeri.map((_, indice) => indice + 1));
  });

  it('finds a row that was changed, and one that was taken away', async () => {
    await write(2);
    await seal();
    const una = `(select registro_id from registro_anello where studio_id = ${studioId} and numero = 2)`;
    const cambia = (azione: string) => `update registro set azione = '${azione}' where id = ${una}`;
    const [prima] = await app.sql<{ azione: string }>(`select azione from registro where id = ${una}`);
    expect(await tamper('registro', cambia('altra'), cambia(prima?.azione ?? ''))).toEqual(['riga cambiata']);
    expect((await verify()).guasti).toEqual([]);
    const tolta = await tamper(
      'registro',
      `create table messa_da_parte as select * from registro where id = ${una}; delete from registro where id = ${una}`,
      'insert into registro select * from messa_da_parte; drop table messa_da_parte',
    );
    expect(tolta).toEqual(['riga tolta']);
    expect((await verify()).guasti).toEqual([]);
  });

  it('finds a link that was taken out with its row, and a tail that was cut off', async () => {
    const togli = (dove: string) =>
      `create table messa_da_parte as select * from registro_anello where studio_id = ${studioId} and ${dove};
       delete from registro_anello where studio_id = ${studioId} and ${dove}`;
    const rimetti = 'insert into registro_anello select * from messa_da_parte; drop table messa_da_parte';
    expect(await tamper('registro_anello', togli('numero = 3'), rimetti)).toEqual([
      'anello tolto',
      'riga aggiunta',
    ]);
    const ultimo = `numero = (select max(numero) from registro_anello where studio_id = ${studioId})`;
    expect(await tamper('registro_anello', togli(ultimo), rimetti)).toEqual([
      'coda tagliata',
      'riga aggiunta',
    ]);
  });

  it('finds a row that nobody of ours wrote', async () => {
    const messa = `insert into registro (studio_id, azione, entita) values (${studioId}, 'finta', 'finta')`;
    const esito = await tamper('registro', messa, `delete from registro where azione = 'finta'`);
    expect(esito).toEqual(['riga aggiunta']);
  });

  it('cannot be made again without the secret', async () => {
    const sign = (testo: string) => Buffer.from(testo.padEnd(32).slice(0, 32));
    const altra = { ...app.servizi.cifratura, sign };
    const { guasti } = await verifyRegistro(app.servizi.db, altra, dati);
    expect(guasti.length).toBeGreaterThan(0);
    expect(guasti.every(({ tipo }) => tipo === 'riga cambiata')).toBe(true);
  });
});

describe('the anchors outside the database', () => {
  it('find a chain made again, or cut, by who has the database and the secret too', async () => {
    await write(3);
    await seal();
    const giorno = (quale: number) => new Date(Date.UTC(2026, 10, quale, 9));
    expect(await anchorRegistro(app.servizi.db, dati, giorno(1))).toBeGreaterThan(0);
    expect(await anchorRegistro(app.servizi.db, dati, giorno(1))).toBe(0);
    expect((await verify()).guasti).toEqual([]);
    for (const tabella of ['registro', 'registro_anello']) {
      await app.sql(`alter table ${tabella} disable trigger user`);
    }
    await app.sql('delete from registro_anello where studio_id = $1', [studioId]);
    await app.sql('delete from registro_catena where studio_id = $1', [studioId]);
    await app.sql("delete from registro where studio_id = $1 and azione = 'prova'", [studioId]);
    await app.sql('insert into registro_coda select studio_id, id from registro where studio_id = $1', [
      studioId,
    ]);
    for (const tabella of ['registro', 'registro_anello']) {
      await app.sql(`alter table ${tabella} enable trigger user`);
    }
    await seal();
    const { guasti } = await verify();
    expect(guasti.length).toBeGreaterThan(0);
    for (const { tipo } of guasti) expect(['catena rifatta', 'coda tagliata']).toContain(tipo);
  });

  it('no chain forks with thirty-two writers of one studio', async () => {
    const nuovo = (await makeStudio(app)).id;
    const insert = () =>
      app.sql("insert into registro (studio_id, azione, entita) values ($1, 'insieme', 'prova')", [nuovo]);
    await Promise.all([...Array.from({ length: 32 }, insert), seal(), seal()]);
    await seal();
    const [catena] = await app.sql<{ anelli: number; ultimo: number }>(
      'select count(*)::int as anelli, max(numero)::int as ultimo from registro_anello where studio_id = $1',
      [nuovo],
    );
    expect(catena).toEqual({ anelli: 32, ultimo: 32 });
    expect((await verify()).guasti.filter((voce) => voce.studioId === nuovo)).toEqual([]);
  });
});

describe('what the vendor reads', () => {
  const listLetture = (id: string | null) =>
    app.sql<{ studio_id: number; azione: string; dopo: unknown; ip: string }>(
      `select studio_id, azione, dopo, ip from registro where azione = 'lettura' and entita = 'anagrafica'
         and entita_id is not distinct from $1 order by quando`,
      [id],
    );

  it('leaves a row in the log of the studio, a list says how many it was', async () => {
    expect((await fornitore.get(percorso(percorsi.anagraficaUna, { id: anagrafica }))).status).toBe(200);
    expect(await listLetture(anagrafica)).toEqual([
      { studio_id: studioId, azione: 'lettura', dopo: { chiamata: percorsi.anagraficaUna }, ip: '127.0.0.1' },
    ]);
    const elenco = await fornitore.post(percorsi.anagraficaLista, {});
    expect(await listLetture(null)).toEqual([
      {
        studio_id: 0,
        azione: 'lettura',
        dopo: { chiamata: percorsi.anagraficaLista, righe: elenco.corpo.Total },
        ip: '127.0.0.1',
      },
    ]);
  });

  it('is of the vendor alone: the studio reads its own without a row, a refused call leaves none', async () => {
    const prima = (await listLetture(anagrafica)).length;
    await client.get(percorso(percorsi.anagraficaUna, { id: anagrafica }));
    await fornitore.get(percorso(percorsi.anagraficaUna, { id: crypto.randomUUID() }));
    expect((await listLetture(anagrafica)).length).toBe(prima);
  });
});

describe('the registro cronologico', () => {
  it('shows an administrator the acts of his own studio, with names, and nobody else’s', async () => {
    const altro = await makeStudio(app);
    await app.sql("insert into registro (studio_id, azione, entita) values ($1, 'altrui', 'prova')", [
      altro.id,
    ]);
    const { status, corpo } = await client.post(percorsi.registroLista, { PageSize: 200 });
    expect(status).toBe(200);
    expect(corpo.data.length).toBe(corpo.Total);
    expect(new Set(corpo.data.map(({ IdStudio }: { IdStudio: number }) => IdStudio))).toEqual(
      new Set([studioId]),
    );
    const lettura = corpo.data.find(({ Azione }: { Azione: string }) => Azione === 'lettura');
    expect(lettura).toMatchObject({ Utente: 'Bianchi Anna', Entita: 'anagrafica', IdEntita: anagrafica });
  });

  it('is filtered by day, person and act; an operator has none', async () => {
    const filtra = async (Filter: object) =>
      (await client.post(percorsi.registroLista, { Filter, Logic: 'and' })).corpo.Total;
    expect(await filtra({ Azione: 'login' })).toBe(1);
    expect(await filtra({ Azione: 'login', Utente: 'rossi' })).toBe(0);
    expect(await filtra({ Azione: 'login', DataA: '2020-01-01' })).toBe(0);
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }),
    );
    expect((await operatore.post(percorsi.registroLista, {})).status).toBe(403);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnagrafica, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp, makeDatabase } from '../../test/make-app.ts';
import { makeCifratura } from '../cifratura.ts';
import { writeCopia } from './copia.ts';
import { openCopia } from './copia-file.ts';
import { readRitorno } from './ritorno.ts';

const cartella = mkdtempSync(join(tmpdir(), 'quadra-copia-'));
const chiave = 'chiave di prova, lunga almeno trentadue';
const cifratura = makeCifratura(chiave);
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
  const { studioId } = await makeUtente(app);
  for (let n = 0; n < 30; n += 1) await makeAnagrafica(app, studioId ?? 0);
});
afterAll(async () => {
  await app.stop();
  rmSync(cartella, { recursive: true });
});

const richiesta = (nome: string) => ({
  file: join(cartella, nome),
  dati: cartella,
  cifratura,
  versione: '0',
  conChiave: false,
});

/** A database with an owner that is no superuser, as a hosting gives it. */
async function makeCasaAltrui() {
  const database = await makeDatabase();
  const capo = new pg.Client({ connectionString: database.url });
  await capo.connect();
  const [ruolo, vuoto] = [`${database.nome}_capo`, `${database.nome}_suo`];
  await capo.query(`create role ${ruolo} login createrole password 'prova'`);
  await capo.query(`grant quadra_app to ${ruolo} with admin option`);
  await capo.query(`create database ${vuoto} owner ${ruolo}`);
  return {
    url: database.url.replace(database.nome, vuoto).replace(/\/\/[^@]+@/, `//${ruolo}:prova@`),
    drop: async () => {
      await capo.query(`drop database ${vuoto} with (force)`);
      await capo.query(`drop role ${ruolo}`);
      await capo.end();
      await database.drop();
    },
  };
}

async function count(url: string, tabella: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; alter table ${tabella} no force row level security`);
    const { rows } = await client.query<{ quante: number }>(`select count(*)::int as quante from ${tabella}`);
    return rows[0]?.quante ?? -1;
  } finally {
    await client.end();
  }
}

describe('a copy of the house', () => {
  it('is of one instant, though others write meanwhile, and comes back with an owner that is no superuser', async () => {
    const altrui = await makeCasaAltrui();
    const { id: studio } = (await app.sql<{ id: number }>('select id from studio limit 1'))[0] ?? { id: 0 };
    let isFinita = false;
    const scrive = (async () => {
      while (!isFinita) await makeAnagrafica(app, studio);
    })();
    const indice = await writeCopia(app.proprietario, richiesta('casa.zip'));
    isFinita = true;
    await scrive;
    await expect(writeCopia(app.proprietario, richiesta('casa.zip'))).rejects.toThrow(/esiste già/);
    const righe = (nome: string) => indice.tabelle.find((tabella) => tabella.nome === nome)?.righe ?? -1;
    // Every client has its row of the audit log, in the same transaction: in one instant they are as many.
    expect(righe('anagrafica')).toBeGreaterThanOrEqual(30);

    const copia = await openCopia(join(cartella, 'casa.zip'));
    const casa = { chiave, dati: join(cartella, 'ritornata') };
    await readRitorno(copia, { connectionString: altrui.url }, casa);
    for (const tabella of ['anagrafica', 'utente', 'registro', 'tabella_voce'])
      expect([tabella, await count(altrui.url, tabella)]).toEqual([tabella, righe(tabella)]);
    const client = new pg.Client({ connectionString: altrui.url });
    await client.connect();
    const nascoste = await client.query('select 1 from anagrafica');
    const { rows: guardie } = await client.query(
      "select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'",
    );
    await client.end();
    // The wall is up again, for the owner too; so are the guards.
    expect([nascoste.rowCount, guardie]).toEqual([0, []]);
    // The rows that the wall hides are there: a second time it is not empty.
    await expect(readRitorno(copia, { connectionString: altrui.url }, casa)).rejects.toThrow(/non è vuoto/);
    expect(await count(altrui.url, 'anagrafica')).toBe(righe('anagrafica'));
    copia.close();
    await altrui.drop();
  });

  it('is refused to who does not see every row, instead of being made of those it sees', async () => {
    const altrui = await makeCasaAltrui();
    await writeCopia(app.proprietario, richiesta('intera.zip'));
    const copia = await openCopia(join(cartella, 'intera.zip'));
    await readRitorno(copia, { connectionString: altrui.url }, { chiave, dati: join(cartella, 'altra') });
    copia.close();
    await expect(writeCopia({ connectionString: altrui.url }, richiesta('meta.zip'))).rejects.toThrow(
      /BYPASSRLS/,
    );
    await expect(openCopia(join(cartella, 'meta.zip'))).rejects.toThrow(/non è una copia/);
    await altrui.drop();
  });
});

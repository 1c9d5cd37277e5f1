import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { type Avviato, cliente, killAll, login, post, start } from './prove/casa.ts';
import { ESERCIZIO, prepareRuoli } from './prove/scala/casa-scalata.ts';
import { type Coppia, startCoppia } from './prove/scala/postgres.ts';
import { buildWebWhenStale } from './web.ts';

const PORTA = 5570;
const TOKEN = 'misure della prova della copia';
const cartella = makeCartella('quadra-replica-');
const chi = `${ESERCIZIO.user}:${ESERCIZIO.password}`;
let coppia: Coppia;
let casa: Avviato;
let token: string;

beforeAll(async () => {
  buildWebWhenStale();
  coppia = await startCoppia(cartella, PORTA, { isLeggibile: true });
  // Nobody waits for the copy: it comes when it can.
  await coppia.setSincrona(false);
  await prepareRuoli(coppia);
  mkdirSync(join(cartella, 'dati'));
  casa = await start({
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${PORTA}/quadra`,
      DATABASE_APP_URL: `postgres://${chi}@127.0.0.1:${PORTA}/quadra`,
      DATABASE_REPLICA_URL: `postgres://${chi}@127.0.0.1:${PORTA + 1}/quadra`,
      QUADRA_DATI: join(cartella, 'dati'),
      QUADRA_CHIAVE: 'una chiave della prova, lunga abbastanza',
      QUADRA_METRICHE_TOKEN: TOKEN,
    },
  });
  token = await login(casa);
}, 180_000);
afterAll(async () => {
  killAll();
  await coppia.stop();
  rmSync(cartella, { recursive: true, force: true });
});

const anno = new Date().getFullYear();
const ask = (percorso: string, corpo: object) => post(casa.indirizzo, token, percorso, corpo);
/** The clients made this year: a reading that the copy may answer. */
async function countClienti(): Promise<number> {
  const risposta = await ask('/api/statistica/clienti', { Anno: anno });
  expect(risposta.status).toBe(200);
  return ((await risposta.json()) as { data: { Totale: number } }).data.Totale;
}
async function createCliente(n: number): Promise<void> {
  expect((await post(casa.indirizzo, token, '/api/anagrafica', cliente(n))).status).toBe(201);
}
/** Who answered so far. */
async function countLetture() {
  const risposta = await fetch(`${casa.indirizzo}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const testo = await risposta.text();
  const read = (esito: string) =>
    Number(new RegExp(`^quadra_replica_reads_total\\{esito="${esito}"\\} (\\d+)`, 'm').exec(testo)?.[1]);
  return { replica: read('replica'), inRitardo: read('in ritardo'), assente: read('assente') };
}
async function askCopia(testo: string): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: PORTA + 1,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  await client.query(testo);
  await client.end();
}

describe('a copy of the database that heavy readings go to', () => {
  it('answers them, and never misses what was written a moment before', async () => {
    const prima = await countClienti();
    const { replica } = await countLetture();
    expect(replica).toBeGreaterThan(0);
    for (let n = 1; n <= 20; n += 1) {
      await createCliente(n);
      expect(await countClienti()).toBe(prima + n);
    }
    const dopo = await countLetture();
    expect(dopo.replica + dopo.inRitardo - replica).toBe(20);
    expect(dopo.replica - replica).toBeGreaterThan(10);
    expect(dopo.assente).toBe(0);
    const radar = await ask(`/api/${anno}/dichiarazione/radar`, { PageSize: 1 });
    expect([radar.status, (await countLetture()).replica]).toEqual([200, dopo.replica + 1]);
  });

  it('is not asked while it is behind: the database answers, with all that there is', async () => {
    const prima = await countClienti();
    const { inRitardo } = await countLetture();
    await askCopia('select pg_wal_replay_pause()');
    await createCliente(101);
    expect(await countClienti()).toBe(prima + 1);
    expect((await countLetture()).inRitardo).toBe(inRitardo + 1);
    await askCopia('select pg_wal_replay_resume()');
    const { replica } = await countLetture();
    await expect
      .poll(async () => [await countClienti(), (await countLetture()).replica > replica])
      .toEqual([prima + 1, true]);
  });

  it('may fall: readings go on without a pause each, and come back to it when it is there again', async () => {
    const prima = await countClienti();
    await coppia.kill(coppia.replica());
    expect(await countClienti()).toBe(prima);
    await createCliente(201);
    expect(await countClienti()).toBe(prima + 1);
    const { replica, assente } = await countLetture();
    expect(assente).toBe(2);
    await coppia.startReplica();
    await expect
      .poll(async () => [await countClienti(), (await countLetture()).replica > replica], {
        timeout: 20_000,
        interval: 500,
      })
      .toEqual([prima + 1, true]);
  }, 60_000);

  it('that was promoted follows nobody, and is not believed', async () => {
    const prima = await countClienti();
    const { assente } = await countLetture();
    await askCopia('select pg_promote()');
    await createCliente(301);
    expect(await countClienti()).toBe(prima + 1);
    expect((await countLetture()).assente).toBe(assente + 1);
  });
});

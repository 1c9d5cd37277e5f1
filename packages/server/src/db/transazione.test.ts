import { tipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnagrafica, makeStudio } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { Fascio } from './fascio.ts';
import { type Connessioni, type Db, openConnessioni, type Trx } from './pool.ts';
import { isDaRitentare, withFotografia, withTenant, withUtenti } from './tenancy.ts';
import { type Apertura, runTransazione } from './transazione.ts';

/** What a transaction sends, in what order and how many writes; and in what state its connection comes back. */
let app: AppDiProva;
let connessioni: Connessioni;
let db: Db;
/** The connections of these transactions: the server has others, for what it does by itself. */
const nostre = new Map<unknown, number>();
let studioId: number;
let altro: number;
beforeAll(async () => {
  app = await makeApp();
  const { options } = app.servizi.pool;
  connessioni = openConnessioni({ ...options, password: options.password }, 4, () => undefined);
  connessioni.pool.on('connect', (client) => {
    const { connection, processID } = client as unknown as { connection: pg.Connection; processID: number };
    nostre.set(connection, processID);
  });
  db = connessioni.db;
  studioId = (await makeStudio(app)).id;
  altro = (await makeStudio(app)).id;
  await makeAnagrafica(app, studioId, { denominazione: 'Nostra' });
  await makeAnagrafica(app, altro, { denominazione: 'Altrui' });
});
afterAll(async () => {
  await connessioni.stop();
  await app.stop();
});

const ambito = () => ({ studi: [studioId] });
const listNomi = (trx: Trx) => trx.selectFrom('anagrafica').select('denominazione').execute();
const SOLA = { isLettura: true };

/** Each write of our connections, as its statements, while `fn` runs. */
async function listen(fn: () => Promise<unknown>): Promise<string[][]> {
  const scritture: string[][] = [];
  const originale = Fascio.prototype.submit;
  Fascio.prototype.submit = function submit(this: Fascio, connessione: pg.Connection) {
    if (nostre.has(connessione)) scritture.push(this.passi.map(({ testo }) => testo.split(' ', 2).join(' ')));
    return originale.call(this, connessione);
  };
  try {
    await fn();
  } finally {
    Fascio.prototype.submit = originale;
  }
  return scritture;
}

/** The processes of PostgreSQL behind our connections, and what each is doing. */
const readConnessioni = () =>
  app.sql<{ pid: number; stato: string }>(
    'select pid, state as stato from pg_stat_activity where pid = any($1)',
    [[...nostre.values()]],
  );
/** A backend says it is idle a moment after its answer: one that is left in a transaction never does. */
const isPulito = async () => (await readConnessioni()).every(({ stato }) => stato === 'idle');
const readImpostazioni = async () =>
  (
    await connessioni.pool.query<{ studi: string }>(
      "select coalesce(current_setting('app.studio_ids', true), '') as studi",
    )
  ).rows[0]?.studi;

describe('the settings of row-level security', () => {
  it('travel before the first query, in its own write', async () => {
    const scritture = await listen(() =>
      withTenant(db, ambito(), async (trx) => {
        expect(await listNomi(trx)).toEqual([{ denominazione: 'Nostra' }]);
        expect(await listNomi(trx)).toHaveLength(1);
      }),
    );
    expect(scritture).toEqual([
      ['begin', "select set_config('app.studio_ids',", 'select "denominazione"'],
      ['select "denominazione"'],
      ['commit'],
    ]);
  });

  it('travel with each plain reading of a call that looks, which has no end to wait for', async () => {
    const scritture = await listen(() =>
      withTenant(
        db,
        ambito(),
        async (trx) => {
          expect(await listNomi(trx)).toEqual([{ denominazione: 'Nostra' }]);
          expect(await listNomi(trx)).toEqual([{ denominazione: 'Nostra' }]);
        },
        SOLA,
      ),
    );
    const lettura = ["select set_config('app.studio_ids',", 'select "denominazione"'];
    expect(scritture).toEqual([lettura, lettura]);
    expect(await readImpostazioni()).toBe('');
  });

  it('hold when queries are asked all at once', async () => {
    for (const modo of [{}, SOLA]) {
      const letti = await withTenant(
        db,
        ambito(),
        (trx) => Promise.all(Array.from({ length: 8 }, () => listNomi(trx))),
        modo,
      );
      expect(letti).toEqual(Array.from({ length: 8 }, () => [{ denominazione: 'Nostra' }]));
    }
  });

  it('are of each transaction alone, whichever connection it gets', async () => {
    const letti = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        withTenant(db, { studi: [n % 2 ? studioId : altro] }, listNomi, { isLettura: n % 3 === 0 }),
      ),
    );
    for (const [n, righe] of letti.entries())
      expect(righe).toEqual([{ denominazione: n % 2 ? 'Nostra' : 'Altrui' }]);
    await expect.poll(isPulito).toBe(true);
  });

  it('that fail, fail the call: its query is not done', async () => {
    for (const isLettura of [false, true]) {
      const apertura: Apertura = {
        inizio: { testo: 'begin' },
        premessa: () => ({ testo: 'select 1 / $1::int', valori: [0] }),
        isLettura,
      };
      let fatte = 0;
      const esito = runTransazione(db, apertura, async (trx) => {
        await trx.selectFrom('anagrafica').select(sql`pg_notify('mai', 'mai')`.as('mai')).execute();
        fatte += 1;
      });
      await expect(esito).rejects.toThrow(/division by zero/);
      expect(fatte).toBe(0);
      await expect.poll(isPulito).toBe(true);
    }
    await expect(
      withTenant(db, { studi: [studioId], gruppi: [{ id: "'" }] }, listNomi, SOLA),
    ).rejects.toThrow(/invalid input syntax/);
    expect(await withTenant(db, ambito(), listNomi, SOLA)).toHaveLength(1);
  });
});

describe('a call that looks', () => {
  it('cannot write with a reading by itself', async () => {
    const esito = withTenant(
      db,
      ambito(),
      (trx) =>
        trx
          .selectFrom(trx.selectFrom('anagrafica').select('id').forUpdate().as('presa'))
          .select('presa.id')
          .execute(),
      SOLA,
    );
    await expect(esito).rejects.toThrow(/read-only transaction/);
  });

  it('is one transaction from its first statement of another kind on', async () => {
    const scritture = await listen(async () => {
      const esito = withTenant(
        db,
        ambito(),
        async (trx) => {
          await listNomi(trx);
          await trx.updateTable('anagrafica').set({ denominazione: 'Cambiata' }).execute();
          expect(await listNomi(trx)).toEqual([{ denominazione: 'Cambiata' }]);
          throw new Error('ripensata');
        },
        SOLA,
      );
      await expect(esito).rejects.toThrow('ripensata');
    });
    expect(scritture.map(([primo]) => primo?.split(' ')[0])).toEqual([
      'select',
      'begin',
      'select',
      'rollback',
    ]);
    expect(await withTenant(db, ambito(), listNomi)).toEqual([{ denominazione: 'Nostra' }]);
  });

  it('locks only inside a transaction', async () => {
    const scritture = await listen(() =>
      withTenant(
        db,
        ambito(),
        (trx) => trx.selectFrom('anagrafica').select('id').forUpdate().execute(),
        SOLA,
      ),
    );
    expect(scritture[0]?.[0]).toBe('begin');
    expect(scritture.at(-1)).toEqual(['commit']);
  });
});

describe('a connection', () => {
  it('is not asked for its end when nothing was sent', async () => {
    expect(await listen(() => withTenant(db, ambito(), async () => 1))).toEqual([]);
  });

  it('comes back clean from a query that failed, and its names still serve', async () => {
    for (const modo of [{}, SOLA, {}, SOLA]) {
      const esito = withTenant(
        db,
        ambito(),
        (trx) => trx.selectFrom('anagrafica').select(sql`1 / (id is null)::int`.as('uno')).execute(),
        modo,
      );
      await expect(esito).rejects.toThrow(/division by zero/);
      await expect.poll(isPulito).toBe(true);
      expect(await withTenant(db, ambito(), listNomi, modo)).toHaveLength(1);
    }
  });

  it('of one of many alike plans its statements once, and anew when their table changes', async () => {
    await app.sql('create table prova_piano (a int); grant select on prova_piano to quadra_app');
    const repeat = () =>
      withTenant(db, ambito(), (trx) => sql<object>`select * from prova_piano`.execute(trx), {
        isRipetuta: true,
      });
    // Each connection knows the statement by its name.
    await Promise.all([repeat(), repeat(), repeat(), repeat()]);
    const { rows } = await withTenant(db, ambito(), (trx) =>
      sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(trx),
    );
    expect(rows.map(({ statement }) => statement)).toContain('select * from prova_piano');
    await app.sql('alter table prova_piano add b int');
    await app.sql('insert into prova_piano values (1, 2)');
    for (let n = 0; n < 4; n += 1) expect((await repeat()).rows).toEqual([{ a: 1, b: 2 }]);
    await app.sql('drop table prova_piano');
  });

  it('that cannot be brought back is closed, never given to another', async () => {
    const [prima] = await readConnessioni();
    let pid = 0;
    const esito = withTenant(db, ambito(), async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      pid = rows[0]?.pid ?? 0;
      await app.sql('select pg_terminate_backend($1)', [pid]);
      return listNomi(trx);
    });
    await expect(esito).rejects.toThrow();
    expect(prima).toBeDefined();
    expect((await readConnessioni()).map((voce) => voce.pid)).not.toContain(pid);
    expect(await withTenant(db, ambito(), listNomi)).toHaveLength(1);
  });

  it('tells of a transaction that PostgreSQL gave up, instead of saying that it was written', async () => {
    const esito = withTenant(db, ambito(), async (trx) => {
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      return 'scritto';
    });
    await expect(esito).rejects.toThrow(/nothing was written/);
    await expect.poll(isPulito).toBe(true);
  });

  it('answers no query after the end', async () => {
    let fuga: Trx | undefined;
    await withTenant(db, ambito(), async (trx) => {
      fuga = trx;
      await listNomi(trx);
    });
    await expect(listNomi(fuga as Trx)).rejects.toThrow(/is over/);
  });
});

describe('the other ways in', () => {
  it('see one instant, and cannot write', async () => {
    const esito = withFotografia(db, ambito(), (trx) =>
      trx.updateTable('anagrafica').set({ denominazione: 'Mai' }).execute(),
    );
    await expect(esito).rejects.toThrow(/read-only transaction/);
    const scritture = await listen(() => withFotografia(db, ambito(), listNomi));
    expect(scritture[0]?.[0]).toBe('start transaction');
  });

  it('reach users as far as they may, in the same write', async () => {
    const chi = { studi: [studioId], tipologia: tipologiaUtente.AMM_STU, studioId, gestoreId: null };
    const scritture = await listen(() =>
      withUtenti(db, chi, (trx) => trx.selectFrom('utente').select('id').execute()),
    );
    expect(scritture.map((passi) => passi.length)).toEqual([3, 1]);
  });

  it('are asked again when PostgreSQL asks for it, and for nothing else', async () => {
    let volte = 0;
    await withTenant(db, ambito(), async (trx) => {
      volte += 1;
      if (volte < 3) await sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`.execute(trx);
      return listNomi(trx);
    });
    expect(volte).toBe(3);
    expect(isDaRitentare(new Error('altro'))).toBe(false);
  });
});

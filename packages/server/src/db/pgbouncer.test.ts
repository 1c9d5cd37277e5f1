import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../test/make-app.ts';
import { type Connessioni, openConnessioni } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { withTenant } from './tenancy.ts';

const PROGRAMMA = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) => existsSync(file));
const isRoot = process.getuid?.() === 0;
const PORTA = 6432;

/** It wants an account that is not root's: what it must reach is opened to it. */
function openA(cartelle: readonly string[]): void {
  if (isRoot) for (const cartella of cartelle) chmodSync(cartella, 0o755);
}

describe.skipIf(PROGRAMMA === undefined || process.env.DATABASE_URL !== undefined)(
  'a pgbouncer that lends connections by the transaction (skipped where it is not installed)',
  () => {
    const cartella = mkdtempSync(join(tmpdir(), 'quadra-pgbouncer-'));
    const socket = join(cartella, 's');
    let database: Awaited<ReturnType<typeof makeDatabase>>;
    let processo: ChildProcess;
    let connessioni: Connessioni;
    beforeAll(async () => {
      database = await makeDatabase();
      const { applicazione } = await prepareDatabase({ connectionString: database.url });
      const { host, user, password } = new pg.Client(applicazione);
      mkdirSync(socket);
      openA([cartella, host, dirname(host), dirname(dirname(host))]);
      chmodSync(socket, 0o777);
      writeFileSync(join(cartella, 'utenti'), `"${user}" "${password}"\n`);
      writeFileSync(
        join(cartella, 'pgbouncer.ini'),
        `[databases]
prova = host=${host} dbname=${database.nome} user=${user} password=${password}
[pgbouncer]
listen_addr =
listen_port = ${PORTA}
unix_socket_dir = ${socket}
auth_type = trust
auth_file = ${join(cartella, 'utenti')}
pool_mode = transaction
default_pool_size = 2
`,
      );
      processo = spawn(PROGRAMMA ?? '', [
        ...(isRoot ? ['-u', 'nobody'] : []),
        join(cartella, 'pgbouncer.ini'),
      ]);
      for (let n = 0; n < 100 && !existsSync(join(socket, `.s.PGSQL.${PORTA}`)); n += 1) await sleep(50);
      const config = { host: socket, port: PORTA, user, database: 'prova' };
      connessioni = openConnessioni(config, 8, () => undefined, { isCondivisa: true });
    });
    afterAll(async () => {
      await connessioni?.stop();
      processo?.kill('SIGKILL');
      rmSync(cartella, { recursive: true });
      await database?.drop();
    });

    it('shows each transaction its own studi, however they interleave and end, and refuses none', async () => {
      const visti = await Promise.all(
        Array.from({ length: 400 }, (_, n) =>
          withTenant(connessioni.db, { studi: [1 + (n % 50)] }, async (trx) => {
            const read = async () =>
              (await sql<{ studi: string }>`select current_setting('app.studio_ids') as studi`.execute(trx))
                .rows[0]?.studi;
            const prima = await read();
            if (n % 7 === 0) throw new Error('abbandonata');
            return prima === String(1 + (n % 50)) && (await read()) === prima;
          }).catch((errore: Error) => errore.message === 'abbandonata'),
        ),
      );
      expect(visti.filter((suo) => !suo)).toEqual([]);
      const { rows } = await sql<{ studi: string }>`
        select coalesce(current_setting('app.studio_ids', true), '') as studi`.execute(connessioni.db);
      expect(rows).toEqual([{ studi: '' }]);
    });

    it('asks nothing by name, also of what the house gives a name to', async () => {
      const letti = await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          connessioni.pool.query({ name: 'una', text: 'select $1::int as n', values: [n] }),
        ),
      );
      expect(letti.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
      const { rows } = await connessioni.pool.query('select name from pg_prepared_statements');
      expect(rows).toEqual([]);
    });
  },
);

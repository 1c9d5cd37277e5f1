import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openConnessioni } from '../src/db/pool.ts';
import { startPostgresLocale } from '../src/db/postgres-locale.ts';
import { prepareDatabase } from '../src/db/prepare.ts';
import { ensureTabelle } from '../src/features/base/tabella/ensure-tabelle.ts';
import { makeCartella } from './cartella.ts';

/** What each test file needs to make its own database: the owner's connection, and the migrated database to copy. */
export interface PostgresDiProva {
  readonly amministratore: pg.ClientConfig;
  readonly modello: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresDiProva;
  }
}

async function runComandi(server: pg.ClientConfig, comandi: readonly string[]): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  for (const comando of comandi) await client.query(comando);
  await client.end();
}

/** A server that lasts as long as the run waits for no disk: that what is written stays has proofs of its own. */
const SENZA_DISCO = [
  'alter system set fsync = off',
  'alter system set synchronous_commit = off',
  'alter system set full_page_writes = off',
  'select pg_reload_conf()',
];

async function openServer(): Promise<{ amministratore: pg.ClientConfig; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) {
    const { host, port, user, password, database, ssl } = new pg.Client(process.env.DATABASE_URL);
    const conPassword = password ? { password } : {};
    return {
      amministratore: {
        host,
        port,
        ssl,
        ...(user ? { user } : {}),
        ...(database ? { database } : {}),
        ...conPassword,
      },
      stop: async () => undefined,
    };
  }
  const cartella = makeCartella('quadra-http-');
  const locale = await startPostgresLocale(join(cartella, 'dati'));
  await runComandi(locale.amministratore, SENZA_DISCO);
  return {
    amministratore: locale.amministratore,
    stop: async () => {
      await locale.stop();
      rmSync(cartella, { recursive: true, force: true });
    },
  };
}

/** One PostgreSQL for the run, with one migrated database: each test file copies it in a few milliseconds. */
export default async function setup(progetto: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const modello = `quadra_modello_${process.pid}`;
  const run = (...comandi: string[]) => runComandi(server.amministratore, comandi);
  await run(`create database ${modello}`);
  const { applicazione } = await prepareDatabase({ ...server.amministratore, database: modello });
  const connessioni = openConnessioni(applicazione, 1, () => undefined);
  await ensureTabelle(connessioni.db);
  await connessioni.stop();
  progetto.provide('postgres', { amministratore: server.amministratore, modello });
  return async () => {
    await run(
      `drop database if exists ${modello} with (force)`,
      `drop role if exists quadra_accesso_${modello}`,
    );
    await server.stop();
  };
}

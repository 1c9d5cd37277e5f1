import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../packages/server/src/db/prepare.ts';
import { hashPassword } from '../packages/server/src/features/accesso/sessione/password.ts';
import { readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';

export const PASSWORD = 'Giusta-Password-1';

export const tell = (frase: string) => process.stdout.write(`${frase}\n`);

export const quantile = (tempi: readonly number[], q: number): number =>
  [...tempi].sort((a, b) => a - b)[Math.min(tempi.length - 1, Math.floor(tempi.length * q))] ?? 0;

/** Runs a measure on a server of its own, in this process, with a database of its own (.quadra/<nome>), whose owner enters by `indirizzo`. */
export async function withServer(
  nome: string,
  run: (server: ServerAvviato, postgresPid: number, indirizzo: string) => Promise<void>,
): Promise<void> {
  const dati = join(import.meta.dirname, '..', '.quadra', nome);
  const postgres = await startPostgresLocale(dati);
  try {
    const { host, user } = await ensureDatabase(postgres.amministratore, 'quadra');
    const DATABASE_URL = `postgresql://${user ?? 'postgres'}@/quadra?host=${encodeURIComponent(host ?? '')}`;
    const base = readConfig({ PORT: '0', DATABASE_URL, QUADRA_DATI: dati });
    const server = await startServer({ ...base, livelloLog: 'silent', verificaObbligatoria: false });
    await run(server, postgres.pid, DATABASE_URL);
    await server.stop();
  } finally {
    await postgres.stop();
  }
}

/** A gestore with its administrator and `quanti` studi. */
export async function insertRete(
  server: ServerAvviato,
  quanti: number,
): Promise<{ readonly email: string; readonly studi: readonly number[] }> {
  const nome = randomUUID();
  const email = `${nome}@example.it`;
  const client = await server.servizi.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.identita', 'on', true)");
    const { rows: gestori } = await client.query<{ id: number }>(
      'insert into gestore (codice, nome, ragione_sociale) values ($1, $1, $1) returning id',
      [nome],
    );
    const { rows } = await client.query<{ id: number }>(
      'insert into studio (gestore_id, ragione_sociale) select $1, $2 || n from generate_series(1, $3::int) n returning id',
      [gestori[0]?.id, nome, quanti],
    );
    await client.query(
      `insert into utente (gestore_id, email, nome, cognome, tipologia_utente, password_hash)
       values ($1, $2, 'Anna', 'Bianchi', 4, $3)`,
      [gestori[0]?.id, email, await hashPassword(PASSWORD)],
    );
    await client.query('commit');
    return { email, studi: rows.map(({ id }) => id) };
  } finally {
    client.release();
  }
}

/** The token of who enters. */
export async function enter(server: ServerAvviato, email: string): Promise<string> {
  const body = new URLSearchParams({ username: email, password: PASSWORD, grant_type: 'password' });
  const risposta = await fetch(`${server.indirizzo}/token`, { method: 'POST', body });
  return ((await risposta.json()) as { access_token: string }).access_token;
}

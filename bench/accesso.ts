import { join } from 'node:path';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../packages/server/src/db/prepare.ts';
import { readConfig, startServer } from '../packages/server/src/main.ts';

/**
 * Does the time of the answer say whether an account exists? 2 x 500 wrong logins, known and unknown in turn, each of an account
 * and an address of its own: medians, and the probability that one kind answers later than the other (Mann-Whitney; 50 %:
 * nobody can tell). Prints; asserts nothing. `node bench/accesso.ts [logins]`, on a data folder of its own (.quadra/bench-accesso).
 */
const QUANTI = Number(process.argv[2] ?? 500);
const dati = join(import.meta.dirname, '..', '.quadra', 'bench-accesso');
const PASSWORD = 'Sbagliata-di-sicuro-1';

const median = (tempi: readonly number[]) =>
  [...tempi].sort((a, b) => a - b)[Math.floor(tempi.length / 2)] ?? 0;

/** How often a value of the first list is above one of the second, and how many standard deviations that is from half. */
function compareTempi(prima: readonly number[], dopo: readonly number[]) {
  let u = 0;
  for (const a of prima) for (const b of dopo) u += a > b ? 1 : a === b ? 0.5 : 0;
  const coppie = prima.length * dopo.length;
  const scarto = Math.sqrt((coppie * (prima.length + dopo.length + 1)) / 12);
  return { probabilita: u / coppie, z: (u - coppie / 2) / scarto };
}

const postgres = await startPostgresLocale(dati);
try {
  const { host, user } = await ensureDatabase(postgres.amministratore, 'quadra');
  const DATABASE_URL = `postgresql://${user ?? 'postgres'}@/quadra?host=${encodeURIComponent(host ?? '')}`;
  const base = readConfig({ PORT: '0', DATABASE_URL, TRUST_PROXY: 'loopback', QUADRA_DATI: dati });
  const server = await startServer({ ...base, livelloLog: 'silent' });
  const giro = Date.now().toString(36);
  await insertUtenti(server.servizi.pool, giro);
  let n = 0;
  /** Milliseconds of one refused login, from an address that nobody used. */
  const enter = async (username: string): Promise<number> => {
    n += 1;
    const inizio = performance.now();
    const risposta = await fetch(`${server.indirizzo}/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      body: new URLSearchParams({ username, password: PASSWORD, grant_type: 'password' }),
    });
    await risposta.text();
    if (risposta.status !== 400) throw new Error(`login: ${risposta.status}`);
    return performance.now() - inizio;
  };
  for (let volta = 0; volta < 20; volta += 1) await enter(`prova${volta}-${giro}@example.it`);
  const noti: number[] = [];
  const ignoti: number[] = [];
  for (let volta = 0; volta < QUANTI; volta += 1) {
    noti.push(await enter(`noto${volta}-${giro}@example.it`));
    ignoti.push(await enter(`ignoto${volta}-${giro}@example.it`));
  }
  const { probabilita, z } = compareTempi(noti, ignoti);
  const [a, b] = [median(noti), median(ignoti)];
  process.stdout.write(
    `accessi rifiutati, 2 x ${QUANTI}: mediana noti ${a.toFixed(2)} ms, ignoti ${b.toFixed(2)} ms, differenza ${(a - b).toFixed(2)} ms\n` +
      `un noto risponde più tardi di un ignoto nel ${(100 * probabilita).toFixed(1)} % dei casi (z ${z.toFixed(2)})\n`,
  );
  await server.stop();
} finally {
  await postgres.stop();
}

type Piscina = Awaited<ReturnType<typeof startServer>>['servizi']['pool'];

/** As many users as the known logins, with a password of their own kind of hash. */
async function insertUtenti(pool: Piscina, giro: string): Promise<void> {
  const { hashPassword } = await import('../packages/server/src/features/accesso/sessione/password.ts');
  const hash = await hashPassword('Giusta-Password-1');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.identita', 'on', true)");
    const { rows } = await client.query<{ id: number }>(
      "insert into studio (ragione_sociale) values ('Studio delle misure') returning id",
    );
    await client.query(
      `insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
       select $1, 'noto' || n || '-' || $2 || '@example.it', 'Anna', 'Bianchi', 3, $3 from generate_series(0, $4::int) n`,
      [rows[0]?.id, giro, hash, QUANTI],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

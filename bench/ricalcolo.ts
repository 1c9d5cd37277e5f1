import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LavoroFilo, percorsi, percorso, tipologiaUtente } from '../packages/contract/src/index.ts';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../packages/server/src/db/prepare.ts';
import { hashPassword } from '../packages/server/src/features/accesso/sessione/password.ts';
import { readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';
import { toDati } from './fisco-confronto.ts';
import { contribuente } from './fisco-contribuente.ts';
import { describeTempo, measureMetro } from './metro.ts';

/**
 * The open declarations of a studio computed again by the job, database included: all of them changed, as after a new
 * parameter, then none. Server and database share the machine. Prints; asserts nothing. Wanted: 10.000 in a minute.
 * `npm run bench ricalcolo [declarations]` (10.000)
 */
const quante = Number(process.argv[2] ?? 10_000);
const VOLUTI = (60 * quante) / 10_000;
const PASSWORD = 'Giusta-Password-1';

/** A studio with its administrator and so many open declarations, whose results are not written yet. */
async function makeStudio(server: ServerAvviato): Promise<string> {
  const nome = randomUUID();
  const email = `${nome}@example.it`;
  const client = await server.servizi.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.identita', 'on', true)");
    const { rows: studi } = await client.query<{ id: number }>(
      'insert into studio (gestore_id, ragione_sociale) select null, $1 returning id',
      [nome],
    );
    const studio = studi[0]?.id ?? 0;
    await client.query(
      `insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
       values ($1, $2, 'Anna', 'Bianchi', $3, $4)`,
      [studio, email, tipologiaUtente.AMM_STU, await hashPassword(PASSWORD)],
    );
    await client.query("select set_config('app.studio_ids', $1, true)", [String(studio)]);
    await client.query(
      `with a as (
         insert into anagrafica (studio_id, tipo, codice_fiscale, denominazione, domicilio_fiscale, residenza)
         select $1, 'PF', 'PROVA' || n, 'Cliente ' || n, '{}', '{}' from generate_series(1, $2::int) n returning id
       )
       insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       select $1, id, 2025, 'Persone fisiche', 'Ordinaria',
         $3::jsonb || jsonb_build_object('RC1.3', 20000 + row_number() over () % 30000) from a`,
      [studio, quante, JSON.stringify(toDati(contribuente))],
    );
    await client.query('commit');
    return email;
  } finally {
    client.release();
  }
}

async function run(server: ServerAvviato, token: string, nome: string, volte: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const inizio = performance.now();
  const avvio = await fetch(server.indirizzo + percorsi.lavoroAvvia, {
    method: 'POST',
    headers,
    body: JSON.stringify({ Nome: 'ricalcola-dichiarazioni', Parametri: { Anno: 2025 } }),
  });
  if (!avvio.ok) throw new Error(await avvio.text());
  const { data } = (await avvio.json()) as { data: { jobId: string } };
  const avviato = performance.now();
  let lavoro: LavoroFilo;
  do {
    await wait(200);
    const letto = await fetch(server.indirizzo + percorso(percorsi.lavoroUno, { id: data.jobId }), {
      headers,
    });
    lavoro = ((await letto.json()) as { data: LavoroFilo }).data;
  } while (lavoro.Fine === null);
  const secondi = (performance.now() - inizio) / 1000;
  process.stdout.write(
    `${nome}: ${lavoro.Stato}, ${lavoro.Riuscite} in ${describeTempo(secondi, volte, 's', VOLUTI)}; ${Math.round(lavoro.Riuscite / secondi)} al secondo, la risposta dopo ${Math.round(avviato - inizio)} ms; file ${Math.round((lavoro.Esito?.Byte ?? 0) / 1024)} kB\n`,
  );
}

const dati = mkdtempSync(join(tmpdir(), 'quadra-bench-'));
const postgres = await startPostgresLocale(dati);
try {
  const { host, user } = await ensureDatabase(postgres.amministratore, 'quadra');
  const databaseUrl = `postgresql://${user ?? 'postgres'}@/quadra?host=${encodeURIComponent(host ?? '')}`;
  const server = await startServer(
    readConfig({ DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error', QUADRA_DATI: dati }),
  );
  try {
    const email = await makeStudio(server);
    const body = new URLSearchParams({ username: email, password: PASSWORD, grant_type: 'password' });
    const risposta = await fetch(`${server.indirizzo}/token`, { method: 'POST', body });
    const { access_token } = (await risposta.json()) as { access_token: string };
    const volte = measureMetro();
    await run(server, access_token, 'tutte cambiate', volte);
    await run(server, access_token, 'nessuna cambiata', volte);
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  rmSync(dati, { recursive: true, force: true });
}

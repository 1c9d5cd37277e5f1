import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { makeCartella } from '../packages/server/test/cartella.ts';
import { type Avviato, ends, killAll, login, post, readSocket, runComando, start } from './prove/casa.ts';
import { buildWebWhenStale } from './web.ts';

const cartella = makeCartella('quadra-copia-');
const [prima, dopo, altra] = ['prima', 'dopo', 'altra'].map((nome) => join(cartella, nome)) as [
  string,
  string,
  string,
];
const file = join(cartella, 'casa.copia');
const FRASE = { QUADRA_COPIE_FRASE: 'una frase di prova, lunga' };

beforeAll(() => {
  buildWebWhenStale();
});
afterAll(() => {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});

const admin = (dati: string, ...parole: string[]) =>
  runComando({ file: 'scripts/admin.ts', parole, env: { QUADRA_DATI: dati, ...FRASE } });

/** How many rows each table has, and what ties, guards and computes them: two houses that say the same are the same. */
async function readCasa(amministratore: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client({ ...amministratore, database: 'quadra' });
  await client.connect();
  const read = async (testo: string) => (await client.query({ text: testo, rowMode: 'array' })).rows;
  const tabelle = await read(
    "select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const righe = [];
  for (const [nome] of tabelle)
    righe.push([nome, ...((await read(`select count(*) from "${nome}"`))[0] as string[])]);
  const casa = {
    tabelle,
    righe,
    vincoli: await read(
      "select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    guardie: await read(
      'select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2',
    ),
    diritti: await read(
      "select table_name, privilege_type from information_schema.role_table_grants where grantee = 'quadra_app' and table_schema = 'public' order by 1, 2",
    ),
    sequenze: await read(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
    ),
  };
  await client.end();
  return casa;
}

const read = async <T>(avviato: Avviato, token: string, percorso: string, corpo: unknown): Promise<T> => {
  const risposta = await post(avviato.indirizzo, token, percorso, corpo);
  return { status: risposta.status, ...((await risposta.json()) as object) } as T;
};

/** The round that looks for jobs outside the queue leaves alone those of the last seconds. */
async function ageLavori(amministratore: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...amministratore, database: 'quadra' });
  await client.connect();
  await client.query("update lavoro set creato_il = creato_il - interval '1 hour'");
  await client.end();
}

describe('npm run admin -- copia, and ritorno', () => {
  it('brings the whole house back into an empty one: rows, ties, audit log, credits, key, work that waited', async () => {
    // It answers only: nothing changes by itself, and what is asked of the workers waits.
    const casa = await start({ env: { QUADRA_DATI: prima, QUADRA_RUOLO: 'chiamate' } });
    const token = await login(casa);
    const chiesto = await read<{ status: number; data: { jobId: string } }>(
      casa,
      token,
      '/api/commons/exec/esporta',
      { lista: 'anagrafica', colonne: [{ Campo: 'Denominazione', Titolo: 'Cliente' }], formato: 'csv' },
    );
    expect(chiesto.status).toBe(200);

    // Beside the server that works.
    const registro = await admin(prima, 'audit', 'verify');
    expect(registro).toEqual({
      codice: 0,
      righe: [expect.stringMatching(/righe di \d+ studi.* 0 difformità/)],
    });
    const crediti = await admin(prima, 'ledger', 'verify');
    const originale = await readCasa({ host: readSocket(prima), user: 'postgres' });
    const copiata = await admin(prima, 'copia', file, '--cifrata', '--prova');
    expect(copiata).toEqual({
      codice: 0,
      righe: [
        expect.stringMatching(/^Copia scritta e riletta/),
        expect.stringContaining('È cifrata'),
        expect.stringMatching(/^Ritornate \d+ tabelle e \d+ righe/),
        ...registro.righe,
        ...crediti.righe,
        expect.stringMatching(/^La copia ritorna: riportata in una casa vuota e verificata/),
      ],
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    casa.processo.kill('SIGTERM');
    await ends(casa.processo);

    const ritornata = await admin(dopo, 'ritorno', file);
    expect(ritornata).toEqual({
      codice: 0,
      righe: [
        expect.stringMatching(/^Ritornate \d+ tabelle e \d+ righe/),
        ...registro.righe,
        ...crediti.righe,
      ],
    });
    const postgres = await startPostgresLocale(dopo);
    const uguale = await readCasa(postgres.amministratore);
    await ageLavori(postgres.amministratore);
    await postgres.stop();
    expect(uguale).toEqual(originale);
    expect(readFileSync(join(dopo, 'chiave'), 'utf8')).toBe(readFileSync(join(prima, 'chiave'), 'utf8'));

    // A second time it is not empty, and it stays as it is.
    expect(await admin(dopo, 'ritorno', file)).toEqual({
      codice: 1,
      righe: [expect.stringContaining('non è vuoto')],
    });
    const nuova = await start({ env: { QUADRA_DATI: dopo } });
    expect((await post(nuova.indirizzo, token, '/api/utente/whoami', {})).status).toBe(401);
    const suo = await login({ ...nuova, accesso: casa.accesso });
    let fine: string | null = null;
    for (let n = 0; n < 400 && fine === null; n += 1) {
      await sleep(50);
      const risposta = await fetch(`${nuova.indirizzo}/api/hangfire/job/${chiesto.data.jobId}`, {
        headers: { authorization: `Bearer ${suo}` },
      });
      fine = ((await risposta.json()) as { data: { Fine: string | null } }).data.Fine;
    }
    expect(fine).not.toBeNull();
    nuova.processo.kill('SIGTERM');
    await ends(nuova.processo);
  }, 300_000);

  it('writes nothing when the copy is spoiled, of another key, or no copy', async () => {
    const rovinata = readFileSync(file);
    const inMezzo = Math.floor(rovinata.length / 2);
    rovinata.writeUInt8(rovinata.readUInt8(inMezzo) ^ 0xff, inMezzo);
    const [guasta, niente] = [join(cartella, 'guasta.zip'), join(cartella, 'niente.zip')];
    writeFileSync(guasta, rovinata);
    writeFileSync(niente, 'niente');
    expect(await admin(altra, 'ritorno', guasta)).toEqual({
      codice: 1,
      righe: [expect.stringContaining('rovinata')],
    });
    expect(await admin(altra, 'ritorno', niente)).toEqual({
      codice: 1,
      righe: [expect.stringContaining('non è una copia')],
    });
    expect(existsSync(join(altra, 'chiave'))).toBe(false);
    mkdirSync(altra, { recursive: true });
    writeFileSync(join(altra, 'chiave'), 'un’altra chiave, lunga almeno trentadue caratteri');
    expect(await admin(altra, 'ritorno', file)).toEqual({
      codice: 1,
      righe: [expect.stringContaining("un'altra chiave")],
    });
    rmSync(join(altra, 'chiave'));
    // The same folder, still empty, takes the good one.
    expect((await admin(altra, 'ritorno', file)).codice).toBe(0);
  });
});

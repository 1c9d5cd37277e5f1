import { spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresLocale } from '../packages/server/src/db/postgres-locale.ts';
import { makeCartella as makeCartellaDiProva } from '../packages/server/test/cartella.ts';
import {
  cliente,
  ends,
  isAlive,
  killAll,
  login,
  post,
  readPostmaster,
  runComando,
  start,
} from './prove/casa.ts';
import { buildWebWhenStale, radice } from './web.ts';

const isRoot = process.getuid?.() === 0;
const NESSUNO = 65_534;
const cartelle: string[] = [];

beforeAll(() => {
  buildWebWhenStale();
});

afterEach(() => {
  killAll();
  for (const cartella of cartelle.splice(0)) rmSync(cartella, { recursive: true, force: true });
});

function makeCartella(): string {
  const cartella = makeCartellaDiProva('quadra-avvio-');
  cartelle.push(cartella);
  return cartella;
}

describe('npm start', () => {
  it('serves pages and calls, prints the logins of the six types, and Ctrl+C stops everything', async () => {
    const dati = makeCartella();
    const avviato = await start({ env: { QUADRA_DATI: dati, QUADRA_SCENA: 'tutta' } });
    const tipi = [...avviato.uscita().matchAll(/^demo {2}(\S+) {2}\S+@\S+ {2}\S+$/gm)].map((riga) => riga[1]);
    const pagina = await fetch(`${avviato.indirizzo}/login`);
    const pronto = await fetch(`${avviato.indirizzo}/readyz`);
    const token = await login(avviato);
    const postgres = readPostmaster(dati);
    avviato.processo.kill('SIGINT');
    const codice = await ends(avviato.processo);

    expect(new Set(tipi)).toEqual(
      new Set(['AMM_ELMAS', 'CON_ELMAS', 'AMM_STU', 'OP_STU', 'AMM_GES', 'OP_GES']),
    );
    expect(await pagina.text()).toContain('<html lang="it"');
    expect(pronto.status).toBe(200);
    expect(token).not.toBe('');
    expect(codice).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('kill -9 leaves no server behind and loses no acknowledged write; the next start recovers', async () => {
    const dati = makeCartella();
    const avviato = await start({ env: { QUADRA_DATI: dati } });
    const token = await login(avviato);
    const postgres = readPostmaster(dati);
    const confermati: number[] = [];
    const scrivi = async () => {
      for (let n = 1; ; n += 1) {
        const risposta = await post(avviato.indirizzo, token, '/api/anagrafica', cliente(n)).catch(
          () => undefined,
        );
        if (risposta?.status !== 201) return risposta?.text();
        confermati.push(n);
      }
    };
    const scrittura = scrivi();
    while (confermati.length < 30) {
      await sleep(10);
      if (avviato.processo.exitCode !== null) break;
    }
    avviato.processo.kill('SIGKILL');
    await scrittura;
    await ends(avviato.processo);

    const dopo = await start({ env: { QUADRA_DATI: dati } });
    const nuovo = await login(dopo);
    const lista = await post(dopo.indirizzo, nuovo, '/api/anagrafica/list', {
      Filter: { RagioneSociale: 'Prova' },
      PageSize: 500,
    });
    const { data } = (await lista.json()) as { data: { CodiceFiscale: string }[] };
    const presenti = new Set(data.map((riga) => riga.CodiceFiscale));
    dopo.processo.kill('SIGTERM');
    await ends(dopo.processo);

    expect(confermati.length).toBeGreaterThanOrEqual(30);
    expect(confermati.filter((n) => !presenti.has(`XX${n}`))).toEqual([]);
    expect(isAlive(postgres)).toBe(false);
  });

  it('uses DATABASE_URL when it is set, also from two servers that start together on an empty database', async () => {
    const cartella = makeCartella();
    const postgres = await startPostgresLocale(join(cartella, 'altrove'));
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(String(postgres.amministratore.host))}`;
    try {
      const env = { DATABASE_URL: url, QUADRA_DATI: join(cartella, 'dati') };
      const [primo, secondo] = await Promise.all([start({ env }), start({ env })]);
      const token = await login(primo);
      const tramite = await post(secondo.indirizzo, token, '/api/utente/whoami', {});
      expect(tramite.status).toBe(200);
      for (const { processo } of [primo, secondo]) processo.kill('SIGTERM');
      expect(await Promise.all([ends(primo.processo), ends(secondo.processo)])).toEqual([0, 0]);
    } finally {
      await postgres.stop();
    }
  });

  it('says in one line what is wrong and ends with 1: port taken', async () => {
    const occupata = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => occupata.once('listening', resolve));
    const { port } = occupata.address() as { port: number };
    const { codice, righe } = await runComando({ env: { PORT: String(port), QUADRA_DATI: makeCartella() } });
    occupata.close();
    expect({ codice, righe }).toEqual({ codice: 1, righe: [expect.stringContaining(`${port}`)] });
  });

  it('says in one line what is wrong and ends with 1: database unreachable, folder not writable, wrong setting', async () => {
    const file = join(makeCartella(), 'file');
    writeFileSync(file, '');
    const irraggiungibile = await runComando({
      env: { DATABASE_URL: 'postgres://nessuno@127.0.0.1:1/nulla', QUADRA_DATI: makeCartella() },
    });
    const nonScrivibile = await runComando({ env: { QUADRA_DATI: join(file, 'dati') } });
    const impostazione = await runComando({ env: { PORT: 'tremila', QUADRA_DATI: makeCartella() } });
    expect(irraggiungibile).toEqual({
      codice: 1,
      righe: [expect.stringMatching(/[Dd]atabase.*127\.0\.0\.1/)],
    });
    expect(nonScrivibile).toEqual({ codice: 1, righe: [expect.stringContaining('non scrivibile')] });
    expect(impostazione).toEqual({ codice: 1, righe: [expect.stringContaining('PORT')] });
  });

  it('[CFG-017] in production stops without DATABASE_URL, naming it', async () => {
    const { codice, righe } = await runComando({
      file: 'scripts/serve.ts',
      env: { QUADRA_AMBIENTE: 'produzione', NODE_ENV: 'production' },
    });
    expect({ codice, righe }).toEqual({ codice: 1, righe: [expect.stringContaining('DATABASE_URL')] });
  });

  const puoLeggere =
    isRoot &&
    spawnSync('setpriv', [`--reuid=${NESSUNO}`, `--regid=${NESSUNO}`, '--clear-groups', 'test', '-r', radice])
      .status === 0;
  it.runIf(puoLeggere)('works as an ordinary user too, and leaves nothing running', async () => {
    const dati = makeCartella();
    chownSync(dati, NESSUNO, NESSUNO);
    const avviato = await start({ env: { QUADRA_DATI: join(dati, 'dati'), HOME: dati }, uid: NESSUNO });
    const postgres = readPostmaster(join(dati, 'dati'));
    await login(avviato);
    avviato.processo.kill('SIGKILL');
    await ends(avviato.processo);
    for (let n = 0; n < 100 && isAlive(postgres); n += 1) await sleep(50);
    expect(isAlive(postgres)).toBe(false);
  });
});

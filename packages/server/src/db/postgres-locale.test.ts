import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgresLocale } from './postgres-locale.ts';

const radice = mkdtempSync(join(tmpdir(), 'quadra-pg-'));
afterAll(() => rmSync(radice, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

async function query(config: pg.ClientConfig, testo: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(testo)).rows;
  } finally {
    await client.end();
  }
}

/** A line of /proc/PID/status, or '' when the process is gone. */
function readStatus(pid: number, voce: string): string {
  try {
    const righe = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
    return righe.find((riga) => riga.startsWith(voce)) ?? '';
  } catch {
    return '';
  }
}

const isAlive = (pid: number) => /State:\s+[^Z]/.test(readStatus(pid, 'State:'));

/** Another user can reach the programs: false in a checkout below a folder of root alone, as /root. */
const isApertaATutti = (cartella: string): boolean =>
  (statSync(cartella).mode & 0o001) !== 0 &&
  (dirname(cartella) === cartella || isApertaATutti(dirname(cartella)));

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps its data, and opens no TCP port', async () => {
    const cartella = join(radice, 'vuota', 'dati');
    const primo = await startPostgresLocale(cartella);
    await query(primo.amministratore, 'create table prova (n int)');
    await query(primo.amministratore, 'insert into prova values (42)');
    const [porta] = (await query(primo.amministratore, 'show listen_addresses')) as {
      listen_addresses: string;
    }[];
    const [sicuro] = await query(
      primo.amministratore,
      "select current_setting('fsync') f, current_setting('synchronous_commit') s",
    );
    await primo.stop();
    const secondo = await startPostgresLocale(cartella);
    const righe = await query(secondo.amministratore, 'select n from prova');
    await secondo.stop();
    expect(porta?.listen_addresses).toBe('');
    expect(sicuro).toEqual({ f: 'on', s: 'on' });
    expect(righe).toEqual([{ n: 42 }]);
  });

  it('writes no value of a row in its log, whatever goes wrong', async () => {
    const cartella = join(radice, 'registro', 'dati');
    const server = await startPostgresLocale(cartella);
    await query(server.amministratore, 'create table prova (codice text primary key, dati jsonb)');
    await query(server.amministratore, "insert into prova values ('RSSMRA80A01H501U')");
    for (const testo of [
      "insert into prova values ('RSSMRA80A01H501U')",
      `insert into prova values ('altro', '{"nome":"Segretissimo","resto":"\\ud800"}')`,
    ]) {
      await expect(query(server.amministratore, testo)).rejects.toThrow();
    }
    await server.stop();
    const log = readFileSync(join(cartella, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value');
    expect(log).toContain('invalid input syntax for type json');
    expect(log).not.toMatch(/RSSMRA80A01H501U|Segretissimo/);
  });

  it('works below a path too long for a Unix socket', async () => {
    const cartella = join(radice, 'lungo'.repeat(20), 'ancora'.repeat(15), 'dati');
    const server = await startPostgresLocale(cartella);
    const righe = await query(server.amministratore, 'select 1 as uno');
    await server.stop();
    expect(righe).toEqual([{ uno: 1 }]);
  });

  it('dies with a process killed with -9, keeps what was acknowledged, and starts again', async () => {
    const cartella = join(radice, 'ucciso', 'dati');
    const modulo = new URL('./postgres-locale.ts', import.meta.url).href;
    const figlio = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { startPostgresLocale } from ${JSON.stringify(modulo)};
         import pg from ${JSON.stringify(import.meta.resolve('pg'))};
         const server = await startPostgresLocale(${JSON.stringify(cartella)});
         const client = new pg.Client(server.amministratore);
         await client.connect();
         await client.query('create table prova (n int)');
         process.stdout.write('pid ' + server.pid + '\\n');
         for (let n = 1; ; n += 1) {
           await client.query('insert into prova values ($1)', [n]);
           process.stdout.write(n + '\\n');
         }`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let uscita = '';
    figlio.stdout.on('data', (pezzo) => {
      uscita += pezzo;
    });
    while (!/\n200\n/.test(uscita)) await sleep(20);
    const ended = new Promise((resolve) => figlio.once('exit', resolve));
    figlio.kill('SIGKILL');
    await ended;
    await sleep(50);
    const righe = uscita.trim().split('\n');
    const pid = Number(righe[0]?.slice(4));
    const confermati =
      righe
        .slice(1, uscita.endsWith('\n') ? undefined : -1)
        .map(Number)
        .at(-1) ?? 0;

    const server = await startPostgresLocale(cartella);
    const [conto] = (await query(server.amministratore, 'select count(*)::int as n from prova')) as {
      n: number;
    }[];
    await server.stop();
    expect(confermati).toBeGreaterThanOrEqual(200);
    expect(conto?.n).toBeGreaterThanOrEqual(confermati);
    expect(isAlive(pid)).toBe(false);
  });

  it('refuses a second server on the same folder with one clear line', async () => {
    const cartella = join(radice, 'doppia', 'dati');
    const primo = await startPostgresLocale(cartella);
    await expect(startPostgresLocale(cartella, { attesaPrecedenteMs: 300 })).rejects.toThrow(
      /già in esecuzione sulla cartella/,
    );
    expect(await query(primo.amministratore, 'select 1 as uno')).toEqual([{ uno: 1 }]);
    await primo.stop();
  });

  it('says which folder cannot be written', async () => {
    const file = join(radice, 'file');
    execFileSync('touch', [file]);
    await expect(startPostgresLocale(join(file, 'dati'))).rejects.toThrow(
      `Cartella dei dati non scrivibile: ${join(file, 'dati')}`,
    );
  });

  it.runIf(isRoot)(
    'as root runs inside a user namespace, or as the owner of the folder, or as a system user',
    async () => {
      const modi: string[] = [];
      const attesi = {
        namespace: 'root di fuori',
        proprietario: 'altro utente',
        'utente di sistema': 'altro utente',
      } as const;
      const possibili = (Object.keys(attesi) as (keyof typeof attesi)[]).filter(
        (modo) => attesi[modo] === 'root di fuori' || isApertaATutti(import.meta.dirname),
      );
      for (const modo of possibili) {
        const casa = mkdtempSync(join(tmpdir(), 'quadra-modo-'));
        execFileSync('chmod', ['755', casa]);
        if (modo === 'proprietario') execFileSync('chown', ['65534:65534', casa]);
        mkdirSync(join(casa, 'dati'));
        const server = await startPostgresLocale(join(casa, 'dati'), { modo });
        const [utente] = execFileSync('ps', ['-o', 'euid=', '-p', String(server.pid)], { encoding: 'utf8' })
          .trim()
          .split('\n');
        modi.push(`${server.modo}: ${Number(utente) === 0 ? 'root di fuori' : 'altro utente'}`);
        expect(await query(server.amministratore, 'select 1 as uno')).toEqual([{ uno: 1 }]);
        await server.stop();
        rmSync(casa, { recursive: true, force: true });
      }
      expect(modi).toEqual(possibili.map((modo) => `${modo}: ${attesi[modo]}`));
    },
  );
});

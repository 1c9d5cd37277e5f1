import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import {
  HEADER_APP,
  LAVORO_IMPORTAZIONE,
  type LavoroFilo,
  percorsi,
  percorso,
} from '../packages/contract/src/index.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';
import { computeCodiceFiscale } from '../packages/values/src/index.ts';

/**
 * The import of many clients in the background, from CSV and from Excel: rows a second and the most memory the server took.
 * `npm run bench importa [rows]`, on a data folder of its own. Prints; asserts nothing.
 */
const quante = Number(process.argv[2] ?? 50_000);
const radice = join(import.meta.dirname, '..');
const PORTA = 3941;
const base = `http://127.0.0.1:${PORTA}`;
const TESTA = ['CF', 'Cliente', 'Comune', 'CAP'];
const ANNI = 70;

/** People born one a day, of one town and then of the other. */
function* makeRighe(inizio: number): Generator<string[]> {
  const giorni = ANNI * 365;
  for (let n = 0; n < quante; n += 1) {
    const data = new Date(Date.UTC(1930, 0, 1 + (n % giorni))).toISOString().slice(0, 10);
    const cognome = ['Rossi', 'Verdi', 'Bruni', 'Neri'][(inizio + Math.floor(n / giorni)) % 4] ?? 'Rossi';
    const codice = computeCodiceFiscale({
      cognome,
      nome: 'Ada',
      sesso: 'F',
      data,
      codiceCatastale: 'F257',
    });
    yield [codice, `${cognome} Ada`, 'Modena', '41121'];
  }
}
const makeCsv = (inizio: number) =>
  Buffer.from([TESTA, ...makeRighe(inizio)].map((celle) => `${celle.join(';')}\n`).join(''));
const makeExcel = (inizio: number) =>
  writeXlsxFile(
    [TESTA, ...makeRighe(inizio)].map((celle) => celle.map((value) => ({ value }))) as never,
  ).toBuffer();

/** Megabytes: now, or the most since the beginning; 0 where the system does not say. */
function readMemoria(pid: number, voce: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  const riga = existsSync(file) ? new RegExp(`${voce}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8')) : null;
  return Math.round(Number(riga?.[1] ?? 0) / 1024);
}

const dati = mkdtempSync(join(tmpdir(), 'quadra-importa-'));
const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
  cwd: radice,
  env: { ...process.env, PORT: String(PORTA), QUADRA_DATI: dati },
  stdio: 'ignore',
});
try {
  while (
    !(await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(300);
  const accesso = listAccessiDemo().find(({ tipologia }) => tipologia === 'AMM_STU');
  if (accesso === undefined) throw new Error('No demo login');
  const form = new URLSearchParams({
    username: accesso.email,
    password: accesso.password,
    grant_type: 'password',
  });
  const enter = () => fetch(`${base}${percorsi.token}`, { method: 'POST', body: form });
  // The demo is loaded after the server answers.
  let token = await enter();
  for (let volte = 0; !token.ok && volte < 100; volte += 1) {
    await wait(1_000);
    token = await enter();
  }
  const { access_token } = (await token.json()) as { access_token: string };
  const intestazioni = { authorization: `Bearer ${access_token}`, [HEADER_APP]: 'bench' };

  async function run(nome: string, contenuto: Buffer): Promise<void> {
    const modulo = new FormData();
    modulo.set('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
    const inviato = await fetch(`${base}${percorsi.importazioneFile}`, {
      method: 'POST',
      body: modulo,
      headers: intestazioni,
    });
    if (!inviato.ok) throw new Error(await inviato.text());
    const { data: letta } = (await inviato.json()) as { data: { Id: string; Colonne: unknown[] } };
    const prima = readMemoria(server.pid ?? 0, 'VmRSS');
    const inizio = performance.now();
    const avvio = await fetch(`${base}${percorsi.lavoroAvvia}`, {
      method: 'POST',
      headers: { ...intestazioni, 'content-type': 'application/json' },
      body: JSON.stringify({
        Nome: LAVORO_IMPORTAZIONE,
        Parametri: { IdImportazione: letta.Id, Nome: nome, Colonne: letta.Colonne },
      }),
    });
    if (!avvio.ok) throw new Error(await avvio.text());
    const { data } = (await avvio.json()) as { data: { jobId: string } };
    let lavoro: LavoroFilo;
    do {
      await wait(200);
      const letto = await fetch(`${base}${percorso(percorsi.lavoroUno, { id: data.jobId })}`, {
        headers: intestazioni,
      });
      lavoro = ((await letto.json()) as { data: LavoroFilo }).data;
    } while (lavoro.Fine === null);
    const secondi = (performance.now() - inizio) / 1000;
    const dopo = readMemoria(server.pid ?? 0, 'VmHWM');
    process.stdout.write(
      `${nome}: ${lavoro.Riuscite} righe in ${secondi.toFixed(1)} s, ${Math.round(lavoro.Riuscite / secondi)} righe/s; memoria ${prima} MB prima, ${dopo} MB al massimo; file ${(contenuto.length / 2 ** 20).toFixed(1)} MB (${(gzipSync(contenuto).length / 2 ** 20).toFixed(1)} compressi)\n`,
    );
  }
  await run('clienti.csv', makeCsv(0));
  await run('clienti.xlsx', await makeExcel(2));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dati, { recursive: true, force: true });
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAVORO_ARRIVO, percorsi, tipologiaUtente } from '@quadra/contract';
import { loadModello, loadTelematico } from '@quadra/fisco';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

/** Declarations of the file, and how many are of a client of the studio. */
const TUTTE = 2500;
const CON_SCHEDA = 200;
/** Done when the process is killed. */
const AL_COLPO = 60;
/** What a process that takes them may come to hold: what it holds at rest, and as much again. */
const MASSIMO_MB = 700;
let app: AppDiProva;
let client: Client;
let studioId: number;
let processo: ChildProcess;

/** A process that only runs jobs, ready to take one. */
async function startProcesso(): Promise<ChildProcess> {
  const nuovo = fork(join(import.meta.dirname, '../../../../test/lavoratore-di-prova.ts'), {
    env: {
      ...{ PATH: process.env.PATH, DATABASE_URL: app.servizi.config.databaseUrl, QUADRA_AMBIENTE: 'test' },
      ...{ QUADRA_RUOLO: 'lavori', QUADRA_CONNESSIONI: '4', PORT: '0', LOG_LEVEL: 'silent' },
    },
  });
  await once(nuovo, 'message');
  return nuovo;
}
async function kill(): Promise<void> {
  if (processo.exitCode !== null || processo.signalCode !== null) return;
  processo.kill('SIGKILL');
  await once(processo, 'exit');
}
const readPicco = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processo.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

beforeAll(async () => {
  app = await makeApp({ ruolo: 'chiamate' });
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  processo = await startProcesso();
}, 120_000);
afterAll(async () => {
  await kill();
  await app.stop();
});

const makeCodice = (n: number) =>
  `RSSMRA80A01${String.fromCharCode(65 + (n % 20))}${String(n).padStart(3, '0')}X`;

/** One supply of many declarations, as the program of before would give it. */
async function makeFile(): Promise<Buffer> {
  const modello = await loadModello(2025, 'redditi-pf');
  const { findTracciato, makeFornitura, writeFornitura } = await loadTelematico();
  const tracciato = findTracciato('redditi-pf', 2025);
  if (!modello || !tracciato) throw new Error('No form');
  const caselle = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 24_000, 'RC6.1': 365, 'RC10.1': 3_600 };
  const fonte = { anno: 2025, codiceFiscale: makeCodice(0), caselle, intermediario: null, dataImpegno: null };
  const una = makeFornitura(tracciato, modello, fonte);
  const [prima] = una.dichiarazioni;
  if (!prima) throw new Error('No declaration');
  const dichiarazioni = Array.from({ length: TUTTE }, (_, n) => ({
    ...prima,
    frontespizio: { ...prima.frontespizio, codiceFiscale: makeCodice(n) },
  }));
  return Buffer.from(writeFornitura(tracciato, { ...una, dichiarazioni }), 'latin1');
}

it('thousands of declarations of one file come in, and a process killed in the middle goes on: nothing twice, little memory', async () => {
  for (let n = 0; n < CON_SCHEDA; n += 1) await makePersona(app, studioId, { codice_fiscale: makeCodice(n) });
  const file = await makeFile();
  expect(file.length).toBeGreaterThan(9_000_000);
  const modulo = new FormData();
  modulo.append('uploadFile0', new Blob([new Uint8Array(file)]), 'tutti.rpf');
  const { status, corpo, testo } = await call(app.indirizzo + percorsi.arrivo, {
    ...{ method: 'POST', body: modulo },
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: client.cookie },
  });
  expect(status, testo).toBe(200);
  expect(corpo.data.File).toMatchObject([{ Quante: TUTTE, ConScheda: CON_SCHEDA, Perche: '' }]);
  const Parametri = { IdArrivo: corpo.data.Id };
  const id = (await client.post(percorsi.lavoroAvvia, { Nome: LAVORO_ARRIVO, Parametri })).corpo.data.jobId;
  const count = async () =>
    (
      await app.sql<{ tutte: number; clienti: number }>(
        'select count(*)::int as tutte, count(distinct anagrafica_id)::int as clienti from dichiarazione where studio_id = $1',
        [studioId],
      )
    )[0];
  await waitLavoro(client, id, ({ Fatte }) => Fatte >= AL_COLPO, 120_000);
  await kill();
  const alColpo = await count();
  expect(alColpo?.tutte).toBeGreaterThanOrEqual(AL_COLPO);
  expect(alColpo?.tutte).toBeLessThan(CON_SCHEDA);
  processo = await startProcesso();
  const fermo = readPicco();
  await app.sql("update lavoro set affidato_fino = now() - interval '1 second' where id = $1", [id]);
  await app.sql(
    "update quadra_coda.job set started_on = started_on - interval '1 minute' where data ->> 'lavoroId' = $1",
    [id],
  );
  const finito = await waitLavoro(client, id, undefined, 240_000);
  expect(finito).toMatchObject({
    Totale: TUTTE,
    Fatte: TUTTE,
    Riuscite: CON_SCHEDA,
    Scartate: TUTTE - CON_SCHEDA,
  });
  expect(await count()).toEqual({ tutte: CON_SCHEDA, clienti: CON_SCHEDA });
  const picco = readPicco();
  expect(picco, `at rest ${fermo} MB`).toBeLessThan(MASSIMO_MB);
}, 420_000);

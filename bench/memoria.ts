import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HEADER_APP, percorsi, percorso } from '../packages/contract/src/index.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';

/**
 * What the server holds in memory under mixed load - logins, lists, declarations opened and computed, prints, sheets written
 * and read - and what it gives back afterwards. Its own process alone: not PostgreSQL. Prints; asserts nothing.
 * `npm run bench memoria [seconds]`, on a data folder of its own.
 */
const SECONDI = Number(process.argv[2] ?? 60);
const INSIEME = 12;
const PORTA = 3943;
const base = `http://127.0.0.1:${PORTA}`;
const radice = join(import.meta.dirname, '..');

const mega = (byte: number) => Math.round(byte / 2 ** 20);

interface Presa {
  /** All of the process: objects, buffers, code, the heaps of the threads, what the allocator keeps. */
  readonly rss: number;
  readonly heap: number;
  readonly usato: number;
  readonly esterno: number;
}

/** Megabytes of the process, and of its main heap as it tells them. */
async function take(pid: number): Promise<Presa> {
  const stato = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const metriche = await (await fetch(`${base}/metrics`)).text();
  const read = (nome: string) => mega(Number(new RegExp(`^${nome} (\\S+)`, 'm').exec(metriche)?.[1] ?? 0));
  return {
    rss: Math.round(Number(/VmRSS:\s+(\d+)/.exec(stato)?.[1] ?? 0) / 1024),
    heap: read('nodejs_heap_size_total_bytes'),
    usato: read('nodejs_heap_size_used_bytes'),
    esterno: read('nodejs_external_memory_bytes'),
  };
}

const tell = (quando: string, { rss, heap, usato, esterno }: Presa) =>
  process.stdout.write(
    `${quando.padEnd(28)} ${rss} MB; oggetti ${usato} di ${heap}, buffer ${esterno}, altro (fili, codice, nativo) ${rss - heap - esterno}\n`,
  );

type Intestazioni = Readonly<Record<string, string>>;

async function enter(): Promise<Intestazioni> {
  const accesso = listAccessiDemo().find(({ tipologia }) => tipologia === 'AMM_STU');
  if (accesso === undefined) throw new Error('no demo login');
  const body = new URLSearchParams({
    username: accesso.email,
    password: accesso.password,
    grant_type: 'password',
  });
  const risposta = await fetch(base + percorsi.token, { method: 'POST', body });
  const { access_token } = (await risposta.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, [HEADER_APP]: 'bench' };
}

type Chiamata = () => Promise<unknown>;

function makeChiamate(chi: Intestazioni, dichiarazioni: readonly string[]): readonly Chiamata[] {
  const post = (dove: string, corpo: object) =>
    fetch(base + dove, {
      method: 'POST',
      headers: { ...chi, 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    }).then((risposta) => risposta.arrayBuffer());
  const pick = () => dichiarazioni[Math.floor(Math.random() * dichiarazioni.length)] ?? '';
  const open = () =>
    fetch(base + percorso(percorsi.modello, { anno: 2025, prefisso: 'pf', id: pick() }), {
      headers: chi,
    }).then((risposta) => risposta.arrayBuffer());
  const print = () =>
    post(percorsi.stampa, { tipo: 'dichiarazione', anno: 2025, chiavi: [pick()], opzioni: {} });
  const list = () => post(percorsi.anagraficaLista, { PageSize: 200 });
  const colonne = ['Denominazione', 'CodiceFiscale', 'Comune'].map((Campo) => ({ Campo, Titolo: Campo }));
  const exportSheet = () => post(percorsi.esporta, { lista: 'anagrafica', formato: 'xlsx', colonne });
  const upload = () => {
    const body = new FormData();
    body.set(
      'uploadFile0',
      new Blob([`CF;Cliente;Comune\n${'XXX;Rossi Ada;Modena\n'.repeat(50_000)}`]),
      'a.csv',
    );
    return fetch(base + percorsi.importazioneFile, { method: 'POST', headers: chi, body }).then((risposta) =>
      risposta.arrayBuffer(),
    );
  };
  return [list, list, list, open, open, open, open, print, exportSheet, upload, enter];
}

async function load(chiamate: readonly Chiamata[], fino: number): Promise<number> {
  let fatte = 0;
  const turn = async () => {
    while (performance.now() < fino) {
      await chiamate[Math.floor(Math.random() * chiamate.length)]?.();
      fatte += 1;
    }
  };
  await Promise.all(Array.from({ length: INSIEME }, turn));
  return fatte;
}

async function listDichiarazioni(chi: Intestazioni): Promise<string[]> {
  const risposta = await fetch(base + percorso(percorsi.dichiarazioneLista, { anno: 2025, prefisso: 'pf' }), {
    method: 'POST',
    headers: { ...chi, 'content-type': 'application/json' },
    body: JSON.stringify({ PageSize: 50 }),
  });
  const { data } = (await risposta.json()) as { data: { Id: string }[] };
  return data.map(({ Id }) => Id);
}

const run = (file: string, dati: string): ChildProcess =>
  spawn(process.execPath, ['--max-semi-space-size=8', join(radice, 'scripts', file)], {
    cwd: radice,
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PORT: String(PORTA),
      QUADRA_DATI: dati,
      QUADRA_AMBIENTE: 'sviluppo',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const dati = mkdtempSync(join(tmpdir(), 'quadra-memoria-'));
await new Promise((resolve) => run('demo.ts', dati).once('exit', resolve));
const server = run('serve.ts', dati);
const pid = server.pid ?? 0;
try {
  while (
    !(await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(200);
  await wait(10_000);
  tell('Acceso, modelli letti', await take(pid));
  const chi = await enter();
  const chiamate = makeChiamate(chi, await listDichiarazioni(chi));
  const carico = load(chiamate, performance.now() + SECONDI * 1000);
  let alta: Presa | undefined;
  let isFinito = false;
  const fatte = carico.finally(() => {
    isFinito = true;
  });
  while (!isFinito) {
    const presa = await take(pid);
    if (presa.rss > (alta?.rss ?? 0)) alta = presa;
    await Promise.race([fatte, wait(500)]);
  }
  if (alta) tell(`Al massimo, ${await fatte} chiamate`, alta);
  await wait(30_000);
  tell('Mezzo minuto dopo', await take(pid));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dati, { recursive: true, force: true });
}

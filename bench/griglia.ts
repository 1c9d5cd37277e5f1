import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';

/**
 * The list of 5,000 rows of the gallery in a real browser: frames while it scrolls by wheel and by PgDn, and from a key to
 * the frame that shows it, in a cell of numbers and in the filter bar. Beside the clock, the time of processor that the
 * page takes for each action: it does not depend on what else the machine does. Prints; asserts nothing.
 * `npm run bench griglia`
 */
const radice = join(import.meta.dirname, '..');
const porta = process.env.PORT ?? '3933';
const LIMITE_MS = 50;
const AZIONI = 120;
/** Milliseconds between two keys: as many as a key kept down gives. */
const RIPETIZIONE = 33;
/** A key shown sooner than this is not told by the browser. */
const SOGLIA_MS = 16;

type Misura = {
  readonly nome: string;
  readonly tempi: readonly number[];
  /** For each action, in milliseconds of processor of the page: all of it, and its scripts. */
  readonly processore: { readonly tutto: number; readonly script: number };
  readonly isEntro: boolean;
};

const computeQuota = (tempi: readonly number[], quota: number) =>
  tempi.toSorted((uno, altro) => uno - altro)[Math.min(tempi.length - 1, Math.floor(tempi.length * quota))] ??
  0;
const countOltre = (tempi: readonly number[]) => tempi.filter((tempo) => tempo > LIMITE_MS).length;

/** Runs the actions and says what the page took, in milliseconds of its main thread for each. */
async function measureProcessore(sonda: CDPSession, azioni: () => Promise<void>) {
  const read = async () => {
    const { metrics } = await sonda.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const prima = await read();
  await azioni();
  const dopo = await read();
  const compute = (nome: string) => (((dopo.get(nome) ?? 0) - (prima.get(nome) ?? 0)) * 1000) / AZIONI;
  return { tutto: compute('TaskDuration'), script: compute('ScriptDuration') };
}

/** Milliseconds between a frame and the next, from the first action to the last. */
async function measureQuadri(
  { page, sonda }: Banco,
  nome: string,
  azione: () => Promise<unknown>,
): Promise<Misura> {
  await page.evaluate(() => {
    const quadri: number[] = [];
    Object.assign(document.documentElement, { quadri });
    const count = (adesso: number) => {
      quadri.push(adesso);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const processore = await measureProcessore(sonda, async () => {
    for (let fatte = 0; fatte < AZIONI; fatte += 1) await azione();
  });
  const quadri = await page.evaluate(() => Reflect.get(document.documentElement, 'quadri') as number[]);
  const tempi = quadri.slice(1).map((quando, posto) => quando - (quadri[posto] ?? quando));
  return { nome, tempi, processore, isEntro: countOltre(tempi) === 0 };
}

/** Milliseconds from each key to the frame that shows it, as the browser counts them: in steps of 8, from 16. */
async function measureTasti({ page, sonda }: Banco, nome: string, tasti: string): Promise<Misura> {
  await page.evaluate((soglia) => {
    const tempi: number[] = [];
    Object.assign(document.documentElement, { tempi });
    new PerformanceObserver((lista) => {
      for (const { name, duration } of lista.getEntries()) if (name === 'keydown') tempi.push(duration);
    }).observe({ type: 'event', durationThreshold: soglia } as PerformanceObserverInit);
  }, SOGLIA_MS);
  const processore = await measureProcessore(sonda, async () => {
    for (let fatti = 0; fatti < AZIONI; fatti += 1) {
      await page.keyboard.press(fatti % 10 === 9 ? 'Backspace' : tasti.charAt(fatti % tasti.length));
      await page.waitForTimeout(RIPETIZIONE);
    }
  });
  await page.waitForTimeout(300);
  const lenti = await page.evaluate(() => Reflect.get(document.documentElement, 'tempi') as number[]);
  const pronti = Array.from({ length: Math.max(0, AZIONI - lenti.length) }, () => SOGLIA_MS);
  const tempi = [...lenti, ...pronti];
  return { nome, tempi, processore, isEntro: computeQuota(tempi, 0.95) <= LIMITE_MS };
}

type Banco = { readonly page: Page; readonly sonda: CDPSession };

/** Each measure on a page of its own, which nothing else has warmed or filled. */
async function open(page: Page): Promise<{ griglia: Locator; elenco: Locator }> {
  await page.goto(`http://127.0.0.1:${porta}/galleria?sezione=griglia`);
  const griglia = page.getByRole('grid', { name: 'Griglia di 5000 righe' });
  const elenco = page.locator('[data-largo]', { has: griglia });
  await elenco.evaluate((nodo) => nodo.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(500);
  return { griglia, elenco };
}
/** A cell of the screen: `colonna` from 0, the one of the choice. */
const cella = (griglia: Locator, colonna: number) => griglia.locator(`td[data-colonna="${colonna}"]`).nth(4);

async function measureTutto(banco: Banco): Promise<Misura[]> {
  const { page } = banco;
  const misure: Misura[] = [];
  await cella((await open(page)).griglia, 1).hover();
  misure.push(await measureQuadri(banco, 'scorrimento con la rotella', () => page.mouse.wheel(0, 120)));
  await cella((await open(page)).griglia, 1).focus();
  misure.push(
    await measureQuadri(banco, 'scorrimento con PagGiù', async () => {
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(RIPETIZIONE);
    }),
  );
  await cella((await open(page)).griglia, 2).focus();
  await page.keyboard.press('F2');
  misure.push(await measureTasti(banco, 'tasto in una cella di numeri', '1234567890'));
  const { elenco } = await open(page);
  await elenco.getByLabel('Descrizione', { exact: true }).first().focus();
  misure.push(await measureTasti(banco, 'tasto nella barra dei filtri', 'abcdefghil'));
  await elenco.getByLabel('Importo', { exact: true }).first().focus();
  misure.push(await measureTasti(banco, 'tasto in un filtro di numeri', '1234567890'));
  return misure;
}

const formatMs = (tempo: number) => tempo.toFixed(1).replace('.', ',').padStart(8);

function formatMisura({ nome, tempi, processore, isEntro }: Misura): string {
  const quote = [computeQuota(tempi, 0.5), computeQuota(tempi, 0.95), Math.max(...tempi)];
  const oltre = String(countOltre(tempi)).padStart(9);
  const cpu = `${formatMs(processore.tutto)}${formatMs(processore.script)}`;
  return `${nome.padEnd(30)}${quote.map(formatMs).join('')}${oltre}${cpu}   ${isEntro ? 'OK' : 'NO'}`;
}

async function startServer(dati: string) {
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    env: { ...process.env, PORT: porta, QUADRA_DATI: dati, QUADRA_GALLERIA: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let uscita = '';
  for await (const pezzo of server.stdout) {
    uscita += String(pezzo);
    if (uscita.includes('Quadra è pronta')) break;
  }
  return server;
}

const dati = mkdtempSync(join(tmpdir(), 'quadra-bench-'));
const server = await startServer(dati);
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'it-IT' });
  const sonda = await page.context().newCDPSession(page);
  await sonda.send('Performance.enable', { timeDomain: 'threadTicks' });
  const prima = loadavg()[0] ?? 0;
  const misure = await measureTutto({ page, sonda });
  const carichi = [prima, loadavg()[0] ?? 0].map((carico) => carico.toFixed(2).replace('.', ','));
  const colonne = ['p50', 'p95', 'massimo'].map((nome) => nome.padStart(8)).join('');
  const righe = [
    `5.000 righe, senza scheda grafica; ${AZIONI} azioni ciascuna; tempi in ms`,
    `carico della macchina ${carichi.join(' -> ')} su ${availableParallelism()} processori: oltre 1 i tempi dicono anche quello`,
    `limiti: nessun quadro oltre ${LIMITE_MS} nello scorrimento, tasti entro ${LIMITE_MS} al p95`,
    `${''.padEnd(30)}${colonne}  oltre ${LIMITE_MS} process.  script`,
    ...misure.map(formatMisura),
  ];
  process.stdout.write(`${righe.join('\n')}\n`);
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dati, { recursive: true, force: true });
}

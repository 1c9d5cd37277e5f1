import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';

/**
 * Lighthouse on the login page, on the home, the clients and a declaration of a studio, on the home of a private client: as a
 * desktop computer and as a slow telephone.
 * Lighthouse is large and only this measure wants it: it is installed in .quadra/faro the first time.
 * Prints; asserts nothing. `node bench/faro.ts`, on a data folder of its own.
 */
const radice = join(import.meta.dirname, '..');
const cartella = join(radice, '.quadra', 'faro');
const PORTA = '3941';
const PORTA_BROWSER = 3942;
const base = `http://localhost:${PORTA}`;
const VERSIONE = '13.5.0';
/** What the performance is made of. */
const TEMPI = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Esito {
  lhr: {
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null }>;
    audits: Record<
      string,
      { score: number | null; title: string; scoreDisplayMode: string; displayValue?: string }
    >;
  };
}
type Lighthouse = (indirizzo: string, opzioni: object, impostazioni?: object) => Promise<Esito | undefined>;
interface Faro {
  default: Lighthouse;
  desktopConfig: object;
}

async function loadLighthouse(): Promise<Faro> {
  const modulo = join(cartella, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(modulo)) {
    execFileSync('npm', [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefix',
      cartella,
      `lighthouse@${VERSIONE}`,
    ]);
  }
  return (await import(pathToFileURL(modulo).href)) as Faro;
}

async function startServer() {
  const server = spawn(process.execPath, [join(radice, 'scripts', 'start.ts')], {
    cwd: radice,
    env: {
      ...process.env,
      PORT: PORTA,
      HOST: 'localhost',
      QUADRA_DATI: join(radice, '.quadra', 'bench-faro'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (pezzo) => /http:\/\//.test(String(pezzo)) && resolve());
    server.once('exit', (codice) => reject(new Error(`start: uscita ${codice}`)));
  });
  return server;
}

async function login(page: Page, email: string): Promise<void> {
  const accesso = listAccessiDemo().find((voce) => voce.email === email);
  if (accesso === undefined) throw new Error(`nessun accesso di prova: ${email}`);
  await page.context().clearCookies();
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail').fill(accesso.email);
  await page.getByLabel('Password', { exact: true }).fill(accesso.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL('**/home');
}

/** Where the first open Redditi PF of the list is. */
async function findDichiarazione(page: Page): Promise<string> {
  await page.goto(`${base}/dichiarazioni`);
  const riga = page.getByRole('row').filter({ hasText: 'Aperta' }).filter({ hasText: 'Redditi PF' }).first();
  await riga.getByRole('gridcell').nth(1).click();
  await page.waitForSelector('[data-casella]', { timeout: 120_000 });
  return page.url();
}

function print(nome: string, esito: Esito | undefined): void {
  if (esito === undefined) throw new Error('nessun esito');
  const { categories, audits, environment } = esito.lhr;
  const voti = ['performance', 'accessibility', 'best-practices'].map(
    (voce) => `${voce} ${Math.round((categories[voce]?.score ?? 0) * 100)}`,
  );
  const tempi = TEMPI.map((voce) => `${voce} ${audits[voce]?.displayValue ?? '?'}`);
  // How quick the machine was meanwhile, by Lighthouse's own measure: below 1000 it holds its votes too low.
  const macchina = `macchina ${Math.round(environment.benchmarkIndex)}`;
  process.stdout.write(`${nome}: ${voti.join(', ')} (${macchina})\n  ${tempi.join(', ')}\n`);
  for (const [chiave, audit] of Object.entries(audits)) {
    if (audit.scoreDisplayMode === 'binary' && audit.score === 0)
      process.stdout.write(`  ${chiave}: ${audit.title}\n`);
  }
}

const { default: lighthouse, desktopConfig } = await loadLighthouse();
const server = await startServer();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launchPersistentContext('', {
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', `--remote-debugging-port=${PORTA_BROWSER}`],
});
try {
  const opzioni = { port: PORTA_BROWSER, disableStorageReset: true, logLevel: 'error' };
  const measure = async (nome: string, indirizzo: string) => {
    print(`${nome}, computer`, await lighthouse(indirizzo, opzioni, desktopConfig));
    print(`${nome}, telefono`, await lighthouse(indirizzo, opzioni));
  };
  await measure('accesso', `${base}/login`);
  const page = await browser.newPage();
  await login(page, 'r.sala@studioconti.example');
  const dichiarazione = await findDichiarazione(page);
  await page.close();
  await measure('home dello studio', `${base}/home`);
  await measure('elenco dei clienti', `${base}/anagrafica`);
  await measure('dichiarazione', dichiarazione);
  const altra = await browser.newPage();
  await login(altra, 'paolo.marchetti@posta.example');
  await altra.close();
  await measure('home del privato', `${base}/home`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

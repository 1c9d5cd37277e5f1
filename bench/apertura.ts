import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { PREFISSO_COOKIE } from '../packages/contract/src/index.ts';
import { listAccessiDemo } from '../packages/server/demo/load-demo.ts';
import { describeTempo, measureMetro, median } from './metro.ts';

/**
 * A declaration opened from the list, on the server of the demo: from the click, and from Enter, to the first frame
 * with a casella that takes what one types. In a browser that never opened one, and again in the same page. Beside the
 * clock, what the page asked meanwhile. Prints; asserts nothing. `npm run bench apertura`
 */
const radice = join(import.meta.dirname, '..');
const porta = process.env.PORT ?? '3934';
const base = `http://127.0.0.1:${porta}`;
const GIRI = 7;
/** How long the pointer stands on a row before the button goes down. */
const SOSTA_MS = 250;
const VOLUTO_MS = 300;
const CASELLA = '[data-casella]:not(:disabled):not([readonly])';

type Apertura = { readonly ms: number; readonly richieste: readonly string[] };

async function startServer(dati: string) {
  const server = spawn(process.execPath, [join(radice, 'scripts/start.ts')], {
    cwd: radice,
    env: { ...process.env, PORT: porta, QUADRA_DATI: dati },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const pezzo of server.stdout) if (String(pezzo).includes('Quadra è pronta')) break;
  return server;
}

/** The list of the declarations with one to open in sight. */
async function openElenco(browser: Browser): Promise<Page> {
  const contesto = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'it-IT',
    baseURL: base,
  });
  const page = await contesto.newPage();
  const accesso = listAccessiDemo().find(({ tipologia }) => tipologia === 'AMM_STU');
  if (accesso === undefined) throw new Error('nessun accesso di prova');
  const form = { username: accesso.email, password: accesso.password, grant_type: 'password' };
  await page.request.post('/token', { form, headers: { origin: base } });
  await contesto.addCookies([{ name: `${PREFISSO_COOKIE}user`, value: btoa('{}'), url: base }]);
  await page.goto('/dichiarazioni');
  await findRiga(page).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const findRiga = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Aperta' }).filter({ hasText: 'Redditi PF' }).first();

/** From the last event of the kind to the frame after a casella is on the page. */
async function measureApertura(page: Page, evento: string, open: () => Promise<void>): Promise<Apertura> {
  await page.evaluate(
    ([nome, casella]) => {
      performance.clearResourceTimings();
      const misura = Promise.withResolvers<Apertura>();
      Object.assign(document.documentElement, { misura: misura.promise });
      addEventListener(
        nome,
        () => {
          const inizio = performance.now();
          const look = () => {
            if (document.querySelector(casella) === null) return requestAnimationFrame(look);
            const ms = performance.now() - inizio;
            const risorse = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const richieste = risorse
              .filter(({ startTime }) => startTime >= inizio)
              .map((r) => {
                const quando = [r.startTime, r.responseEnd].map((t) => Math.round(t - inizio)).join('-');
                return `${quando} ms ${new URL(r.name).pathname}`;
              });
            return misura.resolve({ ms, richieste });
          };
          look();
        },
        { once: true, capture: true },
      );
    },
    [evento, CASELLA] as const,
  );
  await open();
  return page.evaluate(() => Reflect.get(document.documentElement, 'misura') as Promise<Apertura>);
}

/** As a hand does: the pointer is on the row for a moment before it presses. */
async function clickAdagio(page: Page): Promise<void> {
  const cella = findRiga(page).getByRole('gridcell').nth(1);
  await cella.hover();
  await page.waitForTimeout(SOSTA_MS);
  await cella.click();
}

const openConClic = (page: Page) => measureApertura(page, 'click', () => clickAdagio(page));

async function openConInvio(page: Page): Promise<Apertura> {
  await findRiga(page).getByRole('gridcell').nth(1).focus();
  return measureApertura(page, 'keydown', () => page.keyboard.press('Enter'));
}

async function backToElenco(page: Page): Promise<void> {
  await page.goBack();
  await findRiga(page).waitFor();
  await page.waitForLoadState('networkidle');
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
  const prime: Apertura[] = [];
  const altre: Apertura[] = [];
  const conInvio: Apertura[] = [];
  for (let giro = 0; giro < GIRI; giro++) {
    const page = await openElenco(browser);
    prime.push(await openConClic(page));
    await backToElenco(page);
    altre.push(await openConClic(page));
    await backToElenco(page);
    conInvio.push(await openConInvio(page));
    await page.context().close();
  }
  const volte = measureMetro();
  // The first of all also warms the server.
  process.stdout.write(`la prima dopo l’avvio del server: ${Math.round(prime[0]?.ms ?? 0)} ms\n`);
  const print = (nome: string, aperture: readonly Apertura[]): void => {
    const tempo = median(aperture.map(({ ms }) => ms));
    process.stdout.write(`${nome.padEnd(34)} ${describeTempo(tempo, volte, 'ms', VOLUTO_MS)}\n`);
    for (const richiesta of aperture.at(-1)?.richieste ?? []) process.stdout.write(`    ${richiesta}\n`);
  };
  print('la prima nel browser, clic', prime.slice(1));
  print('una dopo, clic', altre);
  print('una dopo, Invio', conInvio);
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dati, { recursive: true, force: true });
}

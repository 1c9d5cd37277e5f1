import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';

/**
 * The grid of 5,000 rows of the gallery in a real browser: longest frame while it scrolls, and from a key to the next
 * frame drawn. Prints; asserts nothing. `node bench/griglia.ts`
 */
const radice = join(import.meta.dirname, '..');
const porta = '3933';
const SCATTI = 200;
const TASTI = 100;

const computeP95 = (tempi: readonly number[]) =>
  tempi.toSorted((uno, altro) => uno - altro)[Math.floor(tempi.length * 0.95)] ?? 0;
const format = (tempi: readonly number[]) =>
  `p95 ${computeP95(tempi).toFixed(1)} ms, massimo ${Math.max(...tempi).toFixed(1)} ms (${tempi.length})`;

/** Milliseconds between frames while the list scrolls by a screen at each frame. */
const measureScorrimento = (page: Page) =>
  page.evaluate(async (scatti) => {
    const griglia = document.querySelector('[aria-rowcount="5001"]');
    const scorrevole = griglia?.parentElement;
    const tempi: number[] = [];
    let prima = await new Promise<number>(requestAnimationFrame);
    for (let scatto = 1; scatto <= scatti; scatto += 1) {
      if (scorrevole) scorrevole.scrollTop += 600;
      const adesso = await new Promise<number>(requestAnimationFrame);
      tempi.push(adesso - prima);
      prima = adesso;
    }
    return tempi;
  }, SCATTI);

/** Milliseconds from a key to the frame after it. */
async function measureTasti(page: Page): Promise<number[]> {
  const griglia = page.getByRole('grid', { name: 'Griglia di 5000 righe' });
  await griglia.locator('[data-riga]').nth(20).focus();
  await page.evaluate(() => {
    const tempi: number[] = [];
    Object.assign(document.documentElement, { tempi });
    document.addEventListener(
      'keydown',
      (evento) =>
        requestAnimationFrame(() => setTimeout(() => tempi.push(performance.now() - evento.timeStamp))),
      true,
    );
  });
  for (let tasto = 0; tasto < TASTI; tasto += 1)
    await page.keyboard.press(tasto % 10 === 9 ? 'PageDown' : 'ArrowDown');
  await page.waitForTimeout(200);
  return page.evaluate(() => Reflect.get(document.documentElement, 'tempi') as number[]);
}

const dati = mkdtempSync(join(tmpdir(), 'quadra-bench-'));
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
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'it-IT' });
  await page.goto(`http://127.0.0.1:${porta}/galleria?sezione=griglia`);
  await page.getByRole('grid', { name: 'Griglia di 5000 righe' }).scrollIntoViewIfNeeded();
  process.stdout.write(`scorrimento, fra due quadri: ${format(await measureScorrimento(page))}\n`);
  process.stdout.write(`tasto, fino al quadro dopo: ${format(await measureTasti(page))}\n`);
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dati, { recursive: true, force: true });
}

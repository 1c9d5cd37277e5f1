import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { skin } from '../packages/contract/src/index.ts';
import { intercept, openSessione } from './accessi.ts';

/**
 * How the pages people live in look, in every skin, on a computer and on a telephone: with the answers that the house gave one
 * day, and at that moment, so that only who changes how a page looks changes its picture. Pictures are half as large as the page.
 * They are made again, with the answers of the house as it is now, by
 * `QUADRA_QUADRI=nuovi npx playwright test e2e/quadri.e2e.ts --update-snapshots all`, and looked at before they are kept.
 */
interface Giornata {
  readonly adesso: string;
  readonly percorso: string;
  readonly risposte: Record<string, unknown>;
}
type Quadro = {
  nome: string;
  chi: string;
  titolo: string | RegExp;
  find: string | ((page: Page) => Promise<string>);
};
const findCliente = async (page: Page) => {
  const risposta = await page.request.post('/api/anagrafica/list', {
    data: { Filter: { CodiceFiscale: 'SPDMME00H55L378S' } },
    headers: { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' },
  });
  const { data } = await risposta.json();
  return `/anagrafica/${data[0].Id}/panoramica`;
};
const QUADRI: readonly Quadro[] = [
  { nome: 'home-studio', chi: 'AMM_STU', titolo: 'Attende Lei', find: '/home' },
  {
    nome: 'home-privato',
    chi: 'paolo.marchetti@posta.example',
    titolo: 'Le mie dichiarazioni',
    find: '/home',
  },
  { nome: 'home-gestore', chi: 'AMM_GES', titolo: 'Messaggi', find: '/home' },
  { nome: 'radar', chi: 'AMM_STU', titolo: 'Radar di stagione', find: '/radar?anno=2025' },
  { nome: 'cliente', chi: 'AMM_STU', titolo: 'Spada Emma', find: findCliente },
  { nome: 'da-pagare', chi: 'paolo.marchetti@posta.example', titolo: 'Da pagare', find: '/da-pagare' },
  { nome: 'permessi', chi: 'p.grassi@studiograssi.example', titolo: 'Chi vede cosa', find: '/permessi' },
  { nome: 'registro', chi: 'AMM_STU', titolo: /^Registro/, find: '/registro-cronologico' },
];
const FORME = { computer: { width: 1366, height: 768 }, telefono: { width: 390, height: 844 } };
const isNuovi = process.env.QUADRA_QUADRI === 'nuovi';
const fileOf = (nome: string) => join(import.meta.dirname, 'quadri', `${nome}.json`);
/** A list is asked by what is in the body too. */
const nameOf = (richiesta: Request) => {
  const { pathname, search } = new URL(richiesta.url());
  return [richiesta.method(), pathname + search, richiesta.postData() ?? ''].join(' ').trim();
};

async function keepGiornata(page: Page, { nome, find }: Quadro): Promise<void> {
  const percorso = typeof find === 'string' ? find : await find(page);
  const risposte: Record<string, unknown> = {};
  await intercept(page, '/api/**', async (rotta) => {
    const richiesta = rotta.request();
    if (richiesta.resourceType() === 'eventsource') return rotta.abort();
    const risposta = await rotta.fetch();
    if (risposta.ok()) risposte[nameOf(richiesta)] = await risposta.json();
    await rotta.fulfill({ response: risposta });
  });
  await page.goto(percorso);
  await page.waitForLoadState('networkidle');
  const ordinate = Object.fromEntries(Object.entries(risposte).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const giornata: Giornata = { adesso: new Date().toISOString(), percorso, risposte: ordinate };
  writeFileSync(fileOf(nome), `${JSON.stringify(giornata, null, 1)}\n`);
  await page.unrouteAll({ behavior: 'wait' });
}

test.use({ deviceScaleFactor: 0.5 });
for (const quadro of QUADRI) {
  const { nome, chi, titolo } = quadro;
  test(`${nome} looks as it was left, in every skin`, async ({ page }) => {
    await openSessione(page, chi);
    if (isNuovi || !existsSync(fileOf(nome))) await keepGiornata(page, quadro);
    const { adesso, percorso, risposte } = JSON.parse(readFileSync(fileOf(nome), 'utf8')) as Giornata;
    await page.clock.setFixedTime(new Date(adesso));
    await intercept(page, '/api/**', async (rotta) => {
      const nota = nameOf(rotta.request());
      // The version is the one that runs: of an older one the page would say that there is a newer.
      if (nota === 'GET /api/version') return rotta.continue();
      const json = risposte[nota];
      await rotta.fulfill(json === undefined ? { status: 404, json: {} } : { json });
    });
    for (const [forma, misura] of Object.entries(FORME)) {
      await page.setViewportSize(misura);
      await page.goto(percorso);
      await expect(page.getByRole('heading', { name: titolo }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const veste of skin) {
        await page.evaluate((quale) => {
          document.documentElement.dataset.skin = quale;
        }, veste);
        await expect(page).toHaveScreenshot(`${nome}-${forma}-${veste}.png`, {
          scale: 'device',
          maxDiffPixelRatio: 0.003,
        });
      }
    }
  });
}

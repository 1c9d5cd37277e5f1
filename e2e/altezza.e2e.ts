import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { modelloDiTipo } from '../packages/contract/src/index.ts';
import { loadModello } from '../packages/fisco/src/index.ts';
import { enter } from './accessi.ts';
import { goDentro } from './tastiera.ts';

const misure = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
/** Narrower than this the page itself scrolls, as far as what is drawn on it; so do those that are one long text. */
const STRETTA = 900;
const lunghe = ['/registrazione', '/note-di-rilascio'];

/** Every page with an address of its own, as the router names it: a new one is measured by itself. */
const percorsi = [
  ...new Set(
    [
      'rotte.ts',
      'rotte-accesso.ts',
      'rotte-riservate.ts',
      'rotte-strumenti.ts',
      'rotte-versamenti.ts',
    ].flatMap((file) => {
      const testo = readFileSync(join(import.meta.dirname, '../packages/web/src/app', file), 'utf8');
      return [...testo.matchAll(/'(\/[a-z0-9/-]+)'/g)].map(([, percorso = '']) => percorso);
    }),
  ),
];
const privati = percorsi.filter((percorso) => !/^\/(login|aziende|richiesta-|galleria)/.test(percorso));

/**
 * What hangs out of the window at each size, from the first and back to it: nothing may be reached by scrolling where nothing
 * is drawn.
 */
async function checkMisure(page: Page, dove: string): Promise<void> {
  // A page that does not open is one page, whatever its address: measured at its first size.
  const tutte = (await page.getByText('Non autorizzato.').count()) === 0 ? misure : misure.slice(0, 1);
  for (const misura of tutte) {
    if (misura !== misure[0]) await page.setViewportSize(misura);
    const scorre = misura.width < STRETTA || lunghe.includes(dove);
    const fuori = await page.evaluate((scorre) => {
      const { scrollHeight, scrollWidth } = document.scrollingElement ?? document.body;
      const disegnato = document.getElementById('radice')?.getBoundingClientRect().height ?? 0;
      const alta = scorre ? Math.max(innerHeight, Math.ceil(disegnato)) : innerHeight;
      return { sotto: Math.max(0, scrollHeight - alta), aDestra: Math.max(0, scrollWidth - innerWidth) };
    }, scorre);
    expect.soft(fuori, `${dove} a ${misura.width}x${misura.height}`).toEqual({ sotto: 0, aDestra: 0 });
  }
  if (tutte.length > 1) await page.setViewportSize(misure[0]);
}

/** Asked frame by frame, from inside: the part is that of the new page, seen, and nothing in the page is busy. */
const isFerma = (page: Page, parte: string): Promise<boolean> =>
  page.evaluate(async (selettore) => {
    const fine = performance.now() + 10_000;
    for (let fermi = 0; performance.now() < fine; ) {
      await new Promise(requestAnimationFrame);
      const prima = document.querySelector(`${selettore}[data-prima]`);
      const vista = document.querySelector(selettore);
      const isVista = vista?.checkVisibility({ visibilityProperty: true }) && vista.clientHeight > 0;
      fermi = prima || !isVista || document.querySelector('[aria-busy="true"]') ? 0 : fermi + 1;
      // A question to the server begins once the page is painted.
      if (fermi === 3) return true;
    }
    return false;
  }, parte);

/**
 * Opens one address after the other: the part named is that of the new one, and what it asked of the server has come (the
 * channel of the events stays open by its nature).
 */
function watchRichieste(page: Page, parte: string): (percorso: string) => Promise<void> {
  const inViaggio = new Set<Request>();
  page.on('request', (richiesta) => {
    if (richiesta.resourceType() !== 'eventsource') inViaggio.add(richiesta);
  });
  const settle = (richiesta: Request) => void inViaggio.delete(richiesta);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return async (percorso) => {
    await page.evaluate(
      (selettore) => document.querySelector(selettore)?.setAttribute('data-prima', ''),
      parte,
    );
    await goDentro(page, percorso);
    expect(await isFerma(page, parte), `${percorso} resta occupata`).toBe(true);
    await expect.poll(() => inViaggio.size, { intervals: [20, 50, 100] }).toBe(0);
  };
}

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: misure[0] });

/** Who opens the most of each kind: the operators see the same pages, and fewer of them. */
for (const chi of [
  'AMM_ELMAS',
  'AMM_GES',
  'AMM_STU',
  'paolo.marchetti@posta.example',
  'a.rinaldi@officinerinaldi.example',
])
  test(`no page is taller or wider than its window: ${chi}`, async ({ page }) => {
    test.setTimeout(240_000);
    const open = watchRichieste(page, 'h1');
    await enter(page, chi);
    await checkMisure(page, '/home');
    for (const percorso of privati.filter((altro) => altro !== '/home')) {
      await open(percorso);
      await checkMisure(page, percorso);
    }
  });

test('no page without a login is taller or wider than its window', async ({ page }) => {
  for (const percorso of percorsi.filter((altro) => !privati.includes(altro) && altro !== '/galleria')) {
    await page.goto(percorso);
    await expect(page.locator('h1').first()).toBeVisible();
    await checkMisure(page, percorso);
  }
});

for (const tipo of ['Persone fisiche', 'IVA'] as const)
  test(`no quadro and no view of a declaration is taller or wider than its window: ${tipo}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const open = watchRichieste(page, '#contenuto');
    await enter(page, 'OP_STU');
    const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
    const ask = async (percorso: string, data: object) =>
      (await (await page.request.post(percorso, { data, headers })).json()).data;
    const [{ Id }] = await ask('/api/anagrafica/list', { Filter: { Tipo: 'PF' }, PageSize: 1 });
    if (tipo !== 'Persone fisiche')
      await ask('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], Tipo: tipo });
    const [{ Id: una }] = await ask('/api/2025/dichiarazione/list', { Filter: { Tipo: tipo }, PageSize: 1 });
    await open(`/dichiarazione/2025/${una}/riepilogo`);
    const quadri = (await loadModello(2025, modelloDiTipo[tipo].modello))?.quadri ?? [];
    expect(quadri.length).toBeGreaterThan(3);
    const viste = ['collegamenti', 'cascata', 'anni', 'confronto', 'passato', 'affiancate', 'telematico'];
    for (const vista of [...quadri.map(({ codice }) => `quadro${codice}`), 'riepilogo', ...viste]) {
      await open(`/dichiarazione/2025/${una}/${vista}`);
      await checkMisure(page, vista);
    }
  });

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Skin, skin } from '../packages/contract/src/costanti.ts';
import { login } from './accessi.ts';

/** A skin changes colours alone: everything is looked at in the first one, the colours in all. */
async function check(page: Page, dove: string, regole?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (regole === undefined ? axe : axe.withRules(regole)).analyze();
  const gravi = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    gravi.map(({ id, nodes }) => `${dove}: ${id} ${nodes.map((nodo) => nodo.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

const etichette: Record<Skin, string> = {
  dark: 'Scuro',
  'light-blue': 'Azzurro',
  black: 'Nero',
  orange: 'Arancio',
  green: 'Verde',
};

const COLORI = ['color-contrast', 'link-in-text-block'];
const regoleDi = (scelta: Skin) => (scelta === 'dark' ? undefined : COLORI);

async function wear(page: Page, scelta: Skin): Promise<void> {
  await page.getByRole('button', { name: /Aspetto/ }).click();
  await page.getByRole('group', { name: 'Colori' }).getByText(etichette[scelta]).click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', scelta);
  await check(page, `aspetto, ${scelta}`, regoleDi(scelta));
  await page.keyboard.press('Escape');
}

test.describe.configure({ mode: 'serial' });

test('no serious or critical violation on the public pages', async ({ page }) => {
  for (const percorso of ['/login', '/aziende', '/richiesta-password', '/non-esiste']) {
    await page.goto(percorso);
    await page.waitForLoadState('networkidle');
    await check(page, percorso);
  }
});

for (const scelta of skin) {
  test(`[THM-006] no serious or critical violation, contrast of the texts included, on any screen, skin ${scelta}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/login');
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, scelta);
    await check(page, `login, ${scelta}`, regoleDi(scelta));
    await login(page, 'OP_STU');
    await wear(page, scelta);
    const visit = async (percorso: string) => {
      await page.goto(percorso);
      await page.waitForLoadState('networkidle');
      await check(page, percorso, regoleDi(scelta));
    };
    for (const percorso of ['/home', '/anagrafica', '/anagrafica/nuova', '/dichiarazioni'])
      await visit(percorso);
    await page.getByRole('row').nth(1).dblclick();
    await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
    const dichiarazione = new URL(page.url()).pathname.replace(/\/quadro.*$/, '');
    for (const pagina of ['/quadroFR', '/quadroFA', '/quadroRC', '/quadroRP', '/quadroRN', '/quadroRV']) {
      await visit(`${dichiarazione}${pagina}`);
    }
    await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
    await page.waitForLoadState('networkidle');
    await check(page, 'riepilogo', regoleDi(scelta));
  });
}

test('no serious or critical violation on the applications of the suite', async ({ page }) => {
  await login(page, 'AMM_ELMAS');
  await page.goto('/applicazioni');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await check(page, '/applicazioni');
  await page.goto('/applicazioni/nuova');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova applicazione' })).toBeVisible();
  await check(page, '/applicazioni/nuova');
});

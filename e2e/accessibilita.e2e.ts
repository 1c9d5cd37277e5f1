import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Skin, skin } from '../packages/contract/src/costanti.ts';
import { schemaDiSkin } from '../packages/web/src/theme/schema.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const etichette: Record<Skin, string> = {
  dark: 'Scuro',
  'light-blue': 'Azzurro',
  black: 'Nero',
  orange: 'Arancio',
  green: 'Verde',
};
test.describe.configure({ mode: 'parallel' });

/** Dresses the page as another tab of this browser would tell it to: nothing is read again, nothing is saved. */
async function wear(page: Page, scelta: Skin): Promise<void> {
  await page.evaluate((nome) => {
    const schede = new BroadcastChannel('quadra');
    schede.postMessage({ tipo: 'aspetto', preferenze: { skin: nome } });
    schede.close();
  }, scelta);
  await expect(page.locator('html')).toHaveAttribute('data-skin', scelta);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', schemaDiSkin[scelta]);
}

async function checkInOgniSkin(page: Page, dove: string): Promise<void> {
  for (const scelta of skin) {
    await wear(page, scelta);
    await checkAccessibile(page, dove, scelta);
  }
}

test('no serious or critical violation on the public pages', async ({ page }) => {
  for (const percorso of ['/login', '/aziende', '/richiesta-password', '/non-esiste']) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibile(page, percorso, 'dark');
  }
});

test('[THM-006] no serious or critical violation, contrast of the texts included, in any skin: login, look', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  for (const scelta of skin) {
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, scelta);
    await checkAccessibile(page, '/login', scelta);
  }
  await enter(page, 'OP_STU');
  await page.getByRole('button', { name: 'Aspetto' }).click();
  for (const scelta of skin) {
    await page.getByRole('group', { name: 'Colori' }).getByText(etichette[scelta]).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', scelta);
    await checkAccessibile(page, 'aspetto', scelta);
  }
});

const riga = (page: Page): Locator => page.getByRole('row').nth(1);
const schermate: readonly [percorso: string, pronta: (page: Page) => Locator][] = [
  ['/home', (page) => page.getByRole('link', { name: /^Anagrafica.*clienti/ })],
  ['/anagrafica', riga],
  ['/anagrafica/nuova', (page) => page.getByLabel('Cognome', { exact: true })],
  ['/dichiarazioni', riga],
];
for (const [percorso, pronta] of schermate) {
  test(`[THM-006] no serious or critical violation, contrast of the texts included, in any skin: ${percorso}`, async ({
    page,
  }) => {
    await enter(page, 'OP_STU', percorso);
    await expect(pronta(page)).toBeVisible();
    await checkInOgniSkin(page, percorso);
  });
}

for (const quadri of [
  ['FR', 'FA', 'RC', 'RP'],
  ['RN', 'RV', 'riepilogo'],
]) {
  test(`[THM-006] no serious or critical violation, contrast of the texts included, in any skin: ${quadri.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, 'OP_STU', '/dichiarazioni');
    await riga(page).dblclick();
    await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
    const indice = page.getByRole('navigation', { name: 'Quadri' });
    for (const quadro of quadri) {
      if (quadro === 'riepilogo') {
        await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
        await expect(page.getByRole('heading', { name: 'Risultati' })).toBeVisible();
      } else {
        await indice.getByRole('button', { name: new RegExp(`^${quadro} `) }).click();
        await expect(page).toHaveTitle(new RegExp(`^${quadro} `));
        await expect(page.locator('#contenuto header').getByRole('heading').first()).toBeVisible();
      }
      await checkInOgniSkin(page, quadro);
    }
  });
}

test('no serious or critical violation on the applications of the suite', async ({ page }) => {
  await enter(page, 'AMM_ELMAS', '/applicazioni');
  await expect(riga(page)).toBeVisible();
  await checkAccessibile(page, '/applicazioni', 'dark');
  await page.goto('/applicazioni/nuova');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova applicazione' })).toBeVisible();
  await checkAccessibile(page, '/applicazioni/nuova', 'dark');
});

/** Every account of Utilità, where one is asked in the address. */
const conti = ['codice-fiscale', 'partita-iva', 'iban', 'iva', 'interessi', 'termini', 'irpef', 'imu'];
test('no serious or critical violation in any skin: every account of Utilità', async ({ page }) => {
  test.slow();
  await enter(page, 'OP_STU', '/utilita');
  for (const conto of conti) {
    await page.goto(`/utilita?conto=${conto}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Utilità' })).toBeVisible();
    await expect(page.locator('#contenuto').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await checkInOgniSkin(page, conto);
  }
});

test('no serious or critical violation in any skin: the engine room of the vendor', async ({ page }) => {
  await enter(page, 'AMM_ELMAS', '/strumenti-avanzati');
  await expect(page.getByRole('table', { name: 'Lavori periodici' }).getByRole('row')).not.toHaveCount(1);
  await checkInOgniSkin(page, '/strumenti-avanzati');
});

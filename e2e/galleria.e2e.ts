import { expect, type Page, test } from '@playwright/test';
import { type Skin, skin } from '../packages/contract/src/costanti.ts';
import { schemaDiSkin } from '../packages/web/src/theme/schema.ts';
import { checkAccessibile } from './axe.ts';

test.describe.configure({ mode: 'parallel' });

async function wear(page: Page, vestito: Skin): Promise<void> {
  await page
    .getByRole('banner')
    .getByLabel(/^Colori/)
    .selectOption(vestito);
  await expect(page.locator('html')).toHaveAttribute('data-skin', vestito);
}

for (const alcune of [skin.slice(0, 1), skin.slice(1, 3), skin.slice(3)]) {
  test(`[WID-054] no serious or critical violation in the gallery, skin ${alcune.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/galleria');
    await expect(page.getByRole('grid').last()).toBeVisible();
    for (const vestito of alcune) {
      await wear(page, vestito);
      await checkAccessibile(page, 'galleria', vestito);
    }
  });
}

test('[WID-054] no serious or critical violation in windows and notifications, in any skin', async ({
  page,
}) => {
  test.slow();
  const checkOvunque = async (parti: readonly string[]) => {
    for (const vestito of skin) {
      await page.evaluate(
        ([nome, schema]) => {
          document.documentElement.dataset.skin = nome;
          document.documentElement.dataset.mantineColorScheme = schema;
        },
        [vestito, schemaDiSkin[vestito]] as const,
      );
      for (const parte of parti) await checkAccessibile(page, parte, vestito, parte);
    }
  };
  await page.goto('/galleria');
  await page.getByRole('button', { name: 'Mostra i quattro tipi' }).click();
  await page.getByRole('button', { name: 'Apri con pulsanti' }).click();
  await page.getByRole('button', { name: /^Azioni della finestra/ }).click();
  await checkOvunque(['#finestre', '[data-notifiche]']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await page.getByRole('button', { name: 'Riduci a notifica' }).click();
  await page.getByRole('button', { name: 'Apri modale' }).click();
  await checkOvunque(['#finestre']);
});

/** What does not fit: the page sideways, words wider than their button. Pictures would compare fonts, not faults. */
const listStretti = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const stretti = [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((pulsante) => pulsante.scrollWidth > pulsante.clientWidth + 1)
      .map((pulsante) => pulsante.textContent);
    return root.scrollWidth > root.clientWidth ? ['la pagina', ...stretti] : stretti;
  });

for (const carattere of ['jura', 'quicksand']) {
  test(`every part fits its place in the widest letters, ${carattere}`, async ({ page }) => {
    await page.goto(`/galleria?font=${carattere}`);
    for (const width of [1366, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await listStretti(page), `a ${width} px`).toEqual([]);
    }
  });
}

import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const GIORNO_MS = 86_400_000;
const fra = (giorni: number) => new Date(Date.now() + giorni * GIORNO_MS).toISOString().slice(0, 10);

/** A client with a model to pay in a week; answers its page. */
async function makePiano(page: Page): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const [{ Id }] = await send('/api/anagrafica/list', { Filter: { Denominazione: 'Battaglia Jacopo' } });
  await send('/api/f24', {
    IdAnagrafica: Id,
    Scadenza: fra(7),
    Righe: [{ Sezione: 'erario', Codice: '4034', Anno: fra(0).slice(0, 4), Debito: 3600 }],
  });
  return `/pianificatore?cliente=${Id}`;
}

test('a payment is moved by keyboard and by hand, its cost is seen before it is used, and the plan is the new day', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/impostazioni');
  await page.goto(await makePiano(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Pianificatore' })).toBeVisible();
  const scatola = page.getByRole('button', { name: /^F24 n\. \d+, .*Alt e frecce/ }).last();
  await expect(scatola).toContainText('3.600,00');
  const frase = page.getByRole('status').filter({ hasText: 'F24' });

  await scatola.focus();
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page).toHaveURL(/pianificatore/);
  await expect(page.getByRole('tab', { name: /B Scenario B/ })).toHaveAttribute('aria-selected', 'true');
  await expect(frase).toContainText(/^Pagare F24 n\. \d+ .* costa \d/);
  await expect(scatola).not.toContainText('3.600,00');
  await expect(page.getByText('Sanzione secondo i giorni di ritardo (€)')).toBeVisible();
  const cambia = page.getByRole('table', { name: 'Che cosa cambia' });
  await expect(cambia.getByRole('row', { name: /^Sanzione/ })).toContainText('3.600,00 × 25% / 2 / 9');
  await checkAccessibile(page, '/pianificatore', 'dark');

  await page.keyboard.press('Escape');
  await expect(scatola).toContainText('3.600,00');
  await expect(frase).toHaveCount(0);

  // By hand, a fortnight later or so: a box follows the pointer day by day.
  const riquadro = await scatola.boundingBox();
  if (riquadro === null) throw new Error('no box');
  await page.mouse.move(riquadro.x + 20, riquadro.y + 10);
  await page.mouse.down();
  await page.mouse.move(riquadro.x + 260, riquadro.y + 10, { steps: 6 });
  await page.mouse.up();
  await expect(frase).toContainText(/^Pagare F24 n\. \d+ .* costa \d/);
  const nuovo = ((await scatola.textContent()) ?? '').match(/[\d.]+,\d\d/)?.[0] ?? '';

  await page.getByRole('button', { name: 'Usa lo scenario B' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('F24 spostato.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.reload();
  await expect(scatola).toContainText(nuovo);

  await page.getByRole('radio', { name: 'Studio' }).check({ force: true });
  await expect(page.getByRole('row').filter({ hasText: 'Battaglia Jacopo' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cassa da preparare (€)' })).toBeVisible();
});

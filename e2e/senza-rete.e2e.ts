import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a page says so, keeps nothing of the clients, and the way back is there', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From the next page on it stands between the page and the server.
  await page.goto('/anagrafica');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/dichiarazioni');
  await expect(page.getByRole('heading', { level: 1, name: 'Senza rete' })).toBeVisible();
  await expect(page.getByText('Quadra non ne tiene copia in questo dispositivo')).toBeVisible();
  const tenuti = await page.evaluate(async () => {
    const nomi = await caches.keys();
    const chiavi = await Promise.all(nomi.map(async (nome) => (await caches.open(nome)).keys()));
    return chiavi.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(tenuti.toSorted()).toEqual(['/aspetto.js', '/quadra.svg', '/senza-rete.css', '/senza-rete.html']);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dichiarazioni' })).toBeVisible();
  // What a browser asks of what it installs.
  const manifesto = await page.request.get('/quadra.webmanifest');
  expect(manifesto.headers()['content-type']).toContain('application/manifest+json');
});

import { expect, test } from '@playwright/test';
import { loadModello } from '@quadra/fisco';
import { enter, openSessione } from './accessi.ts';
import { openRedditiPf } from './dichiarazioni.ts';
import { goDentro } from './tastiera.ts';

test('[RTE-008] every quadro of the modello opens at its address; an unknown one is said', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/dichiarazioni');
  await openRedditiPf(page, 'Fusco Daniele');
  await expect(page.getByRole('navigation', { name: 'Quadri' })).toBeVisible();
  const modello = await loadModello(2025, 'redditi-pf');
  const quadri = modello?.quadri ?? [];
  expect(quadri.length).toBeGreaterThan(3);
  for (const { codice, titolo } of quadri) {
    await goDentro(page, `/quadro${codice}`);
    await expect(page).toHaveTitle(new RegExp(`^${codice} `));
    await expect(page.locator('#contenuto header').getByRole('heading', { name: titolo })).toBeVisible();
  }
  await goDentro(page, '/quadroZZ');
  await expect(page.getByRole('heading', { name: 'Quadro assente' })).toBeVisible();
  await page.goto('/quadroRN');
  await expect(page.getByRole('heading', { name: 'Nessuna dichiarazione aperta' })).toBeVisible();
});

test('[RTE-014] the ground of the body is that of the origin of test; login elsewhere', async ({ page }) => {
  const porta = new URL(test.info().project.use.baseURL ?? '').port;
  for (const [nome, classe] of [
    ['login', 'login'],
    ['aziende', 'aziende'],
    ['condominio', 'condominio'],
    ['altro', 'login'],
  ]) {
    await page.goto(`http://${nome}.localhost:${porta}/login`);
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(classe ?? '');
  }
});

test('[LST-020] a drawing is fetched by GET and put in the page, cleaned of what is not shape or colour', async ({
  page,
}) => {
  await openSessione(page);
  const lettura = page.waitForResponse('**/vuoto.svg');
  await page.goto('/quadroRN');
  const risposta = await lettura;
  expect(risposta.request().method()).toBe('GET');
  expect(risposta.headers()['content-type']).toContain('image/svg+xml');
  const disegno = page.locator('[data-disegno="/vuoto.svg"]');
  await expect(disegno.locator('svg rect')).toHaveCount(4);

  await page.route('**/vuoto.svg', (rotta) =>
    rotta.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" onload="window.preso=1" viewBox="0 0 9 9">
        <script>window.preso=1</script><style>*{fill:red}</style>
        <a href="javascript:window.preso=1"><rect width="9" height="9"/></a>
        <foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.preso=1"/></foreignObject>
        <image href="https://altrove.example/x.png"/><use href="#x"/>
        <circle r="4" onclick="window.preso=1" fill="url(https://altrove.example/x)" stroke="red"/></svg>`,
    }),
  );
  await page.reload();
  await expect(disegno.locator('svg circle')).toHaveCount(1);
  const dentro = await disegno.evaluate((nodo) => nodo.innerHTML);
  expect(dentro).toBe('<svg viewBox="0 0 9 9"><circle r="4" stroke="red"></circle></svg>');
  expect(await page.evaluate(() => 'preso' in window)).toBe(false);
});

test('a page whose file does not come says so in Italian, and comes back with its button', async ({
  page,
}) => {
  await page.route('**/assets/TagPage-*.js', (rotta) => rotta.fulfill({ status: 500, body: '' }));
  await enter(page, 'AMM_STU', '/tag');
  await expect(page.getByRole('alert')).toContainText('La pagina non si può mostrare.');
  await expect(page.getByText(/something went wrong/i)).toHaveCount(0);
  await page.unroute('**/assets/TagPage-*.js');
  await page.getByRole('button', { name: 'Ricarica' }).click();
  await expect(page.getByRole('heading', { name: 'Tag', level: 1 })).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('the administrator copies the data of a client and erases one who has nothing to keep', async ({
  page,
}) => {
  await openSessione(page, 'AMM_STU');
  const nuova = await page.request.post('/api/anagrafica', {
    headers: { origin: test.info().project.use.baseURL ?? '', 'x-quadra-app': 'prova' },
    data: {
      Tipo: 'SD',
      CodiceFiscale: '01533450191',
      RagioneSociale: 'Da Cancellare S.r.l.',
      DomicilioFiscale: { Comune: 'H501' },
    },
  });
  expect(nuova.status(), await nuova.text()).toBe(201);
  const { Id } = (await nuova.json()).data;
  await page.goto(`/anagrafica/${Id}`);
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Riservatezza' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riservatezza' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cancellazione dei dati' })).toContainText('Cancellato');
  await checkAccessibile(page, 'riservatezza', 'dark');
  await page.getByRole('button', { name: 'Preparare la copia' }).click();
  await expect(page.getByText('La copia è in preparazione')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/anagrafica/${Id}/riservatezza`)).text())
    .toContain('"Blocchi":[]');
  await page.getByLabel('Codice fiscale del cliente').fill('01533450192');
  await page.getByRole('button', { name: 'Cancellare i dati' }).click();
  await expect(page.getByText('Non è il codice fiscale di questo cliente.')).toBeVisible();
  await page.getByLabel('Codice fiscale del cliente').fill('01533450191');
  await page.getByRole('button', { name: 'Cancellare i dati' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('I dati del cliente sono stati cancellati.')).toBeVisible();
  await expect(page).toHaveURL(/\/anagrafica(\?|$)/);
  expect((await page.request.get(`/api/anagrafica/${Id}`)).status()).toBe(404);
});

test('an operator is told he may not', async ({ page }) => {
  await openSessione(page, 'OP_STU');
  await page.goto('/anagrafica/00000000-0000-4000-8000-000000000000/riservatezza');
  await expect(page.getByText('Non autorizzato.')).toBeVisible();
});

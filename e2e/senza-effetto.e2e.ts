import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('what is kept and has no effect yet says so', async ({ page }) => {
  await enter(page, 'AMM_STU', '/impostazioni');
  const attivi = page.getByRole('region', { name: 'Testi della posta' });
  await expect(attivi.getByRole('textbox')).toHaveCount(7);
  await expect(attivi.getByLabel('Archiviazione dei modelli: testo')).toBeVisible();
  await expect(page.getByText(/rateazioni dal portale unico» si conserva e per ora/)).toBeVisible();
  await page.goto('/credenziali');
  await expect(page.getByText(/Le altre credenziali si conservano cifrate/)).toBeVisible();
  await page.goto('/moduli');
  await expect(page.getByText(/^Un modulo si acquista con i crediti/)).toBeVisible();
  await expect(page.getByText('WOWAI')).toHaveCount(0);
  await page.getByRole('link', { name: 'Vai ai Pacchetti' }).click();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Compra', 'Compra', 'Compra']);
  await expect(page.getByRole('heading', { name: 'Come acquistare' })).toHaveCount(0);
});

test('a mail that no server sends is not said to be sent', async ({ page }) => {
  await page.request.post('/api/utente/resetpassword', {
    data: { Email: 'l.ferri@studioconti.example' },
    headers: { 'x-quadra-app': 'prova' },
  });
  await enter(page, 'AMM_ELMAS', '/posta');
  await expect(page.getByText(/nessun server di posta configurato, restano qui/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('In Posta, non spedita');
  await expect(page.getByRole('grid').getByText('Inviata', { exact: true })).toHaveCount(0);
});

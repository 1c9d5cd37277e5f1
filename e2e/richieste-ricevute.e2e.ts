import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { CLIENTE, chiediDocumento, makeFoto, STUDIO, TELEFONO } from './cliente.ts';

const FOTO = makeFoto('cu.png');

test('what the studio asks is read on the phone, said missing, then photographed and sent', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const documento = `La Certificazione Unica (CU) ${Date.now() % 100000}`;
  const privato = await browser.newPage({ viewport: TELEFONO });
  await openSessione(privato, CLIENTE);
  await openSessione(page, STUDIO);
  const Finalita = test.info().retry === 0 ? 'Ordinaria' : 'Integrativa';
  await chiediDocumento(page, privato, baseURL ?? '', { anno: 2024, Documento: documento, Finalita });

  await privato.goto('/home');
  await expect(privato.getByRole('heading', { name: 'Lo studio Le chiede' })).toBeVisible();
  await expect(privato.getByRole('link', { name: documento })).toBeVisible();
  const barra = privato.getByRole('navigation', { name: 'Voci di ogni giorno' });
  await barra.getByRole('link', { name: /Richieste$/ }).click();
  await expect(privato).toHaveURL(/\/richieste-ricevute$/);
  await checkAccessibile(privato, '/richieste-ricevute', 'dark');
  await privato
    .getByRole('region', { name: 'Lo studio Le chiede' })
    .getByRole('link', { name: documento })
    .click();

  await expect(privato.getByRole('heading', { level: 1 })).toHaveText('Ci serve un documento');
  await expect(privato.getByRole('heading', { name: documento })).toBeVisible();
  await expect(privato.getByText('Dice quanto ha trattenuto la Regione')).toBeVisible();
  await expect(privato.getByText('In alto c’è scritto «Certificazione Unica»')).toBeVisible();
  await expect(privato.getByText(/Fino a 5 MB per file.*Lo vede solo lo studio/)).toBeVisible();
  for (const nome of ['Fotografa il documento', 'Scegli un file', 'Non ce l’ho'])
    expect((await privato.getByRole('button', { name: nome }).boundingBox())?.height).toBeGreaterThanOrEqual(
      52,
    );
  await checkAccessibile(privato, '/richieste-ricevute/$id', 'dark');
  await checkAccessibile(privato, '/richieste-ricevute/$id', 'light-blue');
  expect(await privato.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await privato.getByRole('button', { name: 'Non ce l’ho' }).click();
  const finestra = privato.getByRole('form', { name: 'Non ce l’ho' });
  await finestra.getByLabel('Perché non ce l’ha').fill('Il datore non l’ha ancora data');
  await finestra.getByRole('button', { name: 'Rispondi allo studio' }).click();
  await expect(
    privato.getByText('Ha risposto che non ce l’ha: Il datore non l’ha ancora data'),
  ).toBeVisible();
  await page.goto('/richieste');
  const riga = page.getByRole('row').filter({ hasText: documento });
  await expect(riga).toContainText('Il cliente non ce l’ha');

  // Found: the camera of the telephone, and away.
  const scelta = privato.waitForEvent('filechooser');
  await privato.getByRole('button', { name: 'Fotografa il documento' }).click();
  const camera = await scelta;
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  await camera.setFiles(FOTO);
  await expect(privato.getByRole('list', { name: 'Da mandare' })).toContainText('cu.png');
  await privato.context().setOffline(true);
  await expect(privato.getByText('Senza rete il documento non si può mandare.')).toBeVisible();
  await expect(privato.getByRole('button', { name: 'Manda allo studio' })).toBeDisabled();
  await expect(privato.getByText(/Visto il \d\d\/\d\d\/\d{4} alle \d\d:\d\d/)).toBeVisible();
  await privato.context().setOffline(false);
  await privato.getByRole('button', { name: 'Manda allo studio' }).click();
  await expect(privato.getByText(/Mandato il \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.reload();
  await expect(riga).toContainText('Arrivata, da confermare');
  await privato.close();
});

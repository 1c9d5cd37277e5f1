import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const CONSERVATORE = 7;

test('[ARC-001] [ARC-002] [ARC-005] [ERR-042] documents go to the conservator: frozen until it accepts, then archived; without credentials it is said', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/conservazione');
  const finestra = page.getByRole('dialog');
  const send = async (...nomi: string[]) => {
    for (const nome of nomi)
      await page.getByRole('row').filter({ hasText: nome }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Manda al conservatore' }).click();
    await expect(finestra.getByText(/restano congelati in Quadra/)).toBeVisible();
    await finestra.getByRole('button', { name: 'OK' }).click();
  };
  const tardo = page.getByRole('row').filter({ hasText: 'Certificazione unica 2024.pdf' });
  await expect(tardo).toContainText('31/01/2025, oltre il termine');
  await expect(page.getByRole('row').filter({ hasText: 'Ricevuta telematica 2024.pdf' })).toContainText(
    'Congelato in Quadra',
  );
  await expect(page.getByRole('row').filter({ hasText: 'Redditi PF 2024.pdf' })).toHaveCount(0);
  await checkAccessibile(page, '/conservazione', 'dark');
  await send('Certificazione unica 2024.pdf', 'Redditi PF.pdf');
  await expect(page).toHaveURL(/\/conservazione\/pacchetti/);
  const pannello = page.getByRole('region', { name: 'Pacchetto scelto' });
  await expect(pannello.getByText(/^Congelati in Quadra/)).toBeVisible();
  await expect(pannello.getByText('Simulato')).toBeVisible();
  await pannello.getByRole('button', { name: 'Chiedi l’esito' }).click();
  await expect(page.getByText('Il conservatore non ha ancora deciso.')).toBeVisible();
  await checkAccessibile(page, '/conservazione/pacchetti', 'dark');

  // The person of the conservator decides on its own page.
  const { port, hostname } = new URL(baseURL ?? '');
  const suo = await page.context().newPage();
  await suo.goto(`http://${hostname}:${Number(port) + CONSERVATORE}/`);
  const suoi = suo.locator('form').filter({ hasText: 'Certificazione unica 2024.pdf' }).getByRole('button');
  await suoi.filter({ hasText: 'Accetta' }).click();
  await expect(suoi).toHaveCount(0);
  await suo.close();
  await pannello.getByRole('button', { name: 'Chiedi l’esito' }).click();
  await expect(pannello.getByText('Accettati dal conservatore: archiviati.')).toBeVisible();
  await expect(pannello.getByRole('button', { name: 'Annulla il pacchetto' })).toHaveCount(0);
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    pannello.getByRole('link', { name: 'Scarica il pacchetto' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^pacchetto-\d+-\d{4}\.zip$/);

  await page.getByRole('radio', { name: 'Da conservare' }).check({ force: true });
  await expect(tardo).toHaveCount(0);
  await send('Riepilogo dei versamenti.pdf');
  await pannello.getByRole('button', { name: 'Annulla il pacchetto' }).click();
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Scrivere il motivo: almeno 3 caratteri.')).toBeVisible();
  await finestra.getByRole('textbox', { name: /^Motivo/ }).fill('Documento sbagliato');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(pannello.getByText('Annullato: i documenti sono liberi.')).toBeVisible();

  await page.goto('/documentale');
  await expect(page.getByRole('row').filter({ hasText: 'Certificazione unica 2024.pdf' })).toContainText(
    'Archiviato, simulato',
  );
  await expect(page.getByRole('row').filter({ hasText: 'Redditi PF.pdf' })).toContainText(
    'Firmato e archiviato, simulato',
  );
  // Each client is told, once.
  await enter(page, 'AMM_ELMAS', '/posta');
  await expect(page.getByRole('row').filter({ hasText: 'documenti archiviati' })).toHaveCount(2);
  await enter(page, 'p.grassi@studiograssi.example', '/conservazione');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Credenziali di archiviazione mancanti.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manda al conservatore' })).toHaveCount(0);
});

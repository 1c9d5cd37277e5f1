import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test('[AI-003] a ticket opened by an operator with its page and a file is answered by the consultant, and the answer notifies', async ({
  page,
  browser,
}) => {
  test.slow();
  // Its own, also at a second try.
  const oggetto = `Il documento non si carica ${Date.now()}`;
  const chi = 's.zorzi@studiograssi.example';
  await enter(page, chi, '/documentale');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Help Desk' }).last().click();
  await expect(page).toHaveURL(/\/help-desk\?da=/);
  await expect(page.getByRole('heading', { name: 'Help Desk', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Apri un ticket' }).click();
  const finestra = page.getByRole('dialog');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Campo obbligatorio').first()).toBeVisible();
  await finestra.getByRole('textbox', { name: /^Oggetto/ }).fill(oggetto);
  await finestra.getByRole('radio', { name: 'Alta' }).check({ force: true });
  await expect(finestra.getByText('Risposta promessa entro 4 ore lavorative.')).toBeVisible();
  await finestra.getByRole('textbox', { name: /^Descrizione/ }).fill('Resta fermo a metà.');
  await finestra.getByRole('checkbox', { name: /scrivo dalla pagina \/documentale/ }).check({ force: true });
  await finestra.getByRole('button', { name: 'OK' }).click();
  const pannello = page.getByRole('region', { name: 'Ticket scelto' });
  await expect(pannello.getByRole('heading', { name: oggetto })).toBeVisible();
  await expect(pannello.getByText('/documentale')).toBeVisible();
  const [scelta] = await Promise.all([
    page.waitForEvent('filechooser'),
    pannello.getByRole('button', { name: 'Allega un file' }).click(),
  ]);
  await scelta.setFiles({
    ...{ name: 'schermata.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7 schermata'),
  });
  await expect(pannello.getByRole('link', { name: 'schermata.pdf' })).toBeVisible();
  await checkAccessibile(page, '/help-desk', 'dark');

  const suo = await (await browser.newContext()).newPage();
  await enter(suo, 'CON_ELMAS', '/help-desk');
  const coda = suo.getByRole('navigation', { name: 'Coda dei ticket' });
  const riga = coda.getByRole('button').filter({ hasText: oggetto });
  await coda.getByRole('textbox', { name: 'Numero o parole dell’oggetto' }).fill(oggetto);
  await expect(riga).toContainText('Alta');
  await expect(riga).toContainText('Libero');
  await expect(suo.getByText(/attende di più: (rispondere|la risposta era promessa) entro /)).toBeVisible();
  await expect(riga).toContainText(/(entro|oltre) .+ alle \d\d:\d\d/);
  await riga.click();
  const altro = suo.getByRole('region', { name: 'Ticket scelto' });
  await expect(altro.getByText('Resta fermo a metà.')).toBeVisible();
  await expect(altro.getByText(/Priorità alta: risposta entro 4 ore lavorative, cioè .+\./)).toBeVisible();
  await suo.keyboard.press('n');
  const nota = altro.getByRole('textbox', { name: 'Nota per chi risponde' });
  await expect(nota).toBeFocused();
  await nota.fill('Sentire chi segue i documenti.');
  await nota.press('Control+Enter');
  await expect(altro.getByText('Nota interna, lo studio non la vede')).toBeVisible();
  await expect(altro.getByText('Aperto', { exact: true })).toBeVisible();
  await altro.getByText('Risposta allo studio', { exact: true }).click();
  await altro.getByRole('textbox', { name: 'Risposta' }).fill('Corretto: riprovare ora.');
  await altro.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(altro.getByText('In lavorazione', { exact: true })).toBeVisible();
  await altro.getByRole('button', { name: 'Chiudi il ticket' }).click();
  await expect(altro.getByText('Chiuso', { exact: true })).toBeVisible();
  await suo.context().close();

  // The answer is among his notifications, and leads back to the ticket.
  await page.goto('/documentale');
  await page.getByRole('button', { name: /^Notifiche/ }).click();
  await expect(page.getByText(/L’assistenza ha risposto al ticket n\. \d+\./)).toBeVisible();
  await page.goto('/help-desk');
  await page.getByRole('row').filter({ hasText: oggetto }).dblclick();
  await expect(pannello.getByText('Corretto: riprovare ora.')).toBeVisible();
  await expect(pannello.getByText('Sentire chi segue i documenti.')).toHaveCount(0);
  await expect(pannello.getByText('Nota interna')).toHaveCount(0);
  await expect(pannello.getByText('Chiuso', { exact: true })).toBeVisible();
});

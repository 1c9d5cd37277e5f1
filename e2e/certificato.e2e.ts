import { expect, type Page, test } from '@playwright/test';
import { makePkcs12 } from '../packages/server/test/certificato.ts';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { headers } from './posta.ts';

const PASSWORD = 'Parola-del-file';

/** How the simulated authority answers, from its page. */
async function turnMarcatura(page: Page, baseURL: string, modo: string) {
  const suo = new URL(baseURL);
  suo.port = String(Number(suo.port) + 13);
  const risposta = await page.request.post(suo.toString(), { form: { modo } });
  expect(risposta.status()).toBe(200);
}

async function loadCertificato(page: Page, p12: Buffer) {
  await page.goto('/credenziali');
  const sezione = page.getByRole('region', { name: 'Certificato di firma' });
  await sezione
    .locator('input[type=file]')
    .setInputFiles({ name: 'studio.p12', mimeType: 'application/x-pkcs12', buffer: p12 });
  const password = sezione.getByRole('textbox', { name: /^Password/ }).or(sezione.getByLabel(/^Password/));
  await password.first().fill('altra');
  await sezione.getByRole('button', { name: /^(Carica|Sostituisci)$/ }).click();
  await expect(sezione.getByText('La password non apre il certificato.')).toBeVisible();
  await password.first().fill(PASSWORD);
  await sezione.getByRole('button', { name: /^(Carica|Sostituisci)$/ }).click();
  await expect(sezione.getByText(/^Di Roberta Sala, vale fino al \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  return sezione;
}

test('a studio loads its certificate, signs a PDF of a client, and reads the signature in the file', async ({
  page,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  await openSessione(page);
  const sezione = await loadCertificato(page, makePkcs12('Roberta Sala', PASSWORD).p12);
  await expect(sezione.getByText('Simulata: le marche sono di un servizio di prova')).toBeVisible();
  await checkAccessibile(page, '/credenziali', 'light-blue');

  const nome = `Relazione ${Date.now()}.pdf`;
  const caricato = await page.request.post('/api/documento', {
    headers: headers(baseURL),
    multipart: {
      uploadFile0: { name: nome, mimeType: 'application/pdf', buffer: await makePdfVero('Relazione') },
    },
  });
  expect(caricato.status(), await caricato.text()).toBeLessThan(300);
  await page.goto('/documentale');
  await page.getByText(nome).first().click();
  const pannello = page.getByRole('region', { name: 'Documento scelto' });
  await expect(pannello.getByText('Firme nel file')).toHaveCount(0);
  await pannello.getByRole('button', { name: 'Firma con il certificato' }).click();
  const finestra = page.getByRole('dialog', { name: 'Firma con il certificato dello studio' });
  await expect(finestra.getByText('con il certificato di Roberta Sala')).toBeVisible();
  const password = finestra.getByLabel(/^Password del certificato/);
  await password.fill('altra');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('La password non apre il certificato.')).toBeVisible();
  // The authority says no: nothing is signed, nothing of what was typed is lost, and it may be signed without.
  await turnMarcatura(page, baseURL, 'rifiuta');
  const senza = finestra.getByRole('checkbox', { name: 'Firma senza marca temporale' });
  await expect(senza).toHaveCount(0);
  await password.fill(PASSWORD);
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(
    finestra.getByText('ha rifiutato la richiesta: il documento non è stato firmato'),
  ).toBeVisible();
  await expect(senza).not.toBeChecked();
  await expect(pannello.getByText('Firme nel file')).toHaveCount(0);
  await turnMarcatura(page, baseURL, 'aperto');
  await expect(password).toHaveValue(PASSWORD);
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra).toHaveCount(0);
  await expect(pannello.getByText('Firme nel file')).toBeVisible();
  await expect(pannello.getByText(/Roberta Sala, dice del \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(pannello.getByText('Integra', { exact: true })).toBeVisible();
  await expect(
    pannello.getByText(/Marca temporale del \d\d\/\d\d\/\d{4}.* di Marcatura di prova/),
  ).toBeVisible();
  await expect(pannello.getByText('Autorità non nota a Quadra').first()).toBeVisible();
  await expect(pannello.getByText('prima della firma di Roberta Sala')).toBeVisible();
  await checkAccessibile(page, '/documentale', 'dark');

  // Taken away, nothing is offered any more; what was signed stays signed.
  await page.goto('/credenziali');
  await sezione.getByRole('button', { name: 'Togli' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Conferma|Togli|OK/ })
    .click();
  await expect(sezione.getByText('Non presente')).toBeVisible();
  await page.goto('/documentale');
  await page.getByText(nome).first().click();
  await expect(pannello.getByText('Integra', { exact: true })).toBeVisible();
  await expect(pannello.getByRole('button', { name: 'Firma con il certificato' })).toHaveCount(0);
});

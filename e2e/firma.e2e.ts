import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { readCasella } from './posta.ts';

const finestra = (page: Page) => page.getByRole('dialog');
async function choose(page: Page, campo: Locator, testo: string) {
  await campo.click();
  await campo.fill(testo);
  const lista = page.getByRole('listbox');
  await lista
    .getByRole('option', { name: new RegExp(testo, 'i') })
    .first()
    .click();
}
async function upload(page: Page, nomi: readonly string[], cliente: string) {
  await page.getByRole('button', { name: 'Carica documenti' }).first().click();
  const file = await Promise.all(
    nomi.map(async (name) => ({ name, mimeType: 'application/pdf', buffer: await makePdfVero(name) })),
  );
  await finestra(page).getByLabel('Scegli i file').and(page.locator('input')).setInputFiles(file);
  await choose(page, finestra(page).getByRole('combobox', { name: /^Cliente/ }), cliente);
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(`${nomi.length} documenti caricati.`)).toBeVisible();
}
const fill = async (firmatario: Locator, valori: Readonly<Record<string, string>>) => {
  for (const [nome, valore] of Object.entries(valori))
    await firmatario.getByRole('textbox', { name: new RegExp(`^${nome}`) }).fill(valore);
};
/** What the signer does on the page of the service, with the code that came to his mailbox there. */
async function sign(page: Page, chi: string) {
  const [prova] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Pagina di prova ${chi}` }).click(),
  ]);
  const codice = await readCasella(prova);
  await prova.getByLabel(/^Codice/).fill(codice);
  await prova.getByRole('button', { name: 'Firma 2 documenti' }).click();
  await expect(prova.getByRole('heading', { name: '2 documenti firmati' })).toBeVisible();
  await prova.close();
}

test('[FIR-001] [FIR-005] [FIR-006] [VAL-011] [INT-005] two documents go to two signers with everything they need, come back signed, and are given', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/documentale');
  await upload(page, ['mandato.pdf', 'quadri.pdf'], 'Fabbri Cristina');
  await page.getByRole('row').filter({ hasText: 'mandato.pdf' }).first().dblclick();
  const pannello = page.getByRole('region', { name: 'Documento scelto' });
  await pannello.getByRole('button', { name: 'Manda in firma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
  await expect(page.getByText(/^Servizio di firma di prova/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^mandato.pdf/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^quadri.pdf/ }).click();

  const primo = page.getByRole('group', { name: 'Firmatario 1' });
  await fill(primo, { 'E-mail': 'cristina', Cellulare: '' });
  await page.getByRole('button', { name: 'Aggiungi intermediario' }).click();
  const secondo = page.getByRole('group', { name: 'Firmatario 2' });
  await expect(secondo.getByRole('textbox', { name: /^Cognome/ })).toHaveValue('Sala');
  await page.getByRole('button', { name: 'Invia' }).click();
  const riquadro = page.getByRole('alert').filter({ hasText: 'Nulla è stato inviato: correggere 4 campi' });
  await expect(riquadro).toBeFocused();
  await expect(primo.getByText('Valore non valido')).toBeVisible();
  for (const campo of ['E-mail', 'Cellulare'])
    await expect(secondo.getByRole('textbox', { name: new RegExp(`^${campo}`) })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  await checkAccessibile(page, '/firma-elettronica/nuova', 'dark');
  await riquadro.getByRole('link', { name: 'Cellulare per il codice, firmatario 1' }).click();
  await expect(primo.getByRole('textbox', { name: /^Cellulare/ })).toBeFocused();
  await fill(primo, { 'E-mail': 'cristina@posta.example', Cellulare: '333 555 4218' });
  await fill(secondo, { 'E-mail': 'r.sala@studioconti.example', Cellulare: '+39 340 555 7703' });
  await page.getByRole('button', { name: 'Invia' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
  await expect(page.getByText('Firma simulata').first()).toBeVisible();
  await expect(page.getByText(/^Tocca a Fabbri Cristina/)).toBeVisible();
  await checkAccessibile(page, '/firma-elettronica/$id', 'dark');
  await sign(page, 'Fabbri Cristina');
  await page.reload();
  await expect(page.getByText(/^Tocca a Sala Roberta/)).toBeVisible();
  await sign(page, 'Sala Roberta');
  await page.reload();
  await expect(page.getByText(/^Firmata da tutti il/)).toBeVisible();
  const traccia = page.getByRole('complementary', { name: /^Traccia/ });
  await expect(traccia.getByText('Fabbri Cristina ha firmato')).toBeVisible();
  await expect(traccia.getByText(/^Inviata da .*Sala/)).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'mandato.pdf' }).click(),
  ]);
  expect((await readFile(await pdf.path())).toString('latin1').slice(0, 5)).toBe('%PDF-');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica', exact: true }).click(),
  ]);
  expect((await readFile(await zip.path())).toString('latin1')).toContain('quadri.pdf');

  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firma elettronica' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Fabbri Cristina' }).first()).toContainText('Firmata');
  await page.goto('/documentale');
  await expect(page.getByRole('row').filter({ hasText: 'mandato.pdf' })).toContainText('Firmato, simulato');
});

test('[FIR-008] [FIR-003] [ERR-041] envelopes are found by state, type and date, reminded, taken back, sent again; without the token nothing is composed', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/firma-elettronica');
  const righe = page.getByRole('row');
  await expect(righe.filter({ hasText: 'Delega F24.pdf' })).toContainText('Scaduta');
  const cerca = () => page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const stato = page.getByRole('combobox', { name: 'Stato' });
  await stato.click();
  await page.getByRole('option', { name: 'Inviata', exact: true }).click();
  const tipo = page.getByRole('combobox', { name: 'Tipo' });
  await tipo.click();
  await page.getByRole('option', { name: 'IRAP', exact: true }).click();
  await cerca();
  await expect(righe.filter({ hasText: 'Dichiarazione IRAP.pdf' })).toHaveCount(1);
  await expect(righe.filter({ hasText: 'Redditi PF.pdf' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Data di invio al' }).fill('01/01/2020');
  await cerca();
  await expect(page.getByText('Nessuna busta con questi filtri')).toBeVisible();
  await page.getByRole('textbox', { name: 'Data di invio al' }).fill('');
  await cerca();
  await righe.filter({ hasText: 'Dichiarazione IRAP.pdf' }).dblclick();
  await page.getByRole('button', { name: /^Sollecita / }).click();
  await expect(page.getByText('Promemoria chiesto al servizio di prova')).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica', exact: true }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^busta-\d+-\d{4}\.zip$/);
  await page.getByRole('button', { name: 'Annulla busta' }).click();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Annullata: i documenti sono di nuovo liberi.')).toBeVisible();
  await page.getByRole('button', { name: 'Rinvia con gli stessi dati' }).click();
  await expect(page.getByRole('checkbox', { name: /^Dichiarazione IRAP.pdf/ })).toBeChecked();
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText(/^Tocca a/)).toBeVisible();

  // Another studio has the module and no token.
  await enter(page, 'p.grassi@studiograssi.example', '/firma-elettronica/nuova');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Token del servizio di firma mancante.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invia' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vai alle Credenziali' })).toBeVisible();
});

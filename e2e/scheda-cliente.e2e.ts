import { expect, type Page, test } from '@playwright/test';
import { computeCodiceFiscale } from '../packages/values/src/index.ts';
import { enter } from './accessi.ts';

const campo = (page: Page, nome: string) => page.getByLabel(nome, { exact: true });
const avvisi = (page: Page) => page.getByRole('region', { name: 'Notifiche' });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' }).click();

/** The codice of somebody born on a day of 1951, whom the demo does not know. */
const makeCodice = (giorno: number, nome = 'Zeno') =>
  computeCodiceFiscale({
    cognome: 'Zanetti',
    nome,
    sesso: 'M',
    data: new Date(Date.UTC(1951, 0, giorno)).toISOString().slice(0, 10),
    codiceCatastale: 'F257',
  });

test('[ANA-005] clients come from a file in three steps, with the keyboard, and a report', async ({
  page,
}) => {
  const righe = [1, 2, 3].map((giorno) => `${makeCodice(giorno)};Zanetti Zeno;Modena`);
  const csv = ['Cod. Fisc.;Nominativo;Città', ...righe, 'SBAGLIATO;Ignoto;Modena'].join('\r\n');
  await enter(page, 'AMM_STU', '/anagrafica');
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('listitem').filter({ hasText: 'Colonne' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(campo(page, 'Campo della colonna Nominativo')).toHaveValue('Denominazione');
  const codice = campo(page, 'Campo della colonna Cod. Fisc.');
  await codice.selectOption('Non importare');
  await expect(page.getByRole('button', { name: 'Avanti' })).toBeDisabled();
  await codice.selectOption('Codice fiscale');
  await page.getByRole('button', { name: 'Avanti' }).press('Enter');
  await expect(page.getByRole('row', { name: /SBAGLIATO/ })).toContainText('Scartata');
  // Of a file where no row is good nothing can be confirmed.
  await page.getByRole('button', { name: 'Indietro' }).click();
  await campo(page, 'Campo della colonna Nominativo').selectOption('Non importare');
  await page.getByRole('button', { name: 'Avanti' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Importa 0 righe' })).toBeDisabled();
  await expect(
    page.getByText('Nessuna riga si può importare: correggere il file, o le colonne.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await campo(page, 'Campo della colonna Nominativo').selectOption('Denominazione');
  await page.getByRole('button', { name: 'Avanti' }).press('Enter');
  await page.getByRole('button', { name: 'Importa 3 righe' }).press('Enter');
  await expect(page.getByText('3 clienti importati')).toBeVisible();
  await expect(page.getByText('1 riga scartata', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica il resoconto' })).toBeVisible();
});

test('[ANA-001] [ANA-011] [ANA-014] [ANA-015] a firm with its partners, its history, the archive', async ({
  page,
  context,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica/nuova');
  await page.getByText('Soggetto diverso', { exact: true }).click();
  await campo(page, 'Ragione sociale').fill('Zanetti Fratelli S.n.c.');
  await campo(page, 'Codice fiscale').fill('01234567897');
  const sede = page.getByRole('group', { name: 'Sede legale' }).getByRole('combobox', { name: 'Comune' });
  await sede.fill('modena');
  await expect(page.getByRole('option', { name: /^Modena/i }).first()).toBeVisible();
  await sede.press('Enter');
  await page.getByRole('button', { name: 'Aggiungi socio' }).click();
  const socio = page.getByRole('group', { name: 'Socio 1' });
  await socio.getByLabel('Codice fiscale').fill(makeCodice(40));
  await socio.getByLabel('% partecipazione').fill('60');
  await socio.getByLabel('% partecipazione').press('Tab');
  await expect(page.getByText('non è 100%')).toBeVisible();
  await socio.getByLabel('% partecipazione').fill('100');
  await socio.getByLabel('% partecipazione').press('Tab');
  await expect(page.getByText('non è 100%')).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL(/\/anagrafica\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(socio.getByLabel('% partecipazione')).toHaveValue('100,00');

  await campo(page, 'Ragione sociale').fill('Zanetti Nuova S.n.c.');
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Storicizza le modifiche' }).click();
  await campo(page, 'Valgono dal').fill('01/06/2024');
  await campo(page, 'Valgono dal').press('Tab');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(avvisi(page)).toContainText('Scheda salvata.');
  await page.getByRole('button', { name: 'Storia' }).click();
  const storia = page.getByRole('dialog', { name: 'Storia della scheda' });
  await expect(storia).toContainText('con effetto dal 01/06/2024');
  await storia.getByLabel('Situazione al').fill('31/05/2024');
  await storia.getByLabel('Situazione al').press('Tab');
  await expect(storia).toContainText('fino al 31/05/2024');
  await storia.getByRole('button', { name: 'Chiudi' }).click();

  const altra = await context.newPage();
  await altra.goto(page.url());
  await campo(altra, 'Via').fill('Via di un altro');
  await save(altra);
  await expect(avvisi(altra)).toContainText('Scheda salvata.');
  await altra.close();
  await campo(page, 'Telefono').fill('059 333333');
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Archivia' }).click();
  await expect(avvisi(page)).toContainText('Cliente archiviato.');
  await expect(page.getByText('Archiviato', { exact: true })).toBeVisible();
  // What was saved meanwhile is on the page, and what was being written too.
  await expect(campo(page, 'Via')).toHaveValue('Via di un altro');
  await expect(campo(page, 'Telefono')).toHaveValue('059 333333');
});

test('[ANA-017] [ERR-053] an action on many clients wants at least one', async ({ page }) => {
  await enter(page, 'AMM_STU', '/anagrafica');
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Archivia i clienti selezionati' }).click();
  await expect(avvisi(page)).toContainText("Selezionare almeno un'anagrafica.");
});

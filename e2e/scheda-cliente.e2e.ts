import { expect, type Page, test } from '@playwright/test';
import { computeCodiceFiscale } from '../packages/values/src/index.ts';
import { enter } from './accessi.ts';

const campo = (page: Page, nome: string) => page.getByLabel(nome, { exact: true });

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
  await page.getByRole('button', { name: 'Importa 4 righe' }).press('Enter');
  await expect(page.getByText('3 clienti importati')).toBeVisible();
  await expect(page.getByText('1 riga scartata', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica il resoconto' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { testiFattura } from '../packages/contract/src/index.ts';
import { CONTO_CONTABILE } from '../packages/server/demo/servizi/contabilita.ts';
import { enter } from './accessi.ts';

const GIORNO_MS = 86_400_000;
/** `dd/mm/yyyy`, so many days ago in Italy. */
const writeGiorno = (giorniFa: number) =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.now() - giorniFa * GIORNO_MS);

/** Days of the demo on which no other journey sells: how many days ago, and how many movements they have. A retry takes others. */
const periodi = [
  { dal: 9, al: 8, vendite: 2, movimenti: 3 },
  { dal: 7, al: 5, vendite: 2, movimenti: 2 },
] as const;
async function choosePeriodo(page: Page, { dal, al }: (typeof periodi)[number]): Promise<void> {
  for (const [campo, giorni] of [
    ['Dal', dal],
    ['Al', al],
  ] as const) {
    const casella = page.getByRole('textbox', { name: campo, exact: true });
    await casella.fill(writeGiorno(giorni));
    await casella.press('Tab');
  }
}

test('[FAT-010] [FAT-011] [FAT-013] [RTE-031] movements leave for the accounts once, in a file and to the software that was configured', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_GES', '/configurazione-ws-contabilita');
  const porta = Number(new URL(baseURL ?? '').port) + 8;
  const write = (campo: string, valore: string) =>
    page.getByRole('textbox', { name: campo, exact: true }).fill(valore);
  for (const [campo, valore] of [
    ['Causale di vendita', 'VE01'],
    ['Causale di incasso', 'IN01'],
    ['Causale di consumo', 'G204'],
    ['Codice IVA', '22'],
    ['Conto IVA', '556000'],
    ['Conto banca', '1000'],
    ['Tipo conto dei clienti', 'WOW'],
    ['Tipo conto dei gestori', 'G'],
    ['Numero registro', '9'],
  ] as const)
    await expect(page.getByRole('textbox', { name: campo, exact: true })).toHaveValue(valore);
  const tipo = page.getByRole('combobox', { name: 'Tipo registro' });
  await expect(tipo).toHaveValue('1');
  await tipo.click();
  await expect(page.getByRole('option')).toHaveText(['1', '3', '5']);
  await page.keyboard.press('Escape');
  await write('Indirizzo', `http://127.0.0.1:${porta}`);
  await write('Utente', CONTO_CONTABILE.utente);
  await page.getByLabel('Password', { exact: true }).fill(CONTO_CONTABILE.password);
  await write('Codice azienda', CONTO_CONTABILE.azienda);
  await write('Codice IVA', 'MAI');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText(testiFattura.CODICE_IVA_SCONOSCIUTO).first()).toBeVisible();
  await write('Codice IVA', '22');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Configurazione salvata.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Prova il collegamento' }).click();
  await expect(page.getByText(`Azienda ${CONTO_CONTABILE.azienda}: il programma risponde.`)).toBeVisible();

  await page.goto('/esportazione-movimenti-contabili');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Esportazione movimenti contabili' }),
  ).toBeVisible();
  const periodo = periodi[test.info().retry === 0 ? 0 : 1];
  await choosePeriodo(page, periodo);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Esporta ${periodo.movimenti} movimenti` }).click(),
  ]);
  const righe = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(righe).toHaveLength(1 + periodo.movimenti);
  expect(righe.filter((riga) => riga.startsWith('Vendita;'))).toHaveLength(periodo.vendite);
  await expect(page.getByRole('button', { name: 'Niente da esportare' })).toBeDisabled();
  await page.getByRole('button', { name: 'Esporta di nuovo' }).click();
  const finestra = page.getByRole('dialog');
  await expect(finestra.getByText(`${periodo.movimenti} movimenti già esportati`)).toBeVisible();
  await finestra.getByRole('textbox', { name: /^Motivo/ }).fill('File perduto');
  const [ancora] = await Promise.all([
    page.waitForEvent('download'),
    finestra.getByRole('button', { name: 'OK' }).click(),
  ]);
  expect((await readFile(await ancora.path(), 'utf8')).trim().split('\r\n')).toEqual(righe);

  const prima = page.getByRole('row').filter({ hasText: 'Non inviata' }).last();
  await prima.dblclick();
  await finestra.getByRole('button', { name: 'Invia al programma' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Simulato: i movimenti sono arrivati al servizio di prova.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Inviata, simulato' }).first()).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, openSessione, waitRecord } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const press = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true }).click();
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();

test('the vendor writes a formula, sees its mistakes, tries it, publishes it and withdraws it', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/definizioni/nuova');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova definizione' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Anno' }).fill('2020');
  await page.getByRole('option', { name: '2020' }).click();
  await campo(page, 'Codice').fill('prova.deduzione');
  await campo(page, 'Casella').fill('RN2.1');
  const testo = campo(page, 'Espressione');
  await testo.fill('minimo(RA23.11 RB10.14)');
  await expect(page.getByText('Al carattere 16: manca un operatore prima di «RB10.14»')).toBeVisible();
  await testo.fill('minimo(RA23.11; 1.000) * 50%');
  await expect(page.getByText('RA23.11', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^RA23\.11/ }).fill('600');
  const esito = page.locator('[data-esito]');
  await expect(esito).toContainText('300 €');
  await checkAccessibile(page, '/definizioni/nuova', 'dark');
  const letto = waitRecord(page);
  await press(page, 'Salva');
  await letto;
  await expect(page).toHaveURL(/\/definizioni\/[0-9a-f-]{36}$/);
  await press(page, 'Pubblica');
  await confirm(page);
  await expect(page.getByText('Definizione pubblicata.')).toBeVisible();
  await expect(page.getByText(/^pubblicata il /)).toBeVisible();
  // Who has not saved what he wrote is told, and loses nothing.
  await testo.fill('minimo(RA23.11; 2.000)');
  await press(page, 'Ritira');
  await expect(page.getByText('Ci sono modifiche non salvate: salvarle prima.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'Salva');
  await expect(page.getByText('Pubblicata con bozza')).toBeVisible();
  await press(page, 'Ritira');
  await confirm(page);
  await expect(page.getByText('Definizione ritirata.')).toBeVisible();
  await press(page, 'Elimina');
  await confirm(page);
  await expect(page).toHaveURL(/\/definizioni$/);
});

test('[QUA-005] a first formula: wrong, corrected with what the page says, saved, in effect', async ({
  page,
  browser,
}) => {
  const baseURL = test.info().project.use.baseURL ?? '';
  await enter(page, 'AMM_ELMAS', '/definizioni/nuova');
  await page.getByRole('combobox', { name: 'Anno' }).fill('2021');
  await page.getByRole('option', { name: '2021' }).click();
  // A mistake is told at once, whatever is not written yet.
  const testo = campo(page, 'Espressione');
  await testo.pressSequentially('RC10.1 > (3');
  const aperta = page.getByText('Manca la parentesi chiusa di quella aperta al carattere 10.');
  await expect(aperta).toHaveCount(1);
  await campo(page, 'Casella').pressSequentially('deduzione per abit');
  await expect(page.getByRole('option', { name: /^RN2\.1 / })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Casella')).toHaveValue('RN2.1');
  await expect(campo(page, 'Codice')).toHaveValue('formula.RN2.1');
  // The server says the same on the same field, and what is corrected is no longer refused.
  await press(page, 'Salva');
  await expect(page.getByRole('alert')).toContainText('Bozza non salvata: 1 campo da correggere');
  await expect(aperta).toHaveCount(2);
  await testo.fill('RC10.1 + RC99.1');
  await expect(
    page.getByText(/^Al carattere 10: la casella RC99\.1 non è nel modello; la più vicina è RC/),
  ).toBeVisible();
  await testo.fill('RC10.1 > 3');
  await expect(page.getByText(/^Il risultato è una condizione, la casella vuole un importo/)).toBeVisible();
  await testo.fill('');
  const esempio = page.getByRole('list', { name: 'Da inserire in Espressione' }).getByRole('button').first();
  await esempio.focus();
  await page.keyboard.press('Enter');
  const corretta = page.getByRole('status').filter({ hasText: 'Corretta. Con i valori del banco di prova' });
  await expect(corretta).toContainText('RN2.1 =');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // By the keys alone: a function, a casella, a number.
  await testo.fill('');
  await testo.pressSequentially('perc');
  await expect(page.getByRole('option', { name: /^percentuale/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(testo).toHaveValue('percentuale()');
  await page.keyboard.type('RC10.1; 20');
  await expect(testo).toHaveValue('percentuale(RC10.1; 20)');
  await expect(corretta).toContainText('RN2.1 = 300 €.');
  await page.getByRole('textbox', { name: /^RC10\.1/ }).fill('2.000');
  await expect(corretta).toContainText('RN2.1 = 400 €.');
  await testo.focus();
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('listbox', { name: 'Che cosa si può scrivere' })).toBeVisible();
  await checkAccessibile(page, '/definizioni/nuova', 'dark');
  await page.keyboard.press('Escape');
  const letto = waitRecord(page);
  await press(page, 'Salva');
  await letto;
  await expect(page).toHaveURL(/\/definizioni\/[0-9a-f-]{36}$/);
  await press(page, 'Pubblica');
  await confirm(page);
  await expect(page.getByText('Definizione pubblicata.')).toBeVisible();
  const studio = await (await browser.newContext({ baseURL })).newPage();
  await openSessione(studio);
  const id = await createRedditiPf(studio, baseURL, 'Formulato', { 'RC10.1': 1000 }, 2021);
  await studio.goto(`/dichiarazione/2021/${id}/quadroRN`);
  await expect(studio.locator('[data-calcolata="RN2.1"]').first()).toHaveText(/200/);
  await studio.context().close();
  await press(page, 'Ritira');
  await confirm(page);
  await expect(page.getByText('Definizione ritirata.')).toBeVisible();
});

const campoDi = (casella: string, contenuto: object) => ({
  Versione: 1,
  Definizione: {
    ...{ Anno: 2025, Modello: 'redditi-pf', Genere: 'campo', Codice: casella, Casella: casella },
    Contenuto: {
      ...{ Titolo: casella, Tipo: 'Testo', Visibilita: 'Visibile', Descrizione: '', Maschera: '' },
      Obbligatorio: false,
      ...contenuto,
    },
  },
});

test('[QUA-009] [QUA-010] [QUA-011] [QUA-013] the caselle of a quadro, as the vendor configured them', async ({
  page,
}) => {
  await openSessione(page);
  const Id = await createRedditiPf(page, test.info().project.use.baseURL ?? '', 'Configurati');
  await changeRisposta(page, `/api/2025/pf/${Id}/apri`, (dati) => ({
    ...dati,
    Righi: { ...Object(dati.Righi), 'RA1.1': 100, 'RA1.2': '1' },
    Segnalazioni: [
      { field: 'RA1_3', row: 2, repeater: 1, level: 'warning', message: 'Reddito agrario da verificare' },
    ],
    Definizioni: {
      Impronta: 'prova',
      Definizioni: [
        campoDi('RA40.1', { Titolo: 'Codice {ANNO}', Descrizione: 'cinque caratteri', Maschera: '99AAa' }),
        campoDi('RA40.2', { Titolo: 'Fisso', Visibilita: 'Non attivo' }),
        campoDi('RA40.3', { Titolo: 'Nascosto', Visibilita: 'Non visibile' }),
        campoDi('RA40.4', { Titolo: 'Richiesto', Obbligatorio: true }),
      ],
    },
  }));
  await page.goto(`/dichiarazione/2025/${Id}/quadroRA`);
  const casella = (chiave: string) => page.locator(`[data-casella="${chiave}"]`);
  await expect(casella('RA2.3')).toHaveClass(/(^| )warning( |$)/);
  await expect(page.locator('#contenuto input.warning')).toHaveCount(1);
  await expect(casella('RA40.2')).toBeDisabled();
  await expect(casella('RA40.3')).toHaveCount(0);
  await expect(page.getByText('Codice 2025 (cinque caratteri)')).toBeVisible();
  await casella('RA40.1').fill('12AB');
  await casella('RA40.1').blur();
  await expect(page.getByText('Lunghezza errata, caratteri richiesti: 5').first()).toBeVisible();
  await casella('RA40.1').fill('12ABc');
  await casella('RA40.1').blur();
  await expect(casella('RA40.4')).toHaveClass(/(^| )not-valid( |$)/);
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expect(page.locator('.calculated').first()).toBeVisible();
  await expect(page.locator('.calculated input')).toHaveCount(0);
});

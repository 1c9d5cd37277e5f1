import { expect, type Page, test } from '@playwright/test';
import { changeRisposta, enter, waitRecord } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

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
  await expect(page.getByText('Manca un operatore prima di questo punto. (carattere 16)')).toBeVisible();
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
  await enter(page);
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const lista = await page.request.post('/api/2025/dichiarazione/list', {
    data: { Filter: { Stato: 'Aperta', Tipo: 'Persone fisiche' }, Logic: 'and' },
    headers,
  });
  const [{ Id }] = (await lista.json()).data;
  await changeRisposta(page, `/api/2025/pf/${Id}`, (dati) => ({
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

import { expect, type Page, test } from '@playwright/test';
import { writeRicevuta } from '../packages/fisco/src/telematico/ricevuta.ts';
import { openSessione } from './accessi.ts';
import { createStampata } from './dichiarazioni.ts';

const lavoro = {
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 30_000,
  'RC6.1': 365,
  'RC10.1': 5000,
  'RC10.2': 400,
  'RC10.3': 60,
  'RC10.4': 140,
  'RC10.5': 60,
  'RC14.1': '2',
};

const casa = {
  ...{ 'FR5.1': 'Via Dante', 'FR5.2': '1', 'FR5.7': 'Modena', 'FR5.8': 'MO', 'FR8.2': '2025-06-30' },
  ...{ 'FR8.3': true, 'IM1.1': 1, 'IM1.2': 1, 'IM1.4': '3', 'IM1.5': 'Via Dante 1' },
  ...{ 'IM3.1': 150_000, 'IM3.2': 100, 'IM3.6': '0' },
};
/** A Redditi PF, whose file is for trial, or an IMU, whose layout is official. */
const forme = {
  pf: { righi: lavoro, crea: {} },
  imu: { righi: casa, crea: { Tipo: 'IMU', ComuneId: 'F257' } },
} as const;

const makeStampata = (page: Page, baseURL: string, forma: keyof typeof forme, cognome: string) =>
  createStampata(page, baseURL, cognome, { prefisso: forma, ...forme[forma] });

test('a file for trial is looked at field by field and tried: never marked as sent', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await makeStampata(page, baseURL ?? '', 'pf', 'Matico');
  await page.goto(`/dichiarazione/2025/${id}/telematico`);
  await page.getByRole('button', { name: 'Crea il file' }).click();
  await expect(page.getByText('File telematico di prova creato.').first()).toBeVisible();
  await expect(page.getByText('Di prova', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Segna come inviato' })).toHaveCount(0);
  await expect(page.getByText(/Il file è di prova: .* Non si segna come inviato/)).toBeVisible();

  await page.getByRole('button', { name: 'Guarda i campi' }).click();
  const microscopio = page.getByRole('region', { name: 'Microscopio del file' });
  const reddito = microscopio.getByRole('button', { name: /^RC1 col. 3/ });
  await reddito.hover();
  const dettaglio = microscopio.getByRole('complementary');
  for (const parola of ['RC001003', '30000', 'RC1 col. 3']) await expect(dettaglio).toContainText(parola);
  await reddito.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dettaglio).not.toContainText('RC001003');
  await microscopio.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('button', { name: 'Trasmetti di prova' }).click();
  await expect(page.getByText('Accolta dal simulatore', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Di prova', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table').last()).toContainText(/\d{17}-000001/);
});

test('[DIC-021] a file that can be sent is asked about: nothing is done unless it is chosen', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await makeStampata(page, baseURL ?? '', 'imu', 'Domanda');
  await page.goto(`/dichiarazione/2025/${id}/telematico`);
  await page.getByRole('button', { name: 'Crea il file' }).click();
  const domanda = page.getByRole('dialog', { name: 'File creato: segnarlo come inviato?' });
  await expect(domanda).toContainText('tele.matico@posta.example');
  await expect(domanda.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(domanda).toHaveCount(0);
  await expect(page.getByText('Da inviare', { exact: true }).first()).toBeVisible();
});

test('[TEL-006] the receipt of what was sent is uploaded: Accolta, its protocol and day, a document «Ricevute»', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await makeStampata(page, baseURL ?? '', 'imu', 'Ricevuta');
  await page.goto(`/dichiarazione/2025/${id}/telematico`);
  await page.getByRole('button', { name: 'Crea il file' }).click();
  const domanda = page.getByRole('dialog', { name: 'File creato: segnarlo come inviato?' });
  await domanda.getByRole('button', { name: 'OK' }).click();
  const stato = page.getByRole('region', { name: 'Stato', exact: true });
  await expect(stato.getByText('Inviata', { exact: true }).first()).toBeVisible();
  const headers = { 'x-quadra-app': 'prova' };
  const read = async (percorso: string) =>
    (await (await page.request.get(percorso, { headers })).json()).data;
  const { File } = await read(`/api/2025/dichiarazione/${id}/telematico`);
  const testo = writeRicevuta({
    ...{ file: File[0].Sha256, protocollo: '25103112345678901', progressivo: '000007' },
    ...{ data: '2025-10-31', esito: 'ACCOLTA', errori: [] },
  });
  const file = { name: 'ricevuta.txt', mimeType: 'text/plain', buffer: Buffer.from(testo) };
  await page.getByLabel('Carica la ricevuta').and(page.locator('input')).setInputFiles(file);
  await expect(page.getByText('Ricevuta registrata.').first()).toBeVisible();
  await expect(stato.locator('dd').first()).toHaveText('Accolta');
  await expect(stato).toContainText('25103112345678901-000007');
  const riga = page.getByRole('row').filter({ hasText: '25103112345678901-000007' });
  await expect(riga.getByRole('cell').first()).toContainText('Accolta');
  await expect(riga.getByRole('cell', { name: '31/10/2025', exact: true })).toBeVisible();
  await expect(page.getByLabel('Carica la ricevuta')).toHaveCount(0);

  const { IdAnagrafica } = await read(`/api/2025/imu/${id}`);
  await page.goto(`/anagrafica/${IdAnagrafica}`);
  const documenti = page.getByRole('region', { name: 'Documenti' });
  await expect(documenti.getByRole('row').filter({ hasText: 'ricevuta.txt' })).toContainText('Ricevute');
});

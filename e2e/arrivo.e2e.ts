import { expect, test } from '@playwright/test';
import { loadModello, loadTelematico } from '../packages/fisco/src/index.ts';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** The file of a year before, as the program of before left it. */
async function makeVecchio(codiceFiscale: string): Promise<Buffer> {
  const modello = await loadModello(2024, 'redditi-pf');
  const { findTracciato, makeFornitura, writeFornitura } = await loadTelematico();
  const tracciato = findTracciato('redditi-pf', 2024);
  if (!modello || !tracciato) throw new Error('no form of that year');
  const caselle = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 24_000, 'RC6.1': 365, 'RC10.1': 3_600 };
  const fonte = { anno: 2024, codiceFiscale, caselle, intermediario: null, dataImpegno: null };
  const testo = writeFornitura(tracciato, makeFornitura(tracciato, modello, fonte));
  return Buffer.from(testo.replace('RC006001', 'ZZ006001'), 'latin1');
}

test('what a studio had in another program comes in, and what is not read is told', async ({ page }) => {
  await openSessione(page, 'AMM_STU');
  const origin = test.info().project.use.baseURL ?? '';
  const CODICE = 'BNCLRA75A41F205J';
  const nuova = await page.request.post('/api/anagrafica', {
    headers: { origin, 'x-quadra-app': 'prova' },
    data: {
      ...{ Tipo: 'PF', CodiceFiscale: CODICE, Cognome: 'Bianchi', Nome: 'Laura', Sesso: 'F', StatoCivile: 1 },
      ...{ DataNascita: '1975-01-01', ComuneNascita: 'F205', DomicilioFiscale: { Comune: 'F205' } },
    },
  });
  expect(nuova.status(), await nuova.text()).toBe(201);
  await page.goto('/anagrafica');
  await page
    .getByRole('button', { name: 'Altro', exact: true })
    .or(page.getByRole('button', { name: 'Altre azioni' }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Arrivo da un altro programma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arrivo da un altro programma' })).toBeVisible();
  await page
    .getByLabel('Scegli i file')
    .last()
    .setInputFiles([
      { name: 'bianchi.rpf', mimeType: 'text/plain', buffer: await makeVecchio(CODICE) },
      {
        name: `${CODICE} ricevuta.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\nricevuta'),
      },
      { name: 'appunti.doc', mimeType: 'application/msword', buffer: Buffer.from('niente') },
    ]);
  await expect(page.getByRole('status').filter({ hasText: '3 file guardati' })).toHaveText(
    '3 file guardati: 1 dichiarazione, 1 documento.',
  );
  const visti = page.getByRole('table', { name: 'File da portare dentro' });
  await expect(visti.getByRole('row', { name: /appunti\.doc/ })).toContainText('Non è un file telematico');
  await page.screenshot({ path: test.info().outputPath('visti.png') });
  await page.getByRole('button', { name: 'Porta dentro 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 portati dentro' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 lasciato fuori' })).toBeVisible();
  const tavola = page.getByRole('table', { name: 'Arrivo da un altro programma' });
  await expect(tavola.getByRole('row', { name: /ricevuta\.pdf/ })).toContainText(
    'documenti di Bianchi Laura',
  );
  await page.getByLabel('Solo ciò che è rimasto fuori').check();
  await expect(tavola.getByRole('row', { name: /ricevuta\.pdf/ })).toHaveCount(0);
  await expect(tavola.getByRole('row', { name: /appunti\.doc/ })).toContainText('Non è un file telematico');
  await page.getByLabel('Solo ciò che è rimasto fuori').uncheck();
  const riga = tavola.getByRole('row', { name: /bianchi\.rpf/ });
  await riga.locator('summary').click();
  await expect(riga).toContainText('ZZ006001: il codice non è del modello');
  for (const skin of ['dark', 'light-blue'] as const) {
    await page.evaluate((nome) => {
      document.documentElement.dataset.skin = nome;
    }, skin);
    await checkAccessibile(page, 'arrivo', skin);
    await page.screenshot({ path: test.info().outputPath(`arrivo-${skin}.png`) });
  }
  const scarica = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica ciò che non si è letto' }).click();
  expect((await scarica).suggestedFilename()).toBe('arrivo-non-letto.csv');
  await riga.getByRole('link', { name: 'Persone fisiche 2024' }).click();
  await expect(page).toHaveURL(/\/dichiarazione\/2024\//);
});

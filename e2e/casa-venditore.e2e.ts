import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const call = async (page: Page, percorso: string, data: object) => {
  const headers = { 'x-quadra-app': 'prova', origin: new URL(page.url()).origin };
  const risposta = await page.request.post(percorso, { data, headers });
  expect(risposta.ok(), await risposta.text()).toBe(true);
  return (await risposta.json()).data;
};
const read = async (page: Page, percorso: string) => (await (await page.request.get(percorso)).json()).data;

/** A studio of the gestore that uses what it bought: 5 credits left of 50, at 45 in these weeks. */
async function makeStudioAssetato(page: Page): Promise<string> {
  const nome = `Studio Assetato ${Date.now() % 100_000}`;
  const studio = await call(page, '/api/studio', {
    ...{ RagioneSociale: nome, TipoProfiloCliente: 0 },
    ...{ PIVA: '03317640369', CodiceFiscale: '03317640369', Via: 'Via Emilia 1', Comune: 'F257' },
    ...{ ComuneDescrizione: 'Modena', Provincia: 'MO', CAP: '41121', Email: 'assetato@example.it' },
    ...{ PEC: 'assetato@pec.example', CodiceSDI: 'T9K4ZH3' },
  });
  const IdStudio = studio.Id ?? studio;
  const pacchetti = await call(page, '/api/pacchetto/list', { Filter: { Nome: 'Avvio' } });
  await call(page, '/api/crediti/acquisto', { IdStudio, IdPacchetto: pacchetti[0].Id });
  await call(page, '/api/crediti/scalacrediti', {
    IdStudio,
    Crediti: 45,
    Motivazione: 'Percorso della casa',
  });
  return nome;
}

test('who sells sees whom to call, reads the mail before it leaves, and it leaves once', async ({ page }) => {
  test.slow();
  await enter(page, 'AMM_GES');
  const nome = await makeStudioAssetato(page);
  await page.reload();
  const main = page.getByRole('main');
  const tavola = main.getByRole('table', { name: 'Studi che finiscono i crediti' });
  const riga = tavola.getByRole('row').filter({ hasText: nome });
  await expect(riga).toContainText('5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ stud(io|i) finisc(e|ono) i crediti entro il /,
  );
  for (const vestito of ['dark', 'light-blue'] as const) {
    await page.evaluate((skin) => {
      document.documentElement.dataset.skin = skin;
    }, vestito);
    await checkAccessibile(page, '/home di chi vende', vestito);
  }

  // The day is reckoned, and says how; the focus comes back where it was.
  const giorno = riga.getByRole('button', { name: /Come si arriva alla data/ });
  await giorno.focus();
  await page.keyboard.press('Shift+F1');
  const spiega = page.getByRole('dialog', { name: `Quando finiscono i crediti di ${nome}` });
  await expect(spiega).toContainText('45 ÷ 8 = 5,6 a settimana');
  await expect(spiega).toContainText('5 disponibili ÷ 5,6 × 7 = 6 giorni');
  await page.keyboard.press('Escape');
  await expect(giorno).toBeFocused();

  // The count is a link to as many rows.
  const dati = await read(page, '/api/casa/studi');
  await main.getByRole('link', { name: new RegExp(`^${dati.InEsaurimento} entro il `) }).click();
  await expect(page).toHaveURL(/\/crediti-studi/);
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: nome })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${dati.InEsaurimento} stud(io|i)$`))).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: /^Proponi la ricarica/ }).click();
  const proposte = page.getByRole('dialog', { name: 'Proposte di ricarica' });
  await expect(proposte).toContainText(`A ${nome} restano 5 crediti.`);
  await expect(proposte).toContainText('ne ha usati 45 (5,6 a settimana)');
  await expect(proposte).toContainText('assetato@example.it');
  await proposte.getByRole('button', { name: /^Manda \d+ e-mail$/ }).click();
  await expect(page.getByText(/in partenza\.$/)).toBeVisible();
  await expect(riga).toContainText(/Proposta \d/);
  await expect(riga.getByRole('button', { name: /^Proponi/ })).toHaveCount(0);
  expect((await read(page, '/api/casa/studi')).DaProporre).toBe(0);
  // The sentence goes on to what comes next, and its button with it.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/finisc(e|ono) i crediti entro/);
  await expect(page.getByRole('button', { name: /^Proponi la ricarica/ })).toHaveCount(0);
});

test('the twelve months are in the picture, in the table and in the file; nobody reads a client of a studio there', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS');
  const tavola = page.getByRole('table', { name: 'Crediti per mese' });
  await expect(tavola.getByRole('columnheader')).toHaveCount(13);
  const { Mesi } = await read(page, '/api/casa/mesi');
  const somma = Mesi.reduce((tot: number, { Venduti }: { Venduti: number }) => tot + Venduti, 0);
  await expect(
    tavola
      .getByRole('row', { name: /^Venduti/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(somma.toLocaleString('it-IT', { useGrouping: 'always' }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const righe = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(righe).toHaveLength(14);
  expect(righe.at(-1)?.split(';')[1]).toBe(String(somma));
  // The years and the other applications are one quiet line.
  const applicazioni = page.getByRole('navigation', { name: 'Applicazioni' });
  await expect(applicazioni.getByRole('link', { name: '2025' })).toHaveAttribute(
    'href',
    '/dichiarazioni?anno=2025',
  );
  await expect(page.getByRole('heading', { name: 'Dichiarazioni recenti' })).toHaveCount(0);
});

test('a part that fails says why and is asked again alone', async ({ page }) => {
  let isGuasta = true;
  await page.route('**/api/casa/fermi', (rotta) =>
    isGuasta
      ? rotta.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"Message":"Guasto di prova","CodiceRichiesta":"ABC123"}',
        })
      : rotta.continue(),
  );
  await enter(page, 'AMM_ELMAS');
  const parte = page.getByRole('region', { name: 'Lavori e posta fermi' });
  await expect(parte.getByRole('alert')).toContainText('Non caricato.');
  await expect(page.getByRole('region', { name: 'Ticket che attendono' }).getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Crediti per mese' })).toBeVisible();
  isGuasta = false;
  await parte.getByRole('button', { name: 'Riprova' }).click();
  await expect(parte.getByRole('alert')).toHaveCount(0);
  await expect(parte).toContainText(/Nulla è fermo|Vedi perché|Elenco/);
});

import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const SCADENZA = '2026-12-28';

/** A client of the studio, just created: its key. */
async function makeCliente(page: Page, baseURL: string, Cognome: string): Promise<string> {
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request.post(percorso, { headers, data })).json()).data;
  };
  const persona = { Cognome, Nome: 'Marta', Sesso: 'F', DataNascita: '1979-02-03', ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  return (await send('/api/anagrafica', scheda)).Id;
}

/** Writes a debt by hand in the conto of a client, as a person does. */
async function addDebito(page: Page, cliente: string, importo: string): Promise<void> {
  await page.goto(`/conto-fiscale?cliente=${cliente}&anno=2026`);
  await page.getByRole('button', { name: 'Aggiungi una riga' }).click();
  const domanda = page.getByRole('dialog', { name: 'Aggiungi una riga' });
  const codice = domanda.getByRole('combobox', { name: /^Codice tributo/ });
  await codice.click();
  await codice.fill('6011');
  await page.getByRole('option', { name: /^6011/ }).first().click();
  await domanda.getByLabel(/^Importo/).fill(importo);
  await domanda.getByLabel(/^Scadenza/).fill('28/12/2026');
  await domanda.getByLabel(/^Anno di riferimento/).fill('2026');
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  // Without a reason nothing is written by hand.
  await expect(domanda.getByLabel(/^Motivo/)).toHaveAttribute('aria-invalid', 'true');
  await domanda.getByLabel(/^Motivo/).fill('IVA di novembre, comunicata dal cliente');
  await checkAccessibile(page, '/conto-fiscale', 'dark');
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Riga aggiunta al conto.').first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Debiti', exact: true }).getByRole('row', { name: /^6011/ }),
  ).toContainText('A mano: IVA di novembre');
}

test('debts written by hand become the F24 of a term: seen first, made by a job, printed and paid together', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const uno = await makeCliente(page, baseURL ?? '', 'Zaveri');
  const due = await makeCliente(page, baseURL ?? '', 'Quintili');
  await addDebito(page, uno, '120,50');
  await addDebito(page, due, '80');
  await page.goto(`/f24/massa?anno=2026&scadenza=${SCADENZA}`);
  const tavola = page.getByRole('table', { name: 'Clienti della scadenza' });
  const riga = (nome: string) => tavola.getByRole('row', { name: new RegExp(nome) });
  await expect(riga('Zaveri')).toContainText('Si prepara');
  await expect(riga('Quintili')).toContainText('80,00');
  await expect(tavola.getByText('Niente da versare il 28/12/2026.').first()).toBeVisible();
  await checkAccessibile(page, '/f24/massa', 'dark');
  const status = page.getByText(/da versare 200,50 €$/);
  await expect(status).toHaveText('2 clienti, da versare 200,50 €');
  await riga('Quintili').getByRole('checkbox').uncheck();
  await expect(page.getByText('1 cliente, da versare 120,50 €')).toBeVisible();
  await page.getByRole('button', { name: 'Prepara gli F24 di 1 cliente' }).click();
  await expect(page.getByText(/^Preparazione avviata/)).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return riga('Zaveri').count();
    })
    .toBe(0);
  await expect(riga('Quintili')).toContainText('Si prepara');

  await page.goto('/f24');
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('zaveri');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'F24' });
  await expect(griglia).toHaveAttribute('aria-rowcount', '2');
  const modello = griglia.getByRole('row', { name: /Zaveri/ });
  await modello.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  const stampa = page.getByRole('dialog', { name: 'Stampa gli F24' });
  await expect(stampa.getByRole('radio', { name: 'Un PDF per modello' })).toBeChecked();
  await checkAccessibile(page, '/f24', 'dark');
  const avvio = page.waitForResponse((risposta) => risposta.url().endsWith('/api/hangfire/start-job'));
  await stampa.getByRole('button', { name: 'OK', exact: true }).click();
  const { jobId } = (await (await avvio).json()).data;
  const readEsito = async () =>
    (await (await page.request.get(`/api/hangfire/job/${jobId}`)).json()).data.Esito?.Nome;
  await expect.poll(readEsito).toBe('F24.zip');
  await modello.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Segna pagati' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText(/^Lavoro avviato/).first()).toBeVisible();
});

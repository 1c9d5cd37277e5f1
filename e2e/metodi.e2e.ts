import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';

/** A network that no other journey buys from. */
const GESTORE = 'f.riva@nordconsulenze.example';
const STUDIO = 'p.grassi@studiograssi.example';
const NON_ATTIVI = 'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.';
const flag = ['Bonifico', 'Addebito diretto (SDD)', 'Carta di credito', 'PayPal'] as const;
type Flag = (typeof flag)[number];
/** How each is called where it is chosen. */
const nomi: Readonly<Record<Flag, string>> = {
  ...{ Bonifico: 'Bonifico', 'Addebito diretto (SDD)': 'SDD', 'Carta di credito': 'Carta', PayPal: 'PayPal' },
};

async function openGestore(browser: Browser): Promise<Page> {
  const gestore = await browser.newPage();
  await enter(gestore, GESTORE, '/carta-di-credito');
  await expect(
    gestore.getByRole('heading', { level: 1, name: 'Carta di Credito', exact: true }),
  ).toBeVisible();
  return gestore;
}
/** The seller offers these ways to pay and no other, on his screen. */
async function offer(gestore: Page, accesi: readonly Flag[]): Promise<void> {
  for (const uno of flag)
    await gestore.getByRole('checkbox', { name: uno, exact: true }).setChecked(accesi.includes(uno));
  const salvato = gestore.waitForResponse(
    (risposta) => risposta.request().method() === 'PUT' && risposta.url().includes('/api/venditore'),
  );
  await gestore.getByRole('button', { name: 'Salva', exact: true }).click();
  expect((await salvato).status()).toBe(200);
}
async function openAcquisto(page: Page): Promise<Locator> {
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Avvio' }).click({ timeout: 20_000 });
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await expect(acquisto).toBeVisible();
  return acquisto;
}
/** The billing data that are missing, asked where they are wanted. */
async function completeFatturazione(page: Page, acquisto: Locator): Promise<void> {
  const modifica = acquisto.getByRole('button', { name: 'Modifica' });
  await expect(modifica).toBeVisible();
  if (await acquisto.getByText('Dati completi').isVisible()) return;
  await modifica.click();
  const dati = page.getByRole('dialog', { name: 'Dati di fatturazione' });
  await dati.getByLabel('Via e numero').fill('Corso Francia 12');
  await dati.getByRole('button', { name: 'OK' }).click();
  await expect(acquisto.getByText('Dati completi')).toBeVisible();
}

test('[PAY-001] [PAY-011] [ERR-013] four types of payment, each offered when the gestore turns it on; with none, payments are not active', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const gestore = await openGestore(browser);
  await offer(gestore, []);
  await openSessione(page, STUDIO);
  await page.goto('/pacchetti');
  await expect(page.getByText(NON_ATTIVI)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compra/ })).toHaveCount(0);

  // A direct debit wants a mandate, prepared by who buys and signed in the hands of who sells.
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const mandati = await page.request.post('/api/sdd/mandato/list', { data: {}, headers });
  const attivo = (await mandati.json()).data.some(({ Stato }: { Stato: string }) => Stato === 'Attivo');
  await offer(gestore, ['Addebito diretto (SDD)']);
  if (!attivo) {
    const mandato = { Iban: 'IT60X0542811101000000123456', Intestatario: 'Studio Grassi' };
    const nuovo = await page.request.post('/api/sdd/mandato', { data: mandato, headers });
    const { Id } = (await nuovo.json()).data;
    const firma = { Atto: 'firma', DataMandato: '2026-01-15' };
    await gestore.request.put(`/api/sdd/mandato/${Id}/stato`, { data: firma, headers });
  }
  for (const uno of flag) {
    await offer(gestore, [uno]);
    await expect(gestore.getByRole('listitem').filter({ hasText: 'Offerto' })).toHaveCount(1);
    const metodi = (await openAcquisto(page)).getByRole('radiogroup', { name: 'Metodo' });
    await expect(metodi.getByRole('radio')).toHaveCount(1);
    await expect(metodi.getByRole('radio', { name: nomi[uno], exact: true })).toBeChecked();
  }
  await offer(gestore, flag);
  await expect(
    (await openAcquisto(page)).getByRole('radiogroup', { name: 'Metodo' }).getByRole('radio'),
  ).toHaveCount(4);
  await gestore.close();
});

test('[PAY-010] a method turned off meanwhile is refused on its field, and what there is can be chosen; with none left it is said why', async ({
  page,
  browser,
}) => {
  test.slow();
  const gestore = await openGestore(browser);
  await offer(gestore, ['Bonifico', 'Carta di credito']);
  await openSessione(page, STUDIO);
  const acquisto = await openAcquisto(page);
  await completeFatturazione(page, acquisto);
  const metodi = acquisto.getByRole('radiogroup', { name: 'Metodo' });
  await metodi.getByRole('radio', { name: 'Bonifico' }).check();
  await offer(gestore, ['Carta di credito']);
  const rifiuto = page.waitForResponse('**/api/prenotazionebonifico');
  await acquisto.getByRole('button', { name: /^Prenota/ }).click();
  expect((await rifiuto).status()).toBe(400);
  await expect(metodi.getByRole('alert')).toHaveText('Metodo di pagamento non attivo.');
  await expect(metodi).toHaveAttribute('aria-invalid', 'true');
  await expect(metodi.getByRole('radio')).toHaveCount(1);
  await expect(metodi.getByRole('radio', { name: 'Carta' })).toBeChecked();
  await offer(gestore, []);
  await acquisto.getByRole('button', { name: /^Paga/ }).click();
  await expect(acquisto.getByRole('alert')).toHaveText(NON_ATTIVI);
  await offer(gestore, flag);
  await gestore.close();
});

test('[CRE-001] [PAY-007] what is bought is a movement and an invoice; payments are searched by their four states', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page, STUDIO);
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const count = async (percorso: string) => {
    const risposta = await page.request.post(percorso, { data: {}, headers });
    return (await risposta.json()).Total as number;
  };
  const prima = { movimenti: await count('/api/movimento/list'), fatture: await count('/api/fattura/list') };
  const acquisto = await openAcquisto(page);
  await completeFatturazione(page, acquisto);
  await acquisto.getByRole('radio', { name: 'Carta' }).check();
  const scheda = page.waitForEvent('popup');
  await acquisto.getByRole('button', { name: 'Paga 109,80 €' }).click();
  const circuito = await scheda;
  await circuito.getByRole('button', { name: /^Paga/ }).click();
  await expect(circuito.getByText(/Pagamento completato: 50 crediti in più/)).toBeVisible();
  await circuito.close();
  // Who bought sees the invoice when it has left: a round of the exchange, every fifteen seconds.
  await expect
    .poll(async () => [await count('/api/movimento/list'), await count('/api/fattura/list')], {
      timeout: 60_000,
    })
    .toEqual([prima.movimenti + 1, prima.fatture + 1]);
  await page.goto('/movimenti');
  await expect(page.getByRole('row').filter({ hasText: 'Acquisto carta' }).first()).toContainText('50');
  await page.goto('/fatture');
  await expect(page.getByRole('row').filter({ hasText: '109,80' }).first()).toBeVisible();

  const bonifico = await openAcquisto(page);
  await bonifico.getByRole('radio', { name: 'Bonifico' }).check();
  await bonifico.getByRole('button', { name: /^Prenota/ }).click();
  const causale = (await bonifico.getByText(/^QDR-/).textContent()) ?? '';
  await bonifico.getByRole('button', { name: 'Chiudi' }).last().click();
  await page.goto('/bonifici');
  await expect(page.getByRole('row').filter({ hasText: causale })).toContainText('In sospeso');
  const stato = page.getByRole('combobox', { name: 'Stato' });
  await stato.click();
  for (const uno of ['Completato', 'Fallito', 'Annullato', 'In sospeso'])
    await expect(page.getByRole('option', { name: uno, exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Completato', exact: true }).click();
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: causale })).toHaveCount(0);
});

const schermate = [
  ['/pacchetti', 'Pacchetti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/listino', 'Listino', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/bonifici', 'Bonifici', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/sdd', 'SDD', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/carta-di-credito', 'Carta di Credito', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/movimenti', 'I miei movimenti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU']],
  ['/spostamento-crediti', 'Spostamento crediti', ['AMM_ELMAS', 'AMM_GES']],
] as const;

test('[RTE-025] the seven screens of credits and payments open with their titles for who has the money in hand', async ({
  page,
}) => {
  test.slow();
  for (const chi of ['AMM_ELMAS', 'AMM_GES', 'AMM_STU', 'OP_STU'] as const) {
    await openSessione(page, chi);
    for (const [percorso, titolo, tipi] of schermate) {
      await page.goto(percorso);
      if (tipi.some((uno) => uno === chi)) {
        await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
        await expect(page.getByText('Non autorizzato.')).toHaveCount(0);
      } else await expect(page.getByText('Non autorizzato.'), `${chi} ${percorso}`).toBeVisible();
    }
  }
});

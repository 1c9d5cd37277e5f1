import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { call } from './dichiarazioni.ts';
import { headers, readPosta } from './posta.ts';
import { buyConCarta } from './vendita.ts';

const STUDIO = 'p.grassi@studiograssi.example';
/** The same seller sells to it: what is under way of one is nothing of the other. */
const AZIENDA = 'a.rinaldi@officinerinaldi.example';
const GESTORE = 'f.riva@nordconsulenze.example';
/** The round of the automatic purchases is every ten seconds. */
const ENTRO_UN_GIRO = { timeout: 30_000, intervals: [1_000] };
const AVVIATO = 'Quadra: acquisto automatico avviato';

const readStudio = async (page: Page, baseURL: string): Promise<number> =>
  (await call(page, baseURL, '/api/utente/whoami', {})).StudioId;

/** The vendor burns what there is, down to three. */
async function spend(fornitore: Page, baseURL: string, page: Page): Promise<void> {
  const { data } = await (await page.request.get('/api/crediti/residui')).json();
  const IdStudio = await readStudio(page, baseURL);
  const corpo = { IdStudio, Crediti: data - 3, Motivazione: 'Prova dell’acquisto automatico' };
  await call(fornitore, baseURL, '/api/crediti/scalacrediti', corpo);
}

interface Pagamento {
  readonly Id: string;
  readonly Metodo: string;
  readonly Stato: string;
  readonly Automatico: boolean;
}
const listAutomatici = async (page: Page, baseURL: string): Promise<Pagamento[]> => {
  const tutti: Pagamento[] = await call(page, baseURL, '/api/pagamento/list', { PageSize: 50 });
  return tutti.filter(({ Automatico }) => Automatico);
};

/** What was written to an address, the newest first. */
const listOggetti = async (fornitore: Page, baseURL: string, Destinatario: string): Promise<string[]> =>
  (
    await call(fornitore, baseURL, '/api/posta/list', {
      ...{ Filter: { Destinatario }, Order: ['-CreatoIl'], PageSize: 20 },
    })
  ).map(({ Oggetto }: { Oggetto: string }) => Oggetto);

async function turnOn(page: Page): Promise<void> {
  await page.goto('/impostazioni');
  await page.getByRole('switch', { name: 'Comprare in automatico' }).setChecked(true);
  await page.getByLabel('Sotto quanti crediti').fill('5');
  await page.getByRole('button', { name: 'Salva l’acquisto automatico' }).click();
  await expect(page.getByText('Acquisto automatico attivo.')).toBeVisible();
}

/** A company pays once by hand, signs a mandate, and buys by itself with direct debits. */
async function prepareAddebiti(page: Page, gestore: Page, baseURL: string): Promise<void> {
  await buyConCarta(page, '4242424242424242');
  const mandato = await call(page, baseURL, '/api/sdd/mandato', {
    ...{ Iban: 'IT60X0542811101000000123456', Intestatario: 'Officine Rinaldi' },
  });
  const firma = await gestore.request.put(`/api/sdd/mandato/${mandato.Id}/stato`, {
    data: { Atto: 'firma' },
    headers: headers(baseURL),
  });
  expect(firma.status()).toBe(200);
  const scelto = await (await page.request.get('/api/pagamento/automatico')).json();
  const acceso = await page.request.put('/api/pagamento/automatico', {
    data: {
      ...{ Attivo: true, Metodo: 'SEPA Direct Debit', Soglia: 5 },
      IdPacchetto: scelto.data.Pacchetti[0].Id,
    },
    headers: headers(baseURL),
  });
  expect(acceso.status(), await acceso.text()).toBe(200);
}

test('[PAY-008] below its threshold a studio buys by itself, told before and after, one purchase at a time; a refused card stops it', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.setTimeout(180_000);
  const baseURL = indirizzo ?? '';
  const [azienda, gestore, fornitore] = await Promise.all([0, 1, 2].map(() => browser.newPage()));
  if (!azienda || !gestore || !fornitore) throw new Error('No page');
  await openSessione(page, STUDIO);
  await openSessione(azienda, AZIENDA);
  await openSessione(gestore, GESTORE);
  await openSessione(fornitore, 'AMM_ELMAS');

  // After a first payment by hand, with a card that is kept.
  await buyConCarta(page, '4242424242424242');
  await prepareAddebiti(azienda, gestore, baseURL);
  await turnOn(page);
  const prima = (await listAutomatici(page, baseURL)).length;
  await spend(fornitore, baseURL, page);
  await spend(fornitore, baseURL, azienda);

  // The job buys with the card that is kept: 3 and 50.
  await page.goto('/movimenti');
  await expect(async () => {
    await page.reload();
    const comprato = page.getByRole('row').filter({ hasText: 'Acquisto automatico carta' }).first();
    await expect(comprato).toContainText('50', { timeout: 1_000 });
  }).toPass(ENTRO_UN_GIRO);
  expect((await (await page.request.get('/api/crediti/residui')).json()).data).toBe(53);
  const detto = await readPosta(fornitore, baseURL, STUDIO, /(sono scesi sotto 5: si compra Avvio.*)/);
  expect(detto).toContain('Carta di credito');
  const oggetti = await listOggetti(fornitore, baseURL, STUDIO);
  expect(oggetti.slice(0, 2)).toEqual(['Quadra: acquisto completato', AVVIATO]);
  // The direct debit of the other waits for its day.
  await expect(async () => {
    const suoi = await listAutomatici(azienda, baseURL);
    expect(suoi.filter(({ Stato }) => Stato === 'In sospeso')).toHaveLength(1);
  }).toPass(ENTRO_UN_GIRO);

  // The next card wants its holder, who is not there: refused, it stops and says why.
  await buyConCarta(page, '4000002500003155');
  await spend(fornitore, baseURL, page);
  await page.goto('/impostazioni');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Si è fermato da sé: .*la conferma del titolare/)).toBeVisible({
      timeout: 1_500,
    });
  }).toPass(ENTRO_UN_GIRO);
  await expect(page.getByRole('switch', { name: 'Comprare in automatico' })).not.toBeChecked();
  expect((await listOggetti(fornitore, baseURL, STUDIO)).slice(0, 2)).toEqual([
    'Quadra: pagamento fallito',
    AVVIATO,
  ]);
  expect((await (await page.request.get('/api/crediti/residui')).json()).data).toBe(3);
  const stati = (await listAutomatici(page, baseURL)).map(({ Stato }) => Stato);
  expect(stati.slice(0, stati.length - prima).sort()).toEqual(['Completato', 'Fallito']);

  // Below the threshold through all these rounds, the other has one under way, and sees it.
  const inSospeso = (await listAutomatici(azienda, baseURL)).filter(({ Stato }) => Stato === 'In sospeso');
  expect(inSospeso).toHaveLength(1);
  expect(await listOggetti(fornitore, baseURL, AZIENDA)).toContain(AVVIATO);
  await azienda.goto('/sdd');
  await azienda.getByRole('button', { name: 'Addebiti' }).click();
  const addebiti = azienda.getByRole('dialog', { name: 'Addebiti' }).getByRole('row');
  await expect(addebiti.filter({ hasText: 'In sospeso' })).toHaveCount(1);
  // Given back as it was: it is cancelled, and does not begin again by itself.
  await azienda.request.put(`/api/prenotazionebonifico/${inSospeso[0]?.Id}/annulla`, {
    headers: headers(baseURL),
  });
  await Promise.all([azienda, gestore, fornitore].map((una) => una.close()));
});

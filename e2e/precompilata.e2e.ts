import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readPagine } from '../packages/server/test/pdf.ts';
import { makeZip } from '../packages/server/test/zip.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const SCAMBIO = 9;
const CENTRO = 'Centro di prova 730';
const ANNO = new Date().getFullYear();
const finestra = (page: Page) => page.getByRole('dialog');
/** The rows of the list, without their head. */
const righe = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
const pannello = (page: Page, nome = 'Richiesta scelta') => page.getByRole('region', { name: nome });
const headers = () => ({ 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' });
const post = async (page: Page, percorso: string, data: object) =>
  (await (await page.request.post(percorso, { data, headers: headers() })).json()).data;

/** Shows the requests in a state alone. */
async function filterStato(page: Page, stato: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Stato' }).click();
  await page.getByRole('option', { name: stato, exact: true }).click();
  const letta = page.waitForResponse((r) => r.url().includes('/api/precompilata/list'));
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await letta;
}

/** The person of the exchange decides on its own page. */
async function decide(
  page: Page,
  baseURL: string,
  cosa: 'Rispondi' | 'Rifiuta',
  codice: string,
): Promise<void> {
  const { port, hostname } = new URL(baseURL);
  const suo = await page.context().newPage();
  await suo.goto(`http://${hostname}:${Number(port) + SCAMBIO}/`);
  const sua = suo.locator('form').filter({ hasText: codice }).last();
  await sua.getByRole('button', { name: cosa }).click();
  // A page that is closed while it goes elsewhere stays open, in front of the other.
  await expect(sua.getByRole('button')).toHaveCount(0);
  await suo.close();
}

/** Clients of the studio without a declaration of the year, each with a registered delega and his request created. */
async function prepareClienti(page: Page, quanti: number): Promise<{ id: string; codice: string }[]> {
  const clienti = await post(page, `/api/anagrafica/list/senzadichiarazione/${ANNO}`, {
    Filter: { Tipo: 'PF' },
    PageSize: 60,
  });
  // Its register is of nobody else's journey.
  const studio = (await post(page, '/api/studio/list', {}))[0];
  const usabili = () =>
    post(page, '/api/intermediario/usabili', { IdStudio: studio.Id, Tipo: 'Dichiarazione', Anno: ANNO });
  const find = async () =>
    (await usabili()).find(({ Denominazione }: { Denominazione: string }) => Denominazione.includes(CENTRO));
  const nuovo = {
    ...{ IdStudio: studio.Id, Tipo: 'Dichiarazione', CodiceFiscale: '03987654302', RagioneSociale: CENTRO },
    ...{ RappresentanteCognome: 'Neri', RappresentanteNome: 'Ada' },
  };
  if (!(await find())) await post(page, '/api/intermediariopersonalizzato', nuovo);
  const intermediario = await find();
  const presi: { id: string; codice: string }[] = [];
  for (const { Id, CodiceFiscale, Tipo } of clienti.reverse()) {
    if (presi.length === quanti) break;
    if (Tipo !== 'PF') continue;
    const { fatte } = await post(page, '/api/precompilata', { Anno: ANNO, IdAnagrafiche: [Id] });
    if (fatte.length === 0) continue;
    const delega = await post(page, '/api/delega', {
      ...{ IdAnagrafica: Id, IdIntermediario: intermediario.Id, Anno: ANNO, Tipo: 'Delega', Numero: '1' },
      ...{
        DataDelega: new Date().toISOString().slice(0, 10),
        TipoDocumento: 'Carta',
        NumeroDocumento: 'AX1',
      },
    });
    await post(page, `/api/delega/${delega.Id}/registra`, {});
    presi.push({ id: Id, codice: CodiceFiscale });
  }
  for (const { id } of presi) {
    const [richiesta] = await post(page, '/api/precompilata/list', { Filter: { IdAnagrafica: id } });
    await post(page, '/api/precompilata/atto', { Atto: 'crea', Codici: [richiesta.Id] });
  }
  return presi;
}

test('[PRE-002] [PRE-004] the requests are filtered by their seven states, and a code is shown with the words of the vendor', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/precompilata');
  await expect(page.getByRole('heading', { level: 1, name: 'Precompilata' })).toBeVisible();
  await expect(page.getByText(/Il protocollo di scambio della precompilata non è pubblico/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Stato' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    ...['Non creata', 'Creata', 'Inviata', 'Ricevuta', 'Annullamento Creato', 'Annullamento Inviato'],
    'Importazione Esterna',
  ]);
  await page.keyboard.press('Escape');
  for (const stato of ['Non creata', 'Importazione Esterna', 'Inviata']) {
    await filterStato(page, stato);
    const trovate = righe(page);
    await expect(trovate.first()).toContainText(stato);
    await expect(trovate.filter({ hasNotText: stato })).toHaveCount(0);
  }
  await page.goto('/precompilata');
  const suo = () => righe(page).filter({ hasText: '357 – ' });
  await expect(suo()).toContainText('357 – Stato 357');
  await checkAccessibile(page, '/precompilata', 'dark');

  await enter(page, 'AMM_ELMAS', '/tabelle');
  await page.getByRole('link', { name: 'Stati della precompilata' }).click();
  await expect(righe(page)).toHaveCount(19);
  const write = async (prima: string, dopo: string) => {
    await page.getByRole('gridcell', { name: prima }).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(dopo);
    const scritta = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await scritta).ok()).toBe(true);
  };
  await write('Stato 357', 'Delega da rivedere');
  await enter(page, 'AMM_STU', '/precompilata');
  await expect(suo()).toContainText('357 – Delega da rivedere');
  // As it was: another try reads it from the start.
  await enter(page, 'AMM_ELMAS', '/tabelle');
  await page.getByRole('link', { name: 'Stati della precompilata' }).click();
  await write('Delega da rivedere', 'Stato 357');
});

test('[PRE-005] [PRE-011] ten deleghe go in one order, in error where it is refused; what came becomes declarations, and what the form has not is told', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/precompilata');
  const clienti = await prepareClienti(page, 10);
  expect(clienti).toHaveLength(10);
  await page.reload();
  await filterStato(page, 'Creata');
  for (const { codice } of clienti)
    await righe(page).filter({ hasText: codice }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Metti in un ordine' }).click();
  await expect(finestra(page).getByText('10 richieste scelte')).toBeVisible();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/precompilata\/ordini/);
  const ordine = pannello(page, 'Ordine scelto');
  await expect(ordine.getByText('Pronto: non è ancora partito.')).toBeVisible();
  await expect(ordine.locator('dd').nth(1)).toHaveText('10');
  await ordine.getByRole('button', { name: 'Manda' }).click();
  await expect(ordine.getByText('Mandato: si aspetta la risposta.')).toBeVisible();
  await checkAccessibile(page, '/precompilata/ordini', 'dark');
  const [primo] = clienti;
  await decide(page, baseURL ?? '', 'Rifiuta', primo?.codice ?? '');
  await ordine.getByRole('button', { name: 'Chiedi la risposta' }).click();
  await expect(ordine.getByText('Lo scambio si è fermato: si può mandare di nuovo.')).toBeVisible();
  await expect(ordine.getByText('Fornitura non leggibile')).toBeVisible();
  await ordine.getByRole('button', { name: 'Manda' }).click();
  await expect(ordine.getByText('Mandato: si aspetta la risposta.')).toBeVisible();
  await decide(page, baseURL ?? '', 'Rispondi', primo?.codice ?? '');
  await ordine.getByRole('button', { name: 'Chiedi la risposta' }).click();
  await expect(ordine.getByText('La risposta è arrivata.')).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    ordine.getByRole('link', { name: 'File ricevuto' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^ordine-\d+-\d{4}-ricevuto\.zip$/);

  await page.getByRole('radio', { name: 'Richieste' }).check({ force: true });
  await filterStato(page, 'Ricevuta');
  const arrivate = righe(page)
    .filter({ hasText: `/${ANNO}` })
    .filter({ hasText: '300 – ' });
  for (const n of [0, 1]) await arrivate.nth(n).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(finestra(page).getByText('Precompilate importate')).toBeVisible();
  await expect(finestra(page).getByText('730: 5 caselle')).toHaveCount(2);
  await expect(
    finestra(page).getByText(/Ciò che il modello non ha preso \(1 casella non presa\)/),
  ).toHaveCount(2);
  await expect(finestra(page).getByRole('cell', { name: 'ZZ1.1' })).toHaveCount(2);
  await finestra(page).getByRole('link', { name: 'Apri' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/dichiarazione/${ANNO}/`));
  await expect(page.getByText('Aperta').first()).toBeVisible();
});

test('a file that came another way is imported by keyboard, and its clients say so', async ({ page }) => {
  await enter(page, 'AMM_STU', '/precompilata');
  const esterno = righe(page).filter({ hasText: 'Importazione Esterna' }).first();
  await esterno.dblclick();
  await expect(pannello(page).getByText('Caricata da un file arrivato altrove.')).toBeVisible();
  // Once it became a declaration, it is also among what the form has not.
  await expect(pannello(page).getByRole('cell', { name: 'ZZ1.1' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Carica un file' }).click();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('File mancante')).toBeVisible();
  await finestra(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'risposte.zip',
      mimeType: 'application/zip',
      buffer: makeZip({
        'risposte.csv':
          'codicefiscale;stato;codice;modello;casella;valore;descrizione\r\nAAAAAA00A00A000A;Ricevuta;300;730;C1.3;1;x\r\n',
      }),
    });
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Nessun cliente dello studio ha questo codice fiscale.')).toBeVisible();
});

test('[PRE-003] [PRE-010] the delega has four choices and none to begin with, wants a document, and each prints its text', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/deleghe/registro');
  const choose = async (campo: RegExp, testo: string, voce: RegExp) => {
    const casella = finestra(page).getByRole('combobox', { name: campo });
    await casella.click();
    if (testo !== '') await casella.fill(testo);
    await page.getByRole('listbox').getByRole('option', { name: voce }).first().click();
  };
  const CLIENTE = 'Abate Nicoletta';
  const attese: readonly (readonly [string, RegExp])[] = [
    ['Nessuna scelta', /non conferisce la delega/],
    ['Delega', /delega Studio Conti.*ad accedere alla propria/],
    ['Non conferisce delega', /dichiara di non conferire a Studio Conti/],
    ['Revoca delega', /revoca a Studio Conti/],
  ];
  for (const [n, [tipo, testo]] of attese.entries()) {
    const numero = `P${test.info().retry}${n}`;
    await page.getByRole('button', { name: 'Nuova delega' }).first().click();
    const scelta = finestra(page).getByRole('combobox', { name: /^Tipo/ });
    if (n === 0) {
      await expect(scelta).toHaveValue('Nessuna scelta');
      await scelta.click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
        ...['Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta'],
      ]);
      await page.keyboard.press('Escape');
    } else await choose(/^Tipo/, '', new RegExp(`^${tipo}$`));
    await choose(/^Cliente/, CLIENTE, new RegExp(CLIENTE, 'i'));
    await choose(/^Intermediario/, '', /Studio Conti/);
    await finestra(page)
      .getByRole('textbox', { name: /^Numero/ })
      .first()
      .fill(numero);
    await finestra(page).getByLabel('Reddito complessivo dell’anno prima').fill('21000');
    const scritta = page.waitForResponse(
      (r) => r.request().method() === 'POST' && r.url().endsWith('/api/delega'),
    );
    await finestra(page).getByRole('button', { name: 'OK' }).click();
    expect(await (await scritta).json()).toMatchObject({ data: { Tipo: tipo, Reddito: 21_000 } });
    await expect(finestra(page)).toHaveCount(0);
    await righe(page).filter({ hasText: numero }).filter({ hasText: tipo }).first().dblclick();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      finestra(page).getByRole('button', { name: 'Stampa', exact: true }).click(),
    ]);
    expect(
      readPagine(await readFile(await file.path()))
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toMatch(testo);
    if (tipo === 'Delega') {
      await finestra(page).getByRole('textbox', { name: 'Numero del documento' }).fill('');
      const corretta = page.waitForResponse((r) => r.request().method() === 'PUT');
      await finestra(page).getByRole('button', { name: 'OK' }).click();
      await corretta;
      await expect(finestra(page)).toHaveCount(0);
      await righe(page).filter({ hasText: numero }).first().dblclick();
      await finestra(page).getByRole('button', { name: 'Registra' }).click();
      await finestra(page).getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText('Manca il documento di identità di chi delega.')).toBeVisible();
    } else await finestra(page).getByRole('button', { name: 'Annulla' }).click();
  }
});

test('[PRE-001] is of who has the module; who has no export has no button, who has it takes the file', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/precompilata');
  const esporta = page.getByRole('button', { name: 'Esporta', exact: true });
  const choose = async () => {
    await righe(page).filter({ hasText: 'Ricevuta' }).first().getByRole('checkbox').click();
    await expect(page.getByRole('button', { name: 'Importa', exact: true })).toBeVisible();
  };
  await choose();
  await expect(esporta).toHaveCount(0);
  const [scelta] = await post(page, '/api/precompilata/list', { Filter: { Stato: 'Ricevuta' } });
  const chiesta = await page.request.post('/api/precompilata/esporta', {
    data: { Codici: [scelta.Id] },
    headers: headers(),
  });
  expect(chiesta.status()).toBe(403);
  // Its administrator gives it to himself, and takes it away.
  const { Id } = await post(page, '/api/utente/whoami', {});
  const turn = async (Esportazione730Enabled: boolean) => {
    const letto = await (await page.request.get(`/api/utente/${Id}`, { headers: headers() })).json();
    const data = { ...letto.data, Esportazione730Enabled };
    const scritto = await page.request.put(`/api/utente/${Id}`, { data, headers: headers() });
    expect(scritto.status()).toBe(200);
  };
  await turn(true);
  await page.reload();
  await choose();
  const [zip] = await Promise.all([page.waitForEvent('download'), esporta.click()]);
  expect(zip.suggestedFilename()).toBe('precompilate.zip');
  await turn(false);
  await enter(page, 'p.grassi@studiograssi.example', '/precompilata');
  await expect(page.getByText(/modulo/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Precompilata' })).toHaveCount(0);
});

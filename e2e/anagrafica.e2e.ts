import { expect, type Page, test } from '@playwright/test';
import { statoCivile } from '../packages/contract/src/index.ts';
import { enter, holdRisposta } from './accessi.ts';

const campo = (page: Page, nome: string) => page.getByLabel(nome, { exact: true });
const avvisi = (page: Page) => page.getByRole('region', { name: 'Notifiche' });
const riepilogo = (page: Page) => page.getByRole('alert').filter({ hasText: 'Scheda non salvata' });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' }).click();
const percorsoScheda = /\/anagrafica\/[0-9a-f-]{36}$/;

async function openNuova(page: Page): Promise<void> {
  await enter(page, 'AMM_STU', '/anagrafica/nuova');
  await expect(campo(page, 'Cognome')).toBeVisible();
}

async function chooseComune(page: Page, gruppo: string, nome: string): Promise<void> {
  const comune = page.getByRole('group', { name: gruppo }).getByRole('combobox', { name: 'Comune' });
  await comune.fill(nome);
  await expect(page.getByRole('option', { name: new RegExp(`^${nome}`, 'i') }).first()).toBeVisible();
  await comune.press('Enter');
}

async function createSocieta(page: Page, ragioneSociale: string, partitaIva: string): Promise<void> {
  await openNuova(page);
  await page.getByText('Soggetto diverso', { exact: true }).click();
  await campo(page, 'Ragione sociale').fill(ragioneSociale);
  await campo(page, 'Codice fiscale').fill(partitaIva);
  await chooseComune(page, 'Sede legale', 'modena');
}

/** Eleven digits with their check digit. */
function makePartitaIva(prime: string): string {
  const somma = [...prime].reduce((totale, cifra, posto) => {
    const doppia = Number(cifra) * (posto % 2 === 0 ? 1 : 2);
    return totale + (doppia > 9 ? doppia - 9 : doppia);
  }, 0);
  return `${prime}${(10 - (somma % 10)) % 10}`;
}

test('[ANA-002] a wrong codice, of a person or of a firm, is refused; one already used too', async ({
  page,
}) => {
  await openNuova(page);
  await campo(page, 'Cognome').fill('Abate');
  await campo(page, 'Nome').fill('Nicoletta');
  await campo(page, 'Codice fiscale').fill('BTANLT56P67H294X');
  await chooseComune(page, 'Domicilio fiscale', 'modena');
  await save(page);
  await expect(riepilogo(page)).toContainText('Codice fiscale');
  await expect(campo(page, 'Codice fiscale')).toHaveAttribute('aria-invalid', 'true');
  await campo(page, 'Codice fiscale').fill('BTANLT56P67H294B');
  await save(page);
  await expect(page.getByText('Codice già utilizzato.').first()).toBeVisible();
  await expect(page).toHaveURL(/nuova$/);

  await page.getByText('Soggetto diverso', { exact: true }).click();
  await campo(page, 'Ragione sociale').fill('Prova S.r.l.');
  await campo(page, 'Codice fiscale').fill('12345678901');
  await save(page);
  await expect(campo(page, 'Codice fiscale')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/nuova$/);
});

test('[ANA-003] abroad the codice is the foreign identifier and no other', async ({ page }) => {
  const identificativo = 'DE123';
  await openNuova(page);
  await campo(page, 'Cognome').fill('Schmidt');
  await campo(page, 'Nome').fill('Hans');
  await page.getByRole('checkbox', { name: 'Anagrafica estera' }).check();
  await campo(page, 'Identificativo estero').fill(identificativo);
  await campo(page, 'Codice fiscale').fill('DE124');
  await chooseComune(page, 'Domicilio fiscale', 'modena');
  await save(page);
  await expect(campo(page, 'Codice fiscale')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/nuova$/);
  await campo(page, 'Codice fiscale').fill(identificativo);
  await save(page);
  await expect(page).toHaveURL(percorsoScheda);
  await expect(campo(page, 'Codice fiscale')).toHaveValue(identificativo);
});

test('[ENU-026] each kind of client hides the fields of the other, and does not send them', async ({
  page,
}) => {
  await openNuova(page);
  await expect(campo(page, 'Stato civile').locator('option')).toHaveText(Object.values(statoCivile));
  await campo(page, 'Cognome').fill('Nascosto');
  await page.getByText('Soggetto diverso', { exact: true }).click();
  for (const nome of ['Cognome', 'Nome', 'Data di nascita', 'Sesso', 'Stato civile'])
    await expect(campo(page, nome)).toHaveCount(0);
  await campo(page, 'Ragione sociale').fill('Fonderie Prova S.r.l.');
  await campo(page, 'Codice fiscale').fill(makePartitaIva('7070707036'));
  await chooseComune(page, 'Sede legale', 'modena');
  const invio = page.waitForRequest(
    (richiesta) => richiesta.url().endsWith('/api/anagrafica') && richiesta.method() === 'POST',
  );
  await save(page);
  expect((await invio).postData()).not.toContain('Nascosto');
  await expect(page).toHaveURL(percorsoScheda);
  await expect(page.getByText('Soggetto diverso')).toBeVisible();
});

test('[ANA-016] an empty CAP is a warning and is saved; an empty comune is refused', async ({ page }) => {
  await openNuova(page);
  await page.getByText('Soggetto diverso', { exact: true }).click();
  await campo(page, 'Ragione sociale').fill('Senza Cap S.r.l.');
  await campo(page, 'Codice fiscale').fill(makePartitaIva('7171717036'));
  await save(page);
  await expect(riepilogo(page)).toContainText('Comune');
  await expect(page.getByRole('combobox', { name: 'Comune' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/nuova$/);
  await chooseComune(page, 'Sede legale', 'modena');
  await campo(page, 'CAP').fill('');
  await expect(page.getByText('CAP vuoto.')).toBeVisible();
  await expect(campo(page, 'CAP')).not.toHaveAttribute('aria-invalid', 'true');
  await save(page);
  await expect(page).toHaveURL(percorsoScheda);
  await expect(page.getByText('CAP vuoto.')).toBeVisible();
});

test('the summary of the errors has the focus and leads to the field', async ({ page }) => {
  await openNuova(page);
  await page.keyboard.press('Control+s');
  await expect(riepilogo(page)).toBeFocused();
  await riepilogo(page).getByRole('link', { name: 'Nome', exact: true }).click();
  await expect(campo(page, 'Nome')).toBeFocused();
});

test('[LST-022] of two who save the same client the second sees the differences and chooses', async ({
  page,
  browser,
}) => {
  await createSocieta(page, 'Contesa S.r.l.', makePartitaIva('7272727036'));
  await save(page);
  await expect(avvisi(page)).toContainText('Scheda salvata.');
  await expect(page).toHaveURL(percorsoScheda);

  const altra = await (await browser.newContext()).newPage();
  await enter(altra, 'OP_STU', page.url());
  await expect(campo(altra, 'Via')).toBeVisible();
  await campo(page, 'Via').fill('Via del Primo');
  await save(page);
  await expect(avvisi(page)).toContainText('Scheda salvata.');

  await campo(altra, 'Via').fill('Via del Secondo');
  const rifiuto = altra.waitForResponse((risposta) => risposta.status() === 409);
  await save(altra);
  await rifiuto;
  const finestra = altra.getByRole('dialog', { name: 'Scheda cambiata da un altro utente' });
  const riga = finestra.getByRole('row', { name: /^Via/ });
  await expect(riga.getByRole('radio', { name: 'Via del Secondo' })).toBeChecked();
  await riga.getByRole('radio', { name: 'Via del Primo' }).check();
  await finestra.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(finestra).toHaveCount(0);
  await expect(campo(altra, 'Via')).toHaveValue('Via del Primo');
  await altra.context().close();
});

test('[ANA-004] the codice is computed without the server as soon as the data suffice, and never over one that was typed', async ({
  page,
}) => {
  await openNuova(page);
  const chieste: unknown[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.url().endsWith('/api/anagrafica/CodFisc')) chieste.push(richiesta.postDataJSON());
  });
  await campo(page, 'Cognome').fill('Zanetti');
  await campo(page, 'Nome').fill('Zeno');
  await campo(page, 'Data di nascita').fill('05/04/1951');
  await campo(page, 'Sesso').selectOption('M');
  const nato = page.getByRole('combobox', { name: 'Comune di nascita' });
  await nato.fill('modena');
  await expect(page.getByRole('option', { name: /^modena/i }).first()).toBeVisible();
  await nato.press('Enter');
  await expect(campo(page, 'Codice fiscale')).toHaveValue(/^ZNTZNE51D05F257/);
  await campo(page, 'Codice fiscale').fill('ZNTZNE51D05');
  await campo(page, 'Nome').fill('Zenone');
  await expect(campo(page, 'Codice fiscale')).toHaveValue('ZNTZNE51D05');
  await campo(page, 'Codice fiscale').fill('');
  await campo(page, 'Nome').fill('Zenobio');
  await expect(campo(page, 'Codice fiscale')).toHaveValue(/^ZNTZNB51D05F257/);
  await campo(page, 'Nome').fill('Zenone');
  await expect(campo(page, 'Codice fiscale')).toHaveValue(/^ZNTZNN51D05F257/);
  expect(chieste).toEqual([]);
});

test('[RTE-033] what is written while the record is saved stays: a draft of the new one, a change of the other', async ({
  page,
}) => {
  const via = campo(page, 'Via');
  await createSocieta(page, 'In Viaggio S.r.l.', makePartitaIva('7272727051'));
  const releaseNuova = await holdRisposta(page, '/api/anagrafica');
  await save(page);
  await via.fill('Via della Nuova');
  releaseNuova();
  await expect(page).toHaveURL(percorsoScheda);
  const banner = page.getByRole('region', { name: /^Bozza recuperata del / });
  await expect(banner).toContainText('1 campo diverso');
  await banner.getByRole('button', { name: 'Riprendi' }).click();
  await expect(via).toHaveValue('Via della Nuova');

  const release = await holdRisposta(page, `/api${new URL(page.url()).pathname}`);
  const scritta = page.waitForResponse((risposta) => risposta.url().endsWith(new URL(page.url()).pathname));
  await save(page);
  await via.fill('Via della Nuova, 2');
  await campo(page, 'Telefono').fill('059 222222');
  release();
  await scritta;
  await expect(via).toHaveValue('Via della Nuova, 2');
  await expect(page.getByText(/Bozza salvata alle \d\d:\d\d/).first()).toBeVisible();
  await save(page);
  await expect(page.getByText(/Bozza salvata alle/)).toHaveCount(0);
  await page.reload();
  await expect(via).toHaveValue('Via della Nuova, 2');
  await expect(campo(page, 'Telefono')).toHaveValue('059 222222');
  await expect(banner).toHaveCount(0);
});

test('a new client: the first field is ready, what is wrong is said while typing, the existing one is opened', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_STU', '/anagrafica/nuova');
  await expect(page.getByLabel('Cognome', { exact: true })).toBeFocused();
  for (const nome of ['Cognome', 'Nome', 'Codice fiscale'])
    await expect(page.getByLabel(nome, { exact: true })).toHaveAttribute('aria-required', 'true');
  await expect(page.getByText('I campi con * sono obbligatori.')).toBeVisible();
  const codice = page.getByLabel('Codice fiscale', { exact: true });
  await codice.fill('RSSMRA80A01H501X');
  await expect(page.getByText('Il carattere di controllo non corrisponde.')).toBeVisible();
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('ada@posta');
  await expect(page.getByText('Indirizzo di posta non valido.')).toHaveCount(0);
  await email.press('Tab');
  await expect(page.getByText('Indirizzo di posta non valido.')).toBeVisible();
  await page.getByLabel('CAP', { exact: true }).fill('41A');
  await expect(page.getByText('Il CAP ha 5 cifre.')).toBeVisible();
  const { data } = await (
    await page.request.post('/api/anagrafica/list', {
      data: { Filter: { Tipo: 'PF' }, PageSize: 2 },
      headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
    })
  ).json();
  await codice.fill(data[0].CodiceFiscale);
  await expect(page.getByText('Codice già utilizzato.')).toBeVisible();
  await page.getByRole('link', { name: 'Apri il cliente esistente' }).click();
  await expect(page).toHaveURL(new RegExp(`/anagrafica/${data[0].Id}$`));
  await expect(page.getByRole('heading', { name: data[0].Denominazione })).toBeVisible();
});

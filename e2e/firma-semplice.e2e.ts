import { createHash } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePdfVero } from '../packages/server/test/pdf-vero.ts';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { headers, readPosta } from './posta.ts';

/** A new client with an address, and a document of his to sign. */
async function createCliente(page: Page, baseURL: string, email: string, nome = 'Elisa') {
  const send = async (percorso: string, data: object) => {
    const risposta = await page.request.post(percorso, { data, headers: headers(baseURL) });
    expect(risposta.status(), await risposta.text()).toBeLessThan(300);
    return (await risposta.json()).data;
  };
  const persona = {
    ...{ Cognome: 'Firmabene', Nome: nome, Sesso: 'F', ComuneNascita: 'F257' },
    DataNascita: `1968-0${1 + test.info().retry}-${String(5 + test.info().repeatEachIndex).padStart(2, '0')}`,
  };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = {
    ...persona,
    Tipo: 'PF',
    CodiceFiscale,
    Email: email,
    DomicilioFiscale: { Comune: 'F205' },
  };
  const { Id } = await send('/api/anagrafica', scheda);
  const buffer = await makePdfVero('Lettera di incarico professionale', 'Il compenso', 'Informativa privacy');
  const caricato = await page.request.post('/api/documento', {
    headers: headers(baseURL),
    multipart: {
      IdAnagrafica: Id,
      uploadFile0: { name: 'Lettera di incarico.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(caricato.status(), await caricato.text()).toBeLessThan(300);
  const documento: string = (await caricato.json()).data[0].id;
  return { documento, sha256: createHash('sha256').update(buffer).digest('hex') };
}

test('[FIR-006] a document is sent by a link, read whole and signed on a telephone, and comes back with its page of evidence', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  const email = `elisa.firmabene.${Date.now()}@posta.example`;
  await openSessione(page);
  const { documento, sha256 } = await createCliente(page, baseURL, email);
  await page.goto(`/firma-elettronica/nuova?documenti=${documento}`);
  await page.getByText('Link di Quadra', { exact: true }).click();
  await expect(page.getByText(/^Firma elettronica semplice: il cliente riceve un link/)).toBeVisible();
  await expect(page.getByText(`Il codice va a ${email}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Cellulare/ })).toHaveCount(0);

  // What the law wants more for is not offered.
  const tipo = page.getByRole('combobox', { name: /^Tipo/ });
  const choose = async (nome: string) => {
    await tipo.click();
    await page.getByRole('listbox').getByRole('option', { name: nome }).click();
  };
  await choose('Stampa delega F24');
  await expect(page.getByText('Con il link non si può.')).toBeVisible();
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nulla è stato inviato: correggere 1 campo' }),
  ).toBeVisible();
  await choose('Stampa conferimento incarico');
  await checkAccessibile(page, '/firma-elettronica/nuova', 'dark');
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
  await expect(page.getByText('Firma semplice con link').first()).toBeVisible();
  const busta = page.url();

  const posta = await browser.newPage({ baseURL });
  await openSessione(posta, 'AMM_ELMAS');
  const link = await readPosta(posta, baseURL, email, /(\/f\/\S+)/);
  const telefono = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await telefono.goto(link);
  await expect(telefono.getByRole('heading', { name: 'Documenti da firmare' })).toBeVisible();
  await expect(telefono.getByText('Firmabene')).toHaveCount(0);
  await telefono.getByRole('button', { name: 'Mandami il codice' }).click();
  const codice = telefono.getByRole('textbox', { name: /Codice ricevuto/ });
  const giusto = await readPosta(posta, baseURL, email, /è (\d{6})\./);
  await codice.fill(giusto);
  await telefono.getByRole('button', { name: 'Apri' }).click();
  await expect(telefono.getByRole('heading', { name: 'Lettera di incarico.pdf' })).toBeVisible();
  await expect(telefono.getByRole('img', { name: 'Pagina 1 di 3' })).toBeVisible();
  expect(await telefono.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAccessibile(telefono, '/f/$codice', 'light-blue');

  // Nobody is made to read: how far he did is said. Not without the tick, nor with another code.
  const firma = telefono.getByRole('button', { name: 'Firma', exact: true });
  const lettura = telefono.getByRole('listitem').filter({ hasText: 'Lettera di incarico.pdf' });
  await telefono.getByText('Pagina 1 di 3').scrollIntoViewIfNeeded();
  await expect(lettura).toContainText(/letto fino a pag\. [12]$/);
  await firma.evaluate((bottone: HTMLButtonElement) => bottone.click());
  await expect(telefono.getByText('Confermare di aver potuto leggere.')).toBeVisible();
  await telefono.getByText('Pagina 3 di 3').scrollIntoViewIfNeeded();
  await expect(lettura).toContainText(/letto$/);
  await telefono.getByRole('checkbox', { name: 'Ho potuto leggere il documento e lo firmo' }).click();
  await codice.fill(giusto === '000000' ? '111111' : '000000');
  await firma.click();
  await expect(telefono.getByText(/Il codice non è giusto/)).toBeVisible();
  await codice.fill(giusto);
  await firma.click();
  await expect(telefono.getByRole('heading', { name: 'Firmato' })).toBeVisible({ timeout: 60_000 });
  await telefono.goto(link);
  await expect(telefono.getByText(/già stato usato/)).toBeVisible();

  await page.goto(busta);
  await expect(page.getByText(/^Firmata da tutti il/)).toBeVisible();
  const versioni = await page.request.get(`/api/documento/${documento}/versioni`, {
    headers: headers(baseURL),
  });
  expect((await versioni.json()).data.map(({ Sha256 }: { Sha256: string }) => Sha256)).toEqual([sha256]);
  await telefono.close();
  await posta.close();
});

/** Opens a link on a telephone with its code, and reads what is there. */
async function openSulTelefono(telefono: Page, posta: Page, baseURL: string, email: string) {
  await telefono.goto(await readPosta(posta, baseURL, email, /(\/f\/\S+)/));
  await telefono.getByRole('button', { name: 'Mandami il codice' }).click();
  const codice = telefono.getByRole('textbox', { name: /Codice ricevuto/ });
  const giusto = await readPosta(posta, baseURL, email, /è (\d{6})\./);
  await codice.fill(giusto);
  await telefono.getByRole('button', { name: 'Apri' }).click();
  await expect(telefono.getByRole('img', { name: 'Pagina 1 di 3' })).toBeVisible();
  return { codice, giusto };
}
async function signSulTelefono(telefono: Page, { codice, giusto }: { codice: Locator; giusto: string }) {
  await telefono.getByRole('checkbox', { name: 'Ho potuto leggere il documento e lo firmo' }).click();
  await codice.fill(giusto);
  await telefono.getByRole('button', { name: 'Firma', exact: true }).click();
  await expect(telefono.getByRole('heading', { name: 'Firmato' })).toBeVisible({ timeout: 60_000 });
}

test('[FIR-006] two sign one after the other, each on his telephone by his own link, and both have their copy', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  const email = `elisa.insieme.${Date.now()}@posta.example`;
  const altro = `marito.${email}`;
  await openSessione(page);
  const { documento } = await createCliente(page, baseURL, email, 'Anna');
  await page.goto(`/firma-elettronica/nuova?documenti=${documento}`);
  await page.getByText('Link di Quadra', { exact: true }).click();
  await expect(page.getByText(`Il codice va a ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi firmatario' }).click();
  const secondo = page.getByRole('group', { name: 'Firmatario 2' });
  await secondo.getByRole('textbox', { name: /^Cognome/ }).fill('Marini');
  await secondo.getByRole('textbox', { name: /^Nome/ }).fill('Luca');
  await secondo.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await expect(page.getByText('Ognuno riceve il link quando ha firmato chi viene prima.')).toBeVisible();
  const invia = page.getByRole('button', { name: 'Invia', exact: true });
  await invia.click();
  await expect(page.getByText(/Ogni firmatario ha un indirizzo suo/).first()).toBeVisible();
  await secondo.getByRole('textbox', { name: /^E-mail/ }).fill(altro);
  await checkAccessibile(page, '/firma-elettronica/nuova', 'light-blue');
  await invia.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
  const frase = page.getByRole('status').filter({ hasText: 'Tocca a' });
  await expect(frase).toContainText('Firmabene Anna: non ha ancora firmato.');
  await expect(page.getByText('indirizzo scritto dallo studio')).toBeVisible();

  const posta = await browser.newPage({ baseURL });
  await openSessione(posta, 'AMM_ELMAS');
  const telefono = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const suo = await openSulTelefono(telefono, posta, baseURL, email);
  await expect(telefono.getByText('Firma anche Marini Luca.')).toBeVisible();
  expect(await telefono.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await signSulTelefono(telefono, suo);
  await expect(telefono.getByText(/Quando avranno firmato tutti/)).toBeVisible();
  await page.reload();
  await expect(frase).toContainText('Marini Luca: non ha ancora firmato.');
  await checkAccessibile(page, '/firma-elettronica/$id', 'dark');

  const altrui = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await signSulTelefono(altrui, await openSulTelefono(altrui, posta, baseURL, altro));
  await expect(altrui.getByText(/arrivano anche a Lei/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Firmata da tutti il/)).toBeVisible();
  for (const chi of [email, altro])
    expect(await readPosta(posta, baseURL, chi, /(Ha firmato: Lettera di incarico\.pdf)/)).toBeTruthy();
  for (const una of [telefono, altrui, posta]) await una.close();
});

test('who does not want to sign says why, and the studio reads it', async ({
  page,
  browser,
  baseURL: indirizzo,
}) => {
  test.slow();
  const baseURL = indirizzo ?? '';
  const email = `elisa.nonfirma.${Date.now()}@posta.example`;
  // A studio with the module and no token: the link needs none.
  await enter(page, 'p.grassi@studiograssi.example', '/firma-elettronica/nuova');
  const { documento } = await createCliente(page, baseURL, email);
  await page.goto(`/firma-elettronica/nuova?documenti=${documento}`);
  await page.getByRole('button', { name: 'Firma con un link di Quadra' }).click();
  await expect(page.getByText(`Il codice va a ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();

  const posta = await browser.newPage({ baseURL });
  await openSessione(posta, 'AMM_ELMAS');
  const telefono = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await telefono.goto(await readPosta(posta, baseURL, email, /(\/f\/\S+)/));
  await telefono.getByRole('button', { name: 'Mandami il codice' }).click();
  const codice = telefono.getByRole('textbox', { name: /Codice ricevuto/ });
  await codice.fill(await readPosta(posta, baseURL, email, /è (\d{6})\./));
  await telefono.getByRole('button', { name: 'Apri' }).click();
  await telefono.getByRole('button', { name: 'Non firmo' }).click();
  await telefono.getByRole('button', { name: 'Conferma: non firmo' }).click();
  await expect(telefono.getByText('Scrivere il motivo.')).toBeVisible();
  await telefono.getByRole('textbox', { name: /Perché non firma/ }).fill('Il compenso non è quello detto');
  await codice.fill(await readPosta(posta, baseURL, email, /è (\d{6})\./));
  await telefono.getByRole('button', { name: 'Conferma: non firmo' }).click();
  await expect(telefono.getByRole('heading', { name: 'Non firmato' })).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('Firmabene Elisa non ha firmato: Il compenso non è quello detto'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rinvia con gli stessi dati' })).toBeVisible();
  await telefono.close();
  await posta.close();
});

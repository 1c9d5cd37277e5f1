import { expect, test } from '@playwright/test';
import { enter, holdRisposta, waitRecord } from './accessi.ts';

const NOME = 'Studio dei percorsi';

test('[STU-006] [STU-008] the vendor adds a studio, corrects what is wrong, locks it and opens it again', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/studi');
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti/Studi' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuovo studio' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo studio' })).toBeVisible();
  await page.getByLabel('Ragione sociale').fill(NOME);
  await page.getByLabel('Partita IVA').fill('123');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Studio non salvato: 1 campo da correggere')).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: 'Partita IVA' }).click();
  await expect(page.getByLabel('Partita IVA')).toBeFocused();
  await page.getByLabel('Partita IVA').fill('02345670364');
  await page.getByRole('combobox', { name: 'Comune' }).fill('carpi');
  await page
    .getByRole('option', { name: /^Carpi/ })
    .first()
    .click();
  const letto = waitRecord(page);
  await page.keyboard.press('Control+s');
  await letto;
  await expect(page).toHaveURL(/\/studi\/\d+$/);
  await expect(page.getByLabel('Provincia')).toHaveValue('MO');
  await page.getByRole('button', { name: 'Blocca lo studio' }).click();
  const finestra = page.getByRole('dialog');
  await finestra.getByText('Canone di manutenzione').click();
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Indicare quando è scaduto il canone.')).toBeVisible();
  await finestra.getByLabel('Scadenza del canone').fill('010125');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Bloccato dal .* per il canone$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sblocca lo studio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Lo studio lavora.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Canone di manutenzione/ })).toBeVisible();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/studi/);
  await expect(page.getByRole('row', { name: NOME })).toHaveCount(0);
});

test('[RTE-033] [LST-022] what is written while a save travels stays, and the form follows who saved meanwhile', async ({
  page,
  context,
}) => {
  const campo = (nome: string, di = page) => di.getByLabel(nome, { exact: true });
  const [telefono, email, via] = [campo('Telefono'), campo('E-mail'), campo('Via e numero')];
  const salvato = page.getByText('Studio salvato.');
  await enter(page, 'AMM_ELMAS', '/studi/nuovo');
  await campo('Ragione sociale').fill('Studio in viaggio');
  await campo('Partita IVA').fill('02345670364');
  await page.getByRole('combobox', { name: 'Comune' }).fill('carpi');
  await page
    .getByRole('option', { name: /^Carpi/ })
    .first()
    .click();
  // Its page is about to be replaced: nothing is taken that would go with it.
  const releaseNuovo = await holdRisposta(page, '/api/studio');
  await telefono.focus();
  await page.keyboard.press('Control+s');
  await expect(telefono).toHaveAttribute('readonly', '');
  await expect(telefono).toBeFocused();
  releaseNuovo();
  await expect(page).toHaveURL(/\/studi\/\d+$/);
  await expect(telefono).toBeEditable();

  const release = await holdRisposta(page, `/api${new URL(page.url()).pathname.replace('studi', 'studio')}`);
  await telefono.fill('059 111111');
  const scritto = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  const partito = page.waitForRequest((richiesta) => richiesta.method() === 'PUT');
  await page.keyboard.press('Control+s');
  // What is typed before it leaves would be saved with it.
  await partito;
  await email.fill('viaggio@posta.example');
  release();
  await scritto;
  await expect(salvato.last()).toBeVisible();
  await expect(email).toHaveValue('viaggio@posta.example');
  await page.getByRole('link', { name: 'Gestori' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Ci sono modifiche non salvate.');
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();

  const altra = await context.newPage();
  await altra.goto(page.url());
  await expect(campo('Telefono', altra)).toHaveValue('059 111111');
  await campo('Via e numero', altra).fill('Via del Secondo');
  await altra.keyboard.press('Control+s');
  await expect(altra.getByText('Studio salvato.')).toBeVisible();
  await page.getByRole('button', { name: 'Blocca lo studio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Bloccato dal /).first()).toBeVisible();
  await expect(via).toHaveValue('Via del Secondo');
  await expect(email).toHaveValue('viaggio@posta.example');
  const riscritto = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  await riscritto;
  await altra.reload();
  await expect(campo('E-mail', altra)).toHaveValue('viaggio@posta.example');
  await expect(campo('Via e numero', altra)).toHaveValue('Via del Secondo');
  await altra.close();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/studi$/);
});

test('[ERR-053] a module for many studi: what must be chosen is said, then each has it', async ({ page }) => {
  await enter(page, 'AMM_GES', '/attivazione-massiva-applicativi');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Attivazione massiva applicativi' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(page.getByText('Selezionare almeno un modulo.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Modulo' }).click();
  await page.getByRole('option', { name: /^Firma elettronica/ }).click();
  await page.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(page.getByText('Selezionare almeno uno studio.')).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Studio Bellini' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(page.getByText('Modulo attivato per 1 studio.').last()).toBeVisible();
  await page.goto('/moduli');
  await page.getByRole('combobox', { name: 'Studio' }).fill('bellini');
  await page
    .getByRole('option', { name: /^Studio Bellini/ })
    .first()
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Firma elettronica' })).toContainText('Attivo');
});

test('[CRE-017] a module for a year with a package for each: what will happen is asked, then how it went studio by studio', async ({
  page,
}) => {
  await enter(page, 'f.riva@nordconsulenze.example', '/studi');
  await page.getByRole('row').filter({ hasText: 'Studio Grassi' }).dblclick();
  await page.getByLabel('Via e numero').fill('Via Po 10');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Studio salvato/).first()).toBeVisible();
  await page.goto('/attivazione-massiva-applicativi');
  await page.getByRole('combobox', { name: 'Modulo' }).click();
  await page.getByRole('option', { name: /^Visure/ }).click();
  await page.getByRole('textbox', { name: /^Anno/ }).fill('2024');
  await page.getByRole('combobox', { name: /^Pacchetto per ciascuno/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('row').filter({ hasText: 'Studio Grassi' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Attiva', exact: true }).click();
  const domanda = page.getByRole('dialog', { name: 'Attivare e caricare i crediti?' });
  await expect(domanda).toContainText('Visure si attiva per 1 studio.');
  await domanda.getByRole('button', { name: 'OK', exact: true }).click();
  const esiti = page.getByRole('region', { name: 'Esito per studio' });
  await expect(esiti.getByRole('status')).toHaveText('Attivato 1 studio su 1');
  await expect(esiti.getByRole('row').filter({ hasText: 'Studio Grassi' })).toContainText('Attivato');
});

test('the vendor says which modules a kind of subscription may have', async ({ page }) => {
  await enter(page, 'AMM_ELMAS', '/moduli');
  const visure = page.getByRole('checkbox', { name: 'Visure, Azienda-Light' });
  await page.getByRole('button', { name: 'Moduli per sottoscrizione' }).click();
  await expect(page.getByRole('checkbox', { name: 'Visure, Full' })).toBeDisabled();
  await visure.check();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Sottoscrizioni salvate.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Moduli per sottoscrizione' }).click();
  await expect(visure).toBeChecked();
});

test('an administrator sees his modules and his studio, and not the gestori', async ({ page }) => {
  await enter(page, 'AMM_STU', '/moduli');
  const remota = page.getByRole('row').filter({ hasText: 'Applicazione remota' });
  await expect(remota).toContainText('Non attivo');
  await expect(page.getByText(/^Un modulo si acquista con i crediti/)).toBeVisible();
  await page.getByRole('link', { name: 'Clienti/Studi' }).click();
  await page.getByRole('row').filter({ hasText: 'Studio Conti' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Studio Conti/ })).toBeVisible();
  await expect(page.getByLabel('Ragione sociale')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Telefono')).not.toHaveAttribute('readonly');
  await expect(page.getByRole('link', { name: 'Gestori' })).toHaveCount(0);
  await page.goto('/gestori');
  await expect(page.getByText('Non autorizzato.')).toBeVisible();
});

test('[GES-008] [GES-009] a gestore puts its logo: scaled to 176x50, on the login page and in the bar', async ({
  page,
}) => {
  await enter(page, 'e.ponti@nordconsulenze.example', '/gestori');
  await page.getByRole('row').filter({ hasText: 'NORD' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Nord Consulenze' })).toBeVisible();
  await expect(page.getByLabel('Codice gestore')).toHaveAttribute('readonly', '');
  // A picture of 600x300, drawn here.
  const dati = await page.evaluate(() => {
    const tela = document.createElement('canvas');
    [tela.width, tela.height] = [600, 300];
    tela.getContext('2d')?.fillRect(0, 0, 600, 300);
    return tela.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(dati, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Logo delle pagine' })).toBeVisible();
  await page.reload();
  const nellaBarra = page.locator('header').getByRole('img', { name: 'Nord Consulenze' });
  await expect(nellaBarra).toBeVisible();
  expect(
    await nellaBarra.evaluate((nodo) => {
      const { naturalWidth, naturalHeight, width, height } = nodo as HTMLImageElement;
      return [naturalWidth, naturalHeight, width, height];
    }),
  ).toEqual([176, 50, 176, 50]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toContain('base64');
  await page.goto('/login/NORD');
  await expect(page.locator('header img')).toBeVisible();
});

test('[RTE-033] the vendor makes a client for a studio he chooses; leaving it unsaved is asked', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/anagrafica/nuova');
  await page.getByRole('combobox', { name: 'Studio' }).fill('grassi');
  await page.getByRole('option', { name: /^Studio Grassi/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo cliente di Studio Grassi' })).toBeVisible();
  const cognome = page.getByLabel('Cognome', { exact: true });
  await cognome.fill('Verdi');
  await page.getByRole('navigation').getByRole('link', { name: 'Dichiarazioni', exact: true }).click();
  const domanda = page.getByRole('dialog').filter({ hasText: 'Ci sono modifiche non salvate. Continuare?' });
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(cognome).toHaveValue('Verdi');
});

test('[STU-019] [ENU-059] the signed contract and appointment: sent, kept apart, downloaded', async ({
  page,
}) => {
  await enter(page, 'AMM_GES', '/studi');
  await page.getByRole('row').filter({ hasText: 'Studio Bellini' }).dblclick();
  const sezione = page.getByRole('region', { name: 'Contratto e nomina' });
  await expect(sezione.getByText('Nessun contratto caricato.')).toBeVisible();
  const finestra = page.getByRole('dialog');
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 firma'),
  });
  const send = async (pulsante: string, nome: string) => {
    await sezione.getByRole('button', { name: pulsante }).click();
    await finestra.locator('input[type=file]').setInputFiles([pdf(nome)]);
    await finestra.getByRole('button', { name: 'OK' }).click();
    await expect(sezione.getByRole('link', { name: nome })).toBeVisible();
  };
  await sezione.getByRole('button', { name: 'Carica un contratto' }).click();
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByRole('alert')).toContainText('File mancante');
  await finestra.getByRole('button', { name: 'Annulla' }).click();
  await send('Carica un contratto', 'primo.pdf');
  await send('Carica un contratto', 'secondo.pdf');
  await send('Carica una nomina', 'nomina.pdf');
  const contratti = sezione.getByRole('table', { name: 'Contratto firmato' }).getByRole('link');
  await expect(contratti).toHaveText(['secondo.pdf', 'primo.pdf']);
  await expect(sezione.getByRole('table', { name: 'Nomina a responsabile' }).getByRole('link')).toHaveText([
    'nomina.pdf',
  ]);
  await expect(sezione.getByRole('row', { name: /secondo\.pdf/ })).toContainText('Giorgio Landi');
  const [file] = await Promise.all([page.waitForEvent('download'), contratti.first().click()]);
  expect(file.suggestedFilename()).toBe('secondo.pdf');
});

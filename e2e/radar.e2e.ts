import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { makeSend } from './dichiarazioni.ts';

test('from a cell of the radar to the field it waits for, in one Enter', async ({ page, baseURL }) => {
  await openSessione(page);
  const send = makeSend(page, baseURL ?? '');
  const nato = { Nome: 'Rada', Sesso: 'F', DataNascita: '1972-03-04', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Stagione' };
  const { CodiceFiscale } = await send('post', '/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('post', '/api/anagrafica', scheda);
  const { create } = await send('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const una = `/api/2025/pf/${create[0].Codice}`;
  const { Versione } = await send('get', una);
  const Righi = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC10.1': 5000, 'RC14.1': '2' };
  await send('put', una, { Versione, Righi });
  for (const quadro of ['FR', 'RC', 'RN', 'RV']) await send('post', `${una}/quadro/${quadro}/completa`, {});

  await page.goto('/radar?anno=2025');
  await expect(page.getByRole('heading', { level: 1, name: 'Radar di stagione' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('stagione');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'Radar di stagione' });
  await expect(griglia).toHaveAttribute('aria-rowcount', '2');
  // The delega is missing, and it is asked from here: without an address, from the board.
  await expect(griglia.getByRole('gridcell', { name: /^Mai chiesta/ })).toBeVisible();
  const passo = griglia.getByRole('gridcell', { name: 'Manca RC6 col. 1' });
  await griglia.getByRole('gridcell', { name: 'Stagione Rada' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(passo).toBeFocused();
  // Space says what is missing, Esc gives the cell back.
  await page.keyboard.press('Space');
  const riquadro = page.getByRole('dialog', { name: /Stagione Rada/ });
  await expect(riquadro.getByRole('link', { name: 'Vai al campo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(riquadro).toHaveCount(0);
  await expect(passo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${create[0].Codice}/quadroRC#RC6\\.1$`));
  await expect(page.locator('[data-casella="RC6.1"]')).toBeFocused();
});

test('a delega that is missing or near its end is asked from the radar', async ({ page, baseURL }) => {
  await openSessione(page);
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
    return (await (await page.request.post(percorso, { headers, data })).json()).data;
  };
  const persona = {
    Nome: 'Delia',
    Cognome: 'Radarella',
    Sesso: 'F',
    DataNascita: '1971-05-06',
    ComuneNascita: 'F257',
  };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const domicilio = { DomicilioFiscale: { Comune: 'F257' }, Email: 'delia@posta.example' };
  await send('/api/anagrafica', { ...persona, ...domicilio, Tipo: 'PF', CodiceFiscale });
  await page.goto('/radar');
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('radarella');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'Radar di stagione' });
  await expect(griglia).toHaveAttribute('aria-rowcount', '2');
  const cella = griglia.getByRole('gridcell', { name: /^Mai chiesta/ });
  await cella.getByRole('button', { name: 'Chiedi' }).click();
  const chiesta = page.waitForResponse(/delega-unica\/chiedi$/);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  expect((await (await chiesta).json()).data.errori).toEqual([]);
  await expect(griglia.getByRole('gridcell', { name: /^Mai aperto, 0 giorni/ })).toBeVisible();
  await expect(griglia.getByRole('button', { name: 'Chiedi' })).toHaveCount(0);
});

test('who sees many studi chooses one, and the radar is of that one', async ({ page }) => {
  await openSessione(page, 'AMM_ELMAS');
  // As the server answers who sees more studi than it looks at together.
  await page.route('**/dichiarazione/radar', (rotta) => {
    const { Filter = {} } = rotta.request().postDataJSON();
    const Message = 'Scegliere uno studio: il radar ne guarda al massimo 20 insieme.';
    return Filter.IdStudio
      ? rotta.continue()
      : rotta.fulfill({ status: 422, json: { Message, Codice: 'RADAR_SENZA_STUDIO' } });
  });
  await page.goto('/radar?anno=2025');
  await expect(page.getByText('il radar ne guarda al massimo 20 insieme.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Studio' }).fill('conti');
  const chiesto = page.waitForRequest(
    (richiesta) => richiesta.url().endsWith('/radar') && /IdStudio/.test(richiesta.postData() ?? ''),
  );
  await page
    .getByRole('option', { name: /Conti e Associati/ })
    .first()
    .click();
  await chiesto;
  await expect(page.getByRole('grid', { name: 'Radar di stagione' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Studio' })).toHaveValue(/Conti e Associati/);
});

test('the clients in order of urgency, what blocks and whose it is, from the numbers that count them', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const send = makeSend(page, baseURL ?? '');
  const nato = { Sesso: 'F', DataNascita: '1973-04-05', ComuneNascita: 'F257' };
  const create = async (Cognome: string, Nome: string) => {
    const persona = { ...nato, Cognome, Nome };
    const { CodiceFiscale } = await send('post', '/api/anagrafica/CodFisc', persona);
    const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
    const { Id } = await send('post', '/api/anagrafica', scheda);
    const { create: nuove } = await send('post', '/api/2026/dichiarazione/crea', { IdAnagrafiche: [Id] });
    return nuove[0].Codice as string;
  };
  await create('Urgenza', 'Ada');
  const fermo = await create('Urgenza', 'Zoe');
  const { Versione } = await send('get', `/api/2026/pf/${fermo}`);
  // A building without its use is a check that blocks.
  const Righi = { 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '2' };
  await send('put', `/api/2026/pf/${fermo}`, { Versione, Righi });

  await page.goto('/radar?anno=2026');
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill('urgenza');
  await page.keyboard.press('Enter');
  const griglia = page.getByRole('grid', { name: 'Radar di stagione' });
  await expect(griglia).toHaveAttribute('aria-rowcount', '3');
  await expect(page.getByRole('radio', { name: 'Per urgenza' })).toBeChecked();
  const clienti = griglia.locator('tbody tr td:first-child a');
  await expect(clienti).toHaveText(['Urgenza Zoe', 'Urgenza Ada']);
  await page.getByRole('radio', { name: 'Per nome' }).check({ force: true });
  await expect(clienti).toHaveText(['Urgenza Ada', 'Urgenza Zoe']);
  await expect(page).toHaveURL(/ordine=Denominazione/);

  // The box says what stops it, and takes it in charge.
  await griglia.getByRole('button', { name: /Controllo bloccante/ }).click();
  const scheda = page.getByRole('dialog', { name: /Urgenza Zoe/ });
  await scheda.getByRole('button', { name: 'Prendi in carico' }).click();
  const mie = page.getByRole('button', { name: /^In carico a me/ });
  await expect(mie).toBeVisible();
  await mie.click();
  await expect(clienti).toHaveText(['Urgenza Zoe']);
  await expect(page).toHaveURL(/Operatore=\d+/);
  await page.getByRole('button', { name: /^In carico a me/ }).click();

  // A number shows the rows that it counts; the address opens them again.
  await griglia.getByRole('button', { name: /blocca: 1/ }).click();
  await expect(clienti).toHaveText(['Urgenza Zoe']);
  await expect(page).toHaveURL(/Stato=blocca/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filtri attivi' })).toContainText('blocca');
  // On a telephone the heads are four cells that filter, and each row has its verb.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /^\d+ ?blocca$/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Vai al campo' }).first()).toBeVisible();
  await expect(griglia).toHaveCount(0);
});

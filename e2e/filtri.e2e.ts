import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { caso, openGalleria, valore } from './galleria.ts';

/** The rows of the open list. */
const voci = (page: Page, quali?: { selected?: boolean; name?: string }): Locator =>
  page.getByRole('listbox').getByRole('option', quali);

test('[WID-041] [WID-042] [WID-043] [WID-045] a dropdown: click, keys, first value, Canc, X, 50 rows of 20 px', async ({
  page,
}) => {
  await openGalleria(page, 'elenchi');
  const obbligatoria = caso(page, 'Tendina: da una enumerazione, obbligatoria');
  const stato = obbligatoria.getByRole('combobox');
  await expect(valore(obbligatoria)).toHaveText('Valore: "A"');
  await expect(obbligatoria.getByText('valore iniziale')).toBeVisible();
  await stato.click();
  await expect(voci(page)).toHaveText(['Aperta', 'Chiusa', 'Inviata', 'Scartata']);
  await stato.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await stato.press('ArrowDown');
  await stato.press('Delete');
  await expect(valore(obbligatoria)).toHaveText('Valore: "A"');
  await stato.press('ArrowDown');
  await stato.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(obbligatoria.getByText('valore iniziale')).toHaveCount(0);
  await stato.fill('in');
  await stato.press('Enter');
  await expect(valore(obbligatoria)).toHaveText('Valore: "I"');
  await stato.press('F4');
  await expect(voci(page, { selected: true })).toHaveText('Inviata');
  await page.getByRole('heading', { name: 'Combo e tendine' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const facoltativa = caso(page, 'Tendina: da una enumerazione, facoltativa');
  await expect(facoltativa.getByRole('button')).toHaveCount(0);
  await facoltativa.getByRole('combobox').click();
  await page.keyboard.press('Delete');
  await expect(valore(facoltativa)).toHaveText('Valore: null');
  await facoltativa.getByRole('combobox').fill('s');
  await page.keyboard.press('Tab');
  await expect(valore(facoltativa)).toHaveText('Valore: "S"');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await caso(page, 'Tendina: con il pulsante per svuotare').getByRole('button').click();
  await expect(valore(caso(page, 'Tendina: con il pulsante per svuotare'))).toHaveText('Valore: null');

  const lunga = caso(page, 'Tendina: da un elenco di dati, lungo');
  await lunga.getByRole('combobox').click();
  await expect(voci(page)).toHaveCount(50);
  const misure = await page.getByRole('listbox').evaluate((nodo) => ({
    lista: nodo.clientHeight,
    riga: nodo.firstElementChild?.getBoundingClientRect().height,
  }));
  expect(misure).toEqual({ lista: 300, riga: 20 });
  await expect(voci(page, { name: 'Samone - TN H723' })).toBeVisible();
  await expect(voci(page, { name: 'Samone - TN H753' })).toBeVisible();
});

test('[ENU-009] [ENU-010] the declarations are filtered by their two states and by seventeen types in four groups', async ({
  page,
}) => {
  await enter(page, 'OP_STU', '/dichiarazioni');
  await page.getByRole('combobox', { name: 'Stato' }).click();
  await expect(voci(page)).toHaveText(['Aperta', 'Chiusa']);
  await page.getByRole('combobox', { name: 'Modello' }).click();
  // The 730 is a way to file what Redditi PF computes: beside the seventeen.
  await expect(voci(page).filter({ hasNotText: /^730$/ })).toHaveCount(17);
  await expect(voci(page).filter({ hasText: /^730$/ })).toHaveCount(1);
  const gruppi = page.getByRole('listbox').getByRole('group');
  await expect(gruppi).toHaveCount(4);
  await expect(gruppi.nth(3)).toHaveAccessibleName('Sostituti');
  await expect(gruppi.nth(3).getByRole('option')).toHaveText(['770', 'Certificazione unica']);
  await page.getByRole('combobox', { name: 'Modello' }).fill('irap (s');
  await expect(voci(page, { selected: true })).toHaveText('IRAP (simulazione)');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('IRAP (simulazione)').first()).toBeVisible();
});

type Corpo = { Filter: Record<string, string>; PageNo: number; PageSize: number; URL: string };

/** A list of the server with 120 rows; each answer waits as long as `attesa` says. */
async function fakeServer(page: Page, attesa: (corpo: Corpo) => number = () => 0) {
  const chieste: Corpo[] = [];
  const singole: string[] = [];
  const righe = Array.from({ length: 120 }, (_, posto) => ({
    Codice: `A${posto + 1}`,
    Descrizione: posto === 0 ? 'Alfa' : `Voce ${posto + 1}`,
  }));
  await page.route('**/api/galleria/**', async (rotta) => {
    const richiesta = rotta.request();
    if (richiesta.method() === 'GET') {
      const chiave = richiesta.url().split('/').at(-1) ?? '';
      singole.push(chiave);
      return chiave === '77'
        ? rotta.fulfill({ json: { data: { Id: 77, Codice: 'Z77', Descrizione: 'Fuori elenco' } } })
        : rotta.fulfill({ status: chiave === '503' ? 503 : 404, json: { Message: 'Non trovato' } });
    }
    const corpo = richiesta.postDataJSON() as Corpo;
    chieste.push(corpo);
    await new Promise((resolve) => setTimeout(resolve, attesa(corpo)));
    const cercato = corpo.Filter.Codice ?? '';
    if (cercato === 'guasto') return rotta.fulfill({ status: 500, json: { Message: 'Guasto' } });
    const trovate = righe.filter(({ Codice, Descrizione }) =>
      `${Codice} ${Descrizione}`.toLowerCase().includes(cercato),
    );
    const inizio = (corpo.PageNo - 1) * corpo.PageSize;
    await rotta.fulfill({
      json: {
        data: trovate.slice(inizio, inizio + corpo.PageSize),
        Total: trovate.length,
        PageNo: corpo.PageNo,
        PageSize: corpo.PageSize,
      },
    });
  });
  await openGalleria(page, 'elenchi');
  const errori: string[] = [];
  page.on('pageerror', ({ message }) => errori.push(message));
  await page.getByRole('button', { name: 'Collega gli elenchi del server' }).click();
  const campo = (nome: string) => page.getByRole('combobox', { name: new RegExp(`^${nome}`) });
  return { chieste, singole, errori, campo };
}

test('[WID-039] [WID-040] [WID-046] [LST-002] [LST-004] [ERR-033] combo and dropdown of the server', async ({
  page,
}) => {
  const { chieste, singole, errori, campo } = await fakeServer(page);
  await expect(campo('Valore fuori elenco')).toHaveValue('Z77 - Fuori elenco');
  await expect(campo('Valore che non esiste')).toHaveValue('');
  await expect(campo('Valore senza risposta')).toHaveValue('503');
  await expect(campo('Primo valore')).toHaveValue('A1 - Alfa');
  expect(singole.filter((chiave) => chiave === '77')).toHaveLength(1);

  chieste.length = 0;
  const combo = campo('Combo del server');
  await combo.pressSequentially('V');
  await expect(voci(page).first()).toHaveText('A2 - Voce 2');
  expect(chieste).toMatchObject([
    { Filter: { Codice: 'v', Descrizione: 'v' }, PageNo: 1, PageSize: 50, URL: '/api/galleria/list?x=1' },
  ]);
  const riquadro = page.getByRole('listbox').locator('..');
  await expect.poll(async () => (await riquadro.boundingBox())?.height).toBeLessThanOrEqual(201);
  await expect.poll(async () => (await voci(page).first().boundingBox())?.height).toBe(40);
  await combo.press('ArrowUp');
  await expect(voci(page, { selected: true })).toHaveText('Carica altri');
  await combo.press('Enter');
  await expect(voci(page, { selected: true })).toHaveText('A52 - Voce 52');
  expect(chieste[1]).toMatchObject({ PageNo: 2 });
  await combo.press('Enter');
  await expect(combo).toHaveValue('A52 - Voce 52');

  await campo('Altra tendina').fill('alfa');
  await expect(voci(page)).toHaveText(['A1 / Alfa']);
  await page.keyboard.press('Escape');
  await combo.fill('guasto');
  await expect(page.getByText('Nessun risultato.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifiche' }).getByRole('alert')).toHaveCount(0);
  expect(errori).toEqual([]);
});

test('[WID-044] [LST-008] what is asked, and when: from two characters, once for two fields', async ({
  page,
}) => {
  const { chieste, campo } = await fakeServer(page, ({ Filter }) => (Filter.Codice === 'voce 3' ? 1800 : 0));
  await expect(campo('Primo valore')).toHaveValue('A1 - Alfa');
  const tendina = campo('Tendina del server');
  await tendina.click();
  await expect(voci(page)).toHaveCount(50);
  chieste.length = 0;
  await tendina.pressSequentially('a');
  await page.waitForTimeout(400);
  expect(chieste).toHaveLength(0);
  await tendina.fill('al');
  await expect(voci(page)).toHaveText(['A1 - Alfa']);
  expect(chieste.map(({ Filter }) => Filter.Codice)).toEqual(['al']);
  await tendina.press('Escape');

  chieste.length = 0;
  await tendina.fill('voce 3');
  await page.waitForTimeout(300);
  const altra = campo('Altra tendina');
  await altra.evaluate((nodo) => nodo.focus({ preventScroll: true }));
  await altra.fill('voce 3');
  await expect(voci(page).first()).toHaveText('A3 / Voce 3');
  expect(chieste).toHaveLength(1);
});

test('[LST-007] a text is asked once while a list is open, and again when it was closed and opened', async ({
  page,
}) => {
  const { chieste, campo } = await fakeServer(page);
  await expect(campo('Primo valore')).toHaveValue('A1 - Alfa');
  for (const nome of ['Tendina del server', 'Combo del server']) {
    const elenco = campo(nome);
    const search = async (testo: string) => {
      await elenco.fill(testo);
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    };
    chieste.length = 0;
    for (const testo of ['alf', 'voce 10', 'alf', 'voce 10', 'alf']) await search(testo);
    await expect(voci(page)).toHaveText(['A1 - Alfa']);
    expect([nome, ...chieste.map(({ Filter }) => Filter.Codice)]).toEqual([nome, 'alf', 'voce 10']);
    await elenco.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await search('alf');
    await expect(voci(page)).toHaveText(['A1 - Alfa']);
    expect([nome, ...chieste.map(({ Filter }) => Filter.Codice)]).toEqual([nome, 'alf', 'voce 10', 'alf']);
    await elenco.press('Escape');
  }
});

test('Enter waits for the answer to the text now typed, Tab after an exact code chooses it, late answers are ignored', async ({
  page,
}) => {
  const { campo } = await fakeServer(page, ({ Filter }) => (Filter.Codice === 'v' ? 1500 : 400));
  const combo = campo('Combo del server');
  await combo.pressSequentially('v');
  await page.waitForTimeout(250);
  await combo.fill('voce 7');
  await combo.press('Enter');
  await expect(combo).toHaveValue('A7 - Voce 7');
  await page.waitForTimeout(1300);
  await expect(combo).toHaveValue('A7 - Voce 7');
  await combo.fill('a12');
  await combo.press('Tab');
  await expect(combo).toHaveValue('A12 - Voce 12');
  await combo.fill('qualcosa che non esiste');
  await combo.press('Tab');
  await expect(combo).toHaveValue('A12 - Voce 12');
});

test('the highlighted row is the announced row and the row Enter runs, whatever the results do', async ({
  page,
}) => {
  const { campo } = await fakeServer(page, ({ Filter }) => (Filter.Codice?.length ?? 0) * 60);
  const combo = campo('Combo del server');
  const testi = ['vo', 'voce', 'voce 1', 'a', 'a1', 'voce 11'];
  for (const [giro, testo] of testi.entries()) {
    await combo.fill(testo);
    if (giro % 2 === 0) await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    for (let passo = 0; passo < giro; passo += 1) await combo.press('ArrowDown');
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    const evidenziata = voci(page, { selected: true });
    await expect(evidenziata).toHaveCount(1);
    await expect(combo).toHaveAttribute(
      'aria-activedescendant',
      String(await evidenziata.getAttribute('id')),
    );
    const scritta = await evidenziata.textContent();
    await combo.press('Enter');
    await expect(combo).toHaveValue(String(scritta));
  }
});

test('[WID-005] [WID-006] [WID-007] [WID-008] the filter bar: one address, locks, chips, Pulisci', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await openGalleria(page, 'filtri');
  const barra = caso(page, 'Ogni tipo di filtro');
  const campo = (nome: string) => barra.locator('input').and(barra.getByLabel(nome, { exact: true }));
  await expect(barra.getByRole('button', { name: 'Cerca' })).toBeVisible();
  await expect(barra.getByRole('button', { name: 'Pulisci' })).toBeVisible();
  const aggiorna = caso(page, 'Solo Aggiorna, con titolo');
  await expect(aggiorna.getByRole('button')).toHaveText(['Aggiorna']);
  await expect(aggiorna.getByRole('heading')).toHaveText('Movimenti');
  await aggiorna.getByRole('button').click();
  await expect(valore(aggiorna)).toHaveText('Valore: ["/api/galleria/list"]');

  await campo('Cognome').fill('x y');
  await campo('Importo').fill('1234,5');
  await campo('Modifica dal').fill('1/3/25');
  await campo('Stato').fill('chiusa');
  await campo('Stato').press('Enter');
  await campo('Gruppo').fill('bologna');
  await campo('Gruppo').press('Enter');
  await barra.getByRole('radiogroup', { name: 'Delega' }).getByText('No', { exact: true }).click();
  await expect(valore(barra)).toHaveText('Valore: []');
  await campo('Cognome').press('Enter');
  const indirizzo = 'Cognome=x%20y&Importo=1234.50&DataDa=2025-03-01&Stato=C&Gruppo=2&Delega=false';
  await expect(valore(barra)).toContainText(indirizzo);
  const pillole = barra.getByRole('list', { name: 'Filtri attivi' }).getByRole('listitem');
  await expect(pillole).toHaveText([
    'Cognomex y',
    'Importo1.234,50',
    'Modifica dal01/03/2025',
    'StatoChiusa',
    'DelegaNo',
    'GruppoSede di Bologna',
  ]);
  await barra.getByRole('button', { name: 'Togli il filtro Stato' }).click();
  await expect(pillole).toHaveCount(5);
  await expect(campo('Stato')).toHaveValue('');

  await campo('Modifica al').fill('31/04');
  await campo('Modifica al').press('Enter');
  await expect(campo('Modifica al')).toBeFocused();
  await expect(barra.getByText('Data non valida.')).toBeVisible();
  await barra.getByRole('button', { name: 'Blocca filtro Cognome' }).click();
  await expect(campo('Cognome')).not.toBeEditable();
  await barra.getByRole('button', { name: 'Pulisci' }).click();
  await expect(campo('Cognome')).toHaveValue('');
  await expect(campo('Cognome')).toBeEditable();
  await expect(pillole).toHaveCount(0);
  await expect(campo('Modifica al')).toHaveValue('');

  const rientro = caso(page, 'Uscita e rientro');
  const cognome = rientro.getByLabel('Cognome', { exact: true });
  await cognome.fill('ALFA');
  await rientro.getByRole('button', { name: 'Blocca filtro Cognome' }).click();
  await rientro.getByLabel('Pagina aperta').uncheck();
  await rientro.getByLabel('Pagina aperta').check();
  await expect(cognome).toHaveValue('ALFA');
  await expect(cognome).not.toBeEditable();
  await rientro.getByRole('button', { name: 'Blocca filtro Cognome' }).click();
  await expect(cognome).toBeEditable();
  await expect(caso(page, 'Valore predefinito').getByLabel('Stato', { exact: true })).toHaveValue('Aperta');
});

test('[WID-010] the yes/no filter: Tutti, Si and No are null, true and false, and null is not sent', async ({
  page,
}) => {
  const scelte = [
    ['Si', 'true', '/api/galleria/list?Delega=true'],
    ['No', 'false', '/api/galleria/list?Delega=false'],
    ['Tutti', 'null', '/api/galleria/list'],
  ] as const;
  await openGalleria(page, 'date');
  const solo = caso(page, 'Tutti, Si, No');
  await expect(solo.getByRole('radio')).toHaveCount(3);
  await expect(solo.locator('label')).toHaveText(['Tutti', 'Si', 'No']);
  await expect(solo.getByRole('radio', { name: 'Tutti' })).toBeChecked();
  await expect(valore(solo)).toHaveText('Valore: null');
  for (const [nome, emesso] of scelte) {
    await solo.getByText(nome, { exact: true }).click();
    await expect(valore(solo)).toHaveText(`Valore: ${emesso}`);
  }

  await openGalleria(page, 'filtri');
  const barra = caso(page, 'Ogni tipo di filtro');
  const delega = barra.getByRole('radiogroup', { name: 'Delega' });
  await expect(delega.getByRole('radio')).toHaveCount(3);
  await expect(delega.locator('label')).toHaveText(['Tutti', 'Si', 'No']);
  const cercati: string[] = [];
  for (const [nome, , indirizzo] of scelte) {
    await delega.getByText(nome, { exact: true }).click();
    await barra.getByRole('button', { name: 'Cerca' }).click();
    cercati.push(indirizzo);
    await expect(valore(barra)).toHaveText(`Valore: ${JSON.stringify(cercati)}`);
  }
});

test('keys in the longest filter bar, one upon the other: the text is whole, nothing is asked nor searched', async ({
  page,
}) => {
  await openGalleria(page, 'filtri');
  const barra = caso(page, 'Ogni tipo di filtro');
  const campo = (nome: string) => barra.locator('input').and(barra.getByLabel(nome, { exact: true }));
  const chieste: string[] = [];
  page.on('request', (richiesta) => chieste.push(richiesta.url()));
  const scritto = 'abcdefghijklmnopqrst'.repeat(5);
  await campo('Cognome').pressSequentially(scritto);
  await expect(campo('Cognome')).toHaveValue(scritto);
  await campo('Importo').pressSequentially('-1234567,89');
  await expect(campo('Importo')).toHaveValue('-1234567,89');
  expect(chieste).toEqual([]);
  await expect(valore(barra)).toHaveText('Valore: []');
  await expect(barra.getByRole('list', { name: 'Filtri attivi' })).toHaveCount(0);
  await campo('Importo').press('Enter');
  await expect(valore(barra)).toHaveText(
    `Valore: ["/api/galleria/list?Cognome=${scritto}&Importo=-1234567.89"]`,
  );
});

test('[ERR-018] a day that does not exist, or a period that ends before it begins, is said and not searched', async ({
  page,
}) => {
  await openGalleria(page, 'filtri');
  const barra = page.locator('[data-caso]').filter({ hasText: 'Modifica dal' }).first();
  const day = (nome: string) => barra.getByRole('textbox', { name: nome, exact: true });
  const [dal, al] = [day('Modifica dal'), day('Modifica al')];
  const search = (dove: Locator) => dove.press('Enter');
  await dal.fill('31/02/2025');
  await search(dal);
  await expect(barra.getByText('Data non valida.')).toBeVisible();
  await expect(dal).toBeFocused();
  await dal.fill('02/05/2025');
  await al.fill('01/05/2025');
  await search(al);
  await expect(barra.getByText('La data di inizio è successiva alla data di fine.')).toBeVisible();
  await expect(al).toBeFocused();
  await expect(valore(barra)).not.toContainText('DataA');
  await al.fill('02/05/2025');
  await search(al);
  await expect(barra.getByText('La data di inizio è successiva alla data di fine.')).toHaveCount(0);
  await expect(valore(barra)).toContainText('DataDa=2025-05-02&DataA=2025-05-02');
});

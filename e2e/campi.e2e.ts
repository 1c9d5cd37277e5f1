import { expect, type Locator, type Page, test } from '@playwright/test';

/** One state of a part in the gallery. */
const caso = (page: Page, nome: string): Locator => page.locator(`[data-caso="${nome}"]`);
const valore = (dove: Locator): Locator => dove.locator('output').last();
/** The rows of the open list. */
const voci = (page: Page, quali?: { selected?: boolean; name?: string }): Locator =>
  page.getByRole('listbox').getByRole('option', quali);
const open = async (page: Page, sezione: string): Promise<void> => {
  await page.goto(`/galleria?sezione=${sezione}`);
  await expect(page.locator('[data-caso]').first()).toBeVisible();
};

/** Pastes a text where the focus is, as Ctrl+V does. */
const paste = (campo: Locator, testo: string): Promise<void> =>
  campo.evaluate((nodo, incollato) => {
    const dati = new DataTransfer();
    dati.setData('text', incollato);
    nodo.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dati, bubbles: true, cancelable: true }));
  }, testo);

test('[WID-034] [WID-036] [WID-037] a number: keys, limits, empty and zero, Enter, numpad, Ctrl+Z', async ({
  page,
}) => {
  await open(page, 'numeri');
  const euro = caso(page, 'Vuoto').getByRole('textbox');
  await euro.pressSequentially('1a2,3,4-.');
  await expect(euro).toHaveValue('12,34');
  await euro.fill('');
  await euro.pressSequentially('-12,5');
  await expect(euro).toHaveValue('-12,5');
  await euro.fill('');
  await euro.press('7');
  await euro.press('Shift+NumpadDecimal');
  await euro.press('5');
  await expect(euro).toHaveValue('7,5');
  await euro.press('Enter');
  await expect(valore(caso(page, 'Vuoto'))).toHaveText('Valore: {"valore":750,"invii":1}');
  await euro.press('ArrowUp');
  await expect(euro).toHaveValue('7,5');
  await euro.blur();
  await expect(euro).toHaveValue('7,50');

  const giorni = caso(page, 'Intero, senza negativi').getByRole('textbox');
  await giorni.focus();
  await giorni.pressSequentially('-4,2');
  await expect(giorni).toHaveValue('42');

  const quota = caso(page, 'Da 0 a 100');
  await quota.getByRole('textbox').fill('150');
  await quota.getByRole('textbox').press('Enter');
  await expect(valore(quota)).toHaveText('Valore: {"valore":100,"invii":1}');
  await expect(quota.getByText('Valore portato al massimo 100.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Valore portato al massimo 100.' })).toHaveCount(1);
  await quota.getByRole('textbox').fill('-1');
  await quota.getByRole('textbox').blur();
  await expect(valore(quota)).toContainText('"valore":0');

  await expect(caso(page, 'Zero come vuoto').getByRole('textbox')).toHaveValue('');
  await expect(caso(page, 'Vuoto come zero').getByRole('textbox')).toHaveValue('0');
  await expect(caso(page, 'Euro').getByRole('textbox')).toHaveValue('1.234.567,50');
});

test('[WID-036] a number pasted: Italian forms are read, what is not a number is said and Ctrl+Z gives back', async ({
  page,
}) => {
  await open(page, 'numeri');
  const dove = caso(page, 'Vuoto');
  const euro = dove.getByRole('textbox');
  const righe = [
    ['1.234,56', '1234,56'],
    ['€ 1.234,56', '1234,56'],
    ['1\u2009234,56', '1234,56'],
    ['1\u00a0234,56', '1234,56'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['1.5', '1,50'],
    ['12.34', '12,34'],
    ['1,234.56', '1234,56'],
    ['1,234', '1,23'],
    ['-5', '-5'],
    ['−5', '-5'],
  ] as const;
  for (const [testo, atteso] of righe) {
    await euro.focus();
    await paste(euro, testo);
    await expect(euro, testo).toHaveValue(atteso);
    await euro.blur();
  }
  await euro.fill('12');
  await euro.blur();
  for (const testo of ['1.23.4', '5-', '(5)', '1e5', 'abc', '٣', 'NaN', '1,2,3', '--5', '.']) {
    await euro.focus();
    await paste(euro, testo);
    await expect(dove.getByText(`«${testo}» non è un numero.`)).toBeVisible();
    await expect(valore(dove)).toContainText('"valore":null');
    await euro.press('Control+z');
    await expect(euro, testo).toHaveValue('12');
    await expect(dove.getByText('non è un numero')).toHaveCount(0);
    await euro.blur();
    await expect(valore(dove)).toContainText('"valore":1200');
  }
  const nonNullo = caso(page, 'Non nullo').getByRole('textbox');
  await nonNullo.focus();
  await paste(nonNullo, 'abc');
  await nonNullo.blur();
  await expect(valore(caso(page, 'Non nullo'))).toContainText('"valore":0');
  await expect(caso(page, 'Non nullo').getByText('«abc» non è un numero.')).toBeVisible();
});

test('[WID-038] [WID-050] a text: longest length, masked, prefix of the copies, lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'testi');
  const corto = caso(page, 'Al massimo 10 caratteri').getByRole('textbox');
  await corto.pressSequentially('abcdefghijklm');
  await expect(corto).toHaveValue('abcdefghij');
  await expect(caso(page, 'Mascherato').getByLabel('Chiave')).toHaveAttribute('type', 'password');
  await caso(page, 'Copia con prefisso').getByRole('textbox').press('Control+a');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('IT00743110157');
  await expect(caso(page, 'Più righe').locator('textarea')).toHaveAttribute('rows', '2');
  await expect(caso(page, 'Vuoto').locator('input')).toHaveCount(1);
  await expect(caso(page, 'Bloccato').getByRole('textbox')).not.toBeEditable();
  await expect(caso(page, 'Disattivato').getByRole('textbox')).toBeDisabled();
});

test('[QUA-011] [ERR-035] a required field left empty is not valid and says so', async ({ page }) => {
  await open(page, 'testi');
  const obbligatorio = caso(page, 'Obbligatorio');
  const campo = obbligatorio.getByRole('textbox');
  await campo.focus();
  await campo.blur();
  await expect(campo).toHaveClass(/not-valid/);
  await expect(campo).toHaveAttribute('aria-invalid', 'true');
  await expect(obbligatorio.getByText('Campo obbligatorio', { exact: true })).toBeVisible();
  await campo.pressSequentially('a');
  await expect(campo).not.toHaveClass(/not-valid/);
});

test('[WID-047] [WID-010] a switch without a value is off after 100 ms; Tutti, Si, No', async ({ page }) => {
  await open(page, 'interruttori');
  const senza = caso(page, 'Senza valore');
  await expect(valore(senza)).toHaveText('Valore: [null,false]');
  await senza.getByRole('switch').click();
  await expect(valore(senza)).toHaveText('Valore: [null,false,true]');
  const fermo = caso(page, 'Sola lettura').getByRole('switch');
  await fermo.click();
  await expect(fermo).toHaveAttribute('aria-checked', 'true');

  await open(page, 'date');
  const siNo = caso(page, 'Tutti, Si, No');
  await expect(siNo.locator('label')).toHaveText(['Tutti', 'Si', 'No']);
  await expect(valore(siNo)).toHaveText('Valore: null');
  for (const [nome, atteso] of [
    ['Si', 'true'],
    ['No', 'false'],
    ['Tutti', 'null'],
  ] as const) {
    await siNo.getByText(nome, { exact: true }).click();
    await expect(valore(siNo)).toHaveText(`Valore: ${atteso}`);
  }
});

test('a date is typed short, refused when it does not exist, picked from a month by the keyboard', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await open(page, 'date');
  const vuota = caso(page, 'Vuota');
  const campo = vuota.getByRole('textbox');
  for (const [testo, mostrato, atteso] of [
    ['5/3', '05/03/2026', '2026-03-05'],
    ['050325', '05/03/2025', '2025-03-05'],
    ['5.3.25', '05/03/2025', '2025-03-05'],
  ] as const) {
    await campo.fill(testo);
    await expect(vuota.locator('label')).toContainText(mostrato);
    await campo.blur();
    await expect(campo).toHaveValue(mostrato);
    await expect(valore(vuota)).toHaveText(`Valore: "${atteso}"`);
  }
  for (const testo of ['29/02/2025', '31/04', '٣/٣']) {
    await campo.fill(testo);
    await campo.blur();
    await expect(vuota.getByText('Data non valida.')).toBeVisible();
    await expect(campo).toHaveAttribute('aria-invalid', 'true');
  }
  const nel2025 = caso(page, 'Nel 2025');
  await nel2025.getByRole('textbox').fill('31/12/2024');
  await nel2025.getByRole('textbox').blur();
  await expect(nel2025.getByText('La data non può precedere il 01/01/2025.')).toBeVisible();

  const compilata = caso(page, 'Compilata');
  await compilata.getByRole('textbox').press('F4');
  const mese = page.getByRole('dialog', { name: 'Calendario, Data di nascita' });
  await expect(mese.locator(':focus')).toHaveText('14');
  await page.keyboard.press('Escape');
  await expect(mese).toHaveCount(0);
  await expect(compilata.getByRole('textbox')).toBeFocused();
  await compilata.getByRole('textbox').press('F4');
  await expect(mese.locator(':focus')).toHaveText('14');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(valore(compilata)).toHaveText('Valore: "1982-05-15"');
  await expect(compilata.getByRole('textbox')).toBeFocused();
});

test('[WID-041] [WID-042] [WID-043] [WID-045] a dropdown: click, keys, first value, Canc, X, 50 rows of 20 px', async ({
  page,
}) => {
  await open(page, 'elenchi');
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
        : rotta.fulfill({ status: 404, json: { Message: 'Non trovato' } });
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
  await open(page, 'elenchi');
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
  expect((await riquadro.boundingBox())?.height).toBeLessThanOrEqual(201);
  expect((await voci(page).first().boundingBox())?.height).toBe(40);
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

test('[WID-044] [LST-007] [LST-008] what is asked, and when: two characters, once per text, once for two fields', async ({
  page,
}) => {
  const { chieste, campo } = await fakeServer(page, ({ Filter }) => (Filter.Codice === 'voce 3' ? 700 : 0));
  await expect(campo('Primo valore')).toHaveValue('A1 - Alfa');
  const tendina = campo('Tendina del server');
  await tendina.click();
  await expect(voci(page)).toHaveCount(50);
  chieste.length = 0;
  await tendina.pressSequentially('a');
  await page.waitForTimeout(400);
  expect(chieste).toHaveLength(0);
  for (const testo of ['al', 'alf', 'al', 'alf']) {
    await tendina.fill(testo);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  }
  expect(chieste.map(({ Filter }) => Filter.Codice)).toEqual(['al', 'alf']);
  await tendina.press('Escape');
  await tendina.fill('alf');
  await expect(voci(page)).toHaveText(['A1 - Alfa']);
  expect(chieste).toHaveLength(3);
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

test('[WID-005] [WID-006] [WID-007] [WID-008] [WID-010] the filter bar: one address, locks, chips, Pulisci', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await open(page, 'filtri');
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

test('a keystroke stays instant in the longest filter bar', async ({ page }) => {
  await open(page, 'filtri');
  const campo = caso(page, 'Ogni tipo di filtro').getByLabel('Cognome', { exact: true });
  await campo.evaluate((nodo) => {
    const tempi: number[] = [];
    Object.assign(window, { tempi });
    nodo.addEventListener('keydown', () => {
      const inizio = performance.now();
      requestAnimationFrame(() => setTimeout(() => tempi.push(performance.now() - inizio)));
    });
  });
  await campo.pressSequentially('abcdefghijklmnopqrst', { delay: 20 });
  await expect(campo).toHaveValue('abcdefghijklmnopqrst');
  const tempi = await page.evaluate(() => (window as unknown as { tempi: number[] }).tempi);
  test
    .info()
    .annotations.push({ type: 'tasto', description: `${Math.max(...tempi).toFixed(0)} ms al massimo` });
  expect(tempi).toHaveLength(20);
});

import { expect, type Locator, test } from '@playwright/test';
import { caso, openGalleria, valore } from './galleria.ts';

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
  await openGalleria(page, 'numeri');
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
  await expect(giorni).toHaveValue('4,2');
  await giorni.blur();
  await expect(giorni).toHaveValue('4');

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
  await openGalleria(page, 'numeri');
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
    ['5-', '-5'],
    ['(5)', '-5'],
    ['(1.234,50 €)', '-1234,50'],
    ["1'234,50", '1234,50'],
    ['1\u202f234\u202f567,8', '1234567,80'],
  ] as const;
  for (const [testo, atteso] of righe) {
    await euro.focus();
    await paste(euro, testo);
    await expect(euro, testo).toHaveValue(atteso);
    await euro.blur();
  }
  await euro.fill('12');
  await euro.blur();
  for (const testo of ['1.23.4', '1.2345,6', '12 34', '1e5', 'abc', '٣', 'NaN', '1,2,3', '--5', '.']) {
    await euro.focus();
    await paste(euro, testo);
    await expect(dove.getByText(`«${testo}» non è un numero.`)).toBeVisible();
    await expect(euro, testo).toHaveValue(testo);
    await expect(euro).toHaveAttribute('aria-invalid', 'true');
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
  await expect(nonNullo).toHaveValue('abc');
  await nonNullo.fill('8');
  await nonNullo.blur();
  await expect(caso(page, 'Non nullo').getByText('non è un numero.')).toHaveCount(0);

  const giorni = caso(page, 'Intero, senza negativi');
  await giorni.getByRole('textbox').focus();
  await paste(giorni.getByRole('textbox'), '(5)');
  await giorni.getByRole('textbox').blur();
  await expect(giorni.getByRole('textbox')).toHaveValue('(5)');
  await expect(giorni.getByText('Il valore non può essere negativo.')).toBeVisible();
  await giorni.getByRole('textbox').fill('');
  await giorni.getByRole('textbox').pressSequentially('-500');
  await expect(giorni.getByText('il segno meno non è stato preso')).toBeVisible();
});

test('[WID-038] [WID-050] a text: longest length, masked, prefix of the copies, lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGalleria(page, 'testi');
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
  await openGalleria(page, 'testi');
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

test('[WID-047] a switch without a value is off after 100 ms', async ({ page }) => {
  await openGalleria(page, 'interruttori');
  const senza = caso(page, 'Senza valore');
  await expect(valore(senza)).toHaveText('Valore: [null,false]');
  await senza.getByRole('switch').click();
  await expect(valore(senza)).toHaveText('Valore: [null,false,true]');
  const fermo = caso(page, 'Sola lettura').getByRole('switch');
  await fermo.click();
  await expect(fermo).toHaveAttribute('aria-checked', 'true');
});

test('a date is typed short, refused when it does not exist, picked from a month by the keyboard', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z');
  await openGalleria(page, 'date');
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

test('[TAX-005] the calendar has the names of days and months in Italian', async ({ page }) => {
  await openGalleria(page, 'date');
  await caso(page, 'Compilata').getByRole('textbox').press('F4');
  const calendario = page.getByRole('dialog', { name: 'Calendario, Data di nascita' });
  await expect(calendario.getByRole('button', { name: 'Scegli il mese' })).toHaveText('maggio 1982');
  const giorni = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
  for (const [posto, giorno] of giorni.entries())
    await expect(calendario.locator('thead abbr').nth(posto)).toHaveAttribute('title', giorno);
  await calendario.getByRole('button', { name: 'Scegli il mese' }).click();
  await expect(calendario.locator('tbody button')).toHaveText([
    ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
    ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  ]);
});

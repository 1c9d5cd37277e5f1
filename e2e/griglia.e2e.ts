import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const openGalleria = async (page: Page, nome: string): Promise<Locator> => {
  await page.goto('/galleria?sezione=griglia');
  const griglia = page.getByRole('grid', { name: nome });
  await expect(griglia).toBeVisible();
  return griglia;
};
/** A cell by its place: `riga` as it is announced (the head is 1), `colonna` from 0. */
const cella = (griglia: Locator, riga: number, colonna: number) =>
  griglia.locator(`[aria-rowindex="${riga}"] > *`).nth(colonna);
const testa = (griglia: Locator, nome: string) => griglia.getByRole('columnheader', { name: nome });
const width = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0);

test.describe('the grid', () => {
  test('one tab stop, arrows between cells, and the focus survives leaving the screen', async ({ page }) => {
    const griglia = await openGalleria(page, 'Griglia di 5000 righe');
    await expect(griglia).toHaveAttribute('aria-rowcount', '5001');
    expect(await griglia.locator('[tabindex="0"]').count()).toBe(1);
    await cella(griglia, 2, 1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(cella(griglia, 3, 2)).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cella(griglia, 5001, 7)).toBeFocused();
    await expect(cella(griglia, 5001, 1)).toHaveText('Movimento 5000');
    await expect.poll(() => griglia.getByRole('row').count()).toBeLessThan(80);
    await griglia.locator('xpath=..').evaluate((scorrevole) => scorrevole.scrollTo(0, 0));
    await expect(cella(griglia, 2, 1)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(cella(griglia, 5000, 7)).toBeFocused();
    await expect(cella(griglia, 5000, 7)).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await expect(griglia.locator('th').first()).toBeFocused();
  });

  test('[WID-051] columns without a width of their own have that of their type', async ({ page }) => {
    const griglia = await openGalleria(page, 'Griglia di 6 righe');
    const attese = { Importo: 200, Quantità: 160, Giorno: 100, 'Scritto il': 150, Attivo: 40 };
    for (const [nome, pixel] of Object.entries(attese))
      await expect.poll(() => width(testa(griglia, nome))).toBe(pixel);
    await expect(cella(griglia, 2, 6)).toHaveText('Si');
    await expect(cella(griglia, 3, 2)).toHaveText('79,19');
    await expect(cella(griglia, 2, 4)).toHaveText('01/01/2025');
  });

  test('orders by one key or more, from the head or by keyboard', async ({ page }) => {
    const griglia = await openGalleria(page, 'Griglia di 6 righe');
    await testa(griglia, 'Importo').click();
    await testa(griglia, 'Importo').click();
    await expect(testa(griglia, 'Importo')).toHaveAttribute('aria-sort', 'descending');
    await expect(cella(griglia, 2, 1)).toHaveText('Movimento 6');
    await testa(griglia, 'Giorno').click({ modifiers: ['Shift'] });
    await expect(testa(griglia, 'Giorno, chiave 2')).toHaveAttribute('aria-sort', 'ascending');
    await expect(testa(griglia, 'Importo, chiave 1')).toHaveAttribute('aria-sort', 'descending');
    await cella(griglia, 2, 1).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(testa(griglia, 'Descrizione')).toHaveAttribute('aria-sort', 'ascending');
    await expect(testa(griglia, 'Giorno')).not.toHaveAttribute('aria-sort');
  });

  test('columns change width and place with the mouse and with the menu, hide, and come back', async ({
    page,
  }) => {
    const griglia = await openGalleria(page, 'Griglia di 6 righe');
    const giorno = testa(griglia, 'Giorno');
    const bordo = await giorno.boundingBox();
    if (!bordo) throw new Error('no head');
    await page.mouse.move(bordo.x + bordo.width - 3, bordo.y + 15);
    await page.mouse.down();
    await page.mouse.move(bordo.x + bordo.width + 57, bordo.y + 15, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => width(giorno)).toBe(160);
    await testa(griglia, 'Importo').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Sposta a destra' }).click();
    await expect(griglia.getByRole('columnheader').nth(2)).toHaveText('Quantità');
    await testa(griglia, 'Tipo').dragTo(testa(griglia, 'Quantità'));
    await expect(griglia.getByRole('columnheader').nth(2)).toHaveText('Tipo');
    await page.getByRole('button', { name: 'Colonne' }).first().click();
    await page.getByRole('checkbox', { name: 'Attivo', exact: true }).uncheck();
    await expect(testa(griglia, 'Attivo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ripristina colonne' }).click();
    await expect(griglia.getByRole('columnheader').nth(2)).toHaveText('Importo');
    await expect.poll(() => width(giorno)).toBe(100);
  });

  test('cells are written, refused in place, taken back; a pasted block waits for «Salva tutto»', async ({
    page,
  }) => {
    const griglia = await openGalleria(page, 'Griglia da scrivere');
    await cella(griglia, 2, 0).focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('Affitto');
    await page.keyboard.press('Enter');
    await expect(cella(griglia, 3, 0)).toBeFocused();
    await expect(cella(griglia, 2, 0)).toHaveText('Affitto');
    await page.keyboard.type('un errore');
    await page.keyboard.press('Tab');
    await expect(cella(griglia, 3, 1)).toBeFocused();
    await expect(cella(griglia, 3, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(cella(griglia, 3, 0)).toContainText('Descrizione non ammessa.');
    await page.keyboard.type('tanto');
    await page.keyboard.press('Enter');
    await expect(cella(griglia, 3, 1)).toContainText('«tanto» non è un numero.');
    await page.getByRole('button', { name: 'Annulla modifiche' }).last().click();
    await expect(cella(griglia, 3, 0)).toHaveText('Movimento 2');
    await cella(griglia, 4, 0).focus();
    await cella(griglia, 4, 0).evaluate((dove) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '=SOMMA(A1)\t1.234,5\r\nLuce\t20\r\n');
      dove.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('4 celle da salvare')).toBeVisible();
    await page.getByRole('button', { name: 'Salva tutto' }).click();
    await expect(page.getByText('celle da salvare')).toHaveCount(0);
    await expect(cella(griglia, 4, 0)).toHaveText('=SOMMA(A1)');
    await expect(cella(griglia, 4, 1)).toHaveText('1.234,50');
    await cella(griglia, 4, 1).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cella(griglia, 6, 1)).toContainText('1.234,50');
    const copiato = await cella(griglia, 6, 1).evaluate((dove) => {
      const evento = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      dove.dispatchEvent(evento);
      return evento.clipboardData?.getData('text/plain');
    });
    expect(copiato).toBe('1.234,50\r\n1.234,50\r\n1.234,50');
  });
});

test.describe('the list of clients', () => {
  const openAnagrafica = async (page: Page): Promise<Locator> => {
    await enter(page, 'AMM_STU', '/anagrafica');
    const griglia = page.getByRole('grid', { name: 'Anagrafica' });
    await expect(griglia).toBeVisible();
    return griglia;
  };

  test('[LST-014] its order, page and rows are in the address, and come back with it', async ({ page }) => {
    const griglia = await openAnagrafica(page);
    await testa(griglia, 'Tipo').click();
    await expect(testa(griglia, 'Tipo')).toHaveAttribute('aria-sort', 'ascending');
    await testa(griglia, 'Cliente').click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/ordine=Tipo(%2C|,)Denominazione/);
    await page.getByLabel('Righe per pagina').selectOption('10');
    await expect(griglia.locator('tbody tr')).toHaveCount(10);
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('11-20');
    await expect(griglia.locator('[aria-rowindex="2"]')).toHaveCount(0);
    const nome = await cella(griglia, 12, 1).textContent();
    await page.reload();
    await expect(cella(griglia, 12, 1)).toHaveText(nome ?? '');
    await expect(testa(griglia, 'Cliente, chiave 2')).toHaveAttribute('aria-sort', 'ascending');
  });

  test('a page with fewer rows keeps a cell that Tab reaches', async ({ page }) => {
    const griglia = await openAnagrafica(page);
    await cella(griglia, 40, 1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(cella(griglia, 41, 1)).toBeFocused();
    await page.getByLabel('Righe per pagina').selectOption('10');
    await expect(griglia.locator('tbody tr')).toHaveCount(10);
    await expect(cella(griglia, 11, 1)).toHaveAttribute('tabindex', '0');
  });

  test('a cell that is cut tells its text whole under the pointer', async ({ page }) => {
    const griglia = await openAnagrafica(page);
    const codice = griglia
      .locator('tbody td')
      .filter({ hasText: /^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/ })
      .first();
    await codice.hover();
    await expect(codice).not.toHaveAttribute('title', /./);
    await codice.evaluate((nodo) => {
      nodo.style.paddingLeft = '400px';
    });
    await page.mouse.move(0, 0);
    await codice.hover();
    await expect(codice).toHaveAttribute('title', (await codice.textContent()) ?? '');
  });

  test('rows are chosen by keyboard, a page at once, and all those the filters find', async ({ page }) => {
    const griglia = await openAnagrafica(page);
    await cella(griglia, 2, 1).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 clienti selezionati')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('50 clienti selezionati')).toBeVisible();
    await expect(page.getByText('Massimo 50 per volta')).toBeVisible();
    await page.getByRole('button', { name: /^Seleziona tutti i / }).click();
    await expect(page.getByText(/^Selezionati più di 50 clienti/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crea dichiarazioni' })).toBeDisabled();
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await expect(griglia.getByRole('checkbox').nth(1)).toBeChecked();
  });

  test('[LST-022] a telephone is written in the list; over somebody else it is refused in the cell', async ({
    page,
  }) => {
    const griglia = await openAnagrafica(page);
    const telefono = griglia.locator('[aria-rowindex="2"] > *').nth(8);
    await telefono.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('059 123456');
    await page.keyboard.press('Enter');
    await expect(telefono).toHaveText('059 123456');
    await page.reload();
    await expect(telefono).toHaveText('059 123456');
    const id = (await griglia.getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
    await page.evaluate(async (chi) => {
      const intestazioni = { 'x-quadra-app': 'quadra-web', 'content-type': 'application/json' };
      const { data } = await (await fetch(`/api/anagrafica/${chi}`, { headers: intestazioni })).json();
      const corpo = JSON.stringify({ ...data, Cellulare: '333 1' });
      await fetch(`/api/anagrafica/${chi}`, { method: 'PUT', headers: intestazioni, body: corpo });
    }, id);
    await telefono.focus();
    await page.keyboard.type('059 999');
    await page.keyboard.press('Enter');
    await expect(telefono).toContainText('Un altro utente ha modificato i dati nel frattempo.');
    await telefono.focus();
    await page.keyboard.press('Escape');
    await expect(telefono).toHaveText('059 123456');
  });

  test('[RTE-033] cells that wait stay through pages and filters, are saved from there, and leaving asks', async ({
    page,
  }) => {
    const griglia = await openAnagrafica(page);
    const telefono = (riga: number) => griglia.locator(`[aria-rowindex="${riga}"] > *`).nth(8);
    await telefono(5).focus();
    await telefono(5).evaluate((dove) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '059 5001\r\n059 5002\r\n');
      dove.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const attesa = page.getByText('2 celle da salvare');
    await expect(attesa).toBeVisible();
    await page.getByRole('textbox', { name: 'Cognome o ragione sociale' }).fill('nessuno si chiama così');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    const pulisci = page.getByRole('button', { name: 'Pulisci filtri' }).last();
    await expect(pulisci).toBeVisible();
    await expect(griglia).toHaveCount(0);
    const leave = () =>
      page.getByRole('navigation').getByRole('link', { name: 'Dichiarazioni', exact: true }).click();
    await leave();
    const domanda = page
      .getByRole('dialog')
      .filter({ hasText: 'Ci sono modifiche non salvate. Continuare?' });
    await domanda.getByRole('button', { name: 'Annulla' }).click();
    await pulisci.click();
    await expect(telefono(6)).toContainText('059 5002');
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('51-');
    await expect(domanda).toHaveCount(0);
    await page.getByRole('button', { name: 'Salva tutto' }).click();
    await expect(page.getByText('da salvare')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Pagina precedente' }).click();
    await expect(telefono(5)).toHaveText('059 5001');
    await expect(telefono(6)).toHaveText('059 5002');
    await leave();
    await expect(page).toHaveURL(/\/dichiarazioni/);
  });

  test('the list leaves as a file, with its filters and the columns shown', async ({ page }) => {
    for (const [pagina, formato] of [
      ['/anagrafica', 'CSV'],
      ['/dichiarazioni', 'Excel (XLSX)'],
    ] as const) {
      await enter(page, 'AMM_STU', pagina);
      await page.getByRole('button', { name: 'Esporta' }).click();
      const avviata = page.waitForResponse('**/api/commons/exec/esporta');
      await page.getByRole('menuitem', { name: formato }).click();
      expect((await avviata).status()).toBe(200);
    }
  });

  test('a view keeps filters, order and columns, opens by its link, is renamed and deleted', async ({
    page,
  }) => {
    const griglia = await openAnagrafica(page);
    const viste = page.getByRole('navigation', { name: 'Viste' });
    const cognome = page.getByRole('textbox', { name: 'Cognome o ragione sociale' });
    await cognome.fill('informatica');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await testa(griglia, 'Codice fiscale').click();
    await page.getByRole('button', { name: 'Colonne' }).click();
    await page.getByRole('checkbox', { name: 'PEC' }).check();
    await page.keyboard.press('Escape');
    await viste.getByRole('button', { name: 'Salva questa vista' }).click();
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Società');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page).toHaveURL(/vista=[0-9a-f-]{36}/);
    expect(page.url()).not.toContain('informatica');
    const collegamento = page.url();
    await viste.getByRole('button', { name: 'Tutti i clienti' }).click();
    await expect(testa(griglia, 'PEC')).toHaveCount(0);
    await page.goto(collegamento);
    await expect(testa(griglia, 'PEC')).toBeVisible();
    await expect(testa(griglia, 'Codice fiscale')).toHaveAttribute('aria-sort', 'ascending');
    await expect(cognome).toHaveValue('informatica');
    await expect(cella(griglia, 2, 1)).toContainText('Informatica');
    await testa(griglia, 'Codice fiscale').click();
    await expect(viste.getByText('modificata')).toBeVisible();
    await viste.getByRole('button', { name: 'Azioni della vista Società' }).click();
    await page.getByRole('menuitem', { name: 'Cambia nome e uso' }).click();
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Solo società');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await viste.getByRole('button', { name: 'Azioni della vista Solo società' }).click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(viste.getByRole('button', { name: /società/ })).toHaveCount(0);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

const VENDITORE = 'c.monti@nordconsulenze.example';
const STUDIO = 'p.grassi@studiograssi.example';

/** Writes an offer or an expense note of two lines, with its window; answers its number. */
async function write(page: Page, { pagina, nuova }: { pagina: string; nuova: string }): Promise<string> {
  await page.goto(pagina);
  await page.getByRole('button', { name: nuova }).first().click();
  const finestra = page.getByRole('dialog', { name: nuova });
  await finestra.getByRole('combobox', { name: 'Studio' }).fill('Grassi');
  await page.getByRole('option', { name: /^Studio Grassi/ }).click();
  const scrivi = async (riga: string, descrizione: string, prezzo: string) => {
    const campi = finestra.getByRole('group', { name: riga });
    await campi.getByLabel('Descrizione').fill(descrizione);
    await campi.getByLabel('Prezzo senza IVA (€)').fill(prezzo);
  };
  await scrivi('Riga 1', 'Formazione', '300');
  await finestra.getByRole('button', { name: 'Aggiungi riga' }).click();
  await scrivi('Riga 2', 'Trasferta', '45,50');
  const nata = page.waitForResponse(
    (risposta) => risposta.url().endsWith('/api/proposta') && risposta.status() === 201,
  );
  await finestra.getByRole('button', { name: 'OK' }).click();
  const { data } = await (await nata).json();
  await expect(finestra).toBeHidden();
  await expect(getRiga(page, data.Numero)).toContainText('421,51');
  return data.Numero;
}
const getRiga = (page: Page, numero: string) => page.getByRole('row').filter({ hasText: numero });
const open = async (page: Page, numero: string, titolo: string) => {
  await getRiga(page, numero).getByText(numero).first().dblclick();
  return page.getByRole('dialog', { name: `${titolo} ${numero}` });
};
async function confirm(page: Page, domanda: string): Promise<void> {
  await page.getByRole('dialog', { name: domanda }).getByRole('button', { name: 'OK' }).click();
}

test('[FAT-015] an offer is accepted by the studio once, and who made it invoices it', async ({
  page,
  browser,
}) => {
  await openSessione(page, VENDITORE);
  const offerta = { pagina: '/offerte', nuova: 'Nuova offerta' };
  const numero = await write(page, offerta);
  const rifiutata = await write(page, offerta);
  await expect(getRiga(page, numero)).toContainText('Da valutare');

  const studio = await browser.newPage();
  await openSessione(studio, STUDIO);
  await studio.goto('/offerte');
  const ricevuta = await open(studio, numero, 'Offerta');
  await expect(ricevuta.getByRole('row', { name: /^Totale/ })).toContainText('421,51');
  await ricevuta.getByRole('button', { name: 'Accetta' }).click();
  await confirm(studio, 'Accettare l’offerta?');
  await expect(getRiga(studio, numero)).toContainText('Accettata');
  const altra = await open(studio, rifiutata, 'Offerta');
  await altra.getByRole('button', { name: 'Rifiuta' }).click();
  await confirm(studio, 'Rifiutare l’offerta?');
  await expect(getRiga(studio, rifiutata)).toContainText('Rifiutata');
  // Answered once: nothing more is asked.
  const risposta = await open(studio, numero, 'Offerta');
  await expect(risposta.getByText('Accettata')).toBeVisible();
  for (const nome of ['Accetta', 'Rifiuta'])
    await expect(risposta.getByRole('button', { name: nome, exact: true })).toHaveCount(0);
  await studio.close();

  await page.reload();
  const accettata = await open(page, numero, 'Offerta');
  await accettata.getByRole('button', { name: 'Emetti fattura' }).click();
  await confirm(page, 'Emettere la fattura?');
  await expect(page.getByText('Fattura emessa.')).toBeVisible();
  const fatturata = await open(page, numero, 'Offerta');
  await expect(fatturata.getByText(/^A1 \d+\/\d\d del /)).toBeVisible();
  await expect(fatturata.getByRole('button', { name: 'Emetti fattura' })).toHaveCount(0);
});

test('[FAT-014] an expense note has its lines and their total, and goes on paper', async ({ page }) => {
  await openSessione(page, VENDITORE);
  const numero = await write(page, { pagina: '/note-spese', nuova: 'Nuova nota spese' });
  await expect(getRiga(page, numero)).toContainText('Da fatturare');
  const nota = await open(page, numero, 'Nota spese');
  await expect(nota.getByRole('row', { name: /^Trasferta/ })).toContainText('45,50');
  await expect(nota.getByRole('row', { name: /^Totale/ })).toContainText('421,51');
  const file = page.waitForEvent('download');
  await nota.getByRole('button', { name: 'Scarica PDF' }).click();
  expect((await file).suggestedFilename()).toBe(`Nota spese ${numero.replace('/', '-')}.pdf`);
  await nota.getByRole('button', { name: 'Annulla nota spese' }).click();
  await confirm(page, 'Annullare la nota spese?');
  await expect(getRiga(page, numero)).toContainText('Annullata');
});

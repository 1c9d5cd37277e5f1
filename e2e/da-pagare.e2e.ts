import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addDays } from '../packages/values/src/index.ts';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { CLIENTE, makeFoto, mandaF24, OGGI, STUDIO, TELEFONO } from './cliente.ts';

const FOTO = makeFoto('ricevuta.png');

test('what a studio mailed is paid by its client in his words, and the studio confirms it or answers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const casa = baseURL ?? '';
  const privato = await browser.newPage({ viewport: TELEFONO });
  await openSessione(privato, CLIENTE);
  await openSessione(page, STUDIO);
  const importo = 1000 + (Date.now() % 9000);
  const euro = importo.toLocaleString('it-IT', { useGrouping: true });
  const id = await mandaF24(page, privato, casa, importo);

  await privato.goto('/da-pagare');
  await expect(privato.getByRole('heading', { level: 1 })).toHaveText('Da pagare');
  await expect(privato.getByText(/^In tutto [\d.,]+ € entro fine anno\.$/)).toBeVisible();
  const sua = privato.getByRole('listitem').filter({ hasText: euro }).first();
  const riga = sua.getByRole('button', { expanded: false }).filter({ hasText: euro });
  if (await riga.isVisible()) await riga.click();
  await expect(sua).toContainText('Preparato da Studio Conti');
  await sua.getByRole('button', { name: 'Perché questa cifra' }).click();
  await expect(sua).toContainText('codice 4034');
  const ics = privato.waitForEvent('download');
  await sua.getByRole('button', { name: 'In calendario' }).click();
  const righe = await readFile(await (await ics).path(), 'utf8');
  expect(righe).toContain(`DTSTART;VALUE=DATE:${addDays(OGGI, 2).replaceAll('-', '')}`);
  const pdf = privato.waitForEvent('popup');
  await sua.getByRole('button', { name: 'Apri l’F24 in PDF' }).click();
  await (await pdf).close();
  for (const bottone of await sua.getByRole('button').all())
    expect((await bottone.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await checkAccessibile(privato, '/da-pagare', 'light-blue');
  await checkAccessibile(privato, '/da-pagare', 'dark');
  const largo = await privato.evaluate(() => document.documentElement.scrollWidth);
  expect(largo).toBeLessThanOrEqual(TELEFONO.width);

  // He says it, with the receipt; he takes it back; he says it again.
  const dici = async (conRicevuta: boolean) => {
    await sua.getByRole('button', { name: 'Ho pagato' }).click();
    const finestra = privato.getByRole('dialog', { name: 'Quando l’ha pagato?' });
    await expect(finestra).toContainText('conferma quando il pagamento gli risulta');
    if (conRicevuta) await finestra.locator('input[type=file]').setInputFiles(FOTO);
    await finestra.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(finestra).toBeHidden();
    const chiusa = sua.getByRole('button', { expanded: false }).filter({ hasText: euro });
    await expect(sua).toContainText('Detto pagato il');
    if (await chiusa.isVisible()) await chiusa.click();
  };
  await dici(false);
  await sua.getByRole('button', { name: 'Non ho pagato' }).click();
  await expect(sua).not.toContainText('Detto pagato il');
  await dici(true);
  await expect(sua).toContainText('Ricevuta: ricevuta');

  // The studio reads it on the model, that is still to pay; it answers, then it confirms.
  await page.goto(`/f24/${id}`);
  const detto = page.getByRole('region', { name: 'Il cliente dice' });
  await expect(detto).toContainText('Detto pagato dal cliente il');
  await expect(detto.getByRole('link', { name: 'Ricevuta della banca' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stato e invio' })).toContainText('Da pagare');
  await checkAccessibile(page, '/f24/$id', 'dark');
  await detto.getByRole('button', { name: 'Non risulta' }).click();
  const risposta = page.getByRole('dialog', { name: 'Non risulta' });
  await risposta.getByLabel('Perché').fill('La quietanza non è arrivata');
  await risposta.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(detto).toContainText('che non risulta: La quietanza non è arrivata');
  await privato.reload();
  await expect(sua).toContainText('Allo studio il pagamento non risulta: La quietanza non è arrivata');
  if (await riga.isVisible()) await riga.click();
  await dici(false);

  await page.reload();
  await detto.getByRole('button', { name: 'Conferma il pagamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(detto).toBeHidden();
  await expect(page.getByRole('region', { name: 'Stato e invio' })).toContainText('Pagato');
  await privato.reload();
  const pagata = privato
    .getByRole('region', { name: 'Pagati' })
    .getByRole('listitem')
    .filter({ hasText: euro });
  await expect(pagata).toContainText('Pagato');
  await privato.close();
});

test('his own he marks paid himself, and back; without the network the page says of when it is', async ({
  page,
  context,
}) => {
  await page.setViewportSize(TELEFONO);
  await enter(page, CLIENTE, '/da-pagare');
  const prima = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Ho pagato' }) });
  const nome = await prima.getByRole('heading', { level: 3 }).textContent();
  const cifra = await prima.locator('.figures').first().textContent();
  await prima.getByRole('button', { name: 'Ho pagato' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  const pagati = page.getByRole('region', { name: 'Pagati' });
  const pagata = pagati
    .getByRole('listitem')
    .filter({ hasText: nome ?? '?' })
    .filter({ hasText: cifra ?? '?' })
    .first();
  await expect(pagata).toContainText('Pagato');
  await pagata.getByRole('button', { name: 'Non è pagato' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(pagata).toBeHidden();
  await expect(prima.getByRole('heading', { level: 3 })).toHaveText(nome ?? '?');

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Visto il' })).toHaveText(
    /Manca la rete Visto il \d\d\/\d\d\/\d{4} alle \d\d:\d\d\./,
  );
  await expect(prima).toContainText(cifra ?? '?');
  await context.setOffline(false);
  await expect(page.getByText('Visto il')).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 768 });
  const { width = 0 } = (await prima.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(640);
});

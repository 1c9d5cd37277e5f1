import { expect, type Page, test } from '@playwright/test';
import { enter, holdRisposta } from './accessi.ts';

const pdf = (nome: string, byte = 2000) => ({
  name: nome,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(byte - 9)}`),
});

/** Milliseconds a text is on the page, by the clock of the page: from when it comes to when it goes. */
const measureTesto = (page: Page, testo: string): Promise<number> =>
  page.evaluate(
    (cercato) =>
      new Promise<number>((resolve) => {
        let inizio: number | null = null;
        const look = () => {
          const isPresente = document.body.textContent.includes(cercato);
          if (isPresente) inizio ??= performance.now();
          else if (inizio !== null) resolve(performance.now() - inizio);
        };
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
    testo,
  );

async function openCliente(page: Page) {
  await enter(page, 'AMM_STU', '/anagrafica');
  await page.getByRole('row').filter({ hasText: 'Abate Nicoletta' }).dblclick();
  const sezione = page.getByRole('region', { name: 'Documenti' });
  await expect(sezione.getByRole('button', { name: 'Carica' })).toBeVisible();
  return sezione;
}

test('[LST-019] [ERR-023] [ERR-014] [ERR-029] documents of a client are sent, downloaded and taken away', async ({
  page,
}) => {
  const sezione = await openCliente(page);
  const chiamate: string[] = [];
  page.on('request', (richiesta) => {
    if (richiesta.method() === 'POST' && richiesta.url().endsWith('/api/documento')) chiamate.push('invio');
  });
  const carica = sezione.getByRole('button', { name: 'Carica', exact: true });
  await carica.click();
  await expect(sezione.getByRole('alert')).toContainText('File mancante');
  const scelta = sezione.getByLabel('Scegli i file').and(page.locator('input'));
  await scelta.setInputFiles([pdf('troppo.pdf', 5 * 1024 * 1024 + 1)]);
  await carica.click();
  await expect(sezione.getByRole('alert')).toContainText('File troppo grande (massimo 5 MB).');
  expect(chiamate).toEqual([]);

  await scelta.setInputFiles([pdf('contratto.pdf'), pdf('carta.pdf')]);
  await sezione.getByLabel('Descrizione').fill('Documento di prova');
  const durata = measureTesto(page, 'Operazione eseguita con successo.');
  await page.keyboard.press('Enter');
  expect(await durata).toBeLessThan(3300);
  const righe = sezione.getByRole('table').getByRole('row');
  await expect(righe).toHaveCount(3);
  await expect(sezione.getByRole('alert')).toHaveCount(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sezione.getByRole('link', { name: 'contratto.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('contratto.pdf');

  for (const nome of ['contratto.pdf', 'carta.pdf']) {
    await sezione.getByRole('button', { name: `Elimina ${nome}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(sezione.getByRole('link', { name: nome })).toHaveCount(0);
  }
  await expect(sezione.getByText('Nessun documento.')).toBeVisible();
});

test('[LST-019] two Enters send the documents once', async ({ page }) => {
  const sezione = await openCliente(page);
  let invii = 0;
  page.on('request', (richiesta) => {
    if (richiesta.method() === 'POST' && richiesta.url().endsWith('/api/documento')) invii += 1;
  });
  const release = await holdRisposta(page, '/api/documento');
  await sezione
    .getByLabel('Scegli i file')
    .and(page.locator('input'))
    .setInputFiles([pdf('unico.pdf')]);
  const descrizione = sezione.getByLabel('Descrizione');
  await descrizione.press('Enter');
  await descrizione.press('Enter');
  await descrizione.press('Enter');
  await expect(sezione.getByRole('button', { name: 'Carica', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  await expect(sezione.getByRole('link', { name: 'unico.pdf' })).toHaveCount(1);
  expect(invii).toBe(1);
  // By keyboard: what is said of the sending may lie over it for a moment.
  await sezione.getByRole('button', { name: 'Elimina unico.pdf' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(sezione.getByText('Nessun documento.')).toBeVisible();
});

test('[bad input 26] an error that holds markup shows its links and runs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'colpito', { value: [], writable: true });
  });
  const sezione = await openCliente(page);
  const Message = [
    'Vedi <a href="https://guida.example/x" onclick="window.colpito.push(1)">la guida</a>.',
    '<img src=x onerror="window.colpito.push(2)">',
    '<a href="java&#x0A;script:window.colpito.push(3)">qui</a>',
    '<svg onload="window.colpito.push(4)"></svg><script>window.colpito.push(5)</script>',
  ].join('<br>');
  await page.route('**/api/documento', (rotta) => rotta.fulfill({ status: 400, json: { Message } }));
  await sezione
    .getByLabel('Scegli i file')
    .and(page.locator('input'))
    .setInputFiles([pdf('a.pdf')]);
  await sezione.getByRole('button', { name: 'Carica', exact: true }).click();
  const riquadro = sezione.getByRole('alert');
  await expect(riquadro.getByRole('link')).toHaveCount(1);
  await expect(riquadro.getByRole('link', { name: 'la guida' })).toHaveAttribute('rel', /noopener/);
  await expect(riquadro).toContainText('<img src=x');
  await expect(riquadro.locator('img, script, svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { colpito: number[] }).colpito)).toEqual([]);
});

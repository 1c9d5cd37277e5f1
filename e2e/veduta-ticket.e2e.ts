import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { createRedditiPf } from './dichiarazioni.ts';

test('a ticket from a number shows what was ticked and no more; more is asked, refused, granted; it ends with the ticket', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const cognome = 'Vedutini';
  await openSessione(page);
  const caselle = { 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC6.1': 365 };
  const id = await createRedditiPf(page, baseURL ?? '', cognome, { ...caselle, 'RC14.1': '2' });
  await page.goto(`/dichiarazione/2025/${id}/quadroRN`);
  await page.locator('[data-calcolata="RN26.2"]').click();
  await page.getByRole('button', { name: 'Chiedi all’assistenza' }).first().click();
  const nuovo = page.getByRole('region', { name: /^Nuovo ticket da RN26/ });
  const domanda = `Perché non scende? ${Date.now()}`;
  await nuovo.getByRole('textbox', { name: 'Domanda all’assistenza' }).fill(domanda);
  const [aperto] = await Promise.all([
    page.waitForResponse((una) => una.url().endsWith('/api/ticket') && una.request().method() === 'POST'),
    nuovo.getByRole('button', { name: 'Invia il ticket' }).click(),
  ]);
  const ticket = (await aperto.json()).data;

  // Who answers: the page, the number, nobody's name.
  const suo = await (await browser.newContext()).newPage();
  const lette: string[] = [];
  suo.on('response', async (una) => {
    if (una.url().includes('/api/ticket')) lette.push(await una.text().catch(() => ''));
  });
  await enter(suo, 'CON_ELMAS', `/help-desk?ticket=${ticket.Id}`);
  const filo = suo.getByRole('region', { name: 'Ticket scelto' });
  await expect(filo.getByText(domanda)).toBeVisible();
  const veduta = suo.getByRole('complementary', { name: 'Da dove è stato aperto' });
  await expect(veduta.getByText(/^Redditi .+, quadro RN, com’era /)).toBeVisible();
  await expect(veduta.getByRole('row').filter({ hasText: 'RN26' }).first()).toContainText('Imposta netta');
  await expect(veduta.getByText('nascosto').first()).toBeVisible();
  await expect(veduta.getByText(/Letto \d+ volt[ae], scritto nel registro dello studio/)).toBeVisible();
  await checkAccessibile(suo, '/help-desk', 'dark');
  expect(lette.join('')).not.toContain(cognome);

  // He asks for more: the clock stands, the ticket waits for the studio.
  const ask = async (parte: string) => {
    await veduta.getByRole('button', { name: 'Chiedi di vedere altro' }).click();
    const finestra = suo.getByRole('dialog');
    await finestra.getByRole('checkbox', { name: parte }).check({ force: true });
    await finestra.getByRole('button', { name: 'OK' }).click();
    await expect(veduta.getByText('chiesto, in attesa')).toBeVisible();
  };
  await ask('Il resto della dichiarazione');
  await expect(filo.getByText('il tempo è fermo')).toBeVisible();
  const attendono = suo.getByRole('region', { name: 'Attendono lo studio' });
  await expect(
    attendono.getByRole('button').filter({ hasText: 'RN26, Imposta netta' }).first(),
  ).toBeVisible();

  // Who asked refuses, then grants something else.
  await page.goto(`/help-desk?ticket=${ticket.Id}`);
  const mostra = page.getByRole('region', { name: 'Che cosa vede chi risponde' });
  const answer = (nome: string) =>
    Promise.all([
      page.waitForResponse((una) => una.url().endsWith('/veduta/consenso')),
      mostra.getByRole('button', { name: nome }).click(),
    ]);
  await expect(
    mostra.getByText('L’assistenza chiede di vedere: il resto della dichiarazione.'),
  ).toBeVisible();
  await answer('Rifiuta');
  await suo.reload();
  await expect(veduta.getByText('rifiutato')).toBeVisible();
  await ask('Nome e codice fiscale del cliente');
  await page.reload();
  await mostra.getByRole('checkbox', { name: /^Nome e codice fiscale del cliente/ }).check({ force: true });
  await answer('Mostra ciò che è segnato');
  await suo.reload();
  await expect(veduta.getByText(cognome)).toBeVisible();

  // A note for who answers, a ready answer, the end.
  await suo.keyboard.press('n');
  const nota = filo.getByRole('textbox', { name: 'Nota per chi risponde' });
  await expect(nota).toBeFocused();
  await nota.fill('La franchigia assorbe la spesa.');
  await nota.press('Control+Enter');
  await expect(filo.getByText('Nota interna, lo studio non la vede')).toBeVisible();
  await suo.getByRole('heading', { level: 1 }).click();
  await suo.keyboard.press('r');
  await filo.getByRole('button', { name: 'Risposta pronta' }).click();
  const pronte = filo.getByRole('region', { name: 'Risposte pronte' });
  await pronte.getByRole('button', { name: 'Nuova risposta pronta' }).click();
  const finestra = suo.getByRole('dialog');
  const titolo = `Franchigia ${Date.now()}`;
  await finestra.getByRole('textbox', { name: /^Titolo/ }).fill(titolo);
  await finestra.getByRole('textbox', { name: /^Testo/ }).fill('I primi 129,11 € non contano.');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await pronte
    .getByRole('listitem')
    .filter({ hasText: titolo })
    .getByRole('button', { name: 'Inserisci' })
    .click();
  await expect(filo.getByRole('textbox', { name: 'Risposta' })).toHaveValue('I primi 129,11 € non contano.');
  await filo.getByRole('button', { name: 'Invia e segna risolto' }).click();
  await expect(filo.getByText('Chiuso', { exact: true })).toBeVisible();
  await expect(
    veduta.getByText('Il ticket è chiuso: ciò che lo studio mostrava non si vede più.'),
  ).toBeVisible();
  expect(
    (
      await suo.request.post(`/api/ticket/${ticket.Id}/veduta`, {
        data: {},
        headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
      })
    ).status(),
  ).toBe(404);
  await suo.context().close();

  // On a telephone: the answer, without the note; nothing is shown any more, and the readings stand in the register.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const letto = page.getByRole('region', { name: 'Ticket scelto' });
  await expect(letto.getByText('I primi 129,11 € non contano.')).toBeVisible();
  await expect(letto.getByText('La franchigia assorbe la spesa.')).toHaveCount(0);
  await expect(mostra).toHaveCount(0);
});

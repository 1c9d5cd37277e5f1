import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

const FOTO = {
  name: 'fronte.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
};
const corsia = (page: Page, nome: string) => page.getByRole('region', { name: new RegExp(`^${nome}`) });
const answered = (page: Page, percorso: RegExp) =>
  page.waitForResponse((risposta) => percorso.test(risposta.url()) && risposta.request().method() === 'POST');

test.describe('the deleghe uniche', () => {
  test('are renewed together from the keyboard, and who has no address is told before', async ({ page }) => {
    await enter(page, 'AMM_STU', '/deleghe');
    await expect(page.getByRole('heading', { level: 1, name: 'Deleghe' })).toBeVisible();
    for (const nome of ['In scadenza', 'Assenti', 'Inviate', 'Accettate'])
      await expect(corsia(page, nome).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/deleghe? in scadenza e .* da chiedere su /)).toBeVisible();

    const prima = corsia(page, 'In scadenza').getByRole('listitem').first().getByRole('button');
    await prima.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 clienti selezionati')).toBeVisible();
    await expect(page.getByText(/^\d e-mail, \d senza$/)).toBeVisible();
    await page.getByRole('button', { name: 'Rinnova con il link' }).click();
    const domanda = page.getByRole('dialog');
    await expect(domanda.getByText(/Mandare il link a (un cliente|2 clienti)\?/)).toBeVisible();
    // What is asked is chosen once for all of them.
    await domanda.getByRole('checkbox', { name: /Seguire cartelle e rate/ }).uncheck();
    const mandate = answered(page, /delega-unica\/chiedi$/);
    await domanda.getByRole('button', { name: 'OK' }).click();
    const risposta = await mandate;
    expect(risposta.request().postDataJSON().Aree).toEqual(['cassetto', 'fatture', 'isa']);
    const { data } = await risposta.json();
    expect(data.errori).toEqual([]);
    await expect(page.getByText(/link mess[oi] nella posta in uscita\./)).toBeVisible();
    await expect(page.getByText(/clienti selezionati/)).toHaveCount(0);

    // Enter opens the client, as he will see the link; the register is one step away.
    await corsia(page, 'Assenti').getByRole('listitem').first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('come vedrà il link, delega unica')).toBeVisible();
    await expect(page.getByText(/Lo studio non può pagare con il Suo conto/)).toBeVisible();
    await page.getByRole('button', { name: 'Registro', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registro delle deleghe' })).toBeVisible();
  });

  test('a client opens his link on a telephone, leaves out an area, sends the sheet, and a person of the studio says it is accepted', async ({
    page,
    browser,
  }) => {
    test.slow();
    await enter(page, 'AMM_STU', '/deleghe');
    // The third try finds a client that the others left.
    const riga = corsia(page, 'Assenti').getByRole('listitem').filter({ hasText: 'Mai chiesta' }).first();
    const nome = (await riga.getByRole('button').locator('span').first().textContent()) ?? '';
    await riga.getByRole('button').click();
    const creato = answered(page, /delega-unica\/link$/);
    await page.getByRole('button', { name: 'Link da dare a mano' }).click();
    const { data } = await (await creato).json();
    const finestra = page.getByRole('dialog');
    await expect(finestra.getByText(data.Link)).toBeVisible();
    await finestra
      .getByRole('button', { name: /Chiudi|Annulla/ })
      .first()
      .click();
    await expect(corsia(page, 'Inviate').getByRole('button', { name: new RegExp(nome) })).toBeVisible();

    const telefono = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await telefono.goto(new URL(data.Link).pathname);
    await expect(telefono.getByRole('heading', { name: 'Che cosa concede allo studio' })).toBeVisible();
    await expect(telefono.getByText(/Al massimo due intermediari/)).toBeVisible();
    await telefono.getByRole('checkbox', { name: /Seguire cartelle e rate/ }).uncheck();
    await telefono.getByRole('button', { name: 'Continua e firma' }).click();
    await telefono.locator('input[type=file]').setInputFiles([FOTO, { ...FOTO, name: 'retro.jpg' }]);
    const codice = telefono.getByRole('textbox', { name: /Codice fiscale/ });
    await codice.fill('RSSMRA80A01H501U');
    await telefono.getByRole('button', { name: 'Manda allo studio' }).click();
    await expect(telefono.getByText(/Non è il codice fiscale/)).toBeVisible();
    await codice.fill(data.Delega.CodiceFiscale);
    const [foglio] = await Promise.all([
      telefono.waitForEvent('download'),
      telefono.getByRole('button', { name: 'Scarica il foglio da firmare' }).click(),
    ]);
    expect(foglio.suggestedFilename()).toBe('delega-unica.pdf');
    expect(await telefono.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await telefono.getByRole('button', { name: 'Manda allo studio' }).click();
    await expect(telefono.getByRole('heading', { name: 'Foglio mandato allo studio' })).toBeVisible();
    await telefono.reload();
    await expect(telefono.getByRole('heading', { name: 'Questo link non si apre' })).toBeVisible();
    await telefono.close();

    await page.reload();
    const inviata = corsia(page, 'Inviate').getByRole('button', { name: new RegExp(nome) });
    await expect(inviata).toContainText('Firmata, da controllare');
    await inviata.click();
    const pannello = page.getByRole('complementary', { name: nome });
    await expect(pannello.getByRole('button', { name: /fronte\.jpg/ })).toBeVisible();
    await expect(pannello.getByText('Seguire cartelle e rate')).toHaveCount(0);
    await pannello.getByRole('button', { name: 'Accettata' }).click();
    await finestra.getByRole('textbox', { name: /^Numero/ }).fill(`E2E-${test.info().retry}`);
    const salvata = answered(page, /\/esito$/);
    await finestra.getByRole('button', { name: 'OK' }).click();
    expect((await salvata).status()).toBe(200);
    await expect(inviata).toHaveCount(0);
    await page.getByText('Per nome').click();
    const accettata = corsia(page, 'Accettate').getByRole('button', { name: new RegExp(nome) });
    const altre = corsia(page, 'Accettate').getByRole('button', { name: /^Altre/ });
    // A lane that is being read has neither: only one of the two, seen, tells whether there is more to ask for.
    await expect(async () => {
      await expect(accettata.or(altre).first()).toBeVisible({ timeout: 5000 });
      if (!(await accettata.isVisible())) await altre.click({ timeout: 1000 });
      await expect(accettata).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await expect(accettata).toContainText(`n. E2E-${test.info().retry}, al 31/12/`);
  });
});

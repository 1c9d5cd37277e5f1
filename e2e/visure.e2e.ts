import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const SERVIZIO = 10;

/** A call as the page makes it: with its session. */
const ask = (page: Page, metodo: 'GET' | 'POST', indirizzo: string, corpo?: object) =>
  page.evaluate(
    async ({ metodo, indirizzo, corpo }) => {
      const headers = { 'content-type': 'application/json', 'x-quadra-app': 'prova' };
      const risposta = await fetch(indirizzo, {
        method: metodo,
        headers,
        ...(corpo ? { body: JSON.stringify(corpo) } : {}),
      });
      return { status: risposta.status, corpo: await risposta.json() };
    },
    { metodo, indirizzo, corpo },
  );
const readResidui = async (page: Page): Promise<number> =>
  (await ask(page, 'GET', '/api/visura/pronta')).corpo.data.Residui;

/** A client whose properties the service of the tests invents: it has none in Quadra. */
async function findCliente(page: Page): Promise<{ CodiceFiscale: string; Denominazione: string }> {
  const { corpo } = await ask(page, 'POST', '/api/anagrafica/list', { Filter: { Tipo: 'PF' }, PageSize: 50 });
  const immobili = await ask(page, 'POST', '/api/fabbricato/list', { PageSize: 100 });
  const proprietari = JSON.stringify(immobili.corpo.data);
  return corpo.data.find(
    ({ CodiceFiscale, Denominazione }: { CodiceFiscale: string; Denominazione: string }) =>
      /^[A-Z]{6}\w{9}[A-PR-WY]$/.test(CodiceFiscale) && !proprietari.includes(Denominazione),
  );
}

test('[VIS-001] [VIS-003] [VIS-004] [ERR-015] a visura is asked with its cost, compared, imported once; what fails costs nothing', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/visure');
  await expect(page.getByRole('heading', { name: 'Visure', level: 1 })).toBeVisible();
  // A second try finds the searches of the first beside it.
  await expect(page.getByRole('row').filter({ hasText: 'foglio 310' })).toContainText('Non trovata');
  await checkAccessibile(page, '/visure', 'dark');
  const cliente = await findCliente(page);
  const prima = await readResidui(page);
  const finestra = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Nuova visura' }).click();
  await open();
  await expect(finestra.getByText(/^La ricerca costa 1 credito/)).toBeVisible();
  const codice = finestra.getByRole('textbox', { name: /^Codice fiscale/ });
  await codice.fill('RSSMRA80A01H501X');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(finestra.getByText('Il codice fiscale non è corretto.')).toBeVisible();
  await finestra.getByRole('radio', { name: 'Per foglio e particella' }).check({ force: true });
  await finestra.getByRole('combobox', { name: 'Comune' }).fill('Modena');
  await page
    .getByRole('option', { name: /^Modena/ })
    .first()
    .click();
  await finestra.getByRole('textbox', { name: /^Foglio/ }).fill('999');
  await finestra.getByRole('textbox', { name: /^Particella/ }).fill('1');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Visura non trovata.').first()).toBeVisible();

  // The service closes while somebody asks.
  const { port, hostname } = new URL(baseURL ?? '');
  const suo = await page.context().newPage();
  await suo.goto(`http://${hostname}:${Number(port) + SERVIZIO}/`);
  await suo.getByRole('button', { name: 'Chiudi il servizio' }).click();
  await finestra.getByRole('radio', { name: 'Per codice fiscale' }).check({ force: true });
  await codice.fill(cliente.CodiceFiscale);
  await finestra.getByRole('combobox', { name: /^Comune/ }).press('Delete');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Servizio visure disabilitato.').first()).toBeVisible();
  await suo.getByRole('button', { name: 'Riapri il servizio' }).click();
  await expect(suo.getByRole('button', { name: 'Chiudi il servizio' })).toBeVisible();
  await suo.close();
  expect(await readResidui(page)).toBe(prima);
  await finestra.getByRole('button', { name: 'Annulla' }).click();

  await open();
  await codice.fill(cliente.CodiceFiscale);
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/visure\/[\da-f-]{36}$/);
  const tabella = page.getByRole('region', { name: 'Immobili' });
  await expect(tabella.getByText('Manca in Quadra')).toHaveCount(3);
  await checkAccessibile(page, '/visure/$id', 'dark');
  expect(await readResidui(page)).toBe(prima - 1);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica il PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^visura-\d{4}-\d\d-\d\d\.pdf$/);
  await page.getByRole('button', { name: 'Importa 3 immobili' }).click();
  await expect(page.getByText('Importazione finita: 3 creati, 0 aggiornati, 0 già uguali.')).toBeVisible();
  await expect(tabella.getByText('Uguale', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Importa / })).toHaveCount(0);
  // Asked again, nothing is left to bring.
  await page.reload();
  await expect(tabella.getByText('Uguale', { exact: true })).toHaveCount(3);
  await tabella.getByRole('link', { name: 'Apri' }).first().click();
  await expect(page).toHaveURL(/\/fabbricato\/[\da-f-]{36}$/);
});

test('a visura shows what changed, what is missing and what it does not name, before anything is written', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/visure');
  const trovate = page.getByRole('row').filter({ hasText: 'Trovata', hasNotText: 'Non trovata' });
  await trovate.last().getByRole('link').click();
  const tabella = page.getByRole('region', { name: 'Immobili' });
  const casa = tabella.getByRole('row').filter({ hasText: 'subalterno 7' });
  await expect(casa).toContainText('Rendita: visura 650,74, Quadra 596,51');
  await expect(tabella.getByText('Manca in Quadra')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'In Quadra e non nella visura' })).toContainText(
    'foglio 108',
  );
  // One is left out: the others are those that would be imported.
  await casa.getByRole('checkbox').uncheck({ force: true });
  await expect(page.getByRole('button', { name: 'Importa 2 immobili' })).toBeVisible();
});

test('[VIS-002] [USR-026] who has not the visure finds no line for them, and is told why', async ({
  page,
}) => {
  const setVisure = async (acceso: boolean) => {
    await enter(page, 'AMM_STU', '/utenti');
    await page.getByRole('row').filter({ hasText: 'Ferri' }).dblclick();
    const interruttore = page.getByRole('switch', { name: 'Visure abilitate' });
    await interruttore.setChecked(acceso, { force: true });
    const scritto = page.waitForResponse((una) => una.request().method() === 'PUT');
    await page.keyboard.press('Control+s');
    expect((await scritto).status()).toBe(200);
  };
  const voce = page.getByRole('link', { name: 'Visure', exact: true });
  await enter(page, 'OP_STU', '/conservazione');
  await expect(voce).toBeVisible();
  await setVisure(false);
  await enter(page, 'OP_STU', '/visure');
  await expect(page.getByText('Servizio visure disabilitato.')).toBeVisible();
  await expect(voce).toHaveCount(0);
  expect((await ask(page, 'POST', '/api/visura/list', {})).corpo.Message).toBe(
    'Servizio visure disabilitato.',
  );
  await setVisure(true);
  // A studio without the module has no line either.
  await enter(page, 'e.bellini@studiobellini.example', '/visure');
  await expect(page.getByRole('heading', { name: 'Visure' })).toBeVisible();
  await expect(voce).toHaveCount(0);
});

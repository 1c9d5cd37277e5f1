import { expect, type Page, test } from '@playwright/test';
import { makeCur } from '../packages/server/demo/certificazione-demo.ts';
import { makeZip } from '../packages/server/test/zip.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const ANNO = new Date().getFullYear();
const headers = () => ({ 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' });
const post = async (page: Page, percorso: string, data: object) =>
  (await (await page.request.post(percorso, { data, headers: headers() })).json()).data;

const FILE = [
  ...[
    'C1.1;2;Tipo di reddito',
    'C1.3;28000;Reddito da lavoro dipendente',
    'C5.1;365;Giorni',
    'C9.1;4000;Ritenute',
  ],
  ...[
    'E1.2;842;Spese sanitarie',
    'E8.1;36;Codice',
    'E8.2;310;Assicurazione',
    'ZZ1.1;60;Rimborso di spese sportive',
  ],
];

/** A client with nothing of the year: last year's return, a certification among the documents, and his precompilata. */
async function prepare(page: Page): Promise<{ codice: string; id: string }> {
  const clienti = await post(page, `/api/anagrafica/list/senzadichiarazione/${ANNO - 1}`, {
    Filter: { Tipo: 'PF' },
    PageSize: 100,
  });
  for (const { Id, CodiceFiscale } of clienti) {
    const [gia] = await post(page, '/api/precompilata/list', { Filter: { IdAnagrafica: Id } });
    if (gia !== undefined) continue;
    const fatta = await post(page, `/api/${ANNO - 1}/dichiarazione/crea`, { IdAnagrafiche: [Id] });
    const scorso = fatta.create?.[0]?.Codice;
    if (scorso === undefined) continue;
    const dove = `/api/${ANNO - 1}/pf/${scorso}`;
    const { data } = await (await page.request.get(dove, { headers: headers() })).json();
    const Righi = {
      'RC1.1': '2',
      'RC1.3': 27_000,
      'RC6.1': 365,
      'RC10.1': 3_900,
      'RP1.2': 610,
      'RP8.1': '16',
      'RP8.2': 210,
    };
    const corpo = { Versione: data.Versione, Righi, Forzature: {} };
    expect((await page.request.put(dove, { data: corpo, headers: headers() })).status()).toBe(200);
    const testo = await makeCur(ANNO, CodiceFiscale, { 'DB1.1': 28_000, 'DB6.1': 365, 'DB21.1': 4_090 });
    const cu = { name: 'cu.txt', mimeType: 'text/plain', buffer: Buffer.from(testo ?? '') };
    await page.request.post('/api/documento', {
      headers: headers(),
      multipart: { IdAnagrafica: Id, Anno: String(ANNO), tipo: 'CU', uploadFile0: cu },
    });
    const righe = FILE.map((voce) => `${CodiceFiscale};Ricevuta;300;730;${voce}`);
    const csv = ['codicefiscale;stato;codice;modello;casella;valore;descrizione', ...righe, ''].join('\r\n');
    const zip = { name: 'r.zip', mimeType: 'application/zip', buffer: makeZip({ 'risposte.csv': csv }) };
    const caricato = await page.request.post('/api/ordine/upload', {
      headers: headers(),
      multipart: { Anno: String(ANNO), Tipo: 'Esterno', uploadFile0: zip },
    });
    expect(caricato.status()).toBe(200);
    const [richiesta] = await post(page, '/api/precompilata/list', { Filter: { IdAnagrafica: Id } });
    return { codice: CodiceFiscale, id: richiesta.Id };
  }
  throw new Error('No client without a declaration');
}

/** Presses a key that keeps a choice, and waits for it to be kept. */
async function press(page: Page, tasto: string): Promise<void> {
  const scelta = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().endsWith('/scelta'));
  await page.keyboard.press(tasto);
  expect((await scelta).status()).toBe(200);
}
const rigo = (page: Page, nome: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${nome}(?!\\d)`) }) });

test('a precompilata is merged by keyboard, each choice with its reason, becomes a declaration and is closed', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/precompilata');
  const { codice, id } = await prepare(page);
  await page.reload();
  await page.getByRole('row').filter({ hasText: codice }).dblclick();
  await page.getByRole('link', { name: 'Tre fonti a fianco' }).click();
  await expect(page).toHaveURL(new RegExp(`/precompilata/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: `Precompilata 730/${ANNO}` })).toBeVisible();
  await expect(page.getByText(/^Mancano \d scelte: /)).toBeVisible();
  await expect(rigo(page, 'C9')).toContainText('4.090');
  await expect(rigo(page, 'C5')).toHaveCount(0);
  // Nothing is chosen before a person does; what the form has not is listed.
  await expect(page.getByRole('table').locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nel file, senza posto nel modello' })).toContainText(
    'ZZ1.1',
  );
  await checkAccessibile(page, '/precompilata/$id', 'dark');

  await rigo(page, 'C9').focus();
  await press(page, '3');
  await expect(rigo(page, 'C9').getByRole('button', { name: /^C9, Documenti: ?4\.090/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rigo(page, 'C9').getByRole('cell').last()).toHaveText('+90');
  await page.keyboard.press('m');
  await page.keyboard.type('CU sostituita');
  await press(page, 'Enter');
  await expect(rigo(page, 'C9')).toContainText('CU sostituita');
  // What no document says is asked, never zero.
  await page.keyboard.press('Enter');
  while (!(await rigo(page, 'E1').evaluate((riga) => riga === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Scrivere un importo in euro, o il motivo per cui manca.')).toBeVisible();
  await page.keyboard.type('1129');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3 fatture');
  await press(page, 'Enter');
  await expect(rigo(page, 'E1').getByRole('cell').last()).toHaveText('+55');
  await press(page, 'Control+z');
  await expect(rigo(page, 'E1')).toContainText('Da scegliere');
  await press(page, '1');
  await page.keyboard.press('d');
  await expect(rigo(page, 'C5')).toContainText('Uguale');
  await page.keyboard.press('d');
  await expect(rigo(page, 'C5')).toHaveCount(0);
  // The rest: last year's, and the Agenzia's.
  await rigo(page, 'E9').focus();
  await press(page, '2');
  await expect(rigo(page, 'E9')).not.toContainText('Da scegliere');
  const manca = page.getByRole('row').filter({ hasText: 'Da scegliere' });
  for (let resto = await manca.count(); resto > 0; resto -= 1) {
    await expect(manca).toHaveCount(resto);
    await manca.first().focus();
    await press(page, '1');
  }
  await expect(page.getByText(/^Tutto scelto: /)).toBeVisible();
  await page.reload();
  await expect(rigo(page, 'C9')).toContainText('CU sostituita');

  await page.getByRole('button', { name: /^Crea / }).click();
  await expect(page).toHaveURL(new RegExp(`/dichiarazione/${ANNO}/`));
  await expect(page.getByText('Aperta').first()).toBeVisible();
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await page.getByRole('link', { name: 'Precompilata: tre fonti a fianco' }).click();
  await expect(rigo(page, 'C9')).toContainText('CU sostituita');
  await page.getByRole('button', { name: 'Apri la dichiarazione' }).click();
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  const domanda = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  const completa = domanda.getByRole('button', { name: /^Completa/ });
  const ok = domanda.getByRole('button', { name: 'OK', exact: true });
  await expect(completa.or(ok).first()).toBeVisible();
  if (await completa.isVisible()) await completa.click();
  await expect(ok).toBeVisible();
  for (const spunta of await domanda.getByRole('checkbox').all()) await spunta.check({ force: true });
  for (const motivo of await domanda.getByRole('textbox', { name: /^Motivo/ }).all())
    await motivo.fill('Prova del confronto');
  await ok.click();
  await expect(page.getByText('Chiusa').first()).toBeVisible();
  await page.goto(`/precompilata/${id}`);
  await expect(
    page.getByText('La dichiarazione è chiusa: le scelte si leggono e non si cambiano.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Crea|Scrivi in) / })).toHaveCount(0);
});

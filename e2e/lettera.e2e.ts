import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readPagine } from '../packages/server/test/pdf.ts';
import { enter, getAccesso } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { headers } from './posta.ts';
import { callComeUtente } from './tastiera.ts';

const lavoro = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC6.1': 365, 'RC14.1': '2' },
  ...{ 'RC10.2': 410, 'RC10.3': 70, 'RC10.4': 170, 'RC10.5': 72 },
};
const spiega = (page: Page) => page.getByRole('complementary', { name: 'Spiega questo numero' });

/** A client with a Redditi PF of 2024 and one of 2025: the key of the second. */
async function makeDueAnni(baseURL: string, cognome: string, email: string): Promise<string> {
  const titolare = await callComeUtente(getAccesso('AMM_STU').email, baseURL);
  const persona = {
    ...{ Nome: 'Davide', Sesso: 'M', DataNascita: '1978-10-25', ComuneNascita: 'F257' },
    Cognome: cognome,
  };
  const { CodiceFiscale } = await titolare.post<{ CodiceFiscale: string }>(
    '/api/anagrafica/CodFisc',
    persona,
  );
  const { Id } = await titolare.post<{ Id: string }>('/api/anagrafica', {
    ...persona,
    ...{ Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' }, Email: email },
  });
  const crea = async (anno: number, righi: object): Promise<string> => {
    const { create } = await titolare.post<{ create: { Codice: string }[] }>(
      `/api/${anno}/dichiarazione/crea`,
      { IdAnagrafiche: [Id] },
    );
    const id = create[0]?.Codice ?? '';
    await titolare.put(`/api/${anno}/pf/${id}`, { Versione: 1, Righi: { ...lavoro, ...righi } });
    return id;
  };
  await crea(2024, { 'RC1.3': 30_600, 'RC10.1': 5_601 });
  return crea(2025, { 'RC1.3': 31_400, 'RC10.1': 4_950 });
}

test('from a return a letter: each figure says where it is, the studio adds its words, it goes on paper and by mail', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const cognome = ['Letterati', 'Epistolari'][test.info().retry] ?? 'Missivi';
  const email = `${cognome.toLowerCase()}@posta.example`;
  const id = await makeDueAnni(baseURL ?? '', cognome, email);
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${id}/quadroRC`);
  await page.getByRole('button', { name: 'Salva Ctrl S' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lettera al cliente');
  await page
    .getByRole('option', { name: /Lettera al cliente/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lettera$/);

  const lettera = page.getByRole('article', { name: 'Lettera al cliente' });
  await expect(lettera).toContainText(`Gentile Davide ${cognome},`);
  await expect(lettera.getByRole('status')).toHaveText(/^Deve pagare [\d.]+\s€ entro il 30 giugno 2025\.$/);
  const perche = lettera.getByRole('region', { name: 'Perché è cambiato' });
  await expect(perche.getByRole('row', { name: /^Ritenute già trattenute/ })).toContainText('+651');

  // One casella: its explanation. A sum: what it is made of, and from there the explanation.
  await lettera
    .getByRole('region', { name: 'Da dove viene' })
    .getByRole('button', { name: '31.400' })
    .click();
  await expect(spiega(page)).toContainText('RN1');
  await expect(spiega(page)).toContainText('31.400 €');
  await lettera.getByRole('status').getByRole('button').click();
  const somma = page.getByRole('dialog').filter({ hasText: 'Da che cosa è fatto' });
  await somma.getByRole('button', { name: /^RX1 col\. 1/ }).click();
  await expect(spiega(page)).toContainText('RX1');
  await expect(somma).toHaveCount(0);

  await checkAccessibile(page, 'la lettera', 'dark');

  await lettera.getByRole('button', { name: 'Aggiungi due parole all’inizio' }).click();
  await lettera.getByLabel('Parole dello studio, all’inizio').fill('È stato un anno buono.');
  await lettera.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(lettera.getByText('È stato un anno buono.')).toBeVisible();
  await page.reload();
  await expect(lettera.getByText('È stato un anno buono.')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica PDF' }).click(),
  ]);
  const pagine = readPagine(readFileSync(await file.path()));
  expect(pagine).toHaveLength(1);
  for (const atteso of [
    `Gentile Davide ${cognome},`,
    'È stato un anno buono.',
    'Deve pagare',
    'Differenza del saldo',
  ])
    expect(pagine.join(' ')).toContain(atteso);

  await page.getByRole('button', { name: 'Salva nel Documentale' }).click();
  await expect(page.getByText('La lettera è fra i documenti del cliente.')).toBeVisible();
  await page.getByRole('button', { name: 'Invia per posta' }).click();
  const domanda = page.getByRole('dialog', { name: `Inviare la lettera a ${email}?` });
  await expect(domanda).toContainText('gli importi sono provvisori');
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(`In Posta, non spedita: la lettera per ${email}.`)).toBeVisible();
  await expect(page.getByText(`per ${email}`, { exact: false }).first()).toBeVisible();

  await page.goto('/documentale');
  // Kept once: what was mailed is what was there.
  await expect(
    page.getByRole('row').filter({ hasText: 'Lettera al cliente' }).filter({ hasText: cognome }),
  ).toHaveCount(1);
  const posta = await page.request.post('/api/documento/list', {
    headers: headers(baseURL ?? ''),
    data: { Filter: { IdDichiarazione: id } },
  });
  expect((await posta.json()).data.map(({ Tipo }: { Tipo: string }) => Tipo)).toEqual(['Lettera al cliente']);
});

test('who works for himself has no letter to write to himself', async ({ page }) => {
  await enter(page, 'paolo.marchetti@posta.example');
  await page.getByRole('main').getByRole('link', { name: 'Redditi PF 2025' }).click();
  const indice = page.getByRole('navigation', { name: 'Quadri' });
  await expect(indice.getByRole('button', { name: 'Collegamenti' })).toBeVisible();
  await expect(indice.getByRole('button', { name: 'Lettera al cliente' })).toHaveCount(0);
});

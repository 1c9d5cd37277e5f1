import { expect, type Page, test } from '@playwright/test';
import { enter, intercept, waitRecord } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const riga = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

/** Adds an intermediary from its list, goes back and opens it again to change it. */
async function addAndChange(page: Page, titolo: string, nome: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titolo })).toBeVisible();
  await page.getByRole('button', { name: 'Nuovo intermediario' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo intermediario' })).toBeVisible();
  await page.getByLabel('Codice fiscale').fill('00743110157');
  await page.getByLabel('Ragione sociale').fill(nome);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Intermediario non salvato: 2 campi da correggere')).toBeVisible();
  await page.getByLabel('Cognome del rappresentante').fill('Neri');
  await page.getByLabel('Nome del rappresentante', { exact: true }).fill('Ada');
  await page.getByRole('switch', { name: 'Predefinito' }).click();
  const letto = waitRecord(page);
  await page.keyboard.press('Control+s');
  await letto;
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await page.getByLabel('Telefono').fill('+39 059 123456');
  // The word of the first save may still be there: this is the answer of the second.
  const salvato = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await salvato).status()).toBe(200);
  await expect(page.getByText('Intermediario salvato.').last()).toBeVisible();
  await page.getByRole('link', { name: titolo, exact: true }).click();
  await expect(riga(page, nome)).toBeVisible();
  await riga(page, nome).dblclick();
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 059 123456');
}

/** A declaration of its own at its frontespizio: what other journeys do to theirs does not reach it. */
async function openFrontespizio(page: Page, cognome: string): Promise<void> {
  const id = await createRedditiPf(page, test.info().project.use.baseURL ?? '', cognome);
  await page.goto(`/dichiarazione/2025/${id}/quadroFR`);
}

/** What waits until it is let go. */
function makeAttesa(): { attesa: Promise<void>; release: () => void } {
  let release = () => {};
  const attesa = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { attesa, release: () => release() };
}

test('[INT-001] [INT-002] shared and custom intermediaries: added, changed, chosen on the frontespizio', async ({
  page,
}) => {
  await enter(page, 'AMM_GES', '/intermediari');
  await addAndChange(page, 'Intermediari', 'CAF della rete');
  await enter(page, 'AMM_STU', '/intermediari-personalizzati');
  await addAndChange(page, 'Intermediari personalizzati', 'CAF dello studio');
  await openFrontespizio(page, 'Impegnati');
  const impegno = page.getByRole('region', { name: 'Impegno alla presentazione telematica' });
  await expect(impegno).toContainText('CAF dello studio');
  await impegno.getByRole('combobox', { name: 'Intermediario' }).click();
  await page.getByRole('option', { name: 'CAF della rete' }).click();
  await expect(impegno.getByText('CAF della rete')).toHaveCount(1);
  await impegno.getByLabel('Data dell’impegno').fill('200525');
  const scritta = page.waitForResponse((risposta) => risposta.request().method() === 'PUT');
  await page.keyboard.press('Tab');
  await scritta;
  await expect(page.getByText('Impegno salvato.').last()).toBeVisible();
  await page.reload();
  await expect(impegno).toContainText('CAF della rete');
  await expect(impegno.getByLabel('Data dell’impegno')).toHaveValue('20/05/2025');
});

/** The day of the promise of a new declaration, and the path that writes it. */
async function openGiorno(page: Page, cognome: string) {
  await enter(page, 'AMM_STU', '/anagrafica');
  await openFrontespizio(page, cognome);
  const giorno = page
    .getByRole('region', { name: 'Impegno alla presentazione telematica' })
    .getByLabel('Data dell’impegno');
  await expect(giorno).toBeVisible();
  const una = new URL(page.url()).pathname.replace(/^\/dichiarazione\/(\d+)\/([^/]+).*$/, '/api/$1/pf/$2');
  const type = async (data: string) => {
    await giorno.fill(data);
    await page.keyboard.press('Tab');
  };
  return { giorno, type, scrive: `${una}/incarico` };
}

test('[INT-002] of changes one after the other the page shows the last, however late the first is answered', async ({
  page,
}) => {
  const { giorno, type, scrive } = await openGiorno(page, 'Tardivi');
  const { attesa, release } = makeAttesa();
  let scritte = 0;
  await intercept(page, scrive, async (rotta) => {
    const risposta = await rotta.fetch();
    scritte += 1;
    if (scritte === 1) await attesa;
    return rotta.fulfill({ response: risposta });
  });
  await type('210525');
  await expect.poll(() => scritte).toBe(1);
  // It goes on from what the page still knows, the answer to the first not having come.
  await type('200525');
  await expect(giorno).toHaveValue('20/05/2025');
  release();
  await expect.poll(() => scritte).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(giorno).toHaveValue('20/05/2025');
  await page.reload();
  await expect(giorno).toHaveValue('20/05/2025');
});

test('[INT-002] what is answered while another change is being saved takes back nothing of it', async ({
  page,
}) => {
  const { giorno, type, scrive } = await openGiorno(page, 'Sospesi');
  const attese = [makeAttesa(), makeAttesa()] as const;
  const scritte: string[] = [];
  await intercept(page, scrive, async (rotta) => {
    scritte.push(rotta.request().postDataJSON().DataImpegno);
    const mia = attese[scritte.length - 1];
    const risposta = await rotta.fetch();
    await mia?.attesa;
    return rotta.fulfill({ response: risposta });
  });
  await type('200525');
  await expect.poll(() => scritte).toEqual(['2025-05-20']);
  await type('210525');
  attese[0].release();
  await expect.poll(() => scritte).toEqual(['2025-05-20', '2025-05-21']);
  await expect(page.getByText('Impegno salvato.').first()).toBeVisible();
  await expect(giorno).toHaveValue('21/05/2025');
  await type('200525');
  attese[1].release();
  await expect.poll(() => scritte).toEqual(['2025-05-20', '2025-05-21', '2025-05-20']);
  await page.waitForLoadState('networkidle');
  await expect(giorno).toHaveValue('20/05/2025');
  await page.reload();
  await expect(giorno).toHaveValue('20/05/2025');
});

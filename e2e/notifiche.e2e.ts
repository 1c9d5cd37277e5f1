import { expect, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';

const LETTRICE = 'v.lodi@officinerinaldi.example';
const finestra = (page: Page) => page.getByRole('dialog').last();

type Nuova = { oggetto: string; testo: string; priorita: string };

/** Opens a new notification for the operators of Officine Rinaldi, written and not saved. */
async function compose(page: Page, { oggetto, testo, priorita }: Nuova): Promise<void> {
  await page.getByRole('button', { name: 'Nuova notifica' }).first().click();
  const dialogo = finestra(page);
  await dialogo.getByRole('textbox', { name: 'Oggetto' }).fill(oggetto);
  await dialogo.getByRole('textbox', { name: 'Testo' }).fill(testo);
  await dialogo.getByRole('combobox', { name: 'Priorità' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Alta (popup)',
    'Alta (note)',
    'Alta',
    'Normale',
    'Bassa',
  ]);
  await page.getByRole('option', { name: priorita, exact: true }).click();
  await dialogo.getByText('Operatore dello studio').click();
  await dialogo.getByText('Studi', { exact: true }).click();
  await dialogo.getByRole('textbox', { name: 'Cerca uno studio' }).fill('rinaldi');
  await dialogo.getByRole('button', { name: /Officine Rinaldi/ }).click();
  await expect(dialogo.getByText('Studi (1)')).toBeVisible();
}
const press = (page: Page, nome: string) =>
  finestra(page).getByRole('button', { name: nome, exact: true }).click();
const row = (page: Page, oggetto: string) => page.getByRole('row').filter({ hasText: oggetto });

async function publish(page: Page, nuova: Nuova): Promise<void> {
  await compose(page, nuova);
  await finestra(page).getByText('Subito', { exact: true }).click();
  await press(page, 'OK');
  await expect(finestra(page)).toContainText('non si modifica né si ritira');
  // The word of the one before may still be there: this is the answer of this one.
  const pubblicata = page.waitForResponse((risposta) => new URL(risposta.url()).pathname === '/api/notifica');
  await press(page, 'OK');
  expect((await pubblicata).ok()).toBe(true);
  await expect(page.getByText('Notifica pubblicata.').last()).toBeVisible();
}

/** What the reader has not read, read: a second try finds nothing of the first. */
async function readAll(page: Page): Promise<void> {
  await openSessione(page, LETTRICE);
  const headers = { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' };
  const nonLette = await page.request.get('/api/notifica/nonlette', { headers });
  for (const { Id } of (await nonLette.json())?.data ?? [])
    await page.request.post(`/api/notifica/${Id}/letta`, { headers });
  await page.context().clearCookies();
}

async function change(page: Page, chi: string, percorso: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await enter(page, chi, percorso);
}

test('[NOT-001] [NOT-003] [NOT-004] [NOT-005] the five fields are written, mistakes stand on theirs, a date locks and is withdrawn', async ({
  page,
}) => {
  await enter(page, 'AMM_ELMAS', '/notifiche');
  const oggetto = 'Aggiornamento del listino';
  await compose(page, { oggetto, testo: 'Leggere <b>qui</b>.', priorita: 'Alta' });
  const dialogo = finestra(page);
  await dialogo.getByText('Alla data', { exact: true }).click();
  await press(page, 'OK');
  await expect(dialogo.getByText('Scegliere il giorno.')).toBeVisible();
  await dialogo.getByRole('textbox', { name: 'Giorno' }).fill('10/01/2020');
  await dialogo.getByRole('textbox', { name: 'Ora' }).fill('9:30');
  await press(page, 'OK');
  await press(page, 'OK');
  await expect(dialogo.getByText('La pubblicazione deve essere nel futuro.')).toBeVisible();
  await expect(dialogo.getByRole('textbox', { name: 'Testo' })).toHaveAttribute('aria-invalid', 'true');
  await dialogo
    .getByRole('textbox', { name: 'Testo' })
    .fill('Leggere <a href="https://quadra.example/listino">il listino</a>.');
  await dialogo.getByRole('textbox', { name: 'Giorno' }).fill('10/01/2090');
  await press(page, 'OK');
  await expect(finestra(page)).toContainText('10/01/2090');
  await press(page, 'OK');
  await expect(page.getByText('Pubblicazione fissata.')).toBeVisible();

  await expect(row(page, oggetto)).toContainText('Programmata');
  await expect(row(page, oggetto)).toContainText('Operatore dello studio, 1 studio');
  await row(page, oggetto).getByText(oggetto).dblclick();
  const letta = finestra(page);
  await expect(letta.getByRole('link', { name: 'il listino' })).toHaveAttribute(
    'href',
    'https://quadra.example/listino',
  );
  await expect(letta.getByRole('textbox')).toHaveCount(0);
  await press(page, 'Ritira');
  await press(page, 'OK');
  await expect(page.getByText('Notifica ritirata.')).toBeVisible();
  await expect(row(page, oggetto)).toHaveCount(0);
});

test('[NOT-006] [NOT-007] [NOT-009] [ERR-020] a popup returns until it is read, the notes have their check, the rest is in the panel', async ({
  page,
}) => {
  test.slow();
  await readAll(page);
  await enter(page, 'AMM_ELMAS', '/notifiche');
  const testo = 'Un testo da leggere.';
  await publish(page, { oggetto: 'Una in fondo', testo, priorita: 'Bassa' });
  await publish(page, { oggetto: 'Una che preme', testo, priorita: 'Alta' });
  await publish(page, { oggetto: 'Fermo di sabato', testo, priorita: 'Alta (popup)' });
  await publish(page, { oggetto: 'Note di rilascio', testo, priorita: 'Alta (note)' });

  await change(page, LETTRICE, '/home');
  const popup = page.getByRole('dialog', { name: 'Fermo di sabato' });
  await popup.getByRole('button', { name: 'Più tardi' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Note di rilascio' });
  await note.getByRole('button', { name: 'Chiudi' }).click();
  await expect(note).toHaveCount(0);

  await change(page, LETTRICE, '/home');
  const segnata = () =>
    page.waitForResponse((risposta) => /\/api\/notifica\/\d+\/letta$/.test(risposta.url()));
  let risposta = segnata();
  await popup.getByRole('button', { name: 'Ho letto' }).click();
  expect((await risposta).status()).toBe(204);
  await note.getByLabel('Ho letto le note di rilascio.').check();
  risposta = segnata();
  await note.getByRole('button', { name: 'Chiudi' }).click();
  expect((await risposta).status()).toBe(204);

  await change(page, LETTRICE, '/home');
  await page.getByRole('button', { name: 'Notifiche: 2 da leggere' }).click();
  await expect(popup).toHaveCount(0);
  await expect(note).toHaveCount(0);
  const segni = page.getByRole('button', { name: /^Ho letto: / });
  await expect(segni.first()).toHaveAccessibleName('Ho letto: Una che preme');
  await expect(segni.last()).toHaveAccessibleName('Ho letto: Una in fondo');
  for (const rimaste of [1, 0]) {
    await segni.first().click();
    await expect(segni).toHaveCount(rimaste);
  }
  await expect(page.getByText('Nessuna notifica non letta')).toBeVisible();

  await change(page, 'AMM_ELMAS', '/notifiche');
  const fermo = row(page, 'Fermo di sabato').first();
  await expect(fermo).toContainText('Pubblicata');
  await fermo.getByText('Fermo di sabato').dblclick();
  await expect(finestra(page)).toContainText('1 utente');
});

import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callComeUtente, enter, exit, press, reach, test, write } from './tastiera.ts';

const STUDIO = 'e.bellini@studiobellini.example';
const DUE_PASSAGGI = 'i.bassi@studiograssi.example';
const PASSO_MS = 30_000;

const voce = (page: Page, nome: string) =>
  page
    .getByRole('navigation', { name: 'Navigazione principale' })
    .getByRole('link', { name: nome, exact: true });
const griglia = (page: Page) => page.getByRole('grid', { name: 'Anagrafica' });
const cella = (page: Page, riga: number, colonna: number) =>
  griglia(page).locator(`[aria-rowindex="${riga}"] > *`).nth(colonna);
const campo = (page: Page, nome: string) => page.getByLabel(nome, { exact: true });

/** Turns the second step on, as the security page does; the secret and one recovery code. */
async function activateTotp(chi: string, baseURL: string): Promise<{ codice: string; recupero: string }> {
  const utente = await callComeUtente(chi, baseURL);
  const { Segreto } = await utente.post<{ Segreto: string }>('/api/sicurezza/totp');
  const codice = (passi: number) =>
    TOTP.generate({ secret: Secret.fromBase32(Segreto), timestamp: Date.now() + passi * PASSO_MS });
  const { CodiciRecupero } = await utente.post<{ CodiciRecupero: string[] }>('/api/sicurezza/totp/attiva', {
    Codice: codice(0),
  });
  return { codice: codice(1), recupero: CodiciRecupero[0] ?? '' };
}

/** The link of the last message for an address, as its reader would open it. */
async function readCollegamento(destinatario: string, baseURL: string): Promise<string> {
  const fornitore = await callComeUtente('admin@quadra.example', baseURL);
  let trovato = '';
  await expect(async () => {
    const [messaggio] = await fornitore.post<{ Id: string }[]>('/api/posta/list', {
      Filter: { Destinatario: destinatario },
      Order: ['-CreatoIl'],
      PageSize: 1,
    });
    expect(messaggio).toBeDefined();
    const { Testo } = await fornitore.get<{ Testo: string }>(`/api/posta/${messaggio?.Id}`);
    trovato = /\/richiesta-password\?codice=\S+/.exec(Testo)?.[0] ?? '';
    expect(trovato).not.toBe('');
  }).toPass();
  return trovato;
}

test('1. entra con due passaggi; la password dimenticata si sceglie di nuovo', async ({ page, baseURL }) => {
  const { codice, recupero } = await activateTotp(DUE_PASSAGGI, baseURL ?? '');
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(DUE_PASSAGGI);
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Password')).toBeFocused();
  await page.keyboard.type('Quaderno-Verde-41121');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Codice di verifica')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Tornare all’accesso' }));
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(DUE_PASSAGGI);
  await write(page, campo(page, 'Password'), 'Quaderno-Verde-41121');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Codice di verifica')).toBeFocused();
  await page.keyboard.type(codice);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('#contenuto')).toBeFocused();

  await exit(page);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Password dimenticata' }));
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page).toHaveURL(/\/richiesta-password$/);
  await page.keyboard.type(DUE_PASSAGGI);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'il collegamento è in arrivo' })).toBeVisible();
  await page.goto(await readCollegamento(DUE_PASSAGGI, baseURL ?? ''));
  await expect(campo(page, 'Nuova password')).toBeFocused();
  await page.keyboard.type('Registro-Verde-88231');
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Conferma password')).toHaveAttribute('aria-invalid', 'true');
  await expect(campo(page, 'Conferma password')).toBeFocused();
  await page.keyboard.type('Registro-Verde-88231');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Password cambiata' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Torna all’accesso' }));
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(DUE_PASSAGGI);
  await write(page, campo(page, 'Password'), 'Registro-Verde-88231');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Usare un codice di recupero' }));
  await expect(page.getByLabel('Codice di recupero')).toBeFocused();
  await page.keyboard.type(recupero);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('2. dalla pagina iniziale trova un’applicazione, la apre, la mette fra i preferiti', async ({
  page,
}) => {
  await enter(page, STUDIO);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Cerca applicazione' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenuto')).toBeFocused();
  await write(page, page.getByRole('searchbox', { name: 'Cerca applicazione' }), 'dichiaraz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dichiarazioni$/);
  await expect(page.locator('#contenuto')).toBeFocused();
  await reach(page, voce(page, 'Home'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  const stella = page.getByRole('button', { name: 'Dichiarazioni fra i preferiti' });
  const tessere = page.locator('main a', { hasText: /\d clienti$|^Dichiarazioni/ });
  await press(page, stella, 'Space');
  await expect(tessere.first()).toHaveText(/Dichiarazioni/);
  await expect(stella).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tessere.first()).toHaveText(/Anagrafica/);
  await expect(stella).toBeFocused();
  await page.keyboard.press('F6');
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Anagrafica/ })
      .first(),
  );
  await expect(cella(page, 2, 1)).toBeVisible();
  await expect(page.locator('#contenuto')).toBeFocused();
});

test('3. con Ctrl K arriva a un cliente e al rigo di una dichiarazione', async ({ page }) => {
  await enter(page, STUDIO);
  const ricerca = page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' });
  await page.keyboard.press('Control+k');
  await expect(ricerca).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#contenuto')).toBeFocused();
  await page.keyboard.press('Control+k');
  const voci = page.getByRole('dialog').getByRole('option');
  const prima = voci.first();
  await expect(prima).toContainText('Redditi PF 2025');
  const nome = (await prima.locator('.strong').textContent()) ?? '';
  await page.keyboard.type(nome);
  const cliente = page.getByRole('group', { name: 'Clienti', exact: true }).getByRole('option');
  await expect(cliente.first()).toBeVisible();
  while ((await cliente.first().getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}\/panoramica$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome);
  await expect(page.locator('#contenuto')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(ricerca).toHaveValue(nome);
  await page.keyboard.type(`${nome} rn 5`);
  await expect(voci.first()).toContainText('RN5 di Redditi PF 2025');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-calcolata^="RN5"], [data-casella^="RN5"]').first()).toBeFocused();
  await page.keyboard.press('Control+/');
  const tasti = page.getByRole('dialog', { name: 'Tasti di questa schermata' });
  await expect(tasti).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tasti).toHaveCount(0);
  await expect(page.locator('[data-calcolata^="RN5"], [data-casella^="RN5"]').first()).toBeFocused();

  // What the screen can do is found by name, with its key; the sign keeps to it, and its figure is the rows'.
  await page.keyboard.press('Control+k');
  const azioni = page.getByRole('group', { name: `Azioni di questa schermata: ${nome}, quadro RN` });
  await page.keyboard.type('perche anno prima');
  await expect(voci).toHaveCount(1);
  await expect(azioni.getByRole('option')).toHaveText('Perché è cambiato dall’anno primaAlt P');
  await page.keyboard.type('x');
  await expect(page.getByText('Nessun risultato per «perche anno primax».')).toBeVisible();
  await ricerca.fill('>');
  await expect(azioni.getByRole('option', { name: 'Riepilogo e controlli' })).toBeVisible();
  await expect(voci.filter({ hasText: 'Redditi PF' })).toHaveCount(0);
  const ambito = page.getByRole('group', { name: 'Dove cercare' }).getByRole('button', { pressed: true });
  await expect(ambito).toHaveText(`>Azioni${await voci.count()}`);
  // A letter is not asked of the server: of who is so called no figure is said.
  await ricerca.fill('@r');
  await expect(ambito).toHaveText('@Clienti e dichiarazioni');
  await ricerca.fill('simulazioni');
  await expect(voci.first()).toHaveText('Simulazioni affiancateAlt L');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/affiancate$/);
});

async function chooseComune(page: Page, nome: string): Promise<void> {
  await page.keyboard.type(nome);
  await expect(page.getByRole('option', { name: new RegExp(`^${nome}`, 'i') }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('4. crea un cliente: gli errori portano al campo, Invio va avanti, Ctrl S salva', async ({ page }) => {
  await enter(page, STUDIO);
  await press(page, page.getByRole('link', { name: /^Anagrafica/ }).first());
  await press(page, page.getByRole('button', { name: 'Nuovo cliente' }));
  await expect(campo(page, 'Cognome')).toBeVisible();
  await reach(page, campo(page, 'Cognome'));
  await page.keyboard.press('Control+s');
  const riepilogo = page.getByRole('alert').filter({ hasText: 'Scheda non salvata' });
  await expect(riepilogo).toBeFocused();
  await press(page, riepilogo.getByRole('link', { name: 'Cognome' }));
  await expect(campo(page, 'Cognome')).toBeFocused();
  await page.keyboard.type('Tastieri');
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Nome')).toBeFocused();
  await page.keyboard.type('Piera');
  await write(page, campo(page, 'Data di nascita'), '4/4/1971');
  await reach(page, page.getByRole('combobox', { name: 'Sesso' }));
  await page.keyboard.type('F');
  await reach(page, page.getByRole('combobox', { name: 'Comune di nascita' }));
  await chooseComune(page, 'modena');
  await expect(campo(page, 'Codice fiscale')).toHaveValue(/^[A-Z]{6}71D44F257[A-Z]$/);
  await reach(
    page,
    page.getByRole('group', { name: 'Domicilio fiscale' }).getByRole('combobox', { name: 'Comune' }),
  );
  await chooseComune(page, 'milano');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/anagrafica\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tastieri Piera');
  await expect(page.locator('#contenuto')).toBeFocused();
  await write(page, campo(page, 'Telefono'), '059 123456');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Scheda salvata.').first()).toBeVisible();
  await expect(campo(page, 'Telefono')).toBeFocused();
});

test('5. trova clienti coi filtri, ordina, tiene una vista, esporta e scarica il file', async ({ page }) => {
  await enter(page, STUDIO);
  await press(page, page.getByRole('link', { name: /^Anagrafica/ }).first());
  await expect(cella(page, 2, 1)).toBeVisible();
  await page.keyboard.press('F3');
  await expect(page.getByRole('textbox', { name: 'Cognome o ragione sociale' })).toBeFocused();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nessun cliente con questi filtri')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pulisci filtri' }));
  await expect(cella(page, 2, 1)).toBeVisible();
  await page.keyboard.press('F3');
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('F3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Filtri attivi' })).toBeVisible();
  await reach(page, griglia(page).locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const testa = griglia(page).getByRole('columnheader', { name: 'Codice fiscale' });
  await expect(testa).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(testa).toHaveAttribute('aria-sort', 'ascending');
  await expect(testa).toBeFocused();

  const viste = page.getByRole('navigation', { name: 'Viste' });
  await reach(page, viste.getByRole('button', { name: 'Salva questa vista' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeFocused();
  await page.keyboard.type('Con la a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vista=[\da-f-]{36}/);
  await reach(page, viste.getByRole('button', { name: 'Azioni della vista Con la a' }));

  await press(page, page.getByRole('button', { name: 'Esporta' }));
  const formato = page.getByRole('menuitem', { name: 'Excel (XLSX)' });
  await reach(page, formato, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esportazione avviata')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esporta' })).toBeFocused();
  await reach(page, page.getByRole('button', { name: /^Lavori/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const lavori = page.getByRole('dialog', { name: 'Lavori' });
  const scarica = lavori.getByRole('link', { name: /^Scarica esito/ }).first();
  await reach(page, scarica);
  const attesa = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await attesa).suggestedFilename()).toMatch(/^anagrafica-.*\.xlsx$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Lavori/ })).toBeFocused();

  await press(page, viste.getByRole('button', { name: 'Azioni della vista Con la a' }));
  await reach(page, page.getByRole('menuitem', { name: 'Elimina' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'OK' }));
  await expect(viste.getByRole('button', { name: 'Con la a' })).toHaveCount(0);
  await page.keyboard.press('Tab');
});

test('6. scrive nell’elenco, sceglie righe su due pagine, crea le loro dichiarazioni', async ({ page }) => {
  await enter(page, STUDIO);
  await press(page, page.getByRole('link', { name: /^Anagrafica/ }).first());
  await expect(cella(page, 2, 1)).toBeVisible();
  await reach(page, griglia(page).locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  const telefono = cella(page, 2, 8);
  await reach(page, telefono, 'ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.type('059 7654321');
  await page.keyboard.press('Enter');
  await expect(telefono).toHaveText('059 7654321');
  await expect(cella(page, 3, 8)).toBeFocused();

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 cliente selezionato')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pagina successiva' }));
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('51-');
  await page.keyboard.press('Tab');
  await reach(page, griglia(page).locator('[tabindex="0"]').first(), 'Shift+Tab');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 clienti selezionati')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Crea dichiarazioni' }));
  await expect(page.getByText(/dichiarazion[ei].*(creat|non creat)/).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await reach(page, voce(page, 'Dichiarazioni'), 'Shift+Tab', 120);
});

import { test as base, expect, type Page } from '@playwright/test';
import { enter, getAccesso } from './accessi.ts';
import { callComeUtente, test as conTastiera, press, reach } from './tastiera.ts';

const lavoro = { 'RC1.1': '2', 'RC1.2': '1', 'RC6.1': 365, 'RC10.1': 5_000, 'RC14.1': '2' };
const spiega = (page: Page) => page.getByRole('complementary', { name: 'Spiega questo numero' });
const imposta = (page: Page) => page.locator('[data-calcolata="RN26.2"]').first();

/** A client with a declaration of 2024 and one of 2025, which one user fills in and another changes; answers its address. */
async function makeDueAnni(baseURL: string, cognome: string): Promise<string> {
  const titolare = await callComeUtente(getAccesso('AMM_STU').email, baseURL);
  const operatore = await callComeUtente(getAccesso('OP_STU').email, baseURL);
  const nato = { Nome: 'Marta', Sesso: 'F', DataNascita: '1982-05-14', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: cognome };
  const { CodiceFiscale } = await titolare.post<{ CodiceFiscale: string }>(
    '/api/anagrafica/CodFisc',
    persona,
  );
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await titolare.post<{ Id: string }>('/api/anagrafica', scheda);
  const crea = async (anno: number): Promise<string> => {
    const percorso = `/api/${anno}/dichiarazione/crea`;
    const { create } = await titolare.post<{ create: { Codice: string }[] }>(percorso, {
      IdAnagrafiche: [Id],
    });
    return create[0]?.Codice ?? '';
  };
  const [vecchia, nuova] = [await crea(2024), await crea(2025)];
  const write = (chi: typeof titolare, percorso: string, Versione: number, reddito: number) =>
    chi.put<{ Versione: number }>(percorso, { Versione, Righi: { ...lavoro, 'RC1.3': reddito } });
  await write(titolare, `/api/2024/pf/${vecchia}`, 1, 20_000);
  const { Versione } = await write(titolare, `/api/2025/pf/${nuova}`, 1, 24_000);
  await write(operatore, `/api/2025/pf/${nuova}`, Versione, 26_000);
  return `/dichiarazione/2025/${nuova}`;
}

/** Counts what a person does from now on: presses of the mouse and of keys. */
async function countPassi(page: Page): Promise<() => Promise<number>> {
  const conta = await page.evaluateHandle(() => {
    const passi = { fatti: 0 };
    const add = ({ key }: { key?: string }) => {
      if (!['Alt', 'Shift', 'Control'].includes(key ?? '')) passi.fatti += 1;
    };
    addEventListener('pointerdown', () => add({}), true);
    addEventListener('keydown', add, true);
    return passi;
  });
  return () => conta.evaluate(({ fatti }) => fatti);
}

base(
  'why RN26 is what it is with the article of law, what changed since last year, who changed it: three clicks each',
  async ({ page, baseURL }) => {
    const indirizzo = await makeDueAnni(baseURL ?? '', 'Perche');
    await enter(page, 'AMM_STU', `${indirizzo}/quadroRC`);
    await expect(imposta(page)).toContainText('3.822');
    const passi = await countPassi(page);

    await imposta(page).click();
    await expect(spiega(page)).toContainText('3.822 €');
    await expect(spiega(page)).toContainText('Imposta lorda di 5.980 € meno detrazioni per 2.158 €.');
    await expect(spiega(page)).toContainText('23% × 26.000 = 5.980');
    await expect(spiega(page)).toContainText('TUIR, art. 11');
    await expect(spiega(page)).toContainText('TUIR, artt. 12 e 13');
    expect(await passi()).toBeLessThanOrEqual(3);

    await spiega(page).getByRole('button', { name: 'Perché è cambiato' }).click();
    const risposta = page.getByRole('status').filter({ hasText: 'RN26 col. 2' });
    await expect(risposta).toContainText('Imposta netta: 1.764 € in più');
    await expect(risposta).toContainText('+ 1.924 € per i dati, 0 per la legge, − 160 € per le aliquote.');
    expect(await passi()).toBeLessThanOrEqual(3);

    await spiega(page).getByRole('button', { name: 'Chi l’ha cambiato' }).click();
    const chi = page.getByRole('region', { name: 'Chi ha cambiato RN26' }).getByRole('row');
    await expect(chi.nth(1)).toContainText('Ferri Luca');
    await expect(chi.nth(1)).toContainText('3.822 €');
    await expect(chi.nth(1)).toContainText('+ 578 €');
    await expect(page.getByRole('row', { name: /^RC1 col\. 3/ })).toContainText('26.000');
    expect(await passi()).toBeLessThanOrEqual(3);
  },
);

conTastiera(
  'every action of a declaration by the keyboard: the focus is never lost, Esc closes and gives it back',
  async ({ page, baseURL }) => {
    const indirizzo = await makeDueAnni(baseURL ?? '', 'Tastiera');
    await enter(page, 'AMM_STU', `${indirizzo}/quadroRC`);
    await expect(imposta(page)).toContainText('3.822');
    const button = (nome: string) => page.getByRole('button', { name: nome, exact: true });

    for (const nome of ['Stampa', 'Azioni sulla dichiarazione', 'Altre azioni sul quadro']) {
      await press(page, button(nome));
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button(nome)).toBeFocused();
    }
    await reach(page, button('Storia'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const storia = page.getByRole('dialog', { name: /^Storia/ });
    await expect(storia.getByRole('button', { name: 'Macchina del tempo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button('Storia')).toBeFocused();

    const casella = page.getByLabel(/^RC1 col\. 3,/);
    await reach(page, casella);
    for (const [tasto, titolo] of [
      ['Control+g', 'Vai al quadro'],
      ['Control+/', 'Tasti di questa schermata'],
    ] as const) {
      await page.keyboard.press(tasto);
      await expect(page.getByRole('dialog', { name: titolo })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(casella).toBeFocused();
    }
    await page.keyboard.press('Control+g');
    await page.keyboard.type('rn26');
    await page.keyboard.press('Enter');
    await expect(imposta(page)).toBeFocused();
    await page.keyboard.press('Shift+F1');
    await expect(spiega(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(imposta(page)).toBeFocused();
    await page.keyboard.press('Alt+p');
    await expect(page.getByRole('heading', { name: 'Perché è cambiato: 2024 e 2025' })).toBeVisible();
    await page.keyboard.press('Alt+u');
    await expect(page.getByRole('region', { name: 'Chi ha cambiato RN26' })).toContainText('Ferri Luca');
    await page.keyboard.press('Alt+l');
    await expect(page.getByRole('combobox', { name: 'Casella da cambiare' })).toBeFocused();
    await page.keyboard.press('Alt+PageDown');
    await expect(page).toHaveURL(/quadroRV$/);
  },
);

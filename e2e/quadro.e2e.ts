import { expect, type Page, test } from '@playwright/test';
import { login } from './accessi.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Quadri' });
const notifiche = (page: Page) => page.getByRole('region', { name: 'Notifiche' });
const redditi = (page: Page) => page.getByLabel(/^RC1 col\. 3,/);
const rifiuto = { status: 409, json: { Codice: 'PROVA', Message: 'Non ora.' } };

/** A new declaration of a new client, at quadro RC. */
async function openNuova(page: Page, baseURL: string): Promise<void> {
  await login(page);
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request.post(percorso, { data, headers })).json()).data;
  };
  const nato = { Nome: 'Quadro', Sesso: 'M', DataNascita: '1971-04-05', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Esiti' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  await page.goto(`/dichiarazione/2025/${create[0].Codice}`);
  await indice(page).getByRole('button', { name: /^RC/ }).click();
  await expect(redditi(page)).toBeVisible();
}
async function act(page: Page, nome: 'Svuota quadro' | 'Rimuovi quadro'): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni sul quadro' }).click();
  await page.getByRole('menuitem', { name: nome }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

test('[QUA-016] [ERR-051] saving, updating, emptying, removing, completing a quadro: each says how it went', async ({
  page,
  baseURL,
}) => {
  await openNuova(page, baseURL ?? '');
  const save = async (valore: string) => {
    await redditi(page).fill(valore);
    await page.keyboard.press('Control+s');
  };
  const expectDetto = (testo: string) =>
    expect(notifiche(page).getByText(testo, { exact: true })).toBeVisible();
  const expectNegato = async (testo: string) => {
    const riquadro = page.getByRole('alert').filter({ hasText: testo });
    await expect(riquadro.first()).toContainText('Non ora.');
  };
  await page.route('**/api/2025/pf/*', (rotta) =>
    rotta.request().method() === 'PUT' ? rotta.fulfill(rifiuto) : rotta.fallback(),
  );
  await save('1000');
  await expectNegato('Salvataggio del quadro non riuscito');
  await page.unroute('**/api/2025/pf/*');
  await save('1000');
  await expectDetto('Salvataggio del quadro eseguito');
  await save('2000');
  await expectDetto('Aggiornamento del quadro eseguito');
  await page.route('**/api/2025/pf/*', (rotta) =>
    rotta.request().method() === 'PUT' ? rotta.fulfill(rifiuto) : rotta.fallback(),
  );
  await save('3000');
  await expectNegato('Aggiornamento del quadro non riuscito');
  await page.unroute('**/api/2025/pf/*');
  await save('2000');

  // Without a line it says what becomes of what was typed, and what to do.
  await page.context().setOffline(true);
  await save('4000');
  await expect(page.getByRole('alert').filter({ hasText: 'Problema di connessione.' })).toContainText(
    'salvare di nuovo quando la connessione torna',
  );
  await page.context().setOffline(false);
  await save('2000');
  await redditi(page).focus();
  await redditi(page).evaluate((campo) => {
    const dati = new DataTransfer();
    dati.setData('text', '-500');
    campo.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dati, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('Il valore non può essere negativo.').first()).toBeVisible();
  await redditi(page).fill('2000');

  await page.route('**/quadro/RC/*', (rotta) => rotta.fulfill(rifiuto));
  await page.getByRole('button', { name: 'Completa', exact: true }).click();
  const conferma = page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true });
  await conferma.or(notifiche(page).getByText('Completamento del quadro non riuscito')).first().waitFor();
  if (await conferma.isVisible()) await conferma.click();
  await expectDetto('Completamento del quadro non riuscito');
  await act(page, 'Svuota quadro');
  await expectDetto('Svuotamento del quadro non riuscito');
  await act(page, 'Rimuovi quadro');
  await expectDetto('Rimozione del quadro non riuscita');
  await page.unroute('**/quadro/RC/*');

  await act(page, 'Svuota quadro');
  await expectDetto('Svuotamento del quadro eseguito');
  await page.getByRole('button', { name: 'Completa', exact: true }).click();
  await conferma.or(notifiche(page).getByText('Completamento del quadro eseguito')).first().waitFor();
  if (await conferma.isVisible()) await conferma.click();
  await expectDetto('Completamento del quadro eseguito');
  await page.getByRole('button', { name: 'Riapri', exact: true }).click();
  await act(page, 'Rimuovi quadro');
  await expectDetto('Rimozione del quadro eseguita');
});

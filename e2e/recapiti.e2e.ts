import { expect, type Page, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';

test.use({ serviceWorkers: 'allow' });

const LETTORE = 'v.lodi@officinerinaldi.example';
const porta = () => Number(new URL(test.info().project.use.baseURL ?? '').port);
/** The simulated service of the browsers, as far from ours as the example is from 3000. */
const servizio = () => `http://127.0.0.1:${porta() + 14}`;
const pannello = (page: Page) => page.getByRole('dialog', { name: 'Notifiche' });
const interruttore = (page: Page) => page.getByRole('switch', { name: 'Avvisi in questo browser' });

/** The browser subscribes at the simulated service: the real ones are not reached from here. */
async function subscribeDiProva(page: Page): Promise<void> {
  const suo = await (await page.request.post(`${servizio()}/browser`)).json();
  await page.addInitScript((dati: { Indirizzo: string; P256dh: string; Auth: string }) => {
    const read = (testo: string) =>
      Uint8Array.from(atob(testo.replaceAll('-', '+').replaceAll('_', '/')), (uno) => uno.charCodeAt(0))
        .buffer;
    const abbonamento = {
      endpoint: dati.Indirizzo,
      getKey: (nome: string) => read(nome === 'auth' ? dati.Auth : dati.P256dh),
      unsubscribe: async () => {
        localStorage.removeItem('abbonato');
        return true;
      },
    };
    const find = () => (localStorage.getItem('abbonato') ? abbonamento : null);
    // This browser has no screen to show a notification on, and says no by itself.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => find(),
      subscribe: async () => {
        localStorage.setItem('abbonato', 'si');
        return abbonamento;
      },
    });
  }, suo);
}

async function publish(page: Page, Oggetto: string): Promise<void> {
  await openSessione(page, 'AMM_ELMAS');
  const { status } = await page.request
    .post('/api/notifica', {
      data: { Oggetto, Testo: 'Testo', Priorita: 1, Subito: true },
      headers: { 'x-quadra-app': 'prova', origin: test.info().project.use.baseURL ?? '' },
    })
    .then((risposta) => ({ status: risposta.status() }));
  expect(status).toBe(201);
}
const listArrivati = async (page: Page) => (await page.request.get(servizio())).text();

test('a browser is told of what is new once its owner wants it, and is forgotten when he does not', async ({
  page,
  browser,
}) => {
  await subscribeDiProva(page);
  await enter(page, LETTORE);
  await page.getByRole('button', { name: /^Notifiche/ }).click();
  await expect(pannello(page).getByText('Come avvisarmi')).toBeVisible();
  await expect(pannello(page).getByText('Servizio simulato')).toBeVisible();
  await interruttore(page).click();
  await expect(interruttore(page)).toHaveAttribute('aria-checked', 'true');
  // It is of this browser, and stays when the page is opened again.
  await page.reload();
  await page.getByRole('button', { name: /^Notifiche/ }).click();
  await expect(interruttore(page)).toHaveAttribute('aria-checked', 'true');

  const fornitore = await (await browser.newContext()).newPage();
  await publish(fornitore, 'Avviso che arriva nel browser');
  await expect.poll(() => listArrivati(page), { timeout: 45_000 }).toContain('Avviso che arriva nel browser');

  await interruttore(page).click();
  await expect(interruttore(page)).toHaveAttribute('aria-checked', 'false');
  const { data } = await (
    await page.request.get('/api/recapiti', { headers: { 'x-quadra-app': 'prova' } })
  ).json();
  expect(data.Dispositivi).toEqual([]);
});

test('a notification touched outside leads the window that is open to its page, of this house alone', async ({
  page,
}) => {
  await enter(page);
  const touch = (percorso: string) =>
    page.evaluate((dove) => {
      const data = { tipo: 'apri', percorso: dove };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    }, percorso);
  await touch('//altrove.example');
  await touch('/deleghe');
  await expect(page).toHaveURL(/\/deleghe$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  request,
} from '@playwright/test';
import { PASSWORD_DEMO } from '../packages/server/demo/studi-demo.ts';

/**
 * Watches a page from inside: tells every use of a mouse, and every key pressed while the focus is nowhere, without a ring
 * or under something else.
 */
function watchPagina(): void {
  const tell = (testo: string) =>
    (window as unknown as { tellDifetto: (frase: string) => void }).tellDifetto(
      `${location.pathname}: ${testo}`,
    );
  const nameOf = (elemento: Element) =>
    `${elemento.tagName} «${(elemento.getAttribute('aria-label') ?? elemento.textContent ?? '').trim().slice(0, 40)}»`;
  const hasAnello = (elemento: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(elemento);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes('inset');
  };
  let ultimo = '';
  /** What a person sees of a choice or of a hidden control is its label. */
  const findVisibile = (attivo: Element): Element =>
    attivo instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(attivo.type)
      ? (attivo.labels?.[0] ?? attivo)
      : attivo;
  const check = (tasto: string) => {
    const attivo = document.activeElement;
    if (attivo === null || attivo === document.body)
      return tell(`fuoco perso prima di ${tasto}, era su ${ultimo}`);
    if (attivo instanceof HTMLElement && attivo.tabIndex < 0) return;
    const visto = findVisibile(attivo);
    const cerchia = [attivo, visto, visto.parentElement, visto.parentElement?.parentElement];
    if (!cerchia.some((elemento) => elemento && hasAnello(elemento)))
      tell(`fuoco invisibile su ${nameOf(attivo)}`);
    const { left, top, width, height } = visto.getBoundingClientRect();
    // Partly out is still seen: a panel on its way in.
    const x = Math.min(left + Math.min(width / 2, 24), window.innerWidth - 1);
    const y = Math.min(top + height / 2, window.innerHeight - 1);
    const sopra =
      left < window.innerWidth && top < window.innerHeight ? document.elementFromPoint(x, y) : null;
    // A panel or a window that the person opened may stand over the page: Esc takes it away.
    if (sopra === null || sopra.closest('[data-pannello], [data-finestra]') !== null) return;
    if (!visto.contains(sopra) && !sopra.contains(visto))
      tell(`fuoco coperto su ${nameOf(attivo)} da ${nameOf(sopra)}`);
  };
  const listen = (nome: string, run: (evento: Event) => void) => window.addEventListener(nome, run, true);
  listen('focusin', ({ target }) => {
    if (target instanceof Element) ultimo = nameOf(target);
  });
  // Past the last control Tab leaves the page for the browser's own: that is not a loss.
  listen('keyup', (evento) => {
    if ((evento as KeyboardEvent).key === 'Tab' && document.activeElement === document.body) ultimo = '';
  });
  listen('pointerdown', (evento) => {
    if ((evento as PointerEvent).pointerType === 'mouse') tell('mouse premuto');
  });
  listen('click', (evento) => {
    if (evento.isTrusted && (evento as MouseEvent).detail > 0) tell('clic del mouse');
  });
  listen('keydown', (evento) => {
    const { key } = evento as KeyboardEvent;
    if (ultimo !== '' && !['Control', 'Shift', 'Alt'].includes(key)) check(key);
  });
}

/** Puts the watch on every page of a context; the sentences of what it saw come in the list. */
export async function watchContesto(contesto: BrowserContext, difetti: string[]): Promise<void> {
  await contesto.exposeBinding('tellDifetto', (_fonte, frase: string) => void difetti.push(frase));
  await contesto.addInitScript(watchPagina);
}

/** A journey without a mouse: it fails when one is used, or when the keyboard is left without a place. */
export const test = base.extend<{ difetti: string[] }>({
  difetti: [
    async ({ context }, use) => {
      const difetti: string[] = [];
      await watchContesto(context, difetti);
      await use(difetti);
      expect([...new Set(difetti)]).toEqual([]);
    },
    { auto: true },
  ],
});

const MASSIMO = 90;

/** Presses a key, Tab as a rule, until the control has the focus; too many presses are a defect. */
export async function reach(page: Page, meta: Locator, tasto = 'Tab', massimo = MASSIMO): Promise<void> {
  await expect(meta).toBeVisible();
  let cercato = await meta.elementHandle();
  const passati: string[] = [];
  for (let premuti = 0; premuti <= massimo; premuti += 1) {
    const dove = await page.evaluate((elemento) => {
      const attivo = document.activeElement;
      if (elemento !== null && attivo === elemento) return null;
      const nome = attivo?.getAttribute('aria-label') ?? attivo?.textContent?.trim().slice(0, 24);
      return { nome: nome ?? '', isPresente: elemento?.isConnected ?? false };
    }, cercato);
    if (dove === null) return;
    if (!dove.isPresente) cercato = await meta.elementHandle();
    passati.push(dove.nome);
    await page.keyboard.press(tasto);
  }
  throw new Error(`${meta} non si raggiunge con ${massimo} ${tasto}: ${passati.join(' | ')}`);
}

/** Reaches a control and presses it with a key. */
export async function press(page: Page, meta: Locator, tasto = 'Enter'): Promise<void> {
  await reach(page, meta);
  await page.keyboard.press(tasto);
}

/** Writes over what a field holds. */
export async function write(page: Page, campo: Locator, testo: string): Promise<void> {
  await reach(page, campo);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(testo);
}

/** The password of a demo login, typed as a person does; the page is the home. */
export async function enter(page: Page, email: string, password = PASSWORD_DEMO): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /^Account di/ })).toBeVisible();
}

/** Ctrl K, a text, the first result (the first that matches, when it is said), Enter. */
export async function goWithPalette(page: Page, testo: string, quale?: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Cerca clienti, quadri, azioni' })).toBeFocused();
  await page.keyboard.type(testo);
  const voci = page.getByRole('dialog').getByRole('option');
  const cercata = voci.filter({ hasText: quale ?? new RegExp(`^${testo}`, 'i') }).first();
  await expect(cercata).toBeVisible();
  while ((await cercata.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(voci).toHaveCount(0);
}

/** Leaves from the account panel. */
export async function exit(page: Page): Promise<void> {
  await reach(page, page.getByRole('button', { name: /^Account di/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Esci' }));
  await expect(page).toHaveURL(/\/login$/);
}

/** Calls the server as a demo user, outside the browser: for what a journey finds already done. */
export async function callComeUtente(chi: string, baseURL: string) {
  const contesto = await request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-quadra-app': 'prova', origin: baseURL },
  });
  const ingresso = await contesto.post('/token', {
    form: { username: chi, password: PASSWORD_DEMO, grant_type: 'password' },
  });
  expect(ingresso.status()).toBe(200);
  const call =
    (metodo: 'post' | 'put') =>
    async <T>(percorso: string, corpo: object = {}): Promise<T> => {
      const risposta = await contesto[metodo](percorso, { data: corpo });
      expect(risposta.ok(), percorso).toBe(true);
      return ((await risposta.json()) as { data: T }).data;
    };
  const get = async <T>(percorso: string): Promise<T> => {
    const risposta = await contesto.get(percorso);
    expect(risposta.ok(), percorso).toBe(true);
    return ((await risposta.json()) as { data: T }).data;
  };
  return { get, post: call('post'), put: call('put') };
}

/** Moves inside the page, as its links do: the open declaration stays in memory. */
export const goDentro = (page: Page, percorso: string) =>
  page.evaluate((meta) => {
    history.pushState(null, '', meta);
    dispatchEvent(new PopStateEvent('popstate'));
  }, percorso);

const PRENDIBILI =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

const isVisibile = (elemento: HTMLElement) =>
  elemento.getClientRects().length > 0 && elemento.closest('[inert]') === null;

/** What Tab reaches inside, in order. */
export const listPrendibili = (dentro: Element): HTMLElement[] =>
  [...dentro.querySelectorAll<HTMLElement>(PRENDIBILI)].filter(
    (elemento) => elemento.tabIndex >= 0 && isVisibile(elemento),
  );

/** The element that can take the focus back now, or null. */
export const findVivo = (elemento: Element | null | undefined): HTMLElement | null =>
  elemento instanceof HTMLElement &&
  elemento !== document.body &&
  elemento.isConnected &&
  isVisibile(elemento)
    ? elemento
    : null;

/** Puts the focus where the content asks, else on its first control, else on the window itself. */
export function focusDentro(finestra: HTMLElement): void {
  const corpo = finestra.querySelector('[data-corpo]');
  const chiesto = finestra.querySelector<HTMLElement>('[data-autofocus]');
  const primo = corpo === null ? undefined : listPrendibili(corpo)[0];
  (findVivo(chiesto) ?? primo ?? finestra).focus({ preventScroll: true });
}

/** Back to the opener, or to the next window when it is gone, or to the page, unless something there has already taken it. */
export function giveBack(apritore: Element | null): void {
  const altra = [...document.querySelectorAll<HTMLElement>('[data-finestra]')].filter(isVisibile).at(-1);
  const vivo = findVivo(apritore) ?? altra;
  const haPresoAltri = vivo === undefined && document.activeElement !== document.body;
  if (!haPresoAltri) (vivo ?? document.getElementById('contenuto'))?.focus({ preventScroll: true });
}

/** Tab and Shift+Tab go round inside. */
export function keepTab(evento: KeyboardEvent, finestra: HTMLElement): void {
  const fermate = listPrendibili(finestra);
  const [prima] = fermate;
  const ultima = fermate.at(-1);
  if (prima === undefined || ultima === undefined) {
    evento.preventDefault();
    return;
  }
  const attuale = document.activeElement;
  const isFuori = attuale === null || !finestra.contains(attuale) || attuale === finestra;
  if (evento.shiftKey ? isFuori || attuale === prima : isFuori || attuale === ultima) {
    evento.preventDefault();
    (evento.shiftKey ? ultima : prima).focus();
  }
}

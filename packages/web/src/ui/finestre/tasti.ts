import { useEffect } from 'react';
import { findVivo, focusDentro, keepTab, listPrendibili } from './fuoco.ts';
import { getCima, isBloccato } from './riduttore.ts';
import { capacita, type Finestra } from './stato.ts';
import { strati } from './strati.ts';

const findElemento = (id: number) => document.querySelector<HTMLElement>(`[data-finestra="${id}"]`);
const ultimi = new WeakMap<Element, HTMLElement>();

/** The page and its other regions, the open windows of the top layer, the notifications: what F6 goes through, in order. */
function listRegioni(): HTMLElement[] {
  const stato = strati.get();
  const pagine = isBloccato(stato)
    ? []
    : [
        document.getElementById('contenuto'),
        ...[...document.querySelectorAll<HTMLElement>('[data-regione]')].filter(findVivo),
      ];
  const finestre = getCima(stato)
    .finestre.filter((finestra) => finestra.stato !== 'ridotta')
    .toSorted((una, altra) => una.id - altra.id)
    .map(({ id }) => findElemento(id));
  const notifiche = document.querySelector<HTMLElement>('[data-notifiche]');
  const conNotifiche = notifiche !== null && listPrendibili(notifiche).length > 0 ? notifiche : null;
  return [...pagine, ...finestre, conNotifiche].filter((regione) => regione !== null);
}

const findRegione = (regioni: readonly HTMLElement[]) =>
  regioni.findLast((regione) => regione.contains(document.activeElement));

function enterRegione(regione: HTMLElement): void {
  const ultimo = findVivo(ultimi.get(regione));
  if (ultimo !== null) ultimo.focus({ preventScroll: true });
  else if (regione.dataset.finestra !== undefined) focusDentro(regione);
  else (listPrendibili(regione)[0] ?? regione).focus({ preventScroll: true });
}

/** F6 and Shift+F6: page, windows, notification bar, and round again. */
function cycle(evento: KeyboardEvent): void {
  const regioni = listRegioni();
  if (regioni.length === 0) return;
  evento.preventDefault();
  const attuale = regioni.indexOf(findRegione(regioni) ?? (regioni[0] as HTMLElement));
  const passo = evento.shiftKey ? -1 : 1;
  const prossima = regioni[(attuale + passo + regioni.length) % regioni.length];
  if (prossima) enterRegione(prossima);
}

/** The window Esc belongs to: the one of the layer on top that holds the focus, or the modal. */
function findDaChiudere(): Finestra | undefined {
  const stato = strati.get();
  const { finestre } = getCima(stato);
  const conFuoco = finestre.find(({ id }) => findElemento(id)?.contains(document.activeElement));
  return conFuoco ?? (isBloccato(stato) ? finestre[0] : undefined);
}

const altrove = new WeakSet<Event>();

/** Keys of an open list, which closes by itself, or of the notifications: seen before anybody answers them. */
function markAltrove(evento: KeyboardEvent): void {
  const { target } = evento;
  if (
    target instanceof Element &&
    target.closest(
      '[data-liste], [data-notifiche], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]',
    )
  )
    altrove.add(evento);
}

/** Whether a key belongs to a list, a menu or a notification above: Esc closes that alone. */
export const isAltrove = (evento: Event): boolean => altrove.has(evento);

function handleKey(evento: KeyboardEvent): void {
  if (evento.defaultPrevented || evento.isComposing) return;
  if (evento.key === 'F6') cycle(evento);
  if (evento.key === 'Tab' && isBloccato(strati.get())) {
    const [modale] = getCima(strati.get()).finestre;
    const elemento = modale && findElemento(modale.id);
    if (elemento && !altrove.has(evento)) keepTab(evento, elemento);
  }
  if (evento.key !== 'Escape' || altrove.has(evento)) return;
  const finestra = findDaChiudere();
  if (finestra === undefined || !capacita[finestra.tipo].isChiudibile || finestra.opzioni.obbligata) return;
  evento.preventDefault();
  strati.close(finestra.id, finestra.tipo === 'modale' ? 'annullata' : 'chiusa');
}

/** A menu closes at a press anywhere else. */
function handlePress(evento: PointerEvent): void {
  const bersaglio = evento.target as Element;
  for (const { id, tipo } of getCima(strati.get()).finestre) {
    if (tipo === 'menu' && !findElemento(id)?.contains(bersaglio)) strati.close(id);
  }
}

function rememberFuoco(evento: FocusEvent): void {
  const elemento = evento.target;
  // The bar that minimizes a window is not where the work was.
  if (!(elemento instanceof HTMLElement) || elemento.closest('[data-barra]') !== null) return;
  const regione = elemento.closest('[data-finestra], [data-notifiche], [data-regione], #contenuto');
  if (regione !== null) ultimi.set(regione, elemento);
}

/** The last control that had the focus in a window; its first one when there is none. */
export function focusUltimo(finestra: HTMLElement): void {
  const ultimo = findVivo(ultimi.get(finestra));
  if (ultimo === null) focusDentro(finestra);
  else ultimo.focus({ preventScroll: true });
}

/** The keys and presses that belong to the layers. */
export function useTastiStrati(): void {
  useEffect(() => {
    const smettere = new AbortController();
    const { signal } = smettere;
    document.addEventListener('keydown', markAltrove, { signal, capture: true });
    document.addEventListener('keydown', handleKey, { signal });
    document.addEventListener('pointerdown', handlePress, { signal });
    document.addEventListener('focusin', rememberFuoco, { signal });
    return () => smettere.abort();
  }, []);
}

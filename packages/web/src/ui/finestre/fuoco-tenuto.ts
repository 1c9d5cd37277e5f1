import { useEffect } from 'react';
import { listPrendibili } from './fuoco.ts';

/** What a person takes as one place: the focus does not leave it while there is something to hold it. */
const ZONE = 'form, fieldset, section, aside, nav, search, table, [role="dialog"], main, #contenuto, header';

/** An open list gives the focus back to what opened it by itself. */
const ELENCHI = '[role="menu"], [role="listbox"]';

/** The spot where the control was: in `dentro`, after `dopo`. */
type Posto = { readonly dentro: Element; readonly dopo: Node | null };

/** Where the removals, or the change of an attribute, took a control away; null when they did not. */
function findPosto(cambi: readonly MutationRecord[], perduto: Element): Posto | null {
  for (const { type, target, removedNodes, previousSibling } of cambi.toReversed()) {
    if (!target.isConnected || !(target instanceof Element)) continue;
    if (type === 'attributes' && target.contains(perduto))
      return { dentro: target.parentElement ?? target, dopo: target };
    if ([...removedNodes].some((nodo) => nodo.contains(perduto)))
      return { dentro: target, dopo: previousSibling?.isConnected ? previousSibling : null };
  }
  return null;
}

const isSpento = (elemento: Element): boolean => elemento.matches(':disabled');

const isDopo = (elemento: Element, { dentro, dopo }: Posto): boolean => {
  const prima = dopo ?? dentro;
  const verso = prima.compareDocumentPosition(elemento);
  if (dopo === null && verso & Node.DOCUMENT_POSITION_CONTAINED_BY) return true;
  return (verso & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !(verso & Node.DOCUMENT_POSITION_CONTAINED_BY);
};

/** The list beside which it stood, alone in its part or not: what was done with its rows ends there. */
const findElenco = ({ dentro, dopo }: Posto): HTMLElement | undefined => {
  const accanto = dopo ?? (dentro.childElementCount === 0 ? dentro.previousElementSibling : null);
  const griglia = accanto instanceof Element ? accanto.querySelector('[role="grid"]') : null;
  return griglia === null ? undefined : listPrendibili(griglia)[0];
};

/**
 * The list beside the spot, else the control after the spot, else the last before it, in the nearest place that has one; else
 * the page, as when all of it changes.
 */
function findErede(posto: Posto): HTMLElement | null {
  const elenco = findElenco(posto);
  if (elenco !== undefined) return elenco;
  const pagina = document.getElementById('contenuto');
  const isInPagina = posto.dentro === pagina && posto.dopo !== null;
  if (pagina !== null && posto.dentro.contains(pagina) && !isInPagina) return pagina;
  let zona = posto.dentro.closest(ZONE);
  while (zona !== null) {
    const fermate = listPrendibili(zona);
    const erede = fermate.find((fermata) => isDopo(fermata, posto)) ?? fermate.at(-1);
    if (erede !== undefined) return erede;
    zona = zona.parentElement?.closest(ZONE) ?? null;
  }
  return pagina;
}

/**
 * The focus never falls to nowhere: when the control that has it goes away, or can no longer hold it, it goes to what stands
 * in its place. Whoever wants it elsewhere takes it afterwards.
 */
export function useFuocoTenuto(): void {
  useEffect(() => {
    let ultimo: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) ultimo = target;
    };
    /** Left on purpose, by a press on nothing: there is nothing to hold. */
    const forget = () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && ultimo?.isConnected && !isSpento(ultimo))
          ultimo = null;
      });
    const osservatore = new MutationObserver((cambi) => {
      const attivo = document.activeElement;
      const isPerso = attivo === null || attivo === document.body || isSpento(attivo);
      if (ultimo === null || !isPerso || (ultimo.isConnected && !isSpento(ultimo))) return;
      if (ultimo.closest(ELENCHI) !== null) return;
      const posto = findPosto(cambi, ultimo);
      const erede = posto && findErede(posto);
      erede?.focus({ preventScroll: true });
      erede?.scrollIntoView({ block: 'nearest' });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    osservatore.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      osservatore.disconnect();
    };
  }, []);
}

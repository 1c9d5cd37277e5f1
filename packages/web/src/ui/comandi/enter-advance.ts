import type { KeyboardEvent } from 'react';

const CAMPI = 'input:not([type="hidden"]):not([readonly]):not([tabindex="-1"]), select, textarea';

/**
 * Enter goes to the next field of the form, Shift+Enter to the previous; from the last to the button marked with
 * data-salva, which is never pressed by this. Multi-line text, buttons and open lists keep their own Enter.
 */
export function advanceOnEnter(evento: KeyboardEvent<HTMLFormElement>): void {
  const da = evento.target as HTMLElement;
  if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey || evento.defaultPrevented) return;
  if (!da.matches('input, select')) return;
  evento.preventDefault();
  const campi = [...evento.currentTarget.querySelectorAll<HTMLElement>(CAMPI)].filter(
    (campo) => !(campo as HTMLInputElement).disabled && campo.offsetParent !== null,
  );
  const prossimo = campi[campi.indexOf(da) + (evento.shiftKey ? -1 : 1)];
  if (prossimo) prossimo.focus();
  else if (!evento.shiftKey) document.querySelector<HTMLElement>('[data-salva]')?.focus();
}

/** Whether the form of a field has Enter go on to the next: it says so with data-invio. */
export const isAvanzaConInvio = (campo: Element): boolean =>
  campo.closest('form[data-invio="avanza"]') !== null;

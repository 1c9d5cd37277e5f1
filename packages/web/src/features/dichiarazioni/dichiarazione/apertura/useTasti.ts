import { quadroOf } from '@quadra/fisco';
import { useEffect, useRef } from 'react';
import { isAltrove } from '../../../../ui/finestre/tasti.ts';
import { soloCompilati } from '../quadro/solo-compilati.ts';
import { type Comando, readComando } from './tasti.ts';

const isCasella = (elemento: Element | null): elemento is HTMLElement =>
  elemento instanceof HTMLElement && elemento.dataset.casella !== undefined;

/** The casella or the computed figure that has the focus. */
export function findChiaveAttiva(): string | null {
  const attivo = document.activeElement;
  if (!(attivo instanceof HTMLElement)) return null;
  return attivo.dataset.casella ?? attivo.dataset.calcolata ?? null;
}

/** Listens to the keys of the page; nothing while a dialog is open. `run` answers false to leave a key to the browser. */
export function useTasti(invioAvanza: boolean, run: (comando: Comando) => boolean): void {
  const attuale = useRef(run);
  attuale.current = run;
  useEffect(() => {
    const listen = (evento: KeyboardEvent) => {
      if (evento.defaultPrevented || evento.isComposing || isAltrove(evento)) return;
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      const comando = readComando(evento, isCasella(document.activeElement), invioAvanza);
      if (comando !== null && attuale.current(comando)) evento.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [invioAvanza]);
}

/** What is being typed becomes a value, or is refused, before a save: the box gives it on losing the focus. */
export function commitAttiva(): void {
  const attivo = document.activeElement;
  if (!isCasella(attivo)) return;
  attivo.blur();
  attivo.focus({ preventScroll: true });
}

/** Puts the focus on a casella, or on the figure of a computed one, and brings it into view. */
export function focusCasella(chiave: string): boolean {
  const selettore = CSS.escape(chiave);
  const posto = document.querySelector<HTMLElement>(
    `[data-casella="${selettore}"], [data-calcolata="${selettore}"]`,
  );
  const campo = posto?.querySelector('input') ?? posto;
  campo?.focus({ preventScroll: true });
  if (campo instanceof HTMLInputElement && campo.type === 'text') campo.select();
  campo?.scrollIntoView({ block: 'center' });
  if (posto === null) showNascosta(chiave);
  return posto !== null;
}

/** A rigo of the quadro that is open, hidden because nothing is in it, is shown again to who goes there. */
function showNascosta(chiave: string): void {
  const aperto = document.querySelector<HTMLElement>('[data-quadro]')?.dataset.quadro;
  if (!soloCompilati.get() || aperto !== quadroOf(chiave)) return;
  soloCompilati.set(false);
  requestAnimationFrame(() => focusCasella(chiave));
}

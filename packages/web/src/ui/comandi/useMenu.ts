import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** Where an arrow, Home and End lead in a menu of `quante` items. */
const computeMeta = (tasto: string, attuale: number, quante: number): number | undefined =>
  ({
    ArrowDown: (attuale + 1) % quante,
    ArrowUp: (attuale - 1 + quante) % quante,
    Home: 0,
    End: quante - 1,
  })[tasto];

/** A small menu under its button: opens on its first item, arrows move, Esc closes it and goes back to the button. */
export function useMenu() {
  const [aperto, setAperto] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const pulsante = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (aperto) menu.current?.querySelector('button')?.focus();
  }, [aperto]);
  const close = () => {
    setAperto(false);
    pulsante.current?.focus();
  };
  const handleKey = (evento: KeyboardEvent) => {
    const voci = [...(menu.current?.querySelectorAll('button') ?? [])];
    const attuale = voci.indexOf(document.activeElement as HTMLButtonElement);
    const meta = computeMeta(evento.key, attuale, voci.length);
    if (evento.key === 'Escape') close();
    else if (meta !== undefined) voci[meta]?.focus();
    else return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== pulsante.current) setAperto(false);
  };
  return {
    aperto,
    close,
    delPulsante: {
      ref: pulsante,
      'aria-haspopup': 'menu',
      'aria-expanded': aperto,
      'aria-controls': aperto ? id : undefined,
      onClick: () => setAperto(!aperto),
    },
    delMenu: { ref: menu, id, tabIndex: -1, onKeyDown: handleKey, onBlur: leave },
  } as const;
}

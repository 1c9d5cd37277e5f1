import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../Button.tsx';
import css from './Finestra.module.css';

export type VoceMenu = { nome: string; azione: () => void };

/** The menu of a title bar: what the mouse does by dragging is here too. */
export function MenuFinestra({ titolo, voci }: { titolo: string; voci: readonly VoceMenu[] }) {
  const [aperto, setAperto] = useState(false);
  const lista = useRef<HTMLDivElement>(null);
  const pulsante = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (aperto) lista.current?.querySelector('button')?.focus();
  }, [aperto]);
  const close = () => {
    setAperto(false);
    pulsante.current?.focus();
  };
  const handleKey = (evento: KeyboardEvent) => {
    const nomi = [...(lista.current?.querySelectorAll('button') ?? [])];
    const attuale = nomi.indexOf(document.activeElement as HTMLButtonElement);
    const mete: Record<string, number> = {
      ArrowDown: (attuale + 1) % nomi.length,
      ArrowUp: (attuale - 1 + nomi.length) % nomi.length,
      Home: 0,
      End: nomi.length - 1,
    };
    const meta = mete[evento.key];
    if (evento.key === 'Escape') close();
    else if (meta !== undefined) nomi[meta]?.focus();
    else return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  return (
    <div className={css.menuHost}>
      <IconButton
        ref={pulsante}
        icona={IconDots}
        nome={m.menuFinestra(titolo)}
        aria-haspopup="menu"
        aria-expanded={aperto}
        aria-controls={aperto ? id : undefined}
        onClick={() => setAperto(!aperto)}
      />
      {aperto && (
        <div
          ref={lista}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={m.menuFinestra(titolo)}
          className={css.menu}
          onKeyDown={handleKey}
          onBlur={(evento) => {
            if (!evento.currentTarget.contains(evento.relatedTarget)) setAperto(false);
          }}
        >
          {voci.map(({ nome, azione }) => (
            <button
              key={nome}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                azione();
              }}
            >
              {nome}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

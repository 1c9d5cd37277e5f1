import type { FornitoreIdentita } from '@quadra/contract';
import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messaggiIdentita as m } from '../../messages/identita.ts';
import { Icona } from '../../ui/Icona.tsx';
import css from './AccessoIdentita.module.css';
import { shuffle } from './ordine-casuale.ts';

type Props = {
  nome: string;
  icona: Icon;
  fornitori: readonly FornitoreIdentita[];
  onScelta: (id: string) => void;
};

/** Where an arrow, Home and End lead in a menu of `quante` items. */
const computeMeta = (tasto: string, attuale: number, quante: number): number | undefined =>
  ({
    ArrowDown: (attuale + 1) % quante,
    ArrowUp: (attuale - 1 + quante) % quante,
    Home: 0,
    End: quante - 1,
  })[tasto];

/** The button of a system of identities: with one provider it goes there, with more it opens their menu, in random order. */
export function MenuFornitori({ nome, icona, fornitori, onScelta }: Props) {
  const [aperto, setAperto] = useState(false);
  const [mescolati] = useState(() => shuffle(fornitori));
  const menu = useRef<HTMLDivElement>(null);
  const pulsante = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (aperto) menu.current?.querySelector('button')?.focus();
  }, [aperto]);
  const [primo] = mescolati;
  if (primo === undefined) return null;
  const isSolo = mescolati.length === 1;
  const handleKey = (evento: KeyboardEvent) => {
    const voci = [...(menu.current?.querySelectorAll('button') ?? [])];
    const meta = computeMeta(
      evento.key,
      voci.indexOf(document.activeElement as HTMLButtonElement),
      voci.length,
    );
    if (evento.key === 'Escape') {
      setAperto(false);
      pulsante.current?.focus();
    } else if (meta === undefined) return;
    else voci[meta]?.focus();
    evento.preventDefault();
  };
  return (
    <div className={css.host}>
      <button
        ref={pulsante}
        type="button"
        className={css.system}
        {...(isSolo
          ? {}
          : { 'aria-haspopup': 'menu', 'aria-expanded': aperto, 'aria-controls': aperto ? id : undefined })}
        onClick={() => (isSolo ? onScelta(primo.id) : setAperto(!aperto))}
      >
        <Icona di={icona} size={20} />
        {m.entraCon(nome)}
      </button>
      {aperto && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={m.fornitori(nome)}
          className={css.menu}
          onKeyDown={handleKey}
          onBlur={(evento) => {
            const meta = evento.relatedTarget;
            if (!evento.currentTarget.contains(meta) && meta !== pulsante.current) setAperto(false);
          }}
        >
          {mescolati.map((fornitore) => (
            <button
              key={fornitore.id}
              type="button"
              role="menuitem"
              className={css.item}
              onClick={() => onScelta(fornitore.id)}
            >
              {fornitore.etichetta}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import { IconDots } from '@tabler/icons-react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../comandi/Button.tsx';
import { useMenu } from '../comandi/useMenu.ts';
import css from './Finestra.module.css';

export type VoceMenu = { nome: string; azione: () => void };

/** The menu of a title bar: what the mouse does by dragging is here too. */
export function MenuFinestra({ titolo, voci }: { titolo: string; voci: readonly VoceMenu[] }) {
  const { aperto, close, delPulsante, delMenu } = useMenu();
  const nome = m.menuFinestra(titolo);
  return (
    <div className={css.menuHost}>
      <IconButton {...delPulsante} icona={IconDots} nome={nome} />
      {aperto && (
        <div {...delMenu} role="menu" aria-label={nome} className={css.menu}>
          {voci.map((voce) => (
            <button
              key={voce.nome}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                voce.azione();
              }}
            >
              {voce.nome}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

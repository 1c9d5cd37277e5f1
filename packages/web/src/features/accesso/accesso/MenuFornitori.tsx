import type { FornitoreIdentita } from '@quadra/contract';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiIdentita as m } from '../../../messages/identita.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { useMenu } from '../../../ui/comandi/useMenu.ts';
import css from './AccessoIdentita.module.css';
import { shuffle } from './ordine-casuale.ts';

type Props = {
  nome: string;
  icona: Icon;
  fornitori: readonly FornitoreIdentita[];
  onScelta: (id: string) => void;
};

/** The button of a system of identities: with one provider it goes there, with more it opens their menu, in random order. */
export function MenuFornitori({ nome, icona, fornitori, onScelta }: Props) {
  const [mescolati] = useState(() => shuffle(fornitori));
  const { aperto, delPulsante, delMenu } = useMenu();
  const [primo] = mescolati;
  if (primo === undefined) return null;
  const isSolo = mescolati.length === 1;
  return (
    <div className={css.host}>
      <button
        type="button"
        className={css.system}
        {...(isSolo ? { onClick: () => onScelta(primo.id) } : delPulsante)}
      >
        <Icona di={icona} size={20} />
        {m.entraCon(nome)}
      </button>
      {aperto && (
        <div {...delMenu} role="menu" aria-label={m.fornitori(nome)} className={css.menu}>
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

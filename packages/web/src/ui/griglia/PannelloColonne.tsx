import { Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { Casella } from '../campi/Casella.tsx';
import { Button, IconButton } from '../comandi/Button.tsx';
import type { ColonnaPronta } from './colonna.ts';
import css from './Griglia.module.css';
import { makeStatoColonne, placeColonna, type StatoColonne, setVisibile } from './stato-colonne.ts';

type Props<R> = {
  colonne: readonly ColonnaPronta<R>[];
  stato: StatoColonne;
  onStato: (stato: StatoColonne) => void;
};

/** Which columns are shown and in which order; «Ripristina colonne» gives back those of the list. */
export function PannelloColonne<R>({ colonne, stato, onStato }: Props<R>) {
  const id = useId();
  const [aperto, setAperto] = useState(false);
  const perNome = new Map(colonne.map((colonna) => [colonna.nome, colonna]));
  return (
    <Popover opened={aperto} onChange={setAperto} position="bottom-end" trapFocus withinPortal returnFocus>
      <Popover.Target>
        <IconButton
          icona={IconAdjustmentsHorizontal}
          nome={m.colonne}
          size={16}
          aria-expanded={aperto}
          onClick={() => setAperto(!aperto)}
        />
      </Popover.Target>
      <Popover.Dropdown className={css.chooser} aria-label={m.colonneMostrate}>
        <ul>
          {stato.ordine.map((nome, posto) => {
            const colonna = perNome.get(nome);
            if (!colonna) return null;
            const testo = colonna.campo.testo;
            const place = (al: number) => onStato(placeColonna(stato, nome, stato.ordine[al] ?? nome));
            return (
              <li key={nome} className={css.choiceRow}>
                <Casella
                  id={`${id}${nome}`}
                  stato={!stato.nascoste.includes(nome)}
                  disabled={colonna.fissa ?? false}
                  onChange={(visibile) => onStato(setVisibile(stato, nome, visibile))}
                />
                <label htmlFor={`${id}${nome}`}>{testo}</label>
                <IconButton
                  icona={IconArrowUp}
                  nome={m.spostaSu(testo)}
                  size={13}
                  disabled={posto === 0}
                  onClick={() => place(posto - 1)}
                />
                <IconButton
                  icona={IconArrowDown}
                  nome={m.spostaGiu(testo)}
                  size={13}
                  disabled={posto === stato.ordine.length - 1}
                  onClick={() => place(posto + 1)}
                />
              </li>
            );
          })}
        </ul>
        <Button onClick={() => onStato(makeStatoColonne(colonne))}>{m.ripristinaColonne}</Button>
      </Popover.Dropdown>
    </Popover>
  );
}

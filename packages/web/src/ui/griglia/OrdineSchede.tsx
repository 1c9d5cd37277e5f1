import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { annuncio } from '../notifiche/annuncio.ts';
import type { ColonnaPronta } from './colonna.ts';
import { findVerso, type Ordine, toggleOrdine } from './ordine.ts';
import css from './SchedeGriglia.module.css';

type Props<R> = {
  colonne: readonly ColonnaPronta<R>[];
  ordine: Ordine;
  onOrdine: (ordine: Ordine) => void;
};

/** What the cards are in order of, where there are no heads to press. */
export function OrdineSchede<R>({ colonne, ordine, onOrdine }: Props<R>) {
  const id = useId();
  const ordinabili = colonne.flatMap(({ ordina, campo }) =>
    ordina === undefined ? [] : [{ ordina, testo: campo.testo }],
  );
  if (ordinabili.length === 0) return null;
  const scelta = ordinabili.find(({ ordina }) => findVerso(ordine, ordina)?.posto === 1);
  const isGiu = scelta !== undefined && findVerso(ordine, scelta.ordina)?.verso === 'descending';
  const order = (campo: string) => {
    onOrdine(toggleOrdine(ordine, campo, false));
    annuncio.say(m.ordinatoPer(ordinabili.find(({ ordina }) => ordina === campo)?.testo ?? ''));
  };
  return (
    <div className={css.order}>
      <label htmlFor={id}>{m.ordina}</label>
      <span className={css.select}>
        <select id={id} value={scelta?.ordina ?? ''} onChange={({ target }) => order(target.value)}>
          {scelta === undefined && <option value="">{m.ordineSuo}</option>}
          {ordinabili.map(({ ordina, testo }) => (
            <option key={ordina} value={ordina}>
              {testo}
            </option>
          ))}
        </select>
        <Icona di={IconChevronDown} size={13} />
      </span>
      {scelta && (
        <IconButton
          icona={isGiu ? IconArrowDown : IconArrowUp}
          nome={isGiu ? m.ordinaCrescente : m.ordinaDecrescente}
          onClick={() => order(scelta.ordina)}
        />
      )}
    </div>
  );
}

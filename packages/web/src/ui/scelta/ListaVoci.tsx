import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { Icona } from '../Icona.tsx';
import css from './ListaVoci.module.css';
import type { Motore, StatoMotore } from './motore.ts';

/** The id of the row at a place: what aria-activedescendant names. */
export const idVoce = (lista: string, indice: number): string => `${lista}-${indice}`;

type Props<T> = {
  id: string;
  nome: string;
  stato: StatoMotore<T>;
  motore: Motore<T>;
  /** combo: rows of 40 px; tendina: 15 rows of 20 px; libera: the height is the caller's. */
  forma: 'combo' | 'tendina' | 'libera';
  chiaveDi: (voce: T) => string;
  render: (voce: T) => ReactNode;
  onScelta: (voce: T) => void;
  className?: string | undefined;
};

/** The open list: the focus stays in the field, the highlighted row is the one that is announced. */
export function ListaVoci<T>(props: Props<T>) {
  const { id, stato, motore, forma } = props;
  const lista = useRef<HTMLDivElement>(null);
  const quante = stato.voci.length + (stato.altre ? 1 : 0);
  useLayoutEffect(() => {
    if (stato.indice < 0) return;
    lista.current?.children[stato.indice]?.scrollIntoView({ block: 'nearest' });
  }, [stato.indice]);
  const makeRiga = (indice: number, run: () => void) => ({
    id: idVoce(id, indice),
    role: 'option',
    tabIndex: -1,
    'aria-selected': indice === stato.indice,
    'aria-setsize': quante,
    'aria-posinset': indice + 1,
    className: classi(css.row, css[`${forma}Row`]),
    // Scrolling moves rows under a still pointer: only a pointer that moves highlights.
    onPointerMove: (evento: { movementX: number; movementY: number }) => {
      if (evento.movementX !== 0 || evento.movementY !== 0) motore.point(indice);
    },
    onPointerDown: (evento: { preventDefault: () => void }) => evento.preventDefault(),
    onClick: run,
  });
  return (
    <div
      ref={lista}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={props.nome}
      aria-busy={stato.inCorso}
      className={classi(css.list, css[forma], stato.inCorso && css.stale, props.className)}
    >
      {stato.voci.map((voce, indice) => (
        <div key={props.chiaveDi(voce)} {...makeRiga(indice, () => props.onScelta(voce))}>
          {props.render(voce)}
        </div>
      ))}
      {stato.altre && (
        <div {...makeRiga(stato.voci.length, motore.loadMore)}>
          <span className={css.more}>
            <Icona di={IconChevronDown} size={13} />
            {stato.inArrivo ? m.caricamento : m.caricaAltri}
          </span>
        </div>
      )}
    </div>
  );
}

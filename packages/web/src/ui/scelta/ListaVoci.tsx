import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import css from './ListaVoci.module.css';
import type { Motore, StatoMotore } from './motore.ts';
import { splitGruppi } from './voci.ts';

/** The id of the row at a place: what aria-activedescendant names. */
export const idVoce = (lista: string, indice: number): string => `${lista}-${indice}`;

const senzaGruppo = () => undefined;

type Props<T> = {
  id: string;
  nome: string;
  stato: StatoMotore<T>;
  motore: Motore<T>;
  /** combo: rows of 40 px; tendina: 15 rows of 20 px; libera: the height is the caller's. */
  forma: 'combo' | 'tendina' | 'libera';
  chiaveDi: (voce: T) => string;
  /** The group under whose name a row stands. */
  gruppoDi?: (voce: T) => string | undefined;
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
    const riga = lista.current?.querySelector(`#${CSS.escape(idVoce(id, stato.indice))}`);
    riga?.scrollIntoView({ block: 'nearest' });
  }, [id, stato.indice]);
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
      {splitGruppi(stato.voci, props.gruppoDi ?? senzaGruppo).map(({ gruppo, inizio, voci }) => {
        const righe = voci.map((voce, posto) => (
          <div key={props.chiaveDi(voce)} {...makeRiga(inizio + posto, () => props.onScelta(voce))}>
            {props.render(voce)}
          </div>
        ));
        if (gruppo === undefined) return righe;
        return (
          <fieldset key={gruppo} className={css.groupRows} aria-label={gruppo}>
            <p className={css.group} aria-hidden>
              {gruppo}
            </p>
            {righe}
          </fieldset>
        );
      })}
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

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { messaggiUi as m } from '../messages/ui.ts';
import { Casella } from './Casella.tsx';
import { classi } from './classi.ts';
import { Icona } from './Icona.tsx';
import css from './Tabella.module.css';

export type Colonna<R> = {
  chiave: string;
  nome: string;
  /** Field of the list the head orders by. */
  campo?: string;
  larghezza?: string;
  aDestra?: boolean;
  render: (riga: R) => ReactNode;
};

type Props<R> = {
  nome: string;
  colonne: readonly Colonna<R>[];
  righe: readonly R[];
  totale: number;
  /** Index of the first row in the whole list, from 0. */
  inizio: number;
  chiaveDi: (riga: R) => string;
  nomeDi: (riga: R) => string;
  ordine: string;
  onOrdine: (ordine: string) => void;
  onOpen: (riga: R) => void;
  /** The row shown beside the list, if any. */
  attuale?: string | null;
  scelte?: ReadonlySet<string>;
  onScelte?: (scelte: ReadonlySet<string>) => void;
};

/** A head pressed again turns the order round. */
const turnOrdine = (ordine: string, campo: string) => (ordine === campo ? `-${campo}` : campo);

/** One page of a list. Arrows move along the rows, Enter opens, Space chooses; heads order. */
export function Tabella<R>(props: Props<R>) {
  const { colonne, righe, scelte, onScelte, chiaveDi } = props;
  const [attiva, setAttiva] = useState(0);
  const corpo = useRef<HTMLTableSectionElement>(null);
  const quante = righe.filter((riga) => scelte?.has(chiaveDi(riga))).length;
  const toggle = (riga: R) => {
    const nuove = new Set(scelte);
    if (!nuove.delete(chiaveDi(riga))) nuove.add(chiaveDi(riga));
    onScelte?.(nuove);
  };
  const toggleTutte = (scegli: boolean) => {
    const nuove = new Set(scelte);
    for (const riga of righe) scegli ? nuove.add(chiaveDi(riga)) : nuove.delete(chiaveDi(riga));
    onScelte?.(nuove);
  };
  const focus = (indice: number) => {
    const meta = Math.max(0, Math.min(indice, righe.length - 1));
    setAttiva(meta);
    (corpo.current?.rows[meta] as HTMLElement | undefined)?.focus();
  };
  const handleKey = (evento: KeyboardEvent, indice: number) => {
    const riga = righe[indice];
    if (riga === undefined || evento.target !== evento.currentTarget) return;
    const mete: Record<string, number> = {
      ArrowDown: indice + 1,
      ArrowUp: indice - 1,
      Home: 0,
      End: righe.length - 1,
    };
    const meta = mete[evento.key];
    if (meta !== undefined) focus(meta);
    else if (evento.key === 'Enter') props.onOpen(riga);
    else if (evento.key === ' ' && onScelte) toggle(riga);
    else return;
    evento.preventDefault();
  };
  const handleClick = (evento: MouseEvent, riga: R) => {
    if ((evento.target as Element).closest('a, button, input')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    props.onOpen(riga);
  };
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={props.nome} aria-rowcount={props.totale + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {onScelte && (
              <th className={css.choice}>
                <Casella
                  nome={m.selezionaPagina}
                  stato={quante === 0 ? false : quante === righe.length ? true : 'parte'}
                  onChange={toggleTutte}
                />
              </th>
            )}
            {colonne.map((colonna) => (
              <Testa key={colonna.chiave} colonna={colonna} ordine={props.ordine} onOrdine={props.onOrdine} />
            ))}
          </tr>
        </thead>
        <tbody ref={corpo}>
          {righe.map((riga, indice) => (
            <tr
              key={chiaveDi(riga)}
              aria-rowindex={props.inizio + indice + 2}
              tabIndex={indice === Math.min(attiva, righe.length - 1) ? 0 : -1}
              aria-current={props.attuale === chiaveDi(riga) || undefined}
              className={classi(
                (scelte?.has(chiaveDi(riga)) || props.attuale === chiaveDi(riga)) && css.selected,
              )}
              onFocus={() => setAttiva(indice)}
              onKeyDown={(evento) => handleKey(evento, indice)}
              onClick={(evento) => handleClick(evento, riga)}
            >
              {onScelte && (
                <td className={css.choice}>
                  <Casella
                    nome={m.seleziona(props.nomeDi(riga))}
                    stato={scelte?.has(chiaveDi(riga)) ?? false}
                    onChange={() => toggle(riga)}
                  />
                </td>
              )}
              {colonne.map((colonna) => (
                <td key={colonna.chiave} className={colonna.aDestra ? css.right : undefined}>
                  {colonna.render(riga)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TestaProps<R> = { colonna: Colonna<R>; ordine: string; onOrdine: (ordine: string) => void };

function Testa<R>({ colonna, ordine, onOrdine }: TestaProps<R>) {
  const { campo } = colonna;
  const stile = { width: colonna.larghezza };
  const classe = colonna.aDestra ? css.right : undefined;
  if (campo === undefined)
    return (
      <th scope="col" style={stile} className={classe}>
        {colonna.nome}
      </th>
    );
  const verso = ordine === campo ? 'ascending' : ordine === `-${campo}` ? 'descending' : undefined;
  return (
    <th scope="col" style={stile} className={classe} aria-sort={verso}>
      <button type="button" className={css.sort} onClick={() => onOrdine(turnOrdine(ordine, campo))}>
        {colonna.nome}
        {verso && <Icona di={verso === 'ascending' ? IconArrowUp : IconArrowDown} size={13} />}
      </button>
    </th>
  );
}

import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type DragEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Casella } from '../campi/Casella.tsx';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import type { ColonnaPronta } from './colonna.ts';
import { type Deposito, useDeposito } from './deposito.ts';
import css from './Griglia.module.css';
import { MenuColonna } from './MenuColonna.tsx';
import { findVerso, type Ordine } from './ordine.ts';
import { PannelloColonne } from './PannelloColonne.tsx';
import { placeColonna, type StatoColonne, setLarghezza } from './stato-colonne.ts';

type Props<R> = {
  deposito: Deposito;
  colonne: readonly ColonnaPronta<R>[];
  celle: readonly (ColonnaPronta<R> | null)[];
  stato: StatoColonne;
  onStato: (stato: StatoColonne) => void;
  ordine: Ordine;
  onOrdine: (campo: string, aggiungi: boolean) => void;
  onSetOrdine: (ordine: Ordine) => void;
  pagina: boolean | 'parte';
  onPagina: (scelta: boolean) => void;
  menu: string | null;
  onMenu: (nome: string | null) => void;
};

/** The head of a grid: order, width, place and menu of each column; at the end, which columns are shown. */
export function TestaGriglia<R>(props: Props<R>) {
  const { celle, deposito, stato, onStato } = props;
  const attiva = useDeposito(deposito, ({ attiva: { riga, colonna } }) => (riga === -1 ? colonna : -1));
  const presa = useRef<string | null>(null);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {celle.map((colonna, posto) => {
          const comuni = { 'data-riga': -1, 'data-colonna': posto, tabIndex: posto === attiva ? 0 : -1 };
          if (colonna === null)
            return (
              <th key="" {...comuni} scope="col" className={classi(css.head, css.choice)}>
                <Casella
                  nome={messaggiUi.selezionaPagina}
                  tabIndex={-1}
                  stato={props.pagina}
                  onChange={props.onPagina}
                />
              </th>
            );
          return (
            <TestaColonna key={colonna.nome} {...props} colonna={colonna} presa={presa} comuni={comuni} />
          );
        })}
        <th className={classi(css.head, css.tail)} aria-label={m.colonne}>
          <PannelloColonne colonne={props.colonne} stato={stato} onStato={onStato} />
        </th>
      </tr>
      <Totali celle={celle} />
    </thead>
  );
}

/** What each column comes to, over all the pages. */
function Totali<R>({ celle }: { celle: Props<R>['celle'] }) {
  if (!celle.some((colonna) => colonna?.totale !== undefined)) return null;
  return (
    <tr className={css.totals}>
      {celle.map((colonna) => (
        <td key={colonna?.nome ?? ''} className={css.total}>
          {colonna?.totale}
        </td>
      ))}
      <td className={css.total} aria-hidden />
    </tr>
  );
}

type PropsColonna<R> = Props<R> & {
  colonna: ColonnaPronta<R>;
  /** The column being dragged. */
  presa: RefObject<string | null>;
  comuni: { 'data-riga': number; 'data-colonna': number; tabIndex: number };
};

/** The head of one column. */
function TestaColonna<R>(props: PropsColonna<R>) {
  const { colonna, stato, onStato } = props;
  const verso = colonna.ordina === undefined ? null : findVerso(props.ordine, colonna.ordina);
  return (
    <th
      {...props.comuni}
      {...makeTrascino(props)}
      scope="col"
      aria-sort={verso?.verso}
      aria-label={computeNome(colonna.campo.testo, verso, props.ordine)}
      title={colonna.campo.suggerimento || undefined}
      className={classi(
        css.head,
        colonna.allineata === 'fine' && css.right,
        colonna.ordina !== undefined && css.sortable,
        isStretta(colonna, stato) && css.narrow,
        colonna.testa !== undefined && css.tall,
      )}
      onContextMenu={(evento) => {
        evento.preventDefault();
        props.onMenu(colonna.nome);
      }}
    >
      <span className={css.label}>
        <span className={css.name}>{colonna.campo.testo}</span>
        {verso && (
          <>
            <Icona di={verso.verso === 'ascending' ? IconArrowUp : IconArrowDown} size={13} />
            {props.ordine.length > 1 && <span className={css.key}>{verso.posto}</span>}
          </>
        )}
      </span>
      {colonna.testa}
      <MenuColonna
        colonna={colonna}
        stato={stato}
        onStato={onStato}
        ordine={props.ordine}
        onOrdine={props.onOrdine}
        onSetOrdine={props.onSetOrdine}
        aperto={props.menu === colonna.nome}
        onAperto={(aperto) => props.onMenu(aperto ? colonna.nome : null)}
        icona={IconChevronDown}
      />
      <Maniglia nome={colonna.nome} stato={stato} onStato={onStato} />
    </th>
  );
}

/** A head is dragged onto another, whose place it takes. */
const makeTrascino = <R,>({ colonna, presa, stato, onStato }: PropsColonna<R>) => ({
  draggable: true,
  onDragStart: (evento: DragEvent) => {
    presa.current = colonna.nome;
    evento.dataTransfer.effectAllowed = 'move';
    evento.dataTransfer.setData('text/plain', colonna.campo.testo);
  },
  onDragOver: (evento: DragEvent) => {
    if (presa.current !== null) evento.preventDefault();
  },
  onDrop: (evento: DragEvent) => {
    evento.preventDefault();
    if (presa.current !== null) onStato(placeColonna(stato, presa.current, colonna.nome));
    presa.current = null;
  },
  onDragEnd: () => {
    presa.current = null;
  },
});

/** The name of a head, and which key of the order it is when there are several. */
const computeNome = (testo: string, verso: ReturnType<typeof findVerso>, ordine: Ordine): string =>
  verso && ordine.length > 1 ? `${testo}, ${m.chiaveOrdine(verso.posto)}` : testo;

const LARGHEZZA_STRETTA = 90;

/** A head too narrow for a button beside its word: its menu opens with the right button or Alt+Down. */
const isStretta = <R,>({ nome, campo }: ColonnaPronta<R>, { larghezze }: StatoColonne): boolean =>
  (larghezze[nome] ?? campo.larghezza ?? LARGHEZZA_STRETTA) < LARGHEZZA_STRETTA;

type ManigliaProps = { nome: string; stato: StatoColonne; onStato: (stato: StatoColonne) => void };

/** The right edge of a head: dragging it changes the width, a double click gives back the one of the list. */
function Maniglia({ nome, stato, onStato }: ManigliaProps) {
  const inizio = useRef<{ x: number; pixel: number; col: HTMLElement | null } | null>(null);
  const compute = (evento: PointerEvent) =>
    inizio.current ? Math.max(40, inizio.current.pixel + evento.clientX - inizio.current.x) : 0;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={css.handle}
      data-maniglia={nome}
      draggable
      onDragStart={(evento) => {
        evento.preventDefault();
        evento.stopPropagation();
      }}
      onPointerDown={(evento) => {
        const testa = evento.currentTarget.closest('th');
        const col = evento.currentTarget
          .closest('table')
          ?.querySelector<HTMLElement>(`col[data-nome="${nome}"]`);
        evento.currentTarget.setPointerCapture(evento.pointerId);
        inizio.current = { x: evento.clientX, pixel: testa?.offsetWidth ?? 0, col: col ?? null };
      }}
      onPointerMove={(evento) => {
        if (inizio.current?.col) inizio.current.col.style.width = `${compute(evento)}px`;
      }}
      onPointerUp={(evento) => {
        const pixel = compute(evento);
        if (inizio.current && pixel !== inizio.current.pixel) onStato(setLarghezza(stato, nome, pixel));
        inizio.current = null;
      }}
      onDoubleClick={() => onStato(setLarghezza(stato, nome, null))}
    />
  );
}

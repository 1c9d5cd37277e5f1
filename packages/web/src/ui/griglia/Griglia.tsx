import type { RowData } from '@tanstack/react-table';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { annuncio } from '../annuncio.ts';
import { copyBlocco, pasteBlocco } from './appunti.ts';
import { BarraModifiche } from './BarraModifiche.tsx';
import type { Posto } from './blocco.ts';
import { CorpoGriglia } from './CorpoGriglia.tsx';
import type { ColonnaPronta } from './colonna.ts';
import { createDeposito } from './deposito.ts';
import css from './Griglia.module.css';
import { goTo, isModificabile, type Motore, type SalvaRiga } from './motore.ts';
import { findVerso, type Ordine, toggleOrdine } from './ordine.ts';
import { computeStatoPagina, nessuna, type Selezione, setScelte } from './selezione.ts';
import type { StatoColonne } from './stato-colonne.ts';
import { TestaGriglia } from './TestaGriglia.tsx';
import { handleTasto, openScrittura } from './tasti.ts';
import { useAltezzaRiga } from './useRigheVirtuali.ts';
import { useTabella } from './useTabella.ts';

export type GrigliaProps<R extends RowData> = {
  nome: string;
  colonne: readonly ColonnaPronta<R>[];
  stato: StatoColonne;
  onStato: (stato: StatoColonne) => void;
  righe: readonly R[];
  totale: number;
  /** Index of the first row in the whole list, from 0. */
  inizio: number;
  chiaveDi: (riga: R) => string;
  nomeDi: (riga: R) => string;
  ordine: Ordine;
  onOrdine: (ordine: Ordine) => void;
  onOpen?: ((riga: R) => void) | undefined;
  /** The row shown beside the list, if any. */
  attuale?: string | null | undefined;
  selezione?: Selezione | undefined;
  onSelezione?: ((selezione: Selezione) => void) | undefined;
  /** With it, the columns that may be written are. */
  onSalva?: SalvaRiga<R> | undefined;
};

/** A table whose cells take the focus: with this role its cells are gridcells of ARIA. */
const GRIGLIA = { role: 'grid', 'aria-multiselectable': true };

/** The cell an event happened in. */
function findPosto(bersaglio: EventTarget): Posto | null {
  const cella = (bersaglio as Element).closest<HTMLElement>('[data-colonna]');
  return cella ? { riga: Number(cella.dataset.riga), colonna: Number(cella.dataset.colonna) } : null;
}

/** The state and the handlers of a grid, in one object that keeps its identity. */
function useMotore<R extends RowData>(
  props: GrigliaProps<R>,
  celle: Motore<R>['celle'],
  schermata: () => number,
) {
  const [deposito] = useState(createDeposito);
  const { righe, chiaveDi, onOpen, selezione, onSelezione, onSalva } = props;
  const attuale = { deposito, righe, celle, chiaveDi, onOpen, selezione, onSelezione, onSalva, schermata };
  const motore = useRef<Motore<R>>(attuale);
  motore.current = attuale;
  return motore;
}

/**
 * One page of a list, as an ARIA grid: one tab stop, arrows between cells, order by one or more keys, columns that move and
 * change width, choice of rows, editing, copy and paste. Above 200 rows only those on the screen are drawn.
 */
export function Griglia<R extends RowData>(props: GrigliaProps<R>) {
  const { righe, chiaveDi, selezione = nessuna, onSelezione, colonne, stato } = props;
  const hasScelta = onSelezione !== undefined;
  const scorrevole = useRef<HTMLDivElement>(null);
  const tabella = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const { visibili, minima } = useTabella(colonne, stato);
  const celle = useMemo(
    () => [...(hasScelta ? [null] : []), ...visibili.map(({ colonna }) => colonna)],
    [visibili, hasScelta],
  );
  const altezza = useAltezzaRiga();
  const motore = useMotore(props, celle, () =>
    Math.max(1, Math.floor((scorrevole.current?.clientHeight ?? 0) / altezza) - 2),
  );
  const { deposito } = motore.current;
  const pagina = useMemo(
    () => (hasScelta ? computeStatoPagina(selezione, righe.map(chiaveDi)) : false),
    [hasScelta, selezione, righe, chiaveDi],
  );
  /** The menu of a head opens as from its button, once the key is over: the library would take it as a way out. */
  const pressMenu = (posto: number) => {
    const pulsante = tabella.current?.querySelector<HTMLElement>(
      `th[data-colonna="${posto}"] [aria-haspopup]`,
    );
    setTimeout(() => {
      pulsante?.focus();
      pulsante?.click();
    });
  };
  const changeMenu = (nome: string | null) => {
    setMenu(nome);
    if (nome === null) deposito.set({ fuoco: deposito.get().fuoco + 1 });
  };
  const order = (ordine: Ordine) => {
    props.onOrdine(ordine);
    const nomi = ordine.flatMap((chiave) => {
      const colonna = colonne.find(({ ordina }) => ordina !== undefined && findVerso([chiave], ordina));
      return colonna ? [colonna.campo.testo] : [];
    });
    annuncio.say(m.ordinatoPer(nomi.join(', ')));
  };
  const orderBy = (colonna: number, aggiungi: boolean) => {
    const prossima = celle[colonna];
    if (prossima === null) togglePagina(pagina !== true);
    else if (prossima?.ordina !== undefined) order(toggleOrdine(props.ordine, prossima.ordina, aggiungi));
  };
  const togglePagina = (scegli: boolean) => onSelezione?.(setScelte(selezione, righe.map(chiaveDi), scegli));
  const choose = useCallback(
    (chiave: string, scelta: boolean) => {
      const attuali = motore.current;
      attuali.onSelezione?.(setScelte(attuali.selezione ?? nessuna, [chiave], scelta));
    },
    [motore],
  );
  return (
    <>
      <div ref={scorrevole} className={css.scroll}>
        <table
          ref={tabella}
          {...GRIGLIA}
          className={css.grid}
          style={{ minWidth: minima + (onSelezione ? 88 : 44) }}
          aria-label={props.nome}
          aria-rowcount={props.totale + 1}
          aria-colcount={celle.length}
          onKeyDown={(evento) => {
            if (!findPosto(evento.target) || (evento.target as Element).closest('[role="menu"], button'))
              return;
            const azioni = {
              onOrdina: orderBy,
              onMenu: pressMenu,
            };
            if (handleTasto(motore.current, evento, azioni)) evento.preventDefault();
          }}
          onFocus={(evento) => {
            const posto = findPosto(evento.target);
            const { attiva, scrittura } = deposito.get();
            if (!posto || scrittura || (posto.riga === attiva.riga && posto.colonna === attiva.colonna))
              return;
            deposito.set({ attiva: posto, ancora: null });
          }}
          onCopy={(evento) => {
            if (!deposito.get().scrittura) copyBlocco(motore.current, evento);
          }}
          onPaste={(evento) => {
            if (!deposito.get().scrittura) pasteBlocco(motore.current, evento);
          }}
          {...makeGesti(motore, orderBy)}
        >
          <colgroup>
            {onSelezione && <col className={css.choiceCol} />}
            {visibili.map(({ colonna, larghezza }) => (
              <col key={colonna.nome} data-nome={colonna.nome} style={{ width: larghezza ?? undefined }} />
            ))}
            <col className={visibili.some(({ larghezza }) => larghezza === null) ? css.tailCol : undefined} />
          </colgroup>
          <TestaGriglia
            deposito={deposito}
            colonne={colonne}
            celle={celle}
            stato={stato}
            onStato={props.onStato}
            ordine={props.ordine}
            onOrdine={(campo, aggiungi) => order(toggleOrdine(props.ordine, campo, aggiungi))}
            onSetOrdine={order}
            pagina={pagina}
            onPagina={togglePagina}
            menu={menu}
            onMenu={changeMenu}
          />
          <CorpoGriglia
            motore={motore}
            scorrevole={scorrevole}
            altezza={altezza}
            righe={righe}
            inizio={props.inizio}
            celle={celle}
            nomeDi={props.nomeDi}
            selezione={selezione}
            attuale={props.attuale ?? null}
            onScegli={choose}
          />
        </table>
      </div>
      {props.onSalva && <BarraModifiche motore={motore} />}
    </>
  );
}

/** What the mouse does: press makes active, drag and Shift extend the block, click opens or orders, double click edits. */
function makeGesti<R>(
  motore: { current: Motore<R> },
  onOrdina: (colonna: number, aggiungi: boolean) => void,
) {
  const isControllo = (bersaglio: EventTarget) =>
    (bersaglio as Element).closest('a, button, input, select, [data-maniglia], [role="menu"]') !== null;
  return {
    onPointerDown: (evento: React.PointerEvent) => {
      const posto = findPosto(evento.target);
      if (!posto || posto.riga < 0 || isControllo(evento.target) || evento.button !== 0) return;
      goTo(motore.current.deposito, posto, evento.shiftKey);
      if (evento.shiftKey) evento.preventDefault();
    },
    onPointerOver: (evento: React.PointerEvent) => {
      const { deposito } = motore.current;
      const posto = evento.buttons === 1 && evento.pointerType === 'mouse' ? findPosto(evento.target) : null;
      const { attiva, scrittura } = deposito.get();
      if (!posto || posto.riga < 0 || scrittura || attiva.riga < 0) return;
      if (posto.riga !== attiva.riga || posto.colonna !== attiva.colonna) goTo(deposito, posto, true);
    },
    onClick: (evento: MouseEvent) => {
      const posto = findPosto(evento.target);
      if (!posto || isControllo(evento.target)) return;
      if (posto.riga < 0) onOrdina(posto.colonna, evento.shiftKey);
      else if (evento.shiftKey || evento.ctrlKey || motore.current.deposito.get().ancora) return;
      else {
        const riga = motore.current.righe[posto.riga];
        if (riga !== undefined && !isModificabile(motore.current, posto)) motore.current.onOpen?.(riga);
      }
    },
    onDoubleClick: (evento: MouseEvent) => {
      if (findPosto(evento.target) && !isControllo(evento.target)) openScrittura(motore.current);
    },
  };
}

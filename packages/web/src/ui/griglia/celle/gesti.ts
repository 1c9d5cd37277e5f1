import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { goTo, isModificabile, type Motore, nameColonna } from '../motore.ts';
import { copyBlocco, pasteBlocco } from './appunti.ts';
import type { Posto } from './blocco.ts';
import { handleTasto, openScrittura } from './tasti.ts';

type Rif<R> = { readonly current: Motore<R> };
type Azioni = {
  /** Orders by a column, or by one more; on the column of the choice, chooses the page. */
  onOrdina: (colonna: number, aggiungi: boolean) => void;
  /** Opens the menu of a head. */
  onMenu: (colonna: number) => void;
};

/** The cell an event happened in. */
function findPosto(bersaglio: EventTarget): Posto | null {
  const cella = (bersaglio as Element).closest<HTMLElement>('[data-colonna]');
  return cella ? { riga: Number(cella.dataset.riga), colonna: Number(cella.dataset.colonna) } : null;
}

/** Says that a row may be opened next. */
function sfiora<R>({ righe, onSfiora }: Motore<R>, posto: Posto | null): void {
  const riga = posto === null ? undefined : righe[posto.riga];
  if (riga !== undefined) onSfiora?.(riga);
}

/** All that keyboard, mouse and clipboard do on the table, read from the cell the event happened in. */
export const makeEventi = <R>(motore: Rif<R>, azioni: Azioni) => ({
  ...makeTastiera(motore, azioni),
  ...makeAppunti(motore),
  ...makeGesti(motore, azioni),
});

/** Keys, and the focus that makes a cell the active one. */
function makeTastiera<R>(motore: Rif<R>, azioni: Azioni) {
  return {
    onKeyDown: (evento: KeyboardEvent) => {
      if (!findPosto(evento.target) || (evento.target as Element).closest('[role="menu"], button')) return;
      if (handleTasto(motore.current, evento, azioni)) evento.preventDefault();
    },
    onFocus: (evento: FocusEvent) => {
      const { deposito } = motore.current;
      const posto = findPosto(evento.target);
      const { attiva, scrittura } = deposito.get();
      sfiora(motore.current, posto);
      // Tab does not bring back a cell that the head, going sideways, left half under the edge.
      if (posto && evento.target.matches(':focus-visible'))
        evento.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (!posto || scrittura || (posto.riga === attiva.riga && posto.colonna === attiva.colonna)) return;
      deposito.set({ attiva: posto, ancora: null });
    },
  };
}

/** Copy and paste of the block; while a cell is being written they are its own. */
function makeAppunti<R>(motore: Rif<R>) {
  const isInScrittura = () => motore.current.deposito.get().scrittura !== null;
  return {
    onCopy: (evento: ClipboardEvent) => {
      if (!isInScrittura()) copyBlocco(motore.current, evento);
    },
    onPaste: (evento: ClipboardEvent) => {
      if (!isInScrittura()) pasteBlocco(motore.current, evento);
    },
  };
}

/** What the mouse does: press makes active, drag and Shift extend the block, click opens or orders, double click edits. */
function makeGesti<R>(motore: Rif<R>, { onOrdina }: Azioni) {
  const isControllo = (bersaglio: EventTarget) =>
    (bersaglio as Element).closest('a, button, input, select, [data-maniglia], [role="menu"]') !== null;
  return {
    onPointerDown: (evento: PointerEvent) => {
      const posto = findPosto(evento.target);
      if (!posto || posto.riga < 0 || isControllo(evento.target) || evento.button !== 0) return;
      goTo(motore.current.deposito, posto, evento.shiftKey);
      if (evento.shiftKey) evento.preventDefault();
    },
    onPointerOver: (evento: PointerEvent) => {
      const { deposito } = motore.current;
      if (evento.buttons === 0) sfiora(motore.current, findPosto(evento.target));
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
        if (riga !== undefined && !isModificabile(motore.current, posto))
          motore.current.onOpen?.(riga, nameColonna(motore.current, posto));
      }
    },
    onDoubleClick: (evento: MouseEvent) => {
      if (findPosto(evento.target) && !isControllo(evento.target)) openScrittura(motore.current);
    },
  };
}

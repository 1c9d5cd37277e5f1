import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Deposito, useDeposito } from './deposito.ts';
import css from './Griglia.module.css';
import type { Motore } from './motore.ts';
import { RigaGriglia } from './RigaGriglia.tsx';
import { isScelta, type Selezione } from './selezione.ts';
import { useRigheVirtuali } from './useRigheVirtuali.ts';

type Props<R> = {
  motore: { readonly current: Motore<R> };
  scorrevole: RefObject<HTMLElement | null>;
  /** Of a row, in pixels. */
  altezza: number;
  righe: readonly R[];
  /** Index of the first row in the whole list, from 0. */
  inizio: number;
  celle: Motore<R>['celle'];
  nomeDi: (riga: R) => string;
  selezione: Selezione;
  attuale: string | null;
  onScegli: (chiave: string, scelta: boolean) => void;
};

/** Keeps the focus on the active cell when a key moved it, also on a row that was not drawn yet. */
function useFuoco(deposito: Deposito, corpo: RefObject<HTMLTableSectionElement | null>): void {
  const fuoco = useDeposito(deposito, (stato) => stato.fuoco);
  useLayoutEffect(() => {
    if (fuoco === 0) return;
    const { riga, colonna } = deposito.get().attiva;
    const cella = corpo.current?.parentElement?.querySelector<HTMLElement>(
      `[data-riga="${riga}"][data-colonna="${colonna}"]`,
    );
    cella?.focus({ preventScroll: true });
    cella?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [fuoco, deposito, corpo]);
}

/** Fewer rows, or columns, than before: the active cell is the nearest there is, or Tab would find none. */
function useAttivaPresente(deposito: Deposito, righe: number, colonne: number): void {
  useLayoutEffect(() => {
    const { attiva } = deposito.get();
    const riga = Math.min(attiva.riga, righe - 1);
    const colonna = Math.max(0, Math.min(attiva.colonna, colonne - 1));
    if (riga !== attiva.riga || colonna !== attiva.colonna)
      deposito.set({ attiva: { riga, colonna }, ancora: null });
  }, [deposito, righe, colonne]);
}

/** Under the pointer, a cell whose text is cut tells it whole. */
function tellTagliata({ target }: PointerEvent): void {
  const cella = target instanceof Element ? target.closest('td') : null;
  if (cella) cella.title = cella.scrollWidth > cella.clientWidth ? cella.textContent : '';
}

/** The rows of a grid: what scrolling and keys draw again, and nothing else of it. */
export function CorpoGriglia<R>(props: Props<R>) {
  const { motore, righe, altezza, selezione } = props;
  const { deposito, chiaveDi } = motore.current;
  const corpo = useRef<HTMLTableSectionElement>(null);
  const tratti = useRigheVirtuali(props.scorrevole, { quante: righe.length, altezza }, deposito);
  useFuoco(deposito, corpo);
  useAttivaPresente(deposito, righe.length, props.celle.length);
  return (
    <tbody ref={corpo} onPointerOver={tellTagliata}>
      {tratti.map((tratto) => {
        if ('vuoto' in tratto)
          return (
            <tr key={tratto.chiave} aria-hidden>
              <td colSpan={props.celle.length + 1} style={{ height: tratto.vuoto }} className={css.gap} />
            </tr>
          );
        const riga = righe[tratto.indice];
        if (riga === undefined) return null;
        const chiave = chiaveDi(riga);
        return (
          <RigaGriglia
            key={chiave}
            motore={motore}
            riga={riga}
            chiave={chiave}
            nome={props.nomeDi(riga)}
            indice={tratto.indice}
            assoluta={props.inizio + tratto.indice + 1}
            celle={props.celle}
            scelta={isScelta(selezione, chiave)}
            attuale={props.attuale === chiave}
            onScegli={props.onScegli}
          />
        );
      })}
    </tbody>
  );
}

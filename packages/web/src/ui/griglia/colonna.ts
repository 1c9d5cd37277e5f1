import type { ReactNode } from 'react';
import { type Campo, type DefinizioneCampo, normalizeCampo } from '../../formato/definizione-campo.ts';
import { formatValore } from '../../formato/formato-valore.ts';

/** A column: the definition of its field, how to read the value of a row, and what may be done with it. */
export type Colonna<R> = DefinizioneCampo & {
  readonly valore: (riga: R) => unknown;
  /** What is drawn, when it is more than the value in its format. */
  readonly render?: (riga: R) => ReactNode;
  /** Field of the list the head orders by; without it the head does not order. */
  readonly ordina?: string;
  /** Field of the list that goes in the file of an export; without it the column does not. */
  readonly esporta?: string;
  /** Never hidden: the column that names the row. */
  readonly fissa?: boolean;
  readonly aDestra?: boolean;
  /** Figures font: codes, dates. */
  readonly cifre?: boolean;
  /** In its head, under the name. */
  readonly testa?: ReactNode;
  /** Under the heads: what it comes to over all the pages. */
  readonly totale?: ReactNode;
  /**
   * In a card, where there is no room for a grid: how the row stands, what is in sight before the rest, or nothing. Left out:
   * one of the rest (`stato` by its name is how it stands).
   */
  readonly scheda?: 'stato' | 'dato' | 'no';
  /** Which rows may be written in this column. */
  readonly modificabile?: (riga: R) => boolean;
};

/** A column with nothing left to guess. */
export type ColonnaPronta<R> = Colonna<R> & { readonly campo: Campo; readonly allineata: 'inizio' | 'fine' };

/** Completes the columns of a grid: numbers stand at the right, in figures. */
export const prepareColonne = <R>(colonne: readonly Colonna<R>[]): readonly ColonnaPronta<R>[] =>
  colonne.map((colonna) => {
    const campo = normalizeCampo(colonna);
    const isNumero = campo.mostrato === 'num' || campo.mostrato === 'int';
    return {
      ...colonna,
      campo,
      cifre: colonna.cifre ?? (isNumero || campo.mostrato === 'date' || campo.mostrato === 'datetime'),
      allineata: (colonna.aDestra ?? isNumero) ? 'fine' : 'inizio',
    };
  });

/** The text of a cell: what is shown when nothing else draws it, and what is copied. */
export const formatCella = <R>({ campo, valore }: ColonnaPronta<R>, riga: R): string =>
  formatValore(valore(riga), campo);

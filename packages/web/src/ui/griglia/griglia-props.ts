import type { RowData } from '@tanstack/react-table';
import type { ColonnaPronta } from './colonna.ts';
import type { Deposito } from './deposito.ts';
import type { SalvaRiga } from './motore.ts';
import type { Ordine } from './ordine.ts';
import type { Selezione } from './selezione.ts';
import type { StatoColonne } from './stato-colonne.ts';

/** One page of a list, whatever it is drawn as. */
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
  /** Opens a row; `colonna` is the name of the one it is opened from. */
  onOpen?: ((riga: R, colonna: string) => void) | undefined;
  /** The pointer or the focus comes on a row: what opening it needs can be fetched. */
  onSfiora?: ((riga: R) => void) | undefined;
  /** The row shown beside the list, if any. */
  attuale?: string | null | undefined;
  selezione?: Selezione | undefined;
  onSelezione?: ((selezione: Selezione) => void) | undefined;
  /** Rows of two lines. */
  righeAlte?: boolean;
  /** With it, the columns that may be written are. */
  onSalva?: SalvaRiga<R> | undefined;
  /** Where what is written waits, for who must know of it; otherwise one of its own. */
  deposito?: Deposito | undefined;
};

import { type Blocco, makeBlocco, type Posto } from './celle/blocco.ts';
import { type ColonnaPronta, formatCella } from './colonna.ts';
import type { Deposito } from './deposito.ts';
import { isScelta, type Selezione, setScelte } from './selezione.ts';

/** What came of saving a row: an error belongs to the cells it names, or to all those sent. */
export type EsitoRiga =
  | { readonly ok: true }
  | { readonly ok: false; readonly testo: string; readonly campi?: Readonly<Record<string, string>> };
/** Saves the new values of one row, by name of column. Never throws. */
export type SalvaRiga<R> = (riga: R, valori: Readonly<Record<string, unknown>>) => Promise<EsitoRiga>;

/** What the handlers of a grid read at the moment they run. */
export type Motore<R> = {
  readonly deposito: Deposito;
  readonly righe: readonly R[];
  /** Visible columns, in order; null is the column of the choice. */
  readonly celle: readonly (ColonnaPronta<R> | null)[];
  readonly chiaveDi: (riga: R) => string;
  /** Opens a row, from the column one stands on. */
  readonly onOpen: ((riga: R, colonna: string) => void) | undefined;
  /** The pointer or the focus is on a row that may be opened next. */
  readonly onSfiora: ((riga: R) => void) | undefined;
  readonly selezione: Selezione | undefined;
  readonly onSelezione: ((selezione: Selezione) => void) | undefined;
  readonly onSalva: SalvaRiga<R> | undefined;
  readonly schermata: () => number;
};

/** Moves the active cell; `estendi` keeps the corner of the block where it was. */
export function goTo(deposito: Deposito, attiva: Posto, estendi = false): void {
  const stato = deposito.get();
  const ancora = estendi ? (stato.ancora ?? stato.attiva) : null;
  deposito.set({ attiva, ancora, scrittura: null, fuoco: stato.fuoco + 1 });
}

export const getBlocco = (deposito: Deposito): Blocco => {
  const { attiva, ancora } = deposito.get();
  return makeBlocco(ancora ?? attiva, attiva);
};

/** The name of the column of a cell; '' for the one of the choice. */
export const nameColonna = <R>({ celle }: Motore<R>, { colonna }: Posto): string =>
  celle[colonna]?.nome ?? '';

/** Whether a cell may be written by hand. */
export function isModificabile<R>(motore: Motore<R>, { riga, colonna }: Posto): boolean {
  const dato = motore.righe[riga];
  const colonnaDi = motore.celle[colonna];
  if (!motore.onSalva || dato === undefined || !colonnaDi) return false;
  return colonnaDi.modificabile?.(dato) ?? false;
}

/** The text of a cell as it is shown: what was written there, or what the row has. */
export function readTesto<R>(motore: Motore<R>, { riga, colonna }: Posto): string {
  const dato = motore.righe[riga];
  const colonnaDi = motore.celle[colonna];
  if (dato === undefined || !colonnaDi) return '';
  const scritta = motore.deposito.get().modifiche.get(motore.chiaveDi(dato))?.[colonnaDi.nome];
  return scritta?.testo ?? formatCella(colonnaDi, dato);
}

/** Chooses, or leaves, the rows of the block: what the first of them is decides. */
export function toggleRighe<R>(motore: Motore<R>): void {
  if (!motore.selezione || !motore.onSelezione) return;
  const { da, a } = getBlocco(motore.deposito);
  const chiavi = motore.righe.slice(Math.max(0, da.riga), a.riga + 1).map(motore.chiaveDi);
  const [prima] = chiavi;
  if (prima === undefined) return;
  motore.onSelezione(setScelte(motore.selezione, chiavi, !isScelta(motore.selezione, prima)));
}

import type { Colonna } from '../griglia/colonna.ts';
import { type ColoreEtichetta, Etichetta } from '../stati/Etichetta.tsx';

/** The year of a row, ordered by it. */
export const makeColonnaAnno = <R extends { readonly anno: number }>(testo: string): Colonna<R> => ({
  nome: 'anno',
  testo,
  ordina: 'Anno',
  cifre: true,
  larghezza: 80,
  valore: (riga) => String(riga.anno),
});

/** The state of a row, as a word with its colour. */
export const makeColonnaStato = <S extends string, R extends { readonly stato: S }>(
  testo: string,
  colori: Readonly<Record<S, ColoreEtichetta>>,
): Colonna<R> => ({
  nome: 'stato',
  testo,
  ordina: 'Stato',
  larghezza: 180,
  valore: (riga) => riga.stato,
  render: (riga) => <Etichetta testo={riga.stato} colore={colori[riga.stato]} />,
});

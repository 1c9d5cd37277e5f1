import { type ColonnaPronta, formatCella } from './colonna.ts';

/** Columns a card shows at once, besides the one that names the row and its state. */
const DATI_IN_VISTA = 3;

export type Scheda<R> = {
  titolo: ColonnaPronta<R> | undefined;
  stato: ColonnaPronta<R> | undefined;
  /** In the order of the list, those of the row that say something. */
  inVista: readonly ColonnaPronta<R>[];
  altri: readonly ColonnaPronta<R>[];
};

const isStato = <R>({ nome, scheda }: ColonnaPronta<R>): boolean =>
  scheda === 'stato' || (scheda === undefined && nome === 'stato');

/** Whether a row has something to say in a column: what is drawn of no value at all says nothing. */
const says = <R>(colonna: ColonnaPronta<R>, riga: R): boolean =>
  (colonna.valore(riga) ?? null) !== null &&
  (formatCella(colonna, riga) !== '' || (colonna.render?.(riga) ?? null) !== null);

/**
 * A row as a card, from its columns alone: the first that is always shown names it, its state stands apart, the first that
 * have something to say are in sight, the others wait. Pure.
 */
export function computeScheda<R>(colonne: readonly ColonnaPronta<R>[], riga: R): Scheda<R> {
  const titolo = colonne.find(({ fissa }) => fissa) ?? colonne[0];
  const stato = colonne.find((colonna) => colonna !== titolo && isStato(colonna));
  const dati = colonne.filter(
    (colonna) => colonna !== titolo && colonna !== stato && colonna.scheda !== 'no' && says(colonna, riga),
  );
  // Those that matter come before the others, each in its order.
  dati.sort((una, altra) => Number(altra.scheda === 'dato') - Number(una.scheda === 'dato'));
  return { titolo, stato, inVista: dati.slice(0, DATI_IN_VISTA), altri: dati.slice(DATI_IN_VISTA) };
}

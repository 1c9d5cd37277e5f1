import { titoliLavoro } from '@quadra/contract';
import type { Riepilogo } from '../dichiarazione.table.ts';

type Voce = keyof typeof titoliLavoro.vociRicalcolate;

/** One result that is not what it was. */
export interface Cambiata {
  readonly voce: Voce;
  readonly prima: string | number | null;
  readonly dopo: string | number | null;
}

const voci = Object.keys(titoliLavoro.vociRicalcolate) as Voce[];

/** What a declaration said of itself before and does not say any more; pure. */
export const listCambiate = (prima: Riepilogo, dopo: Riepilogo): Cambiata[] =>
  voci.flatMap((voce) => {
    const coppia = { voce, prima: prima[voce] ?? null, dopo: dopo[voce] ?? null };
    return coppia.prima === coppia.dopo ? [] : [coppia];
  });

/** The values that changed, as they were or as they are: «A debito 120, Esito completo». */
export const describeCambiate = (cambiate: readonly Cambiata[], quando: 'prima' | 'dopo'): string =>
  cambiate
    .map((cambiata) => `${titoliLavoro.vociRicalcolate[cambiata.voce]} ${cambiata[quando] ?? '—'}`)
    .join(', ');

import { type Data, yearOf } from '@quadra/values';
import type { CodiceModello } from '../modelli/modello.ts';
import type { VoceDelConto } from './contofiscale.ts';
import { type DichiarazioneDelTributo, findTermine } from './termini.ts';

/** A declaration that was presented, with what it leaves. */
export interface Presentata {
  readonly voci: readonly VoceDelConto[];
  readonly presentata: Data;
}

/** How many years after the one it corrects an integrativa may be presented (D.P.R. 322/1998, art. 2, c. 8). */
const ANNI_INTEGRATIVA = 5;

const dichiarazioneDi = (modello: CodiceModello): Exclude<DichiarazioneDelTributo, 'nessuna'> =>
  modello === 'iva' || modello === 'irap' ? modello : 'redditi';

/**
 * From when the credit that an integrativa adds is of use: at once within the term of the declaration of the year after; beyond
 * it, for what falls due from the tax period after the one in which it was presented (D.P.R. 322/1998, art. 2, c. 8-bis).
 * @throws RangeError for one presented after 31 December of the fifth year
 */
export function findUsoIntegrativa(modello: CodiceModello, anno: number, presentata: Data): Data {
  if (yearOf(presentata) > anno + ANNI_INTEGRATIVA)
    throw new RangeError(
      `L’integrativa del ${anno} è oltre il 31 dicembre del quinto anno: il suo credito non si usa (D.P.R. 322/1998, art. 2, c. 8).`,
    );
  const isEntro = presentata <= findTermine(dichiarazioneDi(modello), anno + 1);
  return isEntro ? presentata : `${yearOf(presentata) + 1}-01-01`;
}

/**
 * What each declaration of a year adds to those before it, the first and then its integrative in the order they were presented:
 * of every voce the last one says the whole, and each has the part that no other has. What a later one takes away is taken from
 * the last that added it. A debt keeps its date: it is late; the credit of an integrativa has its own first day.
 * @throws RangeError for an integrativa that gives a credit and came after its years
 */
export function splitIntegrative(
  modello: CodiceModello,
  anno: number,
  catena: readonly Presentata[],
): readonly (readonly VoceDelConto[])[] {
  const importi = catena.map(({ voci }) => new Map(voci.map(({ id, importo }) => [id, importo])));
  const finale = (id: string): number => importi.at(-1)?.get(id) ?? 0;
  return catena.map(({ voci, presentata }, n) =>
    voci.flatMap((voce): VoceDelConto[] => {
      const prima = Math.max(0, ...importi.slice(0, n).map((di) => di.get(voce.id) ?? 0));
      const importo = Math.min(voce.importo, finale(voce.id)) - prima;
      if (importo <= 0) return [];
      if (n === 0) return [{ ...voce, importo }];
      const nome = `${voce.nome}, integrativa`;
      if (voce.verso === 'debito') return [{ ...voce, nome, importo }];
      return [{ ...voce, nome, importo, data: findUsoIntegrativa(modello, anno, presentata) }];
    }),
  );
}

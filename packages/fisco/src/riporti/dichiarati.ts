import { writeChiave } from '../modelli/chiave.ts';
import type { DatiModello, ValoreCasella } from '../modelli/modello.ts';
import { readPresenti } from './posti.ts';

/** A building as a declaration says it, with the caselle that say so. Rendita in whole euro, quota in percent. */
interface FabbricatoDichiarato {
  readonly quadro: string;
  readonly chiaveRendita: string;
  readonly chiaveQuota: string;
  readonly rendita: number;
  readonly quota: number | null;
  readonly utilizzo: string | null;
  readonly giorni: number | null;
  readonly comune: string | null;
}

/** Where buildings are declared, and how many righi a modulo holds: quadro RB of Redditi PF, quadro B of the 730. */
const QUADRI: readonly (readonly [quadro: string, righi: number])[] = [
  ['RB', 9],
  ['B', 6],
];
const RENDITA = 1;
const UTILIZZO = 2;
const GIORNI = 3;
const QUOTA = 4;
const COMUNE = 9;

const orNumero = (valore: ValoreCasella | undefined): number | null =>
  typeof valore === 'number' ? valore : null;
const orTesto = (valore: ValoreCasella | undefined): string | null =>
  typeof valore === 'string' && valore !== '' ? valore : null;

/** The buildings that a declaration of a person names, in the order of its righi. */
export const listFabbricatiDichiarati = (righi: DatiModello): FabbricatoDichiarato[] =>
  QUADRI.flatMap(([quadro, quanti]) =>
    [...readPresenti(righi, quadro, quanti)]
      .sort(([a], [b]) => a - b)
      .flatMap(([posto, colonne]) => {
        const rendita = orNumero(colonne[RENDITA]);
        if (rendita === null) return [];
        const keyAt = (colonna: number) =>
          writeChiave({
            quadro,
            rigo: (posto % quanti) + 1,
            colonna,
            modulo: Math.floor(posto / quanti) + 1,
          });
        return [
          {
            ...{ quadro, chiaveRendita: keyAt(RENDITA), chiaveQuota: keyAt(QUOTA), rendita },
            quota: orNumero(colonne[QUOTA]),
            utilizzo: orTesto(colonne[UTILIZZO]),
            giorni: orNumero(colonne[GIORNI]),
            comune: orTesto(colonne[COMUNE]),
          },
        ];
      }),
  );

/**
 * Which of them are one building: those of its comune with a rendita that it has, or had; without any, those of the comune when
 * its owner has no other building there. Null: it cannot be said which they are. A declaration does not name the property.
 */
export function findDichiarati(
  dichiarati: readonly FabbricatoDichiarato[],
  { comune, rendite, isUnico }: { comune: string; rendite: readonly number[]; isUnico: boolean },
): readonly FabbricatoDichiarato[] | null {
  const delComune = dichiarati.filter((uno) => uno.comune === comune || uno.comune === null);
  const suoi = delComune.filter(({ rendita }) => rendite.some((nota) => Math.round(nota) === rendita));
  if (suoi.length > 0) return suoi;
  const unici = delComune.filter((uno) => uno.comune === comune);
  return isUnico && new Set(unici.map(({ rendita }) => rendita)).size === 1 ? unici : null;
}

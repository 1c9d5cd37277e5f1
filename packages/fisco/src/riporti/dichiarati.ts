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

/** The righi of some quadri in their order, each with how its caselle are named. */
const listRighi = (righi: DatiModello, quadri: typeof QUADRI) =>
  quadri.flatMap(([quadro, quanti]) =>
    [...readPresenti(righi, quadro, quanti)]
      .sort(([a], [b]) => a - b)
      .map(([posto, colonne]) => ({
        ...{ quadro, colonne },
        keyAt: (colonna: number) =>
          writeChiave({
            ...{ quadro, colonna, rigo: (posto % quanti) + 1 },
            modulo: Math.floor(posto / quanti) + 1,
          }),
      })),
  );

/** The buildings that a declaration of a person names, in the order of its righi. */
export const listFabbricatiDichiarati = (righi: DatiModello): FabbricatoDichiarato[] =>
  listRighi(righi, QUADRI).flatMap(({ quadro, colonne, keyAt }) => {
    const rendita = orNumero(colonne[RENDITA]);
    if (rendita === null) return [];
    return [
      {
        ...{ quadro, chiaveRendita: keyAt(RENDITA), chiaveQuota: keyAt(QUOTA), rendita },
        quota: orNumero(colonne[QUOTA]),
        utilizzo: orTesto(colonne[UTILIZZO]),
        giorni: orNumero(colonne[GIORNI]),
        comune: orTesto(colonne[COMUNE]),
      },
    ];
  });

/** Land as a declaration says it, with the caselle that say so. Incomes in whole euro, not revalued; quota in percent. */
interface TerrenoDichiarato {
  readonly chiaveDominicale: string;
  readonly chiaveAgrario: string;
  readonly chiaveQuota: string;
  readonly dominicale: number;
  readonly agrario: number | null;
  readonly quota: number | null;
}
/** Quadro RA of Redditi PF, quadro A of the 730. */
const QUADRI_TERRENI: typeof QUADRI = [
  ['RA', 22],
  ['A', 6],
];
const DOMINICALE = 1;
const AGRARIO = 3;
const QUOTA_TERRENO = 5;

/** The land that a declaration of a person names, in the order of its righi. */
export const listTerreniDichiarati = (righi: DatiModello): TerrenoDichiarato[] =>
  listRighi(righi, QUADRI_TERRENI).flatMap(({ colonne, keyAt }) => {
    const dominicale = orNumero(colonne[DOMINICALE]);
    if (dominicale === null) return [];
    return [
      {
        ...{ chiaveDominicale: keyAt(DOMINICALE), chiaveAgrario: keyAt(AGRARIO), dominicale },
        ...{ chiaveQuota: keyAt(QUOTA_TERRENO), agrario: orNumero(colonne[AGRARIO]) },
        quota: orNumero(colonne[QUOTA_TERRENO]),
      },
    ];
  });

/** The two incomes of land, as a record or a search says them. Euro; null: not known. */
interface RedditiTerreno {
  readonly dominicale: number | null;
  readonly agrario: number | null;
}
const isDi =
  ({ dominicale, agrario }: TerrenoDichiarato) =>
  (redditi: RedditiTerreno): boolean =>
    redditi.dominicale !== null &&
    redditi.agrario !== null &&
    Math.round(redditi.dominicale) === dominicale &&
    Math.round(redditi.agrario) === (agrario ?? 0);

/**
 * Which of them are one piece of land: those with both the incomes that it has, or had; a rigo names no comune. Null: it cannot
 * be said which they are, as when other land of the same owner (`altri`) has the same incomes.
 */
export function findTerreniDichiarati(
  dichiarati: readonly TerrenoDichiarato[],
  { redditi, altri }: { redditi: readonly RedditiTerreno[]; altri: readonly RedditiTerreno[] },
): readonly TerrenoDichiarato[] | null {
  const suoi = dichiarati.filter((uno) => redditi.some(isDi(uno)));
  return suoi.length === 0 || suoi.some((uno) => altri.some(isDi(uno))) ? null : suoi;
}

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

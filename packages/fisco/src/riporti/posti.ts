import { parseChiave, writeChiave } from '../modelli/chiave.ts';
import type { DatiModello, ValoreCasella } from '../modelli/modello.ts';
import type { ColonneImmobile as Colonne, QuadroImmobili as Quadro, RigoProposto } from './immobili.ts';

/** Righi that one modulo of each quadro holds. */
const RIGHI: Readonly<Record<Quadro, number>> = { RA: 22, RB: 9 };
/** Columns that tell a property from the others: in RB rendita and comune, in RA both incomes. */
const IDENTITA: Readonly<Record<Quadro, readonly number[]>> = { RA: [1, 3], RB: [1, 9] };
const UTILIZZO = 2;

/** Key of a column of the rigo at a place, counted through the moduli. */
export function keyAt(quadro: Quadro, posto: number, colonna: number): string {
  const modulo = Math.floor(posto / RIGHI[quadro]) + 1;
  return writeChiave({ quadro, rigo: (posto % RIGHI[quadro]) + 1, colonna, modulo });
}

/** The righi of a quadro as they stand, by their place. */
export function readPresenti(
  righi: DatiModello,
  quadro: string,
  quanti: number,
): Map<number, Record<number, ValoreCasella>> {
  const presenti = new Map<number, Record<number, ValoreCasella>>();
  for (const [chiave, valore] of Object.entries(righi)) {
    const casella = parseChiave(chiave);
    if (casella?.quadro !== quadro || casella.rigo > quanti) continue;
    const posto = (casella.modulo - 1) * quanti + casella.rigo - 1;
    presenti.set(posto, { ...presenti.get(posto), [casella.colonna]: valore });
  }
  return presenti;
}

const identify = (quadro: Quadro, colonne: Colonne): string =>
  IDENTITA[quadro].map((colonna) => String(colonne[colonna] ?? '')).join('|');

/** A proposed rigo and its place among those of the quadro; undefined when it goes nowhere. */
interface RigoPosato<T> {
  readonly proposto: RigoProposto<T>;
  readonly posto: number | undefined;
}

/** The righi of a quadro at their places, and the places that they leave. */
export interface RighiPosati<T> {
  readonly posati: readonly RigoPosato<T>[];
  readonly liberati: readonly number[];
}

/**
 * Where the proposed righi go: on the righi of the same property, first those of the same utilizzo, else after the last one in
 * use. Righi of properties that the records do not have stay as they are; one too many of a property that they have is freed.
 */
export function placeRighi<T>(
  proposti: readonly RigoProposto<T>[],
  righi: DatiModello,
  quadro: Quadro,
): RighiPosati<T> {
  const presenti = readPresenti(righi, quadro, RIGHI[quadro]);
  const liberi = [...presenti.entries()].sort(([a], [b]) => a - b);
  let ultimo = Math.max(-1, ...presenti.keys());
  const posti = new Map<RigoProposto<T>, number>();
  const suoi = proposti.filter((uno) => uno.quadro === quadro);
  const take = (uno: RigoProposto<T>, anche: (colonne: Colonne) => boolean): void => {
    const { colonne } = uno;
    if (colonne === null || posti.has(uno)) return;
    const trovato = liberi.findIndex(
      ([, presente]) => identify(quadro, presente) === identify(quadro, colonne) && anche(presente),
    );
    if (trovato !== -1) for (const [posto] of liberi.splice(trovato, 1)) posti.set(uno, posto);
  };
  for (const uno of suoi) take(uno, (presente) => presente[UTILIZZO] === uno.colonne?.[UTILIZZO]);
  for (const uno of suoi) take(uno, () => true);
  const noti = new Set(suoi.flatMap(({ colonne }) => (colonne ? [identify(quadro, colonne)] : [])));
  const posati = suoi.map((proposto) => {
    if (proposto.colonne === null) return { proposto, posto: undefined };
    const posto = posti.get(proposto);
    if (posto !== undefined) return { proposto, posto };
    ultimo += 1;
    return { proposto, posto: ultimo };
  });
  return {
    posati,
    liberati: liberi.filter(([, presente]) => noti.has(identify(quadro, presente))).map(([posto]) => posto),
  };
}

/** The caselle that would change, null for those to empty. */
export function diffRighi(
  { posati, liberati }: RighiPosati<unknown>,
  righi: DatiModello,
  quadro: Quadro,
): Record<string, ValoreCasella | null> {
  const cambiate: Record<string, ValoreCasella | null> = {};
  for (const { proposto, posto } of posati) {
    if (posto === undefined) continue;
    for (const [colonna, valore] of Object.entries(proposto.colonne ?? {})) {
      const chiave = keyAt(quadro, posto, Number(colonna));
      if ((righi[chiave] ?? null) !== valore) cambiate[chiave] = valore;
    }
  }
  const presenti = readPresenti(righi, quadro, RIGHI[quadro]);
  for (const posto of liberati) {
    for (const colonna of Object.keys(presenti.get(posto) ?? {}))
      cambiate[keyAt(quadro, posto, Number(colonna))] = null;
  }
  return cambiate;
}

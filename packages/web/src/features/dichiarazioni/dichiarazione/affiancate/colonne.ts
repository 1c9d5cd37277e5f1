import { compareChiavi, type Modello, type ValoreCasella } from '@quadra/fisco';
import { type Campi, createCampi } from '../dati/campi.ts';
import type { Differenza, RighiModificati } from '../dati/modifiche.ts';

/** The real declaration and three others. */
export const COLONNE_MASSIME = 4;

type Partenza = Parameters<typeof createCampi>[1];
/** A simulated declaration: its own calculation, begun as a copy of the real one. */
export type Colonna = { id: number; nome: string; campi: Campi };
/** What is put aside of the columns: only what they change. */
export type ColonneTenute = {
  colonne: readonly { id: number; nome: string; righi: RighiModificati }[];
  /** The caselle chosen to be changed, in their order. */
  caselle: readonly string[];
};

export function makeColonna(
  modello: Modello,
  partenza: Partenza,
  { id, nome, righi }: ColonneTenute['colonne'][number],
): Colonna {
  const campi = createCampi(modello, partenza);
  campi.apply(
    Object.fromEntries(Object.entries(righi).filter(([chiave]) => modello.findCasella(chiave)?.inserita)),
  );
  return { id, nome, campi };
}

/** The changed inputs of a column. A text that is not a value stays out: it is to be corrected, not to empty a casella. */
export const readCambiate = (campi: Campi): RighiModificati => {
  const rifiutate = new Set(campi.listRifiutati().map(({ chiave }) => chiave));
  return Object.fromEntries(
    Object.entries(campi.modifiche().righi).filter(([chiave]) => !rifiutate.has(chiave)),
  );
};

/** What the promotion of a column writes in the real declaration, casella by casella, in the order of the form. */
export function computePromozione(colonna: Campi, reale: Campi): Differenza[] {
  const readReale = (chiave: string): ValoreCasella | null => {
    const { stato, valore } = reale.get(chiave).esito;
    return stato === 'completo' ? (valore ?? null) : null;
  };
  return Object.entries(readCambiate(colonna))
    .map(([chiave, dopo]) => ({ chiave, prima: readReale(chiave), dopo }))
    .filter(({ prima, dopo }) => prima !== dopo)
    .sort((a, b) => compareChiavi(a.chiave, b.chiave));
}

/** The caselle shown: those chosen, then those that a column changes, as in the form. */
export function listCaselle(scelte: readonly string[], colonne: readonly Colonna[]): string[] {
  const cambiate = colonne.flatMap(({ campi }) => Object.keys(campi.modifiche().righi));
  return [...new Set([...scelte, ...cambiate.sort(compareChiavi)])];
}

const isColonna = (voce: unknown): voce is ColonneTenute['colonne'][number] =>
  typeof voce === 'object' &&
  voce !== null &&
  'id' in voce &&
  typeof voce.id === 'number' &&
  'nome' in voce &&
  typeof voce.nome === 'string' &&
  'righi' in voce &&
  typeof voce.righi === 'object' &&
  voce.righi !== null;

/** The columns that were put aside; null for a text that does not hold any. */
export function parseColonne(testo: string | null): ColonneTenute | null {
  if (testo === null) return null;
  try {
    const { colonne, caselle } = JSON.parse(testo) as Partial<Record<keyof ColonneTenute, unknown>>;
    if (!Array.isArray(colonne) || !colonne.every(isColonna) || !Array.isArray(caselle)) return null;
    return {
      colonne: colonne.slice(0, COLONNE_MASSIME - 1),
      caselle: caselle.filter((chiave) => typeof chiave === 'string'),
    };
  } catch {
    return null;
  }
}

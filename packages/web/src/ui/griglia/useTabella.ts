import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColonnaPronta } from './colonna.ts';
import { LARGHEZZA_MASSIMA, LARGHEZZA_MINIMA, type StatoColonne } from './stato-colonne.ts';

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature });
/** Least width of a column that takes what is left. */
const LARGHEZZA_ELASTICA = 160;

export type ColonnaVisibile<R> = {
  readonly colonna: ColonnaPronta<R>;
  /** Pixels; null takes what the others leave. */
  readonly larghezza: number | null;
};

/** The library keeps the columns alone: rows come from the server in their order, and are drawn as they come. */
const senzaRighe: never[] = [];

/** Visible columns, in their order and with their widths; `minima` is the least width of the whole. */
export function useTabella<R extends RowData>(colonne: readonly ColonnaPronta<R>[], stato: StatoColonne) {
  const definizioni = useMemo(
    () =>
      colonne.map(
        (colonna): ColumnDef<typeof features, R> => ({
          id: colonna.nome,
          size: colonna.campo.larghezza ?? LARGHEZZA_ELASTICA,
          minSize: LARGHEZZA_MINIMA,
          maxSize: LARGHEZZA_MASSIMA,
        }),
      ),
    [colonne],
  );
  // Options of one identity: with new ones at every drawing the table is new, and so is every row.
  const opzioni = useMemo(
    () => ({
      features,
      columns: definizioni,
      data: senzaRighe as R[],
      state: {
        columnOrder: [...stato.ordine],
        columnVisibility: Object.fromEntries(stato.nascoste.map((nome) => [nome, false])),
        columnSizing: { ...stato.larghezze },
      },
    }),
    [definizioni, stato],
  );
  const tabella = useTable(opzioni);
  return useMemo(() => {
    const perNome = new Map(colonne.map((colonna) => [colonna.nome, colonna]));
    const visibili = tabella.getVisibleLeafColumns().flatMap((colonna): ColonnaVisibile<R>[] => {
      const propria = perNome.get(colonna.id);
      if (!propria) return [];
      const isFissata = propria.campo.larghezza !== null || stato.larghezze[colonna.id] !== undefined;
      return [{ colonna: propria, larghezza: isFissata ? colonna.getSize() : null }];
    });
    const minima = visibili.reduce((somma, { larghezza }) => somma + (larghezza ?? LARGHEZZA_ELASTICA), 0);
    return { visibili, minima };
  }, [tabella, colonne, stato]);
}

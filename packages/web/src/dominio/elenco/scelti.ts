import { RIGHE_PER_PAGINA_MASSIME } from '@quadra/contract';
import { list, type QueryLista } from '../../api/lista.ts';
import type { Selezione } from '../../ui/griglia/selezione.ts';

/** Keys of every row that a filter finds, page after page. */
async function listId(percorso: string, filtro: QueryLista, totale: number): Promise<string[]> {
  const id: string[] = [];
  for (let pagina = 1; id.length < totale; pagina += 1) {
    const query = { ...filtro, onlyId: true, pagina, righePerPagina: RIGHE_PER_PAGINA_MASSIME };
    const { righe } = await list<string>(percorso, query);
    if (righe.length === 0) break;
    id.push(...righe);
  }
  return id;
}

/** The keys of the chosen rows of a list, page after page when they are all those of the filters. */
export const listScelti = async (
  percorso: string,
  selezione: Selezione,
  filtro: QueryLista,
  totale: number,
): Promise<string[]> =>
  selezione.tipo === 'righe'
    ? [...selezione.chiavi]
    : (await listId(percorso, filtro, totale)).filter((id) => !selezione.escluse.has(id));

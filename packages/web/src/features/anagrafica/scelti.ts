import { RIGHE_PER_PAGINA_MASSIME } from '@quadra/contract';
import type { QueryLista } from '../../api/lista.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import type { Selezione } from '../../ui/griglia/selezione.ts';
import { notifiche } from '../../ui/notifiche.ts';
import { archiveAnagrafiche, listIdAnagrafiche } from './anagrafica.api.ts';

/** The keys of the chosen clients, page after page when they are all those of the filters. */
export const listScelti = async (
  selezione: Selezione,
  filtro: QueryLista,
  totale: number,
): Promise<string[]> =>
  selezione.tipo === 'righe'
    ? [...selezione.chiavi]
    : (await listIdAnagrafiche(filtro, totale)).filter((id) => !selezione.escluse.has(id));

/** Puts the chosen clients in the archive, or takes them out, and says how many they were. */
export async function archiveScelti(scelti: readonly string[], archiviata: boolean): Promise<void> {
  for (let inizio = 0; inizio < scelti.length; inizio += RIGHE_PER_PAGINA_MASSIME)
    await archiveAnagrafiche(scelti.slice(inizio, inizio + RIGHE_PER_PAGINA_MASSIME), archiviata);
  notifiche.push('success', archiviata ? m.archiviati(scelti.length) : m.ripristinati(scelti.length));
}

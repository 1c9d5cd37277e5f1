import { RIGHE_PER_PAGINA_MASSIME } from '@quadra/contract';
import { messaggiAnagrafica as m } from '../../../messages/anagrafica.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { archiveAnagrafiche } from './anagrafica.api.ts';

/** Puts the chosen clients in the archive, or takes them out, and says how many they were. */
export async function archiveScelti(scelti: readonly string[], archiviata: boolean): Promise<void> {
  for (let inizio = 0; inizio < scelti.length; inizio += RIGHE_PER_PAGINA_MASSIME)
    await archiveAnagrafiche(scelti.slice(inizio, inizio + RIGHE_PER_PAGINA_MASSIME), archiviata);
  notifiche.push('success', archiviata ? m.archiviati(scelti.length) : m.ripristinati(scelti.length));
}

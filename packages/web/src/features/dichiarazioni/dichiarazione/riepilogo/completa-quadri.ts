import { toApiError } from '../../../../api/errore.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import type { Apertura } from '../apertura/contesto.ts';
import { listAvvisi } from '../dati/rilievi.ts';
import { runAzioneQuadro } from '../dichiarazione.api.ts';

/**
 * Completes quadri one after the other; the first that is refused stops it, and is opened. Only the warnings that were on the page
 * are taken as read: of others the server tells. Whether all were completed.
 */
export async function completeQuadri(
  { dichiarazione, campi, reload, openQuadro }: Apertura,
  quadri: readonly string[],
): Promise<boolean> {
  for (const codice of quadri) {
    try {
      await runAzioneQuadro(dichiarazione, codice, 'completa', listAvvisi(campi, [codice]).length > 0);
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { titolo: m.nonCompletato(codice), codiceRichiesta });
      await reload();
      openQuadro(codice);
      return false;
    }
  }
  await reload();
  return true;
}

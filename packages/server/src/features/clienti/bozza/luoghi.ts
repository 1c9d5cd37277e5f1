import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { findStudioDiAnagrafica } from '../anagrafica/anagrafica.queries.ts';

/** The studio a place belongs to; undefined when there is no such place for the caller. */
type Luogo = (trx: Trx, sessione: Sessione, chiave: string) => Promise<number | undefined>;

/** Every place where a draft may be: kind, then the key of the record or `nuova`. */
const luoghi = new Map<string, Luogo>([
  [
    'anagrafica',
    async (trx, sessione, chiave) => {
      if (chiave === 'nuova') return requireStudio(sessione, undefined);
      return isUuid(chiave) ? findStudioDiAnagrafica(trx, chiave) : undefined;
    },
  ],
]);

/** The studio of a place. @throws NON_TROVATO for a place that is not in the list, or not of the caller's studi */
export async function getStudioDelLuogo(
  trx: Trx,
  sessione: Sessione,
  { genere, chiave }: { genere: string; chiave: string },
): Promise<number> {
  const studioId = await luoghi.get(genere)?.(trx, sessione, chiave);
  if (studioId === undefined) throw new DomainError('NON_TROVATO');
  return studioId;
}

import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { authorize } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isTuttoVisibile } from '../../base/lavoro/lavoro.public.ts';
import { altreEsportazioni, listeEsportabili } from './liste.ts';
import { findChiavi, findParte } from './storico.queries.ts';

interface Quale {
  readonly studioId: number;
  readonly id: string;
}

/**
 * A file goes out to who still has the right of its list and still sees every record in it: a group, a studio or a permission
 * taken away, a client deleted, and it does not.
 * @throws NON_AUTORIZZATO, FUNZIONALITA_NON_ATTIVA, ESPORTAZIONE_NON_VISIBILE
 */
export async function checkVisibile(trx: Trx, sessione: Sessione, quale: Quale, tipo: string): Promise<void> {
  const altra = Object.hasOwn(altreEsportazioni, tipo) ? altreEsportazioni[tipo] : undefined;
  if (altra !== undefined) return authorize(sessione, altra.permesso);
  const lista = Object.hasOwn(listeEsportabili, tipo) ? listeEsportabili[tipo] : undefined;
  if (lista === undefined) throw new DomainError('NON_TROVATO');
  authorize(sessione, lista.permesso);
  const chiavi = await findChiavi(trx, quale);
  if (chiavi !== undefined && !(await isTuttoVisibile(trx, lista.tabella, chiavi)))
    throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
}

/** The bytes of the file of an export, piece by piece. */
export async function* readFile(db: Db, quale: Quale): AsyncGenerator<Buffer> {
  for (let dopo = 0; ; ) {
    const parte = await withTenant(db, { studi: [quale.studioId] }, (trx) => findParte(trx, quale, dopo));
    if (parte === undefined) return;
    dopo = parte.numero;
    yield parte.dati;
  }
}

import { tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { allow } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { listSchedeMie, type SchedeMie } from './scheda-mia.queries.ts';

/** Whether who enters works for himself: a private client, or a company. */
export const isDiSe = ({ profilo: { studio } }: Pick<Sessione, 'profilo'>): boolean =>
  studio !== null && studio.tipoProfiloCliente !== tipoProfiloCliente.STUDIO;
const isAmministratoreDiSe = (sessione: Sessione): boolean =>
  isDiSe(sessione) && sessione.tipologia === tipologiaUtente.AMM_STU;

/** Who acts on what a studio sent or asked: its client, who enters for himself. */
export const rispondiAlloStudio = allow('rispondi', 'studio che lo segue', isAmministratoreDiSe);

/**
 * The studi that keep a record of who enters, each with what `read` finds in it: nobody who acts in place of another looks
 * there. Each is read in a transaction that sees that studio alone.
 */
export async function mapStudiMiei<T>(
  { db }: Pick<Servizi, 'db'>,
  sessione: Sessione,
  read: (trx: Trx, schede: SchedeMie) => Promise<T>,
): Promise<T[]> {
  if (!isAmministratoreDiSe(sessione) || sessione.sostituzione) return [];
  const mie = await withTenant(db, sessione, (trx) => listSchedeMie(trx, sessione.utenteId));
  const letti: T[] = [];
  for (const schede of mie)
    letti.push(await withTenant(db, { studi: [schede.studioId] }, (trx) => read(trx, schede)));
  return letti;
}

import type { FastifyBaseLogger } from 'fastify';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import {
  dropAttesa,
  findIntestatario,
  listAttese,
  lockConto,
  noteProva,
  updateConto,
} from './conto.queries.ts';
import { makeConto } from './elabora-conto.ts';

/** Conti made in one round. */
const QUANTI = 50;
const ERRORE_MASSIMO = 500;

/**
 * Makes the conti that wait, each in a transaction of its own; two that do it at once wait for each other and the second finds
 * nothing changed. One that cannot be made keeps why. Answers how many were made.
 */
export async function makeAttesi(
  { db, now }: Pick<Servizi, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number> {
  const attese = await withIdentita(db, (trx) => listAttese(trx, QUANTI));
  let fatti = 0;
  for (const { studio_id, anagrafica_id, anno } of attese) {
    const quale = { studioId: studio_id, anagraficaId: anagrafica_id, anno };
    const ambito = { studi: [studio_id], limitati: true };
    try {
      await withTenant(db, ambito, async (trx) => {
        if (await findIntestatario(trx, anagrafica_id)) await makeConto(trx, quale, now());
        else await dropAttesa(trx, quale);
      });
      fatti += 1;
    } catch (errore) {
      const isDetto = errore instanceof DomainError;
      await withTenant(db, ambito, async (trx) => {
        if (!isDetto) return noteProva(trx, quale);
        await lockConto(trx, quale);
        await updateConto(trx, quale, { errore: errore.message.slice(0, ERRORE_MASSIMO) });
        return dropAttesa(trx, quale);
      });
      if (!isDetto)
        log.warn({ err: errore instanceof Error ? errore.name : 'Error', anno }, 'tax account not made');
    }
  }
  return fatti;
}

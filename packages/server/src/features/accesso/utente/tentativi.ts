import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Chi } from './utente.service.ts';

const AZIONE = 'indirizzo già di altri';
/** Addresses of others that one may run into in an hour: who goes looking for them stops here. */
const TENTATIVI_ALL_ORA = 5;

/**
 * Who ran into too many addresses that are of others changes none for a while, whichever he asks for: the answer says
 * nothing of it. @throws TROPPE_RICHIESTE
 */
export async function requirePochiTentativi(trx: Trx, { sessione }: Chi): Promise<void> {
  const { quanti } = await trx
    .selectFrom('registro')
    .select((eb) => eb.fn.countAll<string>().as('quanti'))
    .where('studio_id', '=', sessione.studioId ?? 0)
    .where('azione', '=', AZIONE)
    .where('utente_id', '=', sessione.utenteId)
    .where(sql<SqlBool>`quando > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (Number(quanti) >= TENTATIVI_ALL_ORA) throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 3600 });
}

/**
 * After a change that was refused and taken back: when the address asked for is of somebody else it is put on record, without
 * the address. @throws what it was given
 */
export const keepTentativo =
  ({ servizi, sessione, ip }: Chi, utenteId: number) =>
  async (errore: unknown): Promise<never> => {
    if (errore instanceof DomainError && errore.codice === 'CODICE_GIA_USATO')
      await withIdentita(servizi.db, (trx) =>
        writeRegistro(trx, {
          ...{ studioId: sessione.studioId, utenteId: sessione.utenteId, ip },
          ...{ azione: AZIONE, entita: 'utente', entitaId: utenteId },
        }),
      );
    throw errore;
  };

import { tipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { ErroreAvvio } from '../../../errore-avvio.ts';
import { checkPassword } from './password.rules.ts';
import { hashPassword } from './password.ts';

/** On a system without any AMM_ELMAS creates the one of the environment; afterwards it changes nothing. @throws ErroreAvvio for a weak password */
export async function ensureAmministratore(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  return withIdentita(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('primo amministratore', 0))`.execute(trx);
    const presente = await trx
      .selectFrom('utente')
      .select('id')
      .where('tipologia_utente', '=', tipologiaUtente.AMM_ELMAS)
      .executeTakeFirst();
    if (presente) return false;
    const dati = { email, dati: ['Amministratore', 'Quadra'] };
    const [errore] = checkPassword(password, dati);
    if (errore) throw new ErroreAvvio(`Impostazioni sbagliate:\n  AMM_PASSWORD: ${errore}`);
    const password_hash = await hashPassword(password);
    await trx
      .insertInto('utente')
      .values({
        email,
        nome: 'Amministratore',
        cognome: 'Quadra',
        tipologia_utente: tipologiaUtente.AMM_ELMAS,
        password_hash,
      })
      .execute();
    return true;
  });
}

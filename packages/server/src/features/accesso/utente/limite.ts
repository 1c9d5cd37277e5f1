import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { Posta } from '../../../gateways/posta/port.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { writeLimite } from './lettere.ts';
import { countUtenti, findNomePosto } from './utente.queries.ts';

export interface UtenteDisattivato {
  readonly id: number;
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
}

/** The administrator who made the place, for its notices. */
const findPrimo = (trx: Trx, studioId: number): Promise<{ email: string } | undefined> =>
  trx
    .selectFrom('utente')
    .select('email')
    .where('studio_id', '=', studioId)
    .where('primo_amministratore', '=', true)
    .where('attivo', '=', true)
    .executeTakeFirst();

/**
 * Puts a studio under its maximum of users (0: none): the active ones beyond it are disabled, those without an access and
 * those whose last one is oldest first, the higher id first on the same day; never who made the studio. Their sessions end
 * with the transaction, the audit log has a row for each, and a mail tells the administrator. Answers who was disabled.
 */
export async function applyLimiteUtenti(
  trx: Trx,
  studioId: number,
  massimo: number,
  chi: { readonly posta: Posta; readonly utenteId: number; readonly ip: string },
): Promise<UtenteDisattivato[]> {
  if (massimo <= 0) return [];
  await countUtenti(trx, studioId);
  const { rows } = await sql<UtenteDisattivato>`
    update utente set attivo = false, versione = versione + 1, modificato_il = now() where id in (
      select id from utente where studio_id = ${studioId} and attivo and not primo_amministratore
      order by ultimo_accesso asc nulls first, id desc
      limit greatest(0, (select count(*) from utente where studio_id = ${studioId} and attivo) - ${massimo}::int))
    returning id, nome, cognome, email`.execute(trx);
  for (const { id } of rows)
    await writeRegistro(trx, {
      studioId,
      utenteId: chi.utenteId,
      ip: chi.ip,
      azione: 'disattivazione oltre il massimo',
      entita: 'utente',
      entitaId: id,
      dopo: { massimo },
    });
  const primo = rows.length > 0 ? await findPrimo(trx, studioId) : undefined;
  if (primo) {
    const nomi = rows.map(({ cognome, nome }) => `${cognome} ${nome}`).sort();
    const da = await findNomePosto(trx, { studioId, gestoreId: null });
    await chi.posta.queueMessaggio(trx, {
      ...(await applyModello(trx, { studioId }, writeLimite(da, massimo, nomi))),
      destinatario: primo.email,
    });
  }
  return rows;
}

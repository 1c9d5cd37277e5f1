import type { OrigineValore, ValoriPermesso } from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Of a studio, of a gestore, or, with neither, the defaults of the vendor. */
export interface Dove {
  readonly studioId: number | null;
  readonly gestoreId: number | null;
}

/** When a value was said and by whom; null: it was said before this was kept, or who said it is no more. */
interface Momento {
  readonly il: string | null;
  readonly da: {
    /** Null, with the rest: of a user that who asks does not see. */
    readonly nome: string | null;
    readonly tipologia: number | null;
    readonly studio: number | null;
  } | null;
}
/** When each value of a place was said and by whom, by its code. */
export type Momenti = Readonly<Partial<Record<OrigineValore, Readonly<Record<string, Momento>>>>>;

const joinMomenti = (
  dove: RawBuilder<unknown>,
) => sql`(select coalesce(jsonb_object_agg(p.codice, jsonb_build_object('il', p.detto_il,
    'da', case when p.detto_da is not null then jsonb_build_object('nome', nullif(trim(concat_ws(' ', u.cognome, u.nome)), ''),
      'tipologia', u.tipologia_utente, 'studio', u.studio_id) end)), '{}')
  from ${dove})`;

/** What was said at each level that counts for a place, when, and how the place is called. */
export async function findValori(
  trx: Trx,
  { studioId, gestoreId }: Dove,
): Promise<{ valori: ValoriPermesso; momenti: Momenti; nome: string | null }> {
  const { rows } = await sql<ValoriPermesso & { nome: string | null; momenti: Momenti }>`
    select (select jsonb_object_agg(codice, valore) from permesso_predefinito) as predefiniti,
      (select jsonb_object_agg(codice, valore) from permesso_gestore where gestore_id = x.gestore) as gestore,
      (select jsonb_object_agg(codice, valore) from permesso_studio where studio_id = ${studioId}) as studio,
      jsonb_build_object(
        'gestore', ${joinMomenti(sql`permesso_gestore p left join utente u on u.id = p.detto_da where p.gestore_id = x.gestore`)},
        'studio', ${joinMomenti(sql`permesso_studio p left join utente u on u.id = p.detto_da where p.studio_id = ${studioId}`)}) as momenti,
      coalesce((select ragione_sociale from studio where id = ${studioId}), (select nome from gestore where id = x.gestore)) as nome
    from (select coalesce(${gestoreId}::int, (select gestore_id from studio where id = ${studioId})) as gestore) x`.execute(
    trx,
  );
  const { predefiniti = null, gestore = null, studio = null, nome = null, momenti = {} } = rows[0] ?? {};
  return { valori: { predefiniti, gestore, studio }, momenti, nome };
}

/** Says a value at a level, for who says it; null takes it back. */
export async function writeValore(
  trx: Trx,
  { studioId, gestoreId }: Dove,
  { codice, valore, dettoDa }: { codice: string; valore: boolean | null; dettoDa: number },
): Promise<void> {
  if (studioId !== null) {
    await trx
      .deleteFrom('permesso_studio')
      .where('studio_id', '=', studioId)
      .where('codice', '=', codice)
      .execute();
    if (valore !== null)
      await trx
        .insertInto('permesso_studio')
        .values({ studio_id: studioId, codice, valore, detto_da: dettoDa })
        .execute();
  } else if (gestoreId !== null) {
    await trx
      .deleteFrom('permesso_gestore')
      .where('gestore_id', '=', gestoreId)
      .where('codice', '=', codice)
      .execute();
    if (valore !== null)
      await trx
        .insertInto('permesso_gestore')
        .values({ gestore_id: gestoreId, codice, valore, detto_da: dettoDa })
        .execute();
  } else {
    await trx.deleteFrom('permesso_predefinito').where('codice', '=', codice).execute();
    if (valore !== null) await trx.insertInto('permesso_predefinito').values({ codice, valore }).execute();
  }
}

export async function existsGestore(trx: Trx, id: number): Promise<boolean> {
  return (await trx.selectFrom('gestore').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

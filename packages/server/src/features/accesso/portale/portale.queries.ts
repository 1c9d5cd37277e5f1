import type { fornitore } from '@quadra/contract';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { Db, Trx } from '../../../db/pool.ts';

export async function getFornitore(db: Db): Promise<z.infer<typeof fornitore>> {
  const riga = await db.selectFrom('fornitore').selectAll().executeTakeFirstOrThrow();
  return {
    RagioneSociale: riga.ragione_sociale,
    Sito: riga.sito,
    Email: riga.email,
    Telefono: riga.telefono,
    Facebook: riga.facebook,
    Linkedin: riga.linkedin,
    Twitter: riga.twitter,
    Youtube: riga.youtube,
    PartitaIva: riga.partita_iva,
    Indirizzo: riga.indirizzo,
    Logo: riga.logo,
  };
}

/** Of who owns the database: the application may not. */
export async function updateFornitore(trx: Trx, nuovo: z.infer<typeof fornitore>): Promise<void> {
  await trx
    .updateTable('fornitore')
    .set({
      ragione_sociale: nuovo.RagioneSociale,
      sito: nuovo.Sito,
      email: nuovo.Email,
      telefono: nuovo.Telefono,
      facebook: nuovo.Facebook,
      linkedin: nuovo.Linkedin,
      twitter: nuovo.Twitter,
      youtube: nuovo.Youtube,
      partita_iva: nuovo.PartitaIva,
      indirizzo: nuovo.Indirizzo,
      logo: nuovo.Logo,
    })
    .execute();
}

/** Name and logo of the gestore of a code; undefined for a code nobody has. */
export function findGestoreDelCodice(db: Db, codice: string) {
  return db
    .selectFrom('gestore')
    .select(['nome', 'logo', 'logo_tipo'])
    .where('codice', '=', codice)
    .executeTakeFirst();
}

export async function insertSegnalazione(
  db: Db,
  segnalazione: Insertable<Database['segnalazione']>,
): Promise<void> {
  await db.insertInto('segnalazione').values(segnalazione).execute();
}

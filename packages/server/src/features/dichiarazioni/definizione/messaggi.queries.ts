import type { MessaggioConfiguratoFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Dove } from './definizione.queries.ts';

export type MessaggioScritto = MessaggioConfiguratoFilo & { readonly Versione: number };

/** What the vendor says of the checks of a modello of a year, by code. */
export async function listMessaggiScritti(trx: Trx, { anno, modello }: Dove): Promise<MessaggioScritto[]> {
  const righe = await trx
    .selectFrom('messaggio_configurato')
    .selectAll()
    .where('anno', '=', anno)
    .where('modello', '=', modello)
    .orderBy('codice')
    .execute();
  return righe.map(({ codice, testo, livello, attivo, versione }) => ({
    Codice: codice,
    Testo: testo,
    Livello: livello,
    Attivo: attivo,
    Versione: versione,
  }));
}

/** Writes one over the version that was read (0: there was none); false when it is not that any more. */
export async function saveMessaggio(
  trx: Trx,
  { anno, modello }: Dove,
  { Codice: codice, Testo: testo, Livello: livello, Attivo: attivo, Versione: versione }: MessaggioScritto,
): Promise<boolean> {
  const valori = { testo, livello, attivo };
  const riga = await trx
    .insertInto('messaggio_configurato')
    .values({ anno, modello, codice, ...valori })
    .onConflict((c) =>
      c
        .columns(['anno', 'modello', 'codice'])
        .doUpdateSet({ ...valori, versione: sql<number>`messaggio_configurato.versione + 1` })
        .where('messaggio_configurato.versione', '=', versione),
    )
    .returning('versione')
    .executeTakeFirst();
  return riga?.versione === versione + 1;
}

export async function deleteMessaggio(trx: Trx, { anno, modello }: Dove, codice: string): Promise<void> {
  await trx
    .deleteFrom('messaggio_configurato')
    .where('anno', '=', anno)
    .where('modello', '=', modello)
    .where('codice', '=', codice)
    .execute();
}

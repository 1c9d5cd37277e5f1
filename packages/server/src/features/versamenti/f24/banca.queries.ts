import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Models looked at together. */
const MODELLI_MASSIMI = 5_000;

/** The models whose balance, or what was paid of it, is one of some amounts, and those still to be paid of some tax codes. */
export const listInBanca = (
  trx: Trx,
  cercati: {
    readonly importi: readonly number[];
    readonly codici: readonly string[];
    readonly anagraficaId: string | null;
  },
) =>
  trx
    .selectFrom('f24 as f')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'f.studio_id').onRef('a.id', '=', 'f.anagrafica_id'),
    )
    .select(['f.id', 'f.anagrafica_id', 'f.numero', 'f.anno', 'f.data', 'f.iban', 'f.stato'])
    .select(['f.pagato_il', 'f.pagato', 'a.denominazione', 'a.codice_fiscale'])
    .select(sql<number>`f.debito - f.credito`.as('saldo'))
    .where('f.stato', '!=', 'Annullato')
    .where(sql<SqlBool>`f.debito > f.credito`)
    .where(
      sql<SqlBool>`(f.debito - f.credito = any (${[...cercati.importi]}::bigint[])
        or f.pagato = any (${[...cercati.importi]}::bigint[])
        or (f.stato in ('Da pagare', 'Inviato') and a.codice_fiscale = any (${[...cercati.codici]}::text[])))`,
    )
    .$if(cercati.anagraficaId !== null, (query) => query.where('f.anagrafica_id', '=', cercati.anagraficaId))
    .orderBy('f.data', 'desc')
    .orderBy('f.id')
    .limit(MODELLI_MASSIMI)
    .execute();
export type ModelloLetto = Awaited<ReturnType<typeof listInBanca>>[number];

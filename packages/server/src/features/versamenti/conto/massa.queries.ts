import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Clients as a mass preparation looks at them, with their conto of the year: those named, or those who have something in it. */
export const listClienti = (
  trx: Trx,
  { anno, codici, quanti }: { anno: number; codici: readonly string[] | undefined; quanti: number },
) =>
  trx
    .selectFrom('anagrafica as a')
    .leftJoin('conto_fiscale as c', (join) =>
      join
        .onRef('c.studio_id', '=', 'a.studio_id')
        .onRef('c.anagrafica_id', '=', 'a.id')
        .on('c.anno', '=', anno),
    )
    .select(['a.studio_id', 'a.id', 'a.denominazione', 'a.codice_fiscale', 'a.domicilio_fiscale'])
    .select(['c.regime', 'c.differito', 'c.iva_con_saldi', 'c.rate', 'c.sede_inps'])
    .select(['c.elaborato_il', 'c.errore'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('dichiarazione as d')
          .select('d.id')
          .whereRef('d.studio_id', '=', 'a.studio_id')
          .whereRef('d.anagrafica_id', '=', 'a.id')
          .where('d.anno', '=', anno)
          .where('d.stato', '=', 'Aperta')
          .where('d.finalita', '!=', 'Simulazione'),
      ).as('con_aperta'),
    )
    .where(
      codici === undefined
        ? sql<SqlBool>`(c.errore is not null or exists (select from voce_fiscale v where v.studio_id = a.studio_id
            and v.anagrafica_id = a.id and v.anno = ${anno} and v.verso = 'debito'
            and v.importo > v.impegnato + v.pagato + v.riportato))`
        : sql<SqlBool>`a.id = any (${[...codici]}::uuid[])`,
    )
    .orderBy('a.denominazione')
    .orderBy('a.id')
    .limit(quanti)
    .execute();
/** How many models there are for a day, of the clients named or of all. */
export async function countPreparati(
  trx: Trx,
  { scadenza, codici }: { scadenza: string; codici: readonly string[] | undefined },
): Promise<number> {
  const { quanti } = await trx
    .selectFrom('f24')
    .select(sql<number>`count(*)::int`.as('quanti'))
    .where('scadenza', '=', scadenza)
    .where('stato', '!=', 'Annullato')
    .$if(codici !== undefined, (di) =>
      di.where(sql<SqlBool>`anagrafica_id = any (${[...(codici ?? [])]}::uuid[])`),
    )
    .executeTakeFirstOrThrow();
  return quanti;
}
export type ClienteDiMassa = Awaited<ReturnType<typeof listClienti>>[number];

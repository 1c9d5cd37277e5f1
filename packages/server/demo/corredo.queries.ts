import type { Trx } from '../src/db/pool.ts';

/** A person of the studio for whom no declaration was made. */
export interface Libera {
  readonly id: string;
  readonly comune: string | null;
  readonly nascita: string | null;
  readonly statoCivile: number;
}

/** The persons without a declaration, always in the same order. */
export async function listLibere(trx: Trx): Promise<Libera[]> {
  const righe = await trx
    .selectFrom('anagrafica as a')
    .select(['a.id', 'a.domicilio_fiscale', 'a.data_nascita', 'a.stato_civile'])
    .where('a.tipo', '=', 'PF')
    .where('a.comune_nascita', 'not like', 'Z%')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('dichiarazione as d').select('d.id').whereRef('d.anagrafica_id', '=', 'a.id'))),
    )
    .orderBy('a.codice_fiscale')
    .execute();
  return righe.map((riga) => ({
    id: riga.id,
    comune: riga.domicilio_fiscale.comune,
    nascita: riga.data_nascita,
    statoCivile: riga.stato_civile,
  }));
}

/** The first company of a legal nature, by its codice fiscale. */
export async function findSocieta(trx: Trx, natura: string): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('anagrafica')
    .select('id')
    .where('natura_giuridica', '=', natura)
    .where('estera', '=', false)
    .orderBy('codice_fiscale')
    .limit(1)
    .executeTakeFirst();
  return riga?.id;
}

/** Open declarations, by the codice fiscale of who makes them. */
export async function listPrimeDichiarazioni(trx: Trx, quante: number): Promise<string[]> {
  const righe = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', 'a.id', 'd.anagrafica_id')
    .select('d.id')
    .where('d.stato', '=', 'Aperta')
    .orderBy('a.codice_fiscale')
    .limit(quante)
    .execute();
  return righe.map(({ id }) => id);
}

/** Whether the studio has a property already. */
export async function hasImmobili(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('immobile').select('id').limit(1).executeTakeFirst()) !== undefined;
}

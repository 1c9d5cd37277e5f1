import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Scritta } from './anagrafica.rules.ts';
import type { LegameTable } from './anagrafica.table.ts';

type Genere = LegameTable['genere'];
export type Legami = Pick<Scritta, Genere>;
export interface LegameLetto {
  readonly genere: Genere;
  readonly dati: object;
}

const generi: readonly Genere[] = ['familiari', 'soci', 'collaboratori'];

/** Who is tied to each anagrafica `a` of a select, in order. */
export const legamiDi = sql<LegameLetto[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('genere', l.genere, 'dati', l.dati) order by l.posizione), '[]')
  from legame l where l.studio_id = a.studio_id and l.anagrafica_id = a.id)`.as('legami');

/** The three lists of a record; what is in the table was checked when it was written. */
export const readLegami = (letti: readonly LegameLetto[]): Legami =>
  Object.fromEntries(
    generi.map((genere) => [
      genere,
      letti.filter((legame) => legame.genere === genere).map(({ dati }) => dati),
    ]),
  ) as Legami;

/** Writes the three lists of a record in place of those it had. */
export async function replaceLegami(
  trx: Trx,
  studioId: number,
  anagraficaId: string,
  legami: Legami,
  hanProprie: boolean,
): Promise<void> {
  if (hanProprie) {
    await trx
      .deleteFrom('legame')
      .where('studio_id', '=', studioId)
      .where('anagrafica_id', '=', anagraficaId)
      .execute();
  }
  const righe = generi.flatMap((genere) =>
    legami[genere].map((legame, indice) => ({
      studio_id: studioId,
      anagrafica_id: anagraficaId,
      genere,
      posizione: indice + 1,
      codice_fiscale: legame.codiceFiscale,
      dati: JSON.stringify(legame),
    })),
  );
  if (righe.length > 0) await trx.insertInto('legame').values(righe).execute();
}

/** Gives its new codice fiscale to a person wherever the studio wrote it among dependants, partners and helpers. */
export async function renameLegami(trx: Trx, studioId: number, prima: string, dopo: string): Promise<void> {
  await trx
    .updateTable('legame')
    .set({
      codice_fiscale: dopo,
      dati: sql<string>`jsonb_set(dati, '{codiceFiscale}', to_jsonb(${dopo}::text))`,
    })
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', '=', prima)
    .execute();
}

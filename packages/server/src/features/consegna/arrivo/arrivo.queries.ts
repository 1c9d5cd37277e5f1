import { LAVORO_ARRIVO, type ListQuery, type VoceArrivoFilo } from '@quadra/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { FattoArrivo } from './arrivo.table.ts';

export type Arrivo = Selectable<Database['arrivo']>;
export type Voce = Selectable<Database['arrivo_voce']>;
/** A thing of a file, before it is kept. */
export type NuovaVoce = Pick<
  Voce,
  'nome' | 'genere' | 'fornitura' | 'codice_fiscale' | 'riga' | 'contenuto' | 'testo'
> & {
  readonly fatto: FattoArrivo;
};

/** Days an arrival is kept: one nobody asked to take, and one that was taken. */
const GIORNI = 2;
const GIORNI_CHIESTO = 30;
/** Written by one statement. */
const INSIEME = 200;

/** Lets go the arrivals that nobody takes any more: never one that a job is taking. */
async function deleteLasciati(trx: Trx, studioId: number): Promise<void> {
  await trx
    .deleteFrom('arrivo as a')
    .where('a.studio_id', '=', studioId)
    .where(
      sql<boolean>`coalesce(a.chiesto_il + make_interval(days => ${GIORNI_CHIESTO}),
        a.creato_il + make_interval(days => ${GIORNI})) < now()`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lavoro as l')
            .select('l.id')
            .whereRef('l.studio_id', '=', 'a.studio_id')
            .where('l.nome', '=', LAVORO_ARRIVO)
            .where('l.stato', 'in', ['in coda', 'in corso'])
            .where(sql<boolean>`l.parametri ->> 'IdArrivo' = a.id::text`),
        ),
      ),
    )
    .execute();
}

/** A new arrival of a user, empty; what is too old of the studio goes. */
export async function insertArrivo(trx: Trx, studioId: number, utenteId: number): Promise<Arrivo> {
  await deleteLasciati(trx, studioId);
  return trx
    .insertInto('arrivo')
    .values({ studio_id: studioId, utente_id: utenteId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An arrival of the user; undefined when it is not his. With `isTenuto` it is held until the end of the transaction. */
export async function findArrivo(
  trx: Trx,
  id: string,
  utenteId: number,
  { isTenuto }: { readonly isTenuto: boolean },
): Promise<Arrivo | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = trx.selectFrom('arrivo').selectAll().where('id', '=', id).where('utente_id', '=', utenteId);
  return (isTenuto ? uno.forUpdate() : uno).executeTakeFirst();
}

/** Keeps what some files hold, after what the arrival has. */
export async function insertVoci(trx: Trx, arrivo: Arrivo, voci: readonly NuovaVoce[]): Promise<void> {
  for (let da = 0; da < voci.length; da += INSIEME)
    await trx
      .insertInto('arrivo_voce')
      .values(
        voci.slice(da, da + INSIEME).map(({ fatto, ...voce }, posto) => ({
          ...voce,
          fatto: JSON.stringify(fatto),
          studio_id: arrivo.studio_id,
          arrivo_id: arrivo.id,
          numero: arrivo.voci + da + posto + 1,
        })),
      )
      .execute();
  await trx
    .updateTable('arrivo')
    .set({ voci: arrivo.voci + voci.length, byte: arrivo.byte + countByte(voci) })
    .where('studio_id', '=', arrivo.studio_id)
    .where('id', '=', arrivo.id)
    .execute();
}

/** The bytes that some things take. */
export const countByte = (voci: readonly Pick<Voce, 'contenuto'>[]): number =>
  voci.reduce((somma, { contenuto }) => somma + (contenuto?.length ?? 0), 0);

/** Writes that an arrival is to be taken: from now on nothing is added. */
export async function markChiesto(trx: Trx, { studio_id, id }: Arrivo): Promise<void> {
  await trx
    .updateTable('arrivo')
    .set({ chiesto_il: sql<Date>`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** What an arrival holds, in its order, by name alone. */
export const listPreviste = (trx: Trx, arrivoId: string) =>
  trx
    .selectFrom('arrivo_voce')
    .select(['id', 'nome', 'codice_fiscale'])
    .where('arrivo_id', '=', arrivoId)
    .orderBy('numero')
    .execute();

export const findVoce = (trx: Trx, { studio_id, id }: Arrivo, voce: string): Promise<Voce | undefined> =>
  trx
    .selectFrom('arrivo_voce')
    .selectAll()
    .where('studio_id', '=', studio_id)
    .where('arrivo_id', '=', id)
    .where('id', '=', voce)
    .executeTakeFirst();

/** Writes what became of a thing: what was taken is not kept twice. */
export async function writeFatto(
  trx: Trx,
  { studio_id, id }: Voce,
  esito: VoceArrivoFilo['Esito'],
  fatto: FattoArrivo,
): Promise<void> {
  await trx
    .updateTable('arrivo_voce')
    .set({
      ...{ esito, fatto: JSON.stringify(fatto) },
      ...(esito !== 'Non letto' && { contenuto: null, testo: null }),
    })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** Whose declarations an arrival holds: each codice fiscale once, with the file that has it first. */
export const listContribuenti = (trx: Trx, arrivoId: string) =>
  trx
    .selectFrom('arrivo_voce')
    .select(['codice_fiscale', sql<string>`(array_agg(nome order by numero))[1]`.as('nome')])
    .where('arrivo_id', '=', arrivoId)
    .where('genere', '=', 'dichiarazione')
    .where('codice_fiscale', '<>', '')
    .groupBy('codice_fiscale')
    .orderBy(sql`min(numero)`)
    .execute();

/** What was left out of an arrival, in its order, after the number that is told. */
export const listFatte = (trx: Trx, arrivoId: string, dopo: number, quante: number) =>
  trx
    .selectFrom('arrivo_voce')
    .select(['numero', 'nome', 'codice_fiscale', 'fatto'])
    .where('arrivo_id', '=', arrivoId)
    .where('numero', '>', dopo)
    .orderBy('numero')
    .limit(quante)
    .execute();

const elenco: Elenco = {
  filtri: {
    IdArrivo: { colonna: 'v.arrivo_id', tipo: 'chiave', isAmbito: true },
    Esito: { colonna: 'v.esito', tipo: 'esatto' },
    Nome: { colonna: 'v.nome', tipo: 'testo' },
    CodiceFiscale: { colonna: 'v.codice_fiscale', tipo: 'testo' },
  },
  ordini: { Numero: 'v.numero', Nome: 'v.nome', Esito: 'v.esito', CodiceFiscale: 'v.codice_fiscale' },
  ordinePredefinito: ['Numero'],
  chiave: 'v.id',
};
/** Of each, how many of the things not taken a page shows. */
const NON_LETTE_MOSTRATE = 200;

const toFilo = (voce: Pick<Voce, 'id' | 'nome' | 'esito' | 'codice_fiscale' | 'fatto'>): VoceArrivoFilo => {
  const { fatto } = voce;
  const nonLette = fatto.nonLette ?? [];
  return {
    ...{ Id: voce.id, Nome: voce.nome, Esito: voce.esito, CodiceFiscale: voce.codice_fiscale },
    ...{ Che: fatto.che ?? '', Denominazione: fatto.denominazione ?? '', Anno: fatto.anno ?? 0 },
    ...{ IdAnagrafica: fatto.anagraficaId ?? null, IdDichiarazione: fatto.dichiarazioneId ?? null },
    ...{ ClienteNuovo: fatto.clienteNuovo ?? false, Caselle: fatto.caselle ?? 0 },
    ...{ NonLette: nonLette.slice(0, NON_LETTE_MOSTRATE), QuanteNonLette: nonLette.length },
  };
};

/** A page of what the arrivals of a user hold, and how many there are. */
export async function listVociArrivo(trx: Trx, query: ListQuery, utenteId: number) {
  const { condizioni } = readFiltri(query, elenco);
  let base = trx
    .selectFrom('arrivo_voce as v')
    .innerJoin('arrivo as a', (join) =>
      join.onRef('a.studio_id', '=', 'v.studio_id').onRef('a.id', '=', 'v.arrivo_id'),
    )
    .where('a.utente_id', '=', utenteId);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select(sql<number>`count(*)::int`.as('totale')).executeTakeFirstOrThrow();
  const colonne = base.select(['v.id', 'v.nome', 'v.esito', 'v.codice_fiscale', 'v.fatto']);
  const righe = await pageQuery(colonne, [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map(toFilo), totale };
}

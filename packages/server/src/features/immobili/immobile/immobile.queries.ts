import { type ListQuery, type PossessoFilo, testiCampo } from '@quadra/contract';
import { listAnni, periodoImposta } from '@quadra/values';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';
import { DomainError, type ModelState } from '../../../http/domain-error.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { Genere } from './immobile.table.ts';

export type Immobile = Selectable<Database['immobile']>;
export type Possesso = Selectable<Database['possesso']> & { denominazione: string; codice_fiscale: string };

const elenco: Elenco = {
  filtri: {
    Id: { colonna: 'immobile.id', tipo: 'chiave' },
    IdStudio: { colonna: 'immobile.studio_id', tipo: 'intero', isAmbito: true },
    Comune: { colonna: 'comune_descrizione', tipo: 'testo' },
    CodiceComune: { colonna: 'comune', tipo: 'codice' },
    Categoria: { colonna: 'categoria', tipo: 'codice' },
    Foglio: { colonna: 'foglio', tipo: 'esatto' },
    Particella: { colonna: 'particella', tipo: 'esatto' },
    Indirizzo: { colonna: 'indirizzo', tipo: 'testo' },
  },
  ordini: {
    Comune: 'comune_descrizione',
    Foglio: 'foglio',
    Particella: 'particella',
    Categoria: 'categoria',
    Rendita: 'rendita',
  },
  ordinePredefinito: ['Comune', 'Foglio', 'Particella'],
  chiave: 'immobile.id',
};

/** The possession a list is narrowed to: of a client, in the tax year of a fiscal year. */
function readPossesso({ Filter }: ListQuery): {
  condizioni: Expression<SqlBool>[];
  resto: ListQuery['Filter'];
} {
  const { IdAnagrafica, Anno, Proprietario, ...resto } = Filter;
  const errori: ModelState = {};
  const parti: Expression<SqlBool>[] = [];
  if (IdAnagrafica !== undefined && IdAnagrafica !== null && IdAnagrafica !== '') {
    if (isUuid(String(IdAnagrafica))) parti.push(sql<SqlBool>`p.anagrafica_id = ${IdAnagrafica}`);
    else errori['Filter.IdAnagrafica'] = [testiCampo.VALORE_NON_VALIDO];
  }
  if (Anno !== undefined && Anno !== null && Anno !== '') {
    if (listAnni().includes(Number(Anno))) {
      const { dal, al } = periodoImposta(Number(Anno));
      parti.push(sql<SqlBool>`p.dal <= ${al}::date and (p.al is null or p.al >= ${dal}::date)`);
    } else errori['Filter.Anno'] = [testiCampo.VALORE_NON_VALIDO];
  }
  if (typeof Proprietario === 'string' && Proprietario.trim() !== '')
    parti.push(
      sql<SqlBool>`a.denominazione_ricerca like '%' || replace(replace(replace(app_ricerca(${Proprietario.trim()}),
        '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
    );
  if (Object.keys(errori).length > 0) throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: errori });
  const condizioni =
    parti.length === 0
      ? []
      : [
          sql<SqlBool>`exists (select 1 from possesso p join anagrafica a
            on a.studio_id = p.studio_id and a.id = p.anagrafica_id
            where p.studio_id = immobile.studio_id and p.immobile_id = immobile.id
              and ${sql.join(parti, sql` and `)})`,
        ];
  return { condizioni, resto };
}

export type RigaImmobile = Immobile & { proprietari: string };

/** One page of the properties of a kind, and how many there are. */
export async function listImmobili(
  trx: Trx,
  genere: Genere,
  query: ListQuery,
): Promise<{ righe: RigaImmobile[]; totale: number }> {
  const { condizioni: possesso, resto } = readPossesso(query);
  const letta = { ...query, Filter: resto };
  const condizioni = [...readFiltri(letta, elenco).condizioni, ...possesso];
  const base = trx.selectFrom('immobile').where('genere', '=', genere);
  const select = base.selectAll('immobile').select(
    sql<string>`coalesce((select string_agg(distinct a.denominazione, ', ' order by a.denominazione)
      from possesso p join anagrafica a on a.studio_id = p.studio_id and a.id = p.anagrafica_id
      where p.studio_id = immobile.studio_id and p.immobile_id = immobile.id and p.al is null), '')`.as(
      'proprietari',
    ),
  );
  const righe = await pageQuery(select, condizioni, readOrdine(letta, elenco), query).execute();
  let conta = base.select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A property of a kind; held until the end of the transaction when it is about to change. */
export async function findImmobile(
  trx: Trx,
  genere: Genere | null,
  id: string,
  { isBloccato = false } = {},
): Promise<Immobile | undefined> {
  if (!isUuid(id)) return undefined;
  let select = trx.selectFrom('immobile').selectAll().where('id', '=', id);
  if (genere !== null) select = select.where('genere', '=', genere);
  return (isBloccato ? select.forUpdate() : select).executeTakeFirst();
}

/** What tells a property from the others of a comune. */
export interface ChiaveCatasto {
  readonly comune: string;
  readonly sezione: string | null;
  readonly foglio: string | null;
  readonly particella: string | null;
  readonly subalterno: string | null;
}

/** The property of a studio at a place of the land register. */
export async function findDelCatasto(
  trx: Trx,
  studioId: number,
  genere: Genere,
  chiave: ChiaveCatasto,
): Promise<string | undefined> {
  const trovato = await trx
    .selectFrom('immobile')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('genere', '=', genere)
    .where('comune', '=', chiave.comune)
    .where(sql<boolean>`(coalesce(sezione, ''), coalesce(foglio, ''), coalesce(particella, ''), coalesce(subalterno, ''))
      = (${chiave.sezione ?? ''}, ${chiave.foglio ?? ''}, ${chiave.particella ?? ''}, ${chiave.subalterno ?? ''})`)
    .limit(1)
    .executeTakeFirst();
  return trovato?.id;
}

export function listPossessi(trx: Trx, studioId: number, immobileId: string): Promise<Possesso[]> {
  return trx
    .selectFrom('possesso')
    .innerJoin('anagrafica', (join) =>
      join
        .onRef('anagrafica.studio_id', '=', 'possesso.studio_id')
        .onRef('anagrafica.id', '=', 'possesso.anagrafica_id'),
    )
    .selectAll('possesso')
    .select(['anagrafica.denominazione', 'anagrafica.codice_fiscale'])
    .where('possesso.studio_id', '=', studioId)
    .where('possesso.immobile_id', '=', immobileId)
    .orderBy('possesso.ordine')
    .execute();
}

/** Which of the clients are there, in the studio. */
export async function listPresenti(trx: Trx, studioId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const righe = await trx
    .selectFrom('anagrafica')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(righe.map(({ id }) => id));
}

export type ColonneImmobile = Omit<
  Immobile,
  | 'studio_id'
  | 'id'
  | 'versione'
  | 'creato_il'
  | 'modificato_il'
  | 'consistenza'
  | 'valore'
  | `rendita${string}`
> & {
  valore: number | null;
  consistenza: number | null;
  rendita: number | null;
  rendita_dominicale: number | null;
  rendita_agraria: number | null;
};

export const insertImmobile = (trx: Trx, studioId: number, colonne: ColonneImmobile): Promise<Immobile> =>
  trx
    .insertInto('immobile')
    .values({ studio_id: studioId, ...colonne })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateImmobile = (trx: Trx, id: string, colonne: ColonneImmobile): Promise<Immobile> =>
  trx
    .updateTable('immobile')
    .set({ ...colonne, versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteImmobile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('immobile').where('id', '=', id).execute();
}

/** Writes who holds a property in the place of who did. */
export async function writePossessi(
  trx: Trx,
  { studio_id, id }: Pick<Immobile, 'studio_id' | 'id'>,
  possessi: readonly PossessoFilo[],
): Promise<void> {
  await trx.deleteFrom('possesso').where('studio_id', '=', studio_id).where('immobile_id', '=', id).execute();
  await trx
    .insertInto('possesso')
    .values(
      possessi.map((p, ordine) => ({
        studio_id,
        immobile_id: id,
        anagrafica_id: p.IdAnagrafica,
        dal: p.Dal,
        al: p.Al,
        quota: p.Quota,
        quota_imu: p.QuotaImu,
        tipo_possesso: p.TipoPossesso,
        titolo: p.Titolo,
        caso: p.Caso,
        abitazione_principale: p.AbitazionePrincipale,
        esenzione: p.Esenzione,
        mesi_imu: p.MesiImu,
        riduzione_imu: p.RiduzioneImu,
        esenzione_imu: p.EsenzioneImu,
        data_morte: p.DataMorte,
        ordine,
      })),
    )
    .execute();
}

/** The tariff of a class in force: the one of the section, or of the whole comune. */
export async function findTariffa(
  trx: Trx,
  {
    comune,
    sezione,
    categoria,
    classe,
  }: { comune: string; sezione: string; categoria: string; classe: string },
): Promise<number | undefined> {
  const riga = await trx
    .selectFrom('estimo')
    .select('tariffa')
    .where('comune', '=', comune)
    .where('categoria', '=', categoria)
    .where('classe', '=', classe)
    .where('sezione', 'in', [sezione, ''])
    .where('valido_da', '<=', sql<string>`(now() at time zone 'Europe/Rome')::date`)
    .orderBy('sezione', 'desc')
    .orderBy('valido_da', 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga && Number(riga.tariffa);
}

/** Whether a property is also of clients that who asks does not see. */
export async function isAncheDiAltri(
  trx: Trx,
  { studio_id, id }: Pick<Immobile, 'studio_id' | 'id'>,
): Promise<boolean> {
  const count = async () => {
    const { quanti } = await trx
      .selectFrom('possesso')
      .select(({ fn }) => fn.countAll<string>().as('quanti'))
      .where('studio_id', '=', studio_id)
      .where('immobile_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(quanti);
  };
  return (await count()) < (await stepSenzaGruppi(trx, count));
}

import type {
  Catasto,
  RigaVisuraFilo,
  StatoDichiarazione,
  TipoDichiarazione,
  TipoVisura,
} from '@quadra/contract';
import type { DatiModello } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { FINALITA } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { Genere } from '../../../immobili/immobile/immobile.public.ts';

/** Where a building or land is in the land register. */
export interface Posto {
  readonly genere: Genere;
  readonly studioId: number;
  readonly comune: string;
  readonly sezione: string | null;
  readonly foglio: string | null;
  readonly particella: string | null;
  readonly subalterno: string | null;
}

/** A property as a search of a day says it. */
export interface Lettura {
  readonly id: string;
  readonly data: string;
  readonly tipo: TipoVisura;
  readonly costoCrediti: number;
  readonly conPDF: boolean;
  readonly simulata: boolean;
  readonly riga: RigaVisuraFilo;
}

/** More than these say nothing that those do not. */
const LETTURE = 60;
const same = (campo: string, valore: string | null) =>
  sql`ltrim(coalesce(r.riga ->> ${sql.lit(campo)}, ''), '0') = ltrim(${valore ?? ''}, '0')`;

const CATASTO = { fabbricato: 'Fabbricati', terreno: 'Terreni' } as const satisfies Record<Genere, Catasto>;
/** The searches that found a property, from the first. */
export async function listLetture(trx: Trx, posto: Posto): Promise<Lettura[]> {
  if (posto.foglio === null || posto.particella === null) return [];
  const { rows } = await sql<Lettura>`
    select * from (
      select v.id, to_char(v.creata_il at time zone 'Europe/Rome', 'YYYY-MM-DD') as data, v.tipo, v.creata_il,
        v.costo_crediti as "costoCrediti", v.pdf is not null as "conPDF", v.simulata, r.riga
      from visura v cross join lateral jsonb_array_elements(v.righe) as r(riga)
      where v.studio_id = ${posto.studioId} and v.esito = 'Trovata'
        and r.riga ->> 'Catasto' = ${CATASTO[posto.genere]} and r.riga ->> 'Comune' = ${posto.comune}
        and ${same('Sezione', posto.sezione)} and ${same('Foglio', posto.foglio)}
        and ${same('Particella', posto.particella)} and ${same('Subalterno', posto.subalterno)}
      order by v.creata_il desc limit ${LETTURE}) v
    order by v.creata_il, v.id`.execute(trx);
  return rows;
}

/** A declaration of a person, with what is written in it. */
export interface Dichiarata {
  readonly id: string;
  readonly anagraficaId: string;
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  readonly righi: DatiModello;
  readonly stato: StatoDichiarazione;
}

/** Of each of some persons and years the last declaration of the incomes. */
export async function listDichiarate(
  trx: Trx,
  studioId: number,
  anagrafiche: readonly string[],
  anni: readonly number[],
): Promise<Dichiarata[]> {
  if (anagrafiche.length === 0 || anni.length === 0) return [];
  return trx
    .selectFrom('dichiarazione')
    .distinctOn(['anagrafica_id', 'anno'])
    .select(['id', 'anagrafica_id as anagraficaId', 'anno', 'tipo', 'righi', 'stato'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', 'in', [...anagrafiche])
    .where('anno', 'in', [...anni])
    .where('tipo', 'in', ['Persone fisiche', '730'])
    .where('finalita', 'in', FINALITA)
    .orderBy('anagrafica_id')
    .orderBy('anno')
    .orderBy('creata_il', 'desc')
    .orderBy('id')
    .execute();
}

/** Of another building in the same comune, or of other land, when one of those persons holds it. */
export interface Altro {
  readonly anagraficaId: string;
  readonly dal: string;
  readonly al: string | null;
  readonly redditoDominicale: number | null;
  readonly redditoAgrario: number | null;
}
/** Of land a declaration does not say the comune: there the others are those of any. */
export const listAltri = (
  trx: Trx,
  { studioId, comune, genere }: Posto,
  immobileId: string,
  anagrafiche: readonly string[],
): Promise<Altro[]> =>
  anagrafiche.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('possesso as p')
        .innerJoin('immobile as i', (join) =>
          join.onRef('i.studio_id', '=', 'p.studio_id').onRef('i.id', '=', 'p.immobile_id'),
        )
        .select(['p.anagrafica_id as anagraficaId', 'p.dal', 'p.al'])
        .select([
          sql<number | null>`i.rendita_dominicale::float8`.as('redditoDominicale'),
          sql<number | null>`i.rendita_agraria::float8`.as('redditoAgrario'),
        ])
        .where('p.studio_id', '=', studioId)
        .where('i.genere', '=', genere)
        .$if(genere === 'fabbricato', (query) => query.where('i.comune', '=', comune))
        .where('p.immobile_id', '<>', immobileId)
        .where('p.anagrafica_id', 'in', [...anagrafiche])
        .execute();

/** The contracts a building was let by, from the first. */
export const listContratti = (trx: Trx, studioId: number, immobileId: string) =>
  trx
    .selectFrom('contratto_locazione')
    .select(['id', 'dal', 'al', 'canone', 'codice_identificativo', 'data_registrazione'])
    .where('studio_id', '=', studioId)
    .where('immobile_id', '=', immobileId)
    .orderBy('dal')
    .orderBy('id')
    .execute();

/** What the models F24 of a person pay to a comune for a tax year with a code. Amounts in cents. */
export interface Pagata {
  readonly anagraficaId: string;
  readonly anno: string;
  readonly codice: string;
  /** Null: sanctions and interest are in it, and how much they are nobody knows. */
  readonly pagata: number | null;
  readonly ultimo: string | null;
}
/** Where one row puts right what was late, its tax is what it holds of its debt (the code of the local taxes is one for all). */
export const listPagate = (
  trx: Trx,
  { studioId, comune }: Pick<Posto, 'studioId' | 'comune'>,
  anagrafiche: readonly string[],
  anni: readonly number[],
): Promise<Pagata[]> =>
  anagrafiche.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('f24 as f')
        .innerJoin('f24_riga as r', (join) =>
          join.onRef('r.studio_id', '=', 'f.studio_id').onRef('r.f24_id', '=', 'f.id'),
        )
        .select(['f.anagrafica_id as anagraficaId', 'r.codice'])
        .select([
          sql<string>`r.anno`.as('anno'),
          sql<
            number | null
          >`case when bool_or(f.stato = 'Pagato' and r.campi ? 'ravvedimento' and r.quota is null) then null
            else sum(case when f.stato <> 'Pagato' then 0 when r.campi ? 'ravvedimento' then r.saldato
              else coalesce(r.pagato, r.debito) end)::float8 end`.as('pagata'),
          sql<string | null>`to_char(max(f.pagato_il) filter (where f.stato = 'Pagato'), 'YYYY-MM-DD')`.as(
            'ultimo',
          ),
        ])
        .where('f.studio_id', '=', studioId)
        .where('f.anagrafica_id', 'in', [...anagrafiche])
        .where('f.stato', '<>', 'Annullato')
        .where('r.sezione', '=', 'locali')
        .where('r.debito', '>', 0)
        .where('r.anno', 'in', anni.map(String))
        .where(sql<boolean>`r.campi ->> 'ente' = ${comune}`)
        .groupBy(['f.anagrafica_id', 'r.anno', 'r.codice'])
        .execute();

/** Of some persons, what says whether they pay the IMU as a body does. */
export const listSoggetti = (trx: Trx, studioId: number, anagrafiche: readonly string[]) =>
  anagrafiche.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('anagrafica')
        .select(['id', 'tipo', 'natura_giuridica as naturaGiuridica', 'denominazione'])
        .where('studio_id', '=', studioId)
        .where('id', 'in', [...anagrafiche])
        .execute();

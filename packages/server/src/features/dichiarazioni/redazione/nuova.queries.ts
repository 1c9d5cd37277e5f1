import type { FinalitaDichiarazione, Impegno, TipoDichiarazione } from '@quadra/contract';
import type { DatiModello, Forzature } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';
import type { Dichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import type { StatiQuadri } from '../dichiarazione/dichiarazione.rules.ts';
import type { Riepilogo } from '../dichiarazione/dichiarazione.table.ts';

/** The person a declaration is made for. */
export interface Contribuente {
  readonly studioId: number;
  readonly id: string;
  readonly tipo: 'PF' | 'SD';
  readonly naturaGiuridica: string | null;
  readonly denominazione: string;
}

/** The anagrafiche, held until the end of the transaction, always in the same order. */
export async function lockContribuenti(trx: Trx, ids: readonly string[]): Promise<Contribuente[]> {
  return trx
    .selectFrom('anagrafica')
    .select(['studio_id as studioId', 'id', 'tipo', 'natura_giuridica as naturaGiuridica', 'denominazione'])
    .where('id', 'in', ids)
    .orderBy('studio_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * How many more declarations each studio may have in a year: its maximum, 0 for none, less those it has. The count of a studio
 * with a maximum is held until the end of the transaction: two calls at once count one after the other.
 */
export async function lockDisponibili(
  trx: Trx,
  anno: number,
  studi: readonly number[],
): Promise<Map<number, number>> {
  const limitati = await trx
    .selectFrom('studio')
    .select(['id', 'numero_massimo_dichiarazioni as massimo'])
    .where('id', 'in', [...studi, 0])
    .where('numero_massimo_dichiarazioni', '>', 0)
    .orderBy('id')
    .execute();
  const disponibili = new Map(studi.map((id) => [id, Number.POSITIVE_INFINITY]));
  for (const { id, massimo } of limitati) {
    await sql`select pg_advisory_xact_lock(hashtext('numero_massimo_dichiarazioni'), ${id})`.execute(trx);
    const count = trx
      .selectFrom('dichiarazione')
      .select(({ fn }) => fn.countAll<string>().as('usate'))
      .where('studio_id', '=', id)
      .where('anno', '=', anno);
    const { usate } = await stepSenzaGruppi(trx, () => count.executeTakeFirstOrThrow());
    disponibili.set(id, Math.max(0, massimo - Number(usate)));
  }
  return disponibili;
}

/** The day of a promise of several years made the year before for the same declaration; null when there is none. */
export async function findImpegnoPluriennale(
  trx: Trx,
  di: Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'tipo' | 'comune' | 'anno'>,
): Promise<string | null> {
  const riga = await trx
    .selectFrom('dichiarazione')
    .select('data_impegno as dataImpegno')
    .where('studio_id', '=', di.studioId)
    .where('anagrafica_id', '=', di.anagraficaId)
    .where('tipo', '=', di.tipo)
    .where('anno', '=', di.anno - 1)
    .where('comune', '=', di.comune)
    .where('impegno', '=', 'Pluriennale')
    .where('data_impegno', 'is not', null)
    .orderBy('modificata_il', 'desc')
    .limit(1)
    .executeTakeFirst();
  return riga?.dataImpegno ?? null;
}

export interface NuovaDichiarazione {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
  /** The comune it is for; missing for those to the State. */
  readonly comune?: string;
  readonly righi: DatiModello;
  readonly forzature?: Forzature;
  readonly statiQuadri: StatiQuadri;
  readonly riepilogo: Riepilogo;
  readonly versioneProgramma: string;
  readonly utenteId: number;
  readonly baseId?: string | null;
  readonly impegno?: Impegno | null;
  readonly dataImpegno?: string | null;
}

export async function insertDichiarazione(trx: Trx, nuova: NuovaDichiarazione): Promise<string> {
  const { id } = await trx
    .insertInto('dichiarazione')
    .values({
      studio_id: nuova.studioId,
      anagrafica_id: nuova.anagraficaId,
      anno: nuova.anno,
      tipo: nuova.tipo,
      finalita: nuova.finalita,
      comune: nuova.comune ?? '',
      righi: JSON.stringify(nuova.righi),
      forzature: JSON.stringify(nuova.forzature ?? {}),
      base_id: nuova.baseId ?? null,
      impegno: nuova.impegno ?? null,
      data_impegno: nuova.dataImpegno ?? null,
      stati_quadri: JSON.stringify(nuova.statiQuadri),
      riepilogo: JSON.stringify(nuova.riepilogo),
      versione_programma: nuova.versioneProgramma,
      modificata_da: nuova.utenteId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

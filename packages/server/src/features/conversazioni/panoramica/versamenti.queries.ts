import { LIMITI_PANORAMICA, type StatoF24 } from '@quadra/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { selectResti } from '../../versamenti/conto/conto.public.ts';
import type { Di } from './panoramica.queries.ts';

/** A row of a model: cents, below zero what is used of a credit. */
interface RigaLetta {
  readonly nome: string | null;
  readonly codice: string;
  readonly importo: number;
}
/** A model of a client. Cents. */
export interface F24Di {
  readonly id: string;
  readonly anno: number;
  readonly data: string;
  readonly saldo: number;
  readonly stato: StatoF24;
  readonly pagato_il: string | null;
  readonly pagato: number | null;
  readonly mandato_il: string | null;
  readonly righe: readonly RigaLetta[];
}

async function selectF24(trx: Trx, { studio_id, id }: Di, quali: RawBuilder<unknown>): Promise<F24Di[]> {
  const { rows } = await sql<F24Di>`
    select f.id, f.anno, f.data::text as data, (f.debito - f.credito)::float8 as saldo, f.stato,
      f.pagato_il::text as pagato_il, f.pagato::float8 as pagato,
      (select max(p.inviata_il) from posta_f24 p
        where p.studio_id = f.studio_id and p.f24_id = f.id and p.a = 'cliente') as mandato_il,
      coalesce((select jsonb_agg(jsonb_build_object('nome', v.nome, 'codice', r.codice, 'importo', r.debito - r.credito)
          order by r.posto)
        from f24_riga r left join voce_fiscale v on v.studio_id = r.studio_id and v.id = r.voce_id
        where r.studio_id = f.studio_id and r.f24_id = f.id), '[]'::jsonb) as righe
    from f24 f where f.studio_id = ${studio_id} and f.anagrafica_id = ${id} and ${quali}`.execute(trx);
  return rows;
}

/** The models of a client still to pay by day, and the last that were paid. */
export async function listF24Di(trx: Trx, di: Di): Promise<F24Di[]> {
  const daPagare = await selectF24(
    trx,
    di,
    sql`f.stato = 'Da pagare' order by f.data, f.numero limit ${LIMITI_PANORAMICA.daPagare}`,
  );
  const pagati = await selectF24(
    trx,
    di,
    sql`f.stato in ('Inviato', 'Pagato') order by coalesce(f.pagato_il, f.data) desc, f.numero limit ${LIMITI_PANORAMICA.pagati}`,
  );
  return [...daPagare, ...pagati];
}

const suoi = ({ studio_id, id }: Di) => sql<SqlBool>`v.studio_id = ${studio_id} and v.anagrafica_id = ${id}`;

/** The debts of a client that no model holds yet, by their day. Cents. */
export async function listDebitiDi(
  trx: Trx,
  { studio_id, id }: Di,
): Promise<{ data: string; anno: number; importo: number; righe: RigaLetta[] }[]> {
  const { rows } = await sql<{ data: string; anno: number; importo: number; righe: RigaLetta[] }>`
    select data::text as data, min(anno)::int as anno, sum(resta)::float8 as importo,
      jsonb_agg(jsonb_build_object('nome', nome, 'codice', coalesce(codice, ''), 'importo', resta) order by nome, codice) as righe
    from ${await selectResti(trx, suoi({ studio_id, id }))} v
    group by data order by data limit ${LIMITI_PANORAMICA.daPagare}`.execute(trx);
  return rows;
}

/** What a client pays from today to the end of the year, what is past with it: models to pay and debts without one. Cents. */
export async function sumEntro(trx: Trx, { studio_id, id }: Di, fine: string): Promise<number> {
  const { rows } = await sql<{ quanto: number }>`
    select ((select coalesce(sum(debito - credito), 0) from f24
        where studio_id = ${studio_id} and anagrafica_id = ${id} and stato = 'Da pagare' and data <= ${fine}::date)
      + (select coalesce(sum(resta), 0) from ${await selectResti(trx, suoi({ studio_id, id }))} v
        where data <= ${fine}::date))::float8 as quanto`.execute(trx);
  return rows[0]?.quanto ?? 0;
}

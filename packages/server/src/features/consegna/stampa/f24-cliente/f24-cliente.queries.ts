import { LIMITI_DA_PAGARE, type StatoDetto, type StatoF24 } from '@quadra/contract';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Trx } from '../../../../db/pool.ts';
import type { SchedeMie } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { selectResti } from '../../../versamenti/conto/conto.public.ts';

/** The word of a client as it is kept, with the name of its receipt. */
export interface Detto {
  readonly studio_id: number;
  readonly id: string;
  readonly stato: StatoDetto;
  readonly pagato_il: string;
  readonly detto_il: string;
  readonly risposto_il: string | null;
  readonly motivo: string | null;
  readonly documento_id: string | null;
  readonly documento: string | null;
}
/** A row of a model: cents, below zero what is used of a credit. */
export interface RigaLetta {
  readonly nome: string | null;
  readonly codice: string;
  readonly anno: string | null;
  readonly importo: number;
}
/** A model as its client reads it. Cents. */
export interface F24Letto {
  readonly studio_id: number;
  readonly studio: string;
  readonly anagrafica_id: string;
  readonly id: string;
  readonly anno: number;
  readonly numero: number;
  readonly data: string;
  readonly saldo: number;
  readonly stato: StatoF24;
  readonly pagato_il: string | null;
  readonly pagato: number | null;
  readonly versione: number;
  readonly righe: readonly RigaLetta[];
  readonly detto: Detto | null;
}

const selectDetto = sql`
  select jsonb_build_object('studio_id', t.studio_id, 'id', t.id, 'stato', t.stato, 'pagato_il', t.pagato_il,
    'detto_il', t.detto_il, 'risposto_il', t.risposto_il, 'motivo', t.motivo, 'documento_id', o.id, 'documento', o.nome) as detto
  from f24_detto t left join documento o on o.studio_id = t.studio_id and o.id = t.documento_id
  where t.studio_id = f.studio_id and t.f24_id = f.id and t.stato <> 'Ritirato'
  order by t.detto_il desc, t.id limit 1`;

/** Those to pay in one list by day, those that are over in another from the last. */
const selectF24 = (quali: RawBuilder<unknown>, isPagati: boolean) => sql<F24Letto>`
  select f.studio_id, s.ragione_sociale as studio, f.anagrafica_id, f.id, f.anno, f.numero, f.data::text as data,
    (f.debito - f.credito)::float8 as saldo, f.stato, f.pagato_il::text as pagato_il, f.pagato::float8 as pagato, f.versione,
    coalesce((select jsonb_agg(jsonb_build_object('nome', v.nome, 'codice', r.codice, 'anno', r.anno,
        'importo', r.debito - r.credito) order by r.posto)
      from f24_riga r left join voce_fiscale v on v.studio_id = r.studio_id and v.id = r.voce_id
      where r.studio_id = f.studio_id and r.f24_id = f.id), '[]'::jsonb) as righe,
    (${selectDetto}) as detto
  from f24 f join studio s on s.id = f.studio_id
  where ${quali} and ${isPagati ? sql`f.stato in ('Inviato', 'Pagato')` : sql`f.stato = 'Da pagare'`}
  order by ${isPagati ? sql`coalesce(f.pagato_il, f.data) desc` : sql`f.data`}, f.numero
  limit ${isPagati ? LIMITI_DA_PAGARE.pagate : LIMITI_DA_PAGARE.voci}`;

const propri = sql`f.studio_id = any ((select app_studi())::int[])`;
/** Of a client, the models that his studio mailed to the address he enters with. */
const mandati = ({ studioId, anagrafiche, email }: SchedeMie) => sql`
  f.studio_id = ${studioId} and f.anagrafica_id = any (${[...anagrafiche]}::uuid[]) and exists (select from posta_f24 p
    where p.studio_id = f.studio_id and p.f24_id = f.id and p.a = 'cliente' and lower(p.email) = ${email})`;

async function listTutti(trx: Trx, quali: RawBuilder<unknown>): Promise<F24Letto[]> {
  const daPagare = await selectF24(quali, false).execute(trx);
  const pagati = await selectF24(quali, true).execute(trx);
  return [...daPagare.rows, ...pagati.rows];
}
/** The models of who works for himself, in his own studio. */
export const listPropri = (trx: Trx): Promise<F24Letto[]> => listTutti(trx, propri);
/** Those that a studio mailed him. */
export const listMandati = (trx: Trx, schede: SchedeMie): Promise<F24Letto[]> =>
  listTutti(trx, mandati(schede));

/** Whether a studio mailed him a model, and of which client. */
export async function findMandato(
  trx: Trx,
  schede: SchedeMie,
  id: string,
): Promise<{ id: string; anagrafica_id: string } | undefined> {
  const { rows } = await sql<{ id: string; anagrafica_id: string }>`
    select f.id, f.anagrafica_id from f24 f where ${mandati(schede)} and f.id = ${id}::uuid`.execute(trx);
  return rows[0];
}

/** Debts of who works for himself that no model holds yet, by the day they are due. Cents. */
export async function listDebiti(
  trx: Trx,
): Promise<{ data: string; anno: number; importo: number; righe: RigaLetta[] }[]> {
  const { rows } = await sql<{ data: string; anno: number; importo: number; righe: RigaLetta[] }>`
    select data::text as data, min(anno)::int as anno, sum(resta)::float8 as importo,
      jsonb_agg(jsonb_build_object('nome', nome, 'codice', coalesce(codice, ''), 'anno', anno_riferimento::text,
        'importo', resta) order by nome, codice) as righe
    from ${await selectResti(trx)} v
    group by data order by data limit ${LIMITI_DA_PAGARE.voci}`.execute(trx);
  return rows;
}

/** The last word said of a model that was not taken back. */
export async function findDetto(
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
): Promise<Detto | undefined> {
  const { rows } = await sql<{ detto: Detto | null }>`
    select (${selectDetto}) as detto from f24 f where f.studio_id = ${studio_id} and f.id = ${id}::uuid`.execute(
    trx,
  );
  return rows[0]?.detto ?? undefined;
}

/** Answers false when one waits already: of a model one word at a time is said. */
export async function insertDetto(trx: Trx, riga: Insertable<Database['f24_detto']>): Promise<boolean> {
  const nata = await trx
    .insertInto('f24_detto')
    .values(riga)
    .onConflict((conflitto) => conflitto.doNothing())
    .returning('id')
    .executeTakeFirst();
  return nata !== undefined;
}

export async function updateDetto(
  trx: Trx,
  { studio_id, id }: Pick<Detto, 'studio_id' | 'id'>,
  valori: Updateable<Database['f24_detto']>,
): Promise<void> {
  await trx
    .updateTable('f24_detto')
    .set(valori)
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

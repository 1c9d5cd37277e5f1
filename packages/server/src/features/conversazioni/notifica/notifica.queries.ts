import { type ListQuery, type NotificaFilo, priorita } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const elenco: Elenco = {
  filtri: {
    Oggetto: { colonna: 'oggetto', tipo: 'testo' },
    Priorita: { colonna: 'priorita', tipo: 'intero' },
    Stato: { colonna: 'stato', tipo: 'esatto', isAmbito: true },
  },
  ordini: { DataPubblicazione: 'data_pubblicazione', Oggetto: 'oggetto', Id: 'id' },
  ordinePredefinito: ['-Id'],
  chiave: 'id',
};

/** Who asks: what of him decides whether a notification is his. */
export type Chi = Pick<Sessione, 'utenteId' | 'tipologia' | 'studioId' | 'gestoreId'> & {
  /** Sees those of everybody, drafts included. */
  readonly isAutore: boolean;
};

/** A notification that is for this user: his role, and his studio or his gestore, where they are named. */
const isPer = ({ tipologia, studioId, gestoreId }: Omit<Chi, 'utenteId' | 'isAutore'>) => sql<boolean>`
  (cardinality(n.ruoli) = 0 or ${tipologia}::int = any (n.ruoli))
  and (cardinality(n.gestori) + cardinality(n.studi) = 0 or ${studioId}::int = any (n.studi)
    or coalesce(${gestoreId}::int, (select s.gestore_id from studio s where s.id = ${studioId}::int)) = any (n.gestori))`;

/** A notification as it is read: of the vendor or, with its event, of the house itself. */
interface Riga {
  readonly id: number;
  readonly oggetto: string;
  readonly testo: string;
  readonly priorita: NotificaFilo['Priorita'];
  readonly data_pubblicazione: Date | null;
  readonly ruoli: number[];
  readonly gestori: number[];
  readonly studi: number[];
  readonly versione: number;
  readonly letta_il: Date | null;
  readonly stato: NotificaFilo['Stato'];
  readonly lettori: number;
  readonly evento: string | null;
  readonly percorso: string | null;
}

const COLONNE = sql`n.id, n.oggetto, n.testo, n.priorita::int, n.data_pubblicazione, n.ruoli, n.gestori, n.studi, n.versione,
  l.letta_il, case when n.data_pubblicazione is null then 'Bozza' when n.data_pubblicazione > now() then 'Programmata'
    else 'Pubblicata' end as stato`;

/** All those that the vendor wrote. */
const selectScritte = ({ utenteId }: Chi) => sql<Riga>`
  select ${COLONNE}, (select count(*)::int from notifica_letta x where x.notifica_id = n.id) as lettori,
    null::text as evento, null::text as percorso
  from notifica n left join notifica_letta l on l.notifica_id = n.id and l.utente_id = ${utenteId}`;

/**
 * What the house told the studio of who asks, about clients he sees, and him alone of whatever studio he helps; the name of the
 * client is the one he has today.
 */
const selectAvvisi = ({ utenteId, tipologia, studioId }: Chi) => sql<Riga>`
  select v.id, v.oggetto, replace(v.testo, '{Cliente}', translate(coalesce(a.denominazione, ''), '<>', '‹›')),
    ${priorita.NORMALE}::int, v.creato_il, '{}'::int[], '{}'::int[], '{}'::int[], 1, l.letto_il, 'Pubblicata', 0,
    v.evento, v.percorso
  from avviso v
  left join anagrafica a on a.studio_id = v.studio_id and a.id = v.anagrafica_id
  left join avviso_letto l on l.studio_id = v.studio_id and l.avviso_id = v.id and l.utente_id = ${utenteId}
  where (v.studio_id = ${studioId} or v.utente_id = ${utenteId}) and 'portale' = any (v.canali) and (v.anagrafica_id is null or a.id is not null)
    and (v.utente_id is null or v.utente_id = ${utenteId})
    and (cardinality(v.ruoli) = 0 or ${tipologia}::int = any (v.ruoli))`;

/** What a reader may see of both: since he is here, which what is told to him alone always is. */
const selectRicevute = (chi: Chi) => sql<Riga>`
  select r.* from (
    select ${COLONNE}, 0 as lettori, null::text as evento, null::text as percorso
    from notifica n left join notifica_letta l on l.notifica_id = n.id and l.utente_id = ${chi.utenteId}
    where n.data_pubblicazione <= now() and ${isPer(chi)}
    union all ${selectAvvisi(chi)}) r
  where r.evento = 'assistenza'
    or r.data_pubblicazione >= (select u.creato_il from utente u where u.id = ${chi.utenteId})`;

/** The notifications one may see: all for who writes them; for the others those that are out, his, since he is here. */
const selectViste = (trx: Trx, chi: Chi) =>
  trx.selectFrom(sql<Riga>`(${chi.isAutore ? selectScritte(chi) : selectRicevute(chi)})`.as('notifica'));

const readRighe = (trx: Trx, chi: Chi) => selectViste(trx, chi).selectAll();
export type Notifica = Riga;

/** One page of the notifications one may see. */
export async function listNotifiche(trx: Trx, query: ListQuery, chi: Chi) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(readRighe(trx, chi), condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectViste(trx, chi).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** More unread ones than anybody reads; the others come when these were. */
const NON_LETTE_MASSIME = 50;

/** What is out, for this user, and not read yet: the latest first. */
export const listNonLette = (trx: Trx, chi: Chi): Promise<Riga[]> =>
  readRighe(trx, { ...chi, isAutore: false })
    .where('letta_il', 'is', null)
    .orderBy('data_pubblicazione', 'desc')
    .orderBy('id', 'desc')
    .limit(NON_LETTE_MASSIME)
    .execute();

/** Of some, those that are out, for this user, and not read yet: the latest first. */
export const listNonLetteFra = (trx: Trx, chi: Chi, ids: readonly number[]): Promise<Riga[]> =>
  readRighe(trx, { ...chi, isAutore: false })
    .where('letta_il', 'is', null)
    .where('id', 'in', ids)
    .orderBy('data_pubblicazione', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** How many are out, for this user, and not read yet: all of them, not those that are listed. */
export async function countNonLette(trx: Trx, chi: Chi): Promise<number> {
  const { totale } = await selectViste(trx, { ...chi, isAutore: false })
    .select(sql<number>`count(*)::int`.as('totale'))
    .where('letta_il', 'is', null)
    .executeTakeFirstOrThrow();
  return totale;
}

export const findNotifica = (trx: Trx, chi: Chi, id: number): Promise<Riga | undefined> =>
  readRighe(trx, chi).where('id', '=', id).executeTakeFirst();

/** Locks the row, so that two who write it take turns. */
export const lockNotifica = (trx: Trx, id: number) =>
  trx.selectFrom('notifica').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface NotificaScritta {
  readonly oggetto: string;
  readonly testo: string;
  readonly priorita: NotificaFilo['Priorita'];
  readonly data_pubblicazione: Date | null;
  readonly ruoli: number[];
  readonly gestori: number[];
  readonly studi: number[];
}

export async function insertNotifica(trx: Trx, scritta: NotificaScritta): Promise<number> {
  const { id } = await trx.insertInto('notifica').values(scritta).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateNotifica = (trx: Trx, id: number, scritta: NotificaScritta) =>
  trx
    .updateTable('notifica')
    .set({ ...scritta, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('id', '=', id)
    .execute();

export const deleteNotifica = (trx: Trx, id: number) =>
  trx.deleteFrom('notifica').where('id', '=', id).execute();

/** Writes that the user read it, with the time of the first time; `isDellaCasa` of what the house told by itself. */
export const insertLetta = (
  trx: Trx,
  { id, isDellaCasa }: { readonly id: number; readonly isDellaCasa: boolean },
  utenteId: number,
) =>
  isDellaCasa
    ? trx
        .insertInto('avviso_letto')
        .columns(['studio_id', 'avviso_id', 'utente_id'])
        .expression((eb) =>
          eb
            .selectFrom('avviso as v')
            .select(['v.studio_id', 'v.id', sql<number>`${utenteId}::int`.as('utente_id')])
            .where('v.id', '=', id),
        )
        .onConflict((conflitto) => conflitto.doNothing())
        .execute()
    : trx
        .insertInto('notifica_letta')
        .values({ notifica_id: id, utente_id: utenteId })
        .onConflict((conflitto) => conflitto.doNothing())
        .execute();

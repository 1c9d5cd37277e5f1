import type { ListQuery, TipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Nome: { colonna: 'g.nome', tipo: 'testo' },
    Descrizione: { colonna: 'g.descrizione', tipo: 'testo' },
  },
  ordini: { Nome: 'g.nome', Descrizione: 'g.descrizione' },
  ordinePredefinito: ['Nome'],
  chiave: 'g.id',
};

/** One page of the groups of the studi of the transaction, with how many are in each. */
export async function listGruppi(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const base = trx.selectFrom('gruppo as g');
  const select = base
    .select(['g.id', 'g.studio_id', 'g.nome', 'g.descrizione'])
    .select(
      sql<number>`(select count(*)::int from gruppo_utente x where x.studio_id = g.studio_id and x.gruppo_id = g.id)`.as(
        'utenti',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from gruppo_anagrafica x where x.studio_id = g.studio_id and x.gruppo_id = g.id)`.as(
        'anagrafiche',
      ),
    );
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = base.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export interface Gruppo {
  readonly id: string;
  readonly studioId: number;
  readonly nome: string;
  readonly descrizione: string;
  readonly versione: number;
}

/** A group of the studi of the transaction, locked until it ends. */
export async function findGruppo(trx: Trx, id: string): Promise<Gruppo | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('gruppo')
    .select(['id', 'studio_id as studioId', 'nome', 'descrizione', 'versione'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface MembroUtente {
  readonly id: number;
  readonly nome: string;
  readonly cognome: string;
  readonly tipologia: TipologiaUtente;
  readonly primoAmministratore: boolean;
}
export interface MembroAnagrafica {
  readonly id: string;
  readonly denominazione: string;
  readonly codiceFiscale: string;
}

/** Who and which clients are in a group, by name. */
export async function listMembri(
  trx: Trx,
  { studioId, id }: Pick<Gruppo, 'studioId' | 'id'>,
): Promise<{ utenti: MembroUtente[]; anagrafiche: MembroAnagrafica[] }> {
  const utenti = await trx
    .selectFrom('gruppo_utente as g')
    .innerJoin('utente as u', 'u.id', 'g.utente_id')
    .select(['u.id', 'u.nome', 'u.cognome', 'u.tipologia_utente as tipologia'])
    .select('u.primo_amministratore as primoAmministratore')
    .where('g.studio_id', '=', studioId)
    .where('g.gruppo_id', '=', id)
    .orderBy('u.cognome')
    .orderBy('u.nome')
    .execute();
  const anagrafiche = await trx
    .selectFrom('gruppo_anagrafica as g')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'g.studio_id').onRef('a.id', '=', 'g.anagrafica_id'),
    )
    .select(['a.id', 'a.denominazione', 'a.codice_fiscale as codiceFiscale'])
    .where('g.studio_id', '=', studioId)
    .where('g.gruppo_id', '=', id)
    .orderBy('a.denominazione_ricerca')
    .execute();
  return { utenti, anagrafiche };
}

interface Scritto {
  readonly nome: string;
  readonly descrizione: string;
}

/** How many groups a studio has. */
export async function countGruppi(trx: Trx, studioId: number): Promise<number> {
  const { quanti } = await trx
    .selectFrom('gruppo')
    .select(sql<number>`count(*)::int`.as('quanti'))
    .where('studio_id', '=', studioId)
    .executeTakeFirstOrThrow();
  return quanti;
}

export async function insertGruppo(trx: Trx, studioId: number, scritto: Scritto): Promise<string> {
  const { id } = await trx
    .insertInto('gruppo')
    .values({ studio_id: studioId, ...scritto })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGruppo(trx: Trx, { studioId, id }: Gruppo, scritto: Scritto): Promise<void> {
  await trx
    .updateTable('gruppo')
    .set({ ...scritto, versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

export async function deleteGruppo(trx: Trx, { studioId, id }: Gruppo): Promise<void> {
  await trx.deleteFrom('gruppo').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

type Quale = Pick<Gruppo, 'studioId' | 'id'>;

/** The users of a group become these, of the studio; whoever else is named is not there. */
export async function replaceUtenti(
  trx: Trx,
  { studioId, id }: Quale,
  utenti: readonly number[],
  messoDa: number,
): Promise<void> {
  // Who stays is not put there again: who did, and when, stays with him.
  await sql`delete from gruppo_utente where studio_id = ${studioId} and gruppo_id = ${id}
    and utente_id <> all (${[...utenti]}::int[])`.execute(trx);
  await sql`insert into gruppo_utente (studio_id, gruppo_id, utente_id, messo_da)
    select ${studioId}, ${id}, id, ${messoDa} from utente where studio_id = ${studioId} and id = any (${[...utenti]}::int[])
    on conflict do nothing`.execute(trx);
}

/** Clients of the studio in the group, and out of it. */
export async function moveAnagrafiche(
  trx: Trx,
  { studioId, id }: Quale,
  { aggiunte, tolte }: { aggiunte: readonly string[]; tolte: readonly string[] },
): Promise<void> {
  if (tolte.length > 0)
    await trx
      .deleteFrom('gruppo_anagrafica')
      .where('studio_id', '=', studioId)
      .where('gruppo_id', '=', id)
      .where('anagrafica_id', 'in', [...tolte])
      .execute();
  if (aggiunte.length > 0)
    await sql`insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
      select ${studioId}, ${id}, id from anagrafica where studio_id = ${studioId} and id = any (${[...aggiunte]}::uuid[])
      on conflict do nothing`.execute(trx);
}

/** Whether who is in a group sees the clients of no group too. */
export async function findRegola(trx: Trx, studioId: number): Promise<boolean> {
  const riga = await trx
    .selectFrom('studio')
    .select('clienti_senza_gruppo')
    .where('id', '=', studioId)
    .executeTakeFirstOrThrow();
  return riga.clienti_senza_gruppo;
}

export async function updateRegola(trx: Trx, studioId: number, senzaGruppo: boolean): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ clienti_senza_gruppo: senzaGruppo })
    .where('id', '=', studioId)
    .execute();
}

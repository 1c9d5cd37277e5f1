import {
  type CollegaTicketFilo,
  type ListQuery,
  type ParteCoda,
  prioritaTicket,
  type TicketFilo,
  type TicketRigaFilo,
} from '@quadra/contract';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { computeLimite, computePromessa } from './promessa.rules.ts';
import { describeVeduta, findVeduta } from './veduta.queries.ts';

/** Who reads, and when: what is late is so at that instant. */
export interface Lettore {
  readonly sessione: Pick<Sessione, 'utenteId' | 'gruppi'>;
  readonly adesso: Date;
}

/** The parts of the queue, as who reads has them. */
const parti = ({ utenteId }: Lettore['sessione']): Record<ParteCoda, Expression<SqlBool>> => ({
  noi: sql<SqlBool>`t.attende_da is not null`,
  miei: sql<SqlBool>`t.attende_da is not null and t.preso_da = ${utenteId}`,
  studio: sql<SqlBool>`t.attende_da is null and t.stato <> 'Chiuso'`,
  risolti: sql<SqlBool>`t.stato = 'Chiuso'`,
});

const makeElenco = ({ sessione }: Lettore): Elenco => ({
  filtri: {
    Parte: {
      ...{ colonna: 't.stato', tipo: 'scelta', isAmbito: true },
      chooses: (parola) => parti(sessione)[parola as ParteCoda],
    },
    Oltre: { colonna: 't.oltre', tipo: 'booleano', isAmbito: true },
    Oggetto: { colonna: 't.oggetto', tipo: 'testo' },
    Numero: { colonna: 't.numero', tipo: 'intero' },
    // Those who wait, since that day or before.
    AttendeA: { colonna: 't.attende_da', tipo: 'al', isAmbito: true },
    Stato: { colonna: 't.stato', tipo: 'esatto' },
    Priorita: { colonna: 't.priorita', tipo: 'esatto' },
    IdStudio: { colonna: 't.studio_id', tipo: 'intero', isAmbito: true },
    DataDa: { colonna: 't.aperto_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 't.aperto_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    Numero: 't.numero',
    Oggetto: 't.oggetto',
    Stato: 't.stato',
    ApertoIl: 't.aperto_il',
    UltimoIl: 't.ultimo_il',
    // Who waits longest stands first; who does not wait, last.
    AttendeDa: 't.attende_da',
    // Those of a promise that was not kept.
    Oltre: 't.oltre',
  },
  ordinePredefinito: ['-Oltre', 'AttendeDa', '-UltimoIl'],
  chiave: 't.id',
});

/** Of the studi of the transaction, those of everybody or, for who sees some clients alone, his own. */
const isVisto = ({ sessione: { utenteId, gruppi } }: Lettore): Expression<SqlBool> =>
  gruppi === null ? sql<SqlBool>`true` : sql<SqlBool>`t.aperto_da = ${utenteId}`;

/** The tickets that somebody sees, each with whether its promise is late. */
function selectVisti(trx: Trx, lettore: Lettore) {
  const limiti = prioritaTicket.map(
    (una) => sql`when ${una} then ${computeLimite(lettore.adesso, una)}::timestamptz`,
  );
  return trx
    .selectFrom((eb) =>
      eb
        .selectFrom('ticket')
        .selectAll('ticket')
        .select(
          sql<boolean>`coalesce(attende_da < case priorita ${sql.join(limiti, sql` `)} end, false)`.as(
            'oltre',
          ),
        )
        .as('t'),
    )
    .where(isVisto(lettore));
}

const withColonne = (trx: Trx, lettore: Lettore) =>
  selectVisti(trx, lettore)
    .innerJoin('studio as s', 's.id', 't.studio_id')
    .selectAll('t')
    .select('s.ragione_sociale as nome_studio')
    .select([
      sql<string | null>`name_utente(t.aperto_da)`.as('autore'),
      sql<string | null>`name_utente(t.preso_da)`.as('preso_nome'),
      sql<boolean>`coalesce(t.preso_da = ${lettore.sessione.utenteId}, false)`.as('mio'),
      sql<number>`(select count(*)::int from ticket_allegato a
        join ticket_messaggio m on m.studio_id = a.studio_id and m.id = a.messaggio_id
        where m.studio_id = t.studio_id and m.ticket_id = t.id)`.as('allegati'),
    ]);
export type Ticket = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

const toRiga = (t: Ticket): TicketRigaFilo => ({
  Id: t.id,
  Numero: t.numero,
  IdStudio: t.studio_id,
  NomeStudio: t.nome_studio,
  Oggetto: t.oggetto,
  Priorita: t.priorita,
  Stato: t.stato,
  ApertoDa: t.autore,
  ApertoIl: t.aperto_il.toISOString(),
  AttendeDa: t.attende_da?.toISOString() ?? null,
  EntroIl: t.attende_da && computePromessa(t.attende_da, t.priorita).toISOString(),
  ...{ Oltre: t.oltre, Fermo: t.attesa_ferma !== null },
  ...{ PresoDa: t.preso_nome, PresoIl: t.preso_il?.toISOString() ?? null, Mio: t.mio },
  UltimoIl: t.ultimo_il.toISOString(),
  Allegati: t.allegati,
  Versione: t.versione,
});

/** A page of the tickets that somebody sees, and how many there are. */
export async function listTicket(
  trx: Trx,
  lettore: Lettore,
  query: ListQuery,
): Promise<{ righe: TicketRigaFilo[]; totale: number }> {
  const elenco = makeElenco(lettore);
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(
    withColonne(trx, lettore),
    condizioni,
    readOrdine(query, elenco),
    query,
  ).execute();
  let conta = selectVisti(trx, lettore).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toRiga), totale };
}

/** With `isTenuto`, locked until the transaction ends. */
export async function findTicket(
  trx: Trx,
  lettore: Lettore,
  id: string,
  { isTenuto = false } = {},
): Promise<Ticket | undefined> {
  if (!isUuid(id)) return undefined;
  const uno = withColonne(trx, lettore).where('t.id', '=', id);
  return (isTenuto ? uno.forUpdate('t') : uno).executeTakeFirst();
}

/** What those who answer wrote to one another. */
async function listNote(trx: Trx, { studio_id, id }: Ticket): Promise<TicketFilo['Note']> {
  const note = await trx
    .selectFrom('ticket_nota as n')
    .select(['n.id', 'n.testo', 'n.scritto_il', sql<string | null>`name_utente(n.autore_id)`.as('autore')])
    .where('n.studio_id', '=', studio_id)
    .where('n.ticket_id', '=', id)
    .orderBy('n.scritto_il')
    .orderBy('n.id')
    .execute();
  return note.map((n) => ({
    ...{ Id: n.id, Testo: n.testo, Autore: n.autore, ScrittoIl: n.scritto_il.toISOString() },
  }));
}

/** What was said in a ticket, in order, with its files; the notes only for who answers. */
export async function readTicket(
  trx: Trx,
  ticket: Ticket,
  { isRispondente, Consente }: { readonly isRispondente: boolean; readonly Consente: boolean },
): Promise<TicketFilo> {
  const veduta = await findVeduta(trx, ticket);
  const { rows } = await sql<{
    id: string;
    testo: string;
    autore: string | null;
    assistenza: boolean;
    scritto_il: Date;
    allegati: TicketFilo['Messaggi'][number]['Allegati'];
  }>`select m.id, m.testo, name_utente(m.autore_id) as autore, m.assistenza, m.scritto_il,
      (select coalesce(jsonb_agg(jsonb_build_object('Id', a.id, 'Nome', a.nome, 'Dimensione', a.dimensione) order by a.nome, a.id), '[]')
        from ticket_allegato a where a.studio_id = m.studio_id and a.messaggio_id = m.id) as allegati
    from ticket_messaggio m where m.studio_id = ${ticket.studio_id} and m.ticket_id = ${ticket.id}
    order by m.scritto_il, m.id`.execute(trx);
  return {
    ...toRiga(ticket),
    DallaPagina: ticket.pagina,
    Consente,
    Veduta: veduta ? describeVeduta(veduta, isRispondente) : null,
    Note: isRispondente ? await listNote(trx, ticket) : [],
    Messaggi: rows.map((m) => ({
      ...{ Id: m.id, Testo: m.testo, Autore: m.autore, Assistenza: m.assistenza },
      ...{ ScrittoIl: m.scritto_il.toISOString(), Allegati: m.allegati },
    })),
  };
}

export async function insertTicket(
  trx: Trx,
  ticket: Insertable<Database['ticket']>,
): Promise<{ id: string; numero: number }> {
  return trx.insertInto('ticket').values(ticket).returning(['id', 'numero']).executeTakeFirstOrThrow();
}

export async function insertMessaggio(
  trx: Trx,
  messaggio: Insertable<Database['ticket_messaggio']>,
): Promise<string> {
  const { id } = await trx
    .insertInto('ticket_messaggio')
    .values(messaggio)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertNota(trx: Trx, nota: Insertable<Database['ticket_nota']>): Promise<void> {
  await trx.insertInto('ticket_nota').values(nota).execute();
}

export async function insertAllegati(
  trx: Trx,
  allegati: readonly Insertable<Database['ticket_allegato']>[],
): Promise<void> {
  await trx.insertInto('ticket_allegato').values(allegati).execute();
}

export async function updateTicket(
  trx: Trx,
  { studio_id, id }: Pick<Ticket, 'studio_id' | 'id'>,
  dati: Pick<
    Updateable<Database['ticket']>,
    'stato' | 'attende_da' | 'attesa_ferma' | 'ultimo_il' | 'preso_da' | 'preso_il'
  >,
): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ ...dati, versione: sql`versione + 1` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** The others who answer a studio with who asks: of his house and, for the vendor, of the gestore of that studio. */
export async function listColleghi(
  trx: Trx,
  { studio_id }: Pick<Ticket, 'studio_id'>,
  sessione: Sessione,
): Promise<CollegaTicketFilo[]> {
  const diVenditore = isFornitore(sessione) || isConsulente(sessione);
  const { rows } = await sql<{ id: number; nome: string }>`
    select id, nome from list_rispondenti(${studio_id}::int, ${diVenditore})
    where id <> ${sessione.utenteId}::int`.execute(trx);
  return rows.map(({ id, nome }) => ({ Id: id, Nome: nome }));
}

export async function nameUtente(trx: Trx, id: number): Promise<string> {
  const { rows } = await sql<{ nome: string | null }>`select name_utente(${id}::int) as nome`.execute(trx);
  return rows[0]?.nome ?? '';
}

/** Bytes that the files of a ticket take. */
export async function sumByte(trx: Trx, { studio_id, id }: Pick<Ticket, 'studio_id' | 'id'>) {
  const { somma } = await trx
    .selectFrom('ticket_allegato as a')
    .innerJoin('ticket_messaggio as m', (join) =>
      join.onRef('m.studio_id', '=', 'a.studio_id').onRef('m.id', '=', 'a.messaggio_id'),
    )
    .select(sql<number>`coalesce(sum(a.dimensione), 0)::float8`.as('somma'))
    .where('m.studio_id', '=', studio_id)
    .where('m.ticket_id', '=', id)
    .executeTakeFirstOrThrow();
  return somma;
}

/** A file of a ticket. */
export async function findAllegato(
  trx: Trx,
  { studio_id, id }: Pick<Ticket, 'studio_id' | 'id'>,
  allegato: string,
): Promise<{ nome: string; formato: string; contenuto: Buffer } | undefined> {
  if (!isUuid(allegato)) return undefined;
  return trx
    .selectFrom('ticket_allegato as a')
    .innerJoin('ticket_messaggio as m', (join) =>
      join.onRef('m.studio_id', '=', 'a.studio_id').onRef('m.id', '=', 'a.messaggio_id'),
    )
    .select(['a.nome', 'a.formato', 'a.contenuto'])
    .where('m.studio_id', '=', studio_id)
    .where('m.ticket_id', '=', id)
    .where('a.id', '=', allegato)
    .executeTakeFirst();
}

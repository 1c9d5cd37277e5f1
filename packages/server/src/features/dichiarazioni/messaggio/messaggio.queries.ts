import type { ListQuery, MessaggioFilo, TipoDichiarazione } from '@quadra/contract';
import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { MessaggioTable, VoceScritta } from './messaggio.table.ts';

/** Sent to that declaration, or waiting for its client to have one of that type. */
const isPer = (chiave: string): Expression<SqlBool> =>
  sql<SqlBool>`(m.destinatario_id = ${chiave}::uuid or (m.destinatario_id is null and exists (
    select from dichiarazione r join anagrafica a on a.studio_id = r.studio_id and a.id = r.anagrafica_id
    where r.studio_id = m.studio_id and r.id = ${chiave}::uuid and r.anno = m.anno and r.tipo = m.tipo
      and a.codice_fiscale = m.codice_fiscale)))`;

/** One that was taken over by another is read by nobody. */
const isDaLeggere = sql<SqlBool>`(m.letto_il is null and m.stato <> 'Sostituito')`;
function chooseLettura(parola: string): Expression<SqlBool> | undefined {
  if (parola === 'Da leggere') return isDaLeggere;
  return parola === 'Letti' ? sql<SqlBool>`m.letto_il is not null` : undefined;
}

const elenco: Elenco = {
  filtri: {
    Mittente: { colonna: 'c.denominazione', tipo: 'testo' },
    Destinatario: { colonna: 'm.nome', tipo: 'testo' },
    IdMittente: { colonna: 'm.mittente_id', tipo: 'chiave', isAmbito: true },
    IdDestinatario: { colonna: 'm.destinatario_id', tipo: 'legato', isLegato: isPer, isAmbito: true },
    IdStudio: { colonna: 'm.studio_id', tipo: 'intero', isAmbito: true },
    Stato: { colonna: 'm.stato', tipo: 'esatto' },
    Lettura: { colonna: 'm.letto_il', tipo: 'scelta', chooses: chooseLettura },
    Quadro: { colonna: 'm.quadro', tipo: 'esatto' },
  },
  ordini: {
    InviatoIl: 'm.inviato_il',
    Mittente: 'c.denominazione',
    Destinatario: 'm.nome',
    Stato: 'm.stato',
    Quadro: 'm.quadro',
  },
  ordinePredefinito: ['-InviatoIl'],
  chiave: 'm.id',
};

/** What a declaration says, in short: two that say the same have the same. */
const impronta = sql<string>`md5(d.righi::text || d.forzature::text)`;
const nome = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.cognome`)} || ' ' || ${sql.ref(`${alias}.nome`)}`;

/** Each message with its sender. */
const joinMittente = (trx: Trx) =>
  trx
    .selectFrom('messaggio as m')
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'm.studio_id').onRef('d.id', '=', 'm.mittente_id'),
    )
    .innerJoin('anagrafica as c', (join) =>
      join.onRef('c.studio_id', '=', 'd.studio_id').onRef('c.id', '=', 'd.anagrafica_id'),
    );

const selectMessaggi = (trx: Trx) =>
  joinMittente(trx)
    .leftJoin('utente as u', 'u.id', 'm.inviato_da')
    .leftJoin('utente as l', 'l.id', 'm.letto_da')
    .select(['m.studio_id', 'm.id', 'm.anno', 'm.mittente_id', 'm.righi', 'm.codice_fiscale', 'm.nome'])
    .select(['m.tipo', 'm.quadro', 'm.destinatario_id', 'm.stato', 'm.attesa', 'm.voci', 'm.inviato_il'])
    .select(['m.letto_il', 'c.denominazione as mittente', 'd.tipo as tipoMittente'])
    .select([nome('u').as('autore'), nome('l').as('lettore')])
    .select(sql<boolean>`m.impronta <> ${impronta}`.as('isSuperato'));
export type RigaMessaggio = Awaited<ReturnType<ReturnType<typeof selectMessaggi>['execute']>>[number];

/** A row as the wire has it. */
export const toFilo = (riga: RigaMessaggio): MessaggioFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  IdMittente: riga.mittente_id,
  Mittente: riga.mittente,
  TipoMittente: riga.tipoMittente,
  Righi: riga.righi,
  CodiceFiscale: riga.codice_fiscale,
  Destinatario: riga.nome,
  IdDestinatario: riga.destinatario_id,
  TipoDestinatario: riga.tipo,
  Quadro: riga.quadro,
  Stato: riga.stato,
  Attesa: riga.attesa,
  InviatoIl: riga.inviato_il.toISOString(),
  InviatoDa: riga.autore ?? '',
  LettoIl: riga.letto_il?.toISOString() ?? null,
  LettoDa: riga.lettore,
  Superato: riga.stato !== 'Sostituito' && riga.isSuperato,
});

/** A page of the messages of a year, the last ones first. */
export async function listMessaggi(trx: Trx, anno: number, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const conAnno = [sql<SqlBool>`m.anno = ${anno}`, ...condizioni];
  const righe = await pageQuery(selectMessaggi(trx), conAnno, readOrdine(query, elenco), query).execute();
  let conta = joinMittente(trx).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of conAnno) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}

/** A message of that year; undefined outside the studi of the transaction. */
export async function findMessaggio(trx: Trx, anno: number, id: string): Promise<RigaMessaggio | undefined> {
  if (!isUuid(id)) return undefined;
  return selectMessaggi(trx).where('m.id', '=', id).where('m.anno', '=', anno).executeTakeFirst();
}

type DaMittente = Pick<MessaggioTable, 'studio_id' | 'mittente_id' | 'tipo'>;

/** What the last message of each sender wrote in a declaration: of that one, and of the others. */
export async function listScritte(
  trx: Trx,
  { studio_id, mittente_id }: Pick<DaMittente, 'studio_id' | 'mittente_id'>,
  destinatario: string,
): Promise<{ sue: readonly VoceScritta[]; altrui: readonly VoceScritta[] }> {
  const ultimi = await trx
    .selectFrom('messaggio')
    .distinctOn('mittente_id')
    .select(['mittente_id', 'voci'])
    .where('studio_id', '=', studio_id)
    .where('destinatario_id', '=', destinatario)
    .where('voci', '<>', sql<VoceScritta[]>`'[]'::jsonb`)
    .orderBy('mittente_id')
    .orderBy('inviato_il', 'desc')
    .execute();
  const listDi = (isSuo: boolean) =>
    ultimi.filter((uno) => (uno.mittente_id === mittente_id) === isSuo).flatMap(({ voci }) => voci);
  return { sue: listDi(true), altrui: listDi(false) };
}

/** Who a sender told something once, and the name he had then. */
export const listRaggiunti = (trx: Trx, { studio_id, mittente_id, tipo }: DaMittente) =>
  trx
    .selectFrom('messaggio')
    .distinctOn('codice_fiscale')
    .select(['codice_fiscale as codiceFiscale', 'nome', 'righi'])
    .where('studio_id', '=', studio_id)
    .where('mittente_id', '=', mittente_id)
    .where('tipo', '=', tipo)
    .orderBy('codice_fiscale')
    .orderBy('inviato_il', 'desc')
    .execute();

/** The client of a tax code, and his declaration that receives. */
export interface Cliente {
  readonly codiceFiscale: string;
  readonly denominazione: string;
  readonly dichiarazioneId: string | null;
}

/** The clients of a studio with those tax codes; of the declarations of each, one still open before the closed ones. */
export function listClienti(
  trx: Trx,
  { studioId, anno, tipo }: { studioId: number; anno: number; tipo: TipoDichiarazione },
  codiciFiscali: readonly string[],
): Promise<Cliente[]> {
  return trx
    .selectFrom('anagrafica as a')
    .leftJoin('dichiarazione as d', (join) =>
      join
        .onRef('d.studio_id', '=', 'a.studio_id')
        .onRef('d.anagrafica_id', '=', 'a.id')
        .on('d.anno', '=', anno)
        .on('d.tipo', '=', tipo)
        .on('d.finalita', 'in', ['Ordinaria', 'Integrativa']),
    )
    .distinctOn('a.codice_fiscale')
    .select(['a.codice_fiscale as codiceFiscale', 'a.denominazione', 'd.id as dichiarazioneId'])
    .where('a.studio_id', '=', studioId)
    .where('a.codice_fiscale', 'in', [...codiciFiscali, ''])
    .orderBy('a.codice_fiscale')
    .orderBy(sql`d.id is null`)
    .orderBy(sql`d.stato = 'Aperta'`, 'desc')
    .orderBy('d.modificata_il', 'desc')
    .execute();
}

/** A new message takes the place of those of the same sender to the same person that still wait. */
export async function insertMessaggio(
  trx: Trx,
  {
    voci,
    ...nuovo
  }: Omit<Insertable<MessaggioTable>, 'impronta' | 'voci'> & { voci: readonly VoceScritta[] },
): Promise<string> {
  await trx
    .updateTable('messaggio')
    .set({ stato: 'Sostituito', attesa: null })
    .where('studio_id', '=', nuovo.studio_id)
    .where('mittente_id', '=', nuovo.mittente_id)
    .where('tipo', '=', nuovo.tipo)
    .where('codice_fiscale', '=', nuovo.codice_fiscale)
    .where('stato', '=', 'In attesa')
    .execute();
  const { id } = await trx
    .insertInto('messaggio')
    .values({
      ...nuovo,
      voci: JSON.stringify(voci),
      impronta: sql<string>`(select ${impronta} from dichiarazione d
        where d.studio_id = ${nuovo.studio_id} and d.id = ${nuovo.mittente_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type ChiaveMessaggio = Pick<RigaMessaggio, 'studio_id' | 'id'>;

/** What was written, and where. */
interface Scritto {
  readonly destinatarioId: string;
  readonly quadro: string;
  readonly voci: readonly VoceScritta[];
}
/** It was written there. */
export async function markApplicato(
  trx: Trx,
  { studio_id, id, mittente_id }: ChiaveMessaggio & Pick<RigaMessaggio, 'mittente_id'>,
  { destinatarioId, quadro, voci }: Scritto,
): Promise<void> {
  await trx
    .updateTable('messaggio as m')
    .from('dichiarazione as d')
    .set({
      stato: 'Applicato',
      attesa: null,
      destinatario_id: destinatarioId,
      quadro,
      voci: JSON.stringify(voci),
      impronta,
    })
    .where('m.studio_id', '=', studio_id)
    .where('m.id', '=', id)
    .whereRef('d.studio_id', '=', 'm.studio_id')
    .where('d.id', '=', mittente_id)
    .execute();
}

export async function markLetto(
  trx: Trx,
  { studio_id, id }: ChiaveMessaggio,
  utenteId: number,
): Promise<void> {
  await trx
    .updateTable('messaggio')
    .set({ letto_il: sql<Date>`now()`, letto_da: utenteId })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .where('letto_il', 'is', null)
    .execute();
}

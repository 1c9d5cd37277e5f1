import {
  type DelegaUnicaFilo,
  LIMITI_DELEGA_UNICA,
  type ListQuery,
  type RigaDelegaUnicaFilo,
} from '@quadra/contract';
import { addDays, type Data, daysBetween, giornoDiRoma } from '@quadra/values';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Trx } from '../../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../../http/list-query.ts';
import { isUuid } from '../../../../http/uuid.ts';
import { computeMostrato, computeScadenza } from './delega-unica.rules.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'b.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'b.codice_fiscale', tipo: 'codice' },
    Corsia: { colonna: 'b.corsia', tipo: 'esatto', isAmbito: true },
    ConEmail: { colonna: 'b.con_email', tipo: 'booleano', isAmbito: true },
    Mie: { colonna: 'b.mia', tipo: 'booleano', isAmbito: true },
    IdAnagrafica: { colonna: 'b.id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'b.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Urgenza: 'b.urgenza',
    Denominazione: 'b.denominazione_ricerca',
    Operatore: 'b.operatore',
    Scadenza: 'b.scadenza',
  },
  ordinePredefinito: ['Urgenza', 'Denominazione'],
  chiave: 'b.id',
  anagrafica: 'b.id',
};

/** When, and for whom, the board is looked at. */
interface Quando {
  readonly adesso: Date;
  readonly utenteId: number;
}
interface RigaBacheca {
  studio_id: number;
  nome_studio: string;
  id: string;
  denominazione: string;
  denominazione_ricerca: string;
  codice_fiscale: string;
  con_email: boolean;
  mia: boolean;
  corsia: RigaDelegaUnicaFilo['Corsia'];
  urgenza: number;
  operatore: string | null;
  scadenza: string | null;
  /** The one that is shown. */
  delega: {
    id: string;
    stato: Database['delega_unica']['stato'];
    link_scade_il: string | null;
    chiesta_il: string;
    aperta_il: string | null;
    firmata_il: string | null;
    esito_il: string | null;
    scadenza: string | null;
    numero: string | null;
  } | null;
}

/**
 * Each client with where he stands: by the last delega that was asked while it waits for something, by the one that covers
 * him the longest otherwise.
 */
function selectBacheca(trx: Trx, { adesso, utenteId }: Quando) {
  const oggi = giornoDiRoma(adesso);
  const vicina = addDays(oggi, LIMITI_DELEGA_UNICA.inScadenzaGiorni);
  const giorni = (dal: ReturnType<typeof sql>) => sql`(${dal}::date - ${oggi}::date)`;
  return trx.selectFrom(
    sql<RigaBacheca>`(
      select x.*, case x.corsia when 'Inviate' then to_jsonb(u) when 'Assenti' then to_jsonb(u) else to_jsonb(v) end as delega,
        case x.corsia
          when 'Inviate' then case u.stato when 'Scartata' then -3 when 'Firmata' then -2 when 'Inviata' then -1
            else greatest(0, ${giorni(sql`u.link_scade_il`)}) end
          when 'Assenti' then case when u.id is null then 1 else 0 end
          else ${giorni(sql`v.scadenza`)} end as urgenza,
        coalesce(u.chiesta_da = ${utenteId}, false) as mia, name_utente(u.chiesta_da) as operatore
      from (
        select a.studio_id, s.ragione_sociale as nome_studio, a.id, a.denominazione, a.denominazione_ricerca,
          a.codice_fiscale, coalesce(a.email, '') <> '' as con_email, l.uid, l.vid,
          l.scadenza, case
            when l.stato in ('Firmata', 'Inviata', 'Scartata') then 'Inviate'
            when l.stato in ('Link creato', 'Link inviato', 'Aperto') and l.link_scade_il > ${adesso} then 'Inviate'
            when l.scadenza > ${vicina}::date then 'Accettate'
            when l.scadenza >= ${oggi}::date then 'In scadenza'
            else 'Assenti' end as corsia
        from anagrafica a join studio s on s.id = a.studio_id
        cross join lateral (select u.id as uid, u.stato, u.link_scade_il, v.id as vid, v.scadenza
          from (select 1) uno
          left join lateral (select d.id, d.stato, d.link_scade_il from delega_unica d where d.studio_id = a.studio_id
            and d.anagrafica_id = a.id and d.stato not in ('Sostituita', 'Annullata')
            order by d.chiesta_il desc, d.modificata_il desc, d.id limit 1) u on true
          left join lateral (select d.id, d.scadenza from delega_unica d where d.studio_id = a.studio_id
            and d.anagrafica_id = a.id and d.stato = 'Accettata' order by d.scadenza desc, d.id limit 1) v on true) l
        where not a.archiviata) x
      left join delega_unica u on u.studio_id = x.studio_id and u.id = x.uid
      left join delega_unica v on v.studio_id = x.studio_id and v.id = x.vid
    )`.as('b'),
  );
}

/** The day of what a state says. */
function readGiorno(stato: string, d: NonNullable<RigaBacheca['delega']>): string | null {
  const quando: Readonly<Record<string, string | null>> = {
    Aperto: d.aperta_il,
    Firmata: d.firmata_il,
    'Link scaduto': d.link_scade_il,
    'Link creato': d.chiesta_il,
    'Link inviato': d.chiesta_il,
  };
  const istante = quando[stato];
  if (istante) return giornoDiRoma(new Date(istante));
  return stato === 'Scaduta' ? d.scadenza : d.esito_il;
}

/** Until the end of who is covered; since the day of what the state says of the others. */
function computeGiorni(oggi: Data, giorno: string | null, scadenza: string | null): number | null {
  if (scadenza !== null) return daysBetween(oggi, scadenza);
  return giorno === null ? null : daysBetween(giorno, oggi);
}

function writeRiga(riga: RigaBacheca, adesso: Date): RigaDelegaUnicaFilo {
  const oggi = giornoDiRoma(adesso);
  const { delega: d, corsia } = riga;
  const nelTempo = d && { ...d, link_scade_il: d.link_scade_il === null ? null : new Date(d.link_scade_il) };
  const stato = nelTempo && computeMostrato(nelTempo, { adesso, oggi });
  const giorno = d && stato && readGiorno(stato, d);
  const coperto = corsia === 'In scadenza' || corsia === 'Accettate';
  return {
    Id: riga.id,
    IdStudio: riga.studio_id,
    NomeStudio: riga.nome_studio,
    Denominazione: riga.denominazione,
    ConEmail: riga.con_email,
    Corsia: corsia,
    IdDelega: d?.id ?? null,
    Stato: stato,
    Giorno: giorno,
    Scadenza: riga.scadenza,
    Giorni: computeGiorni(oggi, giorno, coperto ? riga.scadenza : null),
    Numero: d?.numero ?? null,
    Operatore: riga.operatore,
  };
}

/** A page of the clients of the transaction, each with where he stands, and how many there are. */
export async function listBacheca(
  trx: Trx,
  query: ListQuery,
  quando: Quando,
): Promise<{ righe: RigaDelegaUnicaFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectBacheca(trx, quando);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(base.selectAll(), [], readOrdine(query, elenco), query).execute();
  return { righe: righe.map((riga) => writeRiga(riga as RigaBacheca, quando.adesso)), totale };
}

const selectUna = (trx: Trx) =>
  trx
    .selectFrom('delega_unica as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .innerJoin('studio as s', 's.id', 'd.studio_id')
    .selectAll('d')
    .select(['a.denominazione', 'a.codice_fiscale', 'a.email', 's.ragione_sociale as nome_studio']);
/** A delega unica, with whose it is. */
export type DelegaUnica = Awaited<ReturnType<ReturnType<typeof selectUna>['execute']>>[number];

/** One of the studi of the transaction; with `isTenuta`, locked until it ends. */
export async function findUnica(
  trx: Trx,
  id: string,
  { isTenuta = false }: { readonly isTenuta?: boolean } = {},
): Promise<DelegaUnica | undefined> {
  if (!isUuid(id)) return undefined;
  const una = selectUna(trx).where('d.id', '=', id);
  return (isTenuta ? una.forUpdate('d') : una).executeTakeFirst();
}

/** The one a link is of, locked: a link that was used, or is over, is of none. */
export const findDelLink = (
  trx: Trx,
  { studioId, hash, adesso }: { studioId: number; hash: Buffer; adesso: Date },
): Promise<DelegaUnica | undefined> =>
  selectUna(trx)
    .where('d.studio_id', '=', studioId)
    .where('d.link_hash', '=', hash)
    .where('d.link_scade_il', '>', adesso)
    .where('d.stato', 'in', ['Link creato', 'Link inviato', 'Aperto'])
    .forUpdate('d')
    .executeTakeFirst();

/** The sheets of one that are still there. */
export const listFogli = (
  trx: Trx,
  { studio_id, fogli }: Pick<DelegaUnica, 'studio_id' | 'fogli'>,
): Promise<{ id: string; nome: string; sha256: Buffer }[]> =>
  fogli.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('documento')
        .select(['id', 'nome', 'sha256'])
        .where('studio_id', '=', studio_id)
        .where('id', 'in', fogli)
        .orderBy('caricato_il')
        .orderBy('nome')
        .execute();

/** A delega unica, whole, as it is answered. */
export async function writeUnica(trx: Trx, d: DelegaUnica, adesso: Date): Promise<DelegaUnicaFilo> {
  const oggi = giornoDiRoma(adesso);
  const fogli = await listFogli(trx, d);
  const iso = (quando: Date | null) => quando?.toISOString() ?? null;
  return {
    Id: d.id,
    IdStudio: d.studio_id,
    NomeStudio: d.nome_studio,
    IdAnagrafica: d.anagrafica_id,
    Denominazione: d.denominazione,
    CodiceFiscale: d.codice_fiscale,
    ConEmail: Boolean(d.email),
    IdIntermediario: d.intermediario_id,
    Intermediario: d.intermediario_nome,
    Stato: computeMostrato(d, { adesso, oggi }),
    AreeChieste: d.aree_chieste,
    Aree: d.aree ?? d.aree_chieste,
    LinkScade: d.link_hash === null ? null : iso(d.link_scade_il),
    ChiestaIl: d.chiesta_il.toISOString(),
    ApertaIl: iso(d.aperta_il),
    FirmataIl: iso(d.firmata_il),
    DataConferimento: d.conferita_il,
    Scadenza: d.scadenza ?? computeScadenza(oggi),
    Numero: d.numero,
    EsitoIl: d.esito_il,
    Motivo: d.motivo,
    Fogli: fogli.map(({ id, nome }) => ({ Id: id, Nome: nome })),
    Versione: d.versione,
  };
}

/** A client to ask, whose deleghe nobody else asks until the transaction ends. */
export async function lockCliente(trx: Trx, id: string) {
  if (!isUuid(id)) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delega-unica:${id}`}, 0))`.execute(trx);
  return trx
    .selectFrom('anagrafica as a')
    .innerJoin('studio as s', 's.id', 'a.studio_id')
    .select(['a.studio_id', 'a.id', 'a.denominazione', 'a.email', 's.ragione_sociale as nome_studio'])
    .where('a.id', '=', id)
    .where('a.archiviata', '=', false)
    .executeTakeFirst();
}

/** Of a client, those that are good or under way. */
export const listVive = (
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
  { adesso, oggi }: { readonly adesso: Date; readonly oggi: Data },
) =>
  trx
    .selectFrom('delega_unica')
    .select(['id', 'stato', 'intermediario_id'])
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .where(
      sql<SqlBool>`(stato in ('Firmata', 'Inviata') or (stato = 'Accettata' and scadenza >= ${oggi}::date)
        or (stato in ('Link creato', 'Link inviato', 'Aperto') and link_scade_il > ${adesso}))`,
    )
    .execute();

/** The one whose link is out to an intermediary, good or not any more: it is asked again in its place. */
export const findConLink = (
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
  intermediarioId: string,
) =>
  trx
    .selectFrom('delega_unica')
    .select(['id', 'stato', 'link_hash', 'versione'])
    .where('studio_id', '=', studio_id)
    .where('anagrafica_id', '=', id)
    .where('intermediario_id', '=', intermediarioId)
    .where('stato', 'in', ['Link creato', 'Link inviato', 'Aperto'])
    .forUpdate()
    .executeTakeFirst();

export async function insertUnica(trx: Trx, riga: Insertable<Database['delega_unica']>): Promise<string> {
  const { id } = await trx.insertInto('delega_unica').values(riga).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateUnica(
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
  dati: Omit<Updateable<Database['delega_unica']>, 'versione'>,
): Promise<void> {
  await trx
    .updateTable('delega_unica')
    .set({ ...dati, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

/** What an accepted one takes the place of. */
export async function replaceAltre(
  trx: Trx,
  d: Pick<DelegaUnica, 'studio_id' | 'id' | 'anagrafica_id' | 'intermediario_id' | 'scadenza'>,
): Promise<void> {
  await trx
    .updateTable('delega_unica')
    .set({ stato: 'Sostituita', versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', d.studio_id)
    .where('anagrafica_id', '=', d.anagrafica_id)
    .where('intermediario_id', '=', d.intermediario_id)
    .where('stato', '=', 'Accettata')
    .where('id', '<>', d.id)
    // One that ends later stays: what is written today may be of years ago.
    .where('scadenza', '<=', d.scadenza)
    .execute();
}

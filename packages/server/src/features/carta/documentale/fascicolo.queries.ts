import type { StatoDocumento, TipoDichiarazione } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { findContenuto } from '../../clienti/documento/documento.public.ts';

/** Where the bytes of a file are kept. */
export type Fonte =
  | { readonly da: 'documento'; readonly id: string }
  | { readonly da: 'archivio' | 'stampa'; readonly id: string };

interface DiStudio {
  readonly studioId: number;
  readonly idAnagrafica: string;
  readonly anno: number;
}

/** The documents of a client that are of a year, or of one of its declarations. */
export const listDocumentiDi = (trx: Trx, { studioId, idAnagrafica, anno }: DiStudio) =>
  trx
    .selectFrom('documento as d')
    .leftJoin('dichiarazione as x', (join) =>
      join.onRef('x.studio_id', '=', 'd.studio_id').onRef('x.id', '=', 'd.dichiarazione_id'),
    )
    .select(['d.id', 'd.nome', 'd.tipo', 'd.dimensione', 'd.sha256', 'd.caricato_il'])
    .select(sql<StatoDocumento | null>`d.stato`.as('stato'))
    .where('d.studio_id', '=', studioId)
    .where('d.anagrafica_id', '=', idAnagrafica)
    .where(sql<number>`coalesce(d.anno, x.anno)`, '=', anno)
    .orderBy('d.caricato_il')
    .orderBy('d.id')
    .execute();

/** The F24 of a client and year that hold and were not mailed: of those, the print that went is among the documents. */
export async function listF24Preparati(trx: Trx, { studioId, idAnagrafica, anno }: DiStudio) {
  const { rows } = await sql<{ id: string; nome: string }>`
    select f.id, f.nome from (select *, 'F24-' || anno || '-' || lpad(numero::text, 5, '0') as nome from f24
      where studio_id = ${studioId} and anagrafica_id = ${idAnagrafica} and anno = ${anno} and stato <> 'Annullato') f
    where not exists (select from documento d where d.studio_id = f.studio_id and d.anagrafica_id = f.anagrafica_id
      and d.tipo = 'F24' and d.nome = f.nome || '.pdf')
    order by f.numero`.execute(trx);
  return rows;
}

/** The declarations of a client and year, each with the print that was frozen or, before it, the last definitive one. */
export async function listStampeDi(trx: Trx, { studioId, idAnagrafica, anno }: DiStudio) {
  const { rows } = await sql<{
    id: string;
    tipo: TipoDichiarazione;
    finalita: string;
    congelata: boolean;
    sha256: Buffer | null;
    dimensione: number | null;
    quando: Date | null;
  }>`select d.id, d.tipo, d.finalita, a.sha256 is not null as congelata, coalesce(a.sha256, s.sha256) as sha256,
      coalesce(length(a.contenuto), length(s.contenuto)) as dimensione, coalesce(d.archiviata_il, s.stampata_il) as quando
    from dichiarazione d
    left join lateral (select x.sha256, x.contenuto from dichiarazione_archivio x where x.studio_id = d.studio_id
      and x.dichiarazione_id = d.id and d.archiviata_il is not null order by x.archiviata_il desc limit 1) a on true
    left join lateral (select x.sha256, x.contenuto, x.stampata_il from dichiarazione_stampa x where x.studio_id = d.studio_id
      and x.dichiarazione_id = d.id order by x.stampata_il desc limit 1) s on true
    where d.studio_id = ${studioId} and d.anagrafica_id = ${idAnagrafica} and d.anno = ${anno} order by d.creata_il, d.id`.execute(
    trx,
  );
  return rows;
}

/** The bytes of a file of the fascicolo; undefined when it went away since the index was made. */
export async function findByte(trx: Trx, studioId: number, { da, id }: Fonte): Promise<Buffer | undefined> {
  if (da === 'documento') return findContenuto(trx, studioId, id);
  const { rows } = await (da === 'archivio'
    ? sql<{ contenuto: Buffer }>`select contenuto from dichiarazione_archivio
          where studio_id = ${studioId} and dichiarazione_id = ${id} order by archiviata_il desc limit 1`
    : sql<{ contenuto: Buffer }>`select contenuto from dichiarazione_stampa
          where studio_id = ${studioId} and dichiarazione_id = ${id} order by stampata_il desc limit 1`
  ).execute(trx);
  return rows[0]?.contenuto;
}

interface DiCosa {
  readonly documenti: readonly string[];
  readonly dichiarazioni: readonly string[];
  readonly f24: readonly string[];
}
/** Who did what with these documents, declarations and F24, in order; what was written in a declaration, one line for each save. */
export async function listTraccia(trx: Trx, studioId: number, { documenti, dichiarazioni, f24 }: DiCosa) {
  const { rows } = await sql<{ quando: Date; autore: string | null; azione: string; cosa: string }>`
    select quando, name_utente(utente_id) as autore, azione, entita_id as cosa from registro
    where studio_id = ${studioId} and (entita = 'documento' and entita_id = any (${[...documenti]}::text[])
      or entita = 'dichiarazione' and entita_id = any (${[...dichiarazioni]}::text[])
      or entita = 'f24' and entita_id = any (${[...f24]}::text[]))
    union all
    select quando, name_utente(utente_id), azione || case when count(chiave) > 0 then ', caselle: ' || count(chiave) else '' end,
      dichiarazione_id::text from dichiarazione_modifica
    where studio_id = ${studioId} and dichiarazione_id = any (${[...dichiarazioni]}::uuid[])
    group by quando, utente_id, azione, dichiarazione_id, versione
    order by quando, azione`.execute(trx);
  return rows;
}

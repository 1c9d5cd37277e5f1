import { sql } from 'kysely';
import type { Cifratura } from '../../cifratura.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { hideSegreto, sealBusta } from './busta.ts';

/**
 * Deletes the words of up to `massimo` mails whose link or code was used, replaced, or is over at `adesso`; to whom, about
 * what, when and how it went stay. One that was still to leave does not leave. Answers how many.
 */
export async function deleteBuste(db: Db, adesso: Date, massimo: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update messaggio_posta m
    set busta = null, html = null, segreto_hash = null,
      testo = 'Testo eliminato: il ' || f.genere || ' è ' || case when f.usato then 'stato usato o sostituito.' else 'scaduto.' end,
      stato = case m.stato when 'In attesa' then 'Errore' else m.stato end
    from (
      select p.id, coalesce(c.usato_il, s.usata_il) is not null as usato,
        case p.modello when 'codice accesso' then 'codice' else 'collegamento' end as genere
      from messaggio_posta p
      left join codice_monouso c on c.hash = p.segreto_hash
      left join sfida s on s.hash = p.segreto_hash
      where p.segreto_hash is not null
        and (coalesce(c.usato_il, s.usata_il) is not null
          or coalesce(c.scade_il, s.scade_il, p.segreto_scade_il, '-infinity') <= ${adesso}::timestamptz)
      limit ${massimo}) f
    where m.id = f.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** What a link that is good no more opened is over now: its words go at the next round. */
export const endSegreto = (trx: Trx, hash: Buffer, adesso: Date): Promise<unknown> =>
  trx
    .updateTable('messaggio_posta')
    .set({ segreto_scade_il: adesso })
    .where('segreto_hash', '=', hash)
    .execute();

/** The bytes of files whose mail nobody sent in three months go; what they were stays. Answers how many. */
export async function deleteAllegati(db: Db, adesso: Date, massimo: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update allegato_posta a set busta = null
    from (select v.messaggio_id, v.posizione from allegato_posta v join messaggio_posta m on m.id = v.messaggio_id
      where v.busta is not null and m.creato_il < ${adesso}::timestamptz - interval '90 days' limit ${massimo}) f
    where a.messaggio_id = f.messaggio_id and a.posizione = f.posizione`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const COLLEGAMENTO = /https?:\/\/\S+(?:\?codice=|\/login\/)[\w-]{43}/;
const PER_VOLTA = 100;

/** Seals what a version before wrote in clear and still opens something; nothing is left to do the second time. */
export async function sealPosta(db: Db, cifratura: Pick<Cifratura, 'seal'>): Promise<void> {
  for (;;) {
    const righe = await db
      .selectFrom('messaggio_posta')
      .select(['id', 'testo', 'html'])
      .where('segreto_hash', 'is not', null)
      .where('html', 'is not', null)
      .limit(PER_VOLTA)
      .execute();
    for (const { id, testo, html } of righe)
      await db
        .updateTable('messaggio_posta')
        .set({
          testo: hideSegreto(testo, {
            genere: 'collegamento',
            parola: COLLEGAMENTO.exec(testo)?.[0] ?? testo,
          }),
          html: null,
          busta: sealBusta(cifratura, id, { testo, html }),
        })
        .where('id', '=', id)
        .where('html', 'is not', null)
        .execute();
    if (righe.length < PER_VOLTA) return;
  }
}

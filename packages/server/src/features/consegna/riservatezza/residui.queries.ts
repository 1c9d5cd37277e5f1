import { sql } from 'kysely';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { destroyChiavi } from '../../base/chiave-dati/chiave-dati.public.ts';
import { openDifferenze } from '../../base/registro/registro.public.ts';
import type { Interessato } from './riservatezza.queries.ts';

const CANCELLATO = 'dato cancellato';
const PER_VOLTA = 1_000;

const escapeForma = (parola: string) => parola.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What finds a person in words, whole and whatever the case, for PostgreSQL; JSON writes some signs its own way. */
function makeForma(segni: readonly string[]): string {
  const parole = [...new Set(segni.flatMap((segno) => [segno, JSON.stringify(segno).slice(1, -1)]))];
  return `(?<![[:alnum:]])(${parole.map(escapeForma).join('|')})(?![[:alnum:]])`;
}

/**
 * Deletes, in what people of the studio were writing or had prepared, whatever names the person: drafts of new records,
 * answers kept for a repetition, events, exports with a row of `chiavi`. Other prepared files (prints, imports) may hold
 * anybody: those of the studio go, all.
 */
async function deletePreparati(
  trx: Trx,
  studioId: number,
  forma: string,
  chiavi: readonly string[],
): Promise<void> {
  await sql`delete from bozza where studio_id = ${studioId} and righi::text ~* ${forma}
    and luogo !~ '[0-9a-f]{8}-'`.execute(trx);
  await sql`delete from idempotenza where studio_id = ${studioId} and corpo ~* ${forma}`.execute(trx);
  await sql`delete from evento where studio_id = ${studioId} and dati::text ~* ${forma}`.execute(trx);
  await sql`delete from lavoro where studio_id = ${studioId} and stato not in ('in coda', 'in corso')`.execute(
    trx,
  );
  await sql`delete from storico_esportazione where studio_id = ${studioId}
    and (filtro::text ~* ${forma} or chiavi && ${[...chiavi]}::uuid[])`.execute(trx);
  await sql`delete from importazione where studio_id = ${studioId}`.execute(trx);
}

/** Words of the person in what people of the studio keep for themselves become `dato cancellato`; names stay apart by their id. */
async function replaceParole(trx: Trx, studioId: number, forma: string): Promise<void> {
  await sql`update vista set nome = case when nome ~* ${forma} then ${CANCELLATO} || ' ' || left(id::text, 8) else nome end,
      contenuto = regexp_replace(contenuto::text, ${forma}, ${CANCELLATO}, 'gi')::jsonb
    where studio_id = ${studioId} and (nome ~* ${forma} or contenuto::text ~* ${forma})`.execute(trx);
  await sql`update gruppo set nome = case when nome ~* ${forma} then ${CANCELLATO} || ' ' || left(id::text, 8) else nome end,
      descrizione = left(regexp_replace(descrizione, ${forma}, ${CANCELLATO}, 'gi'), 300)
    where studio_id = ${studioId} and (nome ~* ${forma} or descrizione ~* ${forma})`.execute(trx);
  await sql`update tag set nome = left(${CANCELLATO} || ' ' || left(id::text, 8), 30)
    where studio_id = ${studioId} and nome ~* ${forma}`.execute(trx);
  await sql`delete from ticket_allegato where studio_id = ${studioId} and nome ~* ${forma}`.execute(trx);
  await sql`update ticket_messaggio set testo = left(regexp_replace(testo, ${forma}, ${CANCELLATO}, 'gi'), 5000)
    where studio_id = ${studioId} and testo ~* ${forma}`.execute(trx);
  await sql`update ticket_nota set testo = left(regexp_replace(testo, ${forma}, ${CANCELLATO}, 'gi'), 5000)
    where studio_id = ${studioId} and testo ~* ${forma}`.execute(trx);
  await sql`update ticket set oggetto = left(regexp_replace(oggetto, ${forma}, ${CANCELLATO}, 'gi'), 150)
    where studio_id = ${studioId} and oggetto ~* ${forma}`.execute(trx);
  await sql`delete from allegato_posta a using messaggio_posta m where m.id = a.messaggio_id and (a.nome ~* ${forma}
    or testo ~* ${forma} or oggetto ~* ${forma} or destinatario ~* ${forma} or array_to_string(cc, ' ') ~* ${forma})`.execute(
    trx,
  );
  await sql`update messaggio_posta set oggetto = ${CANCELLATO}, testo = ${CANCELLATO}, html = null, busta = null,
      segreto_hash = null, errore = null, cc = '{}',
      destinatario = case when destinatario ~* ${forma}
        and not exists (select from utente u where lower(u.email) = lower(destinatario)) then '' else destinatario end,
      stato = case stato when 'In attesa' then 'Errore' else stato end
    where testo ~* ${forma} or oggetto ~* ${forma} or html ~* ${forma} or array_to_string(cc, ' ') ~* ${forma}
      or (destinatario ~* ${forma} and not exists (select from utente u where lower(u.email) = lower(destinatario)))
    `.execute(trx);
}

/** Rows of the audit log that name nobody we know, each with its own key: those that name the person in words lose it. */
async function destroyNominate(
  trx: Trx,
  cifratura: Pick<Cifratura, 'open'>,
  studioId: number,
  forma: RegExp,
): Promise<number> {
  let distrutte = 0;
  for (let dopo = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ studio_id: number; id: string; chiave_id: string; cifrato: Buffer }>`
      select r.studio_id, r.id, r.chiave_id, r.cifrato from registro r
      join chiave_dati c on c.studio_id = r.studio_id and c.id = r.chiave_id
      where r.studio_id = ${studioId} and r.id > ${dopo}::uuid and c.avvolta is not null
        and c.soggetti[1] like 'registro:%' order by r.id limit ${PER_VOLTA}`.execute(trx);
    const lette = await openDifferenze(
      trx,
      cifratura,
      rows.map((riga) => ({ ...riga, prima: null, dopo: null })),
    );
    const sue = rows.filter((_, posto) => forma.test(JSON.stringify(lette[posto] ?? null)));
    distrutte += await destroyChiavi(
      trx,
      studioId,
      sue.map(({ chiave_id }) => chiave_id),
    );
    const ultima = rows.at(-1);
    if (ultima === undefined || rows.length < PER_VOLTA) return distrutte;
    dopo = ultima.id;
  }
}

/** Whatever else of the studio names the person in words: deleted, replaced, or made unreadable. */
export async function eraseResidui(
  trx: Trx,
  cifratura: Pick<Cifratura, 'open'>,
  { studioId, segni }: Pick<Interessato, 'studioId' | 'segni'>,
  chiavi: readonly string[],
): Promise<void> {
  const forma = makeForma(segni);
  await deletePreparati(trx, studioId, forma, chiavi);
  await replaceParole(trx, studioId, forma);
  await destroyNominate(
    trx,
    cifratura,
    studioId,
    new RegExp(forma.replaceAll('[[:alnum:]]', '[\\p{L}\\p{N}]'), 'iu'),
  );
}

import { tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Fatto, Scelta, Silenzio } from './automatica.rules.ts';

/** What a studio chose, and of which version it is: 0 when it never chose. */
export interface Impostate {
  readonly scelte: readonly Scelta[];
  readonly silenzio: Silenzio | null;
  readonly versione: number;
}
const NESSUNA: Impostate = { scelte: [], silenzio: null, versione: 0 };

/** The choices of the studi of the transaction that made some, by studio. */
export async function listImpostate(trx: Trx, studi: readonly number[]): Promise<Map<number, Impostate>> {
  const testate = await trx
    .selectFrom('silenzio_notifica')
    .selectAll()
    .where('studio_id', 'in', studi)
    .execute();
  const scelte = await trx
    .selectFrom('notifica_automatica')
    .selectAll()
    .where('studio_id', 'in', studi)
    .execute();
  const diStudio = Map.groupBy(scelte, ({ studio_id }) => studio_id);
  return new Map(
    testate.map(({ studio_id, dalle, alle, versione }) => [
      studio_id,
      {
        scelte: diStudio.get(studio_id) ?? [],
        silenzio: dalle === null || alle === null ? null : { dalle, alle },
        versione,
      },
    ]),
  );
}
export const readImpostate = async (trx: Trx, studioId: number): Promise<Impostate> =>
  (await listImpostate(trx, [studioId])).get(studioId) ?? NESSUNA;

/** Writes the choices of a studio over the version that was read; false when it is not that any more. */
export async function saveImpostate(trx: Trx, studioId: number, nuove: Impostate): Promise<boolean> {
  const ore = { dalle: nuove.silenzio?.dalle ?? null, alle: nuove.silenzio?.alle ?? null };
  const esito = await trx
    .insertInto('silenzio_notifica')
    .values({ studio_id: studioId, ...ore })
    .onConflict((c) =>
      c
        .column('studio_id')
        .doUpdateSet({ ...ore, versione: sql<number>`silenzio_notifica.versione + 1` })
        .where('silenzio_notifica.versione', '=', nuove.versione),
    )
    .returning('versione')
    .executeTakeFirst();
  if (esito?.versione !== nuove.versione + 1) return false;
  for (const { canali, ...scelta } of nuove.scelte) {
    const valori = { ...scelta, canali: [...canali] };
    await trx
      .insertInto('notifica_automatica')
      .values({ studio_id: studioId, ...valori })
      .onConflict((c) => c.columns(['studio_id', 'evento']).doUpdateSet(valori))
      .execute();
  }
  return true;
}

/** The studi that are told something: those that work for clients. */
export async function listStudiDaAvvisare(trx: Trx): Promise<number[]> {
  const righe = await trx
    .selectFrom('studio')
    .select('id')
    .where('tipo_profilo_cliente', '=', tipoProfiloCliente.STUDIO)
    .orderBy('id')
    .execute();
  return righe.map(({ id }) => id);
}

/** Which of these facts were told already, as `studio evento chiave`. */
export async function listDetti(trx: Trx, fatti: readonly Fatto[]): Promise<Set<string>> {
  const { rows } = await sql<{ detto: string }>`
    select a.studio_id || ' ' || a.evento || ' ' || a.chiave as detto from avviso a
    join unnest(${fatti.map(({ studioId }) => studioId)}::int[], ${fatti.map(({ evento }) => evento)}::text[],
      ${fatti.map(({ chiave }) => chiave)}::text[]) as f (studio_id, evento, chiave) using (studio_id, evento, chiave)`.execute(
    trx,
  );
  return new Set(rows.map(({ detto }) => detto));
}

/** Writes what is told, once whoever writes it at the same moment; false when it was told. */
export async function insertAvviso(
  trx: Trx,
  { studioId, evento, chiave, anagraficaId, oggetto, percorso, ruoli }: Fatto,
  { testo, canali }: { readonly testo: string; readonly canali: Scelta['canali'] },
): Promise<boolean> {
  const riga = await trx
    .insertInto('avviso')
    .values({
      studio_id: studioId,
      anagrafica_id: anagraficaId,
      ruoli: [...ruoli],
      canali: [...canali],
      ...{ evento, chiave, oggetto, percorso, testo },
    })
    .onConflict((c) => c.constraint('avviso_una_volta').doNothing())
    .returning('id')
    .executeTakeFirst();
  return riga !== undefined;
}

/** The active administrators of a studio, by address. */
export async function listAmministratori(trx: Trx, studioId: number): Promise<string[]> {
  const righe = await trx
    .selectFrom('utente')
    .select('email')
    .where('studio_id', '=', studioId)
    .where('tipologia_utente', '=', tipologiaUtente.AMM_STU)
    .where('attivo', '=', true)
    .orderBy('id')
    .execute();
  return [...new Set(righe.map(({ email }) => email).filter((email) => email !== ''))];
}

/** Who is inside now in these studi. */
export async function listDentro(
  trx: Trx,
  studi: readonly number[],
): Promise<{ studioId: number; utenteId: number }[]> {
  const { rows } = await sql<{ studioId: number; utenteId: number }>`
    select u.studio_id as "studioId", u.id as "utenteId" from utente u
    where u.studio_id = any (${[...studi]}::int[]) and u.attivo
      and exists (select from sessione e where e.utente_id = u.id and e.terminata_il is null and e.scade_il > now())
    order by u.id`.execute(trx);
  return rows;
}

/** The name a client has today; empty when he is not seen. */
export async function findNomeCliente(trx: Trx, studioId: number, id: string): Promise<string> {
  const riga = await trx
    .selectFrom('anagrafica')
    .select('denominazione')
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .executeTakeFirst();
  return riga?.denominazione ?? '';
}

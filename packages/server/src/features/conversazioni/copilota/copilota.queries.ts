import type { ListQuery, ScambioCopilota } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { RispostaScritta } from './copilota.rules.ts';

const elenco: Elenco = {
  filtri: { Domanda: { colonna: 'c.domanda', tipo: 'testo' } },
  ordini: { Quando: 'c.creato_il' },
  ordinePredefinito: ['-Quando'],
  chiave: 'c.id',
};
/** Whose the exchanges are: one user of one studio. */
export interface Chi {
  readonly studioId: number;
  readonly utenteId: number;
}

const selectDi = (trx: Trx, { studioId, utenteId }: Chi) =>
  trx
    .selectFrom('copilota_scambio as c')
    .where('c.studio_id', '=', studioId)
    .where('c.utente_id', '=', utenteId);

/** One page of what a user asked, the last first. */
export async function listScambi(trx: Trx, chi: Chi, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const base = selectDi(trx, chi).selectAll('c');
  const righe = await pageQuery(base, condizioni, readOrdine(query, elenco), query).execute();
  let conta = selectDi(trx, chi).select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}
export type Scambio = Awaited<ReturnType<typeof listScambi>>['righe'][number];

interface Nuovo extends Chi {
  readonly dichiarazioneId: string | null;
  readonly domanda: string;
  readonly risposta: RispostaScritta;
  readonly fonte: ScambioCopilota['Fonte'];
}

export const insertScambio = (trx: Trx, nuovo: Nuovo): Promise<Scambio> =>
  trx
    .insertInto('copilota_scambio')
    .values({
      studio_id: nuovo.studioId,
      utente_id: nuovo.utenteId,
      dichiarazione_id: nuovo.dichiarazioneId,
      domanda: nuovo.domanda,
      risposta: JSON.stringify(nuovo.risposta),
      fonte: nuovo.fonte,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes one exchange of a user, all of them with null; answers how many. */
export async function deleteScambi(
  trx: Trx,
  { studioId, utenteId }: Chi,
  id: string | null,
): Promise<number> {
  if (id !== null && !isUuid(id)) return 0;
  let togli = trx
    .deleteFrom('copilota_scambio')
    .where('studio_id', '=', studioId)
    .where('utente_id', '=', utenteId);
  if (id !== null) togli = togli.where('id', '=', id);
  return Number((await togli.executeTakeFirst()).numDeletedRows);
}

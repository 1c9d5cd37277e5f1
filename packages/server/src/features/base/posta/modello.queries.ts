import type { ModelloPosta, provenienzaModello } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Whose mail it is: of a studio, of a gestore, or of the vendor where both are null. */
export interface Posto {
  readonly studioId: number | null;
  readonly gestoreId?: number | null;
}

export interface Modello {
  readonly codice: ModelloPosta;
  readonly oggetto: string;
  readonly corpo: string;
  readonly attivo: boolean;
  readonly versione: number;
  readonly provenienza: (typeof provenienzaModello)[number];
}

/** The templates written for a place and for those above it, the nearest first; of one code alone when it is given. */
export async function listModelli(
  trx: Trx,
  { studioId, gestoreId = null }: Posto,
  codice: ModelloPosta | null,
): Promise<Modello[]> {
  const { rows } = await sql<Modello>`
    select codice, oggetto, corpo, attivo, versione, provenienza from (
      select 1 as posto, 'studio' as provenienza, codice, oggetto, corpo, attivo, versione
      from modello_posta_studio where studio_id = ${studioId}
      union all
      select case when gestore_id is null then 3 else 2 end,
        case when gestore_id is null then 'fornitore' else 'gestore' end, codice, oggetto, corpo, attivo, versione
      from modello_posta where gestore_id is null
        or gestore_id = coalesce(${gestoreId}::int, (select s.gestore_id from studio s where s.id = ${studioId}::int))
    ) m where ${codice}::text is null or codice = ${codice}::text
    order by posto`.execute(trx);
  return rows;
}

/** The name of a studio; empty where there is none. */
export async function findNomeStudio(trx: Trx, studioId: number | null): Promise<string> {
  if (studioId === null) return '';
  const riga = await trx
    .selectFrom('studio')
    .select('ragione_sociale')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return riga?.ragione_sociale ?? '';
}

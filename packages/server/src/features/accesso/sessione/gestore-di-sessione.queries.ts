import type { gestoreDiSessione } from '@quadra/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { makeInfornata } from '../../../db/infornata.ts';
import { type Db, preparata } from '../../../db/pool.ts';

/** The gestori that were asked for in the same moment, as whoami tells them: without their logos. */
const infornate = makeInfornata(async (db: Db, ids: readonly number[]) => {
  const gestori: readonly z.infer<typeof gestoreDiSessione>[] = await db
    .selectFrom('gestore')
    .select(['id as Id', 'nome as Nome', 'ragione_sociale as RagioneSociale', 'partita_iva as PIVA'])
    .select(['codice_fiscale as CF', 'telefono as Telefono', 'email as Email', 'via as Via'])
    .select(['comune as Comune', 'comune_descrizione as ComuneDesc', 'provincia as Provincia'])
    .select(['cap as CAP', 'rea_ufficio as REAUfficio', 'rea_numero as REANumero'])
    .select(['rea_capitale_sociale as REACapitaleSociale', 'rea_socio_unico as REASocioUnico'])
    .select([
      'rea_liquidazione as REALiquidazione',
      'tipo as TipoGestore',
      'abilita_bonifici as AbilitaBonifici',
    ])
    .select('pagamento_carta_credito as PagamentoCartaCredito')
    .select('creazione_pacchetti_applicativi as CreazionePacchettiApplicativi')
    .modifyFront(preparata)
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .execute();
  return ids.map((id) => gestori.find(({ Id }) => Id === id));
});

/** The gestore of the user. @throws when there is none: who has entered has one */
export async function getGestoreDiSessione(db: Db, id: number): Promise<z.infer<typeof gestoreDiSessione>> {
  const gestore = await infornate(db, id);
  if (!gestore) throw new Error('The gestore of a session is not there');
  return gestore;
}

import type { gestoreDiSessione } from '@quadra/contract';
import type { z } from 'zod';
import { type Db, preparata } from '../../../db/pool.ts';

/** The gestore of the user, as whoami tells it: without its logos. */
export function getGestoreDiSessione(db: Db, id: number): Promise<z.infer<typeof gestoreDiSessione>> {
  return db
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
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

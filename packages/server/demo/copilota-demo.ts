import { tipologiaUtente } from '@quadra/contract';
import type pg from 'pg';
import { withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';

const [CON_COPILOTA] = studiDemo.map(({ ragioneSociale }) => ragioneSociale);

/** The copilot and the quadro AC in the first studio of the demo; the copilot for its administrators: who works in it has it off, as everybody when he begins. */
export const loadCopilotaDemo = (client: pg.Client): Promise<void> =>
  withProprietario(client, [], async () => {
    await client.query(
      `insert into applicativo_studio (studio_id, codice, anno, dal)
       select id, unnest('{WOWAI,QUADROAC}'::text[]), 0, '2025-01-01' from studio where ragione_sociale = $1
       on conflict do nothing`,
      [CON_COPILOTA],
    );
    await client.query(
      `insert into permesso_studio (studio_id, codice, valore)
       select id, 'AI', true from studio where ragione_sociale = $1 on conflict do nothing`,
      [CON_COPILOTA],
    );
    await client.query(
      `update utente set abilita_ai = true where tipologia_utente = $2
         and studio_id = (select id from studio where ragione_sociale = $1)`,
      [CON_COPILOTA, tipologiaUtente.AMM_STU],
    );
  });

import type pg from 'pg';
import type { Servizi } from '../src/http/servizi.ts';
import { withProprietario } from './demo.queries.ts';
import { CHIAVE_CARTA, SEGRETO_NOTIFICHE } from './servizi/carta.ts';
import { CONTO_PAYPAL } from './servizi/paypal.ts';

type Casa = Pick<Servizi, 'cifratura' | 'config'>;
const IBAN = 'IT60X0542811101000000123456';
const CREDITORE = 'IT97ZZZ0000003128770363';

/** What a gestore of the demo invoices with, where nobody said it. */
const insertFatturazione = (client: pg.Client) =>
  client.query(
    `insert into fatturazione (gestore_id, attiva, denominazione, partita_iva, via, cap, comune, provincia, iban, sezionale)
     select g.id, true, g.ragione_sociale,
       case when g.codice = 'EMILIA' then '03128770363' else '02987650369' end, 'Via Emilia Est 100', '41121', 'Modena', 'MO', $1, 'A1'
     from gestore g where not exists (select from fatturazione f where f.gestore_id = g.id)`,
    [IBAN],
  );

async function insertVenditori(client: pg.Client): Promise<string[]> {
  await client.query('update gestore set abilita_bonifici = true, pagamento_carta_credito = true');
  const { rows } = await client.query<{ id: string }>(
    `insert into venditore (gestore_id, bonifici, carta, sdd, identificativo_creditore, iban, intestatario)
     select g.id, true, true, true, $2, $1, left(g.ragione_sociale, 70) from gestore g on conflict do nothing returning id`,
    [IBAN, CREDITORE],
  );
  return rows.map(({ id }) => id);
}

/** The keys of the simulated gateways, sealed as those of real ones: only where those gateways are beside. */
async function sealChiavi(client: pg.Client, { cifratura, config }: Casa, id: string): Promise<void> {
  const seal = (testo: string, quale: string) => cifratura.seal(testo, `venditore/${id}/${quale}`);
  if (config.servizi.paypal?.simulato)
    await client.query(
      'update venditore set paypal = true, paypal_client_id = $2, paypal_segreto = $3 where id = $1',
      [id, CONTO_PAYPAL.id, seal(CONTO_PAYPAL.segreto, 'paypal_segreto')],
    );
  if (!config.servizi.carta?.simulato) return;
  await client.query('update venditore set carta_segreto = $2, carta_notifica_segreto = $3 where id = $1', [
    id,
    seal(CHIAVE_CARTA, 'carta_segreto'),
    seal(SEGRETO_NOTIFICHE, 'carta_notifica_segreto'),
  ]);
}

/** The gestori of the demo sell: transfers, and cards where the simulated gateway is beside. */
export const loadVenditaDemo = (client: pg.Client, casa: Casa): Promise<void> =>
  withProprietario(client, [], async () => {
    await insertFatturazione(client);
    for (const id of await insertVenditori(client)) await sealChiavi(client, casa, id);
  });

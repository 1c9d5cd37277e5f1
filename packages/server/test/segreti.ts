import type { AppDiProva } from './make-app.ts';

/** What a seller is known by at its gateways and its accounting software: none may ever come out. */
export const segreti = {
  carta_segreto: 'sk_test_mai_detta_a_nessuno',
  carta_notifica_segreto: 'whsec_mai_detta_a_nessuno',
  paypal_segreto: 'paypal_mai_detto_a_nessuno',
  ws_password: 'contabilita_mai_detta_a_nessuno',
} as const;

const DELLA_CASA =
  'causale_consumo, causale_incasso, conto_banca, causale_vendita, codice_iva, conto_iva, numero_registro, tipo_registro, tipo_conto_cliente, tipo_conto_gestore';

/** Gives a seller its secrets, as its pages do; null: the vendor. */
export async function giveSegreti({ sql, servizi }: AppDiProva, gestoreId: number | null): Promise<void> {
  await sql('insert into venditore (gestore_id) values ($1) on conflict do nothing', [gestoreId]);
  const dove = 'where gestore_id is not distinct from $1::int';
  const [venditore] = await sql<{ id: string }>(`select id from venditore ${dove}`, [gestoreId]);
  const chiusi = (['carta_segreto', 'carta_notifica_segreto', 'paypal_segreto'] as const).map((colonna) =>
    servizi.cifratura.seal(segreti[colonna], `venditore/${venditore?.id}/${colonna}`),
  );
  await sql(
    `update venditore set carta = true, paypal = true, paypal_client_id = 'prova',
       carta_segreto = $2, carta_notifica_segreto = $3, paypal_segreto = $4 ${dove}`,
    [gestoreId, ...chiusi],
  );
  await sql(
    `insert into contabilita (gestore_id, ${DELLA_CASA})
     select $1::int, ${DELLA_CASA} from contabilita where gestore_id is null on conflict do nothing`,
    [gestoreId],
  );
  const [conti] = await sql<{ id: number }>(`select id from contabilita ${dove}`, [gestoreId]);
  await sql(
    `update contabilita set ws_indirizzo = 'https://127.0.0.1', ws_utente = 'prova', ws_azienda = '1', ws_password = $2 ${dove}`,
    [gestoreId, servizi.cifratura.seal(segreti.ws_password, `contabilita/${conti?.id}/ws_password`)],
  );
}

/** Those that a text says. */
export const listSegreti = (testo: string): string[] =>
  Object.entries(segreti).flatMap(([nome, segreto]) => (testo.includes(segreto) ? [nome] : []));

import pg from 'pg';
import { percorsi } from '../../packages/contract/src/index.ts';
import { post } from './casa.ts';
import type { Bersaglio } from './scritture.ts';

const PACCHETTI = 20;

/** Asks the embedded PostgreSQL as its owner: to look, or to set what no call can. */
export async function runSql<T>(
  amministratore: pg.ClientConfig,
  testo: string,
  valori: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ ...amministratore, database: 'quadra' });
  await client.connect();
  try {
    return (await client.query(testo, valori)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Enough credits for whatever will be spent; who sells wants to know where to send the invoice. */
export async function buyCrediti(
  casa: Pick<Bersaglio, 'indirizzo' | 'idStudio' | 'tokenFornitore'>,
  amministratore: pg.ClientConfig,
): Promise<void> {
  await runSql(
    amministratore,
    "update studio set via = coalesce(via, 'Via Prova'), comune = coalesce(comune, 'F257'), provincia = coalesce(provincia, 'MO'), cap = coalesce(cap, '41121') where id = $1",
    [casa.idStudio],
  );
  const lista = await post(casa.indirizzo, casa.tokenFornitore, percorsi.pacchettoLista, {});
  const { data } = (await lista.json()) as { data: { Id: string; Crediti: number }[] };
  const [grande] = data.toSorted((a, b) => b.Crediti - a.Crediti);
  if (grande === undefined) throw new Error('No package to buy');
  for (let n = 1; n <= PACCHETTI; n += 1) {
    const risposta = await fetch(casa.indirizzo + percorsi.creditiAcquisto, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${casa.tokenFornitore}`,
        'content-type': 'application/json',
        'idempotency-key': `provvista-${n}`,
      },
      body: JSON.stringify({ IdStudio: casa.idStudio, IdPacchetto: grande.Id }),
    });
    if (risposta.status !== 201) throw new Error(`Credits not bought: ${await risposta.text()}`);
  }
}

import pg from 'pg';
import { percorsi } from '../packages/contract/src/index.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';
import { describeCosto, readCosto } from './costo.ts';
import { enter, insertRete, quantile, tell, withServer } from './rete.ts';

/**
 * The statistics of a gestore of 1,000,000 clients of 100 studi, who came in over two years, each with a declaration and a use
 * of credits. Each view asked one after the other, as by one person; then its total beside a direct count. Prints; asserts
 * nothing. `npm run bench statistica [clients] [studi]`, on a data folder of its own (.quadra/bench-statistica).
 */
const [clienti = 1_000_000, quantiStudi = 100] = process.argv.slice(2).map(Number);
const RICHIESTE = 60;
/** What the first studio has, before the tables are counted. */
const POCHI = 500;
const PER_STUDIO = Math.ceil((clienti - POCHI) / (quantiStudi - 1));
const ANNO = new Date().getFullYear();

const VISTE = [
  ['dichiarazioni', percorsi.statisticaDichiarazioni, 'select count(*) from dichiarazione', 'creata_il'],
  ['clienti', percorsi.statisticaClienti, 'select count(*) from anagrafica', 'creata_il'],
  ['crediti', percorsi.statisticaCrediti, 'select -sum(quantita) from movimento', 'data'],
  ['gestori', percorsi.statisticaGestori, null, ''],
  ['utenti', percorsi.statisticaUtenti, null, ''],
] as const;

/** As the owner of the tables, a studio for each transaction: what the studi would have written themselves in two years. */
const RIEMPIE = [
  `insert into anagrafica (studio_id, tipo, estera, codice_fiscale, denominazione, ragione_sociale, stato_civile,
     domicilio_fiscale, residenza, residenza_diversa, archiviata, creata_il)
   select $1::int, case n % 3 when 0 then 'SD' else 'PF' end, false, 'C' || $1 || 'N' || n, 'Cliente ' || n, 'Cliente ' || n, 0,
     '{}', '{}', false, n % 9 = 0, now() - make_interval(hours => (n * 7919) % 17520) from generate_series(1, $2::int) n`,
  `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stato, creata_il)
   select studio_id, id, extract(year from creata_il)::int, case when tipo = 'PF' then '730' else 'IVA' end, 'Ordinaria',
     case when archiviata then 'Chiusa' else 'Aperta' end, creata_il from anagrafica where studio_id = $1 and $2::int > 0`,
  'insert into conto (studio_id) select $1::int where $2::int > 0 on conflict do nothing',
  `with m as (insert into movimento (studio_id, tipo, data, quantita, saldo_dopo, causale)
     select studio_id, 'Consumo', creata_il, -1, 0, 'Misura' from anagrafica where studio_id = $1 and $2::int > 0 returning id)
   insert into voce (studio_id, movimento_id, conto, quantita)
   select $1::int, m.id, lato.conto, lato.quantita from m, (values ('crediti', -1), ('consumi', 1)) lato (conto, quantita)`,
];

async function fill(indirizzo: string, studi: readonly number[]): Promise<void> {
  const client = new pg.Client({ connectionString: indirizzo });
  await client.connect();
  try {
    for (const [posto, id] of studi.entries()) {
      await client.query('begin');
      await client.query("select set_config('app.studio_ids', $1, true)", [String(id)]);
      for (const testo of RIEMPIE) await client.query(testo, [id, posto === 0 ? POCHI : PER_STUDIO]);
      await client.query('commit');
      // Of tables never counted PostgreSQL takes any index of the studio to look at a movement.
      if (posto === 0) await client.query('analyze');
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function measure(server: ServerAvviato, token: string, studi: readonly number[], pid: number) {
  for (const [nome, dove, diretto, quando] of VISTE) {
    const ask = async (Mese: number | null) => {
      const risposta = await fetch(server.indirizzo + dove, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ Anno: ANNO, Mese }),
      });
      if (!risposta.ok) throw new Error(await risposta.text());
      return ((await risposta.json()) as { data: { Totale: number } }).data.Totale;
    };
    for (let n = 0; n < 5; n += 1) await ask(null);
    const tempi: number[] = [];
    const prima = readCosto([process.pid], pid);
    for (let n = 0; n < RICHIESTE; n += 1) {
      const inizio = performance.now();
      await ask(n % 13 || null);
      tempi.push(performance.now() - inizio);
    }
    const costo = describeCosto(prima, readCosto([process.pid], pid), RICHIESTE);
    tell(
      `${nome}: p50 ${quantile(tempi, 0.5).toFixed(0)} ms, p95 ${quantile(tempi, 0.95).toFixed(0)} ms${costo}`,
    );
    if (diretto === null) continue;
    const client = await server.servizi.pool.connect();
    await client.query("select set_config('app.studio_ids', $1, false)", [studi.join(',')]);
    const inizio = performance.now();
    const { rows } = await client.query<{ n: string }>(
      `${diretto} where extract(year from ${quando} at time zone 'Europe/Rome') = ${ANNO}`,
    );
    const secondi = ((performance.now() - inizio) / 1000).toFixed(2);
    client.release(true);
    tell(
      `  totale ${await ask(null)}; contato nelle tabelle ${Object.values(rows[0] ?? {})[0]} (${secondi} s)`,
    );
  }
}

await withServer('bench-statistica', async (server, pid, indirizzo) => {
  const inizio = performance.now();
  const { email, studi } = await insertRete(server, quantiStudi);
  await fill(indirizzo, studi);
  tell(
    `preparazione: ${clienti} clienti di ${quantiStudi} studi in ${((performance.now() - inizio) / 1000).toFixed(0)} s`,
  );
  await measure(server, await enter(server, email), studi, pid);
});

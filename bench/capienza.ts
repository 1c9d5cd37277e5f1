import { percorsi, percorso, tipologiaUtente } from '../packages/contract/src/index.ts';
import { hashPassword } from '../packages/server/src/features/accesso/sessione/password.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';
import { makeFile } from '../scripts/prove/scritture.ts';
import { readCosto } from './costo.ts';
import { enter, insertRete, PASSWORD, tell, withServer } from './rete.ts';

/**
 * What a client and a declaration of an employee cost: of each call the processor time of Node and of PostgreSQL, the bytes
 * of its answer and those PostgreSQL writes to its log; of each row what it takes on disk. Who asks is in the same process,
 * and is counted with it. Prints; asserts nothing. `npm run bench capienza [declarations]` (40), on a data folder of its own
 * (.quadra/bench-capienza).
 */
const quante = Number(process.argv[2] ?? 40);
const SALVATAGGI = 8;
const ANNO = 2025;
/** What an employee writes in his declaration, as the CU gives it. */
const LAVORO = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30000, 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 410 },
  ...{ 'RC10.3': 70, 'RC14.1': '2', 'RP1.2': 800, 'RP7.1': 1200 },
};

interface Casa {
  readonly server: ServerAvviato;
  readonly postgres: number;
  readonly token: string;
}
interface Domanda {
  readonly metodo?: string;
  readonly percorso: string;
  readonly corpo?: unknown;
}

async function ask({ server, token }: Casa, { metodo = 'POST', percorso: dove, corpo }: Domanda) {
  const isModulo = corpo instanceof FormData;
  const risposta = await fetch(server.indirizzo + dove, {
    method: metodo,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isModulo || corpo === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(corpo === undefined ? {} : { body: isModulo ? corpo : JSON.stringify(corpo) }),
  });
  const testo = await risposta.text();
  if (!risposta.ok) throw new Error(`${dove}: ${risposta.status} ${testo}`);
  return { byte: testo.length, corpo: JSON.parse(testo) as { data: never } };
}

/** Bytes written to the log of the database since it was made, and what the database takes on disk. */
async function readScritto({ servizi }: ServerAvviato): Promise<{ registro: number; disco: number }> {
  const { rows } = await servizi.pool.query<{ registro: string; disco: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0')::text as registro, pg_database_size(current_database())::text as disco",
  );
  return { registro: Number(rows[0]?.registro), disco: Number(rows[0]?.disco) };
}

const say = (numero: number) => numero.toLocaleString('it', { maximumFractionDigits: 1 });

/** Does a thing so many times, one after the other, and says what one of them cost. */
async function measure(
  casa: Casa,
  nome: string,
  volte: number,
  uno: (n: number) => Promise<{ byte: number }>,
  perVolta = 1,
): Promise<void> {
  // Once without looking: what is read or compiled the first time is not of each.
  const primi = [readCosto([process.pid], casa.postgres), await readScritto(casa.server)] as const;
  let byte = 0;
  for (let n = 0; n < volte; n += 1) byte += (await uno(n)).byte;
  const [prima, scritto] = primi;
  const dopo = readCosto([process.pid], casa.postgres);
  const { registro, disco } = await readScritto(casa.server);
  if (!prima || !dopo) throw new Error('The system does not tell the processor time');
  const quanti = volte * perVolta;
  tell(
    `${nome.padEnd(34)} Node ${say((dopo.node - prima.node) / quanti)} ms, PostgreSQL ${say((dopo.postgres - prima.postgres) / quanti)} ms, risposta ${say(byte / quanti / 1024)} kB, registro ${say((registro - scritto.registro) / quanti / 1024)} kB, disco ${say((disco - scritto.disco) / quanti / 1024)} kB`,
  );
}

async function insertCapo(server: ServerAvviato, studio: number): Promise<string> {
  const email = `capienza-${studio}-${Date.now()}@example.it`;
  const client = await server.servizi.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.identita', 'on', true)");
    await client.query(
      `insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
       values ($1, $2, 'Anna', 'Bianchi', $3, $4)`,
      [studio, email, tipologiaUtente.AMM_STU, await hashPassword(PASSWORD)],
    );
    await client.query('commit');
    return email;
  } finally {
    client.release();
  }
}

await withServer('bench-capienza', async (server, postgres) => {
  const [studio = 0] = (await insertRete(server, 1)).studi;
  const casa: Casa = { server, postgres, token: await enter(server, await insertCapo(server, studio)) };
  const clienti: string[] = [];
  await measure(
    ...([casa, 'un cliente, importato con 39 altri', Math.ceil(quante / 40)] as const),
    async () => {
      const { codici, modulo } = makeFile();
      clienti.push(...codici);
      return ask(casa, { percorso: percorsi.importazione, corpo: modulo });
    },
    40,
  );
  const trovati = await Promise.all(
    clienti
      .slice(0, quante)
      .map((CodiceFiscale) =>
        ask(casa, { percorso: percorsi.anagraficaLista, corpo: { Filter: { CodiceFiscale } } }),
      ),
  );
  const persone = trovati.map(({ corpo }) => (corpo.data as { Id: string }[])[0]?.Id);
  const suoi: { anno: number; prefisso: string; id: string }[] = [];
  const versioni = new Map<string, number>();
  const at = (n: number) => suoi[n % suoi.length] ?? { anno: ANNO, prefisso: 'pf', id: '' };
  await measure(casa, 'chi sono', 200, () => ask(casa, { percorso: percorsi.whoami, corpo: {} }));
  await measure(casa, 'elenco dei clienti, una pagina', 100, () =>
    ask(casa, { percorso: percorsi.anagraficaLista, corpo: { PageSize: 50, Order: ['Denominazione'] } }),
  );
  await measure(casa, 'una dichiarazione creata', quante, async (n) => {
    const corpo = { IdAnagrafiche: [persone[n]] };
    const creata = await ask(casa, { percorso: percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), corpo });
    const [{ Codice: id }] = (creata.corpo.data as { create: [{ Codice: string }] }).create;
    suoi.push({ anno: ANNO, prefisso: 'pf', id });
    return creata;
  });
  await measure(casa, 'aperta', quante, (n) =>
    ask(casa, { percorso: percorso(percorsi.modelloApri, at(n)), corpo: {} }),
  );
  await measure(casa, 'letta', quante, async (n) => {
    const letta = await ask(casa, { metodo: 'GET', percorso: percorso(percorsi.modello, at(n)) });
    versioni.set(at(n).id, (letta.corpo.data as { Versione: number }).Versione);
    return letta;
  });
  await measure(casa, 'salvata', quante * SALVATAGGI, async (n) => {
    const mia = at(n);
    const Righi = { ...LAVORO, 'RC1.3': 30_000 + n };
    const corpo = { Versione: versioni.get(mia.id), Righi, Forzature: {} };
    const salvata = await ask(casa, { metodo: 'PUT', percorso: percorso(percorsi.modello, mia), corpo });
    versioni.set(mia.id, (salvata.corpo.data as { Versione: number }).Versione);
    return salvata;
  });
  await measure(casa, 'letta, scritta', quante, (n) =>
    ask(casa, { metodo: 'GET', percorso: percorso(percorsi.modello, at(n)) }),
  );
  await measure(casa, 'ciò che le manca (diagnostico)', quante, (n) =>
    ask(casa, { metodo: 'GET', percorso: percorso(percorsi.modelloDiagnostico, at(n)) }),
  );
});

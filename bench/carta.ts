import { randomUUID } from 'node:crypto';
import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '../packages/contract/src/index.ts';
import { hashPassword } from '../packages/server/src/features/accesso/sessione/password.ts';
import { announceNotifiche } from '../packages/server/src/features/conversazioni/notifica/notifica.public.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';
import { computeCodiceFiscale } from '../packages/values/src/index.ts';
import { enter, insertRete, PASSWORD, quantile, tell, withServer } from './rete.ts';

/**
 * The paper of a studio: one page of its documents beside one of its clients, the file of a client of many documents as it
 * leaves, and a notification told to who is inside. Server, database and who asks share the process. Prints; asserts nothing.
 * `node bench/carta.ts [documents] [of one client] [people inside]` (10000 500 5000), on a data folder of its own
 * (.quadra/bench-carta).
 */
const [quanti = 10_000, diUno = 500, dentro = 5_000] = process.argv.slice(2).map(Number);
const ANNO = 2025;
const BYTE = 400_000;
const PAGINE = 60;
const MB = 1_048_576;
const CLIENTI = 101;

type Righe<T> = { readonly rows: T[] };
/** Statements of whoever owns the data, in one transaction that sees the studio. */
async function run<T extends object>(
  { servizi }: ServerAvviato,
  studioId: number,
  testo: string,
  valori: readonly unknown[] = [],
): Promise<T[]> {
  const client = await servizi.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.identita', 'on', true), set_config('app.studio_ids', $1, true)",
      [String(studioId)],
    );
    const { rows } = (await client.query(testo, [...valori])) as Righe<T>;
    await client.query('commit');
    return rows;
  } catch (causa) {
    await client.query('rollback');
    throw causa;
  } finally {
    client.release();
  }
}

/** A person, as the form of the registry sends it: born one a day. */
async function insertCliente(base: string, intestazioni: Record<string, string>, n: number): Promise<string> {
  const persona = { cognome: 'Prova', nome: 'Ada', sesso: 'F', codiceCatastale: 'F257' } as const;
  const data = new Date(Date.UTC(1960, 0, 1 + n)).toISOString().slice(0, 10);
  const risposta = await fetch(base + percorsi.anagrafica, {
    method: 'POST',
    headers: { ...intestazioni, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ Tipo: 'PF', CodiceFiscale: computeCodiceFiscale({ ...persona, data }), Cognome: 'Prova' },
      ...{ Nome: `Ada ${n}`, Sesso: 'F', DataNascita: data, ComuneNascita: 'F257' },
      DomicilioFiscale: { Comune: 'F257', Provincia: 'MO' },
    }),
  });
  if (!risposta.ok) throw new Error(await risposta.text());
  return ((await risposta.json()) as { data: { Id: string } }).data.Id;
}

/** Who administers the studio. */
async function insertCapo(server: ServerAvviato, studioId: number): Promise<string> {
  const email = `${randomUUID()}@example.it`;
  await run(
    server,
    studioId,
    `insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
     values ($1, $2, 'Anna', 'Bianchi', ${tipologiaUtente.AMM_STU}, $3)`,
    [studioId, email, await hashPassword(PASSWORD)],
  );
  return email;
}

/** A studio with as many documents, of a hundred clients, and one client whose file is heavy. */
async function makeStudio(
  server: ServerAvviato,
  studioId: number,
  intestazioni: Record<string, string>,
): Promise<string> {
  const ids: string[] = [];
  for (let n = 1; n <= CLIENTI; n += 1) ids.push(await insertCliente(server.indirizzo, intestazioni, n));
  const insert = (chi: readonly string[], documenti: number, byte: number) =>
    run(
      server,
      studioId,
      `insert into documento (studio_id, anagrafica_id, anno, nome, tipo, formato, dimensione, sha256, contenuto, testo)
       select $1, ($2::uuid[])[1 + n % $3], $4, 'Documento ' || n || '.txt', 'altro', 'text/plain', octet_length(c), sha256(c), c,
         'ricevuta numero ' || n
       from generate_series(1, $5::int) n,
         lateral (select convert_to(rpad(n::text || md5(n::text), $6::int, md5(n::text)), 'UTF8') as c) x`,
      [studioId, chi, chi.length, ANNO, documenti, byte],
    );
  await insert(ids.slice(1), quanti - diUno, 200);
  // In steps: a statement of two hundred megabytes would be kept whole.
  for (let fatti = 0; fatti < diUno; fatti += 50)
    await insert(ids.slice(0, 1), Math.min(50, diUno - fatti), BYTE);
  return ids[0] ?? '';
}

async function measureElenchi(base: string, intestazioni: Record<string, string>): Promise<void> {
  for (const [nome, dove, altro] of [
    ['clienti', percorsi.anagraficaLista, {}],
    ['documenti', percorsi.documentoLista, {}],
    ['documenti, per nome', percorsi.documentoLista, { Filter: { Nome: 'umento 12' } }],
    ['documenti, nel testo', percorsi.documentoLista, { Filter: { Cerca: 'ricevuta' } }],
  ] as const) {
    const tempi: number[] = [];
    let letti = 0;
    for (let giro = 0; giro < PAGINE; giro += 1) {
      const inizio = performance.now();
      const risposta = await fetch(base + dove, {
        method: 'POST',
        headers: { ...intestazioni, 'content-type': 'application/json' },
        body: JSON.stringify({ PageNo: 1 + (giro % 2), PageSize: 50, ...altro }),
      });
      const corpo = (await risposta.json()) as { data?: unknown[] };
      if (!risposta.ok) throw new Error(`${nome}: ${JSON.stringify(corpo)}`);
      letti = Math.max(letti, corpo.data?.length ?? 0);
      tempi.push(performance.now() - inizio);
    }
    const scrivi = (q: number) => `${quantile(tempi.slice(5), q).toFixed(1)} ms`;
    tell(`una pagina di ${nome.padEnd(22)} p50 ${scrivi(0.5)}, p95 ${scrivi(0.95)} (${letti} righe)`);
  }
}

async function measureFascicolo(
  base: string,
  intestazioni: Record<string, string>,
  id: string,
): Promise<void> {
  globalThis.gc?.();
  const prima = process.memoryUsage.rss();
  let picco = prima;
  const guarda = setInterval(() => {
    picco = Math.max(picco, process.memoryUsage.rss());
  }, 20);
  const inizio = performance.now();
  const risposta = await fetch(base + percorso(percorsi.fascicoloZip, { id, anno: ANNO }), {
    headers: intestazioni,
  });
  if (!risposta.ok || risposta.body === null) throw new Error(await risposta.text());
  let byte = 0;
  for await (const pezzo of risposta.body) byte += (pezzo as Uint8Array).length;
  clearInterval(guarda);
  tell(
    `fascicolo di ${diUno} documenti: ${(byte / MB).toFixed(0)} MB in ${((performance.now() - inizio) / 1000).toFixed(1)} s; memoria ${(prima / MB).toFixed(0)} MB, al picco ${((picco - prima) / MB).toFixed(0)} MB di più`,
  );
}

async function measureNotifica(server: ServerAvviato, studioId: number): Promise<void> {
  await run(
    server,
    studioId,
    `with nuovi as (
       insert into utente (studio_id, email, nome, cognome, tipologia_utente, password_hash)
       select $1, 'bench-' || n || '-' || $2::text || '@example.it', 'Anna', n::text, ${tipologiaUtente.OP_STU}, ''
       from generate_series(1, $3::int) n returning id)
     insert into sessione (sid_hash, token_hash, utente_id, persona_id, legata, ip, agente, scade_il)
     select sha256(('s' || id)::bytea), sha256(('t' || id)::bytea), id, id, true, '127.0.0.1', 'bench', now() + interval '1 hour'
     from nuovi`,
    [studioId, String(Date.now()), dentro],
  );
  await run(
    server,
    studioId,
    `insert into notifica (oggetto, testo, priorita, studi, data_pubblicazione)
     values ('Misura', 'Misura', 1, array[$1::int], now() - interval '1 second')`,
    [studioId],
  );
  const inizio = performance.now();
  const avvisati = await announceNotifiche(server.servizi.db);
  tell(
    `una notifica a chi è dentro: ${avvisati} avvisati in ${((performance.now() - inizio) / 1000).toFixed(1)} s`,
  );
}

await withServer('bench-carta', async (server) => {
  const [studioId = 0] = (await insertRete(server, 1)).studi;
  const email = await insertCapo(server, studioId);
  const intestazioni = { authorization: `Bearer ${await enter(server, email)}`, [HEADER_APP]: 'bench' };
  const id = await makeStudio(server, studioId, intestazioni);
  await measureElenchi(server.indirizzo, intestazioni);
  await measureFascicolo(server.indirizzo, intestazioni, id);
  await measureNotifica(server, studioId);
});

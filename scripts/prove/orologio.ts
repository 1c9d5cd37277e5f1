import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { percorsi } from '../../packages/contract/src/index.ts';
import { type Accesso, type Avviato, ends, login, post, readSocket, runComando, start } from './casa.ts';
import { buyCrediti, runSql } from './provvista.ts';

export interface OpzioniOrologio {
  /** A data folder of its own. */
  readonly dati: string;
  /** By how many hours the clock of the server is moved, one start each. */
  readonly ore: readonly number[];
  readonly onPasso?: (frase: string) => void;
}

export interface EsitoOrologio {
  readonly ore: number;
  readonly che: string;
  readonly atteso: string;
  readonly avuto: string;
  readonly giusto: boolean;
}

interface Prova {
  readonly avviato: Avviato;
  readonly token: string;
  readonly tokenFornitore: string;
  readonly idStudio: number;
  readonly sql: <T>(testo: string, valori?: unknown[]) => Promise<T[]>;
}

const PRELUDIO = pathToFileURL(join(import.meta.dirname, 'orologio-spostato.mjs')).href;
/** Beyond the few seconds that the periodic work takes here. */
const GIRO_MS = 5_000;

const startSpostato = (dati: string, ore: number) =>
  start({
    env: { QUADRA_DATI: dati, QUADRA_PROVE_ORE: String(ore), NODE_OPTIONS: `--import ${PRELUDIO}` },
  });

const findAccesso = ({ accessi }: Avviato, tipo: string): Accesso => {
  const accesso = accessi.get(tipo);
  if (accesso === undefined) throw new Error(`No login of ${tipo}`);
  return accesso;
};

async function readResidui({ avviato, token }: Prova): Promise<number> {
  const risposta = await fetch(avviato.indirizzo + percorsi.creditiResidui, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await risposta.json()) as { data: number }).data;
}

async function spend({ avviato, tokenFornitore, idStudio }: Prova, chiave: string): Promise<string> {
  const risposta = await fetch(avviato.indirizzo + percorsi.creditiScala, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenFornitore}`,
      'content-type': 'application/json',
      'idempotency-key': chiave,
    },
    body: JSON.stringify({ IdStudio: idStudio, Crediti: 1, Motivazione: 'Prova' }),
  });
  await risposta.text();
  return `${risposta.status}${risposta.headers.get('idempotency-hit') === 'true' ? ' ripetuta' : ''}`;
}

/** A session of now, whose last confirmation is of `minuti` ago for the database. */
async function askDelicata({ avviato, sql }: Prova, minuti: number): Promise<string> {
  const token = await login(avviato);
  await sql(
    `update sessione set confermata_il = now() - make_interval(mins => $1)
     where id = (select id from sessione order by creata_il desc limit 1)`,
    [minuti],
  );
  const risposta = await post(avviato.indirizzo, token, percorsi.sicurezzaTotp, {});
  const { Codice = '' } = (await risposta.json()) as { Codice?: string };
  return `${risposta.status < 300 ? 'fatta' : risposta.status} ${Codice}`.trim();
}

const isVivo = async ({ avviato }: Prova, token: string) =>
  String((await post(avviato.indirizzo, token, percorsi.whoami, {})).status);

/** What depends on the time, asked to a server whose clock is wrong. */
async function listEsiti(prova: Prova, ore: number, residui: number) {
  const esiti: EsitoOrologio[] = [];
  const add = (che: string, atteso: string | number, avuto: string | number) =>
    esiti.push({
      ore,
      che,
      atteso: String(atteso),
      avuto: String(avuto),
      giusto: String(atteso) === String(avuto),
    });
  add('la sessione di prima vale ancora', 200, await isVivo(prova, prova.token));
  add('la stessa chiave non spende due volte', '200 ripetuta', await spend(prova, 'di-prima'));
  add('i crediti sono quelli di prima', residui, await readResidui(prova));
  add('una chiave nuova spende', '200', await spend(prova, `nuova ${ore}`));
  add('e una volta sola', '200 ripetuta', await spend(prova, `nuova ${ore}`));
  add('una sessione nuova vale', 200, await isVivo(prova, await login(prova.avviato)));
  add('la conferma appena data basta', 'fatta', await askDelicata(prova, 0));
  add('quella di sei minuti fa no', '403 CONFERMA_RICHIESTA', await askDelicata(prova, 6));
  await sleep(GIRO_MS);
  add('i crediti che scadono domani ci sono', residui - 1, await readResidui(prova));
  const [fuori] = await prova.sql<{ quanti: number }>(
    "select count(*)::int as quanti from registro where quando not between now() - interval '1 hour' and now()",
  );
  add('gli atti hanno l’ora del database', 0, fuori?.quanti ?? -1);
  return esiti;
}

async function stop({ processo }: Avviato): Promise<void> {
  processo.kill('SIGTERM');
  await ends(processo);
}

/** Credits of which some expire tomorrow, a session and a spent key: what was before the clock was moved. */
async function prepare(dati: string, avviato: Avviato): Promise<Omit<Prova, 'avviato'>> {
  const amministratore = () => ({ host: readSocket(dati), user: 'postgres' });
  const sql: Prova['sql'] = (testo, valori) => runSql(amministratore(), testo, valori);
  const token = await login(avviato);
  const chi = await post(avviato.indirizzo, token, percorsi.whoami, {});
  const { data } = (await chi.json()) as { data: { StudioId: number } };
  const idStudio = data.StudioId;
  const accesso = findAccesso(avviato, 'AMM_ELMAS');
  const tokenFornitore = await login({ indirizzo: avviato.indirizzo, accesso });
  await buyCrediti({ indirizzo: avviato.indirizzo, idStudio, tokenFornitore }, amministratore());
  const domani = "(now() at time zone 'Europe/Rome')::date + 1";
  await sql(`update acquisto set scade_il = ${domani} where studio_id = $1 and residuo > 0`, [idStudio]);
  return { token, tokenFornitore, idStudio, sql };
}

/** Moves the clock of the server, not that of the database, and answers what each of the two decided. */
export async function runOrologio({
  dati,
  ore,
  onPasso = () => undefined,
}: OpzioniOrologio): Promise<EsitoOrologio[]> {
  const primo = await startSpostato(dati, 0);
  const comune = await prepare(dati, primo);
  const speso = await spend({ ...comune, avviato: primo }, 'di-prima');
  if (speso !== '200') throw new Error(`Not spent: ${speso}`);
  await stop(primo);
  const esiti: EsitoOrologio[] = [];
  for (const quante of ore) {
    onPasso(`orologio del server spostato di ${quante} ore`);
    const avviato = await startSpostato(dati, quante);
    const prova = { ...comune, avviato };
    const [conto] = await comune.sql<{ saldo: number }>('select saldo from conto where studio_id = $1', [
      comune.idStudio,
    ]);
    esiti.push(...(await listEsiti(prova, quante, conto?.saldo ?? -1)));
    await stop(avviato);
  }
  for (const parole of [
    ['audit', 'verify'],
    ['ledger', 'verify'],
  ]) {
    const { codice, righe } = await runComando({
      file: 'scripts/admin.ts',
      parole,
      env: { QUADRA_DATI: dati },
    });
    esiti.push({ ore: 0, che: righe.join(' '), atteso: '0', avuto: String(codice), giusto: codice === 0 });
  }
  return esiti;
}

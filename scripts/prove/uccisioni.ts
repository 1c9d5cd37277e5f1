import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { percorsi } from '../../packages/contract/src/index.ts';
import {
  type Avviato,
  ends,
  isAlive,
  login,
  post,
  readPostmaster,
  readSocket,
  runComando,
  start,
} from './casa.ts';
import { buyCrediti, runSql } from './provvista.ts';
import { type Bersaglio, makePromesse, type Promesse, settleSpesa, writeTutti } from './scritture.ts';

export interface OpzioniUccisioni {
  /** A data folder of its own. */
  readonly dati: string;
  readonly quante: number;
  /** Every how many one is of PostgreSQL alone. */
  readonly ogniPostgres?: number;
  /** How long the house works before it is killed, at most, once it has begun to answer; in milliseconds. */
  readonly vitaMs?: number;
  /** After the last one, what was in the hands of the dead looks abandoned at once, instead of after half a minute. */
  readonly isTempoAvanti?: boolean;
  readonly onPasso?: (frase: string) => void;
}

export interface EsitoUccisioni {
  readonly uccisioni: { server: number; postgres: number };
  readonly promesse: {
    clienti: number;
    spese: number;
    lavori: number;
    importazioni: number;
    richieste: number;
  };
  /** What was promised and is not there. */
  readonly perduti: string[];
  /** What is there twice. */
  readonly doppi: string[];
  /** Credits gone, more or less than those promised. */
  readonly creditiFuoriConto: number;
  /** Jobs promised that never ended, or of which nothing is known. */
  readonly lavoriSenzaFine: string[];
  /** Those that ended and did not do it, as one does that fell five times: told, not weighed. */
  readonly lavoriNonRiusciti: string[];
  /** Imports at once, without an answer, of which some rows are there and some are not. */
  readonly importazioniAMeta: string[];
  readonly inattese: Record<string, number>;
  readonly riaperturaMassimaMs: number;
  readonly audit: string;
  readonly ledger: string;
}

const ATTESA_LAVORI_MS = 300_000;
/** A house that has promised nothing since it came back has nothing to lose. */
const PROMESSE_MINIME = 6;
const ATTESA_PROMESSE_MS = 20_000;

const countPromesse = ({ clienti, spese, lavori, importati }: Promesse) =>
  clienti.length + spese.size + lavori.size + importati.length;

/** Lets it work, until it has promised something and a moment more. */
async function letWork(promesse: Promesse, vitaMs: number): Promise<void> {
  const prima = countPromesse(promesse);
  const scadenza = performance.now() + ATTESA_PROMESSE_MS;
  while (countPromesse(promesse) < prima + PROMESSE_MINIME && performance.now() < scadenza) await sleep(20);
  await sleep(Math.random() * vitaMs);
}

async function readResidui({ indirizzo, token }: Bersaglio): Promise<number> {
  const risposta = await fetch(indirizzo + percorsi.creditiResidui, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await risposta.json()) as { data: number }).data;
}

async function openBersaglio(avviato: Avviato): Promise<Bersaglio> {
  const fornitore = avviato.accessi.get('AMM_ELMAS');
  if (fornitore === undefined) throw new Error('No login of the vendor');
  const { indirizzo } = avviato;
  const token = await login(avviato);
  const chi = await post(indirizzo, token, percorsi.whoami, {});
  const { data } = (await chi.json()) as { data: { StudioId: number } };
  return {
    indirizzo,
    token,
    tokenFornitore: await login({ indirizzo, accesso: fornitore }),
    idStudio: data.StudioId,
    isFinito: false,
  };
}

async function waitViva(casa: Bersaglio): Promise<number> {
  const inizio = performance.now();
  for (;;) {
    const risposta = await post(casa.indirizzo, casa.token, percorsi.whoami, {}).catch(() => undefined);
    if (risposta?.status === 200) return performance.now() - inizio;
    if (performance.now() - inizio > 60_000) throw new Error(`Not back: ${await risposta?.text()}`);
    await sleep(30);
  }
}

async function killServer({ processo }: Avviato, dati: string): Promise<void> {
  const postgres = readPostmaster(dati);
  processo.kill('SIGKILL');
  await ends(processo);
  // The next one waits for it by itself; here only what the kill leaves behind is looked at.
  for (let n = 0; n < 200 && isAlive(postgres); n += 1) await sleep(50);
}

async function listSenzaFine(amministratore: pg.ClientConfig): Promise<string[]> {
  const vivi = await runSql<{ id: string; nome: string; stato: string }>(
    amministratore,
    'select id, nome, stato from lavoro where finito_il is null',
  );
  return vivi.map(({ id, nome, stato }) => `${nome} ${id}: ${stato}`);
}

/** What the database holds, against what was promised; `soli`: nothing else is looked at. */
export async function compare(
  amministratore: pg.ClientConfig,
  { idStudio }: Pick<Bersaglio, 'idStudio'>,
  promesse: Pick<Promesse, 'clienti' | 'importati' | 'lavori' | 'importatiForse'>,
  { soli = false } = {},
) {
  // First the jobs: what those that ended have brought must be among the rows that are read after.
  const lavori = await runSql<{ id: string; nome: string; stato: string; errore: string | null }>(
    amministratore,
    'select id, nome, stato, errore from lavoro where $1::uuid[] is null or id = any($1)',
    [soli ? [...promesse.lavori.keys()] : null],
  );
  const codici = [...promesse.clienti, ...promesse.importati.flat(), ...[...promesse.lavori.values()].flat()];
  const righe = await runSql<{ codice: string; quante: number }>(
    amministratore,
    `select codice_fiscale as codice, count(*)::int as quante from anagrafica
     where studio_id = $1 and ($2::text[] is null or codice_fiscale = any($2)) group by 1`,
    [idStudio, soli ? codici : null],
  );
  const presenti = new Map(righe.map(({ codice, quante }) => [codice, quante]));
  const stati = new Map(lavori.map((lavoro) => [lavoro.id, lavoro]));
  const attesi = [...promesse.clienti, ...promesse.importati.flat()];
  const sconosciuti: string[] = [];
  const nonRiusciti: string[] = [];
  for (const [id, codici] of promesse.lavori) {
    const lavoro = stati.get(id);
    if (lavoro === undefined) sconosciuti.push(`${id}: sconosciuto`);
    else if (lavoro.stato === 'riuscito') attesi.push(...codici);
    else nonRiusciti.push(`${lavoro.nome} ${id}: ${lavoro.stato}, ${lavoro.errore ?? ''}`);
  }
  const aMeta = promesse.importatiForse
    .map((codici) => [codici.filter((codice) => presenti.has(codice)).length, codici.length] as const)
    .filter(([ci, tutti]) => ci > 0 && ci < tutti)
    .map(([ci, tutti]) => `${ci} righe di ${tutti}`);
  return {
    perduti: attesi.filter((codice) => !presenti.has(codice)),
    doppi: righe.filter(({ quante }) => quante > 1).map(({ codice }) => codice),
    sconosciuti,
    nonRiusciti,
    aMeta,
  };
}

export const ageLavori = (amministratore: pg.ClientConfig) =>
  runSql(
    amministratore,
    `update lavoro set creato_il = creato_il - interval '1 minute',
       affidato_fino = case when stato = 'in corso' then now() end where finito_il is null`,
  );

export async function waitLavori(amministratore: pg.ClientConfig): Promise<string[]> {
  const scadenza = performance.now() + ATTESA_LAVORI_MS;
  for (;;) {
    const vivi = await listSenzaFine(amministratore);
    if (vivi.length === 0 || performance.now() > scadenza) return vivi;
    await sleep(500);
  }
}

const verify = async (dati: string, ...parole: string[]) =>
  (await runComando({ file: 'scripts/admin.ts', parole, env: { QUADRA_DATI: dati } })).righe.join('\n');

/**
 * Kills the house again and again while everybody writes, then compares what it answered with what it holds. The server
 * is killed with what it started; every `ogniPostgres` times its PostgreSQL alone, which it must bring back by itself.
 */
export async function runUccisioni(opzioni: OpzioniUccisioni): Promise<EsitoUccisioni> {
  const { dati, quante, ogniPostgres = 5, vitaMs = 2_000, onPasso = () => undefined } = opzioni;
  const env = { QUADRA_DATI: dati };
  let avviato = await start({ env });
  const casa = await openBersaglio(avviato);
  await buyCrediti(casa, { host: readSocket(dati), user: 'postgres' });
  const iniziali = await readResidui(casa);
  const promesse = makePromesse();
  const lavoro = writeTutti(casa, promesse);
  const uccisioni = { server: 0, postgres: 0 };
  let riaperturaMassimaMs = 0;
  for (let n = 1; n <= quante; n += 1) {
    await letWork(promesse, vitaMs);
    const inizio = performance.now();
    if (n % ogniPostgres === 1 % ogniPostgres) {
      process.kill(readPostmaster(dati), 'SIGKILL');
      uccisioni.postgres += 1;
    } else {
      await killServer(avviato, dati);
      avviato = await start({ env });
      casa.indirizzo = avviato.indirizzo;
      uccisioni.server += 1;
    }
    await waitViva(casa);
    riaperturaMassimaMs = Math.max(riaperturaMassimaMs, performance.now() - inizio);
    onPasso(
      `${n}/${quante}: ${promesse.clienti.length} clienti, ${promesse.spese.size} crediti, ${promesse.lavori.size} lavori`,
    );
  }
  if (opzioni.isTempoAvanti) await ageLavori({ host: readSocket(dati), user: 'postgres' });
  casa.isFinito = true;
  await lavoro;
  for (const mia of [...promesse.speseInSospeso]) {
    casa.isFinito = false;
    await settleSpesa(casa, promesse, mia);
  }
  const residui = await readResidui(casa);
  const amministratore: pg.ClientConfig = { host: readSocket(dati), user: 'postgres' };
  const senzaFine = await waitLavori(amministratore);
  const trovato = await compare(amministratore, casa, promesse);
  await sleep(6_000);
  avviato.processo.kill('SIGTERM');
  await ends(avviato.processo);
  return {
    uccisioni,
    promesse: {
      clienti: promesse.clienti.length,
      spese: promesse.spese.size,
      lavori: promesse.lavori.size,
      importazioni: promesse.importati.length,
      richieste: promesse.richieste,
    },
    perduti: trovato.perduti,
    doppi: trovato.doppi,
    creditiFuoriConto: iniziali - residui - promesse.spese.size,
    lavoriSenzaFine: [...senzaFine, ...trovato.sconosciuti],
    lavoriNonRiusciti: trovato.nonRiusciti,
    importazioniAMeta: trovato.aMeta,
    inattese: Object.fromEntries(promesse.inattese),
    riaperturaMassimaMs: Math.round(riaperturaMassimaMs),
    audit: await verify(dati, 'audit', 'verify'),
    ledger: await verify(dati, 'ledger', 'verify'),
  };
}

/** 1 when a promise was not kept, an answer was not foreseen, or nobody was killed: then nothing was proved. */
export function weighUccisioni(esito: EsitoUccisioni): number {
  const { perduti, doppi, lavoriSenzaFine, importazioniAMeta, inattese, uccisioni } = esito;
  const rotte = [perduti, doppi, lavoriSenzaFine, importazioniAMeta, Object.keys(inattese)];
  const isBuona = rotte.every((voci) => voci.length === 0) && esito.creditiFuoriConto === 0;
  const isVerificata = [esito.audit, esito.ledger].every((frase) => frase.endsWith(' 0 difformità'));
  return isBuona && isVerificata && uccisioni.server + uccisioni.postgres > 0 ? 0 : 1;
}

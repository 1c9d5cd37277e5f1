import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  chooseEsecuzione,
  type Esecuzione,
  give,
} from '../../../packages/server/src/db/esecuzione-postgres.ts';
import { findProgrammi } from '../../../packages/server/src/db/postgres-locale.ts';
import { listFamiglia, signalTutti } from '../caos/processi.ts';
import { countVivi, ends } from '../casa.ts';

/** One of the two places where PostgreSQL may run: the other is its copy, or has taken its place. */
interface Posto {
  readonly nome: string;
  readonly cartella: string;
  readonly porta: number;
  processo?: ChildProcess;
}

/** Two places, of which one is written and the other follows it, byte by byte. */
export interface Coppia {
  primario(): Posto;
  replica(): Posto;
  /** The owner, of the one that is written now. */
  readonly amministratore: pg.ClientConfig;
  /** Ends all its processes at once, as a machine that is no more; answers 0 when it had ended by itself, or 1. */
  kill(posto: Posto): Promise<number>;
  startReplica(): Promise<void>;
  /** Makes the replica again, from what is written now. */
  remakeReplica(): Promise<void>;
  /** The replica becomes the one that is written: only once the other is no more. */
  promote(): Promise<void>;
  /** Whether nothing is confirmed before the replica has it. */
  setSincrona(isSincrona: boolean): Promise<void>;
  stop(): Promise<void>;
}

const REPLICA = 'replica';
const ATTESA_MS = 60_000;
/** What a copy made while it works leaves out, as `pg_basebackup` does. */
const VUOTE = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const ASSENTI = ['postmaster.pid', 'postmaster.opts', 'standby.signal', 'backup_label', 'tablespace_map'];

const IMPOSTAZIONI = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Whoever follows lets nobody in: a check of the door tells one from the other.
  hot_standby: 'off',
  wal_keep_size: '1GB',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_retrieve_retry_interval: '500ms',
};

export async function query<T>(porta: number, testo: string, valori: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: porta,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 3_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(testo, valori)).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function waitUntil(che: string, isCosi: () => Promise<boolean>): Promise<void> {
  const scadenza = performance.now() + ATTESA_MS;
  while (!(await isCosi().catch(() => false))) {
    if (performance.now() > scadenza) throw new Error(`PostgreSQL: not ${che} in time`);
    await sleep(50);
  }
}
const isAperto = async ({ porta }: Posto) => (await query(porta, 'select 1')).length === 1;
const isSeguito = async ({ porta }: Posto, sincrona = 'async') =>
  (
    await query(porta, "select 1 from pg_stat_replication where state = 'streaming' and sync_state = $1", [
      sincrona,
    ])
  ).length === 1;

/** Files come and go while they are copied: what is gone is in the log that the copy reads first. */
function copyCartella(da: string, a: string): void {
  rmSync(a, { recursive: true, force: true });
  mkdirSync(a, { mode: 0o700 });
  for (const voce of readdirSync(da, { withFileTypes: true })) {
    if (ASSENTI.includes(voce.name)) continue;
    const [origine, meta] = [join(da, voce.name), join(a, voce.name)];
    if (VUOTE.includes(voce.name)) mkdirSync(meta, { mode: 0o700 });
    else if (voce.isDirectory()) copyTollerante(origine, meta);
    else cpSync(origine, meta, { preserveTimestamps: true });
  }
  // The server makes what else is missing in them.
  mkdirSync(join(a, 'pg_wal', 'archive_status'), { mode: 0o700 });
  mkdirSync(join(a, 'pg_wal', 'summaries'), { mode: 0o700 });
}
function copyTollerante(da: string, a: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', da, a], { encoding: 'utf8' });
  const altro = stderr.split('\n').filter((riga) => riga !== '' && !/No such file/.test(riga));
  if (status !== 0 && altro.length > 0) throw new Error(`Copy: ${altro.join(' ')}`);
}

/** A copy of one that goes on working, as `pg_basebackup` takes it; it is whole with the log that was written meanwhile. */
export async function copyInCorsa(porta: number, da: string, a: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port: porta, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query("select pg_backup_start('copia', fast => true)");
    copyCartella(da, a);
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    writeFileSync(join(a, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

const makeComando =
  ({ prefisso }: Esecuzione) =>
  (nome: string): [string, string[]] => {
    const [programma = '', ...argomenti] = [...prefisso, join(findProgrammi(), nome)];
    return [programma, argomenti];
  };

/** A new database in a new folder. */
export function initialize(cartella: string, esecuzione: Esecuzione): void {
  mkdirSync(cartella, { mode: 0o700 });
  give(cartella, esecuzione);
  const [programma, argomenti] = makeComando(esecuzione)('initdb');
  const opzioni = ['-U', 'postgres', '--locale=C', '-E', 'UTF8', '-A', 'trust', '--no-instructions'];
  execFileSync(programma, [...argomenti, '-D', cartella, ...opzioni], { cwd: cartella, stdio: 'ignore' });
}

/** Starts it on a folder; what it says is in a file beside. */
export function launch(
  cartella: string,
  esecuzione: Esecuzione,
  impostazioni: Readonly<Record<string, string>>,
): ChildProcess {
  const [programma, argomenti] = makeComando(esecuzione)('postgres');
  const parole = Object.entries(impostazioni).flatMap(([nome, valore]) => ['-c', `${nome}=${valore}`]);
  const uscita = openSync(`${cartella}.log`, 'a');
  try {
    return spawn(programma, [...argomenti, '-D', cartella, ...parole], {
      cwd: cartella,
      stdio: ['ignore', uscita, uscita],
    });
  } finally {
    closeSync(uscita);
  }
}

/**
 * Makes the two, on two ports from `porta`: one new and written, the other its copy, waited for at each confirmation.
 * With `isLeggibile` the copy lets people in, to read.
 */
export async function startCoppia(
  dati: string,
  porta: number,
  { isLeggibile = false } = {},
): Promise<Coppia> {
  const esecuzione = chooseEsecuzione(dati);
  const comando = makeComando(esecuzione);
  const posti = [0, 1].map(
    (n): Posto => ({
      nome: n === 0 ? 'primo' : 'secondo',
      cartella: join(dati, `postgres${n}`),
      porta: porta + n,
    }),
  ) as [Posto, Posto];
  let scritto = 0;
  const primario = () => posti[scritto === 0 ? 0 : 1];
  const replica = () => posti[scritto === 0 ? 1 : 0];

  const startPosto = (posto: Posto): void => {
    const sue = { port: String(posto.porta), ...(isLeggibile ? { hot_standby: 'on' } : {}) };
    posto.processo = launch(posto.cartella, esecuzione, { ...IMPOSTAZIONI, ...sue });
  };
  const setSincrona = async (isSincrona: boolean): Promise<void> => {
    const { porta: sua } = primario();
    await query(sua, `alter system set synchronous_standby_names = '${isSincrona ? REPLICA : ''}'`);
    await query(sua, 'select pg_reload_conf()');
    if (isSincrona) await waitUntil('synchronous', () => isSeguito(primario(), 'sync'));
  };
  const kill = async ({ processo }: Posto): Promise<number> => {
    if (processo?.pid === undefined) return 0;
    const vivi = countVivi(processo);
    signalTutti(listFamiglia(processo.pid), 'SIGKILL');
    await ends(processo);
    return vivi;
  };
  const startReplica = async (): Promise<void> => {
    startPosto(replica());
    await waitUntil(
      'followed',
      async () => (await isSeguito(primario())) || (await isSeguito(primario(), 'sync')),
    );
  };
  const remakeReplica = async (): Promise<void> => {
    const [da, a] = [primario(), replica()];
    await kill(a);
    await copyInCorsa(da.porta, da.cartella, a.cartella);
    writeFileSync(join(a.cartella, 'standby.signal'), '');
    writeFileSync(
      join(a.cartella, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${da.porta} user=postgres application_name=${REPLICA}'\n`,
    );
    spawnSync('chown', ['-R', '--reference', da.cartella, a.cartella]);
    await startReplica();
  };

  initialize(primario().cartella, esecuzione);
  startPosto(primario());
  await waitUntil('ready', () => isAperto(primario()));
  await remakeReplica();
  await setSincrona(true);
  return {
    primario,
    replica,
    get amministratore() {
      return { host: '127.0.0.1', port: primario().porta, user: 'postgres', database: 'postgres' };
    },
    ...{ kill, startReplica, remakeReplica, setSincrona },
    promote: async () => {
      const [pgCtl, parole] = comando('pg_ctl');
      const nuovo = replica();
      execFileSync(pgCtl, [...parole, 'promote', '-D', nuovo.cartella, '-w', '-t', '60'], {
        cwd: nuovo.cartella,
        stdio: 'ignore',
      });
      scritto = scritto === 0 ? 1 : 0;
      await waitUntil('promoted', () => isAperto(nuovo));
    },
    stop: async () => {
      for (const posto of posti) await kill(posto);
    },
  };
}

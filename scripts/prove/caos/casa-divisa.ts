import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresLocale } from '../../../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../../../packages/server/src/db/prepare.ts';
import { radice } from '../../web.ts';
import { type Disco, openDisco } from './disco.ts';
import { startFuori } from './fuori.ts';
import type { CasaInPezzi } from './pezzi.ts';
import { makeNodo, type Nodo } from './processi.ts';
import { openRete, type Rete } from './rete.ts';
import { openUfficioPostale } from './ufficio-postale.ts';

/** The house in pieces: two processes of calls, one of jobs, a database, and the lines between them. */
export interface CasaDivisa extends CasaInPezzi {
  readonly postgres: { readonly pid: number };
  readonly reteDatabase: Rete;
  /** One for each outside service. */
  readonly retiServizi: readonly Rete[];
  /** Moves the clock of the house, not that of the database; null where libfaketime is not installed. */
  readonly moveOrologio: ((ore: number) => void) | null;
  /** The disk of the database; null where it has none of its own. */
  readonly disco: Disco | null;
}

const CHIAVE = 'una chiave della prova, lunga abbastanza';
const LIBFAKETIME = ['x86_64', 'aarch64']
  .map((macchina) => `/usr/lib/${macchina}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

/** What moves the clock of a process: a library that reads it from a file, at most a second late. */
function makeOrologio(dati: string): { env: Record<string, string>; move: CasaDivisa['moveOrologio'] } {
  if (LIBFAKETIME === undefined) return { env: {}, move: null };
  const file = join(dati, 'ora');
  const move = (ore: number) => writeFileSync(file, `${ore < 0 ? '-' : '+'}${Math.abs(ore)}h\n`);
  move(0);
  return {
    move,
    env: {
      LD_PRELOAD: LIBFAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  };
}

interface Forma {
  /** The database is on a small disk of its own, where one can be made. */
  readonly isDiscoSuo?: boolean;
  /** Where the program of a process is, each time it starts. */
  readonly radiceDi?: (nome: string) => string;
}
/** Makes everything but the processes. */
export async function startCasaDivisa(
  dati: string,
  { isDiscoSuo = false, radiceDi = () => radice }: Forma = {},
): Promise<CasaDivisa> {
  for (const nome of ['', 'database', 'uno', 'due', 'lavori'])
    mkdirSync(join(dati, nome), { recursive: true });
  const disco = isDiscoSuo ? openDisco(join(dati, 'database')) : null;
  const postgres = await startPostgresLocale(join(dati, 'database'));
  const amministratore = await ensureDatabase(postgres.amministratore, 'quadra');
  const { host: socket = '' } = amministratore;
  const reteDatabase = await openRete(() => ({ path: join(socket, '.s.PGSQL.5432') }), {
    conferma: 'COMMIT\0',
  });
  const posta = await openUfficioPostale();
  // Who calls the house back goes to whichever process of the calls comes next.
  let turno = 0;
  const porta = await openRete(() => {
    turno += 1;
    const { port } = new URL(chiamate[turno % 2 === 0 ? 0 : 1].indirizzo());
    return { host: '127.0.0.1', port: Number(port) };
  });
  const fuori = await startFuori(dati, `http://127.0.0.1:${porta.porta}`);
  const orologio = makeOrologio(dati);
  const { stop: stopPostgres } = postgres;
  const database = `postgres://postgres@127.0.0.1:${reteDatabase.porta}/quadra`;
  const makeEnv = (nome: string): Record<string, string> => ({
    ...orologio.env,
    // A process that ended in order leaves here what it made of its sources: who comes after it starts sooner.
    NODE_COMPILE_CACHE: join(dati, 'codice'),
    DATABASE_URL: database,
    QUADRA_DATI: join(dati, nome),
    QUADRA_CHIAVE: CHIAVE,
    QUADRA_SERVIZI: fuori.file,
    QUADRA_INDIRIZZO_PUBBLICO: `http://127.0.0.1:${porta.porta}`,
    SMTP_URL: `smtp://127.0.0.1:${posta.porta}`,
    MAIL_FROM: 'Quadra <quadra@prova.example>',
  });
  const make = (nome: string, ruolo: Nodo['ruolo']) =>
    makeNodo(nome, ruolo, makeEnv(nome), () => radiceDi(nome));
  const chiamate = [make('uno', 'chiamate'), make('due', 'chiamate')] as const;
  const lavori = make('lavori', 'lavori');
  return {
    chiamate,
    lavori,
    nodi: [...chiamate, lavori],
    dati: join(dati, 'lavori'),
    chiave: CHIAVE,
    postgres,
    amministratore,
    reteDatabase,
    retiServizi: fuori.reti,
    posta,
    moveOrologio: orologio.move,
    disco,
    stop: async () => {
      for (const rete of [reteDatabase, porta, ...fuori.reti]) await rete.stop();
      await fuori.stop();
      await posta.stop();
      await stopPostgres.call(postgres);
      disco?.stop();
    },
  };
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { startServizi } from '../../../packages/server/demo/servizi/indice.ts';
import { readServizi } from '../../../packages/server/src/config-servizi.ts';
import { startPostgresLocale } from '../../../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../../../packages/server/src/db/prepare.ts';
import { makeNodo, type Nodo } from './processi.ts';
import { openRete, type Rete } from './rete.ts';
import { openUfficioPostale, type UfficioPostale } from './ufficio-postale.ts';

/** The house in pieces: two processes of calls, one of jobs, a database, and the lines between them. */
export interface CasaDivisa {
  readonly chiamate: readonly [Nodo, Nodo];
  readonly lavori: Nodo;
  readonly nodi: readonly Nodo[];
  /** The data folder of the process of the jobs: the anchors of the audit log are there. */
  readonly dati: string;
  readonly chiave: string;
  readonly postgres: { readonly pid: number };
  /** The owner, past every line. */
  readonly amministratore: pg.ClientConfig;
  readonly reteDatabase: Rete;
  /** One for each outside service. */
  readonly retiServizi: readonly Rete[];
  readonly posta: UfficioPostale;
  /** Moves the clock of the house, not that of the database; null where libfaketime is not installed. */
  readonly moveOrologio: ((ore: number) => void) | null;
  stop(): Promise<void>;
}

const CHIAVE = 'una chiave della prova, lunga abbastanza';
const LIBFAKETIME = ['x86_64', 'aarch64']
  .map((macchina) => `/usr/lib/${macchina}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

const SERVIZI = ['carta', 'paypal', 'sdi', 'firma', 'conservatore', 'contabilita', 'precompilata', 'visure'];
/** What the file of the services says of one, besides where it is. */
const ALTRO: Readonly<Record<string, object>> = {
  sdi: { chiave: 'porta-dello-sdi-di-prova' },
  visure: { chiave: 'visure-di-prova' },
};
const writeFile = (file: string, indirizzi: Readonly<Record<string, string>>): string => {
  const voci = Object.entries(indirizzi).map(([nome, indirizzo]) => [
    nome,
    { indirizzo, simulato: true, ...ALTRO[nome] },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(voci)));
  return file;
};

/** The outside services of the demo, each behind a line of its own; the file says where the lines begin. */
async function startFuori(dati: string, quadra: string) {
  const liberi = Object.fromEntries(SERVIZI.map((nome) => [nome, 'http://127.0.0.1:0']));
  const servizi = await startServizi(readServizi(writeFile(join(dati, 'veri.json'), liberi)), quadra);
  const reti: Rete[] = [];
  const indirizzi: Record<string, string> = {};
  for (const [nome, indirizzo] of Object.entries(servizi.indirizzi)) {
    const rete = await openRete(() => ({ host: '127.0.0.1', port: Number(new URL(indirizzo).port) }));
    reti.push(rete);
    indirizzi[nome] = `http://127.0.0.1:${rete.porta}`;
  }
  return { reti, stop: servizi.stop, file: writeFile(join(dati, 'servizi.json'), indirizzi) };
}

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

/** Starts everything: the first process fills the database with the data of the demo. */
export async function startCasaDivisa(dati: string): Promise<CasaDivisa> {
  for (const nome of ['', 'database', 'uno', 'due', 'lavori'])
    mkdirSync(join(dati, nome), { recursive: true });
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
    DATABASE_URL: database,
    QUADRA_DATI: join(dati, nome),
    QUADRA_CHIAVE: CHIAVE,
    QUADRA_SERVIZI: fuori.file,
    QUADRA_INDIRIZZO_PUBBLICO: `http://127.0.0.1:${porta.porta}`,
    SMTP_URL: `smtp://127.0.0.1:${posta.porta}`,
    MAIL_FROM: 'Quadra <quadra@prova.example>',
  });
  const chiamate = [
    makeNodo('uno', 'chiamate', makeEnv('uno')),
    makeNodo('due', 'chiamate', makeEnv('due')),
  ] as const;
  const lavori = makeNodo('lavori', 'lavori', makeEnv('lavori'));
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
    stop: async () => {
      for (const rete of [reteDatabase, porta, ...fuori.reti]) await rete.stop();
      await fuori.stop();
      await posta.stop();
      await stopPostgres.call(postgres);
    },
  };
}

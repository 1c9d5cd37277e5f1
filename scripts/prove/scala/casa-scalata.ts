import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEsecuzione } from '../../../packages/server/src/db/esecuzione-postgres.ts';
import { ensureDatabase } from '../../../packages/server/src/db/prepare.ts';
import { radice } from '../../web.ts';
import { startFuori } from '../caos/fuori.ts';
import type { CasaInPezzi } from '../caos/pezzi.ts';
import { makeNodo } from '../caos/processi.ts';
import { openUfficioPostale } from '../caos/ufficio-postale.ts';
import { runSql } from '../provvista.ts';
import { type Coppia, startCoppia } from './postgres.ts';
import { type Mezzo, makeMezzo } from './programmi.ts';

/** The house past one machine: what stands before it and behind it too. */
export interface CasaScalata extends CasaInPezzi {
  readonly ingresso: string;
  readonly coppia: Coppia;
  readonly pgbouncer: Mezzo;
  readonly haproxy: Mezzo;
}

const CHIAVE = 'una chiave della prova, lunga abbastanza';
/** The role of the application. */
export const ESERCIZIO = { user: 'quadra_esercizio', password: 'esercizio-di-prova' };
/** Where each piece answers, from the first port of the trial; the second is that of the replica. */
const POSTI = {
  primo: 0,
  secondo: 1,
  pgbouncer: 2,
  ingresso: 3,
  uno: 4,
  due: 5,
  lavori: 6,
  database: 7,
} as const;
type Porte = Readonly<Record<keyof typeof POSTI, number>>;

/** Somebody answers at a port of this machine. */
const isAperta = (porta: number): Promise<boolean> =>
  new Promise((resolve) => {
    const presa = createConnection({ host: '127.0.0.1', port: porta });
    const say = (isVera: boolean) => () => {
      presa.destroy();
      resolve(isVera);
    };
    presa.on('connect', say(true));
    presa.on('error', say(false));
  });
const isPronta = (porta: number) => async () => (await isAperta(porta)) || (await sleep(30, false));

/** The roles as who looks after the house makes them: that of the application, its limits of time, that of the checks. */
export async function prepareRuoli({ amministratore }: Coppia): Promise<void> {
  const { user, password } = ESERCIZIO;
  await ensureDatabase(amministratore, 'quadra');
  for (const testo of [
    'create role quadra_app nologin',
    `create role ${user} login password '${password}' in role quadra_app`,
    `alter role ${user} set statement_timeout = '14s'`,
    `alter role ${user} set idle_in_transaction_session_timeout = '30s'`,
    // The check of the door comes in as this one, into a database of its own.
    'create role quadra_salute login',
    'create database quadra_salute owner quadra_salute',
  ])
    await runSql(amministratore, testo);
}

function makePgbouncer(programma: string, dati: string, porte: Porte): Mezzo {
  const cartella = join(dati, 'pgbouncer');
  mkdirSync(cartella);
  cpSync(join(radice, 'produzione/pgbouncer.ini'), join(cartella, 'pgbouncer.ini'));
  writeFileSync(join(cartella, 'pgbouncer.utenti'), `"${ESERCIZIO.user}" "${ESERCIZIO.password}"\n`);
  writeFileSync(
    join(cartella, 'pgbouncer.database.ini'),
    `quadra = host=127.0.0.1 port=${porte.database} dbname=quadra\n`,
  );
  const posto = { listen_addr: '127.0.0.1', listen_port: porte.pgbouncer, unix_socket_dir: '' };
  const righe = Object.entries(posto).map(([nome, valore]) => `${nome} = ${valore}\n`);
  writeFileSync(join(cartella, 'pgbouncer.posto.ini'), righe.join(''));
  // It refuses to be root, as PostgreSQL does.
  const { prefisso } = chooseEsecuzione(cartella);
  return makeMezzo('pgbouncer', {
    parole: [programma, 'pgbouncer.ini'],
    cartella,
    prefisso,
    isPronto: isPronta(porte.pgbouncer),
  });
}

function makeHaproxy(programma: string, dati: string, porte: Porte): Mezzo {
  const at = (nome: keyof Porte) => `127.0.0.1:${porte[nome]}`;
  return makeMezzo('haproxy', {
    parole: [programma, '-db', '-f', join(radice, 'produzione/haproxy.cfg')],
    cartella: dati,
    env: {
      QUADRA_INGRESSO: at('ingresso'),
      QUADRA_CHIAMATE_1: at('uno'),
      QUADRA_CHIAMATE_2: at('due'),
      QUADRA_DATABASE_INGRESSO: at('database'),
      QUADRA_DATABASE_1: at('primo'),
      QUADRA_DATABASE_2: at('secondo'),
    },
    isPronto: isPronta(porte.ingresso),
  });
}

/** Makes everything but the processes of the house: those find it as they would on machines of their own. */
export async function startCasaScalata(
  dati: string,
  porta: number,
  programmi: { haproxy: string; pgbouncer: string },
): Promise<CasaScalata> {
  for (const nome of ['', 'uno', 'due', 'lavori']) mkdirSync(join(dati, nome), { recursive: true });
  const porte = Object.fromEntries(Object.entries(POSTI).map(([nome, n]) => [nome, porta + n])) as Porte;
  for (const [nome, una] of Object.entries(porte))
    if (await isAperta(una)) throw new Error(`Port ${una} (${nome}) is taken`);
  const ingresso = `http://127.0.0.1:${porte.ingresso}`;
  const coppia = await startCoppia(dati, porta);
  await prepareRuoli(coppia);
  const pgbouncer = makePgbouncer(programmi.pgbouncer, dati, porte);
  const haproxy = makeHaproxy(programmi.haproxy, dati, porte);
  await haproxy.start();
  await pgbouncer.start();
  const posta = await openUfficioPostale();
  const fuori = await startFuori(dati, ingresso);
  const chi = `${ESERCIZIO.user}:${ESERCIZIO.password}`;
  const makeProcesso = (nome: 'uno' | 'due' | 'lavori') =>
    makeNodo(nome, nome === 'lavori' ? 'lavori' : 'chiamate', {
      PORT: String(porte[nome]),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${porte.database}/quadra`,
      DATABASE_APP_URL: `postgres://${chi}@127.0.0.1:${porte.database}/quadra`,
      DATABASE_POOL_URL: `postgres://${chi}@127.0.0.1:${porte.pgbouncer}/quadra`,
      QUADRA_DATI: join(dati, nome),
      QUADRA_CHIAVE: CHIAVE,
      QUADRA_SERVIZI: fuori.file,
      QUADRA_INDIRIZZO_PUBBLICO: ingresso,
      TRUST_PROXY: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${posta.porta}`,
      MAIL_FROM: 'Quadra <quadra@prova.example>',
    });
  const chiamate = [makeProcesso('uno'), makeProcesso('due')] as const;
  const lavori = makeProcesso('lavori');
  return {
    ...{
      chiamate,
      lavori,
      nodi: [...chiamate, lavori],
      ingresso,
      dati: join(dati, 'lavori'),
      chiave: CHIAVE,
    },
    get amministratore() {
      return { ...coppia.amministratore, database: 'quadra' };
    },
    ...{ posta, coppia, pgbouncer, haproxy },
    stop: async () => {
      for (const mezzo of [haproxy, pgbouncer]) await mezzo.kill();
      for (const rete of fuori.reti) await rete.stop();
      await fuori.stop();
      await posta.stop();
      await coppia.stop();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '../src/config.ts';
import { suiteDiProva } from '../src/config-suite.ts';
import { type ServerAvviato, startServer } from '../src/main.ts';
import { trustSicurezza } from './senza-filtri.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests of this project run with row-level security alone between one studio and another. */
    senzaFiltri: boolean;
  }
}

/** A server on a database of its own, through the same composition root as the product. */
export interface AppDiProva extends ServerAvviato {
  /** Lines of the log, as they were written. */
  readonly log: string[];
  /**
   * Runs SQL as the owner of the database: to look, or to set what no call can. A text that has a name (one text, one name)
   * is planned once for each connection: for what is long, and asked again and again.
   */
  sql<T extends object = Record<string, unknown>>(
    testo: string,
    valori?: unknown[],
    nome?: string,
  ): Promise<T[]>;
}

const computeUrl = (config: pg.ClientConfig, database: string): string => {
  const { host = '', port, user = 'postgres', password } = config;
  const credenziali = `${encodeURIComponent(user)}${typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''}`;
  if (host.startsWith('/'))
    return `postgresql://${credenziali}@/${database}?host=${encodeURIComponent(host)}`;
  return `postgresql://${credenziali}@${host}:${port ?? 5432}/${database}`;
};

const configDiProva = (databaseUrl: string): Config => ({
  porta: 0,
  host: '127.0.0.1',
  databaseUrl,
  databaseAppUrl: undefined,
  databasePoolUrl: undefined,
  databaseReplicaUrl: undefined,
  ambiente: 'test',
  dati: '',
  isDev: false,
  ruolo: 'tutto',
  connessioni: 6,
  inattivitaMinuti: 30,
  spazioStudioByte: 5 * 1024 ** 3,
  documenti: { dove: 'postgresql', deposito: null },
  copie: { cartella: undefined, frase: undefined, quante: 7 },
  antivirus: null,
  modelliUrl: null,
  origini: [],
  indirizzoPubblico: null,
  dominioCookie: null,
  hostDebug: null,
  hostRemoti: ['https://remoto.example'],
  chiave: 'chiave di prova, lunga almeno trentadue',
  verificaObbligatoria: true,
  verificaGiorni: 14,
  tabelleCodificate: false,
  metricheToken: undefined,
  telemetria: null,
  suite: suiteDiProva,
  identita: [],
  servizi: {},
  autorita: [],
  portaleUnico: false,
  trustProxy: [],
  smtp: null,
  rimbalzi: null,
  amministratore: null,
  livelloLog: 'info',
  galleria: false,
  pagine: join(import.meta.dirname, 'pagine'),
});

/** Copies the migrated database; `drop` removes it, and the role that served it. */
export async function makeDatabase(): Promise<{ nome: string; url: string; drop(): Promise<void> }> {
  const { amministratore, modello } = inject('postgres');
  const nome = `quadra_prova_${process.pid}_${randomBytes(4).toString('hex')}`;
  const run = async (...comandi: string[]) => {
    const client = new pg.Client(amministratore);
    await client.connect();
    for (const comando of comandi) await client.query(comando);
    await client.end();
  };
  // Its files as they are: written again through the log they take twice the time, to make and to drop.
  await run(`create database ${nome} template ${modello} strategy file_copy`);
  return {
    nome,
    url: computeUrl(amministratore, nome),
    drop: () =>
      run(`drop database if exists ${nome} with (force)`, `drop role if exists quadra_accesso_${nome}`),
  };
}

/** Row-level security is forced on an owner without superuser rights too: the whole of the tables is shown to it first. */
async function runComeProprietario<T extends object>(
  proprietario: pg.Pool,
  testo: string,
  valori: unknown[] | undefined,
  nome: string | undefined,
): Promise<T[]> {
  const client = await proprietario.connect();
  try {
    await client.query("select set_config('app.identita', 'on', false)");
    await client.query(
      "select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), false)",
    );
    if (nome === undefined) return (await client.query(testo, valori)).rows;
    return (await client.query({ name: nome, text: testo, values: valori ?? [] })).rows;
  } finally {
    client.release();
  }
}

/** Starts the product on a copy of the migrated database, on a free port. Stop it when the file ends. */
export async function makeApp(
  impostazioni: Partial<Config> = {},
  avvio: Omit<NonNullable<Parameters<typeof startServer>[1]>, 'log'> = {},
): Promise<AppDiProva> {
  const database = await makeDatabase();
  const log: string[] = [];
  const server = await startServer(
    { ...configDiProva(database.url), ...impostazioni },
    { ...avvio, log: { write: (riga) => log.push(riga) } },
  );
  if (inject('senzaFiltri')) trustSicurezza(server.servizi.pool);
  const proprietario = new pg.Pool({ connectionString: database.url, max: 2 });
  proprietario.on('error', () => undefined);
  return {
    ...server,
    log,
    sql: (testo, valori, nome) => runComeProprietario(proprietario, testo, valori, nome),
    stop: async () => {
      await server.stop();
      await proprietario.end();
      await database.drop();
    },
  };
}

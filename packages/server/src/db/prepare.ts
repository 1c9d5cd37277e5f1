import pg from 'pg';
import { ErroreAvvio } from '../errore-avvio.ts';
import { prepareCoda } from '../gateways/coda/coda.ts';
import { describeConto } from './conto-caselle.ts';
import { migrate, withSerratura } from './migrate.ts';
import { GRUPPO, prepareAccesso, prepareGruppo, requirePoteriMinimi } from './ruoli.ts';

export interface DatabasePronto {
  /** The connection of the application role: the only one the server serves with. */
  readonly applicazione: pg.ClientConfig;
  readonly migrazioni: number;
}

const motivi: Record<string, string> = {
  '28P01': 'utente o password errati',
  '28000': 'utente non ammesso',
  '3D000': 'il database non esiste',
  '53300': 'troppe connessioni',
  '57P03': 'il server si sta avviando',
  ECONNREFUSED: 'nessuno risponde a questo indirizzo',
  ENOTFOUND: 'nome del server sconosciuto',
  ENOENT: 'socket non trovato',
  ETIMEDOUT: 'tempo scaduto',
};

function describe(errore: unknown): string {
  const codice = errore instanceof Error && 'code' in errore ? String(errore.code) : '';
  return motivi[codice] ?? (errore instanceof Error ? errore.message || codice : String(errore));
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: 5_000,
    application_name: 'quadra-avvio',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (errore) {
    await client.end().catch(() => undefined);
    const dove = `${client.host}:${client.port}/${client.database ?? ''}`;
    throw new ErroreAvvio(`Database non raggiungibile (${dove}): ${describe(errore)}.`);
  }
}

/** Creates the database of the product in the embedded PostgreSQL when it is not there yet. */
export async function ensureDatabase(
  amministratore: pg.ClientConfig,
  nome: string,
): Promise<pg.ClientConfig> {
  const client = await connect(amministratore);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [nome]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(nome)}`);
  } finally {
    await client.end();
  }
  return { ...amministratore, database: nome };
}

/**
 * Migrations and roles, once, under a lock, saying what became of the caselle that a migration carried; then checks that the application role has no power beyond its own.
 * @throws ErroreAvvio with one Italian line.
 */
export async function prepareDatabase(
  proprietario: pg.ClientConfig,
  applicazioneUrl?: string,
  say: (frase: string) => void = () => undefined,
): Promise<DatabasePronto> {
  const client = await connect(proprietario);
  try {
    const pronto = await withSerratura(client, async () => {
      await prepareGruppo(client);
      const migrazioni = await migrate(client, undefined, (migrazione, conti) => {
        for (const conto of conti) say(`${migrazione}: ${describeConto(conto)}`);
      });
      await prepareCoda(client, GRUPPO);
      const applicazione = applicazioneUrl
        ? { connectionString: applicazioneUrl }
        : await prepareAccesso(client);
      return { applicazione, migrazioni };
    });
    await (await connect(pronto.applicazione)).end();
    await requirePoteriMinimi(pronto.applicazione);
    return pronto;
  } finally {
    await client.end();
  }
}

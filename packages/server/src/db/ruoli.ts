import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ErroreAvvio } from '../errore-avvio.ts';

/** Every grant goes to this role; who logs in is a member of it. */
export const GRUPPO = 'quadra_app';

const readCodice = (errore: unknown) => (errore instanceof pg.DatabaseError ? errore.code : undefined);

/** Roles belong to the whole cluster: another database of it may be creating the same one right now. */
async function createWhenMissing(client: pg.Client, ruolo: string, opzioni: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ruolo]);
  if (rowCount) return;
  try {
    await client.query(`create role ${pg.escapeIdentifier(ruolo)} ${opzioni}`);
  } catch (errore) {
    const codice = readCodice(errore);
    if (codice === '42710' || codice === '23505') return;
    if (codice === '42501') {
      throw new ErroreAvvio(
        `L'utente di DATABASE_URL non può creare il ruolo ${ruolo}: crearlo a mano, oppure indicare DATABASE_APP_URL.`,
      );
    }
    throw errore;
  }
}

/** The group that receives the grants: needed before the migrations. */
export async function prepareGruppo(client: pg.Client): Promise<void> {
  await createWhenMissing(client, GRUPPO, 'nologin');
}

/** The name of the role the application logs in as: one for each database of the cluster. */
const computeNome = (database: string) => `quadra_accesso_${database}`.slice(0, 63);

/**
 * The login role of the application: no superuser, no BYPASSRLS, owner of nothing. Its random password stays in a table
 * that only the owner reads, so that several servers agree. Call it inside `withSerratura`, after the migrations.
 */
export async function prepareAccesso(client: pg.Client): Promise<pg.ClientConfig> {
  const nome = computeNome(client.database ?? '');
  await client.query(
    'create table if not exists quadra_accesso_applicazione (utente text primary key, password text not null)',
  );
  const nuova = randomBytes(24).toString('base64url');
  await client.query('insert into quadra_accesso_applicazione values ($1, $2) on conflict do nothing', [
    nome,
    nuova,
  ]);
  const { rows } = await client.query<{ password: string }>(
    'select password from quadra_accesso_applicazione where utente = $1',
    [nome],
  );
  const password = rows[0]?.password ?? nuova;
  await createWhenMissing(client, nome, 'login');
  const ruolo = pg.escapeIdentifier(nome);
  try {
    await client.query(`grant ${GRUPPO} to ${ruolo}`);
  } catch (errore) {
    if (readCodice(errore) !== '42501') throw errore;
    throw new ErroreAvvio(
      `L'utente di DATABASE_URL non amministra il ruolo ${GRUPPO}: eseguire GRANT ${GRUPPO} TO ... WITH ADMIN OPTION.`,
    );
  }
  await client.query(`alter role ${ruolo} with login password ${pg.escapeLiteral(password)}`);
  return { ...readIndirizzo(client), user: nome, password };
}

/** Host, port, database and TLS of a connection, without who connects. */
function readIndirizzo(client: pg.Client): pg.ClientConfig {
  const { host, port, database } = client;
  return { host, port, ...(database ? { database } : {}), ssl: client.ssl };
}

/**
 * Refuses to serve as a role for which row-level security would silently do nothing.
 * @throws ErroreAvvio naming the excess.
 */
export async function requirePoteriMinimi(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ troppo: boolean; membro: boolean; proprietario: boolean }>(
      `select rolsuper or rolbypassrls as troppo, pg_has_role(current_user, $1, 'usage') as membro,
         exists (select 1 from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as proprietario
       from pg_roles r where rolname = current_user`,
      [GRUPPO],
    );
    const ruolo = rows[0];
    if (ruolo?.troppo || ruolo?.proprietario) {
      throw new ErroreAvvio(
        "L'utente dell'applicazione ha troppi poteri (superutente, BYPASSRLS o proprietario delle tabelle): usarne un altro in DATABASE_APP_URL.",
      );
    }
    if (!ruolo?.membro) {
      throw new ErroreAvvio(
        `L'utente di DATABASE_APP_URL non appartiene al ruolo ${GRUPPO}: assegnarlo con GRANT.`,
      );
    }
  } finally {
    await client.end();
  }
}

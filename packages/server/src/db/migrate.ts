import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ErroreAvvio } from '../errore-avvio.ts';
import { type ContoCaselle, countCaselle } from './conto-caselle.ts';

interface Migrazione {
  readonly numero: number;
  readonly nome: string;
  readonly testo: string;
  readonly impronta: string;
}

const cartella = join(import.meta.dirname, 'migrations');
/** One number for every lock we take on the shape of the database: two servers that start together take turns. */
const SERRATURA = 7_266_001;

/** The migrations of this program, in order. Their numbers have no gap and no double. */
export function listMigrazioni(): Migrazione[] {
  return readdirSync(cartella)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const testo = readFileSync(join(cartella, file), 'utf8');
      return {
        numero: Number(file.slice(0, 4)),
        nome: file.slice(5, -4),
        testo,
        impronta: createHash('sha256').update(testo).digest('hex'),
      };
    });
}

/** Runs `fn` while no other server changes the shape or the roles of this database. */
export async function withSerratura<T>(client: pg.Client, fn: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [SERRATURA]);
  try {
    return await fn();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SERRATURA]);
  }
}

/** The same for who only reads: readers do not wait for each other, who changes the shape waits for them all. */
export async function withSerraturaInLettura<T>(client: pg.Client, fn: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock_shared($1)', [SERRATURA]);
  try {
    return await fn();
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [SERRATURA]);
  }
}

async function applyMigrazione(
  client: pg.Client,
  { numero, nome, testo, impronta }: Migrazione,
): Promise<ContoCaselle[]> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '10s'");
    const conti = await countCaselle(client, () => client.query(testo));
    await client.query('insert into quadra_migrazione (numero, nome, impronta) values ($1, $2, $3)', [
      numero,
      nome,
      impronta,
    ]);
    await client.query('commit');
    return conti;
  } catch (errore) {
    await client.query('rollback');
    throw new ErroreAvvio(
      `Aggiornamento del database non riuscito (${String(numero).padStart(4, '0')}-${nome}): ${
        errore instanceof Error ? errore.message : errore
      }`,
    );
  }
}

/**
 * Brings the database to the shape of this program, or to that it had at migration `fino`; forward only. Returns how many
 * migrations it applied; `onConto` is told of each that wrote caselle of declarations. Call it inside `withSerratura`.
 * @throws ErroreAvvio when one fails, or when one already applied was edited afterwards.
 */
export async function migrate(
  client: pg.Client,
  fino = Number.POSITIVE_INFINITY,
  onConto: (migrazione: string, conti: readonly ContoCaselle[]) => void = () => undefined,
): Promise<number> {
  await client.query(`create table if not exists quadra_migrazione (
    numero int primary key, nome text not null, impronta text not null,
    applicata_il timestamptz not null default now())`);
  const { rows } = await client.query<{ numero: number; impronta: string }>(
    'select numero, impronta from quadra_migrazione',
  );
  const applicate = new Map(rows.map((riga) => [riga.numero, riga.impronta]));
  let nuove = 0;
  for (const migrazione of listMigrazioni().filter(({ numero }) => numero <= fino)) {
    const impronta = applicate.get(migrazione.numero);
    if (impronta === undefined) {
      const conti = await applyMigrazione(client, migrazione);
      if (conti.length > 0)
        onConto(`${String(migrazione.numero).padStart(4, '0')}-${migrazione.nome}`, conti);
      nuove += 1;
    } else if (impronta !== migrazione.impronta) {
      throw new ErroreAvvio(
        `La migrazione ${migrazione.numero} (${migrazione.nome}) è cambiata dopo essere stata applicata.`,
      );
    }
  }
  return nuove;
}

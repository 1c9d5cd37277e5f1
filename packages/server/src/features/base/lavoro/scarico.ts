import { titoliLavoro } from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { BOM, writeRiga, writeTesto } from './csv.rules.ts';
import { findParte, type Lavoro } from './lavoro.queries.ts';

type ChiaveLavoro = Pick<Lavoro, 'studio_id' | 'id'>;
type Parte = NonNullable<Awaited<ReturnType<typeof findParte>>>;

/** The pieces of a job, each read when the one before is gone: a large file never stands whole in memory. */
export async function* readParti(
  db: Db,
  lavoro: ChiaveLavoro,
  sezione: 'riga' | 'file',
): AsyncGenerator<Parte> {
  const read = (dopo: number) => (trx: Trx) => findParte(trx, lavoro, sezione, dopo);
  for (let dopo = 0; ; ) {
    const parte = await withTenant(db, { studi: [lavoro.studio_id] }, read(dopo));
    if (parte === undefined) return;
    dopo = parte.numero;
    yield parte;
  }
}

/** The bytes of the file of a job. */
export async function* readFile(db: Db, lavoro: ChiaveLavoro): AsyncGenerator<Buffer> {
  for await (const { dati } of readParti(db, lavoro, 'file')) yield dati;
}

interface RigaResoconto {
  readonly descrizione: string;
  readonly esito: string;
  readonly messaggio: string | null;
}

/** The report of a job as CSV: what was to be done, how it went, why not. */
export const writeResoconto = (righe: readonly RigaResoconto[]): string =>
  BOM +
  [
    titoliLavoro.resoconto,
    ...righe.map(({ descrizione, esito, messaggio }) => [descrizione, esito, messaggio ?? '']),
  ]
    .map((celle) => writeRiga(celle.map(writeTesto)))
    .join('');

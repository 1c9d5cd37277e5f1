import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

const TENTATIVI_MASSIMI = 5;
/** A sender that dies leaves its message: after this long another may take it. */
const IN_MANO_MINUTI = 5;

export interface DaInviare {
  readonly id: string;
  readonly destinatario: string;
  readonly oggetto: string;
  readonly testo: string;
  readonly html: string | null;
  readonly busta: Buffer | null;
}

/** Takes the next message due, so that no other process takes it for five minutes. */
export function claimMessaggio(db: Db): Promise<DaInviare | undefined> {
  return db
    .updateTable('messaggio_posta')
    .set({
      tentativi: sql`tentativi + 1`,
      prossimo_tentativo: sql`now() + make_interval(mins => ${IN_MANO_MINUTI} * (tentativi + 1))`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('messaggio_posta')
        .select('id')
        .where('stato', '=', 'In attesa')
        .where('prossimo_tentativo', '<=', sql<Date>`now()`)
        .orderBy('prossimo_tentativo')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'destinatario', 'oggetto', 'testo', 'html', 'busta'])
    .executeTakeFirst();
}

/** What left is not kept: of a mail with a secret, the words without it. */
export async function markInviata(db: Db, id: string): Promise<void> {
  await db
    .updateTable('messaggio_posta')
    .set({ stato: 'Inviata', inviato_il: sql`now()`, errore: null, busta: null })
    .where('id', '=', id)
    .execute();
}

/** Keeps the kind of failure, never its text: servers repeat addresses in it. After five attempts the message stops. */
export async function markErrore(db: Db, id: string, errore: string): Promise<void> {
  await db
    .updateTable('messaggio_posta')
    .set({
      errore,
      stato: sql`case when tentativi >= ${TENTATIVI_MASSIMI} then 'Errore' else 'In attesa' end`,
    })
    .where('id', '=', id)
    .execute();
}

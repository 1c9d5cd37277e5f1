import type { Trx } from '../../db/pool.ts';
import { signLettera } from './lettera.ts';
import type { Messaggio, Posta } from './port.ts';

async function insert(trx: Trx, messaggio: Messaggio, isConsegnata: boolean): Promise<string> {
  const fornitore = await trx.selectFrom('fornitore').selectAll().executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('messaggio_posta')
    .values({
      ...signLettera(messaggio, fornitore),
      // Nothing written to a person may carry a second header.
      oggetto: messaggio.oggetto.replace(/[\r\n]+/g, ' '),
      ...(isConsegnata ? { stato: 'Inviata' as const, inviato_il: new Date() } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The default gateway: mails are delivered to the application itself, where the vendor's administrator reads them. */
export const makeCassetta = (): Posta => ({
  isCassetta: true,
  queueMessaggio: (trx, messaggio) => insert(trx, messaggio, true),
});

/** With a mail server: the rows wait for the job that sends them. */
export const makeCoda = (): Posta => ({
  isCassetta: false,
  queueMessaggio: (trx, messaggio) => insert(trx, messaggio, false),
});

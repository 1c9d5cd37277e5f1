import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cifratura } from '../../cifratura.ts';
import type { Trx } from '../../db/pool.ts';
import { hideSegreto, sealBusta } from './busta.ts';
import { signLettera } from './lettera.ts';
import type { Messaggio, Posta } from './port.ts';

type Chiude = Pick<Cifratura, 'seal'>;

/** The words of the row: in clear, or what is not secret of them and the rest sealed. */
function writeContenuto(cifratura: Chiude, id: string, messaggio: Messaggio) {
  const { testo, segreto } = messaggio;
  const html = messaggio.html ?? null;
  if (segreto === undefined) return { testo, html };
  return {
    testo: hideSegreto(testo, segreto),
    html: null,
    busta: sealBusta(cifratura, id, { testo, html }),
    segreto_hash: segreto.hash,
  };
}

async function insert(
  trx: Trx,
  cifratura: Chiude,
  messaggio: Messaggio,
  isConsegnata: boolean,
): Promise<string> {
  const fornitore = await trx.selectFrom('fornitore').selectAll().executeTakeFirstOrThrow();
  const id = randomUUID();
  await trx
    .insertInto('messaggio_posta')
    .values({
      id,
      modello: messaggio.modello,
      destinatario: messaggio.destinatario,
      ...writeContenuto(cifratura, id, signLettera(messaggio, fornitore)),
      // Nothing written to a person may carry a second header.
      oggetto: messaggio.oggetto.replace(/[\r\n]+/g, ' '),
      ...(isConsegnata ? { stato: 'Inviata' as const, inviato_il: sql<Date>`now()` } : {}),
    })
    .execute();
  return id;
}

/** The default gateway: mails are delivered to the application itself, where the vendor's administrator reads them. */
export const makeCassetta = (cifratura: Chiude): Posta => ({
  isCassetta: true,
  queueMessaggio: (trx, messaggio) => insert(trx, cifratura, messaggio, true),
});

/** With a mail server: the rows wait for the job that sends them. */
export const makeCoda = (cifratura: Chiude): Posta => ({
  isCassetta: false,
  queueMessaggio: (trx, messaggio) => insert(trx, cifratura, messaggio, false),
});

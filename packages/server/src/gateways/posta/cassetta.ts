import { randomUUID } from 'node:crypto';
import type { Cifratura } from '../../cifratura.ts';
import type { Trx } from '../../db/pool.ts';
import { insertAllegati } from './allegato.ts';
import { hideSegreto, sealBusta } from './busta.ts';
import { signLettera } from './lettera.ts';
import type { Messaggio, Posta } from './port.ts';
import { announcePosta } from './posta.queries.ts';

type Chiude = Pick<Cifratura, 'seal' | 'sealByte'>;
/** Nothing written to a person may carry a second header. */
const inRiga = (testo: string) => testo.replace(/[\r\n]+/g, ' ');

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
    ...(segreto.scade ? { segreto_scade_il: segreto.scade } : {}),
  };
}

async function insert(
  trx: Trx,
  cifratura: Chiude,
  messaggio: Messaggio,
  isCassetta: boolean,
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
      oggetto: inRiga(messaggio.oggetto),
      cc: (messaggio.cc ?? []).map(inRiga),
      ...(isCassetta ? { stato: 'In Posta, non spedita' as const } : {}),
    })
    .execute();
  await insertAllegati(trx, cifratura, id, messaggio.allegati ?? []);
  return id;
}

/** The default gateway: mails stay in the application, not sent, where the vendor's administrator reads them. */
export const makeCassetta = (cifratura: Chiude): Posta => ({
  isCassetta: true,
  queueMessaggio: (trx, messaggio) => insert(trx, cifratura, messaggio, true),
});

/** With a mail server: the rows wait for the job that sends them. */
export const makeCoda = (cifratura: Chiude): Posta => ({
  isCassetta: false,
  queueMessaggio: async (trx, messaggio) => {
    const id = await insert(trx, cifratura, messaggio, false);
    await announcePosta(trx);
    return id;
  },
});

import { addDays, giornoDiRoma } from '@quadra/values';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { type NotificaSdi, readNotifica } from '../../../gateways/sdi/notifica.ts';
import { findFattura, listInvii, lockFattura, updateFattura } from './fattura.queries.ts';
import { insertNotifica, settleMessaggio, takeMessaggi } from './ricezione.queries.ts';
import { type Evento, findPassaggio, GIORNI_RINVIO } from './stato.rules.ts';
import { openVenditore } from './venditore.queries.ts';

const PER_VOLTA = 100;
type Messaggio = Awaited<ReturnType<typeof takeMessaggi>>[number];

const toEvento = ({ tipo, isAccettata }: NotificaSdi): Evento => {
  if (tipo !== 'NE') return tipo;
  return isAccettata ? 'accettata' : 'rifiutata';
};

/** Puts a notice beside its invoice, and moves the invoice where it says; of a file that was sent again after, it only stays. */
async function applyNotifica(
  trx: Trx,
  messaggio: Messaggio,
  notifica: NotificaSdi,
  gestoreId: number | null,
): Promise<void> {
  const { fattura_id, invio_id, nome_file, contenuto, ricevuto_il } = messaggio;
  await lockFattura(trx, fattura_id);
  const riga = await findFattura(trx, fattura_id, { di: 'venditore', gestoreId });
  if (!riga) return;
  await insertNotifica(trx, {
    ...{ fattura_id, invio_id, nome_file, contenuto, tipo: notifica.tipo },
    errori: JSON.stringify(notifica.errori),
    ricevuta_il: ricevuto_il,
  });
  const isUltimo = (await listInvii(trx, fattura_id)).at(-1)?.id === invio_id;
  const stato = isUltimo ? findPassaggio(riga.stato_sdi, toEvento(notifica)) : undefined;
  if (!stato) return;
  await updateFattura(trx, fattura_id, {
    stato_sdi: stato,
    ...(stato === 'Scartata' ? { rinvio_entro: addDays(giornoDiRoma(ricevuto_il), GIORNI_RINVIO) } : {}),
  });
}

async function readMessaggio(trx: Trx, messaggio: Messaggio, gestoreId: number | null): Promise<void> {
  let notifica: NotificaSdi;
  try {
    notifica = readNotifica(messaggio.contenuto);
  } catch (errore) {
    await settleMessaggio(
      trx,
      messaggio.id,
      errore instanceof Error ? errore.message.slice(0, 300) : 'unreadable',
    );
    return;
  }
  await applyNotifica(trx, messaggio, notifica, gestoreId);
  await settleMessaggio(trx, messaggio.id, null);
}

/** Reads the notices of a seller that came since; answers how many. May be run by several processes at once. */
export async function readNotifiche(db: Db, gestoreId: number | null): Promise<number> {
  let letti = 0;
  for (;;) {
    const quanti = await withTenant(db, { studi: [] }, async (trx) => {
      await openVenditore(trx, gestoreId);
      const messaggi = await takeMessaggi(trx, gestoreId, PER_VOLTA);
      for (const messaggio of messaggi) await readMessaggio(trx, messaggio, gestoreId);
      return messaggi.length;
    });
    letti += quanti;
    if (quanti < PER_VOLTA) return letti;
  }
}

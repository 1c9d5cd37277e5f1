import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { listDaInviare, listVenditori } from './invio.queries.ts';
import { sendFattura } from './invio.ts';
import { readNotifiche } from './ricezione.ts';
import { openVenditore } from './venditore.queries.ts';

const PER_GIRO = 200;
type Attrezzi = Pick<Servizi, 'db' | 'sdi' | 'now'>;

export interface EsitoGiro {
  inviate: number;
  nonPartite: number;
  notifiche: number;
}

/** An invoice of what was bought leaves by itself; one that cannot stays, and its page says why. */
async function sendUna({ db, sdi, now }: Attrezzi, gestoreId: number | null, id: string): Promise<boolean> {
  try {
    const chi = { utenteId: null, ip: null };
    await sendFattura({ db, sdi, ambito: { studi: [] }, gestoreId, chi, adesso: now() }, id);
    return true;
  } catch (errore) {
    if (errore instanceof DomainError) return false;
    throw errore;
  }
}

/** A round of the exchange: what was bought is handed over, what came back is read. Twice, it does nothing twice. */
export async function runGiroSdi(attrezzi: Attrezzi): Promise<EsitoGiro> {
  const esito: EsitoGiro = { inviate: 0, nonPartite: 0, notifiche: 0 };
  const { db, sdi } = attrezzi;
  for (const gestoreId of await withIdentita(db, listVenditori)) {
    const daInviare = sdi
      ? await withTenant(db, { studi: [] }, async (trx) => {
          await openVenditore(trx, gestoreId);
          return listDaInviare(trx, gestoreId, PER_GIRO);
        })
      : [];
    for (const id of daInviare) {
      if (await sendUna(attrezzi, gestoreId, id)) esito.inviate += 1;
      else esito.nonPartite += 1;
    }
    esito.notifiche += await readNotifiche(db, gestoreId);
  }
  return esito;
}

import { formatData, giornoDiRoma } from '@quadra/values';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { writeInScadenza } from './lettere.ts';
import { lockConti } from './movimento.queries.ts';
import { burnCrediti } from './movimento.service.ts';
import { expirePrenotazioni } from './prenotazione.queries.ts';
import {
  type DaScadere,
  findDaTogliere,
  listScaduti,
  listStudi,
  takeDaAvvisare,
} from './scadenza.queries.ts';
import { findRecapito } from './soglia.queries.ts';

const STUDI_PER_VOLTA = 200;
type Attrezzi = Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico'>;

export interface EsitoScadenze {
  prenotazioni: number;
  acquisti: number;
  avvisi: number;
}

/** What is left of an expired purchase goes out; false when nothing can be taken now. */
function expireAcquisto(attrezzi: Attrezzi, scaduto: DaScadere): Promise<boolean> {
  const { studioId } = scaduto;
  return withTenant(attrezzi.db, { studi: [studioId] }, async (trx) => {
    await lockConti(trx, [studioId]);
    const quantita = await findDaTogliere(trx, scaduto);
    if (quantita <= 0) return false;
    await burnCrediti(trx, attrezzi, studioId, {
      quantita,
      acquistoId: scaduto.id,
      scritto: {
        tipo: 'Scadenza',
        causale: 'Crediti scaduti',
        riferimento: { tipo: 'acquisto', id: scaduto.id },
        autore: null,
      },
    });
    return true;
  });
}

/** Writes to the studi whose credits expire within thirty days, once for each purchase. */
function tellInScadenza(attrezzi: Attrezzi, studi: readonly number[], adesso: Date): Promise<number> {
  return withTenant(attrezzi.db, { studi }, async (trx) => {
    const vicini = await takeDaAvvisare(trx, { oggi: giornoDiRoma(adesso), adesso });
    for (const { studioId, scadeIl, crediti } of vicini) {
      const recapito = await findRecapito(trx, studioId);
      if (!recapito?.email) continue;
      await attrezzi.posta.queueMessaggio(trx, {
        destinatario: recapito.email,
        ...(await applyModello(
          trx,
          { studioId },
          writeInScadenza(recapito.nome, {
            crediti,
            giorno: formatData(scadeIl),
            indirizzo: `${attrezzi.indirizzoPubblico()}/movimenti`,
          }),
        )),
      });
    }
    return vicini.length;
  });
}

/**
 * Frees the reservations that took too long, takes away what expired, warns of what is about to. May be run by several
 * processes at once, and again: what is done is not done twice.
 */
export async function expireCrediti(attrezzi: Attrezzi, adesso: Date): Promise<EsitoScadenze> {
  const { db } = attrezzi;
  const studi = await withIdentita(db, listStudi);
  const esito: EsitoScadenze = { prenotazioni: 0, acquisti: 0, avvisi: 0 };
  while (studi.length > 0) {
    const alcuni = studi.splice(0, STUDI_PER_VOLTA);
    const suoi = { studi: alcuni };
    esito.prenotazioni += await withTenant(db, suoi, (trx) => expirePrenotazioni(trx, adesso));
    const scaduti = await withTenant(db, suoi, (trx) => listScaduti(trx, giornoDiRoma(adesso)));
    for (const scaduto of scaduti) if (await expireAcquisto(attrezzi, scaduto)) esito.acquisti += 1;
    esito.avvisi += await tellInScadenza(attrezzi, alcuni, adesso);
  }
  return esito;
}

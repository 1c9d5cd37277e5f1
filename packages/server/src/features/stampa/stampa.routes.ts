import { percorsi, stampaRequest, testiCampo } from '@quadra/contract';
import type { FastifyReply } from 'fastify';
import { withTenant } from '../../db/tenancy.ts';
import { DomainError } from '../../http/domain-error.ts';
import { normalizeIp } from '../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../http/rotta.ts';
import {
  leggiDichiarazione,
  requireAnnoFiscale,
  stampaDichiarazione,
} from '../dichiarazione/dichiarazione.public.ts';
import { startLavoro, withLavori } from '../lavoro/lavoro.public.ts';
import { makePdf } from './pdf.ts';
import { getFoglio, getFoglioDefinitivo } from './stampa.service.ts';
import { stampaLotto } from './stampa-lotto.ts';

function sendPdf(risposta: FastifyReply, pdf: Buffer, nome: string): Buffer {
  risposta.header('content-type', 'application/pdf');
  risposta.header('content-disposition', `inline; filename="${nome}"`);
  return pdf;
}

/** @throws RICHIESTA_NON_VALIDA when there is more than one */
function requireUna([id, ...altre]: readonly string[]): string {
  if (id === undefined || altre.length > 0) {
    const modelState = { chiavi: [testiCampo.UNA_STAMPA_PER_VOLTA] };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  return id;
}

const stampa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.stampa,
  titolo:
    'Stampa definitiva di dichiarazioni chiuse: di una il PDF (application/pdf), di più un lavoro con il suo zip',
  accesso: stampaDichiarazione,
  corpo: stampaRequest,
  handle: async ({ servizi, sessione, corpo, richiesta: { ip }, risposta }) => {
    if (corpo.chiavi.length > 1) {
      const lotto = { Anno: requireAnnoFiscale(corpo.anno), Codici: corpo.chiavi };
      const jobId = await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, sessione, stampaLotto, lotto),
      );
      return { data: { jobId } };
    }
    const richiesta = {
      anno: requireAnnoFiscale(corpo.anno),
      id: requireUna(corpo.chiavi),
      quando: servizi.now(),
    };
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(ip) };
    // The pages are laid out before the commit: a print that fails leaves no trace of having been made.
    const pdf = await withTenant(servizi.db, sessione, async (trx) =>
      makePdf(await getFoglioDefinitivo(trx, servizi, autore, richiesta)),
    );
    return sendPdf(risposta, pdf, `dichiarazione-${richiesta.anno}.pdf`);
  },
});

const anteprima = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.anteprimaStampa,
  titolo: 'Anteprima di stampa con la scritta BOZZA (application/pdf)',
  accesso: leggiDichiarazione,
  corpo: stampaRequest,
  handle: async ({ servizi, sessione, corpo, risposta }) => {
    const richiesta = {
      anno: requireAnnoFiscale(corpo.anno),
      id: requireUna(corpo.chiavi),
      isBozza: true,
      quando: servizi.now(),
    };
    const foglio = await withTenant(servizi.db, sessione, (trx) => getFoglio(trx, richiesta));
    return sendPdf(risposta, await makePdf(foglio), `bozza-${richiesta.anno}.pdf`);
  },
});

export const stampaRotte: readonly Rotta[] = [stampa, anteprima];

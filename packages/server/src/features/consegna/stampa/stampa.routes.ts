import {
  fisco,
  type OpzioniStampa,
  percorsi,
  stampaDichiarazioniRequest,
  stampaRequest,
  testiCampo,
} from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../../db/tenancy.ts';
import { parametriAnno, requireAnno, requireAnnoFiscale } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import {
  leggiDichiarazione,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { makeTelematici } from '../telematico/crea-telematici.ts';
import { clientePagaRotte } from './cliente-paga/cliente-paga.routes.ts';
import { comunicazioneRotte } from './comunicazione/comunicazione.routes.ts';
import { consegnaRotte } from './consegna.routes.ts';
import { postaCuRotte } from './cu-posta/posta-cu.routes.ts';
import { foglioDelegaUnicaRotte } from './delega-unica.routes.ts';
import { daPagareRotte } from './f24-cliente/da-pagare.routes.ts';
import { postaF24Rotte } from './f24-posta/posta-f24.routes.ts';
import { stampaIncarichiRotte } from './incarico/incarico.routes.ts';
import { sendPdf } from './invio.ts';
import { letteraRotte } from './lettera/lettera.routes.ts';
import { registroDelegheRotte } from './registro-deleghe.routes.ts';
import { makeDefinitiva, makeStampa, requireQuando } from './stampa.service.ts';
import { stampaLotto } from './stampa-lotto.ts';

/** @throws RICHIESTA_NON_VALIDA when there is more than one */
function requireUna([id, ...altre]: readonly string[]): string {
  if (id === undefined || altre.length > 0) {
    const modelState = { chiavi: [testiCampo.UNA_STAMPA_PER_VOLTA] };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  return id;
}

interface Chiamata {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
  readonly risposta: FastifyReply;
}

/** Of one its PDF, of several a background job with its zip. */
async function print(
  { servizi, sessione, richiesta: { ip }, risposta }: Chiamata,
  anno: number,
  codici: readonly string[],
  opzioni: OpzioniStampa,
): Promise<Buffer | { data: { jobId: string } }> {
  const adesso = servizi.now();
  const [id = '', ...altre] = codici;
  if (altre.length > 0) {
    requireQuando(anno, opzioni.data, adesso);
    const lotto = { Anno: anno, Codici: codici, Opzioni: opzioni };
    const jobId = await withLavori(servizi.db, sessione, (trx) =>
      startLavoro(trx, servizi, sessione, stampaLotto, lotto),
    );
    return { data: { jobId } };
  }
  const autore = { utenteId: sessione.utenteId, ip: normalizeIp(ip) };
  const { scheda, forma, data, crediti } = opzioni;
  const richiesta = { anno, id, adesso, scheda, forma, data, crediti };
  const { pdf } = await withTenant(servizi.db, sessione, (trx) =>
    makeDefinitiva(trx, servizi, autore, richiesta),
  );
  return sendPdf(risposta, pdf, `dichiarazione-${anno}.pdf`);
}

const stampa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.stampa,
  titolo:
    'Stampa definitiva di dichiarazioni chiuse: di una il PDF (application/pdf), di più un lavoro con il suo zip; con modo telematico i loro file',
  accesso: stampaDichiarazione,
  corpo: stampaRequest,
  handle: async ({ corpo, ...chiamata }) => {
    const anno = requireAnnoFiscale(corpo.anno);
    return corpo.modo === fisco.modoTelematico
      ? makeTelematici(chiamata, anno, corpo.chiavi)
      : print(chiamata, anno, corpo.chiavi, corpo.opzioni);
  },
});

const stampaDichiarazioni = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneStampa,
  titolo: 'Stampa definitiva, come la chiamata print: di una il PDF, di più un lavoro',
  accesso: stampaDichiarazione,
  corpo: stampaDichiarazioniRequest,
  parametri: parametriAnno,
  handle: async ({ corpo, parametri, ...chiamata }) =>
    print(chiamata, requireAnno(parametri), corpo.Codici, corpo.Opzioni),
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
      scheda: corpo.opzioni.scheda,
      forma: corpo.opzioni.forma,
    };
    const { pdf } = await withTenant(servizi.db, sessione, (trx) => makeStampa(trx, richiesta));
    return sendPdf(risposta, pdf, `bozza-${richiesta.anno}.pdf`);
  },
});

export const stampaRotte: readonly Rotta[] = [
  stampa,
  stampaDichiarazioni,
  anteprima,
  ...consegnaRotte,
  ...clientePagaRotte,
  ...comunicazioneRotte,
  ...registroDelegheRotte,
  ...foglioDelegaUnicaRotte,
  ...stampaIncarichiRotte,
  ...postaF24Rotte,
  ...daPagareRotte,
  ...postaCuRotte,
  ...letteraRotte,
];

import {
  acquistoCrediti,
  acquistoModulo,
  attivazioneConPacchetto,
  consuntivo,
  consuntivoRequest,
  esitiAttivazione,
  listAnswer,
  listQuery,
  moduliInVendita,
  movimento,
  percorsi,
  residui,
  scalaCrediti,
  situazioneCrediti,
  spostamento,
  spostati,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { toModelState } from '../../../http/validazione.ts';
import { answerOnce } from '../../base/ripetibile/ripetibile.public.ts';
import { activateInMassa } from './attivazione.service.ts';
import { acquistaCrediti, compraModuli, leggiMovimenti, scriviCrediti } from './credito.policy.ts';
import { burnAMano, buyAMano, moveAMano } from './credito.service.ts';
import { computeConsuntivo, listMovimenti } from './elenco-movimenti.queries.ts';
import { buyModulo, listModuliInVendita } from './modulo.service.ts';
import { countResidui } from './movimento.queries.ts';
import { getSituazione } from './situazione.queries.ts';

const leggiResidui = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.creditiResidui,
  titolo: 'Crediti residui dello studio, o di tutti gli studi di chi ne segue più di uno',
  risposta: residui,
  handle: async ({ servizi, sessione }) => ({
    data: await withTenant(servizi.db, sessione, (trx) => countResidui(trx, sessione.studi)),
  }),
});

const situazione = rotta({
  metodo: 'GET',
  percorso: percorsi.creditiSituazione,
  titolo: 'Crediti dello studio: residui, soglia, prossime scadenze',
  accesso: leggiMovimenti,
  risposta: z.object({ data: situazioneCrediti }),
  handle: async ({ trx, sessione, servizi }) => ({
    data:
      sessione.studioId === null
        ? {
            Residui: await countResidui(trx, sessione.studi),
            Soglia: null,
            SottoSoglia: false,
            InScadenza: [],
            Settimane: [],
          }
        : await getSituazione(trx, sessione.studioId, giornoDiRoma(servizi.now())),
  }),
});

/** A key is of the studio: the movement that is going on must not be made again by anybody. */
const unaVolta = { chiaveDi: 'studio', intanto: 'rifiuta' } as const;

const acquisto = rotta({
  metodo: 'POST',
  percorso: percorsi.creditiAcquisto,
  titolo: 'Acquisto manuale di un pacchetto per uno studio',
  isRipetibile: true,
  accesso: acquistaCrediti,
  corpo: acquistoCrediti,
  stato: 201,
  risposta: residui,
  handle: async ({ trx, sessione, servizi, richiesta, risposta, corpo }) => {
    const studioId = requireStudio(sessione, corpo.IdStudio);
    const contesto = { trx, servizi, sessione, ip: normalizeIp(richiesta.ip) };
    return answerOnce(
      trx,
      { ...unaVolta, studioId, richiesta, risposta, adesso: servizi.now() },
      async () => ({
        data: await buyAMano(contesto, corpo),
      }),
    );
  },
});

const attiva = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.creditiAttivazione,
  titolo: 'Attiva un modulo per più studi, a ciascuno con i crediti di un pacchetto',
  accesso: scriviCrediti,
  sostituibile: 'scrive',
  corpo: attivazioneConPacchetto,
  risposta: esitiAttivazione,
  handle: async ({ servizi, sessione, richiesta, corpo }) => ({
    data: await activateInMassa({ servizi, sessione, ip: normalizeIp(richiesta.ip) }, corpo),
  }),
});

const moduli = rotta({
  metodo: 'GET',
  percorso: percorsi.creditiModuli,
  titolo: 'I moduli che lo studio può acquistare con i suoi crediti, e a quanto',
  accesso: compraModuli,
  risposta: moduliInVendita,
  handle: async ({ trx, sessione, servizi }) => ({
    data: await listModuliInVendita(trx, requireStudio(sessione, undefined), servizi.now()),
  }),
});

const compraModulo = rotta({
  metodo: 'POST',
  percorso: percorsi.creditiModuli,
  titolo: 'Lo studio acquista un modulo con i suoi crediti',
  accesso: compraModuli,
  corpo: acquistoModulo,
  stato: 201,
  risposta: moduliInVendita,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => ({
    data: await buyModulo(
      { trx, servizi, sessione, ip: normalizeIp(richiesta.ip) },
      requireStudio(sessione, undefined),
      corpo,
    ),
  }),
});

const scala = rotta({
  metodo: 'POST',
  percorso: percorsi.creditiScala,
  titolo: 'Consumo manuale di crediti',
  isRipetibile: true,
  accesso: scriviCrediti,
  corpo: scalaCrediti,
  risposta: residui,
  handle: async ({ trx, sessione, servizi, richiesta, risposta, corpo }) => {
    const studioId = requireStudio(sessione, corpo.IdStudio);
    const contesto = { trx, servizi, sessione, ip: normalizeIp(richiesta.ip) };
    return answerOnce(
      trx,
      { ...unaVolta, studioId, richiesta, risposta, adesso: servizi.now() },
      async () => ({
        data: await burnAMano(contesto, corpo),
      }),
    );
  },
});

const sposta = rotta({
  metodo: 'POST',
  percorso: percorsi.creditiSpostamento,
  titolo: 'Spostamento di crediti da uno studio a un altro',
  isRipetibile: true,
  accesso: scriviCrediti,
  corpo: spostamento,
  risposta: spostati,
  handle: async ({ trx, sessione, servizi, richiesta, risposta, corpo }) => {
    const studioId = requireStudio(sessione, corpo.DaIdStudio);
    const contesto = { trx, servizi, sessione, ip: normalizeIp(richiesta.ip) };
    return answerOnce(
      trx,
      { ...unaVolta, studioId, richiesta, risposta, adesso: servizi.now() },
      async () => ({
        data: await moveAMano(contesto, corpo),
      }),
    );
  },
});

/** @throws NON_TROVATO, RICHIESTA_NON_VALIDA when the days are the other way round */
async function getConsuntivo(trx: Trx, sessione: Sessione, letto: z.output<typeof consuntivoRequest>) {
  const { DataDa: dataDa, DataA: dataA, IdStudio: idStudio } = letto;
  if (dataDa > dataA) requireNessunErrore({ DataA: [testiCampo.PERIODO_NON_VALIDO] });
  const studi = idStudio === undefined ? sessione.studi : [requireStudio(sessione, idStudio)];
  return { data: await computeConsuntivo(trx, { studi, dataDa, dataA }) };
}

const comune = {
  percorso: percorsi.creditiConsuntivo,
  titolo: 'Consuntivo dei crediti di un periodo, per tipo di movimento',
  accesso: leggiMovimenti,
  risposta: consuntivo,
} as const;
const consuntivoChiesto = rotta({
  ...comune,
  metodo: 'POST',
  corpo: consuntivoRequest,
  handle: ({ trx, sessione, corpo }) => getConsuntivo(trx, sessione, corpo),
});

/** The query of an address, as the body of the call. @throws RICHIESTA_NON_VALIDA */
function readConsuntivo({ query }: FastifyRequest): z.output<typeof consuntivoRequest> {
  const { DataDa, DataA, IdStudio } = query as Record<string, unknown>;
  const letta = consuntivoRequest.safeParse({
    DataDa,
    DataA,
    ...(IdStudio === undefined ? {} : { IdStudio: Number(IdStudio) }),
  });
  if (letta.success) return letta.data;
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelState(letta.error.issues) });
}
const consuntivoLetto = rotta({
  ...comune,
  metodo: 'GET',
  handle: ({ trx, sessione, richiesta }) => getConsuntivo(trx, sessione, readConsuntivo(richiesta)),
});

const movimenti = rotta({
  metodo: 'POST',
  percorso: percorsi.movimentoLista,
  titolo: 'Elenco dei movimenti dei crediti',
  accesso: leggiMovimenti,
  corpo: listQuery,
  campiTesto: ['Causale', 'NomeStudio'],
  risposta: listAnswer(movimento),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listMovimenti(trx, corpo);
    return answerPagina(
      corpo,
      { righe, totale },
      ({ Id }) => Id,
      (riga) => riga,
    );
  },
});

export const creditoRotte: readonly Rotta[] = [
  leggiResidui,
  situazione,
  acquisto,
  attiva,
  moduli,
  compraModulo,
  scala,
  sposta,
  consuntivoChiesto,
  consuntivoLetto,
  movimenti,
];

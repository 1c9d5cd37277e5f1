import {
  contabileAnteprima,
  contabileEsporta,
  contabileRequest,
  contabilita,
  contabilitaProva,
  contabilitaScritta,
  esportazioneContabile,
  esportazioneContabileAnswer,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { leggiContabilita } from '../esportazione/esportazione.policy.ts';
import { scriviContabilita } from './contabilita.policy.ts';
import {
  changeContabilita,
  getConfigurazione,
  getContabilita,
  probeContabilita,
} from './contabilita.service.ts';
import { listEsportazioni } from './esportazioni.queries.ts';
import {
  downloadEsportazione,
  exportMovimenti,
  previewMovimenti,
  sendEsportazione,
  toFilo,
  withVenditore,
} from './esportazioni.service.ts';

const conId = z.object({ id: z.string().max(40) });

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.contabilita,
  titolo: 'Causali, conti e registri dei movimenti contabili di chi vende, e il suo programma di contabilità',
  accesso: leggiContabilita,
  risposta: contabilita,
  handle: async ({ trx, servizi, sessione }) => ({ data: await getContabilita(trx, servizi, sessione) }),
});
const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.contabilita,
  titolo: 'Cambia i valori con cui si scrivono i movimenti contabili: la password entra e non esce',
  accesso: scriviContabilita,
  corpo: contabilitaScritta,
  risposta: contabilita,
  handle: async ({ trx, servizi, sessione, richiesta, corpo }) => ({
    data: await changeContabilita(trx, servizi, { sessione, ip: normalizeIp(richiesta.ip) }, corpo),
  }),
});
const prova = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contabilitaProva,
  titolo: 'Chiede al programma di contabilità, com’è salvato, se risponde',
  accesso: scriviContabilita,
  limite: { quante: 20, secondi: 60 },
  risposta: contabilitaProva,
  handle: async ({ servizi, sessione }) => {
    const salvata = await withTenant(servizi.db, sessione, (trx) =>
      getConfigurazione(trx, sessione.gestoreId),
    );
    return { data: await probeContabilita(servizi, salvata) };
  },
});
const anteprima = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contabileAnteprima,
  titolo: 'Quanti movimenti contabili ha un periodo, quanti sono già esportati, per quanto',
  accesso: leggiContabilita,
  corpo: contabileRequest,
  risposta: contabileAnteprima,
  handle: async ({ servizi, sessione, corpo }) => ({
    data: await withVenditore(servizi, sessione, (trx) => previewMovimenti(trx, sessione, corpo)),
  }),
});
const esporta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contabileEsporta,
  titolo:
    'Esporta i movimenti contabili di un periodo: ciò che è già uscito non esce di nuovo senza un motivo',
  accesso: scriviContabilita,
  corpo: contabileEsporta,
  risposta: esportazioneContabileAnswer,
  stato: 201,
  handle: async ({ servizi, sessione, richiesta, corpo }) => ({
    data: await withVenditore(servizi, sessione, (trx) =>
      exportMovimenti(trx, servizi, { sessione, ip: normalizeIp(richiesta.ip) }, corpo),
    ),
  }),
});
const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contabileLista,
  titolo: 'Le esportazioni contabili di chi vende',
  accesso: leggiContabilita,
  corpo: listQuery,
  campiTesto: ['File'],
  risposta: listAnswer(esportazioneContabile),
  handle: async ({ servizi, sessione, corpo }) =>
    answerPagina(
      corpo,
      await withVenditore(servizi, sessione, (trx) => listEsportazioni(trx, corpo, sessione.gestoreId)),
      ({ id }) => id,
      toFilo,
    ),
});
const file = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.contabileFile,
  titolo: 'Il file di un’esportazione contabile, com’era',
  accesso: leggiContabilita,
  parametri: conId,
  handle: async ({ servizi, sessione, parametri, richiesta, risposta }) => {
    const { nome, tipo, contenuto } = await withVenditore(servizi, sessione, (trx) =>
      downloadEsportazione(trx, servizi, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id),
    );
    risposta.header('content-type', tipo);
    risposta.header('content-disposition', `attachment; filename="${nome}"`);
    risposta.header('content-security-policy', "sandbox; default-src 'none'");
    return contenuto;
  },
});
const invia = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contabileInvia,
  titolo: 'Consegna un’esportazione al programma di contabilità',
  accesso: scriviContabilita,
  parametri: conId,
  risposta: esportazioneContabileAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri }) => ({
    data: await sendEsportazione(servizi, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id),
  }),
});

export const contabilitaRotte: readonly Rotta[] = [
  leggi,
  scrivi,
  prova,
  anteprima,
  esporta,
  lista,
  file,
  invia,
];

import {
  acquistoChiesto,
  distinta,
  esitiAddebito,
  estrattoLetto,
  listAnswer,
  listQuery,
  mandato,
  mandatoAnswer,
  mandatoCambio,
  mandatoNuovo,
  pagamentoAnswer,
  percorsi,
} from '@quadra/contract';
import { toEuro } from '@quadra/values';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { answerOnce } from '../../base/ripetibile/ripetibile.public.ts';
import { listDistinte } from './addebito.queries.ts';
import { bookAddebito, getDistinta, importEsiti } from './addebito.service.ts';
import { readContesto } from './bonifico.routes.ts';
import { listMandati } from './mandato.queries.ts';
import { changeMandato, createMandato, toFiloMandato } from './mandato.service.ts';
import {
  cambiaMandato,
  compraCrediti,
  incassaPagamenti,
  leggiDistinte,
  leggiPagamenti,
} from './pagamento.policy.ts';
import { conId } from './pagamento.routes.ts';

const compra = rotta({
  metodo: 'POST',
  percorso: percorsi.sdd,
  titolo: 'Compra un pacchetto con addebito diretto: i crediti arrivano all’incasso',
  isRipetibile: true,
  accesso: compraCrediti,
  corpo: acquistoChiesto,
  stato: 201,
  risposta: pagamentoAnswer,
  handle: async ({ corpo, risposta, ...chiamata }) => {
    const { trx, servizi, sessione, richiesta } = chiamata;
    const studioId = requireStudio(sessione, undefined);
    const comune = { studioId, richiesta, risposta, adesso: servizi.now() };
    return answerOnce(trx, { ...comune, chiaveDi: 'studio', intanto: 'attende' }, async () => ({
      data: await bookAddebito(readContesto(chiamata), studioId, corpo.IdPacchetto),
    }));
  },
});

const prepara = rotta({
  metodo: 'POST',
  percorso: percorsi.mandato,
  titolo: 'Prepara il mandato di addebito diretto, da firmare e consegnare a chi vende',
  accesso: compraCrediti,
  corpo: mandatoNuovo,
  stato: 201,
  risposta: mandatoAnswer,
  handle: async ({ corpo, ...chiamata }) => ({
    data: await createMandato(readContesto(chiamata), requireStudio(chiamata.sessione, undefined), {
      iban: corpo.Iban,
      intestatario: corpo.Intestatario,
    }),
  }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.mandatoLista,
  titolo: 'Elenco dei mandati di addebito diretto',
  accesso: leggiPagamenti,
  corpo: listQuery,
  campiTesto: ['NomeStudio', 'Intestatario', 'Codice'],
  risposta: listAnswer(mandato),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(
      corpo,
      await listMandati(trx, corpo),
      ({ id }) => id,
      (riga) => toFiloMandato(sessione, riga),
    ),
});

const cambia = rotta({
  metodo: 'PUT',
  percorso: percorsi.mandatoStato,
  titolo: 'Firmato, sospeso, riattivato o revocato: un passo della vita di un mandato',
  accesso: cambiaMandato,
  parametri: conId,
  corpo: mandatoCambio,
  risposta: mandatoAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await changeMandato(readContesto(chiamata), parametri.id, {
      atto: corpo.Atto,
      firmatoIl: corpo.DataMandato,
      motivo: corpo.Motivo,
    }),
  }),
});

const distinte = rotta({
  metodo: 'POST',
  percorso: percorsi.distintaLista,
  titolo: 'Elenco dei file di addebiti di chi chiede',
  accesso: leggiDistinte,
  corpo: listQuery,
  campiTesto: ['Causale'],
  risposta: listAnswer(distinta),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(
      corpo,
      await listDistinte(trx, sessione.gestoreId, corpo),
      ({ id }) => id,
      (riga) => ({
        Id: riga.id,
        Numero: Number(riga.numero),
        Tracciato: riga.tracciato,
        Data: riga.creata_il.toISOString(),
        PrimoAddebito: riga.primo_addebito,
        Quanti: riga.quanti,
        Totale: toEuro(riga.totale),
        Scaricata: riga.scaricata_il?.toISOString() ?? null,
      }),
    ),
});

const file = rotta({
  metodo: 'GET',
  percorso: percorsi.distintaFile,
  titolo: 'Un file di addebiti per la banca (pain.008, application/xml)',
  accesso: leggiDistinte,
  parametri: conId,
  handle: async ({ parametri, risposta, ...chiamata }) => {
    const { nome, testo } = await getDistinta(chiamata, parametri.id);
    risposta.header('content-type', 'application/xml; charset=utf-8');
    risposta.header('content-disposition', `attachment; filename="${nome}"`);
    return testo;
  },
});

const esiti = rotta({
  metodo: 'POST',
  percorso: percorsi.sddEsiti,
  titolo: 'Legge gli esiti della banca (pain.002, camt.054, camt.053) e li scrive sugli addebiti',
  accesso: incassaPagamenti,
  corpo: estrattoLetto,
  limite: { quante: 20, secondi: 60 },
  risposta: esitiAddebito,
  handle: async ({ corpo, ...chiamata }) => ({
    data: await importEsiti(readContesto(chiamata), corpo.Contenuto),
  }),
});

export const mandatoRotte: readonly Rotta[] = [compra, prepara, lista, cambia, distinte, file, esiti];

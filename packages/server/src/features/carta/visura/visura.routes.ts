import {
  confrontoVisuraAnswer,
  listAnswer,
  listQuery,
  percorsi,
  tempoImmobileAnswer,
  testiVisura,
  visuraAnswer,
  visuraElenco,
  visuraImporta,
  visuraImportata,
  visuraPronta,
  visuraRichiesta,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { z } from 'zod';
import { setAllegato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { type Genere, leggiImmobili } from '../../immobili/immobile/immobile.public.ts';
import { compareVisura, importVisura } from './importa.ts';
import { readTempo } from './tempo/tempo.service.ts';
import { leggiVisure, scriviVisure } from './visura.policy.ts';
import { findPdf, listVisure } from './visura.queries.ts';
import { getVisura, readPronta, requestVisura } from './visura.service.ts';

const conId = z.object({ id: z.string().max(40) });

const makeTempo = (genere: Genere, quale: string, via: string) =>
  rotta({
    metodo: 'GET',
    percorso: via,
    titolo: `${quale} nel tempo: che cosa ne dicono le visure, che cosa fu dichiarato, chi lo possedeva`,
    accesso: leggiImmobili,
    parametri: conId,
    risposta: tempoImmobileAnswer,
    handle: async ({ trx, sessione, servizi, parametri: { id } }) => ({
      data: await readTempo(trx, { sessione, adesso: servizi.now() }, genere, id),
    }),
  });
const tempi = [
  makeTempo('fabbricato', 'Un fabbricato', percorsi.fabbricatoTempo),
  makeTempo('terreno', 'Un terreno', percorsi.terrenoTempo),
];

const pronta = rotta({
  metodo: 'GET',
  percorso: percorsi.visuraPronta,
  titolo: 'Se lo studio può chiedere visure, e quanti crediti costa una ricerca',
  accesso: scriviVisure,
  risposta: visuraPronta,
  handle: async ({ trx, servizi, sessione }) => ({
    data: await readPronta(trx, servizi, requireStudio(sessione, undefined)),
  }),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.visuraLista,
  titolo: 'Le visure chieste, anche quelle che non hanno trovato nulla',
  accesso: leggiVisure,
  corpo: listQuery,
  campiTesto: ['Cercato'],
  risposta: listAnswer(visuraElenco),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listVisure(trx, corpo),
      ({ Id }) => Id,
      (uno) => uno,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.visuraUna,
  titolo: 'Una visura, con gli immobili che ha trovato e i clienti che nomina',
  accesso: leggiVisure,
  parametri: conId,
  risposta: visuraAnswer,
  handle: async ({ trx, parametri }) => ({ data: await getVisura(trx, parametri.id) }),
});

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.visuraPdf,
  titolo: 'Il PDF di una visura, come è stato conservato (application/pdf)',
  accesso: leggiVisure,
  parametri: conId,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, risposta, parametri }) => {
    const trovato = await findPdf(trx, parametri.id);
    if (!trovato) throw new DomainError('NON_TROVATO');
    const nome = testiVisura.file(giornoDiRoma(trovato.creata_il));
    setAllegato(risposta, { nome, formato: 'application/pdf' });
    return trovato.pdf;
  },
});

/** The service is asked outside every transaction: a slow one must not hold a connection. */
const richiedi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.visuraRichiedi,
  titolo: 'Chiede una visura: i crediti escono solo se trova qualcosa',
  accesso: scriviVisure,
  corpo: visuraRichiesta,
  risposta: visuraAnswer,
  stato: 201,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, sessione, corpo, richiesta }) => ({
    data: await requestVisura(servizi, { sessione, ip: normalizeIp(richiesta.ip) }, corpo),
  }),
});

const confronto = rotta({
  metodo: 'GET',
  percorso: percorsi.visuraConfronto,
  titolo: 'Gli immobili di una visura a fianco di quelli che Quadra ha di un cliente',
  accesso: leggiVisure,
  parametri: conId.extend({ anagrafica: z.string().max(40) }),
  risposta: confrontoVisuraAnswer,
  handle: async ({ trx, parametri }) => ({
    data: await compareVisura(trx, parametri.id, parametri.anagrafica),
  }),
});

const importa = rotta({
  metodo: 'POST',
  percorso: percorsi.visuraImporta,
  titolo: 'Porta immobili di una visura fra quelli di un cliente, senza doppioni',
  accesso: scriviVisure,
  parametri: conId,
  corpo: visuraImporta,
  risposta: visuraImportata,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => ({
    data: await importVisura(trx, servizi, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id, corpo),
  }),
});

export const visuraRotte: readonly Rotta[] = [
  ...tempi,
  pronta,
  lista,
  leggi,
  pdf,
  richiedi,
  confronto,
  importa,
];

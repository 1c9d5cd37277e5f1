import {
  busta,
  bustaAnswer,
  bustaInteraAnswer,
  bustaNuova,
  bustaSemplice,
  bustaSollecito,
  documentoDaFirmare,
  documentoDaFirmareAnswer,
  esitoFirma,
  firmaPronta,
  listAnswer,
  listQuery,
  percorsi,
  testiFirma,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { setAllegato } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione, rottaPubblica } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { openCredenziale } from '../../accesso/credenziale/credenziale.public.ts';
import { listBuste, writeBusta } from './busta.queries.ts';
import { sendBusta } from './busta.service.ts';
import { keepDaFirmare } from './da-firmare.ts';
import { hearFirma } from './esito.ts';
import { leggiBuste, scriviBuste } from './firma.policy.ts';
import { readIntera, zipBusta } from './intera.ts';
import { sendSemplice } from './semplice.service.ts';
import { cancelBusta, remindBusta } from './vita-busta.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.bustaLista,
  titolo: 'Le buste mandate a firmare',
  accesso: leggiBuste,
  corpo: listQuery,
  campiTesto: ['Denominazione'],
  risposta: listAnswer(busta),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listBuste(trx, corpo),
      ({ Id }) => Id,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.bustaUna,
  titolo: 'Una busta: i suoi documenti, chi la firma, a che punto è',
  accesso: leggiBuste,
  parametri: conId,
  risposta: bustaInteraAnswer,
  handle: async ({ trx, servizi, parametri }) => ({ data: await readIntera(trx, servizi, parametri.id) }),
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.bustaFile,
  titolo: 'I documenti di una busta come sono ora, firmati quando lo è la busta, in uno zip',
  accesso: leggiBuste,
  parametri: conId,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, risposta, parametri }) => {
    const { numero, anno, zip } = await zipBusta(trx, parametri.id);
    setAllegato(risposta, { nome: testiFirma.file(numero, anno), formato: 'application/zip' });
    return zip;
  },
});

const pronta = rotta({
  metodo: 'GET',
  percorso: percorsi.firmaPronta,
  titolo: 'Se lo studio può mandare a firmare: il servizio c’è, e il suo token anche',
  accesso: scriviBuste,
  risposta: firmaPronta,
  handle: async ({ trx, servizi, sessione }) => {
    const studioId = requireStudio(sessione, undefined);
    const credenziale = await openCredenziale(trx, servizi.cifratura, studioId, 'firma');
    const Pronta = servizi.firma !== null && credenziale !== undefined;
    return { data: { Pronta, Simulata: servizi.firma?.isSimulata ?? false } };
  },
});

const daFirmare = rotta({
  metodo: 'POST',
  percorso: percorsi.firmaDocumento,
  titolo:
    'Il PDF da firmare di un incarico, mandato, dichiarazione, F24, ricevuta o fascicolo, tenuto fra i documenti del cliente',
  accesso: scriviBuste,
  corpo: documentoDaFirmare,
  risposta: documentoDaFirmareAnswer,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, servizi, corpo: { appid: _, ...chiesto }, ...chiamata }) => ({
    data: { IdDocumento: await keepDaFirmare(trx, servizi, readChi(chiamata), chiesto) },
  }),
});

/** The service is asked outside every transaction: a slow one must not hold a connection. */
const nuova = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.buste,
  titolo:
    'Manda a firmare dei documenti di un cliente; e-mail e cellulare di ogni firmatario sono obbligatori',
  accesso: scriviBuste,
  corpo: bustaNuova,
  risposta: bustaAnswer,
  stato: 201,
  handle: async ({ servizi, corpo, ...chiamata }) => ({
    data: writeBusta(await sendBusta(servizi, readChi(chiamata), corpo)),
  }),
});

const semplice = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.bustaSemplice,
  titolo:
    'Manda a firmare dei documenti di un cliente con un link della casa per firmatario: firma elettronica semplice, senza servizio esterno né crediti',
  accesso: scriviBuste,
  corpo: bustaSemplice,
  risposta: bustaAnswer,
  stato: 201,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, corpo, ...chiamata }) => ({
    data: writeBusta(await sendSemplice(servizi, readChi(chiamata), corpo)),
  }),
});

const sollecita = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.bustaSollecita,
  titolo:
    'Rimanda l’invito a chi deve firmare adesso; di una busta della casa, anche a uno solo di quelli attesi',
  accesso: scriviBuste,
  parametri: conId,
  corpo: bustaSollecito,
  risposta: bustaAnswer,
  handle: async ({ servizi, parametri, corpo, ...chiamata }) => ({
    data: writeBusta(await remindBusta(servizi, readChi(chiamata), parametri.id, corpo.Ordine)),
  }),
});

const annulla = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.bustaAnnulla,
  titolo: 'Annulla una busta non ancora firmata: i suoi documenti tornano liberi',
  accesso: scriviBuste,
  parametri: conId,
  risposta: bustaAnswer,
  handle: async ({ servizi, parametri, ...chiamata }) => ({
    data: writeBusta(await cancelBusta(servizi, readChi(chiamata), parametri.id)),
  }),
});

/** What the service tells is believed for its signature, over the bytes as they came. */
const esito = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.firmaEsito,
  titolo: 'Chiamata del servizio di firma, firmata con il suo segreto',
  parametri: z.object({ studio: z.coerce.number().int().positive().max(2_147_483_647) }),
  risposta: esitoFirma,
  isFirmata: true,
  limite: { quante: 300, secondi: 60 },
  handle: async ({ servizi, richiesta, parametri: { studio } }) => {
    const { corpoScritto: corpo = '', headers: intestazioni } = richiesta;
    return { data: { cambiata: await hearFirma(servizi, { studioId: studio, corpo, intestazioni }) } };
  },
});

export const firmaRotte: readonly Rotta[] = [
  lista,
  pronta,
  daFirmare,
  leggi,
  scarica,
  nuova,
  semplice,
  sollecita,
  annulla,
  esito,
];

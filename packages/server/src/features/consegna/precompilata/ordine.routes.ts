import {
  listAnswer,
  listQuery,
  ordine730,
  ordine730Aggiornati,
  ordine730Answer,
  ordine730Caricato,
  ordine730Configurazione,
  ordine730ConfigurazioneScritta,
  ordine730Esiti,
  ordine730Extra,
  ordine730Informazioni,
  ordine730Nuovo,
  percorsi,
  statoRichiesta730,
  testiPrecompilata,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { uploadOrdine } from './carica.ts';
import { changeConfigurazione, findManca, readConfigurazione } from './configurazione.service.ts';
import { askEsito, updateEsiti } from './esito.ts';
import { createOrdine, getOrdine, sendOrdine } from './ordine.service.ts';
import { findFile, findUltimoScambio, listOrdini } from './ordini.queries.ts';
import { configuraOrdini, leggiPrecompilate, scriviOrdini } from './precompilata.policy.ts';
import { countPerStato } from './richieste.queries.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.ordineLista,
  titolo: 'Gli ordini di scambio della precompilata',
  accesso: leggiPrecompilate,
  corpo: listQuery,
  campiTesto: ['Motivo'],
  risposta: listAnswer(ordine730),
  handle: async ({ trx, corpo }) =>
    answerPagina(
      corpo,
      await listOrdini(trx, corpo),
      ({ Id }) => Id,
      (uno) => uno,
    ),
});

const nuovo = rotta({
  metodo: 'POST',
  percorso: percorsi.ordini,
  titolo: 'Un ordine di richieste o di annullamenti, ancora da mandare',
  accesso: scriviOrdini,
  corpo: ordine730Nuovo,
  risposta: ordine730Answer,
  stato: 201,
  handle: async ({ trx, servizi, corpo, ...chiamata }) => ({
    data: await createOrdine(trx, servizi, readChi(chiamata), {
      tipo: corpo.Tipo,
      anno: requireAnnoFiscale(corpo.Anno),
      codici: corpo.Codici,
    }),
  }),
});

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const upload = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.ordineUpload,
  titolo: 'Un ordine da un archivio ZIP (uploadFile0): richieste, annullamenti, o risposte arrivate altrove',
  accesso: scriviOrdini,
  formato: 'multipart',
  limite: { quante: 30, secondi: 60 },
  risposta: ordine730Caricato,
  handle: async ({ servizi, sessione, richiesta }) => ({
    data: await withCaricamento({ richiesta, servizi }, ordine730Extra, ({ file, extra }) =>
      uploadOrdine(servizi, readChi({ sessione, richiesta }), {
        tipo: extra.Tipo,
        anno: requireAnnoFiscale(extra.Anno),
        file,
      }),
    ),
  }),
});

const quale = z.object({
  id: z.string().max(40).default(''),
  file: z.enum(['inviato', 'ricevuto']).optional(),
});
const download = rotta({
  metodo: 'GET',
  percorso: percorsi.ordineDownload,
  titolo: 'Il file di un ordine (id): quello ricevuto, o quello inviato; con file si sceglie',
  accesso: leggiPrecompilate,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, richiesta, risposta }) => {
    const letta = quale.safeParse(richiesta.query);
    if (!letta.success) throw new DomainError('NON_TROVATO');
    const ordine = await getOrdine(trx, letta.data.id);
    const suo = letta.data.file ?? (ordine.ha_ricevuto ? 'ricevuto' : 'inviato');
    const contenuto = await findFile(trx, ordine, suo);
    if (contenuto === null) throw new DomainError('NON_TROVATO');
    const nome = testiPrecompilata.file(ordine.numero, ordine.anno, suo);
    setAllegato(risposta, { nome, formato: 'application/zip' });
    return contenuto;
  },
});

const updateRequest = rotta({
  metodo: 'POST',
  percorso: percorsi.ordineUpdateRequest,
  titolo: 'Gli esiti delle richieste di un ordine mandato, per codice fiscale: tutti o nessuno',
  accesso: scriviOrdini,
  corpo: ordine730Esiti,
  risposta: ordine730Aggiornati,
  handle: async ({ trx, corpo, ...chiamata }) => ({
    data: { aggiornati: await updateEsiti(trx, readChi(chiamata), corpo) },
  }),
});

const conAnno = z.object({ Anno: z.coerce.number().int().optional() });
const information = rotta({
  metodo: 'GET',
  percorso: percorsi.ordineInformation,
  titolo: 'Quante richieste in ogni stato (Anno), l’ultimo scambio, e che cosa manca per mandare un ordine',
  accesso: leggiPrecompilate,
  risposta: ordine730Informazioni,
  handle: async ({ trx, servizi, sessione, richiesta }) => {
    const letto = conAnno.safeParse(richiesta.query);
    if (!letto.success) throw new DomainError('ANNO_NON_DISPONIBILE');
    const anno = letto.data.Anno ?? null;
    const contate = new Map((await countPerStato(trx, anno)).map(({ stato, quante }) => [stato, quante]));
    const Stati = statoRichiesta730.map((Stato) => ({ Stato, Quante: contate.get(Stato) ?? 0 }));
    const { studioId } = sessione;
    return {
      data: {
        Totale: Stati.reduce((somma, { Quante }) => somma + Quante, 0),
        Stati,
        UltimoScambio: (await findUltimoScambio(trx, anno))?.toISOString() ?? null,
        Manca: studioId === null ? null : await findManca(trx, servizi, studioId),
        Simulato: servizi.precompilata?.isSimulato ?? false,
      },
    };
  },
});

const configurazione = rotta({
  metodo: 'GET',
  percorso: percorsi.ordineConfigurazione,
  titolo: 'Come vanno gli ordini di uno studio: dove, per chi, quanti; mai la password',
  accesso: configuraOrdini,
  risposta: ordine730Configurazione,
  handle: async ({ trx, servizi, sessione }) => ({
    data: await readConfigurazione(trx, servizi, requireStudio(sessione, undefined)),
  }),
});

const scriviConfigurazione = rotta({
  metodo: 'PUT',
  percorso: percorsi.ordineConfigurazione,
  titolo: 'Scrive mittente, credenziali e limiti degli ordini: la password non si rilegge',
  accesso: configuraOrdini,
  corpo: ordine730ConfigurazioneScritta,
  risposta: ordine730Configurazione,
  sostituibile: 'mai',
  handle: async ({ trx, servizi, corpo, ...chiamata }) => ({
    data: await changeConfigurazione(trx, servizi, readChi(chiamata), corpo),
  }),
});

/** The exchange is asked outside every transaction: a slow one must not hold a connection. */
const conScambio = (percorso: string, titolo: string, run: typeof sendOrdine): Rotta =>
  rottaDiSessione({
    metodo: 'POST',
    percorso,
    titolo,
    accesso: scriviOrdini,
    parametri: conId,
    risposta: ordine730Answer,
    handle: async ({ servizi, parametri, ...chiamata }) => ({
      data: await run(servizi, readChi(chiamata), parametri.id),
    }),
  });

/** The orders of exchange, and how they leave. */
export const ordineRotte: readonly Rotta[] = [
  ...[lista, nuovo, upload, download, updateRequest, information, configurazione, scriviConfigurazione],
  conScambio(percorsi.ordineInvia, 'Manda o rimanda un ordine allo scambio', sendOrdine),
  conScambio(percorsi.ordineEsito, 'Chiede allo scambio la risposta di un ordine', askEsito),
];

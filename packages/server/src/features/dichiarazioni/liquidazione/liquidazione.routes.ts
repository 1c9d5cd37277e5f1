import {
  comunicazioneLipeRequest,
  liquidazioneAnswer,
  liquidazioneRiga,
  liquidazioneScritta,
  listAnswer,
  listQuery,
  percorsi,
  portaLiquidazioneRequest,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { createComunicazione } from './comunicazione.service.ts';
import { leggiLiquidazioni, scriviLiquidazioni } from './liquidazione.policy.ts';
import { findComunicazione, listLiquidazioni } from './liquidazione.queries.ts';
import { getLiquidazione, portaLiquidazione, saveLiquidazione } from './liquidazione.service.ts';

/** The communications are those of the schema of 2018. */
const annoImposta = z.coerce.number().int().min(2018).max(2099);
const conAnno = z.object({ annoImposta });
const conCliente = z.object({ annoImposta, anagrafica: z.string().max(40) });

const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
});
const readDove = ({ annoImposta: anno, anagrafica: id }: z.output<typeof conCliente>) => ({ id, anno });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.liquidazioneLista,
  titolo: 'I clienti con partita IVA, e come sta il loro anno di liquidazioni',
  accesso: leggiLiquidazioni,
  parametri: conAnno,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale', 'PartitaIva'],
  risposta: listAnswer(liquidazioneRiga),
  handle: async ({ trx, corpo, parametri }) =>
    answerPagina(
      corpo,
      await listLiquidazioni(trx, parametri.annoImposta, corpo),
      ({ IdAnagrafica }) => IdAnagrafica,
      (una) => una,
    ),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.liquidazioneUna,
  titolo: 'Le liquidazioni IVA di un cliente in un anno d’imposta, calcolate, con ciò che dicono di VL',
  accesso: leggiLiquidazioni,
  parametri: conCliente,
  risposta: liquidazioneAnswer,
  handle: async ({ trx, parametri }) => ({
    data: await getLiquidazione(trx, parametri.anagrafica, parametri.annoImposta),
  }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.liquidazioneUna,
  titolo: 'Conserva le liquidazioni di un anno; la risposta le ha ricalcolate',
  accesso: scriviLiquidazioni,
  parametri: conCliente,
  corpo: liquidazioneScritta,
  risposta: liquidazioneAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await saveLiquidazione(chiamata.trx, readChi(chiamata), readDove(parametri), corpo),
  }),
});

const porta = rotta({
  metodo: 'POST',
  percorso: percorsi.liquidazionePorta,
  titolo: 'Scrive nella dichiarazione IVA dell’anno dopo le caselle scelte fra quelle proposte',
  accesso: scriviLiquidazioni,
  parametri: conCliente,
  corpo: portaLiquidazioneRequest,
  risposta: liquidazioneAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await portaLiquidazione(chiamata.trx, readChi(chiamata), readDove(parametri), corpo),
  }),
});

const comunica = rotta({
  metodo: 'POST',
  percorso: percorsi.comunicazioniLipe,
  titolo: 'Scrive il file LIPE di un trimestre e lo conserva com’è: non lo invia',
  accesso: scriviLiquidazioni,
  parametri: conCliente,
  corpo: comunicazioneLipeRequest,
  risposta: z.object({ data: z.object({ Id: z.uuid(), Nome: z.string() }) }),
  stato: 201,
  handle: async ({ corpo, parametri, ...chiamata }) => {
    const { id, nome } = await createComunicazione(
      chiamata.trx,
      readChi(chiamata),
      readDove(parametri),
      corpo,
    );
    return { data: { Id: id, Nome: nome } };
  },
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.comunicazioneLipe,
  titolo: 'Il file LIPE come fu scritto',
  accesso: leggiLiquidazioni,
  parametri: z.object({ id: z.string().max(40) }),
  handle: async ({ trx, parametri, risposta }) => {
    const trovato = await findComunicazione(trx, parametri.id);
    if (!trovato) throw new DomainError('NON_TROVATO');
    risposta.header('content-disposition', `attachment; filename="${trovato.nome}"`);
    return risposta.type('application/xml; charset=utf-8').send(trovato.contenuto) as never;
  },
});

/** The liquidations of VAT of a year, and the files of their communications. */
export const liquidazioneRotte: readonly Rotta[] = [lista, leggi, scrivi, porta, comunica, scarica];

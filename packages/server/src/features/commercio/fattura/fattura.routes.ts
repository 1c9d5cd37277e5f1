import {
  fatturaAnswer,
  fatturaAnteprima,
  fatturaCorrezione,
  fatturaIncasso,
  fatturaInElenco,
  fatturaModifica,
  fatturaNuova,
  fatturaStatoAnswer,
  fatturaStorno,
  fatturaXmlScritto,
  fatturazione,
  fatturazioneScritta,
  fattureRiepilogo,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import { isData } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { takeChiave } from '../../base/ripetibile/ripetibile.public.ts';
import { correctFattura } from './correzione.ts';
import { writeVoce } from './fattura.filo.ts';
import { leggiFatturazione, leggiFatture, scriviFatturazione, scriviFatture } from './fattura.policy.ts';
import { listFatture } from './fattura.queries.ts';
import {
  type Contesto,
  changeFattura,
  changeIncasso,
  computeRiepilogo,
  createFattura,
  getFattura,
  getRiga,
  previewFattura,
  replaceXml,
  takeBack,
} from './fattura.service.ts';
import { changeFatturazione, computeCanale, getFatturazione } from './fatturazione.service.ts';
import { findXml, sendFattura } from './invio.ts';
import { openSguardo } from './sguardo.ts';

const conId = z.object({ id: z.string().max(40) });
interface Chiamata {
  readonly trx: Trx;
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
}
const readContesto = ({ trx, servizi, sessione, richiesta }: Chiamata): Contesto => ({
  ...{ trx, servizi, sessione, ip: normalizeIp(richiesta.ip) },
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.fatturaLista,
  titolo: 'Elenco delle fatture: di chi vende le sue, di chi compra quelle che ha ricevuto',
  accesso: leggiFatture,
  corpo: listQuery,
  campiTesto: ['Numero', 'Cliente'],
  risposta: listAnswer(fatturaInElenco),
  handle: async ({ trx, sessione, corpo }) =>
    answerPagina(
      corpo,
      await listFatture(trx, corpo, await openSguardo(trx, sessione)),
      ({ id }) => id,
      writeVoce,
    ),
});

/** A day in the address; null where there is none. */
const readGiorno = (valore: unknown): string | null =>
  typeof valore === 'string' && isData(valore) ? valore : null;
const riepilogo = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaRiepilogo,
  titolo:
    'Quanto è stato emesso in un periodo (DataDa, DataA), e che cosa aspetta di partire o di essere corretto',
  accesso: leggiFatturazione,
  risposta: fattureRiepilogo,
  handle: async ({ trx, sessione, servizi, richiesta }) => {
    const { DataDa, DataA } = richiesta.query as Record<string, unknown>;
    const periodo = { dal: readGiorno(DataDa), al: readGiorno(DataA) };
    return { data: { ...(await computeRiepilogo(trx, sessione, periodo)), Canale: computeCanale(servizi) } };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaUna,
  titolo: 'Una fattura, con ciò che lo SDI ne ha detto',
  accesso: leggiFatture,
  parametri: conId,
  risposta: fatturaAnswer,
  handle: async ({ trx, sessione, servizi, parametri }) => ({
    data: await getFattura(trx, sessione, parametri.id, servizi.sdi),
  }),
});

const stato = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaStato,
  titolo: 'Lo stato di una fattura',
  accesso: leggiFatture,
  parametri: conId,
  risposta: fatturaStatoAnswer,
  handle: async ({ trx, sessione, parametri }) => {
    const { Id, Stato, Invio, StatoSDI, Notifica, RinvioEntro } = writeVoce(
      await getRiga(trx, sessione, parametri.id),
    );
    return { data: { Id, Stato, Invio, StatoSDI, Notifica, RinvioEntro } };
  },
});

const xml = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaXml,
  titolo: 'Il file elettronico di una fattura (application/xml)',
  accesso: leggiFatture,
  parametri: conId,
  handle: async ({ trx, sessione, parametri, risposta }) => {
    const file = await findXml(trx, await getRiga(trx, sessione, parametri.id));
    risposta.header('content-type', 'application/xml; charset=utf-8');
    risposta.header('content-disposition', `attachment; filename="${file.nome}"`);
    return file.xml;
  },
});

const nuova = rotta({
  metodo: 'POST',
  percorso: percorsi.fatture,
  titolo: 'Una fattura scritta a mano: prende il numero che segue',
  isRipetibile: true,
  accesso: scriviFatture,
  corpo: fatturaNuova,
  risposta: fatturaAnswer,
  stato: 201,
  handle: async ({ corpo, risposta, ...chiamata }) => {
    const { trx, sessione, richiesta } = chiamata;
    const chiave = await takeChiave(trx, sessione.gestoreId ?? 0, richiesta);
    const { fattura, isPrima } = await createFattura(readContesto(chiamata), corpo, chiave);
    if (!isPrima) risposta.header('idempotency-hit', 'true');
    return { data: fattura };
  },
});

const anteprima = rotta({
  metodo: 'POST',
  percorso: percorsi.fatturaAnteprima,
  titolo: 'Quanto farebbe una fattura scritta a mano: non scrive nulla e non prende un numero',
  accesso: scriviFatture,
  corpo: fatturaNuova,
  risposta: fatturaAnteprima,
  handle: async ({ corpo, ...chiamata }) => ({ data: await previewFattura(readContesto(chiamata), corpo) }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturaUna,
  titolo: 'Numero e data di una fattura che non è ancora partita; anno e sezionale non cambiano',
  accesso: scriviFatture,
  parametri: conId,
  corpo: fatturaModifica,
  risposta: fatturaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await changeFattura(readContesto(chiamata), parametri.id, corpo),
  }),
});

const correggi = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturaCorreggi,
  titolo: 'Corregge ciò che ha fatto scartare una fattura: numero e data restano',
  accesso: scriviFatture,
  parametri: conId,
  corpo: fatturaCorrezione,
  risposta: fatturaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await correctFattura(readContesto(chiamata), parametri.id, corpo),
  }),
});

const carica = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturaXml,
  titolo: 'Un file preparato altrove al posto del nostro: stessa fattura, stessi importi',
  accesso: scriviFatture,
  parametri: conId,
  corpo: fatturaXmlScritto,
  risposta: fatturaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await replaceXml(readContesto(chiamata), parametri.id, corpo),
  }),
});

const incasso = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturaIncasso,
  titolo: 'Il giorno in cui una fattura è stata incassata',
  accesso: scriviFatture,
  parametri: conId,
  corpo: fatturaIncasso,
  risposta: fatturaAnswer,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await changeIncasso(readContesto(chiamata), parametri.id, corpo),
  }),
});

const storna = rotta({
  metodo: 'POST',
  percorso: percorsi.fatturaStorna,
  titolo: 'Emette la nota di credito di tutta una fattura, una volta',
  accesso: scriviFatture,
  parametri: conId,
  corpo: fatturaStorno,
  risposta: fatturaAnswer,
  stato: 201,
  handle: async ({ corpo, parametri, ...chiamata }) => ({
    data: await takeBack(readContesto(chiamata), parametri.id, corpo.Motivo),
  }),
});

const invia = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.fatturaInvia,
  titolo: 'Invia una fattura allo SDI, o la rinvia',
  accesso: scriviFatture,
  parametri: conId,
  risposta: fatturaAnswer,
  handle: async ({ servizi, sessione, richiesta, parametri: { id } }) => {
    const { db, sdi } = servizi;
    const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    const { gestoreId } = sessione;
    await sendFattura({ db, sdi, ambito: sessione, gestoreId, chi, adesso: servizi.now() }, id);
    return { data: await withTenant(db, sessione, (trx) => getFattura(trx, sessione, id, sdi)) };
  },
});

const leggiConfigurazione = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturazione,
  titolo: 'Chi è il venditore per la legge, come numera, da dove partono le fatture',
  accesso: leggiFatturazione,
  risposta: fatturazione,
  handle: async ({ trx, sessione, servizi }) => ({ data: await getFatturazione(trx, sessione, servizi) }),
});
const scriviConfigurazione = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturazione,
  titolo: 'Cambia i dati di fatturazione del venditore: valgono da adesso',
  accesso: scriviFatturazione,
  corpo: fatturazioneScritta,
  risposta: fatturazione,
  handle: async ({ trx, sessione, servizi, richiesta, corpo }) => ({
    data: await changeFatturazione(trx, { sessione, ip: normalizeIp(richiesta.ip) }, servizi, corpo),
  }),
});

export const fatturaRotte: readonly Rotta[] = [
  lista,
  riepilogo,
  leggi,
  stato,
  xml,
  nuova,
  anteprima,
  modifica,
  correggi,
  carica,
  incasso,
  storna,
  invia,
  leggiConfigurazione,
  scriviConfigurazione,
];

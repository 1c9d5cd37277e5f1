import {
  type AnagraficaFilo,
  anagrafica,
  anagraficaCreata,
  anagraficaModificata,
  anagraficaRiga,
  archiviaAnswer,
  archiviaRequest,
  codFiscAnswer,
  codFiscRequest,
  correzioneAnswer,
  correzioneRequest,
  doppioniAnswer,
  fromWire,
  listAnswer,
  listQuery,
  percorsi,
  situazioneAnswer,
  storiaAnagraficaAnswer,
  toWire,
} from '@quadra/contract';
import { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { isUuid } from '../../../http/uuid.ts';
import { answerOnce } from '../../base/ripetibile/ripetibile.public.ts';
import { eliminaAnagrafiche, leggiAnagrafiche, scriviAnagrafiche } from './anagrafica.policy.ts';
import {
  archiveAnagrafica,
  createAnagrafica,
  deleteAnagrafica,
  getAnagrafica,
  replaceAnagrafica,
} from './anagrafica.service.ts';
import { answerCodiceFiscale } from './codice-fiscale.service.ts';
import { correctCodice, listDoppioni } from './correzione.service.ts';
import { listAnagrafiche } from './elenco-anagrafiche.queries.ts';
import { readSituazione, readStoria } from './storia.service.ts';

const unId = z.object({ id: z.string() });
const una = z.object({ data: anagrafica });
const elenco = listAnswer(anagraficaRiga);

const campiTesto = ['Denominazione', 'CodiceFiscale', 'PIVA'];

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaLista,
  titolo: 'Elenco delle anagrafiche',
  accesso: leggiAnagrafiche,
  corpo: listQuery,
  risposta: elenco,
  campiTesto,
  handle: ({ trx, corpo, sessione }) => listAnagrafiche(trx, corpo, sessione.studi),
});

const conDichiarazione = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaConDichiarazione,
  titolo: 'Anagrafiche con una dichiarazione di un tipo e di un anno',
  accesso: leggiAnagrafiche,
  corpo: listQuery,
  parametri: z.object({ anno: z.string(), tipo: z.string().max(60) }),
  risposta: elenco,
  campiTesto,
  handle: ({ trx, corpo, sessione, parametri }) => {
    const Filter = {
      ...corpo.Filter,
      Dichiarazione: requireAnnoFiscale(Number(parametri.anno)),
      TipoDichiarazione: parametri.tipo,
    };
    return listAnagrafiche(trx, { ...corpo, Filter }, sessione.studi);
  },
});

const senzaDichiarazione = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaSenzaDichiarazione,
  titolo: 'Anagrafiche senza dichiarazioni di un anno',
  accesso: leggiAnagrafiche,
  corpo: listQuery,
  parametri: z.object({ anno: z.string() }),
  risposta: elenco,
  campiTesto,
  handle: ({ trx, corpo, sessione, parametri }) => {
    const Filter = { ...corpo.Filter, Dichiarazione: -requireAnnoFiscale(Number(parametri.anno)) };
    return listAnagrafiche(trx, { ...corpo, Filter }, sessione.studi);
  },
});

const diGruppo = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaDiGruppo,
  titolo: 'Anagrafiche di un gruppo',
  accesso: leggiAnagrafiche,
  corpo: listQuery,
  parametri: z.object({ gruppo: z.string() }),
  risposta: elenco,
  campiTesto,
  handle: ({ trx, corpo, sessione, parametri }) => {
    if (!isUuid(parametri.gruppo)) throw new DomainError('NON_TROVATO');
    const Filter = { ...corpo.Filter, Gruppo: parametri.gruppo };
    return listAnagrafiche(trx, { ...corpo, Filter }, sessione.studi);
  },
});

const archivio = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaArchivio,
  titolo: 'Archiviazione di più anagrafiche, o il loro ritorno: tutte o nessuna',
  accesso: eliminaAnagrafiche,
  corpo: archiviaRequest,
  risposta: archiviaAnswer,
  handle: async ({ trx, sessione, corpo }) => {
    for (const id of new Set([...corpo.Codici].sort()))
      await archiveAnagrafica(trx, sessione, id, corpo.Archiviata);
    return { data: { aggiornate: new Set(corpo.Codici).size } };
  },
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.anagrafica,
  titolo: 'Nuova anagrafica',
  isRipetibile: true,
  accesso: scriviAnagrafiche,
  corpo: anagraficaCreata,
  stato: 201,
  risposta: una,
  handle: async ({ trx, sessione, corpo, servizi, richiesta, risposta }) => {
    const { IdStudio: idStudio, appid: _, ...scritta } = corpo;
    const dati = { letta: fromWire(scritta), idStudio, adesso: servizi.now() };
    const studioId = requireStudio(sessione, idStudio);
    const unaVolta = { chiaveDi: 'utente', intanto: 'attende', adesso: dati.adesso } as const;
    return answerOnce(trx, { ...unaVolta, studioId, richiesta, risposta }, async () => ({
      data: toWire<AnagraficaFilo>(await createAnagrafica(trx, sessione, dati)),
    }));
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaUna,
  titolo: "Un'anagrafica",
  accesso: leggiAnagrafiche,
  parametri: unId,
  risposta: una,
  handle: async ({ trx, parametri }) => ({
    data: toWire<AnagraficaFilo>(await getAnagrafica(trx, parametri.id)),
  }),
});

const sostituisci = rotta({
  metodo: 'PUT',
  percorso: percorsi.anagraficaUna,
  titolo: "Sostituzione di un'anagrafica",
  accesso: scriviAnagrafiche,
  parametri: unId,
  corpo: anagraficaModificata,
  risposta: una,
  handle: async ({ trx, sessione, parametri, corpo, servizi }) => {
    const { Versione: versione, Dal: dal, appid: _, ...scritta } = corpo;
    const dati = { id: parametri.id, letta: fromWire(scritta), versione, dal, adesso: servizi.now() };
    return { data: toWire<AnagraficaFilo>(await replaceAnagrafica(trx, sessione, dati)) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.anagraficaUna,
  titolo: "Eliminazione di un'anagrafica senza dichiarazioni",
  accesso: eliminaAnagrafiche,
  parametri: unId,
  stato: 204,
  handle: async ({ trx, sessione, parametri, richiesta }) => {
    await deleteAnagrafica(trx, sessione, parametri.id, normalizeIp(richiesta.ip));
    return undefined;
  },
});

const archivia = rotta({
  metodo: 'POST',
  percorso: percorsi.anagraficaArchivia,
  titolo: "Archiviazione di un'anagrafica, o il suo ritorno",
  accesso: eliminaAnagrafiche,
  parametri: unId,
  corpo: z.object({ Archiviata: z.boolean().default(true), appid: z.string().max(40).optional() }),
  risposta: una,
  handle: async ({ trx, sessione, parametri, corpo }) => ({
    data: toWire<AnagraficaFilo>(await archiveAnagrafica(trx, sessione, parametri.id, corpo.Archiviata)),
  }),
});

const storia = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaStoria,
  titolo: "La storia di un'anagrafica: chi ha cambiato che cosa, e da quando vale (le ultime 500 modifiche)",
  accesso: leggiAnagrafiche,
  parametri: unId,
  risposta: storiaAnagraficaAnswer,
  handle: async ({ trx, parametri }) => ({ data: await readStoria(trx, parametri.id) }),
});

const situazione = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaSituazione,
  titolo: "I dati storicizzati di un'anagrafica in un giorno",
  accesso: leggiAnagrafiche,
  parametri: unId.extend({ giorno: z.string() }),
  risposta: situazioneAnswer,
  handle: async ({ trx, parametri }) => ({
    data: await readSituazione(trx, parametri.id, parametri.giorno),
  }),
});

const correzione = rotta({
  metodo: 'POST',
  percorso: percorsi.correzione,
  titolo: 'Correzione di un codice fiscale; se un altro cliente ha quello giusto, unione delle due schede',
  accesso: scriviAnagrafiche,
  corpo: correzioneRequest,
  risposta: correzioneAnswer,
  handle: async ({ trx, sessione, corpo, servizi, richiesta }) => {
    const { aggiornate, id } = await correctCodice(trx, sessione, {
      errato: corpo.CodiceFiscaleErrato,
      corretto: corpo.CodiceFiscaleCorretto,
      conferma: corpo.Conferma,
      tieni: corpo.Tieni,
      idStudio: corpo.IdStudio,
      adesso: servizi.now(),
      ip: normalizeIp(richiesta.ip),
    });
    return { data: { aggiornate, IdAnagrafica: id } };
  },
});

const doppioni = rotta({
  metodo: 'GET',
  percorso: percorsi.doppioni,
  titolo: 'Coppie di clienti che possono essere la stessa persona (le prime 100)',
  accesso: leggiAnagrafiche,
  risposta: doppioniAnswer,
  handle: async ({ trx }) => ({ data: await listDoppioni(trx) }),
});

const codiceFiscale = rotta({
  metodo: 'POST',
  percorso: percorsi.codiceFiscale,
  titolo: 'Calcolo o verifica di un codice fiscale',
  accesso: leggiAnagrafiche,
  corpo: codFiscRequest,
  risposta: codFiscAnswer,
  handle: async ({ trx, corpo, servizi }) => ({
    data: await answerCodiceFiscale(trx, corpo, servizi.now()),
  }),
});

export const anagraficaRotte: readonly Rotta[] = [
  lista,
  conDichiarazione,
  senzaDichiarazione,
  diGruppo,
  archivio,
  crea,
  leggi,
  sostituisci,
  elimina,
  archivia,
  storia,
  situazione,
  correzione,
  doppioni,
  codiceFiscale,
];

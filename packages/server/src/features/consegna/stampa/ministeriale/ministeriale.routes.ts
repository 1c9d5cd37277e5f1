import {
  copertinaMinisteriale,
  listAnswer,
  listQuery,
  mappaturaRequest,
  ministerialeExtra,
  ministerialeRiga,
  pdfMinisteriale,
  percorsi,
  testiCampo,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withTenant } from '../../../../db/tenancy.ts';
import { parametriAnno, requireChiave } from '../../../../http/anno.ts';
import { type FileInviato, setAllegato, withCaricamento } from '../../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { leggiDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { runEsame } from './esame.ts';
import { leggiMinisteriali, scriviMinisteriali } from './ministeriale.policy.ts';
import { describeRiga, listMinisteriali } from './ministeriale.queries.ts';
import {
  type Autore,
  getMinisteriale,
  openMinisteriale,
  publishMinisteriale,
  removeMinisteriale,
  saveMappatura,
  storeMinisteriale,
  withdrawMinisteriale,
} from './ministeriale.service.ts';
import { getCopertina } from './stampa-ministeriale.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: pdfMinisteriale });
const readAutore = ({ utenteId }: Sessione, { ip }: FastifyRequest): Autore => ({
  utenteId,
  ip: normalizeIp(ip),
});

/** @throws RICHIESTA_NON_VALIDA for more than one file */
function requireUno([file, altro]: readonly FileInviato[]): FileInviato {
  if (file === undefined) throw new DomainError('FILE_MANCANTE');
  if (altro) requireNessunErrore({ [altro.campo]: [testiCampo.UN_FILE] });
  return file;
}

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.ministerialeLista,
  titolo: 'Elenco dei modelli ministeriali da compilare',
  accesso: leggiMinisteriali,
  corpo: listQuery,
  campiTesto: ['Nome'],
  risposta: listAnswer(ministerialeRiga),
  handle: async ({ trx, corpo }) =>
    answerPagina(corpo, await listMinisteriali(trx, corpo), ({ id }) => id, describeRiga),
});

const carica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.ministeriali,
  titolo: 'Carica il PDF ufficiale di un tipo e di un anno: uploadFile0, TipoDichiarazione, Anno, Pagina',
  accesso: scriviMinisteriali,
  formato: 'multipart',
  stato: 201,
  limite: { quante: 20, secondi: 60 },
  risposta: uno,
  handle: async ({ servizi, sessione, richiesta }) => {
    const autore = readAutore(sessione, richiesta);
    const data = await withCaricamento({ richiesta, servizi }, ministerialeExtra, async (caricati) => {
      const file = requireUno(caricati.file);
      const esame = await runEsame(file.contenuto);
      const dati = { scritto: caricati.extra, file, esame };
      return withTenant(servizi.db, sessione, (trx) => storeMinisteriale(trx, autore, dati));
    });
    return { data };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.ministerialeUno,
  titolo: 'Un modello ministeriale: i campi del PDF e le caselle a cui sono collegati',
  accesso: leggiMinisteriali,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, parametri }) => ({ data: await getMinisteriale(trx, parametri.id) }),
});

const file = rotta({
  metodo: 'GET',
  percorso: percorsi.ministerialeFile,
  titolo: 'Il PDF di un modello ministeriale, come allegato',
  accesso: leggiMinisteriali,
  parametri: conId,
  handle: async ({ trx, parametri, risposta }) => {
    const { nome, contenuto } = await openMinisteriale(trx, parametri.id);
    setAllegato(risposta, { nome, formato: 'application/pdf' });
    return contenuto;
  },
});

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.ministerialeUno,
  titolo: 'Scrive la mappatura di un modello ministeriale; ciò che è pubblicato resta',
  accesso: scriviMinisteriali,
  parametri: conId,
  corpo: mappaturaRequest,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await saveMappatura(trx, readAutore(sessione, richiesta), parametri.id, {
      revisione: corpo.Revisione,
      mappatura: corpo.Mappatura,
    }),
  }),
});

const pubblica = rotta({
  metodo: 'POST',
  percorso: percorsi.ministerialePubblica,
  titolo: 'Pubblica un modello ministeriale al posto di quello che c’era',
  accesso: scriviMinisteriali,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri }) => ({
    data: await publishMinisteriale(trx, readAutore(sessione, richiesta), parametri.id),
  }),
});

const ritira = rotta({
  metodo: 'POST',
  percorso: percorsi.ministerialeRitira,
  titolo: 'Ritira un modello ministeriale: si torna al prospetto di lavoro',
  accesso: scriviMinisteriali,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri }) => ({
    data: await withdrawMinisteriale(trx, readAutore(sessione, richiesta), parametri.id),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.ministerialeUno,
  titolo: 'Elimina un modello ministeriale non pubblicato',
  accesso: scriviMinisteriali,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeMinisteriale(trx, readAutore(sessione, richiesta), parametri.id);
    return undefined;
  },
});

const copertina = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneMinisteriale,
  titolo: 'Se una dichiarazione si stampa sul modello ministeriale, e quali caselle non vi hanno posto',
  accesso: leggiDichiarazione,
  parametri: parametriAnno.extend({ id: z.string() }),
  risposta: z.object({ data: copertinaMinisteriale }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = requireChiave(parametri);
    return { data: await getCopertina(trx, anno, id) };
  },
});

/** The official forms, and what of a declaration goes on them. */
export const ministerialeRotte: readonly Rotta[] = [
  lista,
  carica,
  leggi,
  file,
  salva,
  pubblica,
  ritira,
  elimina,
  copertina,
];

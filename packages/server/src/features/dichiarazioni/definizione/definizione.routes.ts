import {
  definizione,
  definizioneModifica,
  definizioneNuova,
  definizioneRiga,
  definizioneRipristina,
  definizioniInVigore,
  listAnswer,
  listQuery,
  lookupRequest,
  percorsi,
  voceLookup,
} from '@quadra/contract';
import { codiciModello } from '@quadra/fisco';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiDefinizioni, scriviDefinizioni } from './definizione.policy.ts';
import { listDefinizioni } from './definizione.queries.ts';
import {
  type Autore,
  createDefinizione,
  describeRiga,
  getDefinizione,
  publishDefinizione,
  removeDefinizione,
  restoreDefinizione,
  saveDefinizione,
} from './definizione.service.ts';
import { readInVigore } from './in-vigore.ts';
import { searchLookup } from './lookup.ts';

const conId = z.object({ id: z.string().max(40) });
const conModello = z.object({
  anno: z.coerce.number().int().min(2019).max(2100),
  modello: z.enum(codiciModello),
});
const una = z.object({ data: definizione });
const readAutore = ({ utenteId }: Sessione, richiesta: FastifyRequest): Autore => ({
  utenteId,
  ip: normalizeIp(richiesta.ip),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.definizioneLista,
  titolo: 'Elenco delle definizioni delle caselle',
  accesso: leggiDefinizioni,
  corpo: listQuery,
  campiTesto: ['Codice'],
  risposta: listAnswer(definizioneRiga),
  handle: async ({ trx, corpo }) =>
    answerPagina(corpo, await listDefinizioni(trx, corpo), ({ id }) => id, describeRiga),
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.definizioneUna,
  titolo: 'Una definizione, con le sue versioni',
  accesso: leggiDefinizioni,
  parametri: conId,
  risposta: una,
  handle: async ({ trx, parametri }) => ({ data: await getDefinizione(trx, parametri.id) }),
});

const inVigore = rotta({
  metodo: 'GET',
  percorso: percorsi.definizioniInVigore,
  titolo: 'Definizioni in vigore di un modello di un anno',
  accesso: leggiDefinizioni,
  parametri: conModello,
  risposta: z.object({ data: definizioniInVigore }),
  handle: async ({ trx, parametri }) => ({ data: await readInVigore(trx, parametri) }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.definizioni,
  titolo: 'Nuova definizione, in bozza',
  accesso: scriviDefinizioni,
  corpo: definizioneNuova,
  stato: 201,
  risposta: una,
  handle: async ({ trx, sessione, richiesta, corpo }) => ({
    data: await createDefinizione(trx, readAutore(sessione, richiesta), corpo.Definizione),
  }),
});

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.definizioneUna,
  titolo: 'Scrive la bozza di una definizione; ciò che è in vigore resta',
  accesso: scriviDefinizioni,
  parametri: conId,
  corpo: definizioneModifica,
  risposta: una,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await saveDefinizione(trx, readAutore(sessione, richiesta), {
      id: parametri.id,
      revisione: corpo.Revisione,
      scritta: corpo.Definizione,
    }),
  }),
});

const pubblica = rotta({
  metodo: 'POST',
  percorso: percorsi.definizionePubblica,
  titolo: 'Mette in vigore la bozza di una definizione',
  accesso: scriviDefinizioni,
  parametri: conId,
  risposta: una,
  handle: async ({ trx, sessione, richiesta, parametri }) => ({
    data: await publishDefinizione(trx, readAutore(sessione, richiesta), parametri.id),
  }),
});

const ripristina = rotta({
  metodo: 'POST',
  percorso: percorsi.definizioneRipristina,
  titolo: 'Rimette in vigore una versione precedente, o (null) ritira la definizione',
  accesso: scriviDefinizioni,
  parametri: conId,
  corpo: definizioneRipristina,
  risposta: una,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await restoreDefinizione(trx, readAutore(sessione, richiesta), parametri.id, corpo.Versione),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.definizioneUna,
  titolo: 'Elimina una definizione che non è in vigore',
  accesso: scriviDefinizioni,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeDefinizione(trx, readAutore(sessione, richiesta), parametri.id);
    return undefined;
  },
});

const lookup = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.definizioneLookup,
  titolo: 'Voci di un elenco a discesa definito per una casella',
  parametri: conModello.extend({ codice: z.string().max(40) }),
  corpo: lookupRequest,
  sostituibile: 'legge',
  risposta: z.object({ data: z.array(voceLookup) }),
  handle: async ({ servizi, parametri, corpo }) => ({
    data: await searchLookup(servizi.db, parametri, { testo: corpo.Testo, chiave: corpo.Chiave }),
  }),
});

export const definizioneRotte: readonly Rotta[] = [
  lista,
  crea,
  inVigore,
  leggi,
  salva,
  elimina,
  pubblica,
  ripristina,
  lookup,
];

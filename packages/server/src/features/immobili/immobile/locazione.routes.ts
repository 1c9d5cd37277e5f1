import {
  contrattoLocazione,
  contrattoModifica,
  contrattoNuovo,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiImmobili, scriviImmobili } from './immobile.policy.ts';
import { listContratti } from './locazione.queries.ts';
import {
  changeContratto,
  createContratto,
  getContratto,
  removeContratto,
  toContrattoFilo,
} from './locazione.service.ts';

const unId = z.object({ id: z.string() });
const uno = z.object({ data: contrattoLocazione });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.contrattoLista,
  titolo: 'Contratti di locazione degli immobili',
  accesso: leggiImmobili,
  corpo: listQuery,
  campiTesto: ['CodiceIdentificativo'],
  risposta: listAnswer(contrattoLocazione),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listContratti(trx, corpo);
    return answerPagina(corpo, { righe, totale }, ({ id }) => id, toContrattoFilo);
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.contrattoUno,
  titolo: 'Un contratto di locazione',
  accesso: leggiImmobili,
  parametri: unId,
  risposta: uno,
  handle: async ({ trx, parametri }) => ({ data: await getContratto(trx, parametri.id) }),
});

const nuovo = rotta({
  metodo: 'POST',
  percorso: percorsi.contratto,
  titolo: 'Nuovo contratto di locazione di un immobile',
  accesso: scriviImmobili,
  corpo: contrattoNuovo,
  risposta: uno,
  stato: 201,
  handle: async ({ trx, sessione, corpo, richiesta: { ip } }) => ({
    data: await createContratto(trx, { sessione, ip: normalizeIp(ip) }, corpo),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.contrattoUno,
  titolo: 'Modifica di un contratto di locazione',
  accesso: scriviImmobili,
  parametri: unId,
  corpo: contrattoModifica,
  risposta: uno,
  handle: async ({ trx, sessione, corpo, parametri, richiesta: { ip } }) => ({
    data: await changeContratto(trx, { sessione, ip: normalizeIp(ip) }, parametri.id, corpo),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.contrattoUno,
  titolo: 'Elimina un contratto di locazione',
  accesso: scriviImmobili,
  parametri: unId,
  stato: 204,
  handle: ({ trx, sessione, parametri, richiesta: { ip } }) =>
    removeContratto(trx, { sessione, ip: normalizeIp(ip) }, parametri.id),
});

export const locazioneRotte: readonly Rotta[] = [lista, leggi, nuovo, modifica, elimina];

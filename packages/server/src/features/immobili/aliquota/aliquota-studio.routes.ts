import {
  aliquotaStudio,
  aliquotaStudioAnswer,
  aliquotaStudioModifica,
  aliquotaStudioNuova,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiAliquoteStudio, scriviAliquoteStudio } from './aliquota-studio.policy.ts';
import { listAliquoteStudio } from './aliquota-studio.queries.ts';
import {
  changeAliquotaStudio,
  createAliquotaStudio,
  getAliquotaStudio,
  removeAliquotaStudio,
  writeAliquotaStudio,
} from './aliquota-studio.service.ts';

const conId = z.object({ id: z.string().max(40) });
const readChi = (chiamata: { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi }) => ({
  sessione: chiamata.sessione,
  ip: normalizeIp(chiamata.richiesta.ip),
  adesso: chiamata.servizi.now(),
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.aliquotaStudioLista,
  titolo: 'Aliquote IMU che lo studio ha inserito per sé, con la delibera e accanto quella di Quadra',
  accesso: leggiAliquoteStudio,
  corpo: listQuery,
  campiTesto: ['Comune', 'NumeroDelibera'],
  risposta: listAnswer(aliquotaStudio),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listAliquoteStudio(trx, corpo);
    const scritte = await Promise.all(righe.map(writeAliquotaStudio));
    return answerPagina(
      corpo,
      { righe: scritte, totale },
      ({ Id }) => Id,
      (una) => una,
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.aliquotaStudioUna,
  titolo: 'Un’aliquota IMU dello studio, con la delibera',
  accesso: leggiAliquoteStudio,
  parametri: conId,
  risposta: aliquotaStudioAnswer,
  handle: async ({ trx, parametri }) => ({
    data: await writeAliquotaStudio(await getAliquotaStudio(trx, parametri.id)),
  }),
});

const nuova = rotta({
  metodo: 'POST',
  percorso: percorsi.aliquotaStudio,
  titolo: 'Inserisce per lo studio l’aliquota IMU di un comune, con la delibera: quella di Quadra non cambia',
  accesso: scriviAliquoteStudio,
  corpo: aliquotaStudioNuova,
  risposta: aliquotaStudioAnswer,
  stato: 201,
  handle: async ({ corpo, ...chiamata }) => ({
    data: await writeAliquotaStudio(await createAliquotaStudio(chiamata.trx, readChi(chiamata), corpo)),
  }),
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.aliquotaStudioUna,
  titolo: 'Corregge un’aliquota IMU dello studio, o la sua delibera',
  accesso: scriviAliquoteStudio,
  parametri: conId,
  corpo: aliquotaStudioModifica,
  risposta: aliquotaStudioAnswer,
  handle: async ({ corpo, parametri: { id }, ...chiamata }) => ({
    data: await writeAliquotaStudio(await changeAliquotaStudio(chiamata.trx, readChi(chiamata), id, corpo)),
  }),
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.aliquotaStudioUna,
  titolo: 'Elimina un’aliquota IMU dello studio: torna a valere quella di Quadra',
  accesso: scriviAliquoteStudio,
  parametri: conId,
  stato: 204,
  handle: async ({ parametri: { id }, ...chiamata }) => {
    await removeAliquotaStudio(chiamata.trx, readChi(chiamata), id);
    return undefined;
  },
});

export const aliquotaStudioRotte: readonly Rotta[] = [lista, leggi, nuova, modifica, elimina];

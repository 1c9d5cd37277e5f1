import {
  fromWire,
  listAnswer,
  listQuery,
  percorsi,
  toWire,
  type VistaFilo,
  vista,
  vistaCreata,
  vistaModificata,
} from '@quadra/contract';
import { z } from 'zod';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiViste, scriviViste } from './vista.policy.ts';
import { createVista, deleteVista, getVista, pageViste, replaceVista } from './vista.service.ts';

const unId = z.object({ id: z.string() });
const una = z.object({ data: vista });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.vistaLista,
  titolo: 'Viste degli elenchi, proprie e dello studio',
  accesso: leggiViste,
  corpo: listQuery,
  campiTesto: ['Nome'],
  risposta: listAnswer(vista),
  handle: async ({ trx, sessione, corpo }) => {
    const { viste, totale } = await pageViste(trx, sessione, corpo);
    return answerPagina(
      corpo,
      { righe: viste, totale: totale },
      ({ id }) => id,
      (voce) => toWire<VistaFilo>(voce),
    );
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.vistaUna,
  titolo: 'Una vista',
  accesso: leggiViste,
  parametri: unId,
  risposta: una,
  handle: async ({ trx, sessione, parametri }) => ({
    data: toWire<VistaFilo>(await getVista(trx, sessione, parametri.id)),
  }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.vista,
  titolo: 'Nuova vista di un elenco',
  accesso: scriviViste,
  corpo: vistaCreata,
  stato: 201,
  risposta: una,
  handle: async ({ trx, sessione, corpo }) => {
    const { Lista, appid: _, ...scritta } = corpo;
    return { data: toWire<VistaFilo>(await createVista(trx, sessione, Lista, fromWire(scritta))) };
  },
});

const sostituisci = rotta({
  metodo: 'PUT',
  percorso: percorsi.vistaUna,
  titolo: 'Sostituzione di una vista',
  accesso: scriviViste,
  parametri: unId,
  corpo: vistaModificata,
  risposta: una,
  handle: async ({ trx, sessione, parametri, corpo }) => {
    const { Versione: versione, appid: _, ...scritta } = corpo;
    const dati = { id: parametri.id, scritta: fromWire(scritta), versione };
    return { data: toWire<VistaFilo>(await replaceVista(trx, sessione, dati)) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.vistaUna,
  titolo: 'Eliminazione di una vista',
  accesso: scriviViste,
  parametri: unId,
  stato: 204,
  handle: async ({ trx, sessione, parametri }) => {
    await deleteVista(trx, sessione, parametri.id);
    return undefined;
  },
});

export const vistaRotte: readonly Rotta[] = [lista, leggi, crea, sostituisci, elimina];

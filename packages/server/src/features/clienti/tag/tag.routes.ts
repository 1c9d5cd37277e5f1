import { listAnswer, listQuery, percorsi, tagModifica, tagNuovo, tagRiga } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { cambiaTag, leggiTag, scriviTag } from './tag.policy.ts';
import { listTag, type Tag } from './tag.queries.ts';
import { changeTag, createTag, getTag, removeTag } from './tag.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: tagRiga });

const toFilo = (tag: Tag): z.infer<typeof tagRiga> => ({
  Id: tag.id,
  IdStudio: tag.studioId,
  Nome: tag.nome,
  Colore: tag.colore,
  Anagrafiche: tag.anagrafiche,
  Dichiarazioni: tag.dichiarazioni,
  Versione: tag.versione,
});

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.tagLista,
  titolo: 'Tag dello studio',
  accesso: leggiTag,
  corpo: listQuery,
  campiTesto: ['Nome'],
  risposta: listAnswer(tagRiga),
  handle: async ({ trx, corpo }) => {
    const { righe, totale } = await listTag(trx, corpo);
    return answerPagina(corpo, { righe, totale }, ({ id }) => id, toFilo);
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.tagUno,
  titolo: 'Un tag, con quanti clienti e dichiarazioni lo portano',
  accesso: leggiTag,
  parametri: conId,
  risposta: uno,
  handle: async ({ trx, parametri }) => ({ data: toFilo(await getTag(trx, parametri.id)) }),
});

const nuovo = rotta({
  metodo: 'POST',
  percorso: percorsi.tag,
  titolo: 'Nuovo tag',
  accesso: scriviTag,
  corpo: tagNuovo,
  risposta: uno,
  stato: 201,
  handle: async ({ trx, sessione, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const dati = { nome: corpo.Nome.trim(), colore: corpo.Colore };
    return { data: toFilo(await createTag(trx, chi, dati, corpo.IdStudio)) };
  },
});

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.tagUno,
  titolo: 'Modifica di un tag',
  accesso: cambiaTag,
  parametri: conId,
  corpo: tagModifica,
  risposta: uno,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const dati = { nome: corpo.Nome.trim(), colore: corpo.Colore };
    const quale = { id: parametri.id, versione: corpo.Versione, dati };
    return { data: toFilo(await changeTag(trx, chi, quale)) };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.tagUno,
  titolo: 'Eliminazione di un tag: clienti e dichiarazioni non lo portano più',
  accesso: cambiaTag,
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await removeTag(trx, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id);
    return undefined;
  },
});

export const tagRotte: readonly Rotta[] = [lista, leggi, nuovo, modifica, elimina];

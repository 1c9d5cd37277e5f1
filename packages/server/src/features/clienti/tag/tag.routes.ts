import {
  listAnswer,
  listQuery,
  percorsi,
  tagAnswer,
  tagAssocia,
  tagAssociaAnswer,
  tagModifica,
  tagNuovo,
  tagRiga,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { authorize } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import {
  leggiDichiarazione,
  requireChiave,
  scriviDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiAnagrafiche, scriviAnagrafiche } from '../anagrafica/anagrafica.public.ts';
import { cambiaTag, leggiTag, scriviTag } from './tag.policy.ts';
import { findTagDi, listTag, type Tag } from './tag.queries.ts';
import { changeTag, createTag, getTag, labelRecord, removeTag } from './tag.service.ts';

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

const associa = rotta({
  metodo: 'POST',
  percorso: percorsi.tagAssocia,
  titolo: 'Mette tag a clienti e dichiarazioni, e ne toglie: tutti o nessuno',
  accesso: scriviTag,
  corpo: tagAssocia,
  risposta: tagAssociaAnswer,
  handle: async ({ trx, sessione, richiesta, corpo }) => {
    const { Anagrafiche, Dichiarazioni } = corpo;
    if (corpo.Aggiunti.length + corpo.Tolti.length === 0) throw new DomainError('SELEZIONARE_TAG');
    if (Anagrafiche.length + Dichiarazioni.length === 0) throw new DomainError('SELEZIONARE_ANAGRAFICA');
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const cambio = { aggiunti: corpo.Aggiunti, tolti: corpo.Tolti };
    let aggiornate = 0;
    if (Anagrafiche.length > 0) {
      authorize(sessione, scriviAnagrafiche);
      aggiornate += await labelRecord(trx, chi, 'anagrafica', Anagrafiche, cambio);
    }
    if (Dichiarazioni.length > 0) {
      authorize(sessione, scriviDichiarazione);
      aggiornate += await labelRecord(trx, chi, 'dichiarazione', Dichiarazioni, cambio);
    }
    return { data: { aggiornate } };
  },
});

const diAnagrafica = rotta({
  metodo: 'GET',
  percorso: percorsi.anagraficaTag,
  titolo: 'I tag di un cliente',
  accesso: leggiAnagrafiche,
  parametri: conId,
  risposta: tagAnswer,
  handle: async ({ trx, parametri }) => {
    const data = await findTagDi(trx, 'anagrafica', parametri.id);
    if (!data) throw new DomainError('NON_TROVATO');
    return { data };
  },
});

const diDichiarazione = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneTag,
  titolo: 'I tag di una dichiarazione',
  accesso: leggiDichiarazione,
  parametri: conId.extend({ anno: z.string() }),
  risposta: tagAnswer,
  handle: async ({ trx, parametri }) => {
    const { anno, id } = requireChiave(parametri);
    const data = await findTagDi(trx, 'dichiarazione', id, anno);
    if (!data) throw new DomainError('NON_TROVATO');
    return { data };
  },
});

export const tagRotte: readonly Rotta[] = [
  lista,
  leggi,
  nuovo,
  modifica,
  elimina,
  associa,
  diAnagrafica,
  diDichiarazione,
];

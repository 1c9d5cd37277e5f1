import { percorsi, tagAnswer, tagAssocia, tagAssociaAnswer } from '@quadra/contract';
import { z } from 'zod';
import { requireChiave } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { authorize } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiAnagrafiche, scriviAnagrafiche } from '../../clienti/anagrafica/anagrafica.public.ts';
import { findTagDi, labelRecord, scriviTag } from '../../clienti/tag/tag.public.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione/dichiarazione.policy.ts';

const conId = z.object({ id: z.string().max(40) });

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

/** The tags of what carries them: clients and declarations, each under its own rights. */
export const etichettaRotte: readonly Rotta[] = [associa, diAnagrafica, diDichiarazione];

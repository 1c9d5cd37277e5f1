import {
  chiudiAnswer,
  codiciRequest,
  creaAnswer,
  creaRequest,
  dichiarazioneRiga,
  eliminaAnswer,
  listAnswer,
  listQuery,
  percorsi,
  riapriAnswer,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../http/domain-error.ts';
import { normalizeIp } from '../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../http/rotta.ts';
import type { Servizi } from '../../http/servizi.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import { leggiDichiarazione, scriviDichiarazione } from './dichiarazione.policy.ts';
import { listDichiarazioni } from './elenco-dichiarazioni.queries.ts';
import { runLotto } from './lotto.ts';
import { parametriAnno, parametriPf, requireAnno, requireChiave } from './percorso.ts';
import { pfRotte } from './pf.routes.ts';
import {
  closeDichiarazione,
  removeDichiarazione,
  reopenDichiarazione,
} from './scrittura/chiudi-dichiarazione.ts';
import { createDichiarazioni } from './scrittura/crea-dichiarazioni.ts';

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneLista,
  titolo: 'Elenco delle dichiarazioni di un anno',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: listAnswer(dichiarazioneRiga),
  handle: async ({ trx, corpo, parametri }) => {
    const { righe, totale } = await listDichiarazioni(trx, requireAnno(parametri), corpo);
    const data = corpo.OnlyId ? righe.map((riga) => riga.Id) : righe;
    return { data, Total: totale, PageNo: corpo.PageNo, PageSize: corpo.PageSize };
  },
});

const una = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneUna,
  titolo: "Una dichiarazione, come nell'elenco",
  accesso: leggiDichiarazione,
  parametri: parametriPf,
  risposta: z.object({ data: dichiarazioneRiga }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = requireChiave(parametri);
    const { righe } = await listDichiarazioni(trx, anno, listQuery.parse({ Filter: { Id: id } }));
    const [riga] = righe;
    if (!riga) throw new DomainError('NON_TROVATO');
    return { data: riga };
  },
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneCrea,
  titolo: 'Crea una dichiarazione per ogni anagrafica indicata, al massimo 50',
  accesso: scriviDichiarazione,
  corpo: creaRequest,
  parametri: parametriAnno,
  risposta: creaAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => ({
    data: await createDichiarazioni(trx, sessione, requireAnno(parametri), {
      idAnagrafiche: corpo.IdAnagrafiche,
      tipo: corpo.Tipo,
      finalita: corpo.Finalita,
    }),
  }),
});

const lottoOf = (servizi: Servizi, sessione: Sessione, richiesta: FastifyRequest) => ({
  db: servizi.db,
  ambito: sessione,
  log: richiesta.log,
});

const makeAutore = ({ utenteId }: Sessione, { ip }: FastifyRequest) => ({ utenteId, ip: normalizeIp(ip) });

const chiudi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneChiudi,
  titolo: 'Chiude le dichiarazioni che hanno tutti i quadri completi',
  accesso: scriviDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: chiudiAnswer,
  handle: async ({ servizi, sessione, richiesta, corpo, parametri }) => {
    const anno = requireAnno(parametri);
    const esito = await runLotto(
      lottoOf(servizi, sessione, richiesta),
      corpo.Codici,
      'CHIUSURA_NON_RIUSCITA',
      (trx, codice) => closeDichiarazione(trx, makeAutore(sessione, richiesta), anno, codice),
    );
    return { data: { chiuse: esito.riuscite, errori: esito.scartate } };
  },
});

const riapri = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneRiapri,
  titolo: 'Riapre dichiarazioni chiuse',
  accesso: scriviDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: riapriAnswer,
  handle: async ({ servizi, sessione, richiesta, corpo, parametri }) => {
    const anno = requireAnno(parametri);
    const esito = await runLotto(
      lottoOf(servizi, sessione, richiesta),
      corpo.Codici,
      'IMPOSSIBILE_RIAPRIRE',
      (trx, codice) => reopenDichiarazione(trx, makeAutore(sessione, richiesta), anno, codice),
    );
    return { data: { riaperte: esito.riuscite, errori: esito.scartate } };
  },
});

const elimina = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneElimina,
  titolo: 'Elimina dichiarazioni aperte',
  accesso: scriviDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: eliminaAnswer,
  handle: async ({ servizi, sessione, richiesta, corpo, parametri }) => {
    const anno = requireAnno(parametri);
    const esito = await runLotto(
      lottoOf(servizi, sessione, richiesta),
      corpo.Codici,
      'IMPOSSIBILE_ELIMINARE',
      (trx, codice) => removeDichiarazione(trx, makeAutore(sessione, richiesta), anno, codice),
    );
    return { data: { eliminate: esito.riuscite, errori: esito.scartate } };
  },
});

/** The calls about declarations: the list and what is done to several, then those about one. */
export const dichiarazioneRotte: readonly Rotta[] = [lista, una, crea, chiudi, riapri, elimina, ...pfRotte];

import {
  intermediario,
  intermediarioCercato,
  intermediarioModifica,
  intermediarioNuovo,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Permesso, requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiIntermediari, scriviCondivisi, scriviPersonalizzati } from './intermediario.policy.ts';
import { findPredefinito, listUsabili } from './intermediario.queries.ts';
import {
  type Autore,
  changeIntermediario,
  createIntermediario,
  getIntermediari,
  getIntermediario,
  removeIntermediario,
} from './intermediario.service.ts';

const conId = z.object({ id: z.string().max(40) });
const uno = z.object({ data: intermediario });
const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

interface Dove {
  readonly lista: string;
  readonly base: string;
  readonly unoSolo: string;
  readonly nome: string;
  readonly condivisi: boolean;
  readonly scrivi: Permesso;
}

/** The same five calls for the shared ones and for those of the studi. */
function makeRotte({ lista, base, unoSolo, nome, condivisi, scrivi }: Dove): Rotta[] {
  const elenca = rotta({
    metodo: 'POST',
    percorso: lista,
    titolo: `Elenco: ${nome}`,
    accesso: leggiIntermediari,
    corpo: listQuery,
    campiTesto: ['Denominazione', 'CodiceFiscale'],
    risposta: listAnswer(intermediario),
    handle: async ({ trx, sessione, corpo }) => {
      const { righe, totale } = await getIntermediari(trx, sessione, corpo, condivisi);
      return answerPagina(
        corpo,
        { righe, totale },
        ({ Id }) => Id,
        (riga) => riga,
      );
    },
  });
  const leggi = rotta({
    metodo: 'GET',
    percorso: unoSolo,
    titolo: `Uno: ${nome}`,
    accesso: leggiIntermediari,
    parametri: conId,
    risposta: uno,
    handle: async ({ trx, sessione, parametri }) => ({
      data: (await getIntermediario(trx, sessione, parametri.id, condivisi)).filo,
    }),
  });
  const crea = rotta({
    metodo: 'POST',
    percorso: base,
    titolo: `Nuovo: ${nome}`,
    accesso: scrivi,
    corpo: intermediarioNuovo,
    stato: 201,
    risposta: uno,
    handle: async ({ trx, sessione, richiesta, corpo: { appid: _, IdStudio: idStudio, ...scritto } }) => ({
      data: await createIntermediario(trx, readAutore(sessione, richiesta), scritto, {
        condiviso: condivisi,
        idStudio,
      }),
    }),
  });
  const modifica = rotta({
    metodo: 'PUT',
    percorso: unoSolo,
    titolo: `Modifica: ${nome}`,
    accesso: scrivi,
    parametri: conId,
    corpo: intermediarioModifica,
    risposta: uno,
    handle: async ({ trx, sessione, richiesta, parametri, corpo: { appid: _, Versione, ...scritto } }) => ({
      data: await changeIntermediario(trx, readAutore(sessione, richiesta), scritto, {
        id: parametri.id,
        versione: Versione,
        condiviso: condivisi,
      }),
    }),
  });
  const elimina = rotta({
    metodo: 'DELETE',
    percorso: unoSolo,
    titolo: `Eliminazione: ${nome}`,
    accesso: scrivi,
    parametri: conId,
    stato: 204,
    handle: async ({ trx, sessione, richiesta, parametri }) => {
      await removeIntermediario(trx, readAutore(sessione, richiesta), parametri.id, condivisi);
      return undefined;
    },
  });
  return [elenca, leggi, crea, modifica, elimina];
}

const predefinito = rotta({
  metodo: 'POST',
  percorso: percorsi.intermediarioPredefinito,
  titolo: 'L’intermediario che uno studio usa per un tipo e un anno',
  accesso: leggiIntermediari,
  corpo: intermediarioCercato,
  risposta: z.object({ data: intermediario.nullable() }),
  handle: async ({ trx, sessione, corpo }) => {
    const studioId = requireStudio(sessione, corpo.IdStudio);
    return { data: (await findPredefinito(trx, { studioId, tipo: corpo.Tipo, anno: corpo.Anno })) ?? null };
  },
});

const usabili = rotta({
  metodo: 'POST',
  percorso: percorsi.intermediarioUsabili,
  titolo: 'Gli intermediari che uno studio può usare per un tipo e un anno: prima i suoi',
  accesso: leggiIntermediari,
  corpo: intermediarioCercato,
  risposta: z.object({ data: z.array(intermediario) }),
  handle: async ({ trx, sessione, corpo }) => {
    const studioId = requireStudio(sessione, corpo.IdStudio);
    return { data: await listUsabili(trx, { studioId, tipo: corpo.Tipo, anno: corpo.Anno }) };
  },
});

export const intermediarioRotte: readonly Rotta[] = [
  ...makeRotte({
    lista: percorsi.intermediarioLista,
    base: percorsi.intermediario,
    unoSolo: percorsi.intermediarioUno,
    nome: 'intermediari',
    condivisi: true,
    scrivi: scriviCondivisi,
  }),
  predefinito,
  usabili,
  ...makeRotte({
    lista: percorsi.personalizzatoLista,
    base: percorsi.personalizzato,
    unoSolo: percorsi.personalizzatoUno,
    nome: 'intermediari personalizzati',
    condivisi: false,
    scrivi: scriviPersonalizzati,
  }),
];

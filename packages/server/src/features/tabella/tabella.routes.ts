import {
  type ListQuery,
  listAnswer,
  listQuery,
  percorsi,
  RIGHE_PER_PAGINA_MASSIME,
  tabellaRiassunta,
  tabelleLookup,
  voceTabella,
  voceTabellaModifica,
  voceTabellaNuova,
} from '@quadra/contract';
import { listAnni } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { normalizeIp } from '../../http/ip-abilitati.ts';
import { answerPagina } from '../../http/list-query.ts';
import { allow, isFornitore } from '../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../http/rotta.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import { findVoce, listEdizioni, listVoci } from './tabella.queries.ts';
import {
  type Autore,
  changeVoce,
  createVoce,
  duplicateAnno,
  removeVoce,
  requireDove,
  toFilo,
} from './tabella.service.ts';

const scrivi = allow('scrivi', 'tabelle', isFornitore);
const dove = { tabella: z.string().max(40) };
const conChiave = { ...dove, chiave: z.string().max(40) };
const una = z.object({ data: voceTabella });

const readAutore = (sessione: Sessione, richiesta: FastifyRequest): Autore => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
});

/** The year of a path. @throws ANNO_NON_DISPONIBILE */
function requireAnno(anno: string): number {
  if (!/^\d{4}$/.test(anno) || !listAnni().includes(Number(anno)))
    throw new DomainError('ANNO_NON_DISPONIBILE');
  return Number(anno);
}

async function answerLista(db: Db, tabella: string, anno: number | null, query: ListQuery) {
  const { righe, totale } = await listVoci(db, requireDove(tabella, anno), query);
  return answerPagina(query, { righe, totale }, ({ codice }) => codice, toFilo);
}

const tabelle = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.tabelle,
  titolo: 'Tabelle che ci sono, con la loro fonte',
  risposta: z.object({ data: z.array(tabellaRiassunta) }),
  handle: async ({ servizi }) => {
    const edizioni = new Map((await listEdizioni(servizi.db)).map((una) => [una.tabella, una]));
    return {
      data: Object.entries(tabelleLookup).map(([tabella, definizione]) => ({
        Tabella: tabella,
        Nome: definizione.nome,
        Annuale: 'annuale' in definizione,
        Fonte: edizioni.get(tabella)?.fonte ?? null,
        DataFonte: edizioni.get(tabella)?.data ?? null,
      })),
    };
  },
});

interface Percorsi {
  readonly base: string;
  readonly lista: string;
  readonly voce: string;
  readonly nome: string;
}

/** The calls of a table: those of the portal, and the same within a year. */
function makeRotte({ base, lista, voce, nome }: Percorsi, parametriAnno: z.ZodRawShape): readonly Rotta[] {
  const parametri = z.object({ ...parametriAnno, ...dove });
  const parametriVoce = z.object({ ...parametriAnno, ...conChiave });
  const annoDi = (letti: Record<string, unknown>) =>
    typeof letti.anno === 'string' ? requireAnno(letti.anno) : null;
  const doveDi = (letti: Record<string, unknown>) => requireDove(String(letti.tabella), annoDi(letti));
  return [
    rottaDiSessione({
      metodo: 'GET',
      percorso: base,
      titolo: `Righe di una tabella ${nome}`,
      parametri,
      risposta: listAnswer(voceTabella),
      handle: ({ servizi, parametri: letti }) =>
        answerLista(
          servizi.db,
          String(letti.tabella),
          annoDi(letti),
          listQuery.parse({ PageSize: RIGHE_PER_PAGINA_MASSIME }),
        ),
    }),
    rottaDiSessione({
      metodo: 'POST',
      percorso: lista,
      titolo: `Elenco di una tabella ${nome}`,
      parametri,
      corpo: listQuery,
      sostituibile: 'legge',
      campiTesto: ['Codice', 'Descrizione'],
      risposta: listAnswer(voceTabella),
      handle: ({ servizi, parametri: letti, corpo }) =>
        answerLista(servizi.db, String(letti.tabella), annoDi(letti), corpo),
    }),
    rottaDiSessione({
      metodo: 'GET',
      percorso: voce,
      titolo: `Una riga di una tabella ${nome}, dal codice`,
      parametri: parametriVoce,
      risposta: una,
      handle: async ({ servizi, parametri: letti }) => {
        const trovata = await findVoce(servizi.db, doveDi(letti), String(letti.chiave));
        if (!trovata) throw new DomainError('NON_TROVATO');
        return { data: toFilo(trovata) };
      },
    }),
    rottaDiSessione({
      metodo: 'POST',
      percorso: base,
      titolo: `Nuova riga di una tabella ${nome}`,
      accesso: scrivi,
      parametri,
      corpo: voceTabellaNuova,
      risposta: una,
      stato: 201,
      handle: async ({ servizi, sessione, richiesta, parametri: letti, corpo }) => ({
        data: await createVoce(servizi.db, readAutore(sessione, richiesta), doveDi(letti), corpo),
      }),
    }),
    rottaDiSessione({
      metodo: 'PUT',
      percorso: voce,
      titolo: `Modifica di una riga di una tabella ${nome}`,
      accesso: scrivi,
      parametri: parametriVoce,
      corpo: voceTabellaModifica,
      risposta: una,
      handle: async ({ servizi, sessione, richiesta, parametri: letti, corpo }) => {
        const autore = readAutore(sessione, richiesta);
        return { data: await changeVoce(servizi.db, autore, doveDi(letti), String(letti.chiave), corpo) };
      },
    }),
    rottaDiSessione({
      metodo: 'DELETE',
      percorso: voce,
      titolo: `Elimina una riga di una tabella ${nome}`,
      accesso: scrivi,
      parametri: parametriVoce,
      stato: 204,
      handle: async ({ servizi, sessione, richiesta, parametri: letti }) =>
        removeVoce(servizi.db, readAutore(sessione, richiesta), doveDi(letti), String(letti.chiave)),
    }),
  ];
}

const duplica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.tabellaAnnoDuplica,
  titolo: 'Copia le righe di un anno nel seguente',
  accesso: scrivi,
  parametri: z.object({ anno: z.string(), ...dove }),
  risposta: z.object({ data: z.object({ Anno: z.number().int(), Righe: z.number().int() }) }),
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const anno = requireAnno(parametri.anno);
    const autore = readAutore(sessione, richiesta);
    return {
      data: { Anno: anno + 1, Righe: await duplicateAnno(servizi.db, autore, parametri.tabella, anno) },
    };
  },
});

export const tabellaRotte: readonly Rotta[] = [
  tabelle,
  ...makeRotte(
    { base: percorsi.tabella, lista: percorsi.tabellaLista, voce: percorsi.tabellaVoce, nome: 'del portale' },
    {},
  ),
  duplica,
  ...makeRotte(
    {
      base: percorsi.tabellaAnno,
      lista: percorsi.tabellaAnnoLista,
      voce: percorsi.tabellaAnnoVoce,
      nome: 'di un anno',
    },
    { anno: z.string() },
  ),
];

import {
  enumerazioni,
  findEnumerazione,
  type ListQuery,
  listAnswer,
  listQuery,
  percorsi,
  RIGHE_PER_PAGINA_MASSIME,
  tabellaRiassunta,
  tabelleLookup,
  voceEnumerazione,
  voceTabella,
  voceTabellaModifica,
  voceTabellaNuova,
} from '@quadra/contract';
import { listAnni } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { allow, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findVoceEnumerazione, listEnumerazione } from './enumerazione.ts';
import {
  type Dove,
  existsAnno,
  findVoce,
  listEdizioni,
  listUltimiAnni,
  listVoci,
} from './tabella.queries.ts';
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

/** The year of a path, among those of the product. @throws ANNO_NON_DISPONIBILE */
function requireAnno(anno: string): number {
  if (!/^\d{4}$/.test(anno) || !listAnni().includes(Number(anno)))
    throw new DomainError('ANNO_NON_DISPONIBILE');
  return Number(anno);
}

/** Which rows a path names: of a year of the product, or of the one after the last once it was copied there. */
async function readDove(db: Db, { tabella, anno }: Record<string, unknown>): Promise<Dove> {
  if (anno === undefined) return requireDove(String(tabella), null);
  const isCopiato =
    Number(anno) === Math.max(...listAnni()) + 1 && (await existsAnno(db, String(tabella), Number(anno)));
  return requireDove(String(tabella), isCopiato ? Number(anno) : requireAnno(String(anno)));
}

/** What a table of codes answers: its rows, or the values of an enumeration, which has no other rows. */
const riga = z.union([voceTabella, voceEnumerazione]);

async function answerLista(db: Db, letti: Record<string, unknown>, query: ListQuery) {
  const enumerazione = findEnumerazione(String(letti.tabella));
  if (enumerazione) return listEnumerazione(enumerazione, query);
  const { righe, totale } = await listVoci(db, await readDove(db, letti), query);
  return answerPagina(query, { righe, totale }, ({ codice }) => codice, toFilo);
}

const tabelle = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.tabelle,
  titolo: 'Tabelle che ci sono, con la loro fonte, ed enumerazioni',
  risposta: z.object({
    data: z.array(tabellaRiassunta),
    Enumerazioni: z.array(tabellaRiassunta.pick({ Tabella: true, Nome: true })),
  }),
  handle: async ({ servizi }) => {
    const ultimi = await listUltimiAnni(servizi.db);
    const edizioni = new Map((await listEdizioni(servizi.db)).map((una) => [una.tabella, una]));
    return {
      data: Object.entries(tabelleLookup).map(([tabella, definizione]) => ({
        Tabella: tabella,
        Nome: definizione.nome,
        Annuale: 'annuale' in definizione,
        UltimoAnno: ultimi.get(tabella) ?? null,
        Fonte: edizioni.get(tabella)?.fonte ?? null,
        DataFonte: edizioni.get(tabella)?.data ?? null,
      })),
      Enumerazioni: Object.entries(enumerazioni).map(([Tabella, { nome }]) => ({ Tabella, Nome: nome })),
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
  return [
    rottaDiSessione({
      metodo: 'GET',
      percorso: base,
      titolo: `Righe di una tabella ${nome}`,
      parametri,
      risposta: listAnswer(riga),
      handle: ({ servizi, parametri: letti }) =>
        answerLista(servizi.db, letti, listQuery.parse({ PageSize: RIGHE_PER_PAGINA_MASSIME })),
    }),
    rottaDiSessione({
      metodo: 'POST',
      percorso: lista,
      titolo: `Elenco di una tabella ${nome}`,
      parametri,
      corpo: listQuery,
      sostituibile: 'legge',
      campiTesto: ['Codice', 'Descrizione'],
      risposta: listAnswer(riga),
      handle: ({ servizi, parametri: letti, corpo }) => answerLista(servizi.db, letti, corpo),
    }),
    rottaDiSessione({
      metodo: 'GET',
      percorso: voce,
      titolo: `Una riga di una tabella ${nome}, dal codice`,
      parametri: parametriVoce,
      risposta: z.object({ data: riga }),
      handle: async ({ servizi, parametri: letti }) => {
        const chiave = String(letti.chiave);
        const enumerazione = findEnumerazione(String(letti.tabella));
        const trovata = enumerazione
          ? findVoceEnumerazione(enumerazione, chiave)
          : await findVoce(servizi.db, await readDove(servizi.db, letti), chiave).then(
              (voce) => voce && toFilo(voce),
            );
        if (!trovata) throw new DomainError('NON_TROVATO');
        return { data: trovata };
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
        data: await createVoce(
          servizi.db,
          readAutore(sessione, richiesta),
          await readDove(servizi.db, letti),
          corpo,
        ),
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
        return {
          data: await changeVoce(
            servizi.db,
            autore,
            await readDove(servizi.db, letti),
            String(letti.chiave),
            corpo,
          ),
        };
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
        removeVoce(
          servizi.db,
          readAutore(sessione, richiesta),
          await readDove(servizi.db, letti),
          String(letti.chiave),
        ),
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

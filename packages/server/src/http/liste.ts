import { listQuery, TESTO_FILTRO_MASSIMO } from '@quadra/contract';
import { z } from 'zod';
import type { Rotta } from './rotta.ts';

const testo = { testo: z.string().max(TESTO_FILTRO_MASSIMO).default('') };

/** Whether a call is a list of the specification: a list query, posted. */
export const isLista = (rotta: Rotta): boolean => rotta.metodo === 'POST' && rotta.corpo === listQuery;

/**
 * A list is also read by GET: whole, or narrowed by a text of the address that its `campiTesto` are looked in. The query
 * of the address is read as the one of the payload is.
 */
function makeLettura(lista: Rotta, percorso: string): Rotta {
  const { campiTesto = [], parametri, titolo } = lista;
  return {
    ...lista,
    metodo: 'GET',
    percorso,
    titolo: `${titolo}, con un testo`,
    corpo: undefined,
    parametri: parametri instanceof z.ZodObject ? parametri.extend(testo) : z.object(testo),
    execute: (servizi, richiesta, risposta) => {
      const cercato = (richiesta.params as { testo: string }).testo;
      const Filter = Object.fromEntries(campiTesto.map((campo) => [campo, cercato]));
      const [, query = ''] = richiesta.url.split(/\?(.*)/s);
      richiesta.body = listQuery.parse({ Filter, ...(query ? { URL: `?${query.slice(0, 1999)}` } : {}) });
      return lista.execute(servizi, richiesta, risposta);
    },
  };
}

/** The calls of a list: the posted one and its two readings; any other call as it is. */
export const expandLista = (rotta: Rotta): readonly Rotta[] =>
  isLista(rotta)
    ? [rotta, makeLettura(rotta, rotta.percorso), makeLettura(rotta, `${rotta.percorso}/:testo`)]
    : [rotta];

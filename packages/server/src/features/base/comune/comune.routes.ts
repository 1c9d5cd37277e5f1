import {
  type ComuneFilo,
  comune,
  type ListQuery,
  listAnswer,
  listQuery,
  percorsi,
  testiCampo,
} from '@quadra/contract';
import { isData } from '@quadra/values';
import { z } from 'zod';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { type Comune, findComune, type Ricerca, searchComuni } from './tabella-comuni.ts';

const toFilo = (trovato: Comune): ComuneFilo => ({
  Codice: trovato.codice,
  Denominazione: trovato.denominazione,
  Provincia: trovato.provincia,
  CAP: [...trovato.cap],
  Dal: trovato.dal || null,
  Al: trovato.al || null,
  Estero: trovato.isEstero,
});

type Lettore = (valore: string) => Partial<Ricerca> | undefined;
const booleani: Record<string, boolean> = { true: true, false: false };
const filtri: Record<string, Lettore> = {
  Denominazione: (testo) => ({ testo }),
  Codice: (codice) => ({ codice: codice.toUpperCase() }),
  Provincia: (provincia) => ({ provincia: provincia.toUpperCase() }),
  Data: (giorno) => (isData(giorno) ? { giorno } : undefined),
  Estero: (valore) => (Object.hasOwn(booleani, valore) ? { isEstero: booleani[valore] } : undefined),
};

/** @throws RICHIESTA_NON_VALIDA for an unknown field, a value of another type, or an order: the best come first. */
function readRicerca({ Filter, Logic, Order, Anagrafiche }: ListQuery): Ricerca {
  const errori: ModelState = {
    ...(Order.length > 0 ? { Order: [testiCampo.SCONOSCIUTO] } : {}),
    ...(Anagrafiche ? { Anagrafiche: [testiCampo.SCONOSCIUTO] } : {}),
  };
  let ricerca: Ricerca = { isIntersezione: Logic === 'and' };
  for (const [nome, valore] of Object.entries(Filter)) {
    const lettore = Object.hasOwn(filtri, nome) ? filtri[nome] : undefined;
    const testo = valore === null ? '' : String(valore).trim();
    if (lettore && testo === '') continue;
    const letto = lettore?.(testo);
    if (letto) ricerca = { ...ricerca, ...letto };
    else errori[`Filter.${nome}`] = [lettore ? testiCampo.VALORE_NON_VALIDO : testiCampo.SCONOSCIUTO];
  }
  requireNessunErrore(errori);
  return ricerca;
}

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.comuni,
  titolo: 'Comuni e stati esteri, anche cessati',
  corpo: listQuery,
  campiTesto: ['Denominazione'],
  risposta: listAnswer(comune),
  handle: ({ corpo }) => {
    const trovati = searchComuni(readRicerca(corpo));
    const inizio = (corpo.PageNo - 1) * corpo.PageSize;
    const pagina = trovati.slice(inizio, inizio + corpo.PageSize);
    return answerPagina(corpo, { righe: pagina, totale: trovati.length }, ({ codice }) => codice, toFilo);
  },
});

const uno = rottaDiSessione({
  metodo: 'GET',
  percorso: '/api/lookupportal/comuni/:codice',
  titolo: 'Un comune o uno stato, dal codice catastale',
  parametri: z.object({ codice: z.string().toUpperCase() }),
  risposta: z.object({ data: comune }),
  handle: ({ parametri }) => {
    const trovato = findComune(parametri.codice);
    if (!trovato) throw new DomainError('NON_TROVATO');
    return { data: toFilo(trovato) };
  },
});

export const comuneRotte: readonly Rotta[] = [lista, uno];

import {
  type AttoMandato,
  type DistintaFilo,
  type EsitiAddebitoFilo,
  fromWire,
  type Interno,
  type MandatoFilo,
  type PagamentoFilo,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Mandato = Interno<MandatoFilo>;
export type EsitiAddebito = Interno<EsitiAddebitoFilo>;
export type AttoDiPersona = Exclude<AttoMandato, 'scade'>;
const read = ({ data }: Busta<MandatoFilo>): Mandato => fromWire<MandatoFilo>(data);

/** One page of the mandates; `giro` tells one search from the next. */
export const mandatiQuery: QueryPagina<Mandato> = (query, giro) => ({
  queryKey: ['pagamento', 'mandati', query, giro] as const,
  queryFn: ({ signal }) => list<MandatoFilo>(percorsi.mandatoLista, query, { segnale: signal }),
});

export const createMandato = (scritto: { iban: string; intestatario: string }): Promise<Mandato> =>
  send<Busta<MandatoFilo>>('POST', percorsi.mandato, {
    corpo: { Iban: scritto.iban, Intestatario: scritto.intestatario },
  }).then(read);

/** One step in the life of a mandate; of the signature, its day. */
export const changeMandato = (id: string, atto: AttoDiPersona, giorno: string | null): Promise<Mandato> =>
  send<Busta<MandatoFilo>>('PUT', percorso(percorsi.mandatoStato, { id }), {
    corpo: { Atto: atto, DataMandato: giorno },
  }).then(read);

const QUANTI = 50;
const ultimi = { PageSize: QUANTI };

/** The last debits of who asks. */
export const addebitiQuery = queryOptions({
  queryKey: ['pagamento', 'addebiti'] as const,
  queryFn: () =>
    send<Busta<PagamentoFilo[]>>('POST', percorsi.pagamentoLista, {
      corpo: { ...ultimi, Filter: { Metodo: 'SEPA Direct Debit' } },
    }).then(({ data }) => data.map((uno) => fromWire<PagamentoFilo>(uno))),
  staleTime: 0,
});

/** The last files for the bank of who sells. */
export const distinteQuery = queryOptions({
  queryKey: ['pagamento', 'distinte'] as const,
  queryFn: () =>
    send<Busta<DistintaFilo[]>>('POST', percorsi.distintaLista, { corpo: ultimi }).then(({ data }) =>
      data.map((una) => fromWire<DistintaFilo>(una)),
    ),
  staleTime: 0,
});
export const downloadDistinta = (id: string): Promise<Blob> =>
  download(percorso(percorsi.distintaFile, { id }));

/** Writes what the bank says of the debits; answers what was done of each, and what could not be read. */
export const sendEsiti = (contenuto: string): Promise<EsitiAddebito> =>
  send<Busta<EsitiAddebitoFilo>>('POST', percorsi.sddEsiti, { corpo: { Contenuto: contenuto } }).then(
    ({ data }) => fromWire<EsitiAddebitoFilo>(data),
  );

import {
  type AnagraficaRiga,
  type firmaPronta,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisiti,
  type TestoIncaricoFilo,
  type TipoTestoIncarico,
  tipologiaUtente,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta = { data: TestoIncaricoFilo[] };
export type TestoIncarico = Interno<TestoIncaricoFilo>;
export type Cliente = Interno<AnagraficaRiga>;

const read = ({ data }: Busta): readonly TestoIncarico[] =>
  data.map((uno) => fromWire<TestoIncaricoFilo>(uno));

/** The texts of a studio for a year. */
export const testiQuery = (studio: number, anno: number) =>
  queryOptions({
    queryKey: ['incarico', 'testi', studio, anno],
    queryFn: () => send<Busta>('GET', percorso(percorsi.testiIncarico, { studio, anno })).then(read),
    staleTime: 0,
  });

/** Writes the version after the one that was read; answers the texts of the year. */
export const writeTesto = (
  { studio, anno }: { studio: number; anno: number },
  { tipo, versione }: TestoIncarico,
  testo: string,
): Promise<readonly TestoIncarico[]> =>
  send<Busta>('PUT', percorso(percorsi.testiIncarico, { studio, anno }), {
    corpo: { Tipo: tipo, Testo: testo, Versione: versione },
  }).then(read);

/** How a text would be printed, kept or not. */
export const getAnteprima = (
  studio: number,
  anno: number,
  tipo: TipoTestoIncarico,
  testo: string,
): Promise<Blob> =>
  download(percorsi.incaricoAnteprima, { IdStudio: studio, Anno: anno, Tipo: tipo, Testo: testo });

/** What is printed, and how. */
export type Stampa = {
  Tipo: TipoTestoIncarico;
  Anno: number;
  IdIntermediario: string | null;
  Firma: string;
};
/** The sheet of a client, kept among his documents. */
export const printUno = (stampa: Stampa, codice: string): Promise<Blob> =>
  download(percorsi.incaricoStampa, { ...stampa, Codici: [codice] });
/** Those of many: a job makes them. */
export const printMolti = (stampa: Stampa, codici: readonly string[]): Promise<unknown> =>
  send('POST', percorsi.incaricoStampa, { corpo: { ...stampa, Codici: codici } });

/** One page of the clients; `giro` tells one search from the next. */
export const clientiQuery: QueryPagina<Cliente> = (query, giro) => ({
  queryKey: ['anagrafica', 'incarichi', query, giro] as const,
  queryFn: ({ signal }) => list<AnagraficaRiga>(percorsi.anagraficaLista, query, { segnale: signal }),
});

/** Whether the studio can send something to be signed. */
export const prontaQuery = queryOptions({
  queryKey: ['firma', 'pronta'],
  queryFn: () =>
    send<z.infer<typeof firmaPronta>>('GET', percorsi.firmaPronta, { silenziosa: true }).then(
      ({ data }) => data.Pronta,
    ),
});

const { AMM_STU } = tipologiaUtente;
/** Who is shown these pages: not who works for himself. The server decides. */
export const mayLeggereIncarichi = (utente: Utente): boolean => readChi(utente) === 'studio';
export const mayScrivereTesti = (utente: Utente): boolean =>
  mayLeggereIncarichi(utente) && utente.tipologiaUtente === AMM_STU && canScrivere(utente, {});
export const mayStampareIncarichi = (utente: Utente): boolean =>
  mayLeggereIncarichi(utente) && canScrivere(utente, requisiti.scriviDocumenti);

import {
  DELEGHE_PER_LOTTO,
  type DelegaFilo,
  type delegheRegistrate,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisiti,
} from '@quadra/contract';
import type { z } from 'zod';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta = { data: DelegaFilo };
export type Delega = Interno<DelegaFilo>;

/** What is written of a delega; empty texts and days are not written. */
export type DelegaScritta = {
  IdIntermediario: string | null;
  Anno: number;
  Tipo: string;
  Firma: string;
  Numero: string;
  DataDelega: string | null;
  TipoDocumento: string;
  NumeroDocumento: string;
  ScadenzaDocumento: string | null;
  Reddito: number | null;
  Imposta: number | null;
};

/** One page of the deleghe; `giro` tells one search from the next. */
export const delegheQuery: QueryPagina<Delega> = (query, giro) => ({
  queryKey: ['delega', 'list', query, giro] as const,
  queryFn: ({ signal }) => list<DelegaFilo>(percorsi.delegaLista, query, { segnale: signal }),
});

const read = ({ data }: Busta): Delega => fromWire<DelegaFilo>(data);
export const createDelega = (scritta: DelegaScritta & { IdAnagrafica: string | null }): Promise<Delega> =>
  send<Busta>('POST', percorsi.deleghe, { corpo: scritta }).then(read);
/** Corrects the delega read at `versione`. */
export const changeDelega = ({ id, versione }: Delega, scritta: DelegaScritta): Promise<Delega> =>
  send<Busta>('PUT', percorso(percorsi.delegaUna, { id }), {
    corpo: { ...scritta, Versione: versione },
  }).then(read);
export const removeDelega = (id: string) => send<null>('DELETE', percorso(percorsi.delegaUna, { id }));

type Registrate = z.infer<typeof delegheRegistrate>['data'];
/** Puts deleghe in the register in their order, so many a call; those that could not be say why. */
export async function registerDeleghe(codici: readonly string[]): Promise<Registrate> {
  const esito: Registrate = { registrate: [], errori: [] };
  for (let inizio = 0; inizio < codici.length; inizio += DELEGHE_PER_LOTTO) {
    const { data } = await send<{ data: Registrate }>('POST', percorsi.delegaRegistra, {
      corpo: { Codici: codici.slice(inizio, inizio + DELEGHE_PER_LOTTO) },
    });
    esito.registrate.push(...data.registrate);
    esito.errori.push(...data.errori);
  }
  return esito;
}

/** The register of the intermediary and year of a delega. */
export const downloadRegistro = ({ idIntermediario, anno }: Delega, tipo: 'pdf' | 'csv'): Promise<Blob> =>
  download(
    percorso(tipo === 'pdf' ? percorsi.delegaRegistroPdf : percorsi.delegaRegistroCsv, {
      intermediario: idIntermediario,
      anno,
    }),
  );

/** The sheet that the client signs, with the words of its type; it stays among his documents. */
export const printDelega = ({ tipo, anno, idIntermediario, firma, idAnagrafica }: Delega): Promise<Blob> =>
  download(percorsi.incaricoStampa, {
    ...{ Tipo: tipo, Anno: anno, IdIntermediario: idIntermediario, Firma: firma, Codici: [idAnagrafica] },
  });

/** Who is shown the deleghe: not who works for himself. The server decides. */
export const mayLeggereDeleghe = (utente: Utente): boolean => readChi(utente) === 'studio';
export const mayStampareDeleghe = (utente: Utente): boolean =>
  mayLeggereDeleghe(utente) && canScrivere(utente, requisiti.scriviDocumenti);
export const mayScrivereDeleghe = (utente: Utente): boolean =>
  mayLeggereDeleghe(utente) && canScrivere(utente, requisiti.scriviDichiarazioni);

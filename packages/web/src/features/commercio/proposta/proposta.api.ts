import {
  fromWire,
  type Interno,
  type PropostaFilo,
  type PropostaInElenco,
  percorsi,
  percorso,
  type TipoProposta,
  tipologiaUtente,
} from '@quadra/contract';
import { download, send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';

type Busta<T> = { data: T };
export type Voce = Interno<PropostaInElenco>;
export type Proposta = Interno<PropostaFilo>;
const read = ({ data }: Busta<PropostaFilo>): Proposta => fromWire<PropostaFilo>(data);

/** One page of the offers, or of the expense notes; `giro` tells one search from the next. */
export const makeProposteQuery =
  (tipo: TipoProposta): QueryPagina<Voce> =>
  (query, giro) => ({
    queryKey: ['proposta', tipo, query, giro] as const,
    queryFn: ({ signal }) =>
      list<PropostaInElenco>(
        percorsi.propostaLista,
        { ...query, filter: { ...query.filter, Tipo: tipo } },
        { segnale: signal },
      ),
  });
export const getProposta = (id: string): Promise<Proposta> =>
  send<Busta<PropostaFilo>>('GET', percorso(percorsi.propostaUna, { id })).then(read);
export const createProposta = (corpo: {
  Tipo: TipoProposta;
  IdStudio: number | null;
  Scadenza: string | null;
  Righe: { Descrizione: string; Quantita: number; Prezzo: number }[];
  Note: string;
}): Promise<Proposta> => send<Busta<PropostaFilo>>('POST', percorsi.proposte, { corpo }).then(read);
type Quale = Pick<Proposta, 'id' | 'versione'>;
export const answerProposta = ({ id, versione }: Quale, Accetta: boolean): Promise<Proposta> =>
  send<Busta<PropostaFilo>>('PUT', percorso(percorsi.propostaRisposta, { id }), {
    corpo: { Accetta, Versione: versione },
  }).then(read);
export const invoiceProposta = ({ id, versione }: Quale): Promise<Proposta> =>
  send<Busta<PropostaFilo>>('POST', percorso(percorsi.propostaFattura, { id }), {
    corpo: { Versione: versione },
  }).then(read);
export const cancelProposta = ({ id, versione }: Quale): Promise<Proposta> =>
  send<Busta<PropostaFilo>>('PUT', percorso(percorsi.propostaAnnulla, { id }), {
    corpo: { Versione: versione },
  }).then(read);
export const downloadPdf = (id: string): Promise<Blob> => download(percorso(percorsi.propostaPdf, { id }));

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
/** What the pages offer; the server decides, this avoids shut doors. */
export function computePermessi(utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>) {
  const { tipologiaUtente: tipo } = utente;
  const vende = tipo === AMM_ELMAS || tipo === AMM_GES || tipo === OP_GES;
  return {
    legge: vende || tipo === CON_ELMAS || tipo === AMM_STU,
    guardaVendite: vende || tipo === CON_ELMAS,
    scrive: vende && !isSolaLettura(utente),
  };
}

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const cifre = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
export const formatEuro = (importo: number): string => euro.format(importo);
export const formatCifre = (importo: number): string => cifre.format(importo);

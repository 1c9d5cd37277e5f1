import {
  type AliquotaStudioFilo,
  fromWire,
  type Interno,
  percorsi,
  percorso,
  requisiti,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { readChi, type Utente } from '../../../api/sessione.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiAliquota as m } from '../../../messages/aliquota.ts';

type Busta = { data: AliquotaStudioFilo };
export type AliquotaStudio = Interno<AliquotaStudioFilo>;

/** What is written of a rate, and its act: empty texts are not written. */
export type AliquotaScritta = {
  Aliquota: number | null;
  NumeroDelibera: string;
  DataDelibera: string | null;
  Link: string;
  Nota: string;
};
/** Which rate: it does not change once it is there. */
export type DiQuale = {
  IdStudio?: number;
  CodiceCatastale: string | null;
  AnnoImposta: number | null;
  Fattispecie: string | null;
};

/** One page of the rates of the studio; `giro` tells one search from the next. */
export const aliquoteStudioQuery: QueryPagina<AliquotaStudio> = (query, giro) => ({
  queryKey: ['imu', 'aliquote-studio', query, giro] as const,
  queryFn: ({ signal }) => list<AliquotaStudioFilo>(percorsi.aliquotaStudioLista, query, { segnale: signal }),
});

const read = ({ data }: Busta): AliquotaStudio => fromWire<AliquotaStudioFilo>(data);

export const createAliquota = (scritta: DiQuale & AliquotaScritta): Promise<AliquotaStudio> =>
  send<Busta>('POST', percorsi.aliquotaStudio, { corpo: scritta }).then(read);

/** Corrects the rate read at `versione`. */
export const changeAliquota = (
  { id, versione }: AliquotaStudio,
  scritta: AliquotaScritta,
): Promise<AliquotaStudio> =>
  send<Busta>('PUT', percorso(percorsi.aliquotaStudioUna, { id }), {
    corpo: { ...scritta, Versione: versione },
  }).then(read);

export const removeAliquota = (id: string) =>
  send<null>('DELETE', percorso(percorsi.aliquotaStudioUna, { id }));

/** «1,06%», with a third decimal only where there is one. */
export const writePercento = (percento: number): string =>
  `${formatNumero(percento, Number.isInteger(Math.round(percento * 1e5) / 1e3) ? 2 : 3)}%`;

/** The rate that counts without the one of the studio, in words: «1,06%», «0,86% di base»; null when there is none. */
export function writeDiCasa({
  aliquotaQuadra,
  origineQuadra,
}: Pick<AliquotaStudio, 'aliquotaQuadra' | 'origineQuadra'>): string | null {
  if (aliquotaQuadra === null) return null;
  const testo = writePercento(aliquotaQuadra);
  return origineQuadra === 'base' ? m.diBase(testo) : testo;
}

/** Who is shown the rates of a studio: not who works for himself. The server decides. */
export const mayLeggereAliquote = (utente: Utente): boolean => readChi(utente) === 'studio';
export const mayScrivereAliquote = (utente: Utente): boolean =>
  mayLeggereAliquote(utente) && canScrivere(utente, requisiti.scriviDichiarazioni);

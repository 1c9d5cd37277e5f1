import {
  type ArrivoFilo,
  type FileVistoFilo,
  fromWire,
  type Interno,
  LAVORO_ARRIVO,
  type LavoroFilo,
  limitiArrivo,
  percorsi,
  percorso,
  testiArrivo,
  type VoceArrivoFilo,
} from '@quadra/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { upload } from '../../../api/carica.ts';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';

export type FileVisto = Interno<FileVistoFilo>;
export type VoceArrivo = Interno<VoceArrivoFilo>;
export type VoceNonLetta = VoceArrivo['nonLette'][number];

/** Files sent together: few calls for many small files, and none too long. */
const INSIEME = { file: 10, byte: 20_000_000 } as const;
const capienza = { byte: limitiArrivo.fileByte, testo: testiArrivo.TROPPO_GRANDE };

/** The files in the groups that are sent together, in their order. */
export function groupFile(file: readonly File[]): File[][] {
  const gruppi: File[][] = [];
  let byte = 0;
  for (const uno of file) {
    const ultimo = gruppi.at(-1);
    byte += uno.size;
    if (ultimo && ultimo.length < INSIEME.file && byte <= INSIEME.byte) ultimo.push(uno);
    else {
      gruppi.push([uno]);
      byte = uno.size;
    }
  }
  return gruppi;
}

/** Whether a file can be sent: it is not empty, nor too large. */
export const isInviabile = ({ size }: File): boolean => size > 0 && size <= limitiArrivo.fileByte;
/** What is said of one that cannot: it is told as the others. */
export const refuseFile = ({ name, size }: File): FileVisto => ({
  ...{ nome: name, contenuto: 'Nulla', che: '', quante: 0, conScheda: 0 },
  perche: size === 0 ? testiArrivo.NON_RICONOSCIUTO : testiArrivo.TROPPO_GRANDE,
});

/** Whether some of the declarations of a file are of who has no card. */
export const isSenzaScheda = ({ contenuto, quante, conScheda }: FileVisto): boolean =>
  contenuto === 'Dichiarazioni' && conScheda < quante;

/** Sends some files, or zips of them: what each holds. `id`: of the arrival that they go with. */
export const lookFile = (file: readonly File[], id: string | null): Promise<Interno<ArrivoFilo>> =>
  upload<{ data: ArrivoFilo }>(percorsi.arrivo, file, id === null ? {} : { IdArrivo: id }, capienza).then(
    ({ data }) => fromWire<ArrivoFilo>(data),
  );

/** Starts the job that brings in what was sent; answers its key. */
export const startArrivo = (IdArrivo: string): Promise<string> =>
  send<{ data: { jobId: string } }>('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: LAVORO_ARRIVO, Parametri: { IdArrivo } },
  }).then(({ data }) => data.jobId);

/** Between one reading and the next, where the line of the events is down. */
const OGNI_MS = 3_000;
export const chiaveLavoro = (id: string) => ['arrivo', 'lavoro', id] as const;
/** How the job goes: its events come by themselves, and it is asked again where they do not. */
export const lavoroArrivoQuery = (id: string) =>
  queryOptions({
    queryKey: chiaveLavoro(id),
    queryFn: () =>
      send<{ data: LavoroFilo }>('GET', percorso(percorsi.lavoroUno, { id }), { silenziosa: true }).then(
        ({ data }) => fromWire<LavoroFilo>(data),
      ),
    refetchInterval: ({ state }) => (state.data?.fine ? false : OGNI_MS),
  });

/** What each thing became, a page at a time. */
export const vociQuery = (id: string, pagina: number, righePerPagina: number, isSoloNonLetti: boolean) =>
  queryOptions({
    queryKey: ['arrivo', 'voci', id, pagina, righePerPagina, isSoloNonLetti],
    queryFn: ({ signal }) =>
      list<VoceArrivoFilo>(
        percorsi.arrivoLista,
        {
          ...{ pagina, righePerPagina, logic: 'and' },
          filter: { IdArrivo: id, ...(isSoloNonLetti && { Esito: 'Non letto' }) },
        },
        { segnale: signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Who has no card yet, as a list to be completed and imported. */
export const indirizzoSchede = (id: string) => percorso(percorsi.arrivoSchede, { id });
export const indirizzoNonLetti = (id: string) => percorso(percorsi.lavoroEsito, { id });
export const indirizzoResoconto = (id: string) => percorso(percorsi.lavoroResoconto, { id });

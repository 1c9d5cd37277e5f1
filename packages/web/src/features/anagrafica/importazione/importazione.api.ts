import {
  type CampoImportazione,
  fromWire,
  type ImportazioneLettaFilo,
  type Interno,
  LAVORO_IMPORTAZIONE,
  type LavoroFilo,
  percorsi,
  percorso,
  type RigaAnteprimaFilo,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { upload } from '../../../api/carica.ts';
import { send } from '../../../api/client.ts';

type Busta<T> = { data: T };
export type ImportazioneLetta = Interno<ImportazioneLettaFilo>;
export type RigaAnteprima = Interno<RigaAnteprimaFilo>;
export type Colonne = readonly (CampoImportazione | null)[];
export type Scelta = { readonly colonne: Colonne; readonly presenti: 'scarta' | 'aggiorna' };

const toFilo = ({ colonne, presenti }: Scelta) => ({ Colonne: colonne, Presenti: presenti });

/** Sends a file to import: its columns, with what each seems to hold. */
export const uploadImportazione = (file: File, idStudio?: number): Promise<ImportazioneLetta> =>
  upload<Busta<ImportazioneLettaFilo>>(
    percorsi.importazioneFile,
    [file],
    idStudio === undefined ? {} : { IdStudio: String(idStudio) },
  ).then(({ data }) => fromWire<ImportazioneLettaFilo>(data));

/** What would become of the first rows. */
export const previewImportazione = (id: string, scelta: Scelta): Promise<RigaAnteprima[]> =>
  send<Busta<RigaAnteprimaFilo[]>>('POST', percorso(percorsi.importazioneAnteprima, { id }), {
    corpo: toFilo(scelta),
  }).then(({ data }) => data.map((riga) => fromWire<RigaAnteprimaFilo>(riga)));

/** Starts the import in the background; answers the key of its job. */
export const startImportazione = ({ id, nome }: ImportazioneLetta, scelta: Scelta): Promise<string> =>
  send<Busta<{ jobId: string }>>('POST', percorsi.lavoroAvvia, {
    corpo: {
      Nome: LAVORO_IMPORTAZIONE,
      Parametri: { IdImportazione: id, Nome: nome, ...toFilo(scelta) },
    },
  }).then(({ data }) => data.jobId);

const OGNI_MS = 1_000;

/** How an import goes, asked again until it ends. */
export const avanzamentoQuery = (id: string) =>
  queryOptions({
    queryKey: ['anagrafica', 'importazione', id],
    queryFn: () =>
      send<Busta<LavoroFilo>>('GET', percorso(percorsi.lavoroUno, { id }), { silenziosa: true }).then(
        ({ data }) => fromWire<LavoroFilo>(data),
      ),
    refetchInterval: ({ state }) => (state.data?.fine ? false : OGNI_MS),
  });

export const indirizzoResoconto = (id: string): string => percorso(percorsi.lavoroResoconto, { id });

import {
  fromWire,
  type ImportazioneLettaFilo,
  type Interno,
  type LavoroFilo,
  percorsi,
  percorso,
  type RigaAnteprimaFilo,
} from '@quadra/contract';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { upload } from '../../api/carica.ts';
import { send } from '../../api/client.ts';
import type { MessaggiOggetto } from '../../messages/importazione.ts';

type Busta<T> = { data: T };
export type ImportazioneLetta = Interno<ImportazioneLettaFilo>;
export type RigaAnteprima = Interno<RigaAnteprimaFilo>;
export type Colonne = readonly (string | null)[];
export type Scelta = { readonly colonne: Colonne; readonly presenti: 'scarta' | 'aggiorna' };

/** What is imported: where its calls are, the fields it has, its words. */
export type Oggetto = {
  readonly file: string;
  readonly anteprima: string;
  readonly lavoro: string;
  /** Lists to be read again when it is over. */
  readonly chiaviLista: readonly QueryKey[];
  /** The fields with the words they are chosen by, in the order they are offered. */
  readonly campi: readonly (readonly [campo: string, nome: string])[];
  readonly obbligatorio: string;
  readonly m: MessaggiOggetto;
};

const toFilo = ({ colonne, presenti }: Scelta) => ({ Colonne: colonne, Presenti: presenti });

/** Sends a file to import: its columns, with what each seems to hold. */
export const uploadImportazione = (
  oggetto: Oggetto,
  file: File,
  idStudio?: number,
): Promise<ImportazioneLetta> =>
  upload<Busta<ImportazioneLettaFilo>>(
    oggetto.file,
    [file],
    idStudio === undefined ? {} : { IdStudio: String(idStudio) },
  ).then(({ data }) => fromWire<ImportazioneLettaFilo>(data));

/** What would become of the first rows. */
export const previewImportazione = (oggetto: Oggetto, id: string, scelta: Scelta): Promise<RigaAnteprima[]> =>
  send<Busta<RigaAnteprimaFilo[]>>('POST', percorso(oggetto.anteprima, { id }), {
    corpo: toFilo(scelta),
  }).then(({ data }) => data.map((riga) => fromWire<RigaAnteprimaFilo>(riga)));

/** Starts the import in the background; answers the key of its job. */
export const startImportazione = (
  oggetto: Oggetto,
  { id, nome }: ImportazioneLetta,
  scelta: Scelta,
): Promise<string> =>
  send<Busta<{ jobId: string }>>('POST', percorsi.lavoroAvvia, {
    corpo: {
      Nome: oggetto.lavoro,
      Parametri: { IdImportazione: id, Nome: nome, ...toFilo(scelta) },
    },
  }).then(({ data }) => data.jobId);

const OGNI_MS = 1_000;

/** How an import goes, asked again until it ends. */
export const avanzamentoQuery = (id: string) =>
  queryOptions({
    queryKey: ['importazione', id],
    queryFn: () =>
      send<Busta<LavoroFilo>>('GET', percorso(percorsi.lavoroUno, { id }), { silenziosa: true }).then(
        ({ data }) => fromWire<LavoroFilo>(data),
      ),
    refetchInterval: ({ state }) => (state.data?.fine ? false : OGNI_MS),
  });

export const indirizzoResoconto = (id: string): string => percorso(percorsi.lavoroResoconto, { id });

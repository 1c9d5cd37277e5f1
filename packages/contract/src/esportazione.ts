import { z } from 'zod';
import { formatoEsportazione } from './lavoro.ts';

/** How a file that is kept in the history may be written. */
const formatoStorico = [...formatoEsportazione, 'txt'] as const;
export type FormatoStorico = (typeof formatoStorico)[number];

/** How long the file of an export can be downloaded again; its row stays. */
export const ESPORTAZIONE_GIORNI = 90;

/** An export that was made: who, what, with which filter, how many rows, which file. */
export const storicoEsportazione = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Utente: z.string(),
  /** The list, as it is called. */
  Tipo: z.string(),
  Anno: z.number().int().nullable(),
  Formato: z.enum(formatoStorico),
  /** What was searched, field by field; empty: everything. */
  Filtro: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  Righe: z.number().int(),
  File: z.string(),
  /** Bytes. */
  Dimensione: z.number().int(),
  Data: z.string(),
  /** Until when the file is kept. */
  Scadenza: z.string(),
  /** Whether it is one's own, and still kept: only who made a file downloads it. */
  Scaricabile: z.boolean(),
});
export type StoricoEsportazioneFilo = z.infer<typeof storicoEsportazione>;

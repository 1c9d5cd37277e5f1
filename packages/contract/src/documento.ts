import { z } from 'zod';

/** A file kept for a client, without its content. */
export const documento = z.object({
  Id: z.string(),
  IdAnagrafica: z.string(),
  Nome: z.string(),
  /** What it is, in the words of who sent it; empty when they said nothing. */
  Tipo: z.string(),
  /** Media type, found in the content. */
  Formato: z.string(),
  /** Bytes. */
  Dimensione: z.number().int(),
  /** Hexadecimal. */
  Sha256: z.string(),
  CaricatoIl: z.string(),
  CaricatoDa: z.string().nullable(),
});
export type DocumentoFilo = z.infer<typeof documento>;

/** The fields beside the files (`uploadFile0`, `uploadFile1` ...). */
export const documentoExtra = z.object({
  IdAnagrafica: z.uuid(),
  tipo: z.string().trim().max(60).default(''),
  appid: z.string().max(40).optional(),
});
export const documentiAnswer = z.object({
  data: z.array(z.object({ id: z.string(), nome: z.string() })),
});

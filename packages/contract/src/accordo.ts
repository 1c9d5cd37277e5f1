import { z } from 'zod';
import { tipoDocumentoContratto } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

/** What a studio signed with who sells, without the content of the file. */
export const accordo = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Tipo: z.enum(tipoDocumentoContratto),
  /** Day of the signature. */
  Data: z.string(),
  Nome: z.string(),
  /** Bytes. */
  Dimensione: z.number().int(),
  CaricatoIl: z.string(),
  /** Name and surname of who sent it; both names, when somebody acted in the place of another. */
  CaricatoDa: z.string(),
});
export type AccordoFilo = z.infer<typeof accordo>;

/** The fields beside the signed file (`uploadFile0`). */
export const accordoExtra = z.object({
  IdStudio: z.coerce.number().int().min(1).max(2_147_483_647),
  Tipo: z.enum(tipoDocumentoContratto),
  Data: z.iso.date(testiCampo.DATA_NON_VALIDA),
  appid: z.string().max(40).optional(),
});

import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

export const tipoAliquota = ['IMU', 'Addizionale comunale', 'Addizionale regionale'] as const;

/** Kinds of property that the rates of the IMU tell apart. */
export const fattispecieImu = [
  'abitazione-principale',
  'rurali-strumentali',
  'beni-merce',
  'terreni',
  'gruppo-d',
  'aree-fabbricabili',
  'altri-fabbricati',
] as const;

const codiceCatastale = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]\d{3}$/, testiCampo.COMUNE_SCONOSCIUTO);
const appid = z.string().max(40).optional();

/** Which rates, in the address of the call. */
export const aliquotaQuery = z.object({
  Tipo: z.enum(tipoAliquota).optional(),
  CodiceCatastale: codiceCatastale.optional(),
  /** Who asks: `fisco.appidAliquote`. */
  appid,
});

const euro = z.number().nullable();

/** A rate, in percent; amounts in euro. Null: it does not apply, or has no limit. */
export const aliquota = z.object({
  /** Of the rates that the vendor may change; null for those of law. */
  Id: z.uuid().nullable(),
  Tipo: z.enum(tipoAliquota),
  Ente: z.string(),
  CodiceCatastale: z.string().nullable(),
  Fattispecie: z.string().nullable(),
  AnnoImposta: z.number().int(),
  ScaglioneDa: euro,
  ScaglioneA: euro,
  /** The rate is of who has no more than this income. */
  RedditoFinoA: euro,
  Aliquota: z.number(),
  /** Up to this income nothing is due. */
  Esenzione: euro,
  Verificata: z.boolean(),
  Versione: z.number().int().nullable(),
});
export type AliquotaFilo = z.output<typeof aliquota>;

const percento = z
  .number()
  .min(0)
  .max(100)
  .refine((valore) => Number.isInteger(Math.round(valore * 1e9) / 1e5), testiCampo.VALORE_NON_VALIDO);

/** A rate of the IMU that a comune set for a year. */
export const aliquotaNuova = z.object({
  Tipo: z.literal('IMU').default('IMU'),
  CodiceCatastale: codiceCatastale,
  Fattispecie: z.enum(fattispecieImu),
  Aliquota: percento,
  appid,
});
export const aliquotaModifica = z.object({ Aliquota: percento, Versione: z.number().int(), appid });

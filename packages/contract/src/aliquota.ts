import { z } from 'zod';
import { countLettere } from './caratteri-controllo.ts';
import { DELIBERA_MASSIMO, LINK_MASSIMO, NOTA_MASSIMO } from './limiti.ts';
import { testiAliquota, testiCampo } from './testi-campo.ts';

const tipoAliquota = ['IMU', 'Addizionale comunale', 'Addizionale regionale'] as const;

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

/** Who says a rate that a studio did not write: the table of the vendor, or the law. */
const origineQuadra = ['quadra', 'base'] as const;

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

const isPrecisa = (valore: number) => Number.isInteger(Math.round(valore * 1e9) / 1e5);
const percento = z.number().min(0).max(100).refine(isPrecisa, testiCampo.VALORE_NON_VALIDO);

/** A rate of the IMU that a comune set for a year. */
export const aliquotaNuova = z.object({
  Tipo: z.literal('IMU').default('IMU'),
  CodiceCatastale: codiceCatastale,
  Fattispecie: z.enum(fattispecieImu),
  Aliquota: percento,
  appid,
});
export const aliquotaModifica = z.object({ Aliquota: percento, Versione: z.number().int(), appid });

const isDiTreDecimali = (valore: number) => Number.isInteger(Math.round(valore * 1e8) / 1e5);
/** What a studio says of a rate of its own, and the act it answers with. */
const scritta = {
  /** In percent, within the bounds of law of its kind and year. */
  Aliquota: z.number().refine(isDiTreDecimali, testiAliquota.TRE_DECIMALI),
  NumeroDelibera: z
    .string()
    .trim()
    .min(1)
    .max(DELIBERA_MASSIMO)
    .refine((numero) => countLettere(numero) > 0, testiCampo.OBBLIGATORIO),
  DataDelibera: z.iso.date(),
  Link: z.string().trim().max(LINK_MASSIMO).nullable().default(null),
  Nota: z.string().trim().max(NOTA_MASSIMO).nullable().default(null),
};
/** Of one comune, year and kind of property a studio has one: it does not change what it is of. */
export const aliquotaStudioNuova = z.object({
  IdStudio: z.number().int().optional(),
  CodiceCatastale: codiceCatastale,
  /** Of the tax: the IMU that is paid in it. */
  AnnoImposta: z.number().int(),
  Fattispecie: z.enum(fattispecieImu),
  ...scritta,
  appid,
});
export const aliquotaStudioModifica = z.object({
  ...scritta,
  Versione: z.number().int().min(1).max(2_147_483_647),
  appid,
});

/** What counts where the studio says nothing: the rate of the comune in the table of the vendor, or the base one of law. */
const dellaCasa = {
  AliquotaQuadra: z.number().nullable(),
  OrigineQuadra: z.enum(origineQuadra).nullable(),
};
export const aliquotaStudio = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  CodiceCatastale: z.string(),
  Comune: z.string(),
  AnnoImposta: z.number().int(),
  Fattispecie: z.enum(fattispecieImu),
  Aliquota: z.number(),
  NumeroDelibera: z.string(),
  DataDelibera: z.string(),
  Link: z.string().nullable(),
  Nota: z.string().nullable(),
  ModificataIl: z.string(),
  Versione: z.number().int(),
  ...dellaCasa,
});
export type AliquotaStudioFilo = z.output<typeof aliquotaStudio>;
export const aliquotaStudioAnswer = z.object({ data: aliquotaStudio });

/**
 * The rate that a computation rests on, and who says it: `anno prima`, the comune had it the year before and nobody knows yet
 * that of the year; `nessuna`, and what rests on it is not known.
 */
export const aliquotaUsata = z.object({
  Fattispecie: z.enum(fattispecieImu),
  AnnoImposta: z.number().int(),
  Origine: z.enum(['studio', ...origineQuadra, 'anno prima', 'nessuna']),
  Aliquota: z.number().nullable(),
  /** The one of the studio, when it is the one that counts. */
  DelloStudio: aliquotaStudio.nullable(),
  /** When the studio took its own away: since then the one of the house counts again. */
  EliminataIl: z.string().nullable(),
  ...dellaCasa,
});
export type AliquotaUsataFilo = z.output<typeof aliquotaUsata>;

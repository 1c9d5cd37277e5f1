import { z } from 'zod';
import { BOZZA_VALORI_MASSIMI } from './limiti.ts';
import { testiCampo } from './testi-campo.ts';

const valore = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]);

/** Field path to value: what differs from the saved record. Never a committed value. */
const righi = z
  .record(z.string().min(1).max(100), valore)
  .refine((mappa) => Object.keys(mappa).length <= BOZZA_VALORI_MASSIMI, testiCampo.TROPPI_VALORI);

/** A draft replaces the one before it in the same place. */
export const bozzaScritta = z.object({
  Righi: righi,
  /** Version of the record it was typed over; null where there is no record yet. */
  Versione: z.number().int().min(0).max(2_147_483_647).nullable().default(null),
  appid: z.string().max(40).optional(),
});

/** The draft of the caller in a place. */
const bozzaDelLuogo = z.object({
  Righi: righi,
  Versione: z.number().int().nullable(),
  SalvataIl: z.string(),
});
export const bozzaDelLuogoAnswer = z.object({ data: bozzaDelLuogo.nullable() });
export const bozzaSalvata = z.object({ data: z.object({ SalvataIl: z.string() }) });
export type BozzaFilo = z.infer<typeof bozzaDelLuogo>;

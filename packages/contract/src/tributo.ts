import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

/** Where a code stands in the F24. */
export const sezioneTributo = [
  'Erario',
  'INPS',
  'Regioni',
  'IMU e altri tributi locali',
  'Camere di commercio',
  'Elementi identificativi',
] as const;

/** A code of the F24, as a person looks for it. */
export const tributo = z.object({
  Id: z.uuid(),
  Codice: z.string(),
  Descrizione: z.string(),
  Sezione: z.enum(sezioneTributo),
  /** Debit only, credit only, both: null when its source does not say. */
  Uso: z.enum(['Debito', 'Credito', 'Debito e credito']).nullable(),
  Rateizzabile: z.boolean(),
  /** What stands beside the code, as the table of the Agenzia writes it. */
  Rateazione: z.string().nullable(),
  /** Null: the source does not give it. */
  ValidoDa: z.string().nullable(),
  ValidoA: z.string().nullable(),
});
export type TributoFilo = z.infer<typeof tributo>;

/** A bank, or a branch of one: with its CAB and its name. */
export const filiale = z.object({
  Id: z.uuid(),
  Abi: z.string(),
  Cab: z.string().nullable(),
  Denominazione: z.string(),
  Agenzia: z.string().nullable(),
  Bic: z.string().nullable(),
});
export type FilialeFilo = z.infer<typeof filiale>;

const enteSede = ['INPS', 'INAIL'] as const;
export type EnteSede = (typeof enteSede)[number];
/** An office as the F24 wants its code. */
export const sedeEnte = z.object({
  Id: z.uuid(),
  Ente: z.enum(enteSede),
  Codice: z.string(),
  Descrizione: z.string(),
  Provincia: z.string().nullable(),
});
export type SedeFilo = z.infer<typeof sedeEnte>;

export const ibanRequest = z.strictObject({
  Iban: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(42),
  appid: z.string().max(40).optional(),
});
/** What a good IBAN says; the bank is null when its ABI is not among those held, the codes when it is not Italian. */
export const ibanAnswer = z.object({
  data: z.object({
    Iban: z.string(),
    Abi: z.string().nullable(),
    Cab: z.string().nullable(),
    Banca: z.string().nullable(),
    Agenzia: z.string().nullable(),
  }),
});
export type IbanLetto = z.infer<typeof ibanAnswer>['data'];

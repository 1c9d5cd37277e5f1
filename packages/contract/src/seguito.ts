import { z } from 'zod';

/** Letters of the note of a studio about a client, at most. */
export const NOTA_CLIENTE_MASSIMA = 500;

/** Who of the studio follows a client, and the note of the studio about him: nobody else reads them, the client neither. */
export const seguitoModifica = z.object({
  /** Null: nobody. */
  IdUtente: z.number().int().min(1).max(2_147_483_647).nullable(),
  Nota: z
    .string()
    .trim()
    .max(NOTA_CLIENTE_MASSIMA)
    .nullable()
    .transform((scritta) => scritta || null),
  /** 0 where nothing was written yet. */
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid: z.string().max(40).optional(),
});

const persona = z.object({ Id: z.number().int(), Nome: z.string() });
export const seguitoAnswer = z.object({
  data: z.object({
    IdUtente: z.number().int().nullable(),
    Nome: z.string().nullable(),
    Nota: z.string().nullable(),
    Versione: z.number().int(),
    ModificatoDa: z.string().nullable(),
    ModificatoIl: z.string().nullable(),
    /** Who may follow him: the people of the studio that are at work. */
    Persone: z.array(persona),
  }),
});
export type SeguitoFilo = z.output<typeof seguitoAnswer>['data'];

import { z } from 'zod';

/** How a service outside the house is: not configured, answering, silent. */
const statoServizio = ['Spento', 'Risponde', 'Non risponde'] as const;

export const servizioEsternoAnswer = z.object({
  data: z.array(
    z.object({
      Nome: z.string(),
      Stato: z.enum(statoServizio),
      /** It is one of the simulators: nothing of it leaves for anybody. */
      Simulato: z.boolean(),
    }),
  ),
});

/** Rows of what does not agree that an answer holds. */
export const GUASTI_MOSTRATI = 20;

const guasto = z.object({ Studio: z.number(), Che: z.string(), Riferimento: z.string().nullable() });
/** What was read again, and what of it does not agree. */
const controllo = z.object({ Righe: z.number(), Guasti: z.number(), Primi: z.array(guasto) });
export const verificaAnswer = z.object({
  data: z.object({
    Il: z.string(),
    Studi: z.number(),
    InAttesa: z.number(),
    Crediti: controllo,
    Registro: controllo,
  }),
});

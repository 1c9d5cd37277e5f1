import { z } from 'zod';

/** What of a property could not be carried as it is, or is to be looked at. */
const avvisoRiporto = [
  'SENZA_RENDITA',
  'TITOLO_DA_INDICARE',
  'CASO_DA_INDICARE',
  'AFFITTO_DA_VERIFICARE',
  'IMU_DA_VERIFICARE',
  'CANONE_INTERO',
  'LOCAZIONE_BREVE',
] as const;
export type AvvisoRiporto = (typeof avvisoRiporto)[number];

/** A property of the client in the tax year, and the rigo it goes to; null when it goes nowhere. */
const voceRiporto = z.object({
  Quadro: z.enum(['RA', 'RB']),
  Chiave: z.string().nullable(),
  IdImmobile: z.uuid(),
  Categoria: z.string().nullable(),
  Comune: z.string(),
  Foglio: z.string().nullable(),
  Particella: z.string().nullable(),
  Subalterno: z.string().nullable(),
  Avvisi: z.array(z.enum(avvisoRiporto)),
});

/** What quadri RA and RB would say from the records: the properties, and the caselle that would change (null empties). */
export const riporto = z.object({
  Voci: z.array(voceRiporto),
  Righi: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]).nullable()),
});
export type RiportoFilo = z.output<typeof riporto>;

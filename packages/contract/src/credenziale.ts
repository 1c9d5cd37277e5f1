import { z } from 'zod';

/** Outside services whose credentials a studio keeps. */
export const servizioCredenziale = ['telematico', 'firma', 'archiviazione', 'cassetto'] as const;
export type ServizioCredenziale = (typeof servizioCredenziale)[number];

/** All that is ever told of a credential: that it is there, since when. */
export const credenziale = z.object({
  Servizio: z.enum(servizioCredenziale),
  presente: z.boolean(),
  AggiornataIl: z.string().nullable(),
});
export const credenzialeScritta = z.object({
  Utente: z.string().max(200),
  Password: z.string().max(500),
  appid: z.string().max(40).optional(),
});

import { z } from 'zod';

/** One act of the audit log: who, when, from where, what it was before and after. */
export const attoRegistro = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string().nullable(),
  Quando: z.string(),
  /** Surname and name; null when nobody was known, or his name is no more. */
  Utente: z.string().nullable(),
  /** Who acted in the place of the user. */
  Attore: z.string().nullable(),
  Ip: z.string().nullable(),
  Azione: z.string(),
  Entita: z.string(),
  IdEntita: z.string().nullable(),
  /** The clients it is about, by name, for who works in their studio; null when it is about none, or they are no more. */
  Cliente: z.string().nullable(),
  Prima: z.unknown(),
  Dopo: z.unknown(),
  /** Before and after were erased with the person they spoke of. */
  Cancellato: z.boolean(),
  /** In the chain of its studio: it can no longer be changed unseen. */
  Sigillato: z.boolean(),
});

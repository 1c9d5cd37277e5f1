import { z } from 'zod';
import { statoPosta } from './enumerazioni/index.ts';

/** A mail of the outbox (the default mail gateway): the demo administrator opens and reads it in the application. */
export const messaggioPosta = z.object({
  Id: z.uuid(),
  Destinatario: z.string(),
  Oggetto: z.string(),
  Testo: z.string(),
  Stato: z.enum(statoPosta),
  CreatoIl: z.string(),
});

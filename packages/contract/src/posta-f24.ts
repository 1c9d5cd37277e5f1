import { z } from 'zod';

/** Mails the print of a model to the studio and to its client; the second time of a day is confirmed. */
export const postaF24Request = z.object({
  Conferma: z.boolean().default(false),
  appid: z.string().max(40).optional(),
});
/** To whom it went, and the document that went with it. */
export const postaF24Answer = z.object({
  data: z.object({ Studio: z.string(), Cliente: z.string(), IdDocumento: z.string() }),
});

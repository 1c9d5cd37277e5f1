import { z } from 'zod';

/** Mails the final print of a Certificazione unica to its client; the second time of a day is confirmed. */
export const postaCuRequest = z.object({
  Conferma: z.boolean().default(false),
  appid: z.string().max(40).optional(),
});
/** To whom it went, and the document that went with it. */
export const postaCuAnswer = z.object({
  data: z.object({ Cliente: z.string(), IdDocumento: z.string() }),
});

export const testiPostaCu = {
  oggetto: (studio: string, anno: number) => `${studio}: Certificazione unica ${anno}`,
  allegata: (cliente: string, studio: string, anno: number) =>
    `In allegato la Certificazione unica ${anno} di ${cliente}, preparata da ${studio}.`,
} as const;

import { z } from 'zod';

/** Kinds of providers of identities: the login page shows each in its own way. */
export const sistemiIdentita = ['spid', 'cie', 'altro'] as const;
/** A trip to the provider is good for this long. */
export const VIAGGIO_VALIDO_SECONDI = 600;

/** A provider, as the pages need it. */
export const fornitoreIdentita = z.object({
  id: z.string(),
  etichetta: z.string(),
  sistema: z.enum(sistemiIdentita),
});
export type FornitoreIdentita = z.infer<typeof fornitoreIdentita>;

/** The beginning of a trip: to which provider. */
export const inizioIdentita = z.object({ Fornitore: z.string().max(40), appid: z.string().optional() });
/** Where to send the browser, and the state that must come back. */
export const viaggioIdentita = z.object({ Indirizzo: z.string(), Stato: z.string() });
/** The end of it: the query the provider sent back, whole. */
export const ritornoIdentita = z.object({ Ritorno: z.string().max(8000), appid: z.string().optional() });
/** The identity with which one may enter. */
export const identitaCollegata = z.object({
  provider: z.string(),
  subject: z.string(),
  linkedAt: z.string(),
});

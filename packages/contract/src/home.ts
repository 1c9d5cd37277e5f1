import { z } from 'zod';

/** How often one is mailed what he has not read: never, every morning, every Monday. */
const riepilogoNotifiche = ['mai', 'giorno', 'settimana'] as const;
export type RiepilogoNotifiche = (typeof riepilogoNotifiche)[number];

/** Where the user was working last: a quadro of a declaration, saved or still a draft. */
const ripresa = z.object({
  Anno: z.number().int(),
  Id: z.string(),
  Denominazione: z.string(),
  Quadro: z.string().nullable(),
  Quando: z.iso.datetime(),
  InBozza: z.boolean(),
});

/** What the home remembers of one user. */
export const home = z.object({
  Preferiti: z.array(z.string()),
  /** The version whose release notes were read last. */
  NoteLette: z.string().nullable(),
  /** The `?` key opens the list of keys. */
  TastoAiuto: z.boolean(),
  /** The first steps were put aside. */
  PassiNascosti: z.boolean(),
  Riepilogo: z.enum(riepilogoNotifiche),
  Ripresa: ripresa.nullable(),
  /** The training areas that do not answer now, by their key: `_25`. */
  AreeSpente: z.array(z.string()),
});
export type Home = z.infer<typeof home>;

/** Names of tiles, as the pages call them: letters, digits, `-`, `/`. */
const tessera = z.string().regex(/^[a-z0-9/-]{1,60}$/);
export const preferenzeHome = z.object({
  Preferiti: z.array(tessera).max(30).optional(),
  NoteLette: z.string().max(20).optional(),
  TastoAiuto: z.boolean().optional(),
  PassiNascosti: z.boolean().optional(),
  Riepilogo: z.enum(riepilogoNotifiche).optional(),
  appid: z.string().max(40).optional(),
});

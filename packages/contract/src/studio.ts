import { z } from 'zod';
import { testiClient } from './testi.ts';

/** What every call that acts on one studio begins with: which one. */
export const unoStudio = z.object({
  IdStudio: z.number(testiClient.CAMPO_OBBLIGATORIO).int().min(1).max(2_147_483_647),
  appid: z.string().max(40).optional(),
});
export const INDIRIZZI_STUDIO_MASSIMO = 2_000;

/** The addresses an operator of the studio may work from: addresses and networks, comma-separated; empty, from everywhere. */
export const indirizziStudio = z.object({
  IdStudio: z.number().int(),
  IpAbilitati: z.string(),
  /** Where this very call comes from. */
  IndirizzoAttuale: z.string(),
});
export const indirizziStudioModifica = unoStudio.extend({
  IpAbilitati: z.string().max(INDIRIZZI_STUDIO_MASSIMO),
});

import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

/** What is asked of a client by mail: one document a line, and by when. `Conferma`: also when one left today already. */
export const richiestaInformazioni = z.object({
  Documenti: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(2000),
  Entro: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null),
  Conferma: z.boolean().default(false),
  appid: z.string().max(40).optional(),
});
/** To whom it is on its way. */
export const richiestaAnswer = z.object({ data: z.object({ Email: z.string() }) });

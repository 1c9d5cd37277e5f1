import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';

const testo = z.string().max(300).default('');

/** A client who registers: the fifteen fields, and the invitation code of a gestore. */
export const registrazione = z.object({
  TipoProfiloCliente: z.number().int().min(0).max(2),
  RagioneSociale: testo,
  PIVA: testo,
  CodiceFiscale: codiceFiscale(300).default(''),
  Nome: testo,
  Cognome: testo,
  Email: z.string().max(1000).default(''),
  EmailConferma: z.string().max(1000).default(''),
  Comune: testo,
  Provincia: testo,
  CAP: testo,
  Via: testo,
  EmailStudio: testo,
  TelefonoStudio: testo,
  Informativa: z.boolean().default(false),
  Reflink: z.string().max(100).nullable().optional(),
  appid: z.string().max(40).optional(),
});
export type RegistrazioneFilo = z.output<typeof registrazione>;

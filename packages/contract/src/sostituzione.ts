import { z } from 'zod';
import { countLettere } from './caratteri-controllo.ts';
import { sostituzione as limiti } from './limiti.ts';

const MOTIVO_CORTO = `Scrivere il motivo: almeno ${limiti.motivoMinimo} caratteri.`;
const LETTERE_MINIME = 3;

/** Enter in place of another user: reason mandatory, read-only unless writing is asked for. */
export const inizioSostituzione = z.object({
  IdUtente: z.number().int().min(1).max(2_147_483_647),
  Motivo: z
    .string()
    .trim()
    .min(limiti.motivoMinimo, MOTIVO_CORTO)
    .max(limiti.motivoMassimo, `Al massimo ${limiti.motivoMassimo} caratteri.`)
    .refine((motivo) => countLettere(motivo) >= LETTERE_MINIME, MOTIVO_CORTO),
  Ticket: z.string().trim().max(limiti.ticketMassimo).nullable().default(null),
  Scrittura: z.boolean().default(false),
  appid: z.string().optional(),
});

/** A user the caller may enter as. */
export const utenteSostituibile = z.object({
  Id: z.number().int(),
  Nome: z.string(),
  Cognome: z.string(),
  Email: z.string(),
  TipologiaUtente: z.number().int().min(0).max(5),
  NomeStudio: z.string().nullable(),
  NomeGestore: z.string().nullable(),
  /** An administrator is only looked at. */
  Scrivibile: z.boolean(),
});

/** One access in place of another, as the studio sees it. */
export const accessoSostituzione = z.object({
  Id: z.uuid(),
  Attore: z.string(),
  Utente: z.string(),
  NomeStudio: z.string().nullable(),
  Motivo: z.string(),
  Ticket: z.string().nullable(),
  Scrittura: z.boolean(),
  Inizio: z.string(),
  /** When it ended, or when it ends at the latest. */
  Fine: z.string(),
});

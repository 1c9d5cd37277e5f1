import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

export const statoTicket = ['Aperto', 'In lavorazione', 'Chiuso'] as const;
export type StatoTicket = (typeof statoTicket)[number];
export const prioritaTicket = ['Alta', 'Normale', 'Bassa'] as const;
export type PrioritaTicket = (typeof prioritaTicket)[number];
export const TICKET_TESTO_MASSIMO = 5000;
/** Working hours within which a ticket is answered, by priority; whoever answers does so from an hour of Rome to another. */
export const promessaTicket: Readonly<Record<PrioritaTicket, number>> = { Alta: 4, Normale: 9, Bassa: 27 };
export const orarioTicket = { dalle: 9, alle: 18 } as const;

const appid = z.string().max(40).optional();
const testo = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(TICKET_TESTO_MASSIMO);
export const ticketNuovo = z.object({
  Oggetto: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(150),
  Testo: testo,
  Priorita: z.enum(prioritaTicket).default('Normale'),
  /** The page it is opened from: only where who writes wants it told. */
  DallaPagina: z
    .string()
    .max(300)
    .regex(/^\/[\w/.~-]*$/, testiCampo.VALORE_NON_VALIDO)
    .nullable()
    .default(null),
  appid,
});
/** `Interna`: for those who answer alone. */
export const ticketMessaggio = z.object({ Testo: testo, Interna: z.boolean().default(false), appid });
export const ticketStato = z.object({ Stato: z.enum(statoTicket), Versione: z.number().int(), appid });
export const ticketExtra = z.object({
  Testo: z.string().trim().max(TICKET_TESTO_MASSIMO).default(''),
  appid,
});

const ticketRiga = z.object({
  Id: z.string(),
  Numero: z.number().int(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Oggetto: z.string(),
  Priorita: z.enum(prioritaTicket),
  Stato: z.enum(statoTicket),
  ApertoDa: z.string().nullable(),
  ApertoIl: z.string(),
  /** Since when who opened it waits for an answer; null: the last word is not his, or it is closed. */
  AttendeDa: z.string().nullable(),
  /** By when who answers promised to; null: nobody waits. */
  EntroIl: z.string().nullable(),
  UltimoIl: z.string(),
  Allegati: z.number().int(),
  Versione: z.number().int(),
});
export type TicketRigaFilo = z.output<typeof ticketRiga>;
export const ticketElenco = ticketRiga;
const allegato = z.object({ Id: z.string(), Nome: z.string(), Dimensione: z.number().int() });
const ticket = ticketRiga.extend({
  DallaPagina: z.string().nullable(),
  Messaggi: z.array(
    z.object({
      Id: z.string(),
      Testo: z.string(),
      Autore: z.string().nullable(),
      /** Of who answers. */
      Assistenza: z.boolean(),
      ScrittoIl: z.string(),
      Allegati: z.array(allegato),
    }),
  ),
  /** Of who answers, for who answers: who asked never receives them. */
  Note: z.array(
    z.object({ Id: z.string(), Testo: z.string(), Autore: z.string().nullable(), ScrittoIl: z.string() }),
  ),
});
export type TicketFilo = z.output<typeof ticket>;
export const ticketAnswer = z.object({ data: ticket });

import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

export const statoTicket = ['Aperto', 'In lavorazione', 'Chiuso'] as const;
export type StatoTicket = (typeof statoTicket)[number];
export const prioritaTicket = ['Urgente', 'Alta', 'Normale', 'Bassa'] as const;
export type PrioritaTicket = (typeof prioritaTicket)[number];
export const TICKET_TESTO_MASSIMO = 5000;
/** What who asks may show of the declaration his ticket opens from, each ticked apart. */
export const parteVeduta = ['pagina', 'numero', 'cliente', 'dichiarazione'] as const;
export type ParteVeduta = (typeof parteVeduta)[number];
/** The queue: those who wait for an answer, mine among them, those whose answer is awaited, those that are over. */
const parteCoda = ['noi', 'miei', 'studio', 'risolti'] as const;
export type ParteCoda = (typeof parteCoda)[number];
/** Working hours within which a ticket is answered, by priority; whoever answers does so from an hour of Rome to another. */
export const promessaTicket: Readonly<Record<PrioritaTicket, number>> = {
  Urgente: 1,
  Alta: 4,
  Normale: 9,
  Bassa: 27,
};
export const orarioTicket = { dalle: 9, alle: 18 } as const;

const appid = z.string().max(40).optional();
const parti = z.array(z.enum(parteVeduta)).max(parteVeduta.length);
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
  /** The casella of a declaration it is opened from: the server keeps how it stood until the ticket closes. */
  Da: z
    .object({
      Anno: z.number().int().min(2000).max(2099),
      IdDichiarazione: z.uuid(),
      Chiave: z.string().max(40),
    })
    .nullable()
    .default(null),
  /** What of it whoever answers sees: nothing else ever leaves the server. */
  Parti: parti.default([]),
  appid,
});
/** `Interna`: for those who answer alone; `Chiude`: with it the ticket is over. */
export const ticketMessaggio = z.object({
  Testo: testo,
  Interna: z.boolean().default(false),
  Chiude: z.boolean().default(false),
  appid,
});
/** Takes a ticket upon oneself, or leaves it to who will. */
export const ticketPresa = z.object({ Presa: z.boolean(), Versione: z.number().int(), appid });
/** Passes a ticket to a colleague, who is told. */
export const ticketPassa = z.object({ A: z.number().int().positive(), Versione: z.number().int(), appid });
/** Those a ticket may be passed to. */
const collegaTicket = z.object({ Id: z.number().int(), Nome: z.string() });
export type CollegaTicketFilo = z.output<typeof collegaTicket>;
export const colleghiTicketAnswer = z.object({ data: z.array(collegaTicket) });
/** What who answers asks to see besides. */
export const vedutaRichiesta = z.object({ Parti: parti.min(1), appid });
/** All that is shown from now on: what is not here is shown no more. */
export const vedutaConsenso = z.object({ Parti: parti, appid });
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
  /** The promise was not kept. */
  Oltre: z.boolean(),
  /** The clock stands: who asked is to say whether more may be seen. */
  Fermo: z.boolean(),
  /** Who answers it, and whether it is who reads. */
  PresoDa: z.string().nullable(),
  PresoIl: z.string().nullable(),
  Mio: z.boolean(),
  UltimoIl: z.string(),
  Allegati: z.number().int(),
  Versione: z.number().int(),
});
export type TicketRigaFilo = z.output<typeof ticketRiga>;
export const ticketElenco = ticketRiga;
const allegato = z.object({ Id: z.string(), Nome: z.string(), Dimensione: z.number().int() });
const vedutaStato = z.object({
  /** «Redditi PF 2026, quadro RN», and the rigo: null for who may not see the page. */
  Titolo: z.string().nullable(),
  Rigo: z.string().nullable(),
  PresaIl: z.string(),
  Parti: z.array(z.enum(parteVeduta)),
  /** Asked for, and not yet answered. */
  Chieste: z.array(z.enum(parteVeduta)),
  Negate: z.array(z.enum(parteVeduta)),
  Letture: z.number().int(),
});
const ticket = ticketRiga.extend({
  /** Whether who reads is who decides what is shown. */
  Consente: z.boolean(),
  /** What is shown to who answers; null: nothing was, or the ticket is closed. */
  Veduta: vedutaStato.nullable(),
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

/** One line of a page as it was; `Valore` null: it says who the client is, and that was not ticked. */
const rigaVeduta = z.object({
  Rigo: z.string(),
  Titolo: z.string(),
  Valore: z.string().nullable(),
  Calcolata: z.boolean(),
  Totale: z.boolean(),
  Chiesta: z.boolean(),
});
const quadroVeduta = z.object({ Codice: z.string(), Titolo: z.string(), Righe: z.array(rigaVeduta) });
export type QuadroVeduta = z.output<typeof quadroVeduta>;
/** A page as it was when the ticket was opened: each part null unless it was ticked. */
const veduta = vedutaStato.extend({
  IdStudio: z.number().int(),
  Pagina: quadroVeduta.nullable(),
  Numero: z
    .object({
      Rigo: z.string(),
      Titolo: z.string(),
      Valore: z.string(),
      Frase: z.string(),
      Passi: z.array(z.object({ Voce: z.string(), Calcolo: z.string().nullable(), Valore: z.string() })),
      Fonti: z.array(z.object({ Testo: z.string(), Verificata: z.boolean() })),
    })
    .nullable(),
  Cliente: z.object({ Denominazione: z.string(), CodiceFiscale: z.string() }).nullable(),
  Dichiarazione: z.array(quadroVeduta).nullable(),
});
export type VedutaFilo = z.output<typeof veduta>;
export const vedutaAnswer = z.object({ data: veduta });

export const RISPOSTA_PRONTA_TITOLO = 80;
/** An answer that is given often, kept by the vendor or by a gestore for those of his who answer. */
export const rispostaProntaNuova = z.object({
  Titolo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(RISPOSTA_PRONTA_TITOLO),
  Testo: testo,
  appid,
});
export const rispostaProntaModifica = rispostaProntaNuova.extend({ Versione: z.number().int() });
export const rispostaPronta = z.object({
  Id: z.string(),
  Titolo: z.string(),
  Testo: z.string(),
  Versione: z.number().int(),
});
export type RispostaProntaFilo = z.output<typeof rispostaPronta>;
export const rispostaProntaAnswer = z.object({ data: rispostaPronta });

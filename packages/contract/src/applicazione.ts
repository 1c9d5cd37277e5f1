import { z } from 'zod';
import type { ProfiloSuite } from './costanti.ts';

/** Kinds of programs that open from Quadra. */
export const tipoApplicazione = ['manager', 'dichiarazioni', 'lms', 'common'] as const;
export type TipoApplicazione = (typeof tipoApplicazione)[number];

/** Address by profile; a missing one is not available. */
export type IndirizziProfilo = Partial<Record<ProfiloSuite, string>>;

/** Beyond these a list of addresses is a mistake. */
export const INDIRIZZO_APPLICAZIONE_MASSIMO = 300;
export const RITORNI_MASSIMI = 10;

const indirizzo = z.string().max(INDIRIZZO_APPLICAZIONE_MASSIMO);
const indirizzi = z.object({
  Studio: indirizzo.nullable().default(null),
  Privato: indirizzo.nullable().default(null),
  Azienda: indirizzo.nullable().default(null),
});

const scritta = {
  Nome: z.string().max(80),
  Tipo: z.enum(tipoApplicazione),
  Anno: z.number().int().min(2019).max(2099).nullable().default(null),
  Numero: z.number().int().min(1).max(999_999_999).nullable().default(null),
  Indirizzi: indirizzi.default({ Studio: null, Privato: null, Azienda: null }),
  PaginaIniziale: z.string().max(120).default(''),
  Ritorni: z.array(indirizzo).max(RITORNI_MASSIMI).default([]),
  RitorniUscita: z.array(indirizzo).max(RITORNI_MASSIMI).default([]),
  IndirizzoUscita: indirizzo.nullable().default(null),
  Attiva: z.boolean().default(true),
};

/** An application as the vendor writes it for the first time; its code never changes. */
export const applicazioneNuova = z.object({ Codice: z.string().max(40), ...scritta });
/** The same, changed: the version says which one was read. */
export const applicazioneModifica = z.object({ ...scritta, Versione: z.number().int() });

export const applicazione = z.object({
  Id: z.uuid(),
  Codice: z.string(),
  ClientId: z.string(),
  /** False: a public client, PKCE alone. */
  HaSegreto: z.boolean(),
  Versione: z.number().int(),
  ...scritta,
  Indirizzi: z.object({
    Studio: z.string().nullable(),
    Privato: z.string().nullable(),
    Azienda: z.string().nullable(),
  }),
});
export const applicazioneSegreto = z.object({ Segreto: z.string() });

/** Where a program is: a base for each profile, and the page to open after it. */
const voceSuite = z.object({
  nome: z.string(),
  base: z.object({
    studio: z.string().optional(),
    privato: z.string().optional(),
    azienda: z.string().optional(),
  }),
  inizio: z.string(),
});
export type VoceSuite = z.infer<typeof voceSuite>;

/**
 * The suite as the pages know it. Years and common programs are keyed by the last two digits of the year, training areas
 * by an underscore and their number (`_3`).
 */
export const mappaSuite = z.object({
  manager: voceSuite,
  anni: z.record(z.string(), voceSuite),
  common: z.record(z.string(), voceSuite),
  lms: z.record(z.string(), voceSuite),
});
export type MappaSuite = z.infer<typeof mappaSuite>;

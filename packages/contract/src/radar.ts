import { z } from 'zod';
import { finalitaDichiarazione, tipoDichiarazione } from './enumerazioni/index.ts';
import { listAnswer } from './lista.ts';

/** What comes next for an obligation, from the first to the last. */
export const passiRadar = [
  'Non creata',
  'Controlli bloccanti',
  'Da compilare',
  'Incompleta',
  'Manca data impegno',
  'Da chiudere',
  'Da stampare',
  'Telematico da creare',
  'Da consegnare',
  'Da inviare',
  'Scartata',
  'Annullata',
  'Attesa ricevuta',
  'Accolta',
] as const;
export type PassoRadar = (typeof passiRadar)[number];

/** How an obligation stands, from what stops it to what is over: one shape and one word for each. */
export const statiRadar = [
  ...(['blocca', 'da seguire', 'in corso', 'da fare'] as const),
  ...(['chiusa', 'inviata', 'fatto'] as const),
] as const;
export type StatoRadar = (typeof statiRadar)[number];

/** Which state each step is of. */
export const statoDiPasso: Readonly<Record<PassoRadar, StatoRadar>> = {
  'Non creata': 'da fare',
  'Controlli bloccanti': 'blocca',
  'Da compilare': 'in corso',
  Incompleta: 'da seguire',
  'Manca data impegno': 'da seguire',
  'Da chiudere': 'da fare',
  'Da stampare': 'chiusa',
  'Telematico da creare': 'chiusa',
  'Da consegnare': 'chiusa',
  'Da inviare': 'chiusa',
  Scartata: 'blocca',
  Annullata: 'blocca',
  'Attesa ricevuta': 'inviata',
  Accolta: 'fatto',
};

/** What is looked at: what is still worked at, or what is over (accepted, or of a season that is past). */
export const vistaRadar = ['In corso', 'Chiusi'] as const;
export type VistaRadar = (typeof vistaRadar)[number];
/** As a filter says an obligation that nobody took in charge. */
export const SENZA_OPERATORE = 'nessuno';

/** An obligation of a client: what comes next, by when, and where that is done. */
const cellaRadar = z.object({
  Tipo: z.enum(tipoDichiarazione),
  Passo: z.enum(passiRadar),
  /** Null for a declaration that is still to be created. */
  IdDichiarazione: z.uuid().nullable(),
  Finalita: z.enum(finalitaDichiarazione).nullable(),
  /** Where it is done inside the declaration: `quadroRC`, `riepilogo`, `telematico`. */
  Vista: z.string().nullable(),
  /** The casella it is about. */
  Chiave: z.string().nullable(),
  /** Quadri still to complete. */
  QuadriAperti: z.number().int(),
  /** Somebody of the studio has to do something: not so for what is over or waits for the Agenzia. */
  Blocca: z.boolean(),
  /** Null where the due date of the type is not handled. */
  Scadenza: z.string().nullable(),
  /** Days left; negative when it is past. */
  Giorni: z.number().int().nullable(),
  /** Nothing is left to do in its season: accepted, or past the days in which a late one is valid. */
  Conclusa: z.boolean(),
  /** Who took it in charge. */
  InCaricoA: z.string().nullable(),
  /** Other declarations of the same type, less urgent than this. */
  Altre: z.number().int(),
});
export type CellaRadar = z.infer<typeof cellaRadar>;

const radarRiga = z.object({
  IdAnagrafica: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Celle: z.array(cellaRadar),
});
export type RadarRiga = z.infer<typeof radarRiga>;

/** An obligation of the board: by when it is due, and how many clients have it, by state. */
const obbligoRadar = z.object({
  Tipo: z.enum(tipoDichiarazione),
  Scadenza: z.string().nullable(),
  Giorni: z.number().int().nullable(),
  /** Its season is over: not even a late one is valid. */
  Chiusa: z.boolean(),
  /** In the order of the states; those of nobody are left out. */
  Stati: z.array(z.object({ Stato: z.enum(statiRadar), Quanti: z.number().int() })),
});

/** What somebody took in charge, and what of it is stopped; `IdUtente` null: what nobody took. */
const caricoRadar = z.object({
  IdUtente: z.number().int().nullable(),
  Nome: z.string().nullable(),
  Quanti: z.number().int(),
  Bloccati: z.number().int(),
});

/**
 * `Obblighi`: the types that the clients found have, in the order of the forms: the columns of the board. `Totali`, `Clienti`
 * and `Carico` are of all the pages, whatever state is looked for; `Carico` also whoever is.
 */
export const radarAnswer = listAnswer(radarRiga).extend({
  Obblighi: z.array(z.enum(tipoDichiarazione)),
  Totali: z.array(obbligoRadar),
  Clienti: z.object({ Totale: z.number().int(), Bloccati: z.number().int(), Pronti: z.number().int() }),
  Carico: z.array(caricoRadar),
});
export type RadarAnswer = z.infer<typeof radarAnswer>;

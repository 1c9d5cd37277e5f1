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

/** `Obblighi`: the types that the clients found have, in the order of the forms: the columns of the board. */
export const radarAnswer = listAnswer(radarRiga).extend({ Obblighi: z.array(z.enum(tipoDichiarazione)) });

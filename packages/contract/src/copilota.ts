import { z } from 'zod';

export const DOMANDA_COPILOTA_MASSIMA = 500;

/** Where a sentence of an answer comes from: a rigo, a law, a date of the calendar. */
const citazione = z.object({
  Genere: z.enum(['rigo', 'legge', 'scadenza']),
  Testo: z.string(),
  /** The page where it is, when it has one. */
  Percorso: z.string().nullable(),
  /** A law that nobody has read again on its act is said so. */
  Verificata: z.boolean(),
});
const passo = z.object({ Voce: z.string(), Calcolo: z.string().nullable(), Valore: z.string().nullable() });

/** A row of what makes the balance: the amounts above add up to the one that is `Totale`. */
const rigaConto = z.object({
  Voce: z.string(),
  /** Where it stands on the form; null for what is a sum of more. */
  Chiave: z.string().nullable(),
  Importo: z.number(),
  Totale: z.boolean(),
});
/** What would change if a casella held another amount: nothing is written, a person may look at it as a column. */
const proposta = z.object({
  Chiave: z.string(),
  Titolo: z.string(),
  Prima: z.number(),
  Dopo: z.number(),
  /** The balance, all taxes together; null where it is not known. */
  SaldoPrima: z.number().nullable(),
  SaldoDopo: z.number().nullable(),
  Effetti: z.array(z.object({ Imposta: z.string(), Effetto: z.number() })),
  Avviso: z.string().nullable(),
});

/** An exchange: what was asked, and what was answered by whom. */
export const scambioCopilota = z.object({
  Id: z.uuid(),
  Quando: z.string(),
  Domanda: z.string(),
  /** Of what declaration, as one calls it; null when of none. */
  Su: z.string().nullable(),
  Testo: z.string(),
  Passi: z.array(passo),
  Citazioni: z.array(citazione),
  /** The number it is about, where it is one. */
  Chiave: z.string().nullable(),
  Conto: z.array(rigaConto),
  Proposta: proposta.nullable(),
  /** motore: the engine read the question itself. modello: a language model said which question it is, and the engine answered. */
  Fonte: z.enum(['motore', 'modello', 'nessuno']),
});
export type ScambioCopilota = z.infer<typeof scambioCopilota>;

export const copilotaStato = z.object({
  data: z.object({ Configurato: z.boolean(), Simulato: z.boolean(), Nome: z.string().nullable() }),
});

export const domandaCopilota = z.object({
  Domanda: z.string().trim().min(1).max(DOMANDA_COPILOTA_MASSIMA),
  Anno: z.number().int().min(2019).max(2099).nullable().default(null),
  IdDichiarazione: z.string().max(40).nullable().default(null),
  /** The imprint of what was shown, and may leave. */
  Conferma: z.string().max(64).nullable().default(null),
  appid: z.string().max(40).optional(),
});

/** The answer, or what would leave the house, letter by letter, if it is confirmed. */
export const copilotaAnswer = z.object({
  data: z.object({
    Scambio: scambioCopilota.nullable(),
    Invio: z.object({ A: z.string(), Testo: z.string(), Impronta: z.string() }).nullable(),
  }),
});

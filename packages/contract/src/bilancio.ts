import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

const RIGHE_MASSIME = 5_000;
export const limitiBilancio = { righe: RIGHE_MASSIME, caratteri: 1_000_000, voce: 120 } as const;

/** One account: amounts in euro, with cents. */
const riga = z.object({
  Conto: z.string(),
  Descrizione: z.string(),
  Dare: z.number(),
  Avere: z.number(),
  /** The item it belongs to: the account itself when the file does not say. */
  Voce: z.string(),
});

/** The accounts of a client for a year, who imported them, and what they would write in the declaration. */
const bilancio = z.object({
  IdAnagrafica: z.string(),
  Anno: z.number().int(),
  Fonte: z.string(),
  DataImport: z.string(),
  Dare: z.number(),
  Avere: z.number(),
  Avvisi: z.array(z.string()),
  Righe: z.array(riga),
  Log: z.array(z.object({ Data: z.string(), Utente: z.string(), Esito: z.string() })),
  /** Casella chosen for each item. */
  Caselle: z.record(z.string(), z.string()),
  /** Whole euro that each casella would hold: what the accounts of its items differ by. */
  Righi: z.record(z.string(), z.number().int()),
});
export type BilancioFilo = z.infer<typeof bilancio>;

export const bilancioAnswer = z.object({ data: bilancio.nullable() });

export const bilancioRequest = z.object({
  /** Name of the file. */
  Fonte: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(200),
  /** The CSV, or the XBRL instance, itself. */
  Contenuto: z.string().min(1, testiCampo.OBBLIGATORIO).max(limitiBilancio.caratteri),
});

export const caselleBilancioRequest = z.object({
  Caselle: z.record(z.string().max(limitiBilancio.voce), z.string().max(12)),
});

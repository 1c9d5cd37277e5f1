import { z } from 'zod';
import { statoOfferta } from './enumerazioni/index.ts';
import { rigaFattura, righeScritte } from './fattura.ts';

const appid = z.string().max(40).optional();
const versione = z.number().int().min(1).max(2_147_483_647);

/** What a seller writes to a studio before an invoice: what it offers, or the expenses it asks back. */
const tipoProposta = ['Offerta', 'Nota spese'] as const;
export type TipoProposta = (typeof tipoProposta)[number];
export const statoNotaSpese = ['Da fatturare', 'Fatturata', 'Annullata'] as const;
const statoProposta = [...statoOfferta, ...statoNotaSpese] as const;
export type StatoProposta = (typeof statoProposta)[number];

export const propostaNuova = z.object({
  Tipo: z.enum(tipoProposta),
  IdStudio: z.number().int().min(1).max(2_147_483_647),
  /** Last day on which an offer may be accepted; null: thirty days from today. Of an offer alone. */
  Scadenza: z.iso.date().nullable().default(null),
  Righe: righeScritte,
  Note: z.string().trim().max(1000).default(''),
  appid,
});
export type PropostaNuova = z.output<typeof propostaNuova>;
/** What the studio answers to an offer, once. */
export const propostaRisposta = z.object({ Accetta: z.boolean(), Versione: versione, appid });
export const propostaAtto = z.object({ Versione: versione, appid });

export const propostaInElenco = z.object({
  Id: z.uuid(),
  Tipo: z.enum(tipoProposta),
  IdStudio: z.number().int(),
  Numero: z.string(),
  Anno: z.number().int(),
  Data: z.string(),
  Cliente: z.string(),
  /** Without VAT. */
  Importo: z.number(),
  Iva: z.number(),
  Totale: z.number(),
  Scadenza: z.string().nullable(),
  Stato: z.enum(statoProposta),
  /** An offer that nobody answered in time. */
  Scaduta: z.boolean(),
  Versione: z.number().int(),
});
export type PropostaInElenco = z.output<typeof propostaInElenco>;
const proposta = propostaInElenco.extend({
  Venditore: z.string(),
  Righe: z.array(rigaFattura),
  Note: z.string(),
  RispostaIl: z.string().nullable(),
  RispostaDa: z.string().nullable(),
  /** The invoice that was made of it. */
  Fattura: z.object({ Id: z.uuid(), Numero: z.string(), Data: z.string() }).nullable(),
  /** What who asks may do of it now. */
  Rispondibile: z.boolean(),
  Fatturabile: z.boolean(),
  Annullabile: z.boolean(),
});
export type PropostaFilo = z.output<typeof proposta>;
export const propostaAnswer = z.object({ data: proposta });

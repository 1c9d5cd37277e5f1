import { z } from 'zod';
import { F24_PER_LOTTO } from './limiti.ts';
import { testiF24 } from './testi-campo.ts';
import { giornoF24, totaleF24 } from './versamento.ts';

/** Kinds of job on many models, as `start-job` names them. */
export const lavoriF24 = {
  prepara: 'prepara-f24',
  stampa: 'stampa-f24',
  file: 'file-f24',
  paga: 'paga-f24',
  banca: 'banca-f24',
  posta: 'posta-f24',
} as const;

const codici = z
  .array(z.uuid())
  .min(1, testiF24.NESSUNO_SCELTO)
  .max(F24_PER_LOTTO, testiF24.troppi(F24_PER_LOTTO));
/** Models, by key. */
export const moltiF24 = z.object({ Codici: codici });
/** How many models go on paper: a PDF each, in a zip with their index, or one after the other in one PDF. */
const formaStampaF24 = ['Zip', 'Pdf'] as const;
export type FormaStampaF24 = (typeof formaStampaF24)[number];
export const stampaMoltiF24 = moltiF24.extend({ Forma: z.enum(formaStampaF24).default('Zip') });
export const pagaMoltiF24 = moltiF24.extend({ Data: giornoF24 });
/** The clients whose models of a day are prepared. */
export const preparaMoltiF24 = z.object({
  Anno: z.number().int(),
  Scadenza: giornoF24,
  Codici: codici,
});

/** What would be prepared: for the day that is asked, or for the next one; of some clients, or of those who owe something. */
export const massaF24Request = z.object({
  Anno: z.number().int(),
  Scadenza: giornoF24.optional(),
  Codici: codici.optional(),
  appid: z.string().max(40).optional(),
});
const esitoMassaF24 = [
  'Si prepara',
  'Niente da versare',
  'Da completare',
  'A rate',
  'Conto non creato',
  'Non calcolabile',
] as const;
export type EsitoMassaF24 = (typeof esitoMassaF24)[number];

const riga = z.object({
  IdAnagrafica: z.string(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  Esito: z.enum(esitoMassaF24),
  /** Why it is not prepared; of what is, what the law does not let be used. */
  Motivo: z.string().nullable(),
  /** Models, of one client and day. Amounts in euro. */
  Quanti: z.number().int(),
  ...totaleF24,
});
export type RigaMassaF24Filo = z.output<typeof riga>;
const massa = z.object({
  Anno: z.number().int(),
  /** Null where nobody owes anything. */
  Scadenza: z.string().nullable(),
  /** The days on which somebody owes something. */
  Scadenze: z.array(z.object({ Data: z.string(), Clienti: z.number().int(), Saldo: z.number() })),
  /** The models that there are already for that day. */
  Preparati: z.number().int(),
  Righe: z.array(riga),
  /** There are more clients than are looked at together. */
  Troppi: z.boolean(),
});
export type MassaF24Filo = z.output<typeof massa>;
export const massaF24Answer = z.object({ data: massa });

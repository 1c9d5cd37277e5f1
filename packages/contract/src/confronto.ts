import { z } from 'zod';
import { chiaveCasella, esitoCasella, valoreCasella } from './dichiarazione.ts';

const valore = valoreCasella.nullable();
const stato = esitoCasella.shape.stato;

/** The declaration of the year before: null when the client has none of that type. */
const precedente = z.object({ Anno: z.number().int(), Id: z.uuid() }).nullable();
const voceSola = z.object({ Chiave: z.string(), Titolo: z.string(), Valore: valore });

/** What the declaration of the year before proposes: nothing is written. */
export const riportoAnno = z.object({
  Precedente: precedente,
  Voci: z.array(
    z.object({
      Gruppo: z.string(),
      Da: z.string(),
      A: z.string(),
      Titolo: z.string(),
      Valore: valoreCasella,
      Attuale: valore,
      Nota: z.string().nullable(),
    }),
  ),
  /** Given last year, without a place in the form of this one. */
  SenzaRigo: z.array(voceSola),
  /** Given last year, and of that year alone. */
  DaCompilare: z.array(voceSola),
});
export type RiportoAnnoFilo = z.output<typeof riportoAnno>;

/** How much of a difference comes from what was given, from the formulas of the law, from its numbers: whole euro. */
const attribuzione = z.object({ Dati: z.number(), Legge: z.number(), Parametri: z.number() });

/** A row of the way from the income to the balance, as the year before had it. */
const rigaCascata = z.object({
  Id: z.string(),
  Pannello: z.enum(['redditi', 'imposta']),
  Tipo: z.enum(['voce', 'scaglione', 'resto', 'totale']),
  Titolo: z.string(),
  Chiave: z.string().nullable(),
  Importo: z.number().nullable(),
  Stato: z.enum(['completo', 'provvisorio', 'incompleto']),
  Tappa: z.enum(['reddito', 'imponibile', 'lorda', 'netta', 'irpef', 'saldo']).nullable(),
  Aliquota: z.number().nullable(),
  Mancano: z.number().nullable(),
});

/** A row of the taxes in both years, its difference split in the two orders; null where it cannot be. */
const rigaAnni = z.object({
  Id: z.string(),
  Tipo: rigaCascata.shape.Tipo.exclude(['scaglione']),
  Tappa: rigaCascata.shape.Tappa,
  Titolo: z.string(),
  ChiavePrima: z.string().nullable(),
  ChiaveDopo: z.string().nullable(),
  Prima: z.number().nullable(),
  Dopo: z.number().nullable(),
  PrimaIDati: attribuzione.nullable(),
  PrimaLeRegole: attribuzione.nullable(),
});

/** A declaration against that of the year before, casella by casella. */
export const confrontoAnni = z.object({
  Precedente: precedente,
  Voci: z.array(
    z.object({
      Quadro: z.string(),
      Titolo: z.string(),
      Inserita: z.boolean(),
      ChiavePrima: z.string(),
      ChiaveDopo: z.string(),
      Prima: valore,
      Dopo: valore,
      StatoPrima: stato,
      StatoDopo: stato,
      Differenza: z.number().nullable(),
      Attribuzione: attribuzione.nullable(),
    }),
  ),
  SoloPrima: z.array(voceSola),
  SoloDopo: z.array(voceSola),
  CascataPrima: z.array(rigaCascata),
  Imposte: z.array(rigaAnni),
});
export type ConfrontoAnniFilo = z.output<typeof confrontoAnni>;

/** One save of a declaration: who, when, how many caselle, and what it made of the casella that was asked. */
const momento = z.object({
  Versione: z.number().int(),
  Quando: z.string(),
  Utente: z.string(),
  /** Who did it in place of the user. */
  Attore: z.string().nullable(),
  Caselle: z.number().int(),
  Valore: z.number().nullable(),
  /** Null for the first, and where one of the two values is not known. */
  Effetto: z.number().nullable(),
});
export const momenti = z.object({ Chiave: z.string().nullable(), Momenti: z.array(momento) });
export type MomentiFilo = z.output<typeof momenti>;
/** The casella whose value is followed; without it, the one that the form explains first. */
export const momentiQuery = z.object({ chiave: chiaveCasella.optional() });

/** A declaration as it was: what was given, and what today's rules make of it. */
export const momentoPassato = z.object({
  Versione: z.number().int(),
  Quando: z.string().nullable(),
  VersioneProgramma: z.string(),
  Righi: z.record(z.string(), valoreCasella),
  Forzature: z.record(z.string(), z.object({ valore: z.number(), motivo: z.string() })),
  Calcolati: z.record(z.string(), esitoCasella),
});
export type MomentoPassatoFilo = z.output<typeof momentoPassato>;
/** Which moment: a version, or the last one up to an instant; nothing for the present. */
export const momentoQuery = z.object({
  versione: z.coerce.number().int().min(1).optional(),
  al: z.iso.datetime({ offset: true }).optional(),
});

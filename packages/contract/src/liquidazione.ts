import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

const EURO_MASSIMI = 99_999_999_999;
const PERIODI_MASSIMI = 12;
const appid = z.string().max(40).optional();
const decimali = (importo: number) => Math.abs(importo * 100 - Math.round(importo * 100)) < 1e-4;
/** Euro with cents; of some the sign is admitted. */
const conSegno = z
  .number()
  .min(-EURO_MASSIMI)
  .max(EURO_MASSIMI)
  .refine(decimali, testiCampo.DUE_DECIMALI)
  .default(0);
const euro = z.number().min(0).max(EURO_MASSIMI).refine(decimali, testiCampo.DUE_DECIMALI).default(0);

/** How the tax is counted through the year: by month, by quarter with 1 % of interest, by quarter without it. */
export const periodicitaIva = ['mensile', 'trimestrale', 'trimestraleNaturale'] as const;

/** What is typed of a period, in euro. */
const scritto = {
  /** The month, or the quarter. */
  Numero: z.number().int().min(1).max(PERIODI_MASSIMI),
  Attive: conSegno,
  Passive: conSegno,
  Esigibile: conSegno,
  Detratta: conSegno,
  CreditoAnnoPrecedente: conSegno,
  VersamentiAuto: euro,
  CreditiImposta: euro,
  /** Storico, previsionale, analitico, of certain subjects. */
  MetodoAcconto: z.number().int().min(1).max(4).nullable().default(null),
  Acconto: euro,
  Subfornitura: z.boolean().default(false),
  EventiEccezionali: z.enum(['1', '9']).nullable().default(null),
  OperazioniStraordinarie: z.boolean().default(false),
  /** Of the credit of the period, what was asked with a model TR. */
  ChiestoConTr: euro,
  /** Paid with F24. */
  Versato: euro,
};
export const liquidazioneScritta = z.strictObject({
  Periodicita: z.enum(periodicitaIva),
  AccontoVersato: euro,
  Periodi: z
    .array(z.strictObject(scritto))
    .max(PERIODI_MASSIMI)
    .refine(
      (tutti) => new Set(tutti.map(({ Numero }) => Numero)).size === tutti.length,
      'Un periodo compare due volte.',
    ),
  /** Nought for a year that is not kept yet. */
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});

const periodo = z.object({
  ...scritto,
  Dovuta: z.number(),
  Credito: z.number(),
  DebitoPrecedente: z.number(),
  CreditoPrecedente: z.number(),
  Interessi: z.number(),
  DaVersare: z.number(),
  ACredito: z.number(),
  /** So small that it goes into the next period. */
  Rinviato: z.boolean(),
  /** What is paid by itself, its code and its day. */
  DaPagare: z.number(),
  Tributo: z.string().nullable(),
  Scadenza: z.string().nullable(),
  /** Paid less owed. */
  Differenza: z.number(),
});

/** A casella of the return that the year would fill, and what it holds. */
const proposta = z.object({
  Casella: z.string(),
  Titolo: z.string(),
  Valore: z.union([z.number(), z.string(), z.boolean()]),
  Attuale: z.union([z.number(), z.string(), z.boolean()]).nullable(),
  Motivo: z.string(),
});
const confronto = z.object({
  Casella: z.string(),
  Titolo: z.string(),
  Lipe: z.number(),
  Dichiarazione: z.number(),
  Differenza: z.number(),
});
const comunicazione = z.object({
  Id: z.uuid(),
  Trimestre: z.number().int(),
  DataCreazione: z.string(),
  Sha256: z.string(),
  /** What was written then is what the year says now. */
  Attuale: z.boolean(),
});
const trimestre = z.object({
  Numero: z.number().int(),
  Scadenza: z.string(),
  /** What stops its file, or is to be looked at. */
  Problemi: z.array(z.object({ Livello: z.enum(['bloccante', 'discordanza']), Frase: z.string() })),
  Comunicazioni: z.array(comunicazione),
});

/** A year of liquidations, counted, with what it says of the return of the year after. */
const liquidazione = z.object({
  IdAnagrafica: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  PartitaIva: z.string().nullable(),
  /** The tax year. */
  AnnoImposta: z.number().int(),
  Periodicita: z.enum(periodicitaIva),
  AccontoVersato: z.number(),
  Periodi: z.array(periodo),
  Totali: z.object({
    Esigibile: z.number(),
    Detratta: z.number(),
    /** VL30, col. 2 and 3. */
    Dovuta: z.number(),
    Versata: z.number(),
    Acconto: z.number(),
    Interessi: z.number(),
  }),
  Trimestri: z.array(trimestre),
  /** The return of the year after; null when there is none. */
  Dichiarazione: z
    .object({
      Id: z.uuid(),
      Anno: z.number().int(),
      Stato: z.string(),
      Versione: z.number().int(),
      Confronto: z.array(confronto),
      Proposte: z.array(proposta.extend({ Quadro: z.enum(['VL', 'VH', 'VP', 'acconto']) })),
    })
    .nullable(),
  /** Nought when nothing is kept of the year. */
  Versione: z.number().int(),
});
export type LiquidazioneFilo = z.output<typeof liquidazione>;
export const liquidazioneAnswer = z.object({ data: liquidazione });

/** A client with a VAT number, and how his year stands. */
export const liquidazioneRiga = z.object({
  IdAnagrafica: z.uuid(),
  IdStudio: z.number().int(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  PartitaIva: z.string(),
  AnnoImposta: z.number().int(),
  /** Null where nothing is kept of the year. */
  Periodicita: z.enum(periodicitaIva).nullable(),
  Periodi: z.number().int(),
  /** The quarters whose file was made. */
  Trimestri: z.array(z.number().int()),
});
export type LiquidazioneRigaFilo = z.output<typeof liquidazioneRiga>;

/** Which caselle of the return are written, as the page showed them. */
export const portaLiquidazioneRequest = z.strictObject({
  Caselle: z.array(z.string().max(20)).min(1, 'Scegliere almeno una casella.').max(200),
  /** Of the return that was read. */
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});

export const comunicazioneLipeRequest = z.strictObject({
  Trimestre: z.number().int().min(1).max(4),
  /** Who signs where it is not the taxpayer. */
  Dichiarante: z
    .strictObject({
      CodiceFiscale: z.string().trim().toUpperCase().min(11, testiCampo.OBBLIGATORIO).max(16),
      Carica: z.number().int(),
    })
    .nullable()
    .default(null),
  IdIntermediario: z.uuid().nullable().default(null),
  /** The day of the engagement of the intermediary. */
  DataImpegno: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null),
  appid,
});

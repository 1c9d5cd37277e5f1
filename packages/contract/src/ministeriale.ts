import { z } from 'zod';
import { type TipoDichiarazione, tipoDichiarazione, tipoF24 } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

/** Sizes of an official PDF: its pages, its fields, the characters of a name. */
export const ministeriale = { pagine: 80, campi: 6_000, nomeCampo: 300 } as const;

/** The official paper of each kind of F24. */
export const ministerialeDiF24 = {
  ordinario: 'F24',
  semplificato: 'F24 semplificato',
  elide: 'F24 ELIDE',
} as const satisfies Record<(typeof tipoF24)[number], string>;
/** What an official PDF may be of: a type of declaration, or a paper of the F24. */
export const tipoMinisteriale = [
  ...tipoDichiarazione,
  ...([ministerialeDiF24.ordinario, ministerialeDiF24.semplificato, ministerialeDiF24.elide] as const),
] as const;
export type TipoMinisteriale = (typeof tipoMinisteriale)[number];

/** The kind of F24 of an official paper; undefined for those of a declaration. */
export const findTipoF24 = (tipo: TipoMinisteriale): (typeof tipoF24)[number] | undefined =>
  tipoF24.find((uno) => ministerialeDiF24[uno] === tipo);
export const isTipoDichiarazione = (tipo: TipoMinisteriale): tipo is TipoDichiarazione =>
  findTipoF24(tipo) === undefined;

/** How an official PDF stands: only a published mapping is printed. */
export const statiMinisteriale = ['Bozza', 'Pubblicato', 'Pubblicato con bozza'] as const;
export type StatoMinisteriale = (typeof statiMinisteriale)[number];

/** A field that holds words, a box to tick, a choice among boxes or words. */
export const tipiCampoMinisteriale = ['Testo', 'Spunta', 'Scelta'] as const;

/** What may be asked of a declaration besides its caselle: it is repeated on every page. */
export const vociMinisteriali = [
  'CodiceFiscale',
  'Denominazione',
  'NumeroModulo',
  'ImpegnoCodiceFiscale',
  'ImpegnoData',
] as const;
export type VoceMinisteriale = (typeof vociMinisteriali)[number];

/** What of a value a field takes: a day may stand in three fields, a comune by its name or its provincia, an amount in two. */
const partiMinisteriali = [
  'Intero',
  'Giorno',
  'Mese',
  'Anno',
  'Comune',
  'Provincia',
  'Euro',
  'Centesimi',
] as const;

/** A field as the PDF has it. `Pagina`: the first it stands on, from 1. `Massimo`: characters; 0 for no limit. */
const campoMinisteriale = z.object({
  Nome: z.string(),
  Tipo: z.enum(tipiCampoMinisteriale),
  Pagina: z.number().int(),
  Massimo: z.number().int(),
  Opzioni: z.array(z.string()),
});

/** Which casella (`RC1.3`, `RC1.3#2`) or voce a field shows; `Valore`: the code that ticks the box. */
const collegamentoMinisteriale = z.object({
  Campo: z.string().max(ministeriale.nomeCampo),
  Casella: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(40),
  Valore: z.string().trim().max(60).default(''),
  Parte: z.enum(partiMinisteriali).default('Intero'),
});
export type CollegamentoMinisteriale = z.output<typeof collegamentoMinisteriale>;

/** One official PDF in the list. `Pagina`: the page of the modello it begins at. */
export const ministerialeRiga = z.object({
  Id: z.uuid(),
  TipoDichiarazione: z.enum(tipoMinisteriale),
  Anno: z.number().int(),
  Pagina: z.number().int(),
  Nome: z.string(),
  /** Bytes, and pages. */
  Dimensione: z.number().int(),
  Pagine: z.number().int(),
  Campi: z.number().int(),
  /** Fields with a casella, in what is being written. */
  Collegati: z.number().int(),
  Stato: z.enum(statiMinisteriale),
  Revisione: z.number().int(),
  ModificatoIl: z.string(),
});
export type MinisterialeRiga = z.infer<typeof ministerialeRiga>;

export const pdfMinisteriale = ministerialeRiga.omit({ Campi: true }).extend({
  Campi: z.array(campoMinisteriale),
  Mappatura: z.array(collegamentoMinisteriale),
});
export type PdfMinisterialeFilo = z.infer<typeof pdfMinisteriale>;

/** The fields beside the file (`uploadFile0`). */
export const ministerialeExtra = z.object({
  TipoDichiarazione: z.enum(tipoMinisteriale),
  Anno: z.coerce.number().int().min(2019).max(2100),
  Pagina: z.coerce.number().int().min(1).max(999).default(1),
  appid: z.string().max(40).optional(),
});

export const mappaturaRequest = z.object({
  Revisione: z.number().int(),
  Mappatura: z.array(collegamentoMinisteriale).max(ministeriale.campi),
  appid: z.string().max(40).optional(),
});

/** Whether a declaration can be printed on the official pages, and what has no place there. */
export const copertinaMinisteriale = z.object({
  Disponibile: z.boolean(),
  SenzaPosto: z.array(
    z.object({
      Chiave: z.string(),
      Titolo: z.string(),
      Valore: z.string(),
      /** The field is there, and is too small. */
      NonEntra: z.boolean(),
    }),
  ),
});
export type CopertinaMinisteriale = z.infer<typeof copertinaMinisteriale>;

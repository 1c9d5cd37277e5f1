import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { LEGAMI_MASSIMI } from './limiti.ts';

/** Who a dependant is, as the form calls it: spouse, first child, child, other, child with a disability. */
export const relazioneFamiliare = {
  C: 'Coniuge',
  F1: 'Primo figlio',
  F: 'Figlio',
  A: 'Altro familiare',
  D: 'Figlio con disabilità',
  G: 'Ascendente convivente',
  P: 'Altro familiare senza detrazione',
} as const;
export type RelazioneFamiliare = keyof typeof relazioneFamiliare;

/** Owner of the firm, or who works in it with him. */
export const ruoloCollaboratore = { T: 'Titolare', C: 'Collaboratore' } as const;

/** How registry and declaration follow each other: the place of each word of `sincronizzazione`. */
export const versoSincronizzazione = {
  nessuna: 0,
  versoDichiarazione: 1,
  versoAnagrafica: 2,
  bidirezionale: 3,
} as const;

const persona = {
  CodiceFiscale: codiceFiscale(30),
  Denominazione: z.string().trim().max(160).default(''),
};
const giorno = z.iso.date().nullable().default(null);
const mesi = z.number().int().min(0).max(12);
const quota = z.number().min(0).max(100).multipleOf(0.01);

/** A dependant: months and percentage are those of the deduction. */
const familiare = z.object({
  Relazione: z.enum(['C', 'F1', 'F', 'A', 'D', 'G', 'P']),
  ...persona,
  MesiCarico: mesi.default(12),
  Percentuale: quota.default(100),
  MinoreTreAnni: z.boolean().default(false),
  MesiDetrazione: mesi.default(0),
});

/** Who has a part of a firm, in percent with two decimals. */
const socio = z.object({
  ...persona,
  QuotaPartecipazione: quota,
  QuotaUtile: quota,
  QuotaPerdite: quota,
  Dal: giorno,
  Al: giorno,
});

/** Owner and helpers, as quadro RR asks them. */
const collaboratore = z.object({
  Ruolo: z.enum(['T', 'C']),
  ...persona,
  CodiceAzienda: z.string().trim().max(12).default(''),
  CodiceINPS: z.string().trim().max(20).default(''),
  Dal: giorno,
  Al: giorno,
  ProgressivoRR: z.number().int().min(0).max(999).nullable().default(null),
});

/** Who is tied to a client, list by list, in the order they were written. */
export const legami = {
  Familiari: z.array(familiare).max(LEGAMI_MASSIMI).default([]),
  Soci: z.array(socio).max(LEGAMI_MASSIMI).default([]),
  Collaboratori: z.array(collaboratore).max(LEGAMI_MASSIMI).default([]),
};

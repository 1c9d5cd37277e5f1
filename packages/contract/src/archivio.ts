import { z } from 'zod';
import { statoDocumento, statoPacchettoArchivio } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

export const DOCUMENTI_PER_PACCHETTO = 50;
const appid = z.string().max(40).optional();
/** Documents to be handed to the conservator, together. */
export const pacchettoArchivioNuovo = z.object({
  Documenti: z.array(z.uuid()).min(1, testiCampo.OBBLIGATORIO).max(DOCUMENTI_PER_PACCHETTO),
  appid,
});
/** Why a package is taken back. */
export const pacchettoArchivioAnnulla = z.object({
  Motivo: z.string().trim().min(3, testiCampo.MOTIVO_CORTO).max(500),
  appid,
});

export const pacchettoArchivio = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  /** Of the studio and year it was made in. */
  Numero: z.number().int(),
  AnnoNumero: z.number().int(),
  Stato: z.enum(statoPacchettoArchivio),
  /** It went to the conservator of the tests: nothing is kept by anybody. */
  Simulato: z.boolean(),
  CreatoIl: z.string(),
  CreatoDa: z.string().nullable(),
  InviatoIl: z.string().nullable(),
  EsitoIl: z.string().nullable(),
  /** What the conservator, or who took it back, said. */
  Motivo: z.string().nullable(),
  Documenti: z.array(
    z.object({ Id: z.string(), Nome: z.string(), Denominazione: z.string().nullable(), Sha256: z.string() }),
  ),
});
export type PacchettoArchivioFilo = z.output<typeof pacchettoArchivio>;
export const pacchettoArchivioAnswer = z.object({ data: pacchettoArchivio });

/** A document that no conservator has accepted yet, and by when one should. */
export const daConservare = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Nome: z.string(),
  Tipo: z.string(),
  IdAnagrafica: z.string().nullable(),
  Denominazione: z.string().nullable(),
  Anno: z.number().int(),
  Stato: z.enum(statoDocumento).nullable(),
  /** It is in a package that nobody accepted yet. */
  Congelato: z.boolean(),
  /** The last day: the third month after that by which the declaration of its year is filed; null where that is not known. */
  Termine: z.string().nullable(),
  InRitardo: z.boolean(),
});
export type DaConservareFilo = z.output<typeof daConservare>;
/** Which of them a list shows. */
export const qualiDaConservare = [
  'Oltre il termine',
  'Nei termini',
  'Congelati in Quadra',
  'Liberi',
] as const;
/** Whether the studio can hand documents over, and how many wait. */
export const archivioPronto = z.object({
  data: z.object({
    Pronto: z.boolean(),
    Simulato: z.boolean(),
    DaConservare: z.number().int(),
    InRitardo: z.number().int(),
  }),
});

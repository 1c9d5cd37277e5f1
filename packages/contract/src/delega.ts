import { z } from 'zod';
import { statoDelega, tipoDelega, tipoFirma } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

const appid = z.string().max(40).optional();
const facoltativo = z
  .string()
  .trim()
  .max(40)
  .nullable()
  .default(null)
  .transform((testo) => testo || null);

/** Deleghe that are put in the register together. */
export const DELEGHE_PER_LOTTO = 200;

/** What is written of a delega before it is recorded. */
const scritta = {
  IdIntermediario: z.uuid(),
  /** Of the register it goes into: only the current one can be recorded. */
  Anno: z.number().int().min(2019).max(2099),
  Tipo: z.enum(tipoDelega).default('Nessuna scelta'),
  Firma: z.enum(tipoFirma).default('Autografa'),
  /** The studio's own number. */
  Numero: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(20),
  /** The day it was given. */
  DataDelega: z.iso.date(),
  TipoDocumento: facoltativo,
  NumeroDocumento: facoltativo,
  ScadenzaDocumento: z.iso.date().nullable().default(null),
  /** Of the declaration of the year before, in euro: the outside service asks them to check. */
  Reddito: z.number().int().min(-99_999_999_999).max(99_999_999_999).nullable().default(null),
  Imposta: z.number().int().min(0).max(99_999_999_999).nullable().default(null),
};
/** The identity document is that of the record of the client where nothing is written of it. */
export const delegaNuova = z.object({ IdAnagrafica: z.uuid(), ...scritta, appid });
export const delegaModifica = z.object({
  ...scritta,
  Versione: z.number().int().min(1).max(2_147_483_647),
  appid,
});

/** A delega; in the register it has its number, its day and the names of that day. */
export const delega = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  IdAnagrafica: z.uuid(),
  Denominazione: z.string(),
  CodiceFiscale: z.string(),
  IdIntermediario: z.uuid(),
  Intermediario: z.string(),
  Anno: z.number().int(),
  Tipo: z.enum(tipoDelega),
  Firma: z.enum(tipoFirma),
  Stato: z.enum(statoDelega),
  Numero: z.string(),
  DataDelega: z.string(),
  TipoDocumento: z.string().nullable(),
  NumeroDocumento: z.string().nullable(),
  ScadenzaDocumento: z.string().nullable(),
  Reddito: z.number().int().nullable(),
  Imposta: z.number().int().nullable(),
  Progressivo: z.number().int().nullable(),
  DataRegistro: z.string().nullable(),
  Versione: z.number().int(),
});
export type DelegaFilo = z.output<typeof delega>;
export const delegaAnswer = z.object({ data: delega });

export const delegheRequest = z.object({
  Codici: z
    .array(z.uuid())
    .min(1)
    .max(DELEGHE_PER_LOTTO, `Al massimo ${DELEGHE_PER_LOTTO} deleghe per volta.`),
  appid,
});
/** Recorded in the order given; those that could not be, each with why. */
export const delegheRegistrate = z.object({
  data: z.object({
    registrate: z.array(z.uuid()),
    errori: z.array(z.object({ Codice: z.string(), Messaggio: z.string() })),
  }),
});

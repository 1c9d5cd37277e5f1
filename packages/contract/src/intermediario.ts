import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { tipoIntermediario } from './enumerazioni/index.ts';
import { sede } from './studio.ts';
import { testiCampo } from './testi-campo.ts';

const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const obbligatorio = (massimo: number) => z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(massimo);

const scritto = {
  Tipo: z.enum(tipoIntermediario),
  CodiceFiscale: codiceFiscale(16).min(1, testiCampo.OBBLIGATORIO),
  Cognome: testo(80),
  Nome: testo(80),
  RagioneSociale: testo(160),
  NumeroIscrizioneCAF: testo(10),
  ...sede,
  RappresentanteCognome: obbligatorio(80),
  RappresentanteNome: obbligatorio(80),
  /** The one used when none is named: one for each type and year. */
  Predefinito: z.boolean().default(false),
  /** Null: every year. */
  Anno: z.number().int().min(2019).max(2099).nullable().default(null),
};
const intermediarioScritto = z.object(scritto);
export type IntermediarioScritto = z.output<typeof intermediarioScritto>;
/** `IdStudio`: the studio it is of, for the ones of a studio, when who writes has several. */
export const intermediarioNuovo = intermediarioScritto.extend({
  IdStudio: z.number().int().min(1).max(2_147_483_647).optional(),
  appid: z.string().max(40).optional(),
});
export const intermediarioModifica = intermediarioScritto.extend({
  Versione: z.number().int(),
  appid: z.string().max(40).optional(),
});
export const intermediario = z.object({
  ...scritto,
  Id: z.uuid(),
  /** Null: shared. */
  IdStudio: z.number().int().nullable(),
  NomeStudio: z.string().nullable(),
  NomeGestore: z.string().nullable(),
  Denominazione: z.string(),
  Versione: z.number().int(),
});
export type IntermediarioFilo = z.infer<typeof intermediario>;
/** Which intermediary a studio uses for a type and a year. */
export const intermediarioCercato = z.object({
  IdStudio: z.number().int().min(1).max(2_147_483_647),
  Tipo: z.enum(tipoIntermediario),
  Anno: z.number().int().min(2019).max(2099),
  appid: z.string().max(40).optional(),
});

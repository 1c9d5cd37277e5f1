import type { CodiceModello } from '@quadra/fisco';
import { z } from 'zod';
import { FORMA_QUADRO } from './chiave.ts';
import { tipoDichiarazione } from './enumerazioni/index.ts';
import { modelloDiTipo } from './modello.ts';
import { testiCampo } from './testi-campo.ts';

const QUADRI_MASSIMI = 200;
const codiciModello = [...new Set(Object.values(modelloDiTipo).map(({ modello }) => modello))] as [
  CodiceModello,
  ...CodiceModello[],
];

const tipoConfigurato = z.object({
  Codice: z.enum(tipoDichiarazione),
  Descrizione: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(120),
  Anno: z.number().int(),
  /** No declaration of a type that is not active can be created. */
  Attivo: z.boolean(),
  /** What the final print of one takes, where no price list says it; where one does, that price. */
  CreditiDichiarazione: z.number().int().min(0).max(100_000),
  /** It is the price of a price list: it changes there. */
  DalListino: z.boolean(),
  Modello: z.enum(codiciModello),
  VersioneTelematico: z.string().trim().max(40),
});
export type TipoConfiguratoFilo = z.output<typeof tipoConfigurato>;

export const quadroConfigurato = z.object({
  Modello: z.enum(codiciModello),
  Codice: z.string().regex(FORMA_QUADRO, testiCampo.CODICE_QUADRO),
  Titolo: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(120),
  Ordine: z.number().int().min(0).max(100_000),
  Obbligatorio: z.boolean(),
  Multimodulo: z.boolean(),
  Copertura: z.enum(['esatto', 'indicativo', 'non gestito']),
});
export type QuadroConfiguratoFilo = z.output<typeof quadroConfigurato>;

/**
 * The types of a year and the quadri of their forms. `Configurato`: the vendor's word is over that of the form;
 * `DelModello`: the form itself has it, and says whether it repeats.
 */
export const configurazioneAnno = z.object({
  Anno: z.number().int(),
  Tipi: z.array(tipoConfigurato),
  Quadri: z.array(quadroConfigurato.extend({ Configurato: z.boolean(), DelModello: z.boolean() })),
});
export type ConfigurazioneFilo = z.infer<typeof configurazioneAnno>;

/** What changes: types and quadri to write, and those that go back to what the form says (or away, if they are not in it). */
export const configurazioneRequest = z.object({
  Tipi: z
    .array(tipoConfigurato.omit({ Anno: true, Modello: true, DalListino: true }))
    .max(tipoDichiarazione.length)
    .default([]),
  Quadri: z.array(quadroConfigurato).max(QUADRI_MASSIMI).default([]),
  QuadriTolti: z
    .array(quadroConfigurato.pick({ Modello: true, Codice: true }))
    .max(QUADRI_MASSIMI)
    .default([]),
  appid: z.string().max(40).optional(),
});
export type ConfigurazioneScritta = Omit<z.output<typeof configurazioneRequest>, 'appid'>;

/** The configuration of a year made from that of another: `Da`. */
export const copiaConfigurazioneRequest = z.object({
  Da: z.number().int(),
  appid: z.string().max(40).optional(),
});

/** A number of law by its name. */
export const costante = z.object({ Nome: z.string(), Valore: z.number(), Descrizione: z.string() });

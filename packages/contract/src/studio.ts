import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { profiloCommerciale, tipologiaSottoscrizione, tipoProfiloCliente } from './enumerazioni/index.ts';
import { testiClient } from './testi.ts';
import { testiCampo } from './testi-campo.ts';

/** The job that puts everything of a studio in a file. */
export const ESPORTA_STUDIO = 'esporta-studio';
export const nomeEsportazioneStudio = (studioId: number, giorno: string) =>
  `studio-${studioId}-${giorno}.zip`;

/** Why a studio is locked. */
export const motivoBlocco = ['blocco', 'canone di manutenzione'] as const;

/** What every call that acts on one studio begins with: which one. */
export const unoStudio = z.object({
  IdStudio: z.number(testiClient.CAMPO_OBBLIGATORIO).int().min(1).max(2_147_483_647),
  appid: z.string().max(40).optional(),
});
export const INDIRIZZI_STUDIO_MASSIMO = 2_000;
/** Rows of the call that lists every studio at once. */
export const STUDI_ELENCATI_MASSIMI = 5_000;

/** The addresses an operator of the studio may work from: addresses and networks, comma-separated; empty, from everywhere. */
export const indirizziStudio = z.object({
  IdStudio: z.number().int(),
  IpAbilitati: z.string(),
  /** Where this very call comes from. */
  IndirizzoAttuale: z.string(),
});
export const indirizziStudioModifica = unoStudio.extend({
  IpAbilitati: z.string().max(INDIRIZZI_STUDIO_MASSIMO),
});

const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const quanti = z.number().int().min(0).max(1_000_000);

/** Where somebody is and how to reach him: of studi, gestori and intermediari alike. */
export const sede = {
  Via: testo(120),
  Comune: testo(4),
  ComuneDescrizione: testo(100),
  Provincia: testo(2),
  CAP: testo(5),
  Email: testo(254),
  Telefono: testo(30),
};

/** What is written of a studio; which of these its own administrator may change is in `campiDelloStudio`. */
const scritto = {
  GestoreId: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
  RagioneSociale: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(160),
  PIVA: testo(11),
  CodiceFiscale: codiceFiscale(16).nullable().default(null),
  TipoProfiloCliente: z.union([
    z.literal(tipoProfiloCliente.STUDIO),
    z.literal(tipoProfiloCliente.PRIVATO),
    z.literal(tipoProfiloCliente.AZIENDA),
  ]),
  Profilo: z.enum(profiloCommerciale).nullable().default(null),
  TipologiaSottoscrizione: z.enum(tipologiaSottoscrizione).default('Full'),
  ...sede,
  PEC: testo(254),
  CodiceSDI: testo(7),
  NumeroMassimoUtenti: quanti.default(0),
  NumeroMassimoDichiarazioni: quanti.default(0),
  ContrattoFlat: z.boolean().default(false),
  Soglia: quanti.nullable().default(null),
  IPAbilitati: z.string().max(INDIRIZZI_STUDIO_MASSIMO).default(''),
};
const studioScritto = z.object(scritto);
export type StudioScritto = z.output<typeof studioScritto>;
export const studioNuovo = studioScritto.extend({ appid: z.string().max(40).optional() });
export const studioModifica = studioNuovo.extend({ Versione: z.number().int() });

/** What the administrator of a studio changes of it; the rest is of the gestore and of the vendor. */
export const campiDelloStudio = [
  'Via',
  'Comune',
  'ComuneDescrizione',
  'Provincia',
  'CAP',
  'Email',
  'PEC',
  'CodiceSDI',
  'Telefono',
  'IPAbilitati',
] as const satisfies readonly (keyof StudioScritto)[];

/** A studio, as its list and its record show it. */
export const studio = z.object({
  ...scritto,
  Id: z.number().int(),
  NomeGestore: z.string().nullable(),
  DataBlocco: z.string().nullable(),
  CanoneManutenzione: z.boolean(),
  /** Locked today. */
  Bloccato: z.boolean(),
  ForzaChiusuraQuadri: z.boolean(),
  UltimoContratto: z.string().nullable(),
  UltimaNomina: z.string().nullable(),
  CreatoIl: z.string(),
  ModificatoIl: z.string(),
  Versione: z.number().int(),
});
export type StudioFilo = z.infer<typeof studio>;
/** For pickers and mass actions: nothing else of a studio. */
export const studioInElenco = z.object({ Id: z.number().int(), RagioneSociale: z.string() });
export const listAllRequest = z
  .object({
    Filter: z.strictObject({ RagioneSociale: z.string().max(160).optional() }).optional(),
    appid: z.string().max(40).optional(),
  })
  .optional();

/** A studio is locked from a day: its users do not enter, and those who are in go out. */
export const bloccoScritto = unoStudio.extend({
  DataBlocco: z.iso.date(testiCampo.DATA_NON_VALIDA),
  Motivo: z.enum(motivoBlocco).default('blocco'),
  CanoneScadenza: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null),
  Note: z.string().trim().max(500).default(''),
});
export const bloccoStudio = z.object({
  Id: z.uuid(),
  DataBlocco: z.string(),
  Motivo: z.enum(motivoBlocco),
  CanoneScadenza: z.string().nullable(),
  Note: z.string(),
  Autore: z.string(),
  CreatoIl: z.string(),
  ToltoIl: z.string().nullable(),
  ToltoDa: z.string().nullable(),
});
export type BloccoStudioFilo = z.infer<typeof bloccoStudio>;

export const forzaChiusura = unoStudio.extend({ Abilita: z.boolean() });

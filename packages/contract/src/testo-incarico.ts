import { z } from 'zod';
import { tipoFirma } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

/** What a client signs: who sends his declaration, who pays his F24, who opens his precompiled declaration. */
export const tipoTestoIncarico = [
  'Incarico',
  'Mandato F24',
  'Delega',
  'Non conferisce delega',
  'Revoca delega',
  'Nessuna scelta',
] as const;
export type TipoTestoIncarico = (typeof tipoTestoIncarico)[number];

/** What stands in a text for what is known only when it is printed. */
export const segnapostiIncarico = [
  'cliente',
  'codicefiscale',
  'nascita',
  'domicilio',
  'documento',
  'studio',
  'intermediario',
  'codiceintermediario',
  'anno',
  'data',
] as const;
export type SegnapostoIncarico = (typeof segnapostiIncarico)[number];

/** What is printed until the studio writes its own. */
export const testiIncaricoPredefiniti: Readonly<Record<TipoTestoIncarico, string>> = {
  Incarico:
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, incarica {studio} di predisporre la dichiarazione dell’anno {anno} e {intermediario}, codice fiscale {codiceintermediario}, di presentarla in via telematica all’Agenzia delle Entrate.',
  'Mandato F24':
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, autorizza {intermediario}, codice fiscale {codiceintermediario}, a presentare in via telematica i modelli F24 dell’anno {anno} e a chiederne l’addebito sul conto corrente che gli indica.',
  Delega:
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, delega {intermediario}, codice fiscale {codiceintermediario}, ad accedere alla propria dichiarazione precompilata dell’anno {anno} e agli altri dati che l’Agenzia delle Entrate mette a disposizione per essa.',
  'Non conferisce delega':
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, dichiara di non conferire a {intermediario}, codice fiscale {codiceintermediario}, la delega ad accedere alla propria dichiarazione precompilata dell’anno {anno}.',
  'Revoca delega':
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, revoca a {intermediario}, codice fiscale {codiceintermediario}, la delega ad accedere alla propria dichiarazione precompilata dell’anno {anno}.',
  'Nessuna scelta':
    'Il sottoscritto {cliente}, codice fiscale {codicefiscale}, riguardo all’accesso di {intermediario}, codice fiscale {codiceintermediario}, alla propria dichiarazione precompilata dell’anno {anno}:\n\n[   ] conferisce la delega\n[   ] non conferisce la delega\n[   ] revoca la delega conferita',
};

export const TESTO_INCARICO_MASSIMO = 4_000;
/** Versions of a text that are told, the last first. */
export const VERSIONI_INCARICO = 20;
/** Clients whose sheets are printed together. */
export const INCARICHI_PER_LOTTO = 2_000;

const appid = z.string().max(40).optional();
const anno = z.number().int().min(2019).max(2099);
const testo = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(TESTO_INCARICO_MASSIMO);
const tipo = z.enum(tipoTestoIncarico);

/** `Versione`: the one that was read; 0 where the year had none. */
export const testoIncaricoScritto = z.object({
  Tipo: tipo,
  Testo: testo,
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid,
});

/** Where the text that holds for a year comes from. */
const provenienzaTesto = ['anno', 'anno precedente', 'impostazioni', 'predefinito'] as const;
export type ProvenienzaTesto = (typeof provenienzaTesto)[number];

/** The text that is printed in a year, and what was written of that year. */
const testoIncarico = z.object({
  Tipo: tipo,
  Testo: z.string(),
  Provenienza: z.enum(provenienzaTesto),
  /** Of which year it is, where it was written for a year. */
  Anno: z.number().int().nullable(),
  /** The last version of the year that is asked; 0 where there is none. */
  Versione: z.number().int(),
  Versioni: z.array(
    z.object({
      Versione: z.number().int(),
      Testo: z.string(),
      Autore: z.string().nullable(),
      ScrittoIl: z.string(),
    }),
  ),
});
export type TestoIncaricoFilo = z.output<typeof testoIncarico>;
export const testiIncaricoAnswer = z.object({ data: z.array(testoIncarico) });

/** A sheet as it would be printed with a text that is not kept yet; for a client that does not exist where none is named. */
export const anteprimaIncarico = z.object({
  IdStudio: z.number().int().min(1).max(2_147_483_647),
  Tipo: tipo,
  Anno: anno,
  Testo: testo,
  appid,
});

/** Sheets to be signed, of one client or of many. Without an intermediary, the default one of each studio. */
export const stampaIncarichi = z.object({
  Tipo: tipo,
  Anno: anno,
  IdIntermediario: z.uuid().nullable().default(null),
  Firma: z.enum(tipoFirma).default('Autografa'),
  Codici: z
    .array(z.uuid())
    .min(1)
    .max(INCARICHI_PER_LOTTO, `Al massimo ${INCARICHI_PER_LOTTO} clienti per volta.`),
  appid,
});

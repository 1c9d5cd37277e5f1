import { z } from 'zod';
import { unoStudio } from './studio.ts';

/** What is done with the flag of the telematic sending when a declaration is made. */
export const gestioneFlagInvioTelematico = { NO: 0, SI: 1, POPUP: 2 } as const;

/** The operational settings of a studio: these and no other are kept. */
const voci = {
  DataDaFiltroImpostata: z.boolean(),
  RichiestaConfermaQuadri: z.boolean(),
  GestioneFlagInvioTelematico: z.number().int().min(0).max(2),
  RateusPortaleUnico: z.boolean(),
};
export const personalizzazioni = z.object({
  DataDaFiltroImpostata: voci.DataDaFiltroImpostata.default(false),
  RichiestaConfermaQuadri: voci.RichiestaConfermaQuadri.default(true),
  GestioneFlagInvioTelematico: voci.GestioneFlagInvioTelematico.default(gestioneFlagInvioTelematico.POPUP),
  RateusPortaleUnico: voci.RateusPortaleUnico.optional(),
});
export type PersonalizzazioniFilo = z.output<typeof personalizzazioni>;

const TESTO_MASSIMO = 4_000;
/**
 * The texts a studio may have of its own, each as it is until the studio writes its own. `{cliente}`, `{anno}` and
 * `{studio}` stand for the names.
 */
export const testiPredefiniti = {
  OggettoInvioTelematico: 'Dichiarazione {anno}: invio telematico',
  CorpoInvioTelematico: 'Gentile {cliente},\nla dichiarazione {anno} è stata inviata.\n\n{studio}',
  CorpoArchiviazione:
    'Gentile {cliente},\ni documenti della dichiarazione {anno} sono stati archiviati.\n\n{studio}',
  OggettoF24Studio: 'F24 di {cliente} da pagare',
  CorpoF24Studio: 'Sono pronti i modelli F24 {anno} di {cliente}.',
  OggettoF24Cliente: 'Modello F24 {anno} da pagare',
  CorpoF24Cliente:
    'Gentile {cliente},\nin allegato il modello F24 {anno} con gli importi e la scadenza.\n\n{studio}',
  MandatoF24:
    'Il sottoscritto {cliente} autorizza {studio} a pagare in via telematica i modelli F24 dell’anno {anno}.',
  Incarico:
    'Il sottoscritto {cliente} incarica {studio} di predisporre e inviare la dichiarazione dell’anno {anno}.',
} as const;
export type NomeTesto = keyof typeof testiPredefiniti;
export const nomiTesti = Object.keys(testiPredefiniti) as readonly NomeTesto[];

const testi = z.record(z.enum(nomiTesti), z.string().max(TESTO_MASSIMO).nullable());

/** The settings of a studio: a text that is null is the one there was from the start. */
export const impostazioni = z.object({
  IdStudio: z.number().int(),
  Personalizzazioni: personalizzazioni,
  ForzaChiusuraQuadri: z.boolean(),
  ContrattoFlat: z.boolean(),
  Testi: testi,
  Logo: z.string().nullable(),
});
export type ImpostazioniFilo = z.output<typeof impostazioni>;
/** What a studio changes of its settings: what is left out stays as it is. */
export const impostazioniScritte = unoStudio.extend({
  Personalizzazioni: z.object(voci).partial(),
  Testi: z.partialRecord(z.enum(nomiTesti), z.string().max(TESTO_MASSIMO).nullable()),
});

import { z } from 'zod';
import { type tipoApplicativo, tipologiaSottoscrizione } from './enumerazioni/index.ts';
import { unoStudio } from './studio.ts';

/** Every module that may be on or off: its code, and the name a person reads. */
export const etichettaApplicativo = {
  manager: 'Gestionale',
  PF: 'Redditi persone fisiche',
  PRECOMPILATA: 'Scambio 730 precompilato',
  VISURE: 'Visure',
  FIRMA: 'Firma elettronica',
  ARCHIVIAZIONE: 'Archiviazione sostitutiva',
  QUADROAC: 'Quadro AC condomini',
  WOWAI: 'AI Copilot',
  REMOTEHOST: 'Applicazione remota',
} as const satisfies Record<'manager' | 'PF' | keyof typeof tipoApplicativo, string>;
export type CodiceApplicativo = keyof typeof etichettaApplicativo;
export const codiciApplicativi = Object.keys(etichettaApplicativo) as readonly CodiceApplicativo[];

/** How a module is paid. */
export const modoApplicativo = ['crediti', 'flat'] as const;
const STUDI_PER_ATTIVAZIONE = 5000;

const codice = z.enum(codiciApplicativi);
export const annoApplicativo = z.number().int().min(2019).max(2099).nullable();

/** On or off for many studi at once. */
export const attivazioneMassiva = z.object({
  IdStudi: z.array(z.number().int().min(1).max(2_147_483_647)).max(STUDI_PER_ATTIVAZIONE),
  Applicativo: codice,
  Abilita: z.boolean(),
  /** The year it is for; absent or null, every year. */
  Anno: annoApplicativo.default(null),
  appid: z.string().max(40).optional(),
});
export const attivazioneAnswer = z.object({
  data: z.object({
    aggiornati: z.number().int(),
    errori: z.array(z.object({ IdStudio: z.number().int(), Messaggio: z.string() })),
  }),
});

/** A module of a studio: from a day to a day, with credits or flat, with a limit of uses. */
const dettaglio = {
  Codice: codice,
  Anno: annoApplicativo,
  Dal: z.iso.date(),
  Al: z.iso.date().nullable().default(null),
  Modo: z.enum(modoApplicativo).default('flat'),
  /** Uses, at most; null: no limit. */
  Limite: z.number().int().min(0).max(1_000_000).nullable().default(null),
  /** Where a remote application is. */
  Indirizzo: z.string().trim().max(300).nullable().default(null),
};
const applicativoStudio = z.object({ ...dettaglio, Attivo: z.boolean() });
export type ApplicativoStudioFilo = z.infer<typeof applicativoStudio>;
export const applicativoScritto = unoStudio.extend({ ...dettaglio, Anno: annoApplicativo.default(null) });
export const applicativiAnswer = z.object({
  data: z.array(applicativoStudio),
  /** The modules that the subscription of the studio may have. */
  Previsti: z.array(codice),
});
export const apreApplicativo = unoStudio.extend({ Codice: codice });

/** A kind of subscription with the modules it may have; null: all of them. */
export const sottoscrizione = z.object({
  Tipologia: z.enum(tipologiaSottoscrizione),
  Moduli: z.array(codice).max(codiciApplicativi.length).nullable(),
});
export type SottoscrizioneFilo = z.infer<typeof sottoscrizione>;
export const sottoscrizioneScritta = sottoscrizione.extend({ appid: z.string().max(40).optional() });

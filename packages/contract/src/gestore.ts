import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { tipoGestore } from './enumerazioni/index.ts';
import { sede } from './studio.ts';
import { testiCampo } from './testi-campo.ts';

/** The specification calls the name of the comune otherwise than that of a studio. */
const { ComuneDescrizione, ...altraSede } = sede;
const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const scritto = {
  Codice: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, testiCampo.CODICE_GESTORE),
  Nome: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(80),
  RagioneSociale: z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(160),
  PIVA: testo(11),
  CF: codiceFiscale(16).nullable().default(null),
  ...altraSede,
  ComuneDesc: ComuneDescrizione,
  REAUfficio: testo(2),
  REANumero: testo(20),
  REACapitaleSociale: testo(20),
  REASocioUnico: z.boolean().default(false),
  REALiquidazione: z.boolean().default(false),
  TipoGestore: z.union([z.literal(tipoGestore.NORMALE), z.literal(tipoGestore.CAF)]).default(0),
  AbilitaBonifici: z.boolean().default(false),
  PagamentoCartaCredito: z.boolean().default(false),
  CreazionePacchettiApplicativi: z.boolean().default(false),
  Bloccato: z.boolean().default(false),
  DataBlocco: z.iso.date(testiCampo.DATA_NON_VALIDA).nullable().default(null),
  Soglia: z.number().int().min(0).max(1_000_000).nullable().default(null),
  /** Of its studi, how many may have a module in a year; 0: no limit. */
  LimiteAttivazioni: z.number().int().min(0).max(1_000_000).default(0),
};
const gestoreScritto = z.object(scritto);
export type GestoreScritto = z.output<typeof gestoreScritto>;
export const gestoreNuovo = gestoreScritto.extend({ appid: z.string().max(40).optional() });
export const gestoreModifica = gestoreNuovo.extend({ Versione: z.number().int() });

/** What the administrator of a gestore changes of it; the rest is of the vendor. */
export const campiDelGestore = [
  'Nome',
  'Via',
  'Comune',
  'ComuneDesc',
  'Provincia',
  'CAP',
  'Email',
  'Telefono',
  'REAUfficio',
  'REANumero',
  'REACapitaleSociale',
  'REASocioUnico',
  'REALiquidazione',
  'Soglia',
] as const satisfies readonly (keyof GestoreScritto)[];

export const gestore = z.object({
  ...scritto,
  Id: z.number().int(),
  HaLogo: z.boolean(),
  HaLogoStampa: z.boolean(),
  Studi: z.number().int(),
  Versione: z.number().int(),
});
export type GestoreFilo = z.infer<typeof gestore>;

/** An image of the page; null when there is none. */
export const logo = z.object({ Logo: z.string().nullable() });

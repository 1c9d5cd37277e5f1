import { z } from 'zod';
import { caratteri, densita, skin } from './costanti.ts';

export const tokenRequest = z.object({
  username: z.string().max(254),
  password: z.string().max(1024),
  grant_type: z.string().max(40),
  debug: z.string().max(5).optional(),
});
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
});
export const tokenError = z.object({
  error: z.string(),
  error_description: z.string(),
  CodiceRichiesta: z.string(),
});

export const studioDiSessione = z.object({
  Id: z.number().int(),
  RagioneSociale: z.string(),
  PIVA: z.string().nullable(),
  TipoProfiloCliente: z.number().int(),
  ContrattoFlat: z.boolean(),
  PersonalizzazioniOperative: z.string().nullable(),
});
export const gestoreDiSessione = z.object({
  Id: z.number().int(),
  Nome: z.string(),
  RagioneSociale: z.string(),
});

/** The current user, as whoami answers it. */
export const utenteCorrente = z.object({
  Id: z.number().int(),
  Email: z.string(),
  Nome: z.string(),
  Cognome: z.string(),
  TipologiaUtente: z.number().int().min(0).max(5),
  StudioId: z.number().int().nullable(),
  NomeStudio: z.string().nullable(),
  NomeGestore: z.string().nullable(),
  Skin: z.enum(skin).nullable(),
  Font: z.enum(caratteri).nullable(),
  Densita: z.enum(densita).nullable(),
  InvioPassaAlSuccessivo: z.boolean(),
  RiduciMovimenti: z.boolean(),
  Potere: z.number().int(),
  AccessoPrecedente: z.string().nullable(),
  Esportazione730Enabled: z.boolean(),
  ApplicativiAttivi: z.array(z.string()),
  ApplicativiAttiviDettaglio: z.array(
    z.object({
      Codice: z.string(),
      Anno: z.number().int().nullable(),
      Dal: z.string(),
      Al: z.string().nullable(),
    }),
  ),
  SpinOk: z.boolean(),
  AbilitaAI: z.boolean(),
  MyProviderAccount: z.object({ provider: z.string(), subject: z.string(), linkedAt: z.string() }).nullable(),
  ContrattoFlat: z.boolean().nullable(),
  Gestore: gestoreDiSessione.nullable(),
  Studio: studioDiSessione.nullable(),
});
export type UtenteCorrente = z.infer<typeof utenteCorrente>;

export const changePassword = z.object({
  Password: z.string().max(1024),
  OldPassword: z.string().max(1024),
  appid: z.string().optional(),
});
/** Ask for the link ({Email}) or use it ({Codice, Password, PasswordConferma}). */
export const resetPassword = z.union([
  z.object({
    Codice: z.string().max(200),
    Password: z.string().max(1024),
    PasswordConferma: z.string().max(1024),
    appid: z.string().optional(),
  }),
  z.object({ Email: z.string().max(254), Gestore: z.boolean().default(false), appid: z.string().optional() }),
]);
export const preferenze = z.object({
  Skin: z.enum(skin).optional(),
  Font: z.enum(caratteri).optional(),
  Densita: z.enum(densita).optional(),
  InvioPassaAlSuccessivo: z.boolean().optional(),
  RiduciMovimenti: z.boolean().optional(),
  appid: z.string().optional(),
});

/** The vendor's own record (footer, mails); empty fields are not shown. */
export const fornitore = z.object({
  RagioneSociale: z.string(),
  Sito: z.string().nullable(),
  Email: z.string().nullable(),
  Telefono: z.string().nullable(),
  Facebook: z.string().nullable(),
  Linkedin: z.string().nullable(),
  Twitter: z.string().nullable(),
  Youtube: z.string().nullable(),
});

/** What the pages need before login: environment, mode, version. */
export const configurazione = z.object({
  annoFiscale: z.number().int(),
  anni: z.array(z.number().int()),
  ambiente: z.string(),
  etichettaAmbiente: z.string(),
  portaleUnico: z.boolean(),
  sfondo: z.enum(['login', 'aziende', 'condominio']),
  versione: z.string(),
  /** Today in Europe/Rome as a calendar day: the home counts from it to the deadline of the year. */
  oggi: z.iso.date().optional(),
  /** Contacts for the footer of every page. */
  fornitore: fornitore.optional(),
});

import { z } from 'zod';
import { mappaSuite } from './applicazione.ts';
import { caratteri, densita, skin } from './costanti.ts';
import { fornitoreIdentita, identitaCollegata } from './identita.ts';

/** What the session itself is: how long it lasts, and who really acts. */
export const statoSessione = z.object({
  /** Seconds to the end whatever the use. */
  RestaSecondi: z.number().int(),
  /** Seconds to the end without use. */
  InattivaFraSecondi: z.number().int(),
});
const sostituzioneDiSessione = z.object({
  Attore: z.string(),
  Motivo: z.string(),
  Ticket: z.string().nullable(),
  Scrittura: z.boolean(),
});
const sessioneCorrente = statoSessione.extend({
  /** Profiles the person may choose among, this one included. */
  Profili: z.number().int(),
  /** The pages of whoever develops may call another server: never in production. */
  Debug: z.boolean(),
  Sostituzione: sostituzioneDiSessione.nullable(),
});
/** One place where the person is logged in. */
export const sessioneAttiva = z.object({
  Id: z.uuid(),
  Dispositivo: z.string(),
  Indirizzo: z.string(),
  PrimoUso: z.string(),
  UltimoUso: z.string(),
  Questa: z.boolean(),
  /** Studio or gestore the session works for. */
  Profilo: z.string().nullable(),
  /** Who opened it in place of the user. */
  Attore: z.string().nullable(),
});
export const profilo = z.object({
  Id: z.number().int(),
  TipologiaUtente: z.number().int().min(0).max(5),
  /** Studio or gestore; null for the vendor's own people. */
  Nome: z.string().nullable(),
  Attuale: z.boolean(),
});
export const sceltaProfilo = z.object({ Id: z.number().int().min(1), appid: z.string().optional() });

export const tokenRequest = z.object({
  username: z.string().max(254),
  password: z.string().max(1024),
  grant_type: z.string().max(40),
  debug: z.string().max(5).optional(),
  /** Code of the gestore in the address of the login page. */
  codice: z.string().max(40).optional(),
});
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
});

const studioDiSessione = z.object({
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
  PIVA: z.string().nullable(),
  CF: z.string().nullable(),
  Telefono: z.string().nullable(),
  Email: z.string().nullable(),
  Via: z.string().nullable(),
  Comune: z.string().nullable(),
  ComuneDesc: z.string().nullable(),
  Provincia: z.string().nullable(),
  CAP: z.string().nullable(),
  REAUfficio: z.string().nullable(),
  REANumero: z.string().nullable(),
  REACapitaleSociale: z.string().nullable(),
  REASocioUnico: z.boolean(),
  REALiquidazione: z.boolean(),
  TipoGestore: z.number().int().min(0).max(1),
  AbilitaBonifici: z.boolean(),
  PagamentoCartaCredito: z.boolean(),
  CreazionePacchettiApplicativi: z.boolean(),
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
      Modo: z.enum(['crediti', 'flat']),
      /** Uses, at most; null: no limit. */
      Limite: z.number().int().nullable(),
    }),
  ),
  SpinOk: z.boolean(),
  AbilitaAI: z.boolean(),
  VisureAbilitate: z.boolean(),
  /** Codes of what may be done and of what is active: to show or hide; each call decides for itself. */
  Permessi: z.array(z.string()),
  Funzionalita: z.array(z.string()),
  /** Names of the groups that restrict the user, joined; empty without any. */
  Gruppo: z.string(),
  MyProviderAccount: identitaCollegata.nullable(),
  ContrattoFlat: z.boolean().nullable(),
  /** Until a second step is active this session may only activate it. */
  VerificaDaAttivare: z.boolean().optional(),
  /** The second step must be activated before this instant. */
  VerificaEntro: z.string().optional(),
  Gestore: gestoreDiSessione.nullable(),
  Studio: studioDiSessione.nullable(),
  Sessione: sessioneCorrente,
});
export type UtenteCorrente = z.infer<typeof utenteCorrente>;

export const changePassword = z.object({
  Password: z.string().max(1024),
  OldPassword: z.string().max(1024),
  /** Absent for who has already compared the two. */
  PasswordConferma: z.string().max(1024).optional(),
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
  PartitaIva: z.string().nullable(),
  Indirizzo: z.string().nullable(),
  /** Path or address of an image. */
  Logo: z.string().nullable(),
});

/** The gestore of the code in the address of the login page; nulls for a code nobody has. */
export const gestoreDelLogin = z.object({ Nome: z.string().nullable(), Logo: z.string().nullable() });

/** Addresses of the single portal: where one leaves to, and where a session that is over leads each kind of client. */
const portale = z.object({
  uscita: z.string().optional(),
  studio: z.string().optional(),
  privato: z.string().optional(),
  azienda: z.string().optional(),
});
export type Portale = z.infer<typeof portale>;

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
  /** Where the other applications of the suite are, for this login origin. */
  suite: mappaSuite,
  /** The single portal, in production; null elsewhere: the pages lead to their own login. */
  portale: portale.nullable(),
  /** Domain of the display cookies; null: the host of the page alone. */
  dominioCookie: z.string().nullable(),
  /** Server that the pages of whoever develops may call in place of their own; null in production. */
  hostDebug: z.string().nullable(),
  /** Folder of the models and of their instructions; null: there are no links to them. */
  modelliUrl: z.string().nullable(),
  /** Providers of identities of others, to enter with. */
  identita: z.array(fornitoreIdentita),
  /** Contacts for the footer of every page. */
  fornitore: fornitore.optional(),
});

import { z } from 'zod';
import { INDIRIZZI_STUDIO_MASSIMO } from './studio.ts';

export const NOME_UTENTE_MASSIMO = 60;
export const EMAIL_MASSIMO = 254;

/** What a user is called in lists and mails. `UTENTE_STUDIO` is who works in a studio, where the difference does not matter. */
const ruoloUtente = {
  AMMINISTRATORE_ELMAS: 'Amministratore ELMAS',
  CONSULENTE_ELMAS: 'Consulente ELMAS',
  AMMINISTRATORE_GESTORE: 'Amministratore GESTORE',
  OPERATORE_GESTORE: 'Operatore gestore',
  AMMINISTRATORE_STUDIO: 'Amministratore studio',
  OPERATORE_STUDIO: 'Operatore studio',
  UTENTE_STUDIO: 'Utente studio',
  PRIMO_AMMINISTRATORE: 'Primo amministratore',
  PRIVATO: 'Utente privato',
  AZIENDA: 'Azienda',
} as const;
export type RuoloUtente = (typeof ruoloUtente)[keyof typeof ruoloUtente];

const perTipologia: readonly RuoloUtente[] = [
  ruoloUtente.AMMINISTRATORE_ELMAS,
  ruoloUtente.CONSULENTE_ELMAS,
  ruoloUtente.AMMINISTRATORE_STUDIO,
  ruoloUtente.OPERATORE_STUDIO,
  ruoloUtente.AMMINISTRATORE_GESTORE,
  ruoloUtente.OPERATORE_GESTORE,
];

/** The role of a user: of the client's kind first, then the flag, then the type. `tipoProfiloCliente` is null without a studio. */
export function computeRuolo(utente: {
  tipologiaUtente: number;
  primoAmministratore: boolean;
  tipoProfiloCliente: number | null;
}): RuoloUtente {
  if (utente.tipoProfiloCliente === 1) return ruoloUtente.PRIVATO;
  if (utente.tipoProfiloCliente === 2) return ruoloUtente.AZIENDA;
  if (utente.primoAmministratore) return ruoloUtente.PRIMO_AMMINISTRATORE;
  return perTipologia[utente.tipologiaUtente] ?? ruoloUtente.UTENTE_STUDIO;
}

/** The same for mails and counts, where whether one administers his studio or works in it does not matter. */
export function computeRuoloGenerico(utente: {
  tipologiaUtente: number;
  tipoProfiloCliente: number | null;
}): RuoloUtente {
  const ruolo = computeRuolo({ ...utente, primoAmministratore: false });
  const isDiStudio = ruolo === ruoloUtente.AMMINISTRATORE_STUDIO || ruolo === ruoloUtente.OPERATORE_STUDIO;
  return isDiStudio ? ruoloUtente.UTENTE_STUDIO : ruolo;
}

export const statoUtente = ['Attivo', 'Da attivare', 'Disattivato'] as const;
export type StatoUtente = (typeof statoUtente)[number];

/** What may be done to a user by who is looking: the server decides, the pages draw the buttons. */
const azioneUtente = [
  'modifica',
  'disattiva',
  'riattiva',
  'elimina',
  'reset',
  'credenziali',
  'attivazione',
] as const;
export type AzioneUtente = (typeof azioneUtente)[number];

/** A user in the list. */
export const utenteRiga = z.object({
  Id: z.number().int(),
  Cognome: z.string(),
  Nome: z.string(),
  Email: z.string(),
  TipologiaUtente: z.number().int().min(0).max(5),
  Ruolo: z.string(),
  PrimoAmministratore: z.boolean(),
  Stato: z.enum(statoUtente),
  StudioId: z.number().int().nullable(),
  NomeStudio: z.string().nullable(),
  GestoreId: z.number().int().nullable(),
  NomeGestore: z.string().nullable(),
  UltimoAccesso: z.string().nullable(),
});

/** A user, whole. */
export const utenteScheda = utenteRiga.extend({
  Attivo: z.boolean(),
  IPAbilitati: z.string(),
  VisureAbilitate: z.boolean(),
  AbilitaAI: z.boolean(),
  Esportazione730Enabled: z.boolean(),
  SpinOk: z.boolean(),
  Skin: z.string().nullable(),
  Font: z.string().nullable(),
  AccessoPrecedente: z.string().nullable(),
  /** When the privacy notice was accepted. */
  PrivacyIl: z.string().nullable(),
  /** The person may enter with an identity of others. */
  IdentitaCollegata: z.boolean(),
  ModificataIl: z.string(),
  Versione: z.number().int(),
  Azioni: z.array(z.enum(azioneUtente)),
});

const interruttori = {
  IPAbilitati: z.string().max(INDIRIZZI_STUDIO_MASSIMO).optional(),
  VisureAbilitate: z.boolean().optional(),
  AbilitaAI: z.boolean().optional(),
  Esportazione730Enabled: z.boolean().optional(),
  SpinOk: z.boolean().optional(),
};
const chiave = z.number().int().min(1).max(2_147_483_647);

/** A user to invite. Which studio or gestore is said by who reaches several. */
export const utenteNuovo = z.object({
  Nome: z.string().max(200),
  Cognome: z.string().max(200),
  Email: z.string().max(1000),
  TipologiaUtente: z.number().int().min(0).max(5),
  IdStudio: chiave.nullable().optional(),
  IdGestore: chiave.nullable().optional(),
  ...interruttori,
  appid: z.string().max(40).optional(),
});
/** What is given is written; the rest stays. */
export const utenteModifica = z.object({
  Versione: z.number().int().min(1).max(2_147_483_647),
  Nome: z.string().max(200).optional(),
  Cognome: z.string().max(200).optional(),
  Email: z.string().max(1000).optional(),
  TipologiaUtente: z.number().int().min(0).max(5).optional(),
  Attivo: z.boolean().optional(),
  ...interruttori,
  appid: z.string().max(40).optional(),
});

export const unUtente = z.object({ IdUtente: chiave, appid: z.string().max(40).optional() });
export const unUtenteOEmail = z.union([
  unUtente,
  z.object({ Email: z.string().max(1000), appid: z.string().max(40).optional() }),
]);
export const checkEmailRichiesta = z.object({
  Email: z.string().max(1000),
  Gestore: z.boolean().default(false),
  appid: z.string().max(40).optional(),
});

/** What the link of an invitation is for: a password to choose, or only a profile to accept. */
export const attivazioneDelCodice = z.object({
  Serve: z.enum(['password', 'conferma', 'nulla']),
  /** The studio or gestore that invites; null for the vendor and for a link that is not good. */
  Invitante: z.string().nullable(),
});
export const activateRichiesta = z.object({
  Codice: z.string().max(200),
  Password: z.string().max(1024).optional(),
  PasswordConferma: z.string().max(1024).optional(),
  Informativa: z.boolean().default(false),
  appid: z.string().max(40).optional(),
});
/** Characters of the one-use code in the address of the login page: no code of a gestore is that long. */
export const CARATTERI_CODICE_ATTIVAZIONE = 43;

const posto = z.object({ Id: z.number().int(), Nome: z.string() });
/** Where a user may be invited: studi, and gestori for who reaches them. */
export const postiUtente = z.object({ Studi: z.array(posto), Gestori: z.array(posto) });

/** Why a right is there, or is not. */
const motivoDiritto = ['ruolo', 'modulo', 'funzionalita', 'abilitazione', 'permesso'] as const;
/** Where a value was said: the level that counts, or nowhere, where it is not a value that decides. */
const origineDiritto = z.enum(['studio', 'gestore', 'predefinito']).nullable();
/** What a user sees and may do now, decided by the rules of the calls themselves. */
export const dirittiUtente = z.object({
  Nome: z.string(),
  Ruolo: z.string(),
  Stato: z.enum(statoUtente),
  /** Nobody enters now: the profile is not alive, or its studio or gestore is locked. */
  Bloccato: z.boolean(),
  IPAbilitati: z.string(),
  IndirizziStudio: z.string(),
  EsenteDaIP: z.boolean(),
  Studi: z.array(z.string()),
  QuantiStudi: z.number().int(),
  /** Groups that restrict him; null: no restriction. */
  Gruppi: z.array(z.string()).nullable(),
  SenzaGruppo: z.boolean(),
  Anagrafiche: z.number().int(),
  AnagraficheStudio: z.number().int(),
  Diritti: z.array(
    z.object({
      Risorsa: z.string(),
      Azione: z.string(),
      Ammesso: z.boolean(),
      /** What decides: the role, the module, what is on for the user; the permission or the feature, with where its value was said. */
      Motivo: z.enum(motivoDiritto),
      Codice: z.string().nullable(),
      Origine: origineDiritto,
      Chiamate: z.array(z.string()),
    }),
  ),
});

/** A person beside the others: what he sees, and each permission and feature as his own session would find it. */
export const utentePermessi = z.object({
  Id: z.number().int(),
  Nome: z.string(),
  Ruolo: z.string(),
  Stato: z.enum(statoUtente),
  UltimoAccesso: z.string().nullable(),
  /** The last times he entered the studio in 90 days, and from where; null for who does not read the audit log, and outside the studi. */
  Accessi: z.array(z.object({ Quando: z.string(), Ip: z.string().nullable() })).nullable(),
  Versione: z.number().int(),
  /** Nobody enters now with it: what follows is not looked at. */
  Bloccato: z.boolean(),
  /** Whether who asks may change what is on for this person. */
  Modificabile: z.boolean(),
  IPAbilitati: z.string(),
  EsenteDaIP: z.boolean(),
  VisureAbilitate: z.boolean(),
  AbilitaAI: z.boolean(),
  Anagrafiche: z.number().int(),
  AnagraficheStudio: z.number().int(),
  /** Groups that restrict him; null: no restriction. */
  Gruppi: z.array(z.string()).nullable(),
  /** Who put him into each of them, by name when who asks may read it, and when; null: not known. */
  Ingressi: z.array(
    z.object({
      Gruppo: z.string(),
      Il: z.string().nullable(),
      Da: z.object({ Nome: z.string().nullable(), Tipologia: z.number().int() }).nullable(),
    }),
  ),
  SenzaGruppo: z.boolean(),
  Celle: z.array(
    z.object({
      Codice: z.string(),
      Ammesso: z.boolean(),
      Motivo: z.enum(motivoDiritto),
      Origine: origineDiritto,
    }),
  ),
});

import { z } from 'zod';
import { testiCampo } from './testi-campo.ts';

/** A sensitive act wants a proof of who is there not older than this. */
export const CONFERMA_VALIDA_SECONDI = 300;
/** The second step of a login must come within this. */
export const VERIFICA_VALIDA_SECONDI = 300;
/** Of the code sent by mail when an account is under attack. */
export const CIFRE_CODICE_POSTA = 8;
const NOME_PASSKEY_MASSIMO = 60;

/** Ways to take the second step of the login, in the words of OAuth; `email`: a code sent to the address of the account. */
const metodoVerifica = z.enum(['totp', 'recovery', 'passkey', 'email']);
export type MetodoVerifica = z.infer<typeof metodoVerifica>;

/**
 * The refusal of /token when the password is right and a second step is asked: status 400, `error` is `mfa_required`. With the
 * method `email` the account is under attack: nothing is said of the password, and the code comes only if it was right.
 * `mfa_token` goes to the named call `verifica` within `expires_in` seconds, at most five times, from the same address.
 */

const base64url = z.string().max(4096);
const estensioni = z.record(z.string().max(40), z.unknown()).default({});
/** What `navigator.credentials.create` gave, as JSON of the WebAuthn specification. */
const passkeyCreata = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(20).optional(),
  clientExtensionResults: estensioni,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});
/** What `navigator.credentials.get` gave, as JSON of the WebAuthn specification. */
const passkeyUsata = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(20).optional(),
  clientExtensionResults: estensioni,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyCreata = z.infer<typeof passkeyCreata>;
export type PasskeyUsata = z.infer<typeof passkeyUsata>;

const sfida = z.string().max(64);
/** The second step, or the whole login with a passkey: exactly one of `codice`, `recupero`, `passkey`. */
export const verifica = z.object({
  sfida,
  codice: z.string().max(20).optional(),
  recupero: z.string().max(60).optional(),
  passkey: passkeyUsata.optional(),
  appid: z.string().max(40).optional(),
});
/** Asks what a passkey must sign: for the login that `sfida` names, or for one without password. */
export const richiestaPasskey = z.object({
  sfida: sfida.optional(),
  appid: z.string().max(40).optional(),
});
/** `Opzioni` are those of WebAuthn, for the browser. */
export const provaPasskey = z.object({ Sfida: z.string(), Opzioni: z.record(z.string(), z.unknown()) });

/**
 * Who is there, proved as at the login: the password, and with it exactly one of `Codice`, `Recupero`, `Passkey` when a
 * second step is active; or a passkey alone.
 */
export const conferma = z.object({
  Password: z.string().max(1024).optional(),
  Codice: z.string().max(20).optional(),
  Recupero: z.string().max(60).optional(),
  Sfida: sfida.optional(),
  Passkey: passkeyUsata.optional(),
  appid: z.string().max(40).optional(),
});

const passkeyRegistrata = z.object({
  Id: z.uuid(),
  Nome: z.string(),
  CreataIl: z.string(),
  UltimoUso: z.string().nullable(),
  Sincronizzata: z.boolean(),
});
export const statoSicurezza = z.object({
  /** When the code application was confirmed; null without one. */
  TotpDal: z.string().nullable(),
  CodiciRimasti: z.number().int(),
  Passkey: z.array(passkeyRegistrata),
  /** This user may not work without a second step. */
  Obbligatoria: z.boolean(),
});
/** A code application to be read with the telephone: `Qr` is an image as a data address. */
export const nuovoTotp = z.object({ Segreto: z.string(), Indirizzo: z.string(), Qr: z.string() });
/** Recovery codes, shown this once; null when those there were still stand. */
export const codiciRecupero = z.object({ CodiciRecupero: z.array(z.string()).nullable() });
export const codiceVerifica = z.object({ Codice: z.string().max(20), appid: z.string().max(40).optional() });
const nomePasskey = z.string().trim().min(1, testiCampo.OBBLIGATORIO).max(NOME_PASSKEY_MASSIMO);
export const nuovaPasskey = z.object({
  Sfida: sfida,
  Nome: nomePasskey,
  Passkey: passkeyCreata,
  appid: z.string().max(40).optional(),
});
export const nomeNuovo = z.object({ Nome: nomePasskey, appid: z.string().max(40).optional() });

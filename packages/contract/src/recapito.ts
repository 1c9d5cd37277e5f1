import { z } from 'zod';

const base64url = (caratteri: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${caratteri}}={0,2}$`), 'non è una chiave di un browser');

/** A browser that asks to be told also when Quadra is not open (RFC 8030; keys of RFC 8291, base64url). */
export const dispositivoNuovo = z.object({
  Indirizzo: z.url({ protocol: /^https?$/ }).max(2_000),
  /** A point of P-256, not compressed: 65 bytes. */
  P256dh: base64url(87),
  /** 16 bytes. */
  Auth: base64url(22),
  Nome: z.string().trim().min(1).max(80),
  appid: z.string().max(40).optional(),
});
/** Where who asks is told of what is new, besides the portal. */
const recapiti = z.object({
  /** The public key a browser subscribes with; null: the house does not send to browsers. */
  Chiave: z.string().nullable(),
  Simulato: z.boolean(),
  /** `Impronta`: the SHA-256 of the address of the browser, base64url. */
  Dispositivi: z.array(
    z.object({ Id: z.number().int(), Nome: z.string(), Impronta: z.string(), CreatoIl: z.string() }),
  ),
});
export type RecapitiFilo = z.infer<typeof recapiti>;
export const recapitiAnswer = z.object({ data: recapiti });

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ErroreAvvio } from './errore-avvio.ts';

const LOCALI = ['localhost', '127.0.0.1', '[::1]'];
/** Plain http shows keys and answers to who listens: only a service on this very machine may use it. */
const isSicuro = (testo: string) => {
  const { protocol, hostname } = new URL(testo);
  return protocol === 'https:' || LOCALI.includes(hostname);
};
const indirizzo = z
  .url({ protocol: /^https?$/, error: 'non è un indirizzo https' })
  .refine(isSicuro, 'deve essere https: http solo per un servizio su questa macchina')
  .transform((testo) => testo.replace(/\/+$/, ''));

/** Where a service is. `simulato`: it is one of `npm run servizi`, and the pages say so. */
const servizio = z.strictObject({ indirizzo, simulato: z.boolean().default(false) });
export type ServizioEsterno = z.output<typeof servizio>;

/** One line for each service outside the house; one that is not there is off. */
const serviziSchema = z.strictObject({
  /** Hosted card payments, as Stripe Checkout speaks. */
  carta: servizio.optional(),
  /** The conservator of documents, as `gateways/conservatore/http.ts` says. */
  conservatore: servizio.optional(),
  /** The accounting software of who sells, where it is beside: others are written by each seller. */
  contabilita: servizio.optional(),
  /** A language model, as the Messages API of Anthropic speaks. `chiave`: its key; `modello`: which one answers. */
  copilota: servizio.extend({ chiave: z.string().min(8), modello: z.string().min(1).max(80) }).optional(),
  /** Electronic signature, as Yousign speaks (version 3). */
  firma: servizio.optional(),
  /** A time-stamping authority (RFC 3161), with user and password where it wants them; `attesaSecondi`: how long it is waited for. */
  marcatura: servizio
    .extend({
      utente: z.string().min(1).max(200).optional(),
      password: z.string().max(200).optional(),
      attesaSecondi: z.number().int().min(1).max(60).default(15),
    })
    .optional(),
  /** Orders, as PayPal speaks. */
  paypal: servizio.optional(),
  /** The exchange of the precompilate 730, as `gateways/precompilata/http.ts` says. */
  precompilata: servizio.optional(),
  /**
   * Browsers of people (Web Push). `indirizzo`: a service that is known besides those of the browsers that people have; the keys are
   * those of RFC 8292, base64url; `contatto`: whom a service writes to when something is wrong.
   */
  push: servizio
    .extend({
      chiavePubblica: z.string().regex(/^[\w-]{87}$/, '87 caratteri base64url'),
      chiavePrivata: z.string().regex(/^[\w-]{43}$/, '43 caratteri base64url'),
      contatto: z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto: o un indirizzo https'),
    })
    .optional(),
  /** The exchange of the invoices (SDICoop). `chiave`: the last part of the address that it calls with its notices. */
  sdi: servizio
    .extend({ chiave: z.string().regex(/^[\w-]{16,80}$/, 'da 16 a 80 lettere e cifre') })
    .optional(),
  /** Searches of the land register, as `gateways/visure/http.ts` says. `chiave`: what the service knows the house by. */
  visure: servizio.extend({ chiave: z.string().min(1).max(200) }).optional(),
});
export type ConfigServizi = z.output<typeof serviziSchema>;

/**
 * Reads the file of the outside services; without a file all of them are off.
 * @throws ErroreAvvio with what is wrong, in Italian.
 */
export function readServizi(file: string | undefined): ConfigServizi {
  if (file === undefined) return {};
  let dati: unknown;
  try {
    dati = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ErroreAvvio(`QUADRA_SERVIZI: ${file} non si legge o non è JSON.`);
  }
  const esito = serviziSchema.safeParse(dati);
  if (esito.success) return esito.data;
  const voci = esito.error.issues.map((voce) => `  ${voce.path.map(String).join('.')}: ${voce.message}`);
  throw new ErroreAvvio(`QUADRA_SERVIZI, ${file}:\n${voci.join('\n')}`);
}

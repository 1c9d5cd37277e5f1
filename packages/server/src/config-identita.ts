import { readFileSync } from 'node:fs';
import { sistemiIdentita } from '@quadra/contract';
import { z } from 'zod';
import { ErroreAvvio } from './errore-avvio.ts';

/** Set by the exchange itself: no setting may touch them. */
const RISERVATI = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];
const LOCALI = ['localhost', '127.0.0.1', '[::1]'];

/** Plain http shows the codes to who listens: only a provider on this very machine may use it. */
const isSicuro = (testo: string) => {
  const { protocol, hostname } = new URL(testo);
  return protocol === 'https:' || LOCALI.includes(hostname);
};
const issuer = z
  .url({ protocol: /^https?$/, error: 'non è un indirizzo https' })
  .refine(isSicuro, 'deve essere https: http solo per un fornitore su questa macchina');

const fornitoreSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'solo lettere minuscole, cifre e trattini, al massimo 40'),
  etichetta: z.string().min(1, 'manca').max(60, 'al massimo 60 caratteri'),
  sistema: z.enum(sistemiIdentita, 'deve essere spid, cie o altro').default('altro'),
  issuer,
  clientId: z.string().min(1, 'manca'),
  segreto: z.string().min(1).optional(),
  ambito: z
    .string()
    .regex(/(^| )openid( |$)/, 'deve contenere openid')
    .default('openid'),
  parametri: z
    .record(z.string(), z.string())
    .refine((voci) => RISERVATI.every((nome) => !(nome in voci)), 'contiene un parametro riservato')
    .default({}),
});
const elencoSchema = z
  .array(fornitoreSchema)
  .refine(
    (voci) => new Set(voci.map(({ id }) => id)).size === voci.length,
    'due fornitori hanno lo stesso id',
  );

/** A provider of identities, as the settings tell it. */
export type FornitoreIdentita = z.output<typeof fornitoreSchema>;

/**
 * Reads the file of the providers of identities; without a file there are none.
 * @throws ErroreAvvio with what is wrong, in Italian.
 */
export function readIdentita(file: string | undefined): readonly FornitoreIdentita[] {
  if (file === undefined) return [];
  let dati: unknown;
  try {
    dati = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ErroreAvvio(`QUADRA_IDENTITA: ${file} non si legge o non è JSON.`);
  }
  const esito = elencoSchema.safeParse(dati);
  if (esito.success) return esito.data;
  const voci = esito.error.issues.map((voce) => `  ${voce.path.map(String).join('.')}: ${voce.message}`);
  throw new ErroreAvvio(`QUADRA_IDENTITA, ${file}:\n${voci.join('\n')}`);
}

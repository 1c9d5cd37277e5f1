import { readFileSync } from 'node:fs';
import { applicazioneNuova, type IndirizziProfilo, type Portale } from '@quadra/contract';
import { z } from 'zod';
import { ErroreAvvio } from './errore-avvio.ts';

/** What changes from one login origin to another. */
export interface AmbienteSuite {
  readonly sfondo: 'login' | 'aziende' | 'condominio';
  /** By code of the application: one address, or one for each profile. */
  readonly indirizzi: Readonly<Record<string, string | IndirizziProfilo>>;
}

export interface ConfigSuite {
  /** By login origin. */
  readonly origini: Readonly<Record<string, AmbienteSuite>>;
  /** Applications written into the table when they are not there yet. */
  readonly applicazioni: readonly z.output<typeof applicazioneNuova>[];
  /** The single portal, that counts in production. */
  readonly portale: Portale;
}

const indirizzo = z.url({ protocol: /^https?$/, error: 'non è un indirizzo http(s)' });
const perProfilo = z.strictObject({
  studio: indirizzo.optional(),
  privato: indirizzo.optional(),
  azienda: indirizzo.optional(),
});
const suiteSchema = z.strictObject({
  origini: z
    .record(
      indirizzo.transform((testo) => new URL(testo).origin),
      z.strictObject({
        sfondo: z.enum(['login', 'aziende', 'condominio']).default('login'),
        indirizzi: z.record(z.string(), z.union([indirizzo, perProfilo])).default({}),
      }),
    )
    .default({}),
  applicazioni: z.array(applicazioneNuova).default([]),
  portale: perProfilo.extend({ uscita: indirizzo.optional() }).default({}),
});

const senzaIndirizzi = (sfondo: AmbienteSuite['sfondo']): AmbienteSuite => ({ sfondo, indirizzi: {} });
/** Without a file: the three origins of the test environment, and no address. */
export const suiteDiProva: ConfigSuite = {
  origini: {
    'https://login.test.quadra.example': senzaIndirizzi('login'),
    'https://aziende.test.quadra.example': senzaIndirizzi('aziende'),
    'https://condominio.test.quadra.example': senzaIndirizzi('condominio'),
  },
  applicazioni: [],
  portale: {},
};

/**
 * Reads the file of the suite: login origins with their addresses, applications to begin with.
 * @throws ErroreAvvio with what is wrong, in Italian.
 */
export function readSuite(file: string | undefined): ConfigSuite {
  if (file === undefined) return suiteDiProva;
  let dati: unknown;
  try {
    dati = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ErroreAvvio(`QUADRA_SUITE: ${file} non si legge o non è JSON.`);
  }
  const esito = suiteSchema.safeParse(dati);
  if (esito.success) return esito.data as ConfigSuite;
  const voci = esito.error.issues.map((voce) => `  ${voce.path.map(String).join('.')}: ${voce.message}`);
  throw new ErroreAvvio(`QUADRA_SUITE, ${file}:\n${voci.join('\n')}`);
}

import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readAutorita } from './config-autorita.ts';
import { type ConfigDocumenti, listMancanti, readDocumenti } from './config-deposito.ts';
import { type FornitoreIdentita, readIdentita } from './config-identita.ts';
import { type ConfigServizi, readServizi } from './config-servizi.ts';
import { type ConfigSuite, readSuite } from './config-suite.ts';
import { ErroreAvvio } from './errore-avvio.ts';
import type { ConfigTelemetria } from './telemetria.ts';

const radice = resolve(import.meta.dirname, '../../..');

const vero = (descrizione: string) =>
  z
    .enum(['1', '0', 'true', 'false', 'si', 'no'], `${descrizione}: usare 1 oppure 0`)
    .transform((valore) => ['1', 'true', 'si'].includes(valore));
const indirizzoPostgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'deve cominciare con postgres:// o postgresql://');
const elenco = z.string().transform((testo) =>
  testo
    .split(',')
    .map((voce) => voce.trim())
    .filter((voce) => voce !== ''),
);
const RETI_NOTE = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network (`10.0.0.0/8`), or the name of one: never all the world, whose headers would be believed. */
function isProxy(voce: string): boolean {
  if (RETI_NOTE.includes(voce)) return true;
  const [indirizzo = '', bit, ...altro] = voce.split('/');
  const versione = isIP(indirizzo);
  if (versione === 0 || altro.length > 0) return false;
  if (bit === undefined) return true;
  return /^\d{1,3}$/.test(bit) && Number(bit) >= 1 && Number(bit) <= (versione === 4 ? 32 : 128);
}
const proxy = z.string().refine(isProxy, 'non è un indirizzo, né una rete come 10.0.0.0/8');
const origine = z.url({ protocol: /^https?$/, error: 'non è un indirizzo http(s)' });

/** A store of objects: in clear only on this machine, where nobody else listens. */
const depositoSicuro = origine.refine(
  (testo) =>
    testo.startsWith('https:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(testo).hostname),
  'deve essere https: http solo per un servizio su questa macchina',
);

/** A ClamAV daemon: a host with its port, or the path of a socket of this machine. */
const antivirus = z
  .url({ protocol: /^clamd$/, error: 'deve essere clamd://host:3310 oppure clamd:///percorso/del/socket' })
  .refine((testo) => new URL(testo).hostname !== '' || new URL(testo).pathname.length > 1, 'manca il nome');

/** A folder of somebody's site: what is read there is added to it. */
const origineDeiFile = origine.transform((testo) => testo.replace(/\/+$/, ''));

const dominio = z
  .string()
  .regex(/^\.?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/, 'non è un dominio come quadra.example')
  .transform((testo) => testo.replace(/^\./, ''));
const isDentro = (host: string, suo: string) => host === suo || host.endsWith(`.${suo}`);

const ambienteSchema = z
  .object({
    PORT: z.coerce
      .number('non è un numero')
      .int()
      .min(0)
      .max(65535, 'deve stare fra 0 e 65535')
      .default(3000),
    HOST: z.string().optional(),
    DATABASE_URL: indirizzoPostgres.optional(),
    DATABASE_APP_URL: indirizzoPostgres.optional(),
    DATABASE_POOL_URL: indirizzoPostgres.optional(),
    DATABASE_REPLICA_URL: indirizzoPostgres.optional(),
    QUADRA_AMBIENTE: z
      .enum(['sviluppo', 'test', 'produzione'], 'deve essere sviluppo, test o produzione')
      .default('sviluppo'),
    QUADRA_DATI: z.string().default(join(radice, '.quadra')),
    QUADRA_DEV: vero('QUADRA_DEV').default(false),
    QUADRA_GALLERIA: vero('QUADRA_GALLERIA').default(false),
    QUADRA_RUOLO: z
      .enum(['tutto', 'chiamate', 'lavori'], 'deve essere tutto, chiamate o lavori')
      .default('tutto'),
    QUADRA_CONNESSIONI: z.coerce.number('non è un numero').int().min(2).max(200).default(16),
    QUADRA_SPAZIO_STUDIO_MB: z.coerce.number('non è un numero').int().min(1).max(10_000_000).default(5120),
    QUADRA_SESSIONE_INATTIVA_MINUTI: z.coerce.number('non è un numero').int().min(1).max(600).default(30),
    QUADRA_ANTIVIRUS: antivirus.optional(),
    MODEL_FILES_URL: origineDeiFile.optional(),
    QUADRA_ORIGINI: elenco.pipe(z.array(origine)).default([]),
    QUADRA_INDIRIZZO_PUBBLICO: origine.optional(),
    QUADRA_DOMINIO_COOKIE: dominio.optional(),
    QUADRA_HOST_DEBUG: origine.optional(),
    QUADRA_HOST_REMOTI: elenco.pipe(z.array(origine)).default([]),
    QUADRA_CHIAVE: z.string().min(32, 'almeno 32 caratteri').optional(),
    QUADRA_VERIFICA_OBBLIGATORIA: vero('QUADRA_VERIFICA_OBBLIGATORIA').default(true),
    QUADRA_VERIFICA_GIORNI: z.coerce.number('non è un numero').int().min(0).max(365).default(14),
    QUADRA_TABELLE_CODIFICATE: vero('QUADRA_TABELLE_CODIFICATE').default(false),
    QUADRA_METRICHE_TOKEN: z.string().min(16, 'almeno 16 caratteri').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'deve cominciare con http:// o https://' })
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('non è un numero')
      .min(0, 'da 0 a 1')
      .max(1, 'da 0 a 1')
      .default(1),
    QUADRA_DOCUMENTI: z.enum(['postgresql', 's3'], 'deve essere postgresql o s3').default('postgresql'),
    QUADRA_S3_INDIRIZZO: depositoSicuro.optional(),
    QUADRA_S3_REGIONE: z.string().min(1).default('us-east-1'),
    QUADRA_S3_SECCHIO: z.string().min(3, 'almeno 3 caratteri').optional(),
    QUADRA_S3_CHIAVE: z.string().min(1).optional(),
    QUADRA_S3_SEGRETO: z.string().min(1).optional(),
    QUADRA_COPIE: z.string().min(1).optional(),
    QUADRA_COPIE_FRASE: z.string().min(20, 'almeno 20 caratteri').optional(),
    QUADRA_COPIE_QUANTE: z.coerce.number('non è un numero').int().min(1).max(1000).default(7),
    QUADRA_SUITE: z.string().optional(),
    QUADRA_IDENTITA: z.string().optional(),
    QUADRA_SERVIZI: z.string().optional(),
    QUADRA_AUTORITA: z.string().optional(),
    PORTALE_UNICO: vero('PORTALE_UNICO').default(false),
    TRUST_PROXY: elenco.pipe(z.array(proxy)).default([]),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'deve cominciare con smtp:// o smtps://' }).optional(),
    MAIL_FROM: z.string().optional(),
    QUADRA_RIMBALZI: z.string().min(1).optional(),
    AMM_EMAIL: z.email('non è un indirizzo di posta').optional(),
    AMM_PASSWORD: z.string().optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'livello sconosciuto')
      .optional(),
  })
  .superRefine((valori, contesto) => {
    const manca = (nome: string, frase: string) =>
      contesto.addIssue({ code: 'custom', path: [nome], message: frase });
    if (valori.QUADRA_AMBIENTE === 'produzione') {
      if (!valori.DATABASE_URL) manca('DATABASE_URL', 'è obbligatoria in produzione');
      if (!valori.QUADRA_INDIRIZZO_PUBBLICO)
        manca('QUADRA_INDIRIZZO_PUBBLICO', 'è obbligatoria in produzione');
      if (valori.QUADRA_GALLERIA) manca('QUADRA_GALLERIA', 'in produzione non c’è');
      if (valori.QUADRA_HOST_DEBUG) manca('QUADRA_HOST_DEBUG', 'in produzione non c’è');
      if (!valori.QUADRA_CHIAVE) manca('QUADRA_CHIAVE', 'è obbligatoria in produzione');
    }
    const { QUADRA_DOMINIO_COOKIE: suo, QUADRA_INDIRIZZO_PUBBLICO: pubblico } = valori;
    if (suo && pubblico && !isDentro(new URL(pubblico).hostname, suo))
      manca('QUADRA_DOMINIO_COOKIE', 'non contiene QUADRA_INDIRIZZO_PUBBLICO');
    if (valori.SMTP_URL && !valori.MAIL_FROM) manca('MAIL_FROM', 'è obbligatoria con SMTP_URL');
    for (const nome of listMancanti(valori)) manca(nome, 'serve con le altre variabili QUADRA_S3_');
    if (valori.QUADRA_COPIE && !valori.QUADRA_COPIE_FRASE)
      manca('QUADRA_COPIE_FRASE', 'è obbligatoria con QUADRA_COPIE');
    if (valori.DATABASE_APP_URL && !valori.DATABASE_URL) manca('DATABASE_URL', 'serve con DATABASE_APP_URL');
    if (valori.DATABASE_POOL_URL && !valori.DATABASE_APP_URL)
      manca('DATABASE_APP_URL', 'serve con DATABASE_POOL_URL');
    if (valori.DATABASE_REPLICA_URL && !valori.DATABASE_APP_URL)
      manca('DATABASE_APP_URL', 'serve con DATABASE_REPLICA_URL');
    if (Boolean(valori.AMM_EMAIL) !== Boolean(valori.AMM_PASSWORD)) {
      manca(
        valori.AMM_EMAIL ? 'AMM_PASSWORD' : 'AMM_EMAIL',
        'AMM_EMAIL e AMM_PASSWORD vanno indicate insieme',
      );
    }
  });

/** Everything the server is told from outside, read once at the door. */
export interface Config {
  readonly porta: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly databaseAppUrl: string | undefined;
  /** The same role, by a pgbouncer in transaction mode: calls and jobs go there, the listener does not. */
  readonly databasePoolUrl: string | undefined;
  /** The same role on a copy that follows the database: heavy readings go there. */
  readonly databaseReplicaUrl: string | undefined;
  readonly ambiente: 'sviluppo' | 'test' | 'produzione';
  /** Folder of the embedded database and of the files. */
  readonly dati: string;
  /** Vite serves the pages and proxies to us. */
  readonly isDev: boolean;
  /** What this process does: answer calls, run background jobs, or both. */
  readonly ruolo: 'tutto' | 'chiamate' | 'lavori';
  readonly connessioni: number;
  readonly inattivitaMinuti: number;
  /** Bytes that the documents of one studio may take. */
  readonly spazioStudioByte: number;
  /** Where the bytes of documents are kept. */
  readonly documenti: ConfigDocumenti;
  /** Where the house copies itself every day, the phrase the copies are sealed under, how many are kept. */
  readonly copie: {
    readonly cartella: string | undefined;
    readonly frase: string | undefined;
    readonly quante: number;
  };
  /** The antivirus that looks at the files people send; null: only the test file is recognised. */
  readonly antivirus: string | null;
  /** Folder, on the network, of the models and of their instructions; null: nobody keeps them. */
  readonly modelliUrl: string | null;
  readonly origini: readonly string[];
  /** Address written into mails; null: the address the server listens on. */
  readonly indirizzoPubblico: string | null;
  /** Domain of the display cookies, for the suite to read them; null: the host of the page alone. */
  readonly dominioCookie: string | null;
  /** Server the pages of whoever develops may call instead of this one; null in production. */
  readonly hostDebug: string | null;
  /** Origins where the remote applications of the studi may be: an address elsewhere is neither kept nor opened. */
  readonly hostRemoti: readonly string[];
  /** Secret from which the keys of the application are derived; undefined: made once and kept in `dati`. */
  readonly chiave: string | undefined;
  /** Administrators (AMM_*) may work only with a second step active. */
  readonly verificaObbligatoria: boolean;
  /** Days an administrator has to activate it, from the first access it was asked at. */
  readonly verificaGiorni: number;
  /** Generic table calls take only encoded names. */
  readonly tabelleCodificate: boolean;
  readonly metricheToken: string | undefined;
  /** Who collects how long each call takes, and what in it; null: nobody. */
  readonly telemetria: ConfigTelemetria | null;
  /** Login origins and their addresses, applications to begin with. */
  readonly suite: ConfigSuite;
  /** Providers of identities of others, to enter with. */
  readonly identita: readonly FornitoreIdentita[];
  /** Services outside the house: what is not named is off. */
  readonly servizi: ConfigServizi;
  /** Certificates (DER) of the authorities that who reads a signature trusts. */
  readonly autorita: readonly Buffer[];
  readonly portaleUnico: boolean;
  readonly trustProxy: readonly string[];
  readonly smtp: { readonly url: string; readonly mittente: string } | null;
  /** Maildir that the mails which come back are delivered into; null: nobody reads them. */
  readonly rimbalzi: string | null;
  readonly amministratore: { readonly email: string; readonly password: string } | null;
  readonly livelloLog: string;
  /** The pages hold the gallery of the parts too: development and tests. */
  readonly galleria: boolean;
  /** Folder of the built pages. */
  readonly pagine: string;
}

const frase = (voce: z.core.$ZodIssue) => `  ${voce.path.map(String).join('.')}: ${voce.message}`;

/**
 * Reads and checks the environment; the only reader of process.env.
 * @throws ErroreAvvio with every mistake, one a line, in Italian.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const dati = Object.fromEntries(Object.entries(env).filter(([, valore]) => valore !== ''));
  const esito = ambienteSchema.safeParse(dati);
  if (!esito.success) {
    throw new ErroreAvvio(`Impostazioni sbagliate:\n${esito.error.issues.map(frase).join('\n')}`);
  }
  const letti = esito.data;
  return Object.freeze({
    porta: letti.PORT,
    host: letti.HOST ?? (letti.QUADRA_AMBIENTE === 'produzione' ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: letti.DATABASE_URL,
    databaseAppUrl: letti.DATABASE_APP_URL,
    databasePoolUrl: letti.DATABASE_POOL_URL,
    databaseReplicaUrl: letti.DATABASE_REPLICA_URL,
    ambiente: letti.QUADRA_AMBIENTE,
    dati: resolve(letti.QUADRA_DATI),
    isDev: letti.QUADRA_DEV,
    ruolo: letti.QUADRA_RUOLO,
    connessioni: letti.QUADRA_CONNESSIONI,
    inattivitaMinuti: letti.QUADRA_SESSIONE_INATTIVA_MINUTI,
    spazioStudioByte: letti.QUADRA_SPAZIO_STUDIO_MB * 1024 * 1024,
    documenti: readDocumenti(letti),
    copie: {
      cartella: letti.QUADRA_COPIE,
      frase: letti.QUADRA_COPIE_FRASE,
      quante: letti.QUADRA_COPIE_QUANTE,
    },
    antivirus: letti.QUADRA_ANTIVIRUS ?? null,
    modelliUrl: letti.MODEL_FILES_URL ?? null,
    origini: letti.QUADRA_ORIGINI.map((voce) => new URL(voce).origin),
    indirizzoPubblico: letti.QUADRA_INDIRIZZO_PUBBLICO?.replace(/\/+$/, '') ?? null,
    dominioCookie: letti.QUADRA_DOMINIO_COOKIE ?? null,
    hostDebug: letti.QUADRA_HOST_DEBUG ? new URL(letti.QUADRA_HOST_DEBUG).origin : null,
    hostRemoti: letti.QUADRA_HOST_REMOTI.map((voce) => new URL(voce).origin),
    chiave: letti.QUADRA_CHIAVE,
    verificaObbligatoria: letti.QUADRA_VERIFICA_OBBLIGATORIA,
    verificaGiorni: letti.QUADRA_VERIFICA_GIORNI,
    tabelleCodificate: letti.QUADRA_TABELLE_CODIFICATE,
    metricheToken: letti.QUADRA_METRICHE_TOKEN,
    telemetria: letti.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: letti.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          quota: letti.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    suite: readSuite(letti.QUADRA_SUITE),
    identita: readIdentita(letti.QUADRA_IDENTITA),
    servizi: readServizi(letti.QUADRA_SERVIZI),
    autorita: readAutorita(letti.QUADRA_AUTORITA),
    portaleUnico: letti.PORTALE_UNICO,
    trustProxy: letti.TRUST_PROXY,
    smtp: letti.SMTP_URL && letti.MAIL_FROM ? { url: letti.SMTP_URL, mittente: letti.MAIL_FROM } : null,
    rimbalzi: letti.QUADRA_RIMBALZI ? resolve(letti.QUADRA_RIMBALZI) : null,
    amministratore:
      letti.AMM_EMAIL && letti.AMM_PASSWORD
        ? { email: letti.AMM_EMAIL.toLowerCase(), password: letti.AMM_PASSWORD }
        : null,
    livelloLog: letti.LOG_LEVEL ?? (letti.QUADRA_AMBIENTE === 'produzione' ? 'info' : 'warn'),
    galleria: letti.QUADRA_GALLERIA,
    pagine: join(radice, 'packages/web', letti.QUADRA_GALLERIA ? 'dist-galleria' : 'dist'),
  });
}

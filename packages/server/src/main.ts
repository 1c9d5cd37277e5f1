import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { makeApp } from './app.ts';
import { makeCifratura, readSegreto } from './cifratura.ts';
import type { Config } from './config.ts';
import { openAscolto } from './db/ascolto.ts';
import { setDeposito } from './db/deposito.ts';
import { startOrologio } from './db/orologio.ts';
import { type Db, openConnessioni } from './db/pool.ts';
import { startPostgresLocale } from './db/postgres-locale.ts';
import { ensureDatabase, prepareDatabase } from './db/prepare.ts';
import { makeReplica, type Replica } from './db/replica.ts';
import { ErroreAvvio } from './errore-avvio.ts';
import { ensureApplicazioni } from './features/accesso/applicazione/ensure-applicazioni.ts';
import { ensureAmministratore } from './features/accesso/sessione/first-amministratore.queries.ts';
import { CANALE_EVENTI, makeFlussi } from './features/base/evento/evento.public.ts';
import type { Genere } from './features/base/lavoro/lavoro.public.ts';
import { ensureTabelle } from './features/base/tabella/ensure-tabelle.ts';
import { makeAntivirus } from './gateways/antivirus/antivirus.ts';
import { CANALE_LAVORI, makeCoda as makeCodaLavori } from './gateways/coda/coda.ts';
import { makeConservatore } from './gateways/conservatore/http.ts';
import { makeContabilita } from './gateways/contabilita/servizio-web.ts';
import { makeS3 } from './gateways/deposito/s3.ts';
import { makeYousign } from './gateways/firma/yousign.ts';
import { makeIdentita } from './gateways/identita/openid.ts';
import { makeMarcatura } from './gateways/marcatura/http.ts';
import { makeMessages } from './gateways/modello-linguistico/messages.ts';
import { makeCassetta, makeCoda } from './gateways/posta/cassetta.ts';
import { CANALE_POSTA } from './gateways/posta/posta.queries.ts';
import { makeScambio } from './gateways/precompilata/http.ts';
import { makeWebPush } from './gateways/push/web-push.ts';
import { makeSdicoop } from './gateways/sdi/sdicoop.ts';
import { makeSportelli } from './gateways/sportello/sportelli.ts';
import { makeSimulatore } from './gateways/trasmissione/simulatore.ts';
import { makeVisure } from './gateways/visure/http.ts';
import { describeErrore } from './http/log.ts';
import { makeRiassunto } from './http/riassunto.ts';
import type { Servizi } from './http/servizi.ts';
import { startCopie } from './jobs/copie.ts';
import { makeGeneri } from './jobs/generi.ts';
import { startGiri } from './jobs/giri.ts';
import { type InvioPosta, startInvioPosta } from './jobs/invio-posta.ts';
import { type Lavoratore, type Ritmo, startLavoratore } from './jobs/lavoratore.ts';
import { startModelliPronti } from './jobs/modelli-pronti.ts';
import { startTelemetria } from './telemetria.ts';

export { type Config, readConfig } from './config.ts';
export { ErroreAvvio } from './errore-avvio.ts';

const DATABASE_LOCALE = 'quadra';
const versione = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;

export interface ServerAvviato {
  /** Where it answers, `http://host:port`. */
  readonly indirizzo: string;
  readonly servizi: Servizi;
  /** The connection of the owner: for the demo data and for who looks after the database. */
  readonly proprietario: pg.ClientConfig;
  stop(): Promise<void>;
}

interface Avvio {
  /** Told of each step, in Italian. */
  readonly onPasso?: (frase: string) => void;
  /** Takes the lines of the log instead of the standard output. */
  readonly log?: { write(riga: string): void };
  readonly now?: () => Date;
  /** Kinds of long work besides those of the product. */
  readonly generi?: readonly Genere[];
  /** How often its worker looks for work. */
  readonly ritmo?: Ritmo;
  /** A server may be under way on the same data folder: its PostgreSQL is used, and left as it is. */
  readonly isAccanto?: boolean;
}

/** The connection of who owns the database, and how to leave it. */
interface Proprietario {
  readonly config: pg.ClientConfig;
  stop(): Promise<void>;
}

/**
 * The database of the settings or, without one, the embedded PostgreSQL on the data folder.
 * @throws ErroreAvvio with one Italian line.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dati'>,
  { onPasso = () => undefined, isAccanto = false }: Pick<Avvio, 'onPasso' | 'isAccanto'> = {},
  onCaduta?: (fatto: 'caduto' | 'tornato') => void,
): Promise<Proprietario> {
  if (config.databaseUrl) {
    return { config: { connectionString: config.databaseUrl }, stop: async () => undefined };
  }
  onPasso(`PostgreSQL incluso, dati in ${config.dati}`);
  const locale = await startPostgresLocale(config.dati, { isAccanto, ...(onCaduta ? { onCaduta } : {}) });
  try {
    return {
      config: await ensureDatabase(locale.amministratore, DATABASE_LOCALE),
      stop: () => locale.stop(),
    };
  } catch (errore) {
    await locale.stop();
    throw errore;
  }
}

/** The copy that heavy readings go to, when there is one. It may be away: the house starts, and works, without it. */
function openReplica(
  { databaseReplicaUrl, connessioni }: Config,
  db: Db,
  warn: (causa: unknown, frase: string) => void,
): Replica | null {
  if (databaseReplicaUrl === undefined) return null;
  const copia = openConnessioni(
    { connectionString: databaseReplicaUrl },
    connessioni,
    (errore) => warn(errore, 'connection of the copy lost'),
    { isCopia: true },
  );
  return makeReplica(db, copia, (causa) => warn(causa, 'copy of the database not used for a while'));
}

async function listen(app: FastifyInstance, { host, porta }: Config): Promise<string> {
  try {
    return await app.listen({ host, port: porta });
  } catch (errore) {
    const codice = errore instanceof Error && 'code' in errore ? errore.code : '';
    if (codice === 'EADDRINUSE') {
      throw new ErroreAvvio(`La porta ${porta} è già occupata: liberarla o indicarne un'altra con PORT.`);
    }
    if (codice === 'EACCES') throw new ErroreAvvio(`La porta ${porta} non è permessa a questo utente.`);
    if (codice === 'EADDRNOTAVAIL') throw new ErroreAvvio(`L'indirizzo ${host} non è di questa macchina.`);
    throw errore;
  }
}

/** Beyond this the clock of the machine is worth a word in the log. */
const SCARTO_DA_DIRE_SECONDI = 5;

type Log = FastifyInstance['log'];

/** The queue that hands out long work, and how to leave it. */
async function startCoda({ coda }: Servizi, log: Log): Promise<() => Promise<void>> {
  coda.on('error', (errore) => log.warn({ err: describeErrore(errore) }, 'queue not readable'));
  coda.on('warning', ({ message }) => log.warn({ avviso: message }, 'queue warning'));
  await coda.start();
  return () => coda.stop({ graceful: false, close: false });
}

/** What one process writes wakes the others: the streams of events, the workers. */
function startAscolto(
  config: pg.ClientConfig,
  { flussi }: Servizi,
  { lavoratore, invio }: { lavoratore: Lavoratore | undefined; invio: InvioPosta | undefined },
  log: Log,
): () => Promise<void> {
  const sveglie: Readonly<Record<string, (testo: string) => void>> = {
    [CANALE_EVENTI]: (testo) => flussi.wake(Number(testo)),
    [CANALE_LAVORI]: () => lavoratore?.wake(),
    [CANALE_POSTA]: () => invio?.wake(),
  };
  const ascolto = openAscolto(config, Object.keys(sveglie), {
    onAnnuncio: (canale, testo) => sveglie[canale]?.(testo),
    onRipresa: () => {
      flussi.wakeAll();
      lavoratore?.wake();
      invio?.wake();
    },
    onPerduta: (errore) => log.warn({ err: describeErrore(errore) }, 'listening connection lost'),
  });
  return () => ascolto.stop();
}

/** Stops what was started, last first, whatever each stop says. */
async function stopAll(passi: (() => Promise<unknown>)[]): Promise<void> {
  for (const passo of passi.reverse()) await passo().catch(() => undefined);
}

/**
 * The composition root: database, roles, application, jobs, door. Prints nothing.
 * @throws ErroreAvvio with one Italian line when the operator can mend it.
 */
export async function startServer(config: Config, avvio: Avvio = {}): Promise<ServerAvviato> {
  const onPasso = avvio.onPasso ?? (() => undefined);
  const daFermare: (() => Promise<unknown>)[] = [];
  try {
    let app: FastifyInstance | undefined;
    if (config.telemetria) daFermare.push(await startTelemetria(config.telemetria, versione));
    const proprietario = await openDatabase(config, avvio, (fatto) =>
      app?.log.error(fatto === 'caduto' ? 'PostgreSQL fell: starting it again' : 'PostgreSQL is back'),
    );
    daFermare.push(() => proprietario.stop());
    const pronto = await prepareDatabase(proprietario.config, config.databaseAppUrl, onPasso);
    if (pronto.migrazioni > 0) onPasso(`Database aggiornato: ${pronto.migrazioni} migrazioni`);
    const { databasePoolUrl } = config;
    const tellPerduta = makeRiassunto<Error>((errore, quante) =>
      app?.log.warn({ err: describeErrore(errore), quante }, 'database connection lost'),
    );
    const connessioni = openConnessioni(
      databasePoolUrl === undefined ? pronto.applicazione : { connectionString: databasePoolUrl },
      config.connessioni,
      tellPerduta,
      { isCondivisa: databasePoolUrl !== undefined },
    );
    daFermare.push(() => connessioni.stop());
    const replica = openReplica(config, connessioni.db, (causa, frase) =>
      app?.log.warn({ err: describeErrore(causa) }, frase),
    );
    if (replica) daFermare.push(() => replica.stop());
    const deposito = config.documenti.deposito ? makeS3(config.documenti.deposito) : null;
    setDeposito(connessioni.db, deposito);
    if (replica) setDeposito(replica.db, deposito);
    const orologio = await startOrologio(connessioni.db);
    daFermare.push(async () => orologio.stop());
    const isLavoratore = config.ruolo !== 'chiamate';
    let indirizzo = config.indirizzoPubblico ?? '';
    const cifratura = makeCifratura(readSegreto(config));
    const servizi: Servizi = {
      config,
      pool: connessioni.pool,
      db: connessioni.db,
      replica,
      deposito,
      cifratura,
      identita: makeIdentita((fornitore, causa) =>
        app?.log.warn({ fornitore, err: describeErrore(causa) }, 'identity provider refused or unreachable'),
      ),
      sportelli: makeSportelli(config.servizi),
      posta: config.smtp ? makeCoda(cifratura) : makeCassetta(cifratura),
      antivirus: makeAntivirus(config.antivirus),
      contabilita: makeContabilita(config.servizi.contabilita),
      firma: config.servizi.firma ? makeYousign(config.servizi.firma) : null,
      modelloLinguistico: config.servizi.copilota ? makeMessages(config.servizi.copilota) : null,
      conservatore: config.servizi.conservatore ? makeConservatore(config.servizi.conservatore) : null,
      marcatura: config.servizi.marcatura ? makeMarcatura(config.servizi.marcatura) : null,
      push: config.servizi.push ? makeWebPush(config.servizi.push) : null,
      precompilata: config.servizi.precompilata ? makeScambio(config.servizi.precompilata) : null,
      visure: config.servizi.visure ? makeVisure(config.servizi.visure) : null,
      trasmissione: makeSimulatore(),
      sdi: config.servizi.sdi ? makeSdicoop(config.servizi.sdi) : null,
      coda: makeCodaLavori(connessioni.pool, isLavoratore),
      generi: makeGeneri(proprietario.config, avvio.generi),
      flussi: makeFlussi(),
      versione,
      now: avvio.now ?? orologio.now,
      indirizzoPubblico: () => config.indirizzoPubblico ?? indirizzo,
    };
    if (config.amministratore) await ensureAmministratore(servizi.db, config.amministratore);
    await ensureTabelle(servizi.db);
    await ensureApplicazioni(servizi.db, config.suite.applicazioni);
    app = await makeApp(servizi, avvio.log);
    const porta = app;
    const { scarto } = orologio;
    if (Math.abs(scarto) >= SCARTO_DA_DIRE_SECONDI)
      porta.log.warn({ scarto }, 'clock of the machine far from that of the database');
    daFermare.push(await startCoda(servizi, porta.log));
    daFermare.push(() => porta.close());
    const lavoratore = isLavoratore ? await startLavoratore(servizi, porta.log, avvio.ritmo) : undefined;
    if (lavoratore) daFermare.push(() => lavoratore.stop());
    const { smtp } = config;
    const invio = isLavoratore && smtp ? startInvioPosta(servizi, smtp, porta.log) : undefined;
    if (invio) daFermare.push(() => invio.stop());
    daFermare.push(startAscolto(pronto.applicazione, servizi, { lavoratore, invio }, porta.log));
    indirizzo = await listen(porta, config);
    if (isLavoratore) {
      daFermare.push(...startGiri(servizi, porta.log, config.ambiente === 'test'));
      if (config.ambiente !== 'test') daFermare.push(startCopie(servizi, proprietario.config, porta.log));
    }
    if (config.ambiente !== 'test') daFermare.push(startModelliPronti(porta.log));
    return {
      indirizzo,
      servizi,
      proprietario: proprietario.config,
      stop: () => stopAll(daFermare.splice(0)),
    };
  } catch (errore) {
    await stopAll(daFermare);
    throw errore;
  }
}

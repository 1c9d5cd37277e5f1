import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  type PrometheusContentType,
  Registry,
} from 'prom-client';
import { findTraccia } from '../telemetria.ts';
import { DomainError } from './domain-error.ts';
import { normalizeIp } from './ip-abilitati.ts';
import { makePronto } from './pronto.ts';
import { findSegmento } from './segmenti.ts';
import { hashSegreto } from './segreto.ts';
import type { Servizi } from './servizi.ts';

/** In the same time whatever differs. */
const isUguale = (dato: string, atteso: string): boolean =>
  timingSafeEqual(hashSegreto(dato), hashSegreto(atteso));

/** Where measures are, in either of the formats they are read in. */
export type Misure = Registry<PrometheusContentType | OpenMetricsContentType>;

/** What else is measured, put on the register by who knows it. */
type Misura = (registro: Misure, servizi: Servizi) => void;

function registerMetriche(app: FastifyInstance, servizi: Servizi, altre: Misura): void {
  const isTracciata = servizi.config.telemetria !== null;
  const registro: Misure = new Registry();
  // Only this format can say which call a measure comes from.
  if (isTracciata) registro.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registro });
  const durata = new Histogram<'metodo' | 'percorso' | 'stato' | 'trace_id'>({
    name: 'quadra_http_seconds',
    help: 'Duration of the calls by route and status',
    labelNames: ['metodo', 'percorso', 'stato'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1.5, 5],
    registers: [registro],
    enableExemplars: isTracciata,
  });
  new Gauge({
    name: 'quadra_pool_connections',
    help: 'Connections of the pool',
    labelNames: ['stato'],
    registers: [registro],
    collect() {
      this.set({ stato: 'aperte' }, servizi.pool.totalCount);
      this.set({ stato: 'libere' }, servizi.pool.idleCount);
      this.set({ stato: 'in attesa' }, servizi.pool.waitingCount);
    },
  });
  altre(registro, servizi);
  app.addHook('onResponse', async (richiesta, risposta) => {
    const percorso = richiesta.routeOptions.url ?? 'altro';
    const labels = { metodo: richiesta.method, percorso, stato: risposta.statusCode };
    const value = risposta.elapsedTime / 1000;
    const traccia = findTraccia(findSegmento(richiesta));
    if (traccia === undefined) durata.observe(labels, value);
    else durata.observe({ labels, value, exemplarLabels: { trace_id: traccia } });
  });
  app.get('/metrics', { schema: { hide: true } }, async (richiesta, risposta) => {
    const { metricheToken, ambiente } = servizi.config;
    const isNota =
      metricheToken !== undefined &&
      isUguale(richiesta.headers.authorization ?? '', `Bearer ${metricheToken}`);
    const vicino = normalizeIp(richiesta.socket.remoteAddress ?? '');
    // In production whoever is near may be a proxy that says nothing of who is behind it.
    const isLocale =
      ambiente !== 'produzione' &&
      ['127.0.0.1', '::1'].includes(vicino) &&
      richiesta.headers['x-forwarded-for'] === undefined;
    if (!isNota && !isLocale) throw new DomainError('NON_TROVATO');
    risposta.header('content-type', registro.contentType);
    return registro.metrics();
  });
}

/** What who runs the house asks: is the process up, may it serve, how is it doing. */
export function registerOperations(app: FastifyInstance, servizi: Servizi, altre: Misura): void {
  const { checkPronto, noteErrore } = makePronto(servizi);
  app.addHook('onError', async (_richiesta, _risposta, errore) => noteErrore(errore));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ stato: 'attivo' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, risposta) => {
    const motivo = await checkPronto();
    return motivo === undefined
      ? risposta.send({ stato: 'pronto' })
      : risposta.code(503).send({ stato: 'non pronto', motivo });
  });
  registerMetriche(app, servizi, altre);
}

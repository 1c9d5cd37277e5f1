import {
  type Attributes,
  context,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Where the measures of what the house does are sent, and of how many calls; nobody collects them where there is none. */
export interface ConfigTelemetria {
  /** Of a collector that speaks OTLP over HTTP, without a final slash. */
  readonly url: string;
  /** Of a hundred calls that begin here, how many are told: from 0 to 1. */
  readonly quota: number;
}

let isAttiva = false;

const getTracciatore = () => trace.getTracer('quadra');

/**
 * Begins to tell a collector how long each call takes, and what in it: a call, what it asks of the database, long work. Names
 * of calls and statements leave, never a value, a person, an address. A collector that does not answer costs nothing but
 * what it would have been told.
 * @returns what tells the rest and stops
 */
export async function startTelemetria(
  { url, quota }: ConfigTelemetria,
  versione: string,
): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const fornitore = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'quadra', 'service.version': versione }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(quota) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: 3_000 }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(fornitore);
  isAttiva = true;
  return async () => {
    isAttiva = false;
    trace.disable();
    context.disable();
    await fornitore.shutdown();
  };
}

/** How a stretch of work ended badly: the kind of error alone, whose words may repeat what somebody wrote. */
export function failSegmento(segmento: Span, errore: unknown): void {
  const tipo = errore instanceof Error ? errore.name : typeof errore;
  segmento.setAttribute('error.type', tipo);
  segmento.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Does something as a stretch of the call it is part of, timed and told to who collects; where nobody does, it is only done.
 * `describe` is asked only then: no value of a person belongs in what it answers.
 */
export function runSegmento<T>(
  describe: () => { nome: string; attributi: Attributes },
  fn: () => Promise<T>,
): Promise<T> {
  if (!isAttiva) return fn();
  const { nome, attributi } = describe();
  return getTracciatore().startActiveSpan(nome, { attributes: attributi }, async (segmento) => {
    try {
      return await fn();
    } catch (errore) {
      failSegmento(segmento, errore);
      throw errore;
    } finally {
      segmento.end();
    }
  });
}

/** A stretch that others are part of, begun here whatever the caller says of where it began. */
export const openSegmento = (nome: string, kind: SpanKind, attributi: Attributes) =>
  getTracciatore().startSpan(nome, { kind, attributes: attributi, root: true });

/** The name of what is told now, for a measure to lead to it; undefined when it is not told. */
export function findTraccia(segmento: Span | undefined = trace.getActiveSpan()): string | undefined {
  const contesto = segmento?.spanContext();
  return contesto !== undefined && (contesto.traceFlags & 1) === 1 ? contesto.traceId : undefined;
}

import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { failSegmento, openSegmento } from '../telemetria.ts';

const segmenti = new WeakMap<object, Span>();

/** What is told of a call, to lead from a measure to it. */
export const findSegmento = (richiesta: object): Span | undefined => segmenti.get(richiesta);

/**
 * Tells each call to who collects: method, pattern of the path, status. What an outsider says of where his call began is not
 * read: he would decide what is kept.
 */
export function registerSegmenti(app: FastifyInstance): void {
  app.addHook('onRequest', (richiesta, _risposta, avanti) => {
    const percorso = richiesta.routeOptions.url ?? 'altro';
    const segmento = openSegmento(`${richiesta.method} ${percorso}`, SpanKind.SERVER, {
      'http.request.method': richiesta.method,
      'http.route': percorso,
      'quadra.richiesta': richiesta.id,
    });
    segmenti.set(richiesta, segmento);
    context.with(trace.setSpan(context.active(), segmento), avanti);
  });
  // Again once the body is there: it comes by a road of its own.
  app.addHook('preValidation', (richiesta, _risposta, avanti) => {
    const segmento = segmenti.get(richiesta);
    if (segmento) context.with(trace.setSpan(context.active(), segmento), avanti);
    else avanti();
  });
  app.addHook('onError', async (richiesta, risposta, errore) => {
    const segmento = segmenti.get(richiesta);
    if (segmento && risposta.statusCode >= 500) failSegmento(segmento, errore);
  });
  app.addHook('onResponse', async (richiesta, risposta) => {
    segmenti.get(richiesta)?.setAttribute('http.response.status_code', risposta.statusCode).end();
  });
}

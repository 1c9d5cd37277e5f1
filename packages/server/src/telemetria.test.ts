import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { percorsi } from '@quadra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, loginAs } from '../test/client.ts';
import { makeUtente } from '../test/factories.ts';
import { makeApp } from '../test/make-app.ts';

interface Segmento {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let raccoglitore: Server;
let url: string;
let arrivati: { testo: string; segmenti: Segmento[] }[];

/** Who collects, as the public protocol says: OTLP over HTTP, in JSON. */
beforeEach(async () => {
  arrivati = [];
  raccoglitore = createServer((richiesta, risposta) => {
    let testo = '';
    richiesta.setEncoding('utf8').on('data', (parte) => {
      testo += parte;
    });
    richiesta.on('end', () => {
      const { resourceSpans } = JSON.parse(testo) as {
        resourceSpans: { scopeSpans: { spans: Segmento[] }[] }[];
      };
      if (richiesta.url === '/v1/traces')
        arrivati.push({
          testo,
          segmenti: resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
        });
      risposta.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => raccoglitore.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(raccoglitore.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => raccoglitore.close(done)));

const listSegmenti = () => arrivati.flatMap(({ segmenti }) => segmenti);
const attributo = (segmento: Segmento | undefined, nome: string) => {
  const valore = segmento?.attributes.find(({ key }) => key === nome)?.value;
  return valore?.stringValue ?? valore?.intValue;
};

describe('who collects what the house does', () => {
  it('reads each call with what it asked of the database, and never what somebody wrote', async () => {
    const app = await makeApp({ telemetria: { url, quota: 1 } });
    const utente = await makeUtente(app);
    const client = await loginAs(app, utente);
    const altrove = 'a'.repeat(32);
    await client.send('GET', `${percorsi.anagraficaLista}?searchText=SegretissimoNome`, undefined, {
      traceparent: `00-${altrove}-${'b'.repeat(16)}-01`,
    });
    const tag = await client.post(percorsi.tag, { Nome: 'SegretissimoTag' });
    expect(tag.status).toBe(201);
    const { testo: misure } = await call(`${app.indirizzo}/metrics`);
    await app.stop();
    const segmenti = listSegmenti();
    const [elenco] = segmenti.filter(({ name }) => name === `GET ${percorsi.anagraficaLista}`);
    expect(elenco?.kind).toBe(2);
    expect(elenco?.parentSpanId).toBeFalsy();
    expect(attributo(elenco, 'http.response.status_code')).toBe(200);
    // Where it begins is ours to say.
    expect(elenco?.traceId).not.toBe(altrove);
    for (const nome of [`GET ${percorsi.anagraficaLista}`, `POST ${percorsi.tag}`]) {
      const chiamata = segmenti.find(({ name }) => name === nome);
      const domande = segmenti.filter(
        (segmento) =>
          segmento.parentSpanId === chiamata?.spanId &&
          attributo(segmento, 'db.system.name') === 'postgresql',
      );
      expect([nome, domande.length > 0]).toEqual([nome, true]);
      for (const domanda of domande) expect(domanda.traceId).toBe(chiamata?.traceId);
    }
    const tutto = arrivati.map(({ testo }) => testo).join('');
    for (const scritto of ['SegretissimoNome', 'SegretissimoTag', utente.email])
      expect([scritto, tutto.toLowerCase().includes(scritto.toLowerCase())]).toEqual([scritto, false]);
    // From a measure to the call it comes from.
    const nota = /quadra_http_seconds_bucket\{[^}]*\/api\/anagrafica\/list[^\n]*# \{trace_id="(\w+)"\}/.exec(
      misure,
    );
    expect(segmenti.map(({ traceId }) => traceId)).toContain(nota?.[1]);
    expect(app.log.some((riga) => riga.includes(`"traccia":"${elenco?.traceId}"`))).toBe(true);
  });

  it('reads of no call when none is asked for, and one that does not answer holds nobody', async () => {
    const nessuna = await makeApp({ telemetria: { url, quota: 0 } });
    expect((await call(`${nessuna.indirizzo}/readyz`)).status).toBe(200);
    await nessuna.stop();
    expect(listSegmenti()).toEqual([]);
    const muta = await makeApp({ telemetria: { url: 'http://127.0.0.1:9', quota: 1 } });
    expect((await call(`${muta.indirizzo}/readyz`)).status).toBe(200);
    await muta.stop();
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of the tests and the demo, under way. */
export interface ServizioDiProva {
  readonly indirizzo: string;
  stop(): Promise<void>;
}

export type Answer = (richiesta: IncomingMessage, risposta: ServerResponse, url: URL) => Promise<void> | void;

const MASSIMO = 5_000_000;

/** The body of a request, at most five megabytes. */
export async function readCorpo(richiesta: IncomingMessage): Promise<Buffer> {
  const pezzi: Buffer[] = [];
  let quanti = 0;
  for await (const pezzo of richiesta) {
    quanti += (pezzo as Buffer).length;
    if (quanti > MASSIMO) throw new Error('Body too long');
    pezzi.push(pezzo as Buffer);
  }
  return Buffer.concat(pezzi);
}

export function answerJson(risposta: ServerResponse, stato: number, dati: unknown): void {
  risposta.writeHead(stato, { 'content-type': 'application/json' }).end(JSON.stringify(dati));
}

const STILE = `body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 15px/1.5 system-ui, sans-serif;
  color-scheme: dark light; background: light-dark(#eef2f7, #10151d); color: light-dark(#1b2430, #e6ebf2) }
  main { width: min(28rem, 100% - 5rem); padding: 2rem; overflow-wrap: anywhere; border-radius: 10px; background: light-dark(#fff, #18202b);
  border: 1px solid light-dark(#cdd6e1, #2b3646) } h1 { margin: 0 0 .5rem; font-size: 1.25rem } p { margin: 0 0 1rem }
  form { display: grid; gap: .75rem; margin: 0 0 .75rem } label { display: grid; gap: .25rem }
  input, select { padding: .5rem; border-radius: 6px; font: inherit; color: inherit; background: none;
  border: 1px solid light-dark(#7d8a9b, #5b6b80) } option { color: #1b2430; background: #fff }
  button { padding: .6rem 1rem; border-radius: 6px; font: inherit; cursor: pointer; color: inherit; background: none;
  border: 1px solid light-dark(#7d8a9b, #5b6b80) } .principale { background: #3f6fe0; color: #fff; border-color: #3f6fe0 }`;

/** A page of a service; `corpo` is HTML already escaped. */
export function answerPagina(risposta: ServerResponse, titolo: string, corpo: string, stato = 200): void {
  risposta.writeHead(stato, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  risposta.end(`<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titolo}</title><style>${STILE}</style></head><body><main><h1>${titolo}</h1>
${corpo}</main></body></html>`);
}

/**
 * Starts a server of its own at an address of this machine (port 0: a free one). What `answer` throws is a 500.
 * @throws when the port is taken.
 */
export async function startServizioDiProva(indirizzo: string, answer: Answer): Promise<ServizioDiProva> {
  const { hostname, port } = new URL(indirizzo);
  const server = createServer((richiesta, risposta) => {
    const run = async () => answer(richiesta, risposta, new URL(richiesta.url ?? '/', indirizzo));
    run().catch((errore) => {
      if (!risposta.headersSent) answerJson(risposta, 500, { error: String(errore) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, resolve);
  });
  return {
    indirizzo: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { makeBenvenuto, makeCorsi, makeErrore, makeUscito } from './pagine.ts';
import { connectQuadra, type Opzioni, type Quadra } from './quadra.ts';
import { type Avvio, Deposito, type Sessione } from './sessioni.ts';

const SID = 'corsi_sid';
const AVVIO = 'corsi_avvio';
const CORPO_MASSIMO = 16_384;

interface Casa {
  readonly opzioni: Opzioni;
  readonly quadra: Quadra;
  readonly sessioni: Deposito<Sessione>;
  readonly avvii: Deposito<Avvio>;
}
interface Chiamata extends Casa {
  readonly richiesta: IncomingMessage;
  readonly risposta: ServerResponse;
  readonly url: URL;
}

const readCookie = ({ headers }: IncomingMessage, nome: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((voce) => voce.startsWith(`${nome}=`))
    ?.slice(nome.length + 1);

function setCookie({ opzioni, risposta }: Chiamata, nome: string, valore: string): void {
  const sicuro = opzioni.indirizzo.startsWith('https:') ? '; Secure' : '';
  const durata = valore === '' ? '; Max-Age=0' : '';
  risposta.appendHeader('set-cookie', `${nome}=${valore}; Path=/; HttpOnly; SameSite=Lax${sicuro}${durata}`);
}

function sendPagina({ opzioni, risposta }: Chiamata, stato: number, make: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  risposta.writeHead(stato, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(opzioni.quadra).origin}; base-uri 'none'; frame-ancestors 'none'`,
  });
  risposta.end(make(nonce));
}

const redirect = ({ risposta }: Chiamata, verso: string): void =>
  void risposta.writeHead(303, { location: verso, 'cache-control': 'no-store' }).end();

async function readCorpo(richiesta: IncomingMessage): Promise<URLSearchParams> {
  let testo = '';
  for await (const pezzo of richiesta) {
    testo += pezzo;
    if (testo.length > CORPO_MASSIMO) throw new Error('body too large');
  }
  return new URLSearchParams(testo);
}

async function enter(chiamata: Chiamata): Promise<void> {
  const { avvio, verso } = await chiamata.quadra.begin();
  setCookie(chiamata, AVVIO, chiamata.avvii.add(avvio));
  redirect(chiamata, verso.href);
}

async function comeBack(chiamata: Chiamata): Promise<void> {
  const avvio = chiamata.avvii.take(readCookie(chiamata.richiesta, AVVIO));
  setCookie(chiamata, AVVIO, '');
  const sessione = avvio && (await chiamata.quadra.finish(chiamata.url, avvio).catch(() => undefined));
  if (!sessione) return sendPagina(chiamata, 400, makeErrore);
  setCookie(chiamata, SID, chiamata.sessioni.add(sessione));
  redirect(chiamata, '/');
}

async function leave(chiamata: Chiamata): Promise<void> {
  const { richiesta, opzioni, sessioni, quadra } = chiamata;
  if (richiesta.headers.origin !== opzioni.indirizzo) return sendPagina(chiamata, 403, makeErrore);
  const sessione = sessioni.take(readCookie(richiesta, SID));
  setCookie(chiamata, SID, '');
  redirect(chiamata, sessione ? quadra.makeUscita(sessione).href : '/');
}

/** Quadra says that a login is over: whoever came in with it is out. */
async function hear({ richiesta, risposta, quadra, sessioni }: Chiamata): Promise<void> {
  risposta.setHeader('cache-control', 'no-store');
  try {
    const sid = await quadra.readAvviso((await readCorpo(richiesta)).get('logout_token') ?? '');
    sessioni.drop((sessione) => sessione.sid === sid);
    risposta.writeHead(200).end();
  } catch {
    risposta.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_request"}');
  }
}

function show(chiamata: Chiamata): void {
  const sessione = chiamata.sessioni.find(readCookie(chiamata.richiesta, SID));
  sendPagina(chiamata, 200, (nonce) => (sessione ? makeCorsi(nonce, sessione) : makeBenvenuto(nonce)));
}

const rotte: Record<string, (chiamata: Chiamata) => void | Promise<void>> = {
  'GET /': show,
  'GET /entra': enter,
  'GET /ritorno': comeBack,
  'POST /esci': leave,
  'POST /uscita': hear,
  'GET /uscito': (chiamata) => sendPagina(chiamata, 200, makeUscito),
};

async function answer(casa: Casa, richiesta: IncomingMessage, risposta: ServerResponse): Promise<void> {
  const url = new URL(`${casa.opzioni.indirizzo}${richiesta.url ?? '/'}`);
  const rotta = `${richiesta.method} ${url.pathname}`;
  const chiamata = { ...casa, richiesta, risposta, url };
  const handle = Object.hasOwn(rotte, rotta) ? rotte[rotta] : undefined;
  if (handle === undefined) return sendPagina(chiamata, 404, makeErrore);
  await handle(chiamata);
}

/** Starts the training area on its port; answers the function that stops it. Quadra must already be up. */
export async function startLms(opzioni: Opzioni, porta: number): Promise<{ stop(): Promise<void> }> {
  const casa: Casa = {
    opzioni,
    quadra: await connectQuadra(opzioni),
    sessioni: new Deposito(),
    avvii: new Deposito(),
  };
  const server = createServer((richiesta, risposta) => {
    answer(casa, richiesta, risposta).catch(() => {
      if (!risposta.headersSent) risposta.writeHead(502);
      risposta.end();
    });
  });
  server.listen(porta, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

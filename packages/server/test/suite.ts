import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashSegreto } from '../src/http/segreto.ts';
import { type Client, call, type Risposta } from './client.ts';
import type { AppDiProva } from './make-app.ts';

export const RITORNO = 'https://corsi.example.it/ritorno';
export const RITORNO_USCITA = 'https://corsi.example.it/uscito';

/** An application written straight into the table, with the addresses given. */
export async function makeApplicazione(
  app: AppDiProva,
  clientId: string,
  dati: { segreto?: string; ritorni?: string[]; uscita?: string; attiva?: boolean } = {},
): Promise<void> {
  await app.sql(
    `insert into applicazione (codice, nome, tipo, client_id, segreto_hash, ritorni, ritorni_uscita,
       indirizzo_uscita, attiva) values ($1, $1, 'lms', $1, $2, $3, $4, $5, $6)`,
    [
      clientId,
      dati.segreto === undefined ? null : hashSegreto(dati.segreto),
      dati.ritorni ?? [RITORNO],
      [RITORNO_USCITA],
      dati.uscita ?? null,
      dati.attiva ?? true,
    ],
  );
}

/** A browser as far as cookies go: each under its name and path, from whichever of our processes answers. */
export class Navigatore {
  private readonly cookie = new Map<string, { valore: string; path: string }>();

  async get(url: string): Promise<Risposta> {
    return this.send(url, { headers: { accept: 'text/html' } });
  }

  async post(url: string, campi: Record<string, string>): Promise<Risposta> {
    const headers = { accept: 'text/html', origin: new URL(url).origin };
    return this.send(url, { method: 'POST', headers, body: new URLSearchParams(campi) });
  }

  async send(url: string, opzioni: RequestInit): Promise<Risposta> {
    const { pathname } = new URL(url);
    const cookie = [...this.cookie]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([nome, { valore }]) => `${nome.split('@')[0]}=${valore}`)
      .join('; ');
    const risposta = await call(url, {
      ...opzioni,
      headers: { ...opzioni.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const riga of risposta.headers.getSetCookie()) this.keep(riga);
    return risposta;
  }

  private keep(riga: string): void {
    const [coppia = '', ...attributi] = riga.split('; ');
    const [nome = '', valore = ''] = coppia.split(/=(.*)/s);
    const path = attributi.find((voce) => /^path=/i.test(voce))?.slice(5) ?? '/';
    if (valore === '') this.cookie.delete(`${nome}@${path}`);
    else this.cookie.set(`${nome}@${path}`, { valore, path });
  }

  /** Takes the session of a client that has logged in, as the same browser would have it. */
  takeSessione(client: Client): void {
    this.keep(`${client.cookie}; path=/`);
  }
}

export interface Sfida {
  readonly verifica: string;
  readonly sfida: string;
}
export const makeSfida = (): Sfida => {
  const verifica = randomBytes(32).toString('base64url');
  return { verifica, sfida: createHash('sha256').update(verifica).digest('base64url') };
};

/** The address of a right request, with what a test changes; null takes a parameter away. */
export function makeRichiesta(
  app: AppDiProva,
  clientId: string,
  sfida: string,
  altri: Record<string, string | null> = {},
): string {
  const parametri: Record<string, string | null> = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: RITORNO,
    scope: 'openid profile email quadra',
    state: 'stato-1',
    nonce: 'nonce-1',
    code_challenge: sfida,
    code_challenge_method: 'S256',
    ...altri,
  };
  const dati = Object.entries(parametri).filter((coppia): coppia is [string, string] => coppia[1] !== null);
  return `${app.indirizzo}/oidc/auth?${new URLSearchParams(dati)}`;
}

/** Follows the redirects that stay on our server; answers the last answer, and where it sends outside. */
export async function follow(
  app: AppDiProva,
  navigatore: Navigatore,
  url: string,
): Promise<{ risposta: Risposta; verso: URL | null }> {
  let prossimo = url;
  for (let passo = 0; passo < 8; passo += 1) {
    const risposta = await navigatore.get(prossimo);
    const meta = risposta.headers.get('location');
    if (meta === null) return { risposta, verso: null };
    const verso = new URL(meta, prossimo);
    if (verso.origin !== app.indirizzo || verso.pathname === '/login') return { risposta, verso };
    prossimo = verso.href;
  }
  throw new Error(`Redirects without end from ${url}`);
}

export const token = (app: AppDiProva, campi: Record<string, string>, headers: Record<string, string> = {}) =>
  call(`${app.indirizzo}/oidc/token`, { method: 'POST', headers, body: new URLSearchParams(campi) });

export interface Accesso {
  readonly code: string;
  readonly verifica: string;
  readonly verso: URL;
}

/** A code for a client, through the whole exchange. */
export async function getCodice(
  app: AppDiProva,
  navigatore: Navigatore,
  clientId: string,
  altri: Record<string, string | null> = {},
): Promise<Accesso> {
  const { verifica, sfida } = makeSfida();
  const { verso, risposta } = await follow(app, navigatore, makeRichiesta(app, clientId, sfida, altri));
  const code = verso?.searchParams.get('code');
  if (!verso || !code) throw new Error(`No code: ${risposta.status} ${verso} ${risposta.testo}`);
  return { code, verifica, verso };
}

export const changeCodice = (app: AppDiProva, clientId: string, { code, verifica }: Accesso) =>
  token(app, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifica,
    redirect_uri: RITORNO,
  });

/** The payload of a token, unchecked. */
export const readPayload = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** Listens for logout tokens as an application would. */
export async function listenUscite(
  stato = 200,
): Promise<{ indirizzo: string; token: string[]; server: Server }> {
  const ricevuti: string[] = [];
  const server = createServer(async (richiesta, risposta) => {
    let corpo = '';
    for await (const pezzo of richiesta) corpo += pezzo;
    ricevuti.push(new URLSearchParams(corpo).get('logout_token') ?? '');
    risposta.writeHead(stato).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { indirizzo: `http://127.0.0.1:${port}/uscita`, token: ricevuti, server };
}

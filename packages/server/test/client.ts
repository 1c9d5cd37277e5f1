import { HEADER_APP, percorsi } from '@quadra/contract';
import type { UtenteDiProva } from './factories.ts';
import type { AppDiProva } from './make-app.ts';

/** An answer with its JSON already read (undefined when the body is empty or is not JSON). */
export interface Risposta {
  readonly status: number;
  readonly headers: Headers;
  readonly corpo: ReturnType<typeof JSON.parse>;
  readonly testo: string;
}

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One HTTP call exactly as given: no cookie, no header of ours. */
export async function call(url: string, opzioni: RequestInit = {}): Promise<Risposta> {
  const risposta = await fetch(url, { redirect: 'manual', ...opzioni });
  const testo = await risposta.text();
  const isJson = risposta.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: risposta.status,
    headers: risposta.headers,
    corpo: isJson && testo !== '' ? JSON.parse(testo) : undefined,
    testo,
  };
}

/** A browser in small: keeps the cookie, says where it comes from, sends the header of the application. */
export class Client {
  readonly indirizzo: string;
  cookie = '';
  /** The cookie that names this browser: it outlives the sessions. */
  dispositivo = '';
  /** The cookie that ties a trip to a provider of identities to this browser. */
  viaggio = '';
  /** The handle of /token, as an API client would keep it. */
  token = '';

  constructor(indirizzo: string) {
    this.indirizzo = indirizzo;
  }

  async send(
    metodo: Metodo,
    percorso: string,
    corpo?: unknown,
    altri: Record<string, string> = {},
  ): Promise<Risposta> {
    const cookie = [this.cookie, this.dispositivo, this.viaggio].filter((voce) => voce !== '').join('; ');
    const headers: Record<string, string> = {
      accept: 'application/json',
      origin: this.indirizzo,
      [HEADER_APP]: 'prova',
      ...(cookie ? { cookie } : {}),
      ...(corpo !== undefined && !(corpo instanceof URLSearchParams)
        ? { 'content-type': 'application/json' }
        : {}),
      ...altri,
    };
    const body = corpo === undefined || corpo instanceof URLSearchParams ? corpo : JSON.stringify(corpo);
    const risposta = await call(this.indirizzo + percorso, {
      method: metodo,
      headers,
      ...(body ? { body } : {}),
    });
    for (const riga of risposta.headers.getSetCookie()) {
      const coppia = riga.split(';')[0] ?? '';
      if (coppia.includes('_dispositivo=')) this.dispositivo = coppia;
      else if (coppia.includes('quadra_identita=')) this.viaggio = coppia;
      else if (coppia.includes('quadra_sid=')) this.cookie = coppia;
    }
    if (this.cookie.endsWith('=')) this.cookie = '';
    return risposta;
  }
  get = (percorso: string) => this.send('GET', percorso);
  post = (percorso: string, corpo: unknown = {}) => this.send('POST', percorso, corpo);
  put = (percorso: string, corpo: unknown = {}) => this.send('PUT', percorso, corpo);
  delete = (percorso: string, corpo?: unknown) => this.send('DELETE', percorso, corpo);

  async login(utente: Pick<UtenteDiProva, 'email' | 'password'>): Promise<Risposta> {
    const modulo = new URLSearchParams({
      username: utente.email,
      password: utente.password,
      grant_type: 'password',
    });
    const risposta = await this.send('POST', percorsi.token, modulo);
    this.token = risposta.corpo?.access_token ?? '';
    return risposta;
  }
}

/** A client with the session of the user, through the real login. */
export async function loginAs(app: AppDiProva, utente: UtenteDiProva): Promise<Client> {
  const client = new Client(app.indirizzo);
  const risposta = await client.login(utente);
  if (risposta.status !== 200)
    throw new Error(`Login of the test refused: ${risposta.status} ${risposta.testo}`);
  return client;
}

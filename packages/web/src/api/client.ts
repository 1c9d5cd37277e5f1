import {
  apiUrl,
  HEADER_APP,
  HEADER_CHIAVE,
  HEADER_RICHIESTA,
  HEADER_SFONDO,
  HEADER_STUDIO,
  ripetizioni,
} from '@quadra/contract';
import { caricamento } from './caricamento.ts';
import { ApiError, makeErroreDiRete, readErrore, requireCorpo } from './errore.ts';

const APP_ID = 'quadra-web';

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Opzioni = {
  /** Body: an object goes as JSON with the app id, URLSearchParams go as a form, FormData with its files. */
  corpo?: object | URLSearchParams | FormData;
  segnale?: AbortSignal;
  /** No loading indicator and no redirect: for calls the user did not ask for. */
  silenziosa?: boolean;
  /** The call does not keep the session alive; so are the silent ones, unless said otherwise. */
  sfondo?: boolean;
  /** The call goes on when the page is left: for drafts sent at the last moment. */
  keepalive?: boolean;
  /** A POST that only reads: without an answer it is asked again, as a GET is. */
  lettura?: boolean;
  /** The key that makes a request repeatable: the server does it once however many times it comes. */
  chiave?: string;
  /** The failure is shown by the caller, even 401 and no answer: login, logout, start. */
  autonoma?: boolean;
  /** The answer gives the session new secrets, and the old ones are good no more. */
  rinnova?: boolean;
};

/** What the shell does when the session is over (401), the server does not answer (0) or fails (500 and above). */
type Reazioni = {
  onNonAutenticato: (errore: ApiError) => void;
  onNessunaRisposta: (errore: ApiError) => void;
  onGuasto: (errore: ApiError) => void;
  /** A sensitive act: true when the person confirmed who is there, and the call may be repeated. */
  onConfermaRichiesta: () => Promise<boolean>;
  /** Nothing may be done before the second step is active. */
  onVerificaObbligatoria: () => void;
  /** The server to call; empty for the one the page came from. */
  findHost: () => string;
};
let reazioni: Reazioni = {
  onNonAutenticato: () => {},
  onNessunaRisposta: () => {},
  onGuasto: () => {},
  onConfermaRichiesta: async () => false,
  onVerificaObbligatoria: () => {},
  findHost: () => '',
};
let studioAtteso: number | null = null;
let sessione = 0;
let rinnovi = 0;

/** Set by the shell, each reaction by the part of it that knows what to do. */
export function configureClient(nuove: Partial<Reazioni>): void {
  reazioni = { ...reazioni, ...nuove };
}

/** The studio this tab works for: the server answers 409 when the session has another. */
export function setStudioAtteso(id: number | null): void {
  studioAtteso = id;
}

/** A session is left: its calls still under way fail as they may, and send nobody anywhere. */
export function leaveSessione(): void {
  sessione += 1;
}

function makeRichiesta(metodo: Metodo, opzioni: Opzioni): RequestInit {
  const intestazioni: Record<string, string> = { Accept: 'application/json', [HEADER_APP]: APP_ID };
  if (studioAtteso !== null) intestazioni[HEADER_STUDIO] = String(studioAtteso);
  if (opzioni.chiave) intestazioni[HEADER_CHIAVE] = opzioni.chiave;
  if (opzioni.sfondo ?? opzioni.silenziosa) intestazioni[HEADER_SFONDO] = '1';
  const richiesta: RequestInit = { method: metodo, credentials: 'same-origin', headers: intestazioni };
  if (opzioni.segnale) richiesta.signal = opzioni.segnale;
  if (opzioni.keepalive) richiesta.keepalive = true;
  if (opzioni.corpo instanceof FormData) {
    richiesta.body = opzioni.corpo;
  } else if (opzioni.corpo instanceof URLSearchParams) {
    const modulo = new URLSearchParams(opzioni.corpo);
    modulo.set('appid', APP_ID);
    richiesta.body = modulo;
  } else if (metodo === 'POST' || metodo === 'PUT') {
    intestazioni['Content-Type'] = 'application/json';
    richiesta.body = JSON.stringify({ ...opzioni.corpo, appid: APP_ID });
  }
  return richiesta;
}

async function readCorpo(risposta: Response): Promise<unknown> {
  const testo = await risposta.text();
  if (testo === '') return null;
  try {
    return JSON.parse(testo) as unknown;
  } catch {
    return null;
  }
}

const isRipetibile = (metodo: Metodo, { lettura, chiave, keepalive }: Opzioni): boolean =>
  !keepalive && (metodo === 'GET' || lettura === true || chiave !== undefined);

/** Longer each time, and never the same: many pages must not come back all at once. */
const waitTurno = (tentativo: number) =>
  new Promise((resolve) =>
    setTimeout(resolve, ripetizioni.attesaMs * 2 ** tentativo * (0.5 + Math.random())),
  );

type React = (errore: ApiError) => void;

/**
 * What a call does with its failure, beyond telling it: nothing when the session it was asked in is not there any more, or has
 * new secrets.
 */
function bindReazioni({ autonoma, silenziosa, rinnova }: Opzioni): React {
  const propria = sessione;
  return (errore) => {
    const isDiPrima = propria !== sessione || (rinnovi > 0 && !rinnova);
    if (autonoma || isDiPrima) return;
    if (errore.status === 401) reazioni.onNonAutenticato(errore);
    if (errore.status >= 500) reazioni.onGuasto(errore);
    // Offline the page stays, with all that was typed: only a server that is down sends away.
    if (errore.status === 0 && !silenziosa && navigator.onLine) reazioni.onNessunaRisposta(errore);
  };
}

/** Asks, and asks again what may be asked twice, before saying that nobody answers. Without a line nothing is asked again. */
async function fetchOrFail(percorso: string, metodo: Metodo, opzioni: Opzioni): Promise<Response> {
  const host = reazioni.findHost();
  const richiesta = makeRichiesta(metodo, opzioni);
  if (host !== '') richiesta.credentials = 'include';
  const volte = isRipetibile(metodo, opzioni) ? ripetizioni.volte : 0;
  for (let tentativo = 0; ; tentativo += 1) {
    try {
      return await fetch(apiUrl(percorso, host), richiesta);
    } catch (causa) {
      if (opzioni.segnale?.aborted) throw causa;
      if (tentativo < volte && navigator.onLine) {
        await waitTurno(tentativo);
        if (opzioni.segnale?.aborted) throw causa;
        continue;
      }
      throw makeErroreDiRete(navigator.onLine);
    }
  }
}

/** Runs a call again, once, when the server first wants to know who is there and the person says so. */
async function confirmIfAsked<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (causa) {
    if (!(causa instanceof ApiError) || causa.status !== 403) throw causa;
    if (causa.codice === 'VERIFICA_OBBLIGATORIA') reazioni.onVerificaObbligatoria();
    if (causa.codice !== 'CONFERMA_RICHIESTA' || !(await reazioni.onConfermaRichiesta())) throw causa;
    return run();
  }
}

/** One call of the API. Resolves with the JSON of the answer (null when empty); rejects with an ApiError. */
export const send = <T>(metodo: Metodo, percorso: string, opzioni: Opzioni = {}): Promise<T> =>
  confirmIfAsked(() => sendOnce<T>(metodo, percorso, opzioni));

async function sendOnce<T>(metodo: Metodo, percorso: string, opzioni: Opzioni): Promise<T> {
  const corpo = await ask(percorso, metodo, opzioni, readCorpo);
  requireCorpo(percorso, corpo);
  return corpo as T;
}

/** Asks, and reads what was answered; the failure is told, and done with what is due. */
async function ask<T>(
  percorso: string,
  metodo: Metodo,
  opzioni: Opzioni,
  read: (risposta: Response) => Promise<T>,
): Promise<T> {
  const react = bindReazioni(opzioni);
  const end = opzioni.silenziosa ? () => {} : caricamento.begin();
  if (opzioni.rinnova) rinnovi += 1;
  try {
    const risposta = await fetchOrFail(percorso, metodo, opzioni);
    if (risposta.ok) return await read(risposta);
    const corpo = await readCorpo(risposta);
    throw readErrore(risposta.status, corpo, risposta.headers.get(HEADER_RICHIESTA));
  } catch (causa) {
    if (causa instanceof ApiError) react(causa);
    throw causa;
  } finally {
    if (opzioni.rinnova) {
      rinnovi -= 1;
      leaveSessione();
    }
    end();
  }
}

/** A file (PDF, CSV) of the API, with the same errors and the same question as `send`. */
export const download = (
  percorso: string,
  corpo?: object,
  opzioni: Pick<Opzioni, 'autonoma'> = {},
): Promise<Blob> =>
  confirmIfAsked(() =>
    ask(percorso, corpo ? 'POST' : 'GET', corpo ? { corpo, ...opzioni } : opzioni, (risposta) =>
      risposta.blob(),
    ),
  );

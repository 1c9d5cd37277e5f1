import { request } from 'node:http';
import { HEADER_APP } from '@quadra/contract';
import type { Client } from './client.ts';

export interface Lento {
  /** Sends the rest, and ends. */
  finish(coda?: string): void;
  readonly stato: Promise<number | undefined>;
}

/** A POST of a browser whose body, of a length it does not say, begins now and ends when it is told to. */
export function openLento(client: Client, percorso: string, tipo: string, inizio: string): Lento {
  const richiesta = request(client.indirizzo + percorso, {
    method: 'POST',
    headers: {
      cookie: client.cookie,
      origin: client.indirizzo,
      [HEADER_APP]: 'prova',
      'content-type': tipo,
    },
  });
  const stato = new Promise<number | undefined>((resolve, reject) => {
    richiesta.once('error', reject);
    richiesta.once('response', (risposta) => {
      risposta.resume();
      resolve(risposta.statusCode);
    });
  });
  richiesta.write(inizio);
  return { finish: (coda = '') => richiesta.end(coda), stato };
}

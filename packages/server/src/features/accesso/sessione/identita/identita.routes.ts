import { randomBytes } from 'node:crypto';
import {
  inizioIdentita,
  percorsi,
  ritornoIdentita,
  tokenAnswer,
  VIAGGIO_VALIDO_SECONDI,
  viaggioIdentita,
} from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireStessaOrigine } from '../../../../http/authenticate.ts';
import { isHttps } from '../../../../http/headers.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione, rottaPubblica } from '../../../../http/rotta.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { deliver, limiteAccesso, readIngresso } from '../ingresso.ts';
import {
  beginCollegamento,
  completeCollegamento,
  loginConIdentita,
  removeCollegamento,
} from './identita.service.ts';
import { beginViaggio } from './viaggio.ts';

const fatto = z.object({ data: z.literal(true) });
const viaggio = z.object({ data: viaggioIdentita });
const limiteInizio = { quante: 30, secondi: 60 };

const computeNome = (richiesta: FastifyRequest, { config }: Servizi) =>
  isHttps(richiesta, config) ? '__Host-quadra_identita' : 'quadra_identita';

/** What ties a trip to this browser, and to no other. */
const readBrowser = (richiesta: FastifyRequest, servizi: Servizi): string =>
  richiesta.cookies[computeNome(richiesta, servizi)] ?? '';

/** Ties a new trip to the browser; empty unties it. */
function setBrowser(
  risposta: FastifyReply,
  richiesta: FastifyRequest,
  servizi: Servizi,
  segreto: string,
): void {
  risposta.setCookie(computeNome(richiesta, servizi), segreto, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(richiesta, servizi.config),
    maxAge: segreto === '' ? 0 : VIAGGIO_VALIDO_SECONDI,
  });
}

const makeBrowser = () => randomBytes(32).toString('base64url');
const toViaggio = ({ indirizzo, stato }: { indirizzo: string; stato: string }) => ({
  data: { Indirizzo: indirizzo, Stato: stato },
});

const inizio = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.identitaInizio,
  titolo: 'Inizio dell’accesso con un’identità esterna',
  corpo: inizioIdentita,
  risposta: viaggio,
  limite: limiteInizio,
  handle: async ({ servizi, corpo, richiesta, risposta }) => {
    requireStessaOrigine(richiesta, servizi.config);
    const browser = makeBrowser();
    const iniziato = await beginViaggio(servizi, corpo.Fornitore, { browser, sessioneId: null });
    setBrowser(risposta, richiesta, servizi, browser);
    return toViaggio(iniziato);
  },
});

const accesso = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.identitaAccesso,
  titolo: 'Accesso di chi torna dal fornitore di identità',
  rispondeComeToken: true,
  corpo: ritornoIdentita,
  risposta: tokenAnswer,
  limite: limiteAccesso,
  handle: async ({ servizi, corpo, richiesta, risposta }) => {
    requireStessaOrigine(richiesta, servizi.config);
    const ingresso = readIngresso(richiesta, servizi.config);
    const rientro = { ritorno: corpo.Ritorno, browser: readBrowser(richiesta, servizi) };
    const segreti = await loginConIdentita(servizi, ingresso, rientro);
    setBrowser(risposta, richiesta, servizi, '');
    return deliver(servizi, richiesta, risposta, { segreti, ingresso });
  },
});

const collega = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.identitaCollega,
  titolo: 'Inizio del collegamento di un’identità esterna',
  conferma: true,
  corpo: inizioIdentita,
  risposta: viaggio,
  limite: limiteInizio,
  handle: async ({ servizi, sessione, corpo, richiesta, risposta }) => {
    const browser = makeBrowser();
    const attore = { sessione, ip: normalizeIp(richiesta.ip) };
    const iniziato = await beginCollegamento(servizi, attore, corpo.Fornitore, browser);
    setBrowser(risposta, richiesta, servizi, browser);
    return toViaggio(iniziato);
  },
});

const collegata = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.identitaPropria,
  titolo: 'Collegamento dell’identità di chi torna dal fornitore',
  corpo: ritornoIdentita,
  risposta: fatto,
  limite: limiteInizio,
  handle: async ({ servizi, sessione, corpo, richiesta, risposta }) => {
    const rientro = { ritorno: corpo.Ritorno, browser: readBrowser(richiesta, servizi) };
    await completeCollegamento(servizi, { sessione, ip: normalizeIp(richiesta.ip) }, rientro);
    setBrowser(risposta, richiesta, servizi, '');
    return { data: true as const };
  },
});

const scollega = rottaDiSessione({
  metodo: 'DELETE',
  percorso: percorsi.identitaPropria,
  titolo: 'Scollegamento della propria identità esterna',
  conferma: true,
  risposta: fatto,
  limite: limiteInizio,
  handle: async ({ servizi, sessione, richiesta }) => {
    await removeCollegamento(servizi, { sessione, ip: normalizeIp(richiesta.ip) });
    return { data: true as const };
  },
});

export const identitaRotte: readonly Rotta[] = [inizio, accesso, collega, collegata, scollega];

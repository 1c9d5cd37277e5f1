import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../db/pool.ts';
import { makeLettera } from '../../../gateways/posta/lettera.ts';
import { isHttps } from '../../../http/headers.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { countRecenti, touchDispositivo } from './dispositivo.queries.ts';
import { describeDispositivo } from './dispositivo.rules.ts';
import { formatIstante } from './sessione.wire.ts';

/** As long as browsers keep a cookie. */
const DURATA_SECONDI = 400 * 86_400;
/** Who enters again and again without keeping the cookie does not fill the mailbox. */
const AVVISI_ALL_ORA = 5;
const FORMA = /^[A-Za-z0-9_-]{43}$/;

const computeNome = (richiesta: FastifyRequest, config: Config) =>
  isHttps(richiesta, config) ? '__Host-quadra_dispositivo' : 'quadra_dispositivo';

/** The random name of this browser, or a new one when it has none. */
export function readDispositivo(richiesta: FastifyRequest, config: Config): string {
  const presente = richiesta.cookies[computeNome(richiesta, config)] ?? '';
  return FORMA.test(presente) ? presente : randomBytes(32).toString('base64url');
}

/** Keeps the name in the browser, in a cookie of its own that outlives the sessions. */
export function setDispositivo(
  richiesta: FastifyRequest,
  risposta: FastifyReply,
  config: Config,
  dispositivo: string,
): void {
  risposta.setCookie(computeNome(richiesta, config), dispositivo, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(richiesta, config),
    maxAge: DURATA_SECONDI,
  });
}

interface Ingresso {
  readonly personaId: number;
  readonly email: string;
  /** Nobody has entered with this account before: there is nothing to compare with. */
  readonly isPrimoAccesso: boolean;
  readonly dispositivo: string | null;
  readonly ip: string;
  readonly agente: string;
}

const writeAvviso = ({ ip, agente }: Ingresso, quando: Date, indirizzo: string) =>
  makeLettera({
    titolo: 'Accesso da un nuovo dispositivo',
    frasi: [
      'È stato fatto un accesso da un dispositivo che non era mai stato usato con questo indirizzo.',
      `Quando: ${formatIstante(quando)}`,
      `Dispositivo: ${describeDispositivo(agente)}`,
      `Indirizzo: ${ip}`,
      'Se l’accesso è suo non deve fare nulla.',
      'Se non lo riconosce: aprire Sicurezza, uscire da tutti gli altri dispositivi e cambiare subito la password.',
    ],
    pulsante: { testo: 'Aprire Sicurezza', indirizzo: `${indirizzo}/sicurezza` },
  });

/** Remembers the browser of a person who enters; the first time, unless it is the first access of all, says it by mail, five times an hour at most. */
export async function recordDispositivo(
  { posta, now, indirizzoPubblico }: Servizi,
  trx: Trx,
  ingresso: Ingresso,
): Promise<void> {
  if (ingresso.dispositivo === null) return;
  const isNuovo = await touchDispositivo(trx, ingresso.personaId, hashSegreto(ingresso.dispositivo));
  if (!isNuovo || ingresso.isPrimoAccesso) return;
  if ((await countRecenti(trx, ingresso.personaId)) > AVVISI_ALL_ORA) return;
  await posta.queueMessaggio(trx, {
    modello: 'nuovo dispositivo',
    destinatario: ingresso.email,
    oggetto: 'Quadra: accesso da un nuovo dispositivo',
    ...writeAvviso(ingresso, now(), indirizzoPubblico()),
  });
}

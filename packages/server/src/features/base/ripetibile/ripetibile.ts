import { createHash } from 'node:crypto';
import {
  CHIAVE_MASSIMA,
  frasiCampo,
  HEADER_CHIAVE,
  RICHIESTA_RIPETIBILE_ORE,
  testiCampo,
} from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findRisposta, insertRisposta, tryChiave, waitChiave } from './ripetibile.queries.ts';

const ORA_MS = 3_600_000;

/** The key of a request; undefined for one that is done as it is. @throws RICHIESTA_NON_VALIDA for one that is no key */
function readChiave(richiesta: FastifyRequest): string | undefined {
  const chiave = richiesta.headers[HEADER_CHIAVE];
  if (chiave === undefined) return undefined;
  if (typeof chiave === 'string' && chiave.trim() !== '' && chiave.length <= CHIAVE_MASSIMA) return chiave;
  const frase = chiave === '' ? testiCampo.OBBLIGATORIO : frasiCampo.alMassimo(`${CHIAVE_MASSIMA} caratteri`);
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { 'Idempotency-Key': [frase] } });
}

/** Who makes a request: of who acts, what one was answered is nothing for another who acts in the same place. */
const readChi = ({ sessione }: FastifyRequest): string =>
  `${sessione?.sostituzione?.attoreId ?? ''} ${sessione?.utenteId}`;

/** A key that is held until the transaction ends: its name, for ever, and what was asked with it. */
export interface ChiaveTenuta {
  readonly nome: string;
  readonly impronta: string;
}
const computeImpronta = (scritto: string): string =>
  createHash('sha256').update(scritto).digest('hex').slice(0, 32);

/**
 * The key of a request whose answer is kept by what it makes, and not beside it: who asks again waits for the first. Undefined
 * without a key. @throws RICHIESTA_NON_VALIDA for a key that is none
 */
export async function takeChiave(
  trx: Trx,
  posto: number,
  richiesta: FastifyRequest,
): Promise<ChiaveTenuta | undefined> {
  const scritta = readChiave(richiesta);
  if (scritta === undefined) return undefined;
  const nome = computeImpronta(`${readChi(richiesta)}\n${richiesta.routeOptions.url}\n${scritta}`);
  await waitChiave(trx, posto, nome);
  return { nome, impronta: computeImpronta(JSON.stringify(richiesta.body)) };
}

interface Ripetibile {
  readonly studioId: number;
  readonly richiesta: FastifyRequest;
  readonly risposta: FastifyReply;
  readonly adesso: Date;
  /** Whose the key is: two people of a studio may have chosen the same. */
  readonly chiaveDi: 'studio' | 'utente';
  /** What who asks again meets while the first request is going on. */
  readonly intanto: 'attende' | 'rifiuta';
}

/**
 * Does a request once for its key: the same request again, within 24 hours, gets the answer of the first, with the header
 * `Idempotency-Hit: true`. A request that failed leaves no trace, and may be made again with its key. Without a key it is
 * done each time it is asked.
 * @throws RICHIESTA_NON_VALIDA for a key that is none, CHIAVE_GIA_USATA for other data, RICHIESTA_IN_CORSO
 */
export async function answerOnce<T extends object>(
  trx: Trx,
  { studioId, richiesta, risposta, adesso, chiaveDi, intanto }: Ripetibile,
  execute: () => Promise<T>,
): Promise<T> {
  const scritta = readChiave(richiesta);
  if (scritta === undefined) return execute();
  const chi = readChi(richiesta);
  const chiave = chiaveDi === 'studio' ? scritta : `${chi} ${scritta}`;
  if (intanto === 'attende') await waitChiave(trx, studioId, chiave);
  else if (!(await tryChiave(trx, studioId, chiave))) throw new DomainError('RICHIESTA_IN_CORSO');
  const impronta = createHash('sha256')
    .update(`${chi}\n${richiesta.routeOptions.url}\n${JSON.stringify(richiesta.body)}`)
    .digest();
  const prima = await findRisposta(trx, { studioId, chiave, adesso });
  if (prima) {
    if (!prima.impronta.equals(impronta)) throw new DomainError('CHIAVE_GIA_USATA');
    risposta.header('idempotency-hit', 'true');
    return JSON.parse(prima.corpo) as T;
  }
  const esito = await execute();
  await insertRisposta(trx, {
    studio_id: studioId,
    chiave,
    impronta,
    corpo: JSON.stringify(esito),
    scade_il: new Date(adesso.getTime() + RICHIESTA_RIPETIBILE_ORE * ORA_MS),
  });
  return esito;
}

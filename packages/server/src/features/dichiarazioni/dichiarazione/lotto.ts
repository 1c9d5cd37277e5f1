import { type CodiceErrore, errori } from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Trx } from '../../../db/pool.ts';
import { type Ambito, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { DichiarazioneNonCompleta, type Mancanza } from './completezza.ts';
import { QuadriDaSistemare } from './scrittura/chiudi-dichiarazione.ts';

export interface Scartata {
  Codice: string;
  Messaggio: string;
  Quadri?: string[];
  Forzabile?: boolean;
  /** What is missing, and where. */
  Mancanze?: Mancanza[];
  /** It is done once it is confirmed. */
  Confermabile?: boolean;
}

const CONFERMABILI: readonly string[] = ['RIAPERTURA_DA_CONFERMARE', 'DICHIARAZIONE_IN_CARICO'];

function describeRifiuto(Codice: string, errore: DomainError): Scartata {
  const Messaggio = errore.codice === 'NON_TROVATO' ? errori.RECORD_NON_TROVATO.testo : errore.message;
  if (errore instanceof DichiarazioneNonCompleta)
    return { Codice, Messaggio, ...(errore.mancanze.length > 0 && { Mancanze: [...errore.mancanze] }) };
  return errore instanceof QuadriDaSistemare
    ? { Codice, Messaggio, Quadri: [...errore.quadri], ...(errore.forzabile && { Forzabile: true }) }
    : { Codice, Messaggio, ...(CONFERMABILI.includes(errore.codice) && { Confermabile: true }) };
}

/**
 * Does the same thing to each declaration, each in a transaction of its own: one that is refused, or fails, leaves the
 * others as they are. What was not foreseen is logged and told with `seFallisce`.
 */
export async function runLotto(
  { db, ambito, log }: { db: Db; ambito: Ambito; log: FastifyBaseLogger },
  codici: readonly string[],
  seFallisce: CodiceErrore,
  act: (trx: Trx, codice: string) => Promise<void>,
): Promise<{ riuscite: string[]; scartate: Scartata[] }> {
  const riuscite: string[] = [];
  const scartate: Scartata[] = [];
  for (const codice of new Set(codici)) {
    try {
      await withTenant(db, ambito, (trx) => act(trx, codice));
      riuscite.push(codice);
    } catch (errore) {
      if (errore instanceof DomainError) {
        scartate.push(describeRifiuto(codice, errore));
        continue;
      }
      log.error({ err: errore, dichiarazione: codice }, 'batch row failed');
      scartate.push({ Codice: codice, Messaggio: errori[seFallisce].testo });
    }
  }
  return { riuscite, scartate };
}

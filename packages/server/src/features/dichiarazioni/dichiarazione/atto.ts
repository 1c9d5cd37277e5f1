import type { CodiceErrore, codiciRequest } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { type parametriAnno, requireAnno } from '../../../http/anno.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { runLotto, type Scartata } from './lotto.ts';
import type { Autore } from './scrittura/scrivi-dichiarazione.ts';

/** A call about several declarations of a year. */
export interface ChiamataLotto {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
  readonly corpo: z.output<typeof codiciRequest>;
  readonly parametri: z.output<typeof parametriAnno>;
}
export type Atto = (trx: Trx, autore: Autore, anno: number, codice: string) => Promise<unknown>;

/** Does an act to each of the declarations named, under the name of who asks. */
export function runAtto(
  chiamata: ChiamataLotto,
  seFallisce: CodiceErrore,
  act: Atto,
): Promise<{ riuscite: string[]; scartate: Scartata[] }> {
  const { servizi, sessione, richiesta, corpo, parametri } = chiamata;
  const anno = requireAnno(parametri);
  const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
  const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
  return runLotto(dove, corpo.Codici, seFallisce, async (trx, codice) => {
    await act(trx, autore, anno, codice);
  });
}

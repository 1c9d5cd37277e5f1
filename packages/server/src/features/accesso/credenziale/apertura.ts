import type { ServizioCredenziale } from '@quadra/contract';
import { z } from 'zod';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { findSigillata } from './credenziale.queries.ts';

const aperta = z.object({ utente: z.string(), password: z.string() });

/** The credentials of a studio for a service, in clear: for who speaks to the service, and for nobody else. */
export async function openCredenziale(
  trx: Trx,
  cifratura: Cifratura,
  studioId: number,
  servizio: ServizioCredenziale,
): Promise<z.output<typeof aperta> | undefined> {
  const sigillata = await findSigillata(trx, studioId, servizio);
  if (!sigillata) return undefined;
  return aperta.parse(JSON.parse(cifratura.open(sigillata, `credenziale:${studioId}:${servizio}`)));
}

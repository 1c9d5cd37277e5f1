import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { Chi } from './assistenza.service.ts';

/** Of what the calls of the help desk are about. */
export const conId = z.object({ id: z.string().max(40) });

/** Who made a call, from where, and when. */
export const toChi = ({
  sessione,
  richiesta,
  servizi,
}: {
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
  readonly servizi: Servizi;
}): Chi => ({ sessione, ip: normalizeIp(richiesta.ip), adesso: servizi.now() });

import type { FastifyRequest } from 'fastify';
import { isRaggiungibile } from '../../../gateways/suite/raggiungibile.ts';
import { isHttps } from '../../../http/headers.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { listPerMappa } from '../applicazione/applicazione.queries.ts';
import { computeMappa, findAmbiente } from '../applicazione/mappa.rules.ts';

/** Origins already told: each is one line of the log, and an invented Host cannot fill it. */
const sconosciute = new Set<string>();
const SCONOSCIUTE_MASSIME = 100;

/** The environment of the origin that calls; for one that is not in the map the default, and a line in the log. */
export async function findSuite(richiesta: FastifyRequest, servizi: Servizi) {
  const origine = `${isHttps(richiesta, servizi.config) ? 'https' : 'http'}://${richiesta.host}`;
  const ambiente = findAmbiente(servizi.config.suite.origini, origine);
  if (ambiente === undefined && !sconosciute.has(origine) && sconosciute.size < SCONOSCIUTE_MASSIME) {
    sconosciute.add(origine);
    richiesta.log.info({ origine }, 'login origin not in the map: default environment');
  }
  return {
    sfondo: ambiente?.sfondo ?? ('login' as const),
    suite: computeMappa(await listPerMappa(servizi.db), ambiente),
  };
}

/** The training areas that have an address and do not answer there: what leads to them would lead nowhere. */
export async function listAreeSpente(richiesta: FastifyRequest, servizi: Servizi): Promise<string[]> {
  const { suite } = await findSuite(richiesta, servizi);
  const aree = await Promise.all(
    Object.entries(suite.lms).map(async ([chiave, { base }]) => {
      const indirizzi = [...new Set(Object.values(base))].filter((uno) => uno !== undefined);
      const vive = await Promise.all(indirizzi.map(isRaggiungibile));
      return { chiave, isSpenta: indirizzi.length > 0 && !vive.includes(true) };
    }),
  );
  return aree.filter(({ isSpenta }) => isSpenta).map(({ chiave }) => chiave);
}

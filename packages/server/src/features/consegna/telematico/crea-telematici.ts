import type { telematicoOLavoro } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import {
  findDichiarazione,
  type ParametriLotto,
  runLotto,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { isDaChiedere } from './creazione.ts';
import { TelematicoConErrori } from './telematico.rules.ts';
import { creaTelematici, createSecondoStudio } from './telematico-lotto.ts';

type Risposta = z.input<typeof telematicoOLavoro>;
type Creazione = Extract<Risposta['data'], { creati: unknown }>;

interface Chiamata {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly richiesta: FastifyRequest;
}

/** @throws NON_TROVATO when none of them is within reach: there would be nothing to do */
export async function requireQualcuna(trx: Trx, { Anno, Codici }: ParametriLotto): Promise<void> {
  for (const codice of Codici) if (await findDichiarazione(trx, Anno, codice)) return;
  throw new DomainError('NON_TROVATO');
}

/** The files of declarations at once, and why the others have none. */
async function makeSubito(
  { servizi, sessione, richiesta }: Chiamata,
  anno: number,
  codici: readonly string[],
): Promise<Creazione> {
  const data: Creazione = { creati: [], errori: [], avvisi: [] };
  const problemi = new Map<string, TelematicoConErrori['problemi']>();
  const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
  const dove = { db: servizi.db, ambito: sessione, log: richiesta.log };
  const { scartate } = await runLotto(dove, codici, 'TELEMATICO_NON_RIUSCITO', async (trx, id) => {
    try {
      const { creato, avvisi } = await createSecondoStudio(trx, servizi, autore, { anno, id });
      const { idFile, diProva } = creato;
      data.creati.push({ Codice: id, IdFile: idFile, Chiedi: isDaChiedere(creato), DiProva: diProva });
      data.avvisi.push(...avvisi.map((Messaggio) => ({ Codice: id, Messaggio })));
    } catch (errore) {
      if (errore instanceof TelematicoConErrori) problemi.set(id, errore.problemi);
      throw errore;
    }
  });
  data.errori = scartate.map(({ Codice, Messaggio, Mancanze }) => {
    const suoi = problemi.get(Codice);
    return { Codice, Messaggio, ...(suoi && { Problemi: [...suoi] }), ...(Mancanze && { Mancanze }) };
  });
  return data;
}

/**
 * The telematic files of declarations printed for good: of one at once, of several in the background.
 * @throws NON_TROVATO when none of several is within reach
 */
export async function makeTelematici(
  chiamata: Chiamata,
  anno: number,
  codici: readonly string[],
): Promise<Risposta> {
  if (new Set(codici).size <= 1) return { data: await makeSubito(chiamata, anno, codici) };
  const { servizi, sessione } = chiamata;
  const lotto = { Anno: anno, Codici: [...codici] };
  await withTenant(servizi.db, sessione, (trx) => requireQualcuna(trx, lotto));
  const jobId = await withLavori(servizi.db, sessione, (trx) =>
    startLavoro(trx, servizi, sessione, creaTelematici, lotto),
  );
  return { data: { jobId } };
}

import { percorsi, postaCuAnswer, postaCuRequest } from '@quadra/contract';
import { z } from 'zod';
import { parametriAnno, requireChiave } from '../../../../http/anno.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { stampaDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { mailCu } from './posta-cu.service.ts';

const posta = rotta({
  metodo: 'POST',
  percorso: percorsi.cuPosta,
  titolo:
    'Manda al cliente la stampa definitiva di una Certificazione unica, la stessa che resta fra i documenti; la seconda volta di un giorno va confermata',
  accesso: stampaDichiarazione,
  parametri: parametriAnno.extend({ id: z.string() }),
  corpo: postaCuRequest,
  limite: { quante: 60, secondi: 60 },
  risposta: postaCuAnswer,
  handle: async ({ trx, servizi, sessione, richiesta, parametri, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const quale = { ...requireChiave(parametri), conferma: corpo.Conferma };
    return { data: await mailCu(trx, servizi, chi, quale) };
  },
});

/** The certifications out of the house, by mail. */
export const postaCuRotte: readonly Rotta[] = [posta];

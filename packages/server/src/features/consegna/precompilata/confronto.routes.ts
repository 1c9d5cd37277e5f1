import {
  confrontoPrecompilataAnswer,
  confrontoPrecompilataQuery,
  percorsi,
  precompilataDaScrivere,
  precompilataScritta,
  sceltaPrecompilata,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { chooseFonte, compareRichiesta, writeScelte } from './confronto.service.ts';
import { leggiPrecompilate, scriviPrecompilate } from './precompilata.policy.ts';

const conId = z.object({ id: z.string().max(40) });
/** Each reads the documents of a client, and computes a declaration some times. */
const LIMITE = { quante: 120, secondi: 60 };

const confronta = rotta({
  metodo: 'GET',
  percorso: percorsi.precompilataConfronto,
  titolo:
    'La precompilata accanto all’anno scorso e ai documenti, rigo per rigo, con l’effetto di ogni scelta',
  accesso: leggiPrecompilate,
  parametri: conId,
  limite: LIMITE,
  risposta: confrontoPrecompilataAnswer,
  handle: async ({ trx, servizi, parametri, richiesta }) => {
    const letta = confrontoPrecompilataQuery.safeParse(richiesta.query);
    if (!letta.success) throw new DomainError('RICHIESTA_NON_VALIDA');
    const dove = { adesso: servizi.now(), diventa: letta.data.diventa };
    return { data: await compareRichiesta(trx, parametri.id, dove) };
  },
});

const scegli = rotta({
  metodo: 'PUT',
  percorso: percorsi.precompilataScelta,
  titolo: 'Tiene la scelta di un rigo con il suo motivo, o la toglie',
  accesso: scriviPrecompilate,
  parametri: conId,
  limite: LIMITE,
  corpo: sceltaPrecompilata,
  risposta: confrontoPrecompilataAnswer,
  handle: async ({ trx, servizi, sessione, parametri, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return { data: await chooseFonte(trx, chi, parametri.id, corpo, servizi.now()) };
  },
});

const scrivi = rotta({
  metodo: 'POST',
  percorso: percorsi.precompilataScrivi,
  titolo: 'Scrive le scelte in una dichiarazione: quella della precompilata, o una nuova',
  accesso: scriviPrecompilate,
  parametri: conId,
  limite: LIMITE,
  corpo: precompilataDaScrivere,
  risposta: precompilataScritta,
  handle: async ({ trx, servizi, sessione, parametri, richiesta, corpo }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    return { data: await writeScelte(trx, chi, parametri.id, corpo, servizi.now()) };
  },
});

/** A precompilata beside what else is known of its client, and what is chosen of it. */
export const confrontoPrecompilataRotte: readonly Rotta[] = [confronta, scegli, scrivi];

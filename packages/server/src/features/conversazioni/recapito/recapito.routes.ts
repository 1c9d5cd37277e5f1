import { dispositivoNuovo, percorsi, recapitiAnswer } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiRecapiti, scegliRecapiti } from './recapito.policy.ts';
import { addDispositivo, readRecapiti, removeDispositivo } from './recapito.service.ts';

const conId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647).catch(0) });

const miei = rotta({
  metodo: 'GET',
  percorso: percorsi.recapiti,
  titolo: 'Dove chi chiede è avvisato di ciò che è nuovo, oltre al portale',
  accesso: leggiRecapiti,
  sostituibile: 'mai',
  risposta: recapitiAnswer,
  handle: async ({ trx, sessione, servizi }) => ({
    data: await readRecapiti(trx, servizi.push, sessione.utenteId),
  }),
});

const dispositivo = rotta({
  metodo: 'POST',
  percorso: percorsi.recapitiDispositivi,
  titolo: 'Un browser che vuole essere avvisato anche quando Quadra non è aperta',
  accesso: scegliRecapiti,
  sostituibile: 'mai',
  corpo: dispositivoNuovo,
  risposta: recapitiAnswer,
  handle: async ({ trx, sessione, corpo, servizi }) => {
    await addDispositivo(trx, servizi, sessione.utenteId, corpo);
    return { data: await readRecapiti(trx, servizi.push, sessione.utenteId) };
  },
});

const senza = rotta({
  metodo: 'DELETE',
  percorso: percorsi.recapitiDispositivo,
  titolo: 'Un browser che non vuole più essere avvisato',
  accesso: scegliRecapiti,
  sostituibile: 'mai',
  parametri: conId,
  stato: 204,
  handle: async ({ trx, sessione, parametri: { id } }) => {
    await removeDispositivo(trx, sessione.utenteId, id);
    return undefined;
  },
});

export const recapitoRotte: readonly Rotta[] = [miei, dispositivo, senza];

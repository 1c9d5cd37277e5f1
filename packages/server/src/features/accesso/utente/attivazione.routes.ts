import {
  activateRichiesta,
  attivazioneDelCodice,
  checkEmailRichiesta,
  percorsi,
  tipologiaUtente,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withUtenti } from '../../../db/tenancy.ts';
import { authenticate, readBearer, readSid } from '../../../http/authenticate.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { activateUtente, inTempoNeutro, readInvito } from './attivazione.service.ts';
import { hasEmail } from './utente.queries.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES];

/** Who calls, when it is an administrator; anybody else is anonymous here. */
async function findAmministratore(servizi: Servizi, richiesta: FastifyRequest): Promise<Sessione | null> {
  if (readSid(richiesta, servizi.config) === null && readBearer(richiesta) === null) return null;
  const sessione = await authenticate(richiesta, servizi).catch((errore: unknown) => {
    if (errore instanceof DomainError) return null;
    throw errore;
  });
  return sessione !== null && amministratori.includes(sessione.tipologia) ? sessione : null;
}

/** Whether an address is free, for who administers; the anonymous always hear the same, in the same time. */
const checkEmail = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.utenteCheckEmail,
  titolo: 'Un indirizzo è già usato? Solo per gli amministratori, fra i loro utenti',
  corpo: checkEmailRichiesta,
  risposta: z.object({ data: z.object({ disponibile: z.boolean() }) }),
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, corpo, richiesta }) => {
    const disponibile = await inTempoNeutro(async () => {
      const chi = await findAmministratore(servizi, richiesta);
      if (chi === null) return true;
      return !(await withUtenti(servizi.db, chi, (trx) => hasEmail(trx, chi, corpo.Email.trim())));
    });
    return { data: { disponibile } };
  },
});

const leggi = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.codiceAttivazione,
  titolo: 'Che cosa chiede il collegamento di un invito',
  corpo: z.object({ Codice: z.string().max(200), appid: z.string().max(40).optional() }),
  risposta: z.object({ data: attivazioneDelCodice }),
  limite: { quante: 30, secondi: 60 },
  handle: async ({ servizi, corpo }) => {
    const { serve, invitante } = await readInvito(servizi, corpo.Codice);
    return { data: { Serve: serve, Invitante: invitante } };
  },
});

const activate = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.utenteActivate,
  titolo: 'Attivazione di un accesso con il codice ricevuto per posta',
  corpo: activateRichiesta,
  risposta: z.object({ data: z.literal(true) }),
  limite: { quante: 20, secondi: 60 },
  handle: async ({ servizi, corpo, richiesta }) => {
    await activateUtente(servizi, {
      codice: corpo.Codice,
      password: corpo.Password ?? '',
      conferma: corpo.PasswordConferma ?? '',
      informativa: corpo.Informativa,
      ip: normalizeIp(richiesta.ip),
    });
    return { data: true as const };
  },
});

export const attivazioneRotte: readonly Rotta[] = [checkEmail, leggi, activate];

import { percorsi, sessioneAttiva, statoSessione } from '@quadra/contract';
import { z } from 'zod';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { isUuid } from '../../../http/uuid.ts';
import { describeDispositivo } from './dispositivo.rules.ts';
import { toStatoSessione } from './sessione.wire.ts';
import { endAltreSessioni, endSessioneDi, listSessioniAttive } from './sessioni-attive.queries.ts';

const fatto = z.object({ data: z.literal(true) });

const lista = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.sessioni,
  titolo: 'Sessioni aperte della persona',
  risposta: z.object({ data: z.array(sessioneAttiva) }),
  sostituibile: 'mai',
  handle: async ({ servizi, sessione }) => {
    const righe = await withIdentita(servizi.db, (trx) =>
      listSessioniAttive(trx, sessione.personaId, servizi.config.inattivitaMinuti),
    );
    return {
      data: righe.map((riga) => ({
        Id: riga.id,
        Dispositivo: describeDispositivo(riga.agente),
        Indirizzo: riga.ip,
        PrimoUso: riga.creataIl.toISOString(),
        UltimoUso: riga.ultimaAttivita.toISOString(),
        Questa: riga.id === sessione.id,
        Profilo: riga.profilo,
        Attore: riga.attore,
      })),
    };
  },
});

const una = rottaDiSessione({
  metodo: 'DELETE',
  percorso: percorsi.sessioneUna,
  titolo: 'Fine di una propria sessione',
  parametri: z.object({ id: z.string() }),
  risposta: fatto,
  handle: async ({ servizi, sessione, parametri, richiesta }) => {
    if (!isUuid(parametri.id)) throw new DomainError('NON_TROVATO');
    if (!(await endSessioneDi(servizi.db, sessione.personaId, parametri.id)))
      throw new DomainError('NON_TROVATO');
    await withIdentita(servizi.db, (trx) =>
      writeRegistro(trx, {
        studioId: sessione.studioId,
        utenteId: sessione.utenteId,
        ip: normalizeIp(richiesta.ip),
        azione: 'fine sessione',
        entita: 'sessione',
        entitaId: parametri.id,
      }),
    );
    return { data: true as const };
  },
});

const altre = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.sessioniAltre,
  titolo: 'Uscita da tutti gli altri dispositivi',
  corpo: z.object({ appid: z.string().max(40).optional() }),
  risposta: z.object({ data: z.number().int() }),
  handle: async ({ servizi, sessione, richiesta }) => {
    const quante = await endAltreSessioni(servizi.db, sessione.personaId, sessione.id);
    await withIdentita(servizi.db, (trx) =>
      writeRegistro(trx, {
        studioId: sessione.studioId,
        utenteId: sessione.utenteId,
        ip: normalizeIp(richiesta.ip),
        azione: 'fine altre sessioni',
        entita: 'sessione',
        dopo: { quante },
      }),
    );
    return { data: quante };
  },
});

const stato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.statoSessione,
  titolo: 'Quanto dura ancora la sessione',
  risposta: z.object({ data: statoSessione }),
  handle: ({ sessione }) => ({ data: toStatoSessione(sessione) }),
});

/** Any call keeps the session alive; this one does nothing else. */
const resta = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.statoSessione,
  titolo: 'Resta connesso',
  corpo: z.object({ appid: z.string().max(40).optional() }),
  risposta: z.object({ data: statoSessione }),
  sostituibile: 'legge',
  handle: ({ sessione }) => ({ data: toStatoSessione(sessione) }),
});

export const sessioniAttiveRotte: readonly Rotta[] = [lista, una, altre, stato, resta];

import { percorsi, profilo, sceltaProfilo } from '@quadra/contract';
import { z } from 'zod';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, makeStudioBloccato } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { readProvenienza, setCookie } from './ingresso.ts';
import { listProfili, type ProfiloPersona } from './profilo.queries.ts';
import { markAccesso } from './sessione.queries.ts';
import { findImpedimento, openSessione } from './sessione.service.ts';
import { endSessioneDi } from './sessioni-attive.queries.ts';

const toFilo = (voce: ProfiloPersona, attualeId: number) => ({
  Id: voce.id,
  TipologiaUtente: voce.tipologia,
  Nome: voce.nome,
  Attuale: voce.id === attualeId,
});

const lista = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.profili,
  titolo: 'Profili della persona',
  risposta: z.object({ data: z.array(profilo) }),
  sostituibile: 'mai',
  handle: async ({ servizi, sessione, richiesta }) => {
    const profili = await listProfili(servizi.db, sessione.personaId);
    const ip = normalizeIp(richiesta.ip);
    return {
      data: profili
        .filter((voce) => findImpedimento(voce, ip) === undefined)
        .map((voce) => toFilo(voce, sessione.utenteId)),
    };
  },
});

/** Another profile is another session: new secrets, the former ones are worth nothing, the end stays where it was. */
const scegli = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.profiloScelto,
  titolo: 'Scelta del profilo',
  corpo: sceltaProfilo,
  risposta: z.object({ data: profilo }),
  handle: async ({ servizi, sessione, corpo, richiesta, risposta }) => {
    const provenienza = { ...readProvenienza(richiesta), isBrowser: sessione.legata };
    const { scelto, segreti } = await withIdentita(servizi.db, async (trx) => {
      const profili = await listProfili(trx, sessione.personaId);
      const trovato = profili.find(({ id }) => id === corpo.Id);
      if (!trovato) throw new DomainError('NON_TROVATO');
      const impedimento = findImpedimento(trovato, provenienza.ip);
      if (impedimento)
        throw impedimento === 'studio bloccato'
          ? makeStudioBloccato(trovato.canone)
          : new DomainError('NON_AUTORIZZATO');
      if (!sessione.legata) throw new DomainError('NON_AUTORIZZATO');
      if (trovato.id === sessione.utenteId) return { scelto: trovato, segreti: null };
      const nuovi = await openSessione(trx, trovato.id, provenienza, false, { entroId: sessione.id });
      if (!(await endSessioneDi(trx, sessione.personaId, sessione.id)))
        throw new DomainError('NON_AUTENTICATO');
      await markAccesso(trx, trovato.id);
      await writeRegistro(trx, {
        studioId: trovato.studioId,
        utenteId: trovato.id,
        ip: provenienza.ip,
        azione: 'scelta profilo',
        entita: 'sessione',
        prima: { utente: sessione.utenteId },
      });
      return { scelto: trovato, segreti: nuovi };
    });
    if (segreti) setCookie(risposta, richiesta, servizi, segreti.sid);
    return { data: toFilo(scelto, scelto.id) };
  },
});

export const profiloRotte: readonly Rotta[] = [lista, scegli];

import {
  credenziale,
  credenzialeScritta,
  percorsi,
  type ServizioCredenziale,
  servizioCredenziale,
  testiCampo,
} from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiCredenziali, scriviCredenziali } from './credenziale.policy.ts';
import { deleteCredenziale, listPresenti, upsertCredenziale } from './credenziale.queries.ts';

const conServizio = z.object({ servizio: z.string().max(40) });
const risposta = z.object({ data: z.array(credenziale) });

/** @throws NON_TROVATO for a service that is not in the list */
function readServizio(nome: string): ServizioCredenziale {
  const trovato = servizioCredenziale.find((servizio) => servizio === nome);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

async function listCredenziali(trx: Trx, sessione: Sessione) {
  const presenti = await listPresenti(trx, requireStudio(sessione, undefined));
  return servizioCredenziale.map((servizio) => ({
    Servizio: servizio,
    presente: presenti.has(servizio),
    AggiornataIl: presenti.get(servizio)?.toISOString() ?? null,
  }));
}

/** That it was written or taken away, never what it says. */
const tell = (trx: Trx, sessione: Sessione, ip: string, azione: string, servizio: ServizioCredenziale) =>
  writeRegistro(trx, {
    studioId: requireStudio(sessione, undefined),
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'credenziale',
    entitaId: servizio,
  });

const lista = rotta({
  metodo: 'GET',
  percorso: percorsi.credenziali,
  titolo: 'Quali credenziali dei servizi esterni sono presenti',
  accesso: leggiCredenziali,
  risposta,
  handle: async ({ trx, sessione }) => ({ data: await listCredenziali(trx, sessione) }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.credenzialeUna,
  titolo: 'Scrive le credenziali di un servizio: non si rileggono',
  accesso: scriviCredenziali,
  parametri: conServizio,
  corpo: credenzialeScritta,
  risposta,
  sostituibile: 'mai',
  handle: async ({ servizi, trx, sessione, richiesta, parametri, corpo }) => {
    const servizio = readServizio(parametri.servizio);
    const studioId = requireStudio(sessione, undefined);
    requireNessunErrore({
      ...(corpo.Utente.trim() === '' ? { Utente: [testiCampo.OBBLIGATORIO] } : {}),
      ...(corpo.Password === '' ? { Password: [testiCampo.OBBLIGATORIO] } : {}),
    });
    const testo = JSON.stringify({ utente: corpo.Utente.trim(), password: corpo.Password });
    const sigillata = servizi.cifratura.seal(testo, `credenziale:${studioId}:${servizio}`);
    await upsertCredenziale(trx, studioId, servizio, sigillata);
    await tell(trx, sessione, normalizeIp(richiesta.ip), 'credenziale scritta', servizio);
    return { data: await listCredenziali(trx, sessione) };
  },
});

const togli = rotta({
  metodo: 'DELETE',
  percorso: percorsi.credenzialeUna,
  titolo: 'Toglie le credenziali di un servizio',
  accesso: scriviCredenziali,
  parametri: conServizio,
  risposta,
  sostituibile: 'mai',
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    const servizio = readServizio(parametri.servizio);
    await deleteCredenziale(trx, requireStudio(sessione, undefined), servizio);
    await tell(trx, sessione, normalizeIp(richiesta.ip), 'credenziale tolta', servizio);
    return { data: await listCredenziali(trx, sessione) };
  },
});

export const credenzialeRotte: readonly Rotta[] = [lista, scrivi, togli];

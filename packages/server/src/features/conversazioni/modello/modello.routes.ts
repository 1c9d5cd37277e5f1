import {
  modelliDiPostaAnswer,
  modelloAnteprima,
  modelloAnteprimaAnswer,
  modelloScritto,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { leggiModelli, scriviModelli } from './modello.policy.ts';
import {
  previewModello,
  readModelli,
  requireCodice,
  restoreModello,
  writeModello,
} from './modello.service.ts';

const conCodice = z.object({ codice: z.string().max(40) });
const toPosto = ({ studioId, gestoreId }: Sessione) => ({ studioId, gestoreId });

/** A key that is none is of no client. @throws NON_TROVATO */
function readCliente(id: string | null): string | null {
  if (id !== null && !isUuid(id)) throw new DomainError('NON_TROVATO');
  return id;
}

const lista = rotta({
  metodo: 'GET',
  percorso: percorsi.modelliPosta,
  titolo: 'I modelli delle e-mail: i propri, o quelli ereditati da gestore e fornitore',
  accesso: leggiModelli,
  risposta: modelliDiPostaAnswer,
  handle: async ({ trx, sessione }) => ({ data: await readModelli(trx, toPosto(sessione)) }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.modelloPosta,
  titolo: 'Scrive il proprio modello: i segnaposto sono controllati',
  accesso: scriviModelli,
  parametri: conCodice,
  corpo: modelloScritto,
  risposta: modelliDiPostaAnswer,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => {
    const posto = toPosto(sessione);
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await writeModello(trx, { posto, autore }, requireCodice(parametri.codice), corpo);
    return { data: await readModelli(trx, posto) };
  },
});

const ripristina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.modelloPosta,
  titolo: 'Toglie il proprio modello: torna quello ereditato',
  accesso: scriviModelli,
  parametri: conCodice,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await restoreModello(trx, { posto: toPosto(sessione), autore }, requireCodice(parametri.codice));
    return undefined;
  },
});

const anteprima = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloPostaAnteprima,
  titolo: 'Come sarebbe una e-mail con queste parole, e un cliente',
  accesso: leggiModelli,
  parametri: conCodice,
  corpo: modelloAnteprima,
  risposta: modelloAnteprimaAnswer,
  handle: async ({ trx, sessione, servizi, parametri, corpo }) => ({
    data: await previewModello(
      trx,
      { posto: toPosto(sessione), adesso: servizi.now() },
      requireCodice(parametri.codice),
      { parole: corpo, idAnagrafica: readCliente(corpo.IdAnagrafica) },
    ),
  }),
});

const ricerca = modelloAnteprima.pick({ Oggetto: true, Corpo: true, IdAnagrafica: true });
/** What a mail may do in a frame of ours: be seen. */
const IN_CORNICE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

const pagina = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloPostaAnteprima,
  titolo: 'La stessa e-mail come la disegna un programma di posta, da mostrare in una cornice',
  accesso: leggiModelli,
  parametri: conCodice,
  handle: async ({ trx, sessione, servizi, richiesta, risposta, parametri }) => {
    const { data: parole = null } = ricerca.safeParse(richiesta.query);
    const { Html } = await previewModello(
      trx,
      { posto: toPosto(sessione), adesso: servizi.now() },
      requireCodice(parametri.codice),
      { parole, idAnagrafica: readCliente(parole?.IdAnagrafica ?? null) },
    );
    risposta.headers({ 'content-security-policy': IN_CORNICE, 'x-frame-options': 'SAMEORIGIN' });
    risposta.type('text/html; charset=utf-8');
    return Html;
  },
});

/** The words of the mails of a studio, of a gestore, of the vendor. */
export const modelloRotte: readonly Rotta[] = [lista, scrivi, ripristina, anteprima, pagina];

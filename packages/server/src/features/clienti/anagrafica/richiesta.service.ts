import { testiCampo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { getForUpdate } from './anagrafica.service.ts';
import { writeRichiesta } from './richiesta.lettera.ts';
import { getNomeStudio, hasRichiestaDiOggi, insertRichiesta } from './richiesta.queries.ts';

interface Richiesta {
  readonly id: string;
  readonly documenti: string;
  readonly entro: string | null;
  readonly conferma: boolean;
}

/**
 * Asks a client by mail for documents, and keeps it in the history of the record. Answers to whom it goes.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA without an address or with a day gone by, EMAIL_GIA_INVIATA for the second of a
 * day that is not confirmed
 */
export async function askInformazioni(
  trx: Trx,
  { posta, now }: Pick<Servizi, 'posta' | 'now'>,
  { sessione, ip }: { sessione: Sessione; ip: string },
  { id, documenti, entro, conferma }: Richiesta,
): Promise<string> {
  const { idStudio: studioId, email, denominazione } = await getForUpdate(trx, id);
  requireNessunErrore({
    ...(email === null || email === '' ? { Email: [testiCampo.CLIENTE_SENZA_EMAIL] } : {}),
    ...(entro !== null && entro < giornoDiRoma(now()) ? { Entro: [testiCampo.GIORNO_PASSATO] } : {}),
  });
  const chi = { studioId, id };
  if (!conferma && (await hasRichiestaDiOggi(trx, chi, now()))) throw new DomainError('EMAIL_GIA_INVIATA');
  const destinatario = email ?? '';
  const studio = await getNomeStudio(trx, studioId);
  const lettera = writeRichiesta({ studio, documenti, entro, cliente: denominazione });
  await posta.queueMessaggio(trx, { ...(await applyModello(trx, { studioId }, lettera)), destinatario });
  await insertRichiesta(trx, chi, sessione.utenteId, documenti);
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: 'richiesta di informazioni',
    entita: 'anagrafica',
    entitaId: id,
  });
  return destinatario;
}

import { testiCampo } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';
import { getAnagrafica, getNomeStudio } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { keepUnico, openDocumento } from '../../../clienti/documento/documento.public.ts';
import { lockDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { getDefinitiva } from '../stampa.service.ts';
import { writePostaCu } from './posta-cu.lettera.ts';
import { hasPostaDiOggi, insertPosta } from './posta-cu.queries.ts';

type Chi = { readonly sessione: Sessione; readonly ip: string | null };
const CERTIFICAZIONE = 'Certificazione unica';
/** Among the documents of the client. */
const TIPO = 'CU';

/**
 * Mails the final print of a certification to the client that issues it. What goes is what is kept among his documents, where
 * the same bytes are once.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA without an address or before the final print, EMAIL_GIA_INVIATA for the second of a day
 * that is not confirmed, SPAZIO_ESAURITO
 */
export async function mailCu(
  trx: Trx,
  { config, now, posta }: Pick<Servizi, 'config' | 'now' | 'posta'>,
  chi: Chi,
  { anno, id, conferma }: { readonly anno: number; readonly id: string; readonly conferma: boolean },
): Promise<{ Cliente: string; IdDocumento: string }> {
  const adesso = now();
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione?.tipo !== CERTIFICAZIONE) throw new DomainError('NON_TROVATO');
  const { studioId, anagraficaId } = dichiarazione;
  const { email, denominazione } = await getAnagrafica(trx, anagraficaId);
  if (!email) {
    const messaggio = testiCampo.CLIENTE_SENZA_EMAIL;
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState: { Email: [messaggio] } });
  }
  const { pdf } = await getDefinitiva(trx, dichiarazione, adesso);
  if (!conferma && (await hasPostaDiOggi(trx, { studioId, id }, adesso)))
    throw new DomainError('EMAIL_GIA_INVIATA');
  const idDocumento = await keepUnico(trx, chi, {
    ...{ idAnagrafica: anagraficaId, idDichiarazione: id, anno, tipo: TIPO },
    file: { campo: 'uploadFile0', nome: `CU ${anno} ${denominazione}.pdf`, contenuto: pdf },
    massimoByte: config.spazioStudioByte,
  });
  const { documento, contenuto } = await openDocumento(trx, idDocumento);
  const studio = await getNomeStudio(trx, studioId);
  await posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId }, writePostaCu({ cliente: denominazione, studio, anno }))),
    destinatario: email,
    allegati: [{ nome: documento.Nome, tipo: documento.Formato, contenuto }],
  });
  const { utenteId } = chi.sessione;
  await insertPosta(trx, {
    ...{ studio_id: studioId, dichiarazione_id: id, documento_id: idDocumento, email },
    ...{ inviata_il: adesso, inviata_da: utenteId },
  });
  await writeRegistro(trx, {
    ...{ studioId, utenteId, ip: chi.ip, azione: 'CU per e-mail', entita: 'dichiarazione', entitaId: id },
    dopo: { email, documento: idDocumento },
  });
  return { Cliente: email, IdDocumento: idDocumento };
}

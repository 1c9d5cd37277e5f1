import { type letteraNotaRequest, testiCampo, testiLettera } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';
import { keepUnico, openDocumento } from '../../../clienti/documento/documento.public.ts';
import { lockDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findLogoDiStampa } from '../../../studio/gestore/gestore.public.ts';
import { computeLogo } from '../logo.rules.ts';
import { makePdf } from '../pdf.ts';
import { type LetteraDi, readLettera } from './leggi-lettera.ts';
import { findNota, hasPostaDiOggi, insertPosta, writeNota } from './lettera.queries.ts';
import { writePostaLettera } from './posta.lettera.ts';

type Chi = { readonly sessione: Sessione; readonly ip: string | null };
type Quale = { readonly anno: number; readonly id: string; readonly adesso: Date };

/**
 * Writes what the studio says of its own before and after a letter.
 * @throws NON_TROVATO, RECORD_MODIFICATO when another wrote since it was read
 */
export async function saveNota(
  trx: Trx,
  { sessione, ip }: Chi,
  { anno, id, adesso }: Quale,
  { Prima, Dopo, Versione }: z.output<typeof letteraNotaRequest>,
): Promise<LetteraDi> {
  const { studioId } = await readLettera(trx, { anno, id, adesso });
  const quale = { studioId, id };
  const { prima, dopo } = await findNota(trx, quale);
  const nuova = { prima: Prima, dopo: Dopo, versione: Versione };
  const { utenteId } = sessione;
  if (!(await writeNota(trx, quale, nuova, { utenteId, adesso }))) throw new DomainError('RECORD_MODIFICATO');
  await writeRegistro(trx, {
    ...{ studioId, utenteId, ip, azione: 'nota della lettera', entita: 'dichiarazione', entitaId: id },
    prima: { prima, dopo },
    dopo: { prima: Prima, dopo: Dopo },
  });
  return readLettera(trx, { anno, id, adesso });
}

/** The letter on paper. @throws NON_TROVATO */
export async function printLettera(
  trx: Trx,
  quale: Quale,
): Promise<{ pdf: Buffer; nome: string; lettera: LetteraDi }> {
  const lettera = await readLettera(trx, quale);
  const logo = computeLogo(await findLogoDiStampa(trx, lettera.studioId));
  const pdf = await makePdf({ lettera: { ...lettera, logo } });
  return { pdf, lettera, nome: testiLettera.file(lettera.codiceFiscale, quale.anno) };
}

/** Prints the letter and keeps it among the documents of the client; the same of the same day is kept once. @throws NON_TROVATO, SPAZIO_ESAURITO */
export async function keepLettera(
  trx: Trx,
  { config }: Pick<Servizi, 'config'>,
  chi: Chi,
  quale: Quale,
): Promise<{ IdDocumento: string; lettera: LetteraDi }> {
  const { anno, id } = quale;
  await lockDichiarazione(trx, anno, id);
  const { pdf, nome, lettera } = await printLettera(trx, quale);
  const IdDocumento = await keepUnico(trx, chi, {
    ...{ idAnagrafica: lettera.anagraficaId, idDichiarazione: id, anno, tipo: testiLettera.documento },
    file: { campo: 'uploadFile0', nome, contenuto: pdf },
    massimoByte: config.spazioStudioByte,
  });
  return { IdDocumento, lettera };
}

/** Nothing leaves without an address. @throws RICHIESTA_NON_VALIDA */
function requireEmail({ email }: LetteraDi): string {
  if (email) return email;
  const messaggio = testiCampo.CLIENTE_SENZA_EMAIL;
  throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState: { Email: [messaggio] } });
}

/**
 * Mails the letter to its client: what goes is what is kept among his documents.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA without an address, EMAIL_GIA_INVIATA for the second of a day that is not confirmed,
 * SPAZIO_ESAURITO
 */
export async function mailLettera(
  trx: Trx,
  con: Pick<Servizi, 'config' | 'posta'>,
  chi: Chi,
  { conferma, ...quale }: Quale & { readonly conferma: boolean },
): Promise<{ Cliente: string; IdDocumento: string; IsCassetta: boolean }> {
  const { anno, id, adesso } = quale;
  await lockDichiarazione(trx, anno, id);
  const { studioId, ...lettera } = await readLettera(trx, quale);
  const email = requireEmail({ studioId, ...lettera });
  if (!conferma && (await hasPostaDiOggi(trx, { studioId, id }, adesso)))
    throw new DomainError('EMAIL_GIA_INVIATA');
  const { IdDocumento } = await keepLettera(trx, con, chi, quale);
  const { documento, contenuto } = await openDocumento(trx, IdDocumento);
  const detta = writePostaLettera({ cliente: lettera.cliente, studio: lettera.studio, anno });
  await con.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId }, detta)),
    destinatario: email,
    allegati: [{ nome: documento.Nome, tipo: documento.Formato, contenuto }],
  });
  const { utenteId } = chi.sessione;
  await insertPosta(trx, {
    ...{ studio_id: studioId, dichiarazione_id: id, documento_id: IdDocumento, email },
    ...{ inviata_il: adesso, inviata_da: utenteId },
  });
  await writeRegistro(trx, {
    ...{ studioId, utenteId, ip: chi.ip, entita: 'dichiarazione', entitaId: id },
    ...{ azione: 'lettera per e-mail', dopo: { email, documento: IdDocumento } },
  });
  return { Cliente: email, IdDocumento, IsCassetta: con.posta.isCassetta };
}

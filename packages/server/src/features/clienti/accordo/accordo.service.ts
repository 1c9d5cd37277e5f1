import { createHash } from 'node:crypto';
import { type AccordoFilo, type accordoExtra, testiCampo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { nameAutore } from '../../accesso/sessione/sessione.public.ts';
import { lockSpazio } from '../documento/documento.queries.ts';
import { recognizeFile, requireSpazio } from '../documento/documento.rules.ts';
import {
  deleteAccordoRow,
  findAccordo,
  getContenuto,
  insertAccordo,
  updateUltimi,
} from './accordo.queries.ts';

interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** A sheet that was signed: by hand and scanned, or with a digital signature. */
const FIRMABILI = ['application/pdf', 'application/pkcs7-mime', 'image/png', 'image/jpeg'];

const writeAtto = (
  trx: Trx,
  { sessione, ip }: Chi,
  quale: { studioId: number; id: string; azione: string },
  valori: { prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    studioId: quale.studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: quale.azione,
    entita: 'accordo',
    entitaId: quale.id,
    ...valori,
  });

/** @throws RICHIESTA_NON_VALIDA for more than one file, FILE_NON_AMMESSO for one that is no signed sheet */
function requireFile([file, altro]: readonly FileInviato[]) {
  if (file === undefined) throw new DomainError('FILE_MANCANTE');
  if (altro) requireNessunErrore({ [altro.campo]: [testiCampo.UN_FILE] });
  const riconosciuto = recognizeFile(file.nome, file.contenuto);
  if (!riconosciuto || !FIRMABILI.includes(riconosciuto.formato)) throw new DomainError('FILE_NON_AMMESSO');
  return { ...riconosciuto, contenuto: file.contenuto };
}

interface DaTenere {
  readonly scritto: z.output<typeof accordoExtra>;
  readonly file: readonly FileInviato[];
  /** Bytes that the documents of the studio may take, this included. */
  readonly massimoByte: number;
  readonly adesso: Date;
}

/**
 * Keeps what a studio signed: the one before stays as history, the record of the studio says when this came.
 * @throws NON_TROVATO (the studio), RICHIESTA_NON_VALIDA, FILE_NON_AMMESSO, SPAZIO_ESAURITO
 */
export async function storeAccordo(trx: Trx, chi: Chi, dati: DaTenere): Promise<AccordoFilo> {
  const { Tipo: tipo, Data: data, IdStudio } = dati.scritto;
  const studioId = requireStudio(chi.sessione, IdStudio);
  if (data > giornoDiRoma(dati.adesso)) requireNessunErrore({ Data: [testiCampo.FIRMA_FUTURA] });
  const { nome, formato, contenuto } = requireFile(dati.file);
  requireSpazio(await lockSpazio(trx, studioId), dati.file, dati.massimoByte);
  const sha256 = createHash('sha256').update(contenuto).digest();
  const descritto = { tipo, data, nome, formato, dimensione: contenuto.length };
  const di = { studio_id: studioId, caricato_da: chi.sessione.utenteId, autore: nameAutore(chi.sessione) };
  const id = await insertAccordo(trx, { ...descritto, ...di, sha256, contenuto });
  await updateUltimi(trx, studioId);
  const dopo = { ...descritto, sha256: sha256.toString('hex') };
  await writeAtto(trx, chi, { studioId, id, azione: 'caricamento' }, { dopo });
  return (await getAccordo(trx, id)).accordo;
}

/** @throws NON_TROVATO */
async function getAccordo(trx: Trx, id: string) {
  const trovato = await findAccordo(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** One with its bytes. @throws NON_TROVATO */
export async function openAccordo(trx: Trx, id: string) {
  const { accordo, formato } = await getAccordo(trx, id);
  return { nome: accordo.Nome, formato, contenuto: await getContenuto(trx, accordo.IdStudio, id) };
}

/** Takes one away for good: the last of its kind is the one before. @throws NON_TROVATO */
export async function deleteAccordo(trx: Trx, chi: Chi, id: string): Promise<void> {
  const { accordo, sha256 } = await getAccordo(trx, id);
  const { IdStudio: studioId, Tipo: tipo, Data: data, Nome: nome } = accordo;
  await deleteAccordoRow(trx, studioId, id);
  await updateUltimi(trx, studioId);
  await writeAtto(
    trx,
    chi,
    { studioId, id, azione: 'eliminazione' },
    { prima: { tipo, data, nome, sha256 } },
  );
}

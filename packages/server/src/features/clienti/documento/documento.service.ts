import { createHash } from 'node:crypto';
import type { DocumentoFilo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { getAnagrafica } from '../anagrafica/anagrafica.service.ts';
import {
  deleteDocumentoRow,
  findDocumento,
  getContenuto,
  insertDocumento,
  lockSpazio,
} from './documento.queries.ts';
import { recognizeFile, requireSpazio } from './documento.rules.ts';

interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** @throws FILE_NON_AMMESSO when one of them is none of the kinds that may be sent: then none is kept. */
const requireFormati = (file: readonly FileInviato[]) =>
  file.map(({ nome, contenuto }) => {
    const riconosciuto = recognizeFile(nome, contenuto);
    if (!riconosciuto) throw new DomainError('FILE_NON_AMMESSO');
    return { ...riconosciuto, contenuto };
  });

interface DaTenere {
  readonly idAnagrafica: string;
  readonly tipo: string;
  readonly file: readonly FileInviato[];
  /** Bytes that the documents of the studio may take, these included. */
  readonly massimoByte: number;
}

/** Keeps the files of a client, all or none. @throws NON_TROVATO (the client), FILE_NON_AMMESSO, SPAZIO_ESAURITO */
export async function storeDocumenti(
  trx: Trx,
  { sessione, ip }: Chi,
  dati: DaTenere,
): Promise<{ id: string; nome: string }[]> {
  const { id: anagrafica_id, idStudio: studio_id } = await getAnagrafica(trx, dati.idAnagrafica);
  const riconosciuti = requireFormati(dati.file);
  requireSpazio(await lockSpazio(trx, studio_id), dati.file, dati.massimoByte);
  const tenuti = [];
  for (const { nome, formato, contenuto } of riconosciuti) {
    const sha256 = createHash('sha256').update(contenuto).digest();
    const dimensione = contenuto.length;
    const descritto = { nome, tipo: dati.tipo, formato, dimensione };
    const riga = {
      ...descritto,
      studio_id,
      anagrafica_id,
      sha256,
      contenuto,
      caricato_da: sessione.utenteId,
    };
    const id = await insertDocumento(trx, riga);
    const dopo = { ...descritto, sha256: sha256.toString('hex') };
    await writeRegistro(trx, {
      studioId: studio_id,
      utenteId: sessione.utenteId,
      ip,
      azione: 'caricamento',
      entita: 'documento',
      entitaId: id,
      dopo,
    });
    tenuti.push({ id, nome });
  }
  return tenuti;
}

/** @throws NON_TROVATO */
export async function getDocumento(
  trx: Trx,
  id: string,
): Promise<{ studioId: number; documento: DocumentoFilo }> {
  const trovato = await findDocumento(trx, id);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** A document with its bytes. @throws NON_TROVATO */
export async function openDocumento(trx: Trx, id: string) {
  const { studioId, documento } = await getDocumento(trx, id);
  return { documento, contenuto: await getContenuto(trx, studioId, id) };
}

/** Takes a document away for good. @throws NON_TROVATO */
export async function deleteDocumento(trx: Trx, { sessione, ip }: Chi, id: string): Promise<void> {
  const { studioId, documento } = await getDocumento(trx, id);
  await deleteDocumentoRow(trx, studioId, id);
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: 'eliminazione',
    entita: 'documento',
    entitaId: id,
    prima: { nome: documento.Nome, tipo: documento.Tipo, sha256: documento.Sha256 },
  });
}

import { createHash } from 'node:crypto';
import { type DocumentoFilo, type documentoModifica, testiCampo, testiDocumento } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { cleanTesto } from '../../base/lettura/lettura.public.ts';
import { getAnagrafica } from '../anagrafica/anagrafica.service.ts';
import {
  deleteDocumentoRow,
  findContenuto,
  findDocumento,
  findUguale,
  findVersione,
  insertDocumento,
  lockSpazio,
  replaceContenuto,
  updateDocumento,
} from './documento.queries.ts';
import { recognizeFile, requireSpazio } from './documento.rules.ts';
import type { FogliDaFirmare } from './foglio-autografo.ts';
import { computeStato, type EventoDocumento, firmaDi, requireLibero } from './stato.rules.ts';

interface Chi {
  readonly sessione: Sessione;
  readonly ip: string | null;
}

/** @throws FILE_NON_AMMESSO when one of them is none of the kinds that may be sent: then none is kept. */
const requireFormati = (file: readonly FileInviato[]) =>
  file.map(({ nome, contenuto }) => {
    const riconosciuto = recognizeFile(nome, contenuto);
    if (!riconosciuto) throw new DomainError('FILE_NON_AMMESSO');
    return { ...riconosciuto, contenuto };
  });

interface DaTenere {
  /** Null: of the studio, of no client. */
  readonly idAnagrafica: string | null;
  /** Of the studio that is named, where there is no client; that of the session when nothing is said. */
  readonly idStudio?: number | undefined;
  readonly idDichiarazione?: string;
  readonly anno: number | null;
  readonly tipo: string;
  readonly tag?: readonly string[];
  readonly file: readonly FileInviato[];
  /** What can be read in each of the files; of plain text it is found here. */
  readonly testi?: readonly (string | null)[];
  /** Bytes that the documents of the studio may take, these included. */
  readonly massimoByte: number;
}

/** Whose a document is. @throws NON_TROVATO, RICHIESTA_NON_VALIDA where who sees some clients names none */
async function readDiChi(trx: Trx, sessione: Sessione, { idAnagrafica, idStudio }: DaTenere) {
  if (idAnagrafica !== null) {
    const { id, idStudio: studio } = await getAnagrafica(trx, idAnagrafica);
    return { anagrafica_id: id, studio_id: studio };
  }
  if (sessione.gruppi !== null) requireNessunErrore({ IdAnagrafica: [testiCampo.OBBLIGATORIO] });
  return { anagrafica_id: null, studio_id: requireStudio(sessione, idStudio) };
}

const readTesto = (formato: string, contenuto: Buffer): string | null =>
  formato.startsWith('text/') ? cleanTesto(contenuto.toString('utf8')) : null;

type DiTutti = Pick<DaTenere, 'idDichiarazione' | 'anno' | 'tipo' | 'tag' | 'file' | 'testi' | 'massimoByte'>;
/** @throws FILE_NON_AMMESSO, SPAZIO_ESAURITO */
async function keepFile(
  trx: Trx,
  { utenteId, ip }: DiChi,
  diChi: { readonly studio_id: number; readonly anagrafica_id: string | null },
  dati: DiTutti,
): Promise<{ id: string; nome: string; sha256: string }[]> {
  const riconosciuti = requireFormati(dati.file);
  requireSpazio(await lockSpazio(trx, diChi.studio_id), dati.file, dati.massimoByte);
  const tenuti = [];
  for (const [posto, { nome, formato, contenuto }] of riconosciuti.entries()) {
    const sha256 = createHash('sha256').update(contenuto).digest();
    const descritto = { nome, tipo: dati.tipo, anno: dati.anno, formato, dimensione: contenuto.length };
    const id = await insertDocumento(trx, {
      ...descritto,
      ...diChi,
      dichiarazione_id: dati.idDichiarazione ?? null,
      stato: null,
      ...(dati.tag && { tag: [...dati.tag] }),
      sha256,
      contenuto,
      testo: dati.testi?.[posto] ?? readTesto(formato, contenuto),
      caricato_da: utenteId,
    });
    const dopo = { ...descritto, sha256: sha256.toString('hex') };
    const quale = { studioId: diChi.studio_id, id };
    await tell(trx, { utenteId, ip }, quale, { azione: 'caricamento', dopo });
    tenuti.push({ id, nome, sha256: dopo.sha256 });
  }
  return tenuti;
}

/** Keeps some files, all or none. @throws NON_TROVATO (the client), FILE_NON_AMMESSO, SPAZIO_ESAURITO */
export async function storeDocumenti(
  trx: Trx,
  { sessione, ip }: Chi,
  dati: DaTenere,
): Promise<{ id: string; nome: string }[]> {
  const diChi = await readDiChi(trx, sessione, dati);
  return keepFile(trx, { utenteId: sessione.utenteId, ip }, diChi, dati);
}

/** Keeps files of a client that came from him, who has no session. @throws FILE_NON_AMMESSO, SPAZIO_ESAURITO */
export const storeRicevuti = (
  trx: Trx,
  chi: DiChi,
  di: { readonly studioId: number; readonly idAnagrafica: string; readonly idDichiarazione?: string },
  dati: Omit<DiTutti, 'idDichiarazione'>,
): Promise<{ id: string; nome: string }[]> =>
  keepFile(
    trx,
    chi,
    { studio_id: di.studioId, anagrafica_id: di.idAnagrafica },
    { ...dati, ...(di.idDichiarazione !== undefined && { idDichiarazione: di.idDichiarazione }) },
  );

/** Keeps a file of a client once: the same bytes that are there already are not kept twice. @throws as storeDocumenti */
export async function keepUnico(
  trx: Trx,
  chi: Chi,
  {
    file,
    ...dati
  }: Omit<DaTenere, 'file' | 'idAnagrafica'> & { readonly idAnagrafica: string; readonly file: FileInviato },
): Promise<string> {
  const sha256 = createHash('sha256').update(file.contenuto).digest();
  const tenuto = await findUguale(trx, { ...dati, sha256 });
  if (tenuto !== undefined) return tenuto;
  const [nuovo] = await storeDocumenti(trx, chi, { ...dati, file: [file] });
  return nuovo?.id ?? '';
}

/** With `isTenuto` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getDocumento(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<{ studioId: number; documento: DocumentoFilo }> {
  const trovato = await findDocumento(trx, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** A document with its bytes. @throws NON_TROVATO, DEPOSITO_ASSENTE, DOCUMENTO_ALTERATO */
export async function openDocumento(trx: Trx, id: string) {
  const { studioId, documento } = await getDocumento(trx, id);
  const contenuto = await findContenuto(trx, studioId, id);
  if (!contenuto) throw new DomainError('NON_TROVATO');
  return { documento, contenuto };
}

/** The bytes that a document had before. @throws NON_TROVATO */
export async function openVersione(trx: Trx, id: string, numero: number) {
  const { studioId } = await getDocumento(trx, id);
  const versione = await findVersione(trx, { studioId, id }, numero);
  if (!versione) throw new DomainError('NON_TROVATO');
  return versione;
}

/** Reads the bytes again: their hash, and whether it is the one that was written when they came. @throws NON_TROVATO */
export async function verifyDocumento(trx: Trx, id: string): Promise<{ Sha256: string; Uguale: boolean }> {
  const { documento, contenuto } = await openDocumento(trx, id);
  const Sha256 = createHash('sha256').update(contenuto).digest('hex');
  return { Sha256, Uguale: Sha256 === documento.Sha256 };
}

type Atto = { azione: string; prima?: object; dopo?: object };
type DiChi = { readonly utenteId: number | null; readonly ip: string | null };
const tell = (trx: Trx, { utenteId, ip }: DiChi, { studioId, id }: Quale, atto: Atto) =>
  writeRegistro(trx, { studioId, utenteId, ip, entita: 'documento', entitaId: id, ...atto });
type Quale = { readonly studioId: number; readonly id: string };

/** Says otherwise what a document is. @throws NON_TROVATO, DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA */
export async function changeDocumento(
  trx: Trx,
  { sessione, ip }: Chi,
  id: string,
  { Tipo, Anno, Tag }: z.output<typeof documentoModifica>,
): Promise<DocumentoFilo> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  requireLibero(documento);
  await updateDocumento(trx, { studioId, id }, { tipo: Tipo, anno: Anno, tag: Tag });
  const prima = { tipo: documento.Tipo, anno: documento.Anno, tag: documento.Tag };
  const atto = { azione: 'modifica documento', prima, dopo: { tipo: Tipo, anno: Anno, tag: Tag } };
  await tell(trx, { utenteId: sessione.utenteId, ip }, { studioId, id }, atto);
  return (await getDocumento(trx, id)).documento;
}

/**
 * What happens to a document changes its state, as the table of the passages says; once a service of trial had a hand in it, it
 * says so for good.
 * @throws NON_TROVATO, DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA, PASSAGGIO_DOCUMENTO
 */
export async function advanceDocumento(
  trx: Trx,
  chi: DiChi,
  id: string,
  evento: EventoDocumento,
  isSimulato = false,
): Promise<void> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  if (documento.Congelato) throw new DomainError('DOCUMENTO_CONGELATO');
  const stato = computeStato(documento.Stato, evento);
  const firma = firmaDi[evento];
  const simulato = isSimulato || documento.Simulato;
  await updateDocumento(trx, { studioId, id }, { stato, simulato, ...(firma && { firma }) });
  const atto = { azione: `${evento} documento`, prima: { stato: documento.Stato }, dopo: { stato } };
  await tell(trx, chi, { studioId, id }, atto);
}

/**
 * Freezes a document that is going to a conservator, or lets it go: frozen, nothing of it changes.
 * @throws NON_TROVATO, DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA, DOCUMENTO_CONGELATO
 */
export async function freezeDocumento(trx: Trx, chi: DiChi, id: string, congelato: boolean): Promise<void> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  if (congelato) requireLibero(documento);
  await updateDocumento(trx, { studioId, id }, { congelato });
  const azione = congelato ? 'congelamento documento' : 'scongelamento documento';
  await tell(trx, chi, { studioId, id }, { azione, dopo: { congelato } });
}

/** Other bytes take the place of those of a document, which stay among its versions. @throws NON_TROVATO, FILE_NON_AMMESSO */
export async function replaceDocumento(
  trx: Trx,
  chi: DiChi,
  id: string,
  { nome: scritto, contenuto, motivo }: { nome: string; contenuto: Buffer; motivo: string },
): Promise<void> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  const riconosciuto = recognizeFile(scritto, contenuto);
  if (!riconosciuto) throw new DomainError('FILE_NON_AMMESSO');
  const sha256 = createHash('sha256').update(contenuto).digest();
  const nuovo = { ...riconosciuto, dimensione: contenuto.length, sha256, contenuto };
  await replaceContenuto(trx, { studioId, id }, nuovo, motivo);
  const dopo = { nome: riconosciuto.nome, sha256: sha256.toString('hex'), motivo };
  const prima = { nome: documento.Nome, sha256: documento.Sha256 };
  await tell(trx, chi, { studioId, id }, { azione: 'nuova versione documento', prima, dopo });
}

const PDF = 'application/pdf';
const SCANSIONI = [PDF, 'image/png', 'image/jpeg'];
/** What is wrong with the scan of a document that was signed by hand. */
function checkScansione(documento: DocumentoFilo, { nome, contenuto }: FileInviato): string[] {
  const formato = recognizeFile(nome, contenuto)?.formato ?? '';
  if (documento.IdAnagrafica === null) return [testiDocumento.DI_UN_CLIENTE];
  if (!SCANSIONI.includes(formato)) return [testiDocumento.SCANSIONE];
  const isUguale = createHash('sha256').update(contenuto).digest('hex') === documento.Sha256;
  return isUguale ? [testiDocumento.SCANSIONE_UGUALE] : [];
}

/** The sheets that came back, and of which version of the document they were printed, where their code says it. */
interface Scansione {
  readonly file: FileInviato | undefined;
  readonly massimoByte: number;
  readonly versione?: number | undefined;
}

/**
 * Keeps the scan of a document that its client signed by hand: it is the signed document from here on, and what was printed
 * stays among its versions.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on uploadFile0, SPAZIO_ESAURITO, DOCUMENTO_IN_FIRMA, DOCUMENTO_ARCHIVIATO, DOCUMENTO_CONGELATO
 */
export async function keepAutografa(
  trx: Trx,
  { sessione, ip }: Chi,
  id: string,
  { file, massimoByte, versione }: Scansione,
): Promise<DocumentoFilo> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  const problemi = file === undefined ? [testiCampo.OBBLIGATORIO] : checkScansione(documento, file);
  if (versione !== undefined && versione !== documento.Versione && documento.Stato === null)
    problemi.push(testiDocumento.CAMBIATO_DOPO_LA_STAMPA);
  requireNessunErrore(problemi.length > 0 ? { uploadFile0: problemi } : {});
  if (file === undefined) return documento;
  const chi = { utenteId: sessione.utenteId, ip };
  await advanceDocumento(trx, chi, id, 'firma autografa');
  requireSpazio(await lockSpazio(trx, studioId), [file], massimoByte);
  const nome = `${documento.Nome.replace(/\.[^.]*$/, '')} firmato${/\.[^.]*$/.exec(file.nome)?.[0] ?? ''}`;
  await replaceDocumento(trx, chi, id, {
    nome,
    contenuto: file.contenuto,
    motivo: testiDocumento.scansione,
  });
  return (await getDocumento(trx, id)).documento;
}

/** A PDF that a client has to sign, as its sheets are made. @throws NON_TROVATO, DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA, DOCUMENTO_CONGELATO, RICHIESTA_NON_VALIDA */
export async function openDaFirmare(trx: Trx, id: string): Promise<FogliDaFirmare> {
  const { documento, contenuto } = await openDocumento(trx, id);
  requireLibero(documento);
  const isDaFirmare = documento.Stato === null && documento.IdAnagrafica !== null;
  if (!isDaFirmare || documento.Formato !== PDF) requireNessunErrore({ Id: [testiDocumento.SOLO_PDF] });
  const { Versione: versione, Nome: nome, Denominazione } = documento;
  return { id, versione, nome, cliente: Denominazione ?? '', contenuto };
}

/** Takes a document away for good. @throws NON_TROVATO, DOCUMENTO_ARCHIVIATO, DOCUMENTO_IN_FIRMA */
export async function deleteDocumento(trx: Trx, { sessione, ip }: Chi, id: string): Promise<void> {
  const { studioId, documento } = await getDocumento(trx, id, { isTenuto: true });
  requireLibero(documento);
  await deleteDocumentoRow(trx, studioId, id);
  const prima = { nome: documento.Nome, tipo: documento.Tipo, sha256: documento.Sha256 };
  await tell(trx, { utenteId: sessione.utenteId, ip }, { studioId, id }, { azione: 'eliminazione', prima });
}

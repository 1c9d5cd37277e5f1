import { type delegaModifica, type delegaNuova, testiDelega } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findUsabile } from '../../studio/intermediario/intermediario.public.ts';
import {
  type Delega,
  type Delegante,
  deleteDelega,
  findDelega,
  findDelegante,
  insertDelega,
  recordDelega,
  type Scritta,
  updateDelega,
} from './delega.queries.ts';

/** Who acts, from where, and when. */
export interface Chi {
  readonly sessione: Pick<Sessione, 'utenteId'>;
  readonly ip: string | null;
  readonly adesso: Date;
}
type Nuova = z.output<typeof delegaNuova>;
type Modifica = z.output<typeof delegaModifica>;

/** Deleghe are given to who sends the declarations. */
const TIPO_INTERMEDIARIO = 'Dichiarazione';

const describeAtto = (d: Scritta) => ({
  anno: d.anno,
  tipo: d.tipo,
  firma: d.firma,
  numero: d.numero,
  data: d.data_delega,
  intermediario: d.intermediario_nome,
});
type Atto = { azione: string; prima?: object; dopo?: object };
const tell = (trx: Trx, { sessione, ip }: Chi, riga: Delega, atto: Atto) =>
  writeRegistro(trx, {
    studioId: riga.studio_id,
    utenteId: sessione.utenteId,
    ip,
    entita: 'delega',
    entitaId: riga.id,
    ...atto,
  });

/** With `isTenuta` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getDelega(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<Delega> {
  const trovata = await findDelega(trx, id, quanto);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** One that is not in the register yet, locked. @throws NON_TROVATO, DELEGA_REGISTRATA */
async function getAperta(trx: Trx, id: string): Promise<Delega> {
  const trovata = await getDelega(trx, id, { isTenuta: true });
  if (trovata.progressivo !== null) throw new DomainError('DELEGA_REGISTRATA');
  return trovata;
}

/** The precompilata was born in this year (D.Lgs. 175/2014, art. 1). */
const PRIMO_GIORNO = '2015-01-01';

/** What is written, with the names of the intermediary. @throws RICHIESTA_NON_VALIDA by field */
async function makeScritta(
  trx: Trx,
  studioId: number,
  d: Omit<Nuova, 'IdAnagrafica'>,
  adesso: Date,
): Promise<Scritta> {
  const uso = { studioId, tipo: TIPO_INTERMEDIARIO, anno: d.Anno } as const;
  const intermediario = await findUsabile(trx, uso, d.IdIntermediario);
  const problemi: ModelState = {
    ...(intermediario ? {} : { IdIntermediario: [testiDelega.INTERMEDIARIO_NON_USABILE] }),
    ...(d.DataDelega > giornoDiRoma(adesso) ? { DataDelega: [testiDelega.DATA_FUTURA] } : {}),
    ...(d.DataDelega < PRIMO_GIORNO ? { DataDelega: [testiDelega.DATA_PRIMA] } : {}),
  };
  requireNessunErrore(problemi);
  return {
    intermediario_id: d.IdIntermediario,
    intermediario_nome: intermediario?.Denominazione ?? '',
    intermediario_codice: intermediario?.CodiceFiscale ?? '',
    anno: d.Anno,
    tipo: d.Tipo,
    firma: d.Firma,
    numero: d.Numero,
    data_delega: d.DataDelega,
    tipo_documento: d.TipoDocumento,
    numero_documento: d.NumeroDocumento,
    scadenza_documento: d.ScadenzaDocumento,
    reddito: d.Reddito,
    imposta: d.Imposta,
  };
}

/** The identity document of the record, where none is written. */
const fillDocumento = (
  scritta: Scritta,
  { tipo_documento, numero_documento, data_scadenza }: Delegante,
): Scritta =>
  scritta.tipo_documento === null && scritta.numero_documento === null
    ? { ...scritta, tipo_documento, numero_documento, scadenza_documento: data_scadenza }
    : scritta;

/** @throws NON_TROVATO (the client), RICHIESTA_NON_VALIDA by field */
export async function createDelega(trx: Trx, chi: Chi, nuova: Nuova): Promise<Delega> {
  const delegante = await findDelegante(trx, nuova.IdAnagrafica);
  if (!delegante) throw new DomainError('NON_TROVATO');
  const { studio_id } = delegante;
  const scritta = fillDocumento(await makeScritta(trx, studio_id, nuova, chi.adesso), delegante);
  const id = await insertDelega(trx, { studio_id, anagrafica_id: nuova.IdAnagrafica }, scritta);
  const riga = await getDelega(trx, id);
  await tell(trx, chi, riga, { azione: 'nuova delega', dopo: describeAtto(scritta) });
  return riga;
}

/** @throws NON_TROVATO, DELEGA_REGISTRATA, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeDelega(trx: Trx, chi: Chi, id: string, modifica: Modifica): Promise<Delega> {
  const prima = await getAperta(trx, id);
  if (prima.versione !== modifica.Versione) throw new DomainError('RECORD_MODIFICATO');
  const scritta = await makeScritta(trx, prima.studio_id, modifica, chi.adesso);
  await updateDelega(trx, prima, scritta);
  const atto = { prima: describeAtto(prima), dopo: describeAtto(scritta) };
  await tell(trx, chi, prima, { azione: 'modifica delega', ...atto });
  return getDelega(trx, id);
}

/** @throws NON_TROVATO, DELEGA_REGISTRATA */
export async function removeDelega(trx: Trx, chi: Chi, id: string): Promise<void> {
  const prima = await getAperta(trx, id);
  await deleteDelega(trx, prima);
  await tell(trx, chi, prima, { azione: 'eliminazione delega', prima: describeAtto(prima) });
}

/** Why a delega cannot go into the register, by field; empty when it can. */
async function checkRegistrabile(trx: Trx, d: Delega, adesso: Date): Promise<ModelState> {
  const uso = { studioId: d.studio_id, tipo: TIPO_INTERMEDIARIO, anno: d.anno } as const;
  const intermediario = await findUsabile(trx, uso, d.intermediario_id);
  const annoInCorso = Number(giornoDiRoma(adesso).slice(0, 4));
  const chiedeDocumento = d.tipo === 'Delega' || d.tipo === 'Revoca delega';
  return {
    ...(d.anno === annoInCorso ? {} : { Anno: [testiDelega.ANNO_NON_IN_CORSO] }),
    // It may have been taken away since.
    ...(intermediario ? {} : { IdIntermediario: [testiDelega.INTERMEDIARIO_NON_USABILE] }),
    ...(d.tipo === 'Nessuna scelta' ? { Tipo: [testiDelega.SENZA_SCELTA] } : {}),
    ...(chiedeDocumento && d.numero_documento === null
      ? { NumeroDocumento: [testiDelega.SENZA_DOCUMENTO] }
      : {}),
  };
}

/**
 * Puts a delega in the register of its intermediary and of the year in course, for good.
 * @returns its number there
 * @throws NON_TROVATO, DELEGA_REGISTRATA, RICHIESTA_NON_VALIDA
 */
export async function registerDelega(trx: Trx, chi: Chi, id: string): Promise<number> {
  const riga = await getAperta(trx, id);
  const modelState = await checkRegistrabile(trx, riga, chi.adesso);
  const [messaggio] = Object.values(modelState).flat();
  // Of several only the sentence is told.
  if (messaggio !== undefined) throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState });
  const progressivo = await recordDelega(trx, riga, {
    utenteId: chi.sessione.utenteId,
    adesso: chi.adesso,
  });
  await tell(trx, chi, riga, {
    azione: 'registrazione delega',
    dopo: { ...describeAtto(riga), progressivo },
  });
  return progressivo;
}

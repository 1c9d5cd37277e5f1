import { createHash } from 'node:crypto';
import { type comunicazioneLipeRequest, testiLiquidazione } from '@quadra/contract';
import { type FrontespizioLipe, loadLipe } from '@quadra/fisco';
import { isCodiceFiscale, isPartitaIva } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { findUsabile } from '../../studio/intermediario/intermediario.public.ts';
import { type Contribuente, insertComunicazione } from './liquidazione.queries.ts';
import { computeImpronta, listDelTrimestre } from './liquidazione.rules.ts';
import { type Chi, makeFrontespizio, openAnno, requireContribuente, tell } from './liquidazione.service.ts';

type Richiesta = z.output<typeof comunicazioneLipeRequest>;

/** Who signs and who sends, as asked. @throws RICHIESTA_NON_VALIDA by field */
async function completeFrontespizio(
  trx: Trx,
  { studio_id, codice_fiscale }: Contribuente,
  base: FrontespizioLipe,
  { Dichiarante, IdIntermediario, DataImpegno }: Richiesta,
): Promise<FrontespizioLipe> {
  const { caricheLipe } = await loadLipe();
  const isSocieta = isPartitaIva(codice_fiscale);
  const uso = { studioId: studio_id, tipo: 'Dichiarazione', anno: base.anno + 1 } as const;
  const intermediario = IdIntermediario === null ? undefined : await findUsabile(trx, uso, IdIntermediario);
  requireNessunErrore({
    ...(isSocieta && Dichiarante === null
      ? { 'Dichiarante.CodiceFiscale': [testiLiquidazione.SENZA_DICHIARANTE] }
      : {}),
    ...(Dichiarante && !isCodiceFiscale(Dichiarante.CodiceFiscale)
      ? { 'Dichiarante.CodiceFiscale': [testiLiquidazione.CODICE_DICHIARANTE] }
      : {}),
    ...(Dichiarante && !caricheLipe.some(({ codice }) => codice === String(Dichiarante.Carica))
      ? { 'Dichiarante.Carica': [testiLiquidazione.CARICA] }
      : {}),
    ...(IdIntermediario !== null && !intermediario
      ? { IdIntermediario: [testiLiquidazione.INTERMEDIARIO] }
      : {}),
    ...(IdIntermediario !== null && DataImpegno === null
      ? { DataImpegno: [testiLiquidazione.DATA_IMPEGNO] }
      : {}),
  });
  return {
    ...base,
    ...(Dichiarante
      ? { dichiarante: { codiceFiscale: Dichiarante.CodiceFiscale, carica: Dichiarante.Carica } }
      : {}),
    ...(intermediario && DataImpegno
      ? { intermediario: { codiceFiscale: intermediario.CodiceFiscale, impegno: 1, data: DataImpegno } }
      : {}),
  };
}

/**
 * Writes the file of the communication of a quarter and keeps it as it was made. Nothing is sent.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA with what stops it
 */
export async function createComunicazione(
  trx: Trx,
  chi: Chi,
  { id, anno }: { readonly id: string; readonly anno: number },
  richiesta: Richiesta,
): Promise<{ id: string; nome: string }> {
  const { writeLipe } = await loadLipe();
  const di = await requireContribuente(trx, id, { isTenuta: true });
  const { dati, riepilogo } = await openAnno(trx, di, anno);
  const frontespizio = await completeFrontespizio(trx, di, makeFrontespizio(di, dati), richiesta);
  const periodi = listDelTrimestre(dati.periodicita, riepilogo.periodi, richiesta.Trimestre);
  const contenuto = writeContenuto(() => writeLipe(frontespizio, periodi));
  const nome = `LIPE_${di.partita_iva}_${anno}_${richiesta.Trimestre}.xml`;
  const sha256 = createHash('sha256').update(contenuto).digest('hex');
  const nuova = await insertComunicazione(trx, di, {
    anno,
    trimestre: richiesta.Trimestre,
    nome,
    contenuto,
    sha256,
    periodi_sha256: computeImpronta(periodi),
    creata_da: chi.utenteId,
  });
  await tell(trx, chi, di, 'file LIPE', {
    dopo: { anno, trimestre: richiesta.Trimestre, file: nome, sha256 },
  });
  return { id: nuova, nome };
}

/** What fisco refuses with its sentences is the fault of what was asked. */
function writeContenuto(write: () => string): string {
  try {
    return write();
  } catch (errore) {
    if (errore instanceof RangeError)
      throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Trimestre: [errore.message] } });
    throw errore;
  }
}

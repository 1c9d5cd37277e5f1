import { type SeguitoFilo, type seguitoModifica, testiCampo } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { lockAnagrafica } from './anagrafica.queries.ts';
import { getAnagrafica } from './anagrafica.service.ts';
import { findSeguito, listPersone, putSeguito } from './seguito.queries.ts';

/** Who of the studio follows a client and its note of him, with who may follow him. @throws NON_TROVATO */
export async function readSeguito(trx: Trx, id: string): Promise<SeguitoFilo> {
  const { idStudio: studioId } = await getAnagrafica(trx, id);
  const trovato = await findSeguito(trx, { studioId, id });
  const persone = await listPersone(trx, studioId);
  return {
    IdUtente: trovato?.idUtente ?? null,
    Nome: trovato?.nome ?? null,
    Nota: trovato?.nota ?? null,
    Versione: trovato?.versione ?? 0,
    ModificatoDa: trovato?.modificatoDa ?? null,
    ModificatoIl: trovato?.modificatoIl.toISOString() ?? null,
    Persone: persone.map((una) => ({ Id: una.id, Nome: una.nome })),
  };
}

interface Chi {
  readonly utenteId: number;
  readonly ip: string | null;
  readonly adesso: Date;
}

/**
 * Writes who follows a client and the note of the studio. The audit log says who, and that the note is another: never its words.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA on IdUtente
 */
export async function writeSeguito(
  trx: Trx,
  { utenteId, ip, adesso }: Chi,
  id: string,
  { IdUtente, Nota, Versione }: z.output<typeof seguitoModifica>,
): Promise<SeguitoFilo> {
  // The record of the client holds the row, which may be not there yet.
  const cliente = await lockAnagrafica(trx, id);
  if (cliente === undefined) throw new DomainError('NON_TROVATO');
  const { idStudio: studioId } = cliente;
  const prima = await findSeguito(trx, { studioId, id });
  if ((prima?.versione ?? 0) !== Versione) throw new DomainError('RECORD_MODIFICATO');
  const persone = await listPersone(trx, studioId);
  // Who follows him already may stay, also no longer at work.
  const isPossibile = IdUtente === null || IdUtente === prima?.idUtente;
  const isDelloStudio = isPossibile || persone.some((una) => una.id === IdUtente);
  requireNessunErrore(isDelloStudio ? {} : { IdUtente: [testiCampo.VALORE_NON_AMMESSO] });
  const scritto = { idUtente: IdUtente, nota: Nota, modificatoDa: utenteId, modificatoIl: adesso };
  await putSeguito(trx, { studioId, id }, scritto);
  await writeRegistro(trx, {
    ...{ studioId, utenteId, ip, azione: 'seguito del cliente', entita: 'anagrafica', entitaId: id },
    prima: { seguitoDa: prima?.idUtente ?? null },
    dopo: { seguitoDa: IdUtente, notaCambiata: Nota !== (prima?.nota ?? null) },
  });
  return readSeguito(trx, id);
}

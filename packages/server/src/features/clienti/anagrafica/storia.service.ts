import { type modificaAnagrafica, type SituazioneFilo, testiCampo } from '@quadra/contract';
import { isData } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { toCampo, toValoreFilo } from '../../../http/wire-state.ts';
import { getAnagrafica } from './anagrafica.service.ts';
import { listEventi, listStoria } from './storia.queries.ts';
import { findPeriodo, listPeriodi } from './storia.rules.ts';

/** The history of a record, from the newest change. @throws NON_TROVATO */
export async function readStoria(trx: Trx, id: string): Promise<z.input<typeof modificaAnagrafica>[]> {
  const { idStudio: studioId } = await getAnagrafica(trx, id);
  const righe = await listStoria(trx, { studioId, id });
  return righe.map((riga) => ({
    Id: riga.id,
    Quando: riga.quando.toISOString(),
    Autore: riga.autore,
    Azione: riga.azione,
    Campo: toCampo(riga.campo),
    Prima: toValoreFilo(riga.prima),
    Dopo: toValoreFilo(riga.dopo),
    Cancellata: riga.cancellata,
    Dal: riga.dal,
  }));
}

/**
 * What the record said on a day: the fields with a line of periods, each with the value that held then.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA when it is not a day
 */
export async function readSituazione(trx: Trx, id: string, giorno: string): Promise<SituazioneFilo> {
  const attuale = await getAnagrafica(trx, id);
  if (!isData(giorno))
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Giorno: [testiCampo.DATA_NON_VALIDA] } });
  const eventi = await listEventi(trx, { studioId: attuale.idStudio, id });
  const campi = [...new Set(eventi.filter(({ dal }) => dal !== null).map(({ campo }) => campo))];
  return {
    Giorno: giorno,
    Campi: campi.flatMap((campo) => {
      const periodo = findPeriodo(listPeriodi(eventi, campo, Reflect.get(attuale, campo)), giorno);
      if (periodo === undefined) return [];
      const { valore, dal, al } = periodo;
      return [{ Campo: toCampo(campo), Valore: toValoreFilo(valore), Dal: dal, Al: al }];
    }),
  };
}

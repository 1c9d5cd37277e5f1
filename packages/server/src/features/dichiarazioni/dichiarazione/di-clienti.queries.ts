import type { FinalitaDichiarazione, TipoDichiarazione } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { type Dichiarazione, findDichiarazione } from './dichiarazione.queries.ts';

/** Those of a group: each is read and computed once. */
const MASSIME = 50;
/** A return of a client, and whose it is. */
export interface DiCliente {
  readonly sua: Dichiarazione;
  readonly codiceFiscale: string;
  readonly denominazione: string;
}

/**
 * The returns of a type, the ordinary ones if nothing else is asked, of the clients of a studio and a year with these codici fiscali:
 * by name, of each the newest first.
 */
export async function listDiClienti(
  trx: Trx,
  { studioId, anno }: Pick<Dichiarazione, 'studioId' | 'anno'>,
  tipo: TipoDichiarazione,
  codiciFiscali: readonly string[],
  finalita: readonly FinalitaDichiarazione[] = ['Ordinaria'],
): Promise<DiCliente[]> {
  const righe = await trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .select(['d.id', 'a.codice_fiscale', 'a.denominazione'])
    .where('d.studio_id', '=', studioId)
    .where('d.anno', '=', anno)
    .where('d.tipo', '=', tipo)
    .where('d.finalita', 'in', [...finalita])
    .where('a.codice_fiscale', 'in', [...codiciFiscali])
    .orderBy('a.denominazione')
    .orderBy('d.creata_il', 'desc')
    .orderBy('d.id')
    .limit(MASSIME)
    .execute();
  const trovate: DiCliente[] = [];
  for (const { id, codice_fiscale, denominazione } of righe) {
    const sua = await findDichiarazione(trx, anno, id);
    if (sua && codice_fiscale) trovate.push({ sua, codiceFiscale: codice_fiscale, denominazione });
  }
  return trovate;
}

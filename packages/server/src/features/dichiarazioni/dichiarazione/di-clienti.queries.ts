import type { TipoDichiarazione } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { type Dichiarazione, findDichiarazione } from './dichiarazione.queries.ts';

/** Those of a group: each is read and computed once. */
const MASSIME = 50;
/** The ordinary return of a client, and whose it is. */
export interface DiCliente {
  readonly sua: Dichiarazione;
  readonly codiceFiscale: string;
  readonly denominazione: string;
}

/** The ordinary returns of a type of the clients of a studio and a year with these codici fiscali, by name. */
export async function listDiClienti(
  trx: Trx,
  { studioId, anno }: Pick<Dichiarazione, 'studioId' | 'anno'>,
  tipo: TipoDichiarazione,
  codiciFiscali: readonly string[],
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
    .where('d.finalita', '=', 'Ordinaria')
    .where('a.codice_fiscale', 'in', [...codiciFiscali])
    .orderBy('a.denominazione')
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

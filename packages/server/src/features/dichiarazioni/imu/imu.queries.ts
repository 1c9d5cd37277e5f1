import type { StatoDichiarazione, TipoDichiarazione } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';

/** A declaration of a client to a comune. */
export interface DichiarazioneComune {
  readonly id: string;
  readonly tipo: TipoDichiarazione;
  readonly stato: StatoDichiarazione;
  readonly comune: string;
  readonly modificataIl: Date;
}

/** The declarations of a client to the comuni, in a fiscal year. */
export function listDichiarazioniComuni(
  trx: Trx,
  { studioId, anagraficaId, anno }: { studioId: number; anagraficaId: string; anno: number },
): Promise<DichiarazioneComune[]> {
  return trx
    .selectFrom('dichiarazione')
    .select(['id', 'tipo', 'stato', 'comune', 'modificata_il as modificataIl'])
    .where('studio_id', '=', studioId)
    .where('anagrafica_id', '=', anagraficaId)
    .where('anno', '=', anno)
    .where('comune', '<>', '')
    .orderBy('creata_il')
    .execute();
}

/** On how many who hold a property live, in a tax year, by property. */
export async function countDimoranti(
  trx: Trx,
  studioId: number,
  immobili: readonly string[],
  annoImposta: number,
): Promise<ReadonlyMap<string, number>> {
  if (immobili.length === 0) return new Map();
  const righe = await trx
    .selectFrom('possesso')
    .select(['immobile_id', ({ fn }) => fn.count<string>('anagrafica_id').distinct().as('quanti')])
    .where('studio_id', '=', studioId)
    .where('immobile_id', 'in', [...immobili])
    .where('abitazione_principale', '=', true)
    .where('dal', '<=', `${annoImposta}-12-31`)
    .where((e) => e.or([e('al', 'is', null), e('al', '>=', `${annoImposta}-01-01`)]))
    .groupBy('immobile_id')
    .execute();
  return new Map(righe.map(({ immobile_id, quanti }) => [immobile_id, Number(quanti)]));
}

import type { F24, RigoF24 } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from '../dichiarazione/dichiarazione.queries.ts';

/** A model with the rows of it that a 770 may want; `isPagato` false: sent, and not yet paid. */
export interface F24DelSostituto extends F24 {
  readonly isPagato: boolean;
}
/** Sections whose year may be that of the income, not that in which it was withheld. */
const LOCALI = ['regioni', 'locali'] as const;

/**
 * The models of a client, sent or paid, with what of them is of a year: the rows of that year and, of the models paid in it, the
 * credits and the local taxes of whatever year. Of what was paid in part, what was paid. Amounts in cents.
 */
export async function listF24DelSostituto(
  trx: Trx,
  { studioId, anagraficaId }: Pick<Dichiarazione, 'studioId' | 'anagraficaId'>,
  anno: number,
): Promise<F24DelSostituto[]> {
  const righe = await trx
    .selectFrom('f24 as f')
    .innerJoin('f24_riga as r', (join) =>
      join.onRef('r.studio_id', '=', 'f.studio_id').onRef('r.f24_id', '=', 'f.id'),
    )
    .select(['f.id', 'f.tipo', 'f.data', 'f.pagato_il', 'f.stato'])
    .select(['r.sezione', 'r.codice', 'r.debito', 'r.credito', 'r.anno', 'r.pagato', 'r.campi'])
    .where('f.studio_id', '=', studioId)
    .where('f.anagrafica_id', '=', anagraficaId)
    .where('f.stato', 'in', ['Inviato', 'Pagato'])
    .where((e) =>
      e.or([
        e('r.anno', '=', String(anno)),
        e.and([
          e('f.pagato_il', '>=', `${anno}-01-01`),
          e('f.pagato_il', '<=', `${anno}-12-31`),
          e.or([e('r.credito', '>', 0), e('r.sezione', 'in', LOCALI)]),
        ]),
      ]),
    )
    .orderBy('f.data')
    .orderBy('f.numero')
    .orderBy('r.posto')
    .execute();
  const perF24 = Map.groupBy(righe, ({ id }) => id);
  return [...perF24.values()].flatMap((sue) => {
    const [prima] = sue;
    return prima
      ? [
          {
            tipo: prima.tipo,
            data: (prima.pagato_il ?? prima.data) as F24['data'],
            isPagato: prima.stato === 'Pagato',
            righi: sue.map(
              ({ sezione, codice, debito, credito, anno: suo, pagato, campi }): RigoF24 => ({
                ...{ ...campi, sezione, codice, credito },
                debito: debito > 0 ? (pagato ?? debito) : 0,
                ...(suo === null ? {} : { anno: suo }),
              }),
            ),
          },
        ]
      : [];
  });
}

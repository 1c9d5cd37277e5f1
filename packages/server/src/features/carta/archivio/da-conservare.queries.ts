import type { DaConservareFilo, ListQuery, qualiDaConservare } from '@quadra/contract';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';

type Quali = (typeof qualiDaConservare)[number];
/** The term of a year, and whether it is over. */
export type DiceTermine = (anno: number) => {
  readonly termine: string | null;
  readonly isInRitardo: boolean;
};

const FRA_GLI_ANNI = (anni: readonly number[]) => sql<SqlBool>`d.anno = any (${anni}::int[])`;
/** What a list of what is to be kept may be asked; whose term is over is told by the years. */
function makeElenco(inRitardo: readonly number[]): Elenco {
  const condizioni: Record<Quali, () => ReturnType<typeof FRA_GLI_ANNI>> = {
    'Oltre il termine': () => FRA_GLI_ANNI(inRitardo),
    'Nei termini': () => sql<SqlBool>`not ${FRA_GLI_ANNI(inRitardo)}`,
    'Congelati in Quadra': () => sql<SqlBool>`d.congelato`,
    Liberi: () => sql<SqlBool>`not d.congelato and d.stato is distinct from 'Inviato'`,
  };
  const isQuale = (parola: string): parola is Quali => Object.hasOwn(condizioni, parola);
  return {
    filtri: {
      Nome: { colonna: 'd.nome', tipo: 'testo' },
      Tipo: { colonna: 'd.tipo', tipo: 'testo' },
      Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
      Quali: {
        ...{ colonna: 'd.anno', tipo: 'scelta' as const, isAmbito: true },
        chooses: (parola) => (isQuale(parola) ? condizioni[parola]() : undefined),
      },
      Anno: { colonna: 'd.anno', tipo: 'intero', isAmbito: true },
      IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
      IdStudio: { colonna: 'd.studio_id', tipo: 'intero', isAmbito: true },
    },
    ordini: {
      Anno: 'd.anno',
      Nome: 'd.nome',
      Tipo: 'd.tipo',
      Denominazione: 'a.denominazione_ricerca',
    },
    ordinePredefinito: ['Anno', 'Denominazione', 'Nome'],
    chiave: 'd.id',
    anagrafica: 'd.anagrafica_id',
  };
}

/** The documents of a year that no conservator accepted. */
const selectDaConservare = (trx: Trx) =>
  trx
    .selectFrom('documento as d')
    .innerJoin('studio as s', 's.id', 'd.studio_id')
    .leftJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .where('d.anno', 'is not', null)
    .where(sql<SqlBool>`(d.stato is null or d.stato not in ('Archiviato', 'Firmato e archiviato'))`);

/** The years of the documents that nobody keeps, and how many of each. */
export async function countDaConservare(trx: Trx): Promise<{ anno: number; quanti: number }[]> {
  return selectDaConservare(trx)
    .select([sql<number>`d.anno`.as('anno'), sql<number>`count(*)::int`.as('quanti')])
    .groupBy('d.anno')
    .execute();
}

/** A page of the documents that no conservator accepted, from those of the oldest years. */
export async function listDaConservare(
  trx: Trx,
  query: ListQuery,
  { inRitardo, dice }: { readonly inRitardo: readonly number[]; readonly dice: DiceTermine },
): Promise<{ righe: DaConservareFilo[]; totale: number }> {
  const elenco = makeElenco(inRitardo);
  const { condizioni } = readFiltri(query, elenco);
  let base = selectDaConservare(trx);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select(sql<number>`count(*)::int`.as('totale')).executeTakeFirstOrThrow();
  const colonne = base
    .select(['d.id', 'd.studio_id', 'd.nome', 'd.tipo', 'd.anagrafica_id', 'd.stato', 'd.congelato'])
    .select(['a.denominazione', 's.ragione_sociale', sql<number>`d.anno`.as('anno')]);
  const righe = await pageQuery(colonne, [], readOrdine(query, elenco), query).execute();
  const toFilo = (riga: (typeof righe)[number]): DaConservareFilo => {
    const { termine, isInRitardo } = dice(riga.anno);
    return {
      ...{ Id: riga.id, IdStudio: riga.studio_id, NomeStudio: riga.ragione_sociale, Nome: riga.nome },
      ...{ Tipo: riga.tipo, IdAnagrafica: riga.anagrafica_id, Denominazione: riga.denominazione },
      ...{ Anno: riga.anno, Stato: riga.stato, Congelato: riga.congelato },
      ...{ Termine: termine, InRitardo: isInRitardo },
    };
  };
  return { righe: righe.map(toFilo), totale };
}

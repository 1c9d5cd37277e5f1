import { toSpiegazioneFilo } from '@quadra/contract';
import type { Spiegazione } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { createCalcolo } from './calcolo.ts';
import { getIntestatario } from './dichiarazione.queries.ts';
import { getCalcolata } from './leggi-dichiarazione.ts';

/** Holds the values that nobody asked for: it has none of its own. */
const RADICE: Omit<Spiegazione, 'titolo' | 'operandi'> = {
  ...{ concetto: '', valoreTesto: '', frase: '', stato: 'completo', fonti: [], precisione: 'esatto' },
};

/** Keys of a declaration that a studio has, in the order of their years. */
export const listTracciabili = (trx: Trx, studioId: number): Promise<{ id: string; anno: number }[]> =>
  trx
    .selectFrom('dichiarazione')
    .select(['id', 'anno'])
    .where('studio_id', '=', studioId)
    .orderBy('anno')
    .orderBy('id')
    .execute();

/**
 * How every value of a declaration came to be, each once: what it is, its formula with the numbers of today, its operands and
 * the law. Of a closed one, the values as they were closed stand beside.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function readTraccia(trx: Trx, anno: number, id: string) {
  const { dichiarazione, modello, esiti, versioneProgramma } = await getCalcolata(trx, anno, id);
  const { denominazione, codiceFiscale } = await getIntestatario(trx, dichiarazione);
  const calcolo = createCalcolo(modello, dichiarazione.righi, dichiarazione.forzature);
  const valori = Object.entries(esiti).filter(([, { valore }]) => valore !== undefined && valore !== 0);
  const operandi = valori
    .filter(([chiave]) => modello.findCasella(chiave)?.chiave === chiave)
    .map(([chiave]) => calcolo.explain(chiave));
  const [, ...nodi] = toSpiegazioneFilo({ ...RADICE, titolo: dichiarazione.tipo, operandi }).nodi;
  return {
    ...{ anno, id, tipo: dichiarazione.tipo, stato: dichiarazione.stato, denominazione, codiceFiscale },
    versioneProgramma,
    righi: dichiarazione.righi,
    valori: Object.fromEntries(valori),
    // The places of the operands count the one that was taken away.
    nodi: nodi.map((nodo) => ({ ...nodo, operandi: nodo.operandi.map((posto) => posto - 1) })),
  };
}

import { type TipoDichiarazione, testiCollegamenti as t } from '@quadra/contract';
import { type ComodoIrap, loadConfronto } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import type { Dichiarazione } from '../../dichiarazione/dichiarazione.queries.ts';
import { findOrdinaria } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, FonteLetta } from '../fonte.ts';

/** Who may be a company that does not operate. */
const TIPI: readonly TipoDichiarazione[] = ['Società di capitali', 'Società di persone'];

const toLetta = (sua: Dichiarazione, { reddito, costi, valore }: ComodoIrap): FonteLetta => ({
  norma: 'L. 724/1994, art. 30, c. 3-bis',
  dettaglio: t.anno(sua.tipo, sua.anno, sua.stato),
  dichiarazione: sua,
  voci: [
    {
      ...{ casella: reddito.a, valore: reddito.importo, da: t.rigo(reddito.casella) },
      ...{ dettaglio: t.DI_COMODO, perche: t.REDDITO_MINIMO },
    },
  ],
  sommeProvate: valore === null ? 0 : 1,
  somme:
    valore === null || valore.qui.importo >= valore.minimo
      ? []
      : [
          {
            ...{ Nome: t.VALORE_MINIMO, Contro: t.VALORE_NETTO, Casella: valore.qui.casella },
            ...{ La: valore.minimo, Qui: valore.qui.importo, Perche: t.SOTTO_IL_MINIMO },
            Differenza: valore.minimo - valore.qui.importo,
          },
        ],
  ignote:
    costi === null || costi.importo === costi.qui
      ? []
      : [
          {
            ...{ Voce: t.costiDiComodo(costi.casella), Valore: costi.importo },
            ...{ Perche: t.COSTI_DI_COMODO, Abbinabile: false },
          },
        ],
});

async function read({ trx, dichiarazione, modello }: Destinataria): Promise<readonly FonteLetta[]> {
  const { readComodoIrap } = await loadConfronto();
  const { righi: dati, forzature } = dichiarazione;
  for (const tipo of TIPI) {
    const sua = await findOrdinaria(trx, dichiarazione, tipo);
    if (sua === undefined) continue;
    const suo = await requireModello(trx, sua.anno, sua.tipo);
    const comodo = readComodoIrap(
      { modello: suo, dati: sua.righi, forzature: sua.forzature },
      { modello, dati, forzature },
    );
    if (comodo !== null) return [toLetta(sua, comodo)];
  }
  return [];
}

/** The return of the income of the same client and year: what a company that does not operate says to its IRAP. */
export const redditi: Fonte = { codice: 'redditi', modelli: ['irap'], read };

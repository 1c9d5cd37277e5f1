import type { Concetto, Dato } from '../engine/index.ts';
import * as capitali from '../regole/comodo-capitali.ts';
import * as irap from '../regole/irap/deduzioni.ts';
import { comodo as persone } from '../regole/societa-persone.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, CodiceModello } from './modello.ts';

/** Where the return of the income of a company says the least income, and what the IRAP adds to it. */
const diComodo: Readonly<
  Partial<Record<CodiceModello, { readonly minimo: Concetto; readonly costi?: Dato }>>
> = {
  'redditi-sc': { minimo: capitali.redditoMinimo, costi: capitali.costiIrap },
  'redditi-sp': { minimo: persone.minimo },
};

interface Importo {
  readonly casella: ChiaveCasella;
  /** Whole euro. */
  readonly importo: number;
}

/** What the return of the income of a company that does not operate says to its IRAP. */
export interface ComodoIrap {
  /** To the first rigo of the section: `a` is where it goes. */
  readonly reddito: Importo & { readonly a: ChiaveCasella };
  /** Wages, fees and interest all together: the IRAP wants each apart, so that they are told where they are not the same. */
  readonly costi: (Importo & { readonly qui: number }) | null;
  /** The least value, less the deductions that the IRAP has, beside the value it is taxed on; null while that is not known. */
  readonly valore: { readonly minimo: number; readonly qui: Importo } | null;
}

const open = ({ modello, dati, forzature }: LatoConfronto) => {
  const calcolo = modello.createCalcolo(dati, forzature);
  return (nodo: Concetto | Dato): Importo | null => {
    const casella = modello.struttura.indice.keyOf(nodo, 0);
    const esito = casella === undefined ? undefined : calcolo.get(casella);
    const noto = esito !== undefined && esito.stato !== 'incompleto' && typeof esito.valore === 'number';
    return casella !== undefined && noto ? { casella, importo: Math.round(Number(esito.valore)) } : null;
  };
};

/**
 * What a company that does not operate brings from its return of the income to its IRAP of the same year (L. 724/1994, art. 30,
 * c. 3-bis): the value of production is no less than the least income with wages, fees and interest. Null for one that operates.
 */
export function readComodoIrap(redditi: LatoConfronto, valore: LatoConfronto): ComodoIrap | null {
  const genere = diComodo[redditi.modello.codice];
  if (genere === undefined) return null;
  const [di, qui] = [open(redditi), open(valore)];
  const reddito = di(genere.minimo);
  const a = valore.modello.struttura.indice.keyOf(irap.comodo.reddito, 0);
  if (reddito === null || reddito.importo <= 0 || a === undefined) return null;
  const costi = genere.costi === undefined ? null : di(genere.costi);
  const { retribuzioni, compensi, interessi, deduzioni } = irap.comodo;
  const suoi = [retribuzioni, compensi, interessi].reduce(
    (somma, nodo) => somma + (qui(nodo)?.importo ?? 0),
    0,
  );
  const costo = Math.max(suoi, costi?.importo ?? 0);
  const netto = qui(irap.valoreNetto);
  return {
    reddito: { ...reddito, a },
    costi: costi !== null && costi.importo !== 0 ? { ...costi, qui: suoi } : null,
    valore: netto && {
      minimo: Math.max(0, reddito.importo + costo - (qui(deduzioni)?.importo ?? 0)),
      qui: netto,
    },
  };
}

import { countDifferenze, findVicino } from '../espressione/vicinanza.ts';
import { parseNome, writeNome } from '../modelli/chiave.ts';
import type { Colonna, QuadroScheda, RigoScheda } from '../modelli/scheda.ts';

interface Posto {
  readonly quadro: Pick<QuadroScheda, 'codice'>;
  readonly rigo: Pick<RigoScheda, 'rigo' | 'raccolta' | 'titolo'>;
  readonly colonna: Pick<Colonna, 'colonna' | 'titolo'>;
}

/** How an expression names a casella: `RN1.5`, or `RA1*.11` for every rigo like RA1. */
export const nameLuogo = ({ quadro, rigo, colonna }: Posto): string =>
  writeNome({
    quadro: quadro.codice,
    rigo: rigo.rigo,
    ripetuto: rigo.raccolta !== undefined,
    colonna: colonna.colonna,
  });

/** What a casella is, in words: its rigo, and its colonna where that says more. */
export const titleOf = (rigo: string, colonna: string): string =>
  colonna === 'Importo' || colonna === rigo || colonna === ''
    ? rigo
    : rigo === ''
      ? colonna
      : `${rigo}: ${colonna}`;

/** A quadro that is another counts more than any distance of rigo and colonna. */
const ALTRO_QUADRO = 10_000;
const ALTRO_RIGO = 100;

/** «; la più vicina è RN1.5 (Reddito complessivo)», for a name that is of none; empty where nothing is near. */
export function tellVicina(chiave: string, posti: readonly Posto[]): string {
  const { quadro = '', rigo = 0, colonna = 1 } = parseNome(chiave) ?? {};
  const nomi = new Map(posti.map((posto) => [nameLuogo(posto), posto]));
  const farOf = (nome: string): number => {
    const posto = nomi.get(nome);
    if (posto === undefined) return Number.POSITIVE_INFINITY;
    return (
      countDifferenze(quadro, posto.quadro.codice) * ALTRO_QUADRO +
      Math.min(Math.abs(posto.rigo.rigo - rigo), ALTRO_RIGO - 1) * ALTRO_RIGO +
      Math.min(Math.abs(posto.colonna.colonna - colonna), ALTRO_RIGO - 1)
    );
  };
  const vicina = findVicino(chiave, [...nomi.keys()], ALTRO_QUADRO * 2, farOf);
  const posto = vicina === undefined ? undefined : nomi.get(vicina);
  return posto ? `; la più vicina è ${vicina} (${titleOf(posto.rigo.titolo, posto.colonna.titolo)})` : '';
}

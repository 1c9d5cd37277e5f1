import type { Fonte, Spiegazione } from '@quadra/fisco';
import { rigoOf } from './chiave.ts';

/** «Art. 11 TUIR», as the source names it. */
export const writeFonte = ({ atto, articolo }: Fonte): string =>
  articolo === '' ? atto : `${atto}, ${articolo}`;

export const nameNodo = (nodo: Spiegazione): string =>
  nodo.chiave === undefined ? nodo.titolo : `${rigoOf(nodo.chiave)} ${nodo.titolo}`;

/** Nodes open at first: each operand, and under it the first that has operands of its own. */
export function listAperti(radice: Spiegazione): Set<string> {
  const aperti = new Set<string>();
  radice.operandi.forEach((nodo, i) => {
    if (nodo.operandi.length === 0 && nodo.formulaOggi === undefined) return;
    aperti.add(String(i));
    const primo = nodo.operandi.findIndex((figlio) => figlio.operandi.length > 0);
    if (primo !== -1) aperti.add(`${i}.${primo}`);
  });
  return aperti;
}

const writeNodo = (nodo: Spiegazione, rientro: string, nonVerificata: string): string[] => [
  `${rientro}${nameNodo(nodo)}: ${nodo.valoreTesto === '' ? nodo.stato : nodo.valoreTesto}`,
  ...(nodo.formulaOggi === undefined ? [] : [`${rientro}  = ${nodo.formulaOggi}`]),
  ...nodo.fonti.map(
    (fonte) => `${rientro}  ${writeFonte(fonte)}${fonte.verificato ? '' : ` (${nonVerificata})`}`,
  ),
  ...nodo.operandi.flatMap((figlio) => writeNodo(figlio, `${rientro}  `, nonVerificata)),
];

/** The whole explanation as plain text, to paste in a letter. */
export function writeSpiegazione(radice: Spiegazione, chiusa: string, nonVerificata: string): string {
  const [testa = '', ...corpo] = writeNodo(radice, '', nonVerificata);
  return [testa, radice.frase, ...corpo, chiusa].join('\n');
}

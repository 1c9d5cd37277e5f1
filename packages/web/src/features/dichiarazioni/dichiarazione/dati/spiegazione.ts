import { type Fonte, rigoOf, type Spiegazione, type StatoEsito } from '@quadra/fisco';

/** «Art. 11 TUIR», as the source names it. */
export const writeFonte = ({ atto, articolo }: Fonte): string =>
  articolo === '' ? atto : `${atto}, ${articolo}`;

export const nameNodo = (nodo: Spiegazione): string =>
  nodo.chiave === undefined ? nodo.titolo : `${rigoOf(nodo.chiave)} ${nodo.titolo}`;

/** States that a result takes from what it rests on. */
const EREDITATI: readonly StatoEsito[] = ['provvisorio', 'incompleto'];

/**
 * Whether the state of a node is said in the tree. The root says its own: below, «provvisorio» only where it comes from,
 * which is where no operand is so. «Incompleto» is always said: it stands in place of the figure.
 */
export const isStatoDaDire = ({ stato, operandi }: Spiegazione): boolean =>
  stato !== 'provvisorio' || operandi.every((operando) => operando.stato !== stato);

/** Where a state comes from: the places of the operands that lead there, from the top. */
function findOrigine({ stato, operandi }: Spiegazione): number[] {
  const posto = EREDITATI.includes(stato) ? operandi.findIndex((operando) => operando.stato === stato) : -1;
  const operando = operandi[posto];
  return operando === undefined ? [] : [posto, ...findOrigine(operando)];
}

/** Nodes open at first: each operand, under it the first that has operands of its own, and the way to what is missing. */
export function listAperti(radice: Spiegazione): Set<string> {
  const aperti = new Set<string>();
  radice.operandi.forEach((nodo, i) => {
    if (nodo.operandi.length === 0 && nodo.formulaOggi === undefined) return;
    aperti.add(String(i));
    const primo = nodo.operandi.findIndex((figlio) => figlio.operandi.length > 0);
    if (primo !== -1) aperti.add(`${i}.${primo}`);
  });
  const origine = findOrigine(radice);
  origine.forEach((_, i) => {
    aperti.add(origine.slice(0, i + 1).join('.'));
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

/** The whole explanation as plain text, to paste in a letter; what closes it, one line each. */
export function writeSpiegazione(
  radice: Spiegazione,
  chiusa: readonly string[],
  nonVerificata: string,
): string {
  const [testa = '', ...corpo] = writeNodo(radice, '', nonVerificata);
  return [testa, radice.frase, ...corpo, ...chiusa.filter(Boolean)].join('\n');
}

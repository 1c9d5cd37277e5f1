import { type Fonte, rigoOf, type ScaglioneSpiegato, type Spiegazione, type StatoEsito } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';

/** «Art. 11 TUIR», as the source names it. */
export const writeFonte = ({ atto, articolo }: Fonte): string =>
  articolo === '' ? atto : `${atto}, ${articolo}`;

export const nameNodo = (nodo: Spiegazione): string =>
  nodo.chiave === undefined ? nodo.titolo : `${rigoOf(nodo.chiave)} ${nodo.titolo}`;

/** «Da 28.000 a 50.000». */
export const nameScaglione = ({ da, a }: ScaglioneSpiegato): string => {
  if (a === undefined) return m.scaglioneOltre(da);
  return da === '0' ? m.scaglioneFino(a) : m.scaglioneDa(da, a);
};

/** The brackets of what a node says: its own, or those of the one that hands it its value. */
export const listScaglioniDi = (nodo: Spiegazione): readonly ScaglioneSpiegato[] =>
  [nodo, ...readNodo(nodo).passaggi].find(({ scaglioni }) => scaglioni)?.scaglioni ?? [];

/** A node as it is shown: with the operands that only hand its value on, which are no level of their own. */
export type NodoLetto = Pick<Spiegazione, 'operandi' | 'fonti'> & {
  /** What hands the value on, from the node down; empty where the node reckons something. */
  readonly passaggi: readonly Spiegazione[];
};

const stripEuro = (testo: string): string => testo.replace(/\s?€$/, '');

/** Whether all that a node says is the value of its one operand. */
const handsOn = ({ operandi, formulaOggi, valoreTesto, stato }: Spiegazione): boolean => {
  const [unico, ...altri] = operandi;
  if (unico === undefined || altri.length > 0) return false;
  const isSuo = formulaOggi === undefined || formulaOggi === stripEuro(valoreTesto);
  return isSuo && unico.valoreTesto === valoreTesto && unico.stato === stato && unico.operandi.length > 0;
};

/** A node with those that hand it its value: their sources are its own, the operands are those of the last. */
export function readNodo(nodo: Spiegazione): NodoLetto {
  const passaggi: Spiegazione[] = [];
  let ultimo = nodo;
  while (handsOn(ultimo) && ultimo.operandi[0] !== undefined) {
    ultimo = ultimo.operandi[0];
    passaggi.push(ultimo);
  }
  if (passaggi.length === 0) return { passaggi, operandi: nodo.operandi, fonti: nodo.fonti };
  const fonti = new Map<string, Spiegazione['fonti'][number]>();
  for (const una of [nodo, ...passaggi].flatMap((uno) => uno.fonti)) {
    // The same act named twice is checked when it was checked both times.
    const nome = writeFonte(una);
    if (!fonti.has(nome) || !una.verificato) fonti.set(nome, una);
  }
  return { passaggi, operandi: ultimo.operandi, fonti: [...fonti.values()] };
}

/** What was reckoned where the value was born: of the last of those that hand it on, when it says more than the value. */
export function readFormula(nodo: Spiegazione): string | undefined {
  const { formulaOggi, valoreTesto } = readNodo(nodo).passaggi.at(-1) ?? nodo;
  return formulaOggi === stripEuro(valoreTesto) ? undefined : formulaOggi;
}

/** States that a result takes from what it rests on. */
const EREDITATI: readonly StatoEsito[] = ['provvisorio', 'incompleto'];

/**
 * Whether the state of a node is said in the tree. The root says its own: below, «provvisorio» only where it comes from,
 * which is where no operand is so. «Incompleto» is always said: it stands in place of the figure.
 */
export const isStatoDaDire = (nodo: Spiegazione): boolean =>
  nodo.stato !== 'provvisorio' || readNodo(nodo).operandi.every(({ stato }) => stato !== nodo.stato);

/** Where a state comes from: the places of the operands that lead there, from the top. */
function findOrigine(nodo: Spiegazione): number[] {
  const { stato } = nodo;
  const { operandi } = readNodo(nodo);
  const posto = EREDITATI.includes(stato) ? operandi.findIndex((operando) => operando.stato === stato) : -1;
  const operando = operandi[posto];
  return operando === undefined ? [] : [posto, ...findOrigine(operando)];
}

/** Nodes open at first: each operand, under it the first that has operands of its own, and the way to what is missing. */
export function listAperti(radice: Spiegazione): Set<string> {
  const aperti = new Set<string>();
  readNodo(radice).operandi.forEach((nodo, i) => {
    if (nodo.operandi.length === 0 && nodo.formulaOggi === undefined) return;
    aperti.add(String(i));
    const primo = readNodo(nodo).operandi.findIndex((figlio) => figlio.operandi.length > 0);
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
  ...(nodo.scaglioni ?? []).map(
    (uno) => `${rientro}  ${nameScaglione(uno)}: ${uno.aliquota} × ${uno.su} = ${uno.importo}`,
  ),
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

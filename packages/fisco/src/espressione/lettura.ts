import {
  type Espressione,
  EspressioneError,
  FORZA,
  FORZA_NON,
  FORZA_OPPOSTO,
  FUNZIONI,
  type Funzione,
  isConfronto,
  OPERATORI,
  type Operatore,
} from './albero.ts';
import { CATALOGO, PAROLE_ALTRUI } from './catalogo.ts';
import { type Simbolo, scan } from './lessico.ts';
import { findVicino } from './vicinanza.ts';

const LUNGHEZZA_MASSIMA = 2_000;
const PROFONDITA_MASSIMA = 60;
/** Products of one expression: no amount of a form is made of more. */
const PRODOTTI_MASSIMI = 50;

/** The symbols still to be read, and how deep the reading is. */
interface Lettore {
  readonly testo: string;
  readonly simboli: readonly Simbolo[];
  posto: number;
  profondita: number;
  prodotti: number;
}

/** Reads an expression. @throws EspressioneError with an Italian sentence and the place of what is wrong. */
export function parseEspressione(testo: string): Espressione {
  if (testo.length > LUNGHEZZA_MASSIMA)
    throw new EspressioneError(`L’espressione supera i ${LUNGHEZZA_MASSIMA} caratteri.`, {
      inizio: LUNGHEZZA_MASSIMA,
      fine: testo.length,
    });
  const lettore: Lettore = { testo, simboli: scan(testo), posto: 0, profondita: 0, prodotti: 0 };
  if (peek(lettore).tipo === 'fine')
    throw new EspressioneError('Scrivere l’espressione.', { inizio: 0, fine: 0 });
  const letta = readBinario(lettore, 0);
  const resto = peek(lettore);
  if (resto.tipo !== 'fine') throw new EspressioneError(describeResto(lettore, false), resto);
  return letta;
}

const FINE: Simbolo = { tipo: 'fine', valore: '', inizio: 0, fine: 0 };
const peek = ({ simboli, posto }: Lettore): Simbolo => simboli[posto] ?? FINE;
const isSegno = (simbolo: Simbolo, valore: string): boolean =>
  simbolo.tipo === 'segno' && simbolo.valore === valore;

const VALORE = 'una casella, un numero o una funzione';
const write = ({ testo }: Lettore, { inizio, fine }: Simbolo): string => `«${testo.slice(inizio, fine)}»`;

/** Where something is missing: the text has a place for it only after the last symbol that was read. */
const placeOf = ({ simboli, posto }: Lettore): Simbolo => {
  const qui = simboli[posto] ?? FINE;
  return qui.tipo === 'fine' ? (simboli[posto - 1] ?? qui) : qui;
};

/** What stands where an operator, or an end, should be. */
function describeResto(lettore: Lettore, isArgomento: boolean): string {
  const simbolo = peek(lettore);
  if (isSegno(simbolo, ')')) return 'C’è una parentesi chiusa in più.';
  if (isSegno(simbolo, ';')) return 'Il punto e virgola separa gli argomenti di una funzione.';
  const altrui = PAROLE_ALTRUI.get(simbolo.valore);
  if (simbolo.tipo === 'parola' && altrui) return `${write(lettore, simbolo)} qui si scrive «${altrui}».`;
  const scelta = isArgomento ? ', o il punto e virgola se comincia un altro argomento' : '';
  return `Manca un operatore prima di ${write(lettore, simbolo)}${scelta}.`;
}

/** What stands where a value should be. */
function describeSegno(lettore: Lettore, simbolo: Simbolo, prima: Simbolo | undefined): string {
  const segno = write(lettore, simbolo);
  if (prima === undefined && simbolo.valore === '=') return 'L’espressione si scrive senza «=» all’inizio.';
  if (prima?.valore === '=' && simbolo.valore === '=') return 'Per l’uguaglianza basta un solo «=».';
  const dopo = prima === undefined ? 'Qui' : `Dopo ${write(lettore, prima)}`;
  return `${dopo} è atteso un valore, non ${segno}: ${VALORE}.`;
}

/** The operator that comes next, if one does. */
function findOperatore(simbolo: Simbolo): Operatore | undefined {
  if (simbolo.tipo !== 'segno' && simbolo.tipo !== 'parola') return undefined;
  return OPERATORI.find((operatore) => operatore === simbolo.valore);
}

function countProdotto(lettore: Lettore, simbolo: Simbolo): void {
  lettore.prodotti += 1;
  if (lettore.prodotti > PRODOTTI_MASSIMI)
    throw new EspressioneError(`L’espressione ha più di ${PRODOTTI_MASSIMI} moltiplicazioni.`, simbolo);
}

function readBinario(lettore: Lettore, minima: number): Espressione {
  lettore.profondita += 1;
  if (lettore.profondita > PROFONDITA_MASSIMA)
    throw new EspressioneError('L’espressione è troppo annidata.', placeOf(lettore));
  let sinistra = readOperando(lettore);
  let confrontati = false;
  for (;;) {
    const simbolo = peek(lettore);
    const operatore = findOperatore(simbolo);
    if (operatore === undefined || FORZA[operatore] < minima) break;
    if (confrontati && isConfronto(operatore))
      throw new EspressioneError('I confronti non si concatenano: unirli con «e».', simbolo);
    if (operatore === '*') countProdotto(lettore, simbolo);
    lettore.posto += 1;
    const destra = readBinario(lettore, FORZA[operatore] + 1);
    const { inizio } = sinistra;
    sinistra = { kind: 'binario', operatore, a: sinistra, b: destra, inizio, fine: destra.fine };
    confrontati = isConfronto(operatore);
  }
  lettore.profondita -= 1;
  return sinistra;
}

function readOperando(lettore: Lettore): Espressione {
  const simbolo = peek(lettore);
  const { inizio, fine } = simbolo;
  const prima = lettore.simboli[lettore.posto - 1];
  if (simbolo.tipo === 'fine') {
    const dove = placeOf(lettore);
    throw new EspressioneError(`Dopo ${write(lettore, dove)} manca un valore: ${VALORE}.`, dove);
  }
  lettore.posto += 1;
  if (simbolo.tipo === 'parola') return readParola(lettore, simbolo);
  if (simbolo.tipo === 'casella') return { kind: 'casella', chiave: simbolo.valore, inizio, fine };
  if (simbolo.tipo !== 'segno') return { kind: simbolo.tipo, valore: simbolo.valore, inizio, fine };
  if (simbolo.valore === '-') {
    const di = readBinario(lettore, FORZA_OPPOSTO);
    return { kind: 'opposto', di, inizio, fine: di.fine };
  }
  if (simbolo.valore !== '(') throw new EspressioneError(describeSegno(lettore, simbolo, prima), simbolo);
  const dentro = readBinario(lettore, 0);
  const chiusa = requireChiusa(lettore, simbolo, false);
  return { ...dentro, inizio, fine: chiusa.fine };
}

function readParola(lettore: Lettore, simbolo: Simbolo): Espressione {
  const { valore, inizio, fine } = simbolo;
  if (valore === 'anno') return { kind: 'anno', inizio, fine };
  if (valore === 'vero' || valore === 'falso')
    return { kind: 'logico', valore: valore === 'vero', inizio, fine };
  if (valore === 'non') {
    const di = readBinario(lettore, FORZA_NON);
    return { kind: 'non', di, inizio, fine: di.fine };
  }
  const nome = FUNZIONI.find((funzione) => funzione === valore);
  if (nome === undefined) throw new EspressioneError(describeParola(lettore, simbolo), simbolo);
  return readFunzione(lettore, nome, simbolo);
}

/** A word that is none of those of the formulas: what it may stand for. */
function describeParola(lettore: Lettore, simbolo: Simbolo): string {
  const scritta = write(lettore, simbolo);
  const { valore } = simbolo;
  if (valore === 'e' || valore === 'o') return `Prima di ${scritta} manca una condizione.`;
  const altrui = PAROLE_ALTRUI.get(valore);
  if (altrui) return `${scritta} qui si scrive «${altrui}».`;
  const isChiamata = isSegno(peek(lettore), '(');
  const vicina = findVicino(valore, FUNZIONI, Math.min(2, valore.length - 1));
  if (vicina) return `${scritta} non è una funzione: forse «${vicina}».`;
  if (isChiamata) return `${scritta} non è una funzione. Le funzioni sono: ${FUNZIONI.join(', ')}.`;
  return `${scritta} non è né una casella né una funzione: una casella si scrive come RN1.5.`;
}

function readFunzione(lettore: Lettore, nome: Funzione, simbolo: Simbolo): Espressione {
  const aperta = peek(lettore);
  const { argomenti: quanti, firma } = CATALOGO[nome];
  if (!isSegno(aperta, '('))
    throw new EspressioneError(`Dopo «${nome}» va aperta una parentesi: ${firma}.`, simbolo);
  lettore.posto += 1;
  const argomenti: Espressione[] = [];
  if (!isSegno(peek(lettore), ')')) {
    argomenti.push(readBinario(lettore, 0));
    while (isSegno(peek(lettore), ';')) {
      lettore.posto += 1;
      argomenti.push(readBinario(lettore, 0));
    }
  }
  const { fine } = requireChiusa(lettore, aperta, true);
  const [minimi, massimi] = quanti;
  const { inizio } = simbolo;
  if (argomenti.length < minimi || argomenti.length > massimi)
    throw new EspressioneError(
      `La funzione ${nome} vuole ${countArgomenti(minimi, massimi)}, qui ${tellQuanti(argomenti.length)}: ${firma}.`,
      { inizio, fine },
    );
  return { kind: 'funzione', nome, argomenti, inizio, fine };
}

const tellQuanti = (quanti: number): string =>
  quanti === 0 ? 'non ce n’è nessuno' : quanti === 1 ? 'ce n’è 1' : `ce ne sono ${quanti}`;

function countArgomenti(minimi: number, massimi: number): string {
  const parola = (quanti: number): string => (quanti === 1 ? '1 argomento' : `${quanti} argomenti`);
  if (minimi === massimi) return parola(minimi);
  return massimi - minimi === 1 ? `${minimi} o ${parola(massimi)}` : `almeno ${parola(minimi)}`;
}

/** The bracket that closes one: of a call, or of a part of the expression. */
function requireChiusa(lettore: Lettore, aperta: Simbolo, isArgomento: boolean): Simbolo {
  const simbolo = peek(lettore);
  if (simbolo.tipo === 'fine')
    throw new EspressioneError(
      `Manca la parentesi chiusa di quella aperta al carattere ${aperta.inizio + 1}.`,
      aperta,
    );
  if (!isSegno(simbolo, ')')) throw new EspressioneError(describeResto(lettore, isArgomento), simbolo);
  lettore.posto += 1;
  return simbolo;
}

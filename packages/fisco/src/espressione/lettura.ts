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
import { type Simbolo, scan } from './lessico.ts';

const LUNGHEZZA_MASSIMA = 2_000;
const PROFONDITA_MASSIMA = 60;

/** How many arguments each function takes. */
const ARGOMENTI: Readonly<Record<Funzione, readonly [number, number]>> = {
  somma: [1, 50],
  minimo: [2, 50],
  massimo: [2, 50],
  se: [3, 3],
  arrotonda: [1, 2],
  tronca: [1, 2],
  percentuale: [2, 2],
  conta: [1, 50],
  presente: [1, 1],
};

/** The symbols still to be read, and how deep the reading is. */
interface Lettore {
  readonly simboli: readonly Simbolo[];
  posto: number;
  profondita: number;
}

/** Reads an expression. @throws EspressioneError with an Italian sentence and the place of what is wrong. */
export function parseEspressione(testo: string): Espressione {
  if (testo.length > LUNGHEZZA_MASSIMA)
    throw new EspressioneError(`L’espressione supera i ${LUNGHEZZA_MASSIMA} caratteri.`, {
      inizio: LUNGHEZZA_MASSIMA,
      fine: testo.length,
    });
  const lettore: Lettore = { simboli: scan(testo), posto: 0, profondita: 0 };
  if (peek(lettore).tipo === 'fine')
    throw new EspressioneError('Scrivere l’espressione.', { inizio: 0, fine: 0 });
  const letta = readBinario(lettore, 0);
  const resto = peek(lettore);
  if (resto.tipo !== 'fine') throw new EspressioneError(describeResto(resto), resto);
  return letta;
}

const FINE: Simbolo = { tipo: 'fine', valore: '', inizio: 0, fine: 0 };
const peek = ({ simboli, posto }: Lettore): Simbolo => simboli[posto] ?? FINE;
const isSegno = (simbolo: Simbolo, valore: string): boolean =>
  simbolo.tipo === 'segno' && simbolo.valore === valore;

function describeResto(simbolo: Simbolo): string {
  if (isSegno(simbolo, ')')) return 'C’è una parentesi chiusa in più.';
  if (isSegno(simbolo, ';')) return 'Il punto e virgola separa gli argomenti di una funzione.';
  return 'Manca un operatore prima di questo punto.';
}

/** The operator that comes next, if one does. */
function findOperatore(simbolo: Simbolo): Operatore | undefined {
  if (simbolo.tipo !== 'segno' && simbolo.tipo !== 'parola') return undefined;
  return OPERATORI.find((operatore) => operatore === simbolo.valore);
}

function readBinario(lettore: Lettore, minima: number): Espressione {
  lettore.profondita += 1;
  if (lettore.profondita > PROFONDITA_MASSIMA)
    throw new EspressioneError('L’espressione è troppo annidata.', peek(lettore));
  let sinistra = readOperando(lettore);
  let confrontati = false;
  for (;;) {
    const simbolo = peek(lettore);
    const operatore = findOperatore(simbolo);
    if (operatore === undefined || FORZA[operatore] < minima) break;
    if (confrontati && isConfronto(operatore))
      throw new EspressioneError('I confronti non si concatenano: unirli con «e».', simbolo);
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
  lettore.posto += 1;
  if (simbolo.tipo === 'parola') return readParola(lettore, simbolo);
  if (simbolo.tipo === 'fine')
    throw new EspressioneError('L’espressione non è completa: manca un valore.', simbolo);
  if (simbolo.tipo === 'casella') return { kind: 'casella', chiave: simbolo.valore, inizio, fine };
  if (simbolo.tipo !== 'segno') return { kind: simbolo.tipo, valore: simbolo.valore, inizio, fine };
  if (simbolo.valore === '-') {
    const di = readBinario(lettore, FORZA_OPPOSTO);
    return { kind: 'opposto', di, inizio, fine: di.fine };
  }
  if (simbolo.valore !== '(')
    throw new EspressioneError(`Qui è atteso un valore, non «${simbolo.valore}».`, simbolo);
  const dentro = readBinario(lettore, 0);
  const chiusa = requireChiusa(lettore, simbolo);
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
  if (nome === undefined) {
    if (valore === 'e' || valore === 'o')
      throw new EspressioneError(`Qui è atteso un valore, non «${valore}».`, simbolo);
    throw new EspressioneError(
      `«${valore}» non è una funzione. Le funzioni sono: ${FUNZIONI.join(', ')}.`,
      simbolo,
    );
  }
  return readFunzione(lettore, nome, simbolo);
}

function readFunzione(lettore: Lettore, nome: Funzione, simbolo: Simbolo): Espressione {
  const aperta = peek(lettore);
  if (!isSegno(aperta, '('))
    throw new EspressioneError(`Dopo «${nome}» va aperta una parentesi.`, { ...aperta });
  lettore.posto += 1;
  const argomenti: Espressione[] = [];
  if (!isSegno(peek(lettore), ')')) {
    argomenti.push(readBinario(lettore, 0));
    while (isSegno(peek(lettore), ';')) {
      lettore.posto += 1;
      argomenti.push(readBinario(lettore, 0));
    }
  }
  const { fine } = requireChiusa(lettore, aperta);
  const [minimi, massimi] = ARGOMENTI[nome];
  const { inizio } = simbolo;
  if (argomenti.length < minimi || argomenti.length > massimi)
    throw new EspressioneError(`La funzione ${nome} vuole ${countArgomenti(minimi, massimi)}.`, {
      inizio,
      fine,
    });
  return { kind: 'funzione', nome, argomenti, inizio, fine };
}

function countArgomenti(minimi: number, massimi: number): string {
  const parola = (quanti: number): string => (quanti === 1 ? '1 argomento' : `${quanti} argomenti`);
  if (minimi === massimi) return parola(minimi);
  return massimi - minimi === 1 ? `${minimi} o ${parola(massimi)}` : `almeno ${parola(minimi)}`;
}

function requireChiusa(lettore: Lettore, aperta: Simbolo): Simbolo {
  const simbolo = peek(lettore);
  if (!isSegno(simbolo, ')')) {
    const frase = simbolo.tipo === 'fine' ? 'La parentesi non è chiusa.' : describeResto(simbolo);
    throw new EspressioneError(frase, simbolo.tipo === 'fine' ? aperta : simbolo);
  }
  lettore.posto += 1;
  return simbolo;
}

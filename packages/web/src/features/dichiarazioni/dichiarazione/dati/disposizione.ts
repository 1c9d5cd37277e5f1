import type { Casella, EsitoCasella, Quadro, Rigo, Sezione } from '@quadra/fisco';
import { isDiRisultati } from './stati.ts';

/** A column of a ledger: heads and boxes share its width. */
export type Colonna = { casella: Casella; larghezza: number };
/** A line of a list of values: one casella each, its rigo named on the first. */
export type Linea = { rigo: Rigo; casella: Casella; prima: boolean; sola: boolean };

/**
 * How some righi are drawn. registro: columns with heads; singolo: one box under the column of amounts; elenco: a line
 * per value, for results; modulo: fields with their label above, for what does not fit in columns.
 */
export type Gruppo =
  | { tipo: 'registro'; colonne: Colonna[]; righi: Rigo[] }
  | { tipo: 'singolo'; rigo: Rigo; casella: Casella; larghezza: number; rientro: number }
  | { tipo: 'elenco'; linee: Linea[] }
  | { tipo: 'modulo'; rigo: Rigo };

const SPAZIO = 8;
/** Room for the boxes of a rigo, beside its code and title, with index and explanation open at 1366 px. */
const MASSIMO = 580;
/** Longer than this, the name of a tick does not stand above it: it goes beside. */
const TESTA_MASSIMA = 24;
const larghezze: Record<Casella['tipo'], number> = {
  euro: 112,
  decimale: 112,
  intero: 72,
  percentuale: 72,
  codice: 72,
  testo: 200,
  data: 120,
  codiceFiscale: 172,
  comune: 240,
  barrata: 30,
};

export const computeLarghezza = (casella: Casella): number =>
  casella.tipo === 'testo' && (casella.lunghezza ?? 99) <= 6 ? 64 : larghezze[casella.tipo];

/** Wider among many boxes too: what is written in them is never short. */
const larghezzeStrette: Partial<Record<Casella['tipo'], number>> = { codiceFiscale: 150, comune: 160 };
/** A text of more letters than this is a sentence, a name, an address. */
const TESTO_BREVE = 24;
const CARATTERE = 7;

const computeBase = (casella: Casella): number => {
  if (casella.tipo === 'testo' && (casella.lunghezza ?? 99) > TESTO_BREVE) return 180;
  return larghezzeStrette[casella.tipo] ?? Math.min(96, computeLarghezza(casella));
};

/** Among many boxes: no wider than what is written in it and above it; a name that would widen it by half takes two lines. */
export function computeStretta(casella: Casella): number {
  const base = computeBase(casella);
  const intero = casella.titolo.length * CARATTERE;
  return intero <= base * 1.5 ? Math.max(base, intero) : widen(casella, base);
}

/** Room for the fields of a rigo in one line. */
const LINEA = 659;
/** What the meaning of a code takes beside its box. */
const SIGNIFICATO = 100;
const SPAZIO_LARGO = 12;
/** More fields than this are never in one line. */
const CAMPI_LARGHI = 6;

/** Whether the fields of a rigo stand close: when they are many, or when only so they take one line. */
export function isFitto(caselle: readonly Casella[]): boolean {
  if (caselle.length > CAMPI_LARGHI) return true;
  if (caselle.some(hasNomeLungo)) return false;
  const sum = (spazio: number, larghezza: (casella: Casella) => number) =>
    caselle.reduce((totale, casella) => totale + larghezza(casella) + spazio, -spazio);
  const larga = sum(SPAZIO_LARGO, (c) => computeLarghezza(c) + (c.opzioni ? SIGNIFICATO : 0));
  return larga > LINEA && sum(SPAZIO, computeStretta) <= LINEA;
}

/** What is written from the left: its head starts there too. */
export const isTesto = ({ tipo }: Casella): boolean =>
  tipo === 'testo' || tipo === 'codiceFiscale' || tipo === 'comune' || tipo === 'data';

/** Widens a narrow column so that its head takes two lines and no word of it is broken. */
function widen(casella: Casella, larghezza: number): number {
  const parola = Math.max(...casella.titolo.split(' ').map((testo) => testo.length));
  const dueRighe = Math.ceil((casella.titolo.length + 3) / 2) * 6 + 10;
  return Math.max(larghezza, parola * 7 + 8, Math.min(104, dueRighe));
}

/** Among five columns or more. */
const larghezzeColonna: Partial<Record<Casella['tipo'], number>> = { euro: 98, codiceFiscale: 150 };

function makeColonne(rigo: Rigo): Colonna[] {
  const stretto = rigo.caselle.length >= 5;
  return rigo.caselle.map((casella) => {
    const piena = computeLarghezza(casella);
    return {
      casella,
      larghezza: stretto ? (larghezzeColonna[casella.tipo] ?? widen(casella, piena)) : widen(casella, piena),
    };
  });
}
/** Width of some columns with the space after each. */
export const sumLarghezze = (colonne: readonly Colonna[]) =>
  colonne.reduce((totale, { larghezza }) => totale + larghezza + SPAZIO, 0);
const isCalcolato = (rigo: Rigo) =>
  rigo.caselle.filter((casella) => !casella.inserita).length * 2 > rigo.caselle.length;
/** A tick whose name does not stand above it. */
export const hasNomeLungo = ({ tipo, titolo }: Casella): boolean =>
  tipo === 'barrata' && titolo.length > TESTA_MASSIMA;
/** Room for the boxes of a rigo: a short name leaves more of it. */
const findMassimo = ({ titolo }: Rigo) => Math.max(MASSIMO, LINEA - Math.ceil(titolo.length * 6.5));
const isModulo = (rigo: Rigo) =>
  rigo.caselle.some(hasNomeLungo) || sumLarghezze(makeColonne(rigo)) > findMassimo(rigo);
const sameColonne = (a: Rigo, b: Rigo) =>
  a.caselle.length === b.caselle.length &&
  a.caselle.every((casella, i) => {
    const altra = b.caselle[i];
    return (
      casella.colonna === altra?.colonna && casella.titolo === altra.titolo && casella.tipo === altra.tipo
    );
  });

/** The lines of some righi, one for each casella. */
export const listLinee = (righi: readonly Rigo[]): Linea[] =>
  righi.flatMap((rigo) =>
    rigo.caselle.map((casella, i) => ({ rigo, casella, prima: i === 0, sola: rigo.caselle.length === 1 })),
  );

/** True for a result that says something: not empty, and not nought unless it is a total or a hand wrote it. */
export function isParlante({ rigo, casella }: Linea, { stato, valore }: EsitoCasella): boolean {
  if (casella.inserita || stato === 'vuoto') return false;
  const isNulla = stato === 'non dovuto' || valore === 0;
  return !isNulla || stato === 'forzato' || rigo.totale === true;
}

/** Some lines out of a list: each rigo is named on the first of its own that is left. */
export const nameRighi = (linee: readonly Linea[]): Linea[] =>
  linee.map((linea, i) => ({ ...linea, prima: linee[i - 1]?.rigo !== linea.rigo }));

/** Space at the right of the amounts of a ledger: single boxes below it keep the same edge. */
function findRientro(gruppi: readonly Gruppo[]): number {
  const registro = gruppi.findLast((gruppo) => gruppo.tipo === 'registro');
  if (registro === undefined) return 0;
  const importi = registro.colonne.findLastIndex(({ casella }) => casella.tipo === 'euro');
  return importi === -1 ? 0 : sumLarghezze(registro.colonne.slice(importi + 1));
}

/** Entered and computed columns in a row, as in a settlement: one below the other, in their order. */
const isProspetto = (quadro: Quadro, rigo: Rigo) =>
  !quadro.moduli && rigo.caselle.filter((casella) => !casella.inserita).length >= 3;

/** Three righi or more of the same columns are a ledger, even where most of it is computed, as in the balances of RX. */
const isSerie = (sezione: Sezione, rigo: Rigo): boolean =>
  rigo.caselle.length >= 3 && sezione.righi.filter((altro) => sameColonne(rigo, altro)).length >= 3;

/** The groups of a sezione, in its order. */
export function groupRighi(quadro: Quadro, sezione: Sezione): Gruppo[] {
  if (isDiRisultati(quadro)) return [{ tipo: 'elenco', linee: listLinee(sezione.righi) }];
  const gruppi: Gruppo[] = [];
  for (const rigo of sezione.righi) {
    const ultimo = gruppi.at(-1);
    const [sola, altra] = rigo.caselle;
    if (sola !== undefined && altra === undefined) {
      const larghezza = computeLarghezza(sola);
      gruppi.push({ tipo: 'singolo', rigo, casella: sola, larghezza, rientro: findRientro(gruppi) });
    } else if ((isCalcolato(rigo) || isProspetto(quadro, rigo)) && !isSerie(sezione, rigo))
      gruppi.push({ tipo: 'elenco', linee: listLinee([rigo]) });
    else if (isModulo(rigo)) gruppi.push({ tipo: 'modulo', rigo });
    else if (ultimo?.tipo === 'registro' && ultimo.righi[0] && sameColonne(ultimo.righi[0], rigo))
      ultimo.righi.push(rigo);
    else gruppi.push({ tipo: 'registro', colonne: makeColonne(rigo), righi: [rigo] });
  }
  return gruppi;
}

/** True when the heads of a sezione's first group can stand on the line of its title. */
export const hasTesteInTitolo = (gruppi: readonly Gruppo[]): boolean => gruppi[0]?.tipo === 'registro';

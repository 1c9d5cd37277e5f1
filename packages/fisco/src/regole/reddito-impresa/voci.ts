import {
  codice,
  type Dato,
  dato,
  type Nodo,
  presente,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import { daRiscontrare } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF 2026', 'fascicolo 3, quadro RF: righi comuni');

/** A colonna of a rigo of variations: its number and what is written there. */
export type ColonnaVoce = readonly [colonna: number, dato: Dato];
export interface Voce {
  readonly rigo: number;
  readonly titolo: string;
  readonly colonne: readonly ColonnaVoce[];
  /** What goes into the total of the variations. */
  readonly entra: Nodo;
  /** Shown beside, where what is counted may not be what is written. */
  readonly contata?: ReturnType<typeof conteggio>;
}

/** A rigo that holds one amount. */
export function makeVoce(radice: string, rigo: number, titolo: string): Voce {
  const unico = importo(`${radice}${rigo}`, titolo);
  return { rigo, titolo, colonne: [[1, unico]], entra: unico };
}

/**
 * A rigo whose total, the last colonna, may be left out: then what is known of it is counted, from its other colonne or from
 * the register behind it. What a person writes is never replaced.
 */
export function makeVoceDi(
  radice: string,
  rigo: number,
  titolo: string,
  colonne: readonly ColonnaVoce[],
  noto: Nodo,
): Voce {
  const totale = colonne.at(-1)?.[1];
  if (!totale) throw new RangeError('A rigo has a colonna');
  const contata = conteggio(
    `${radice}${rigo}.contato`,
    `${titolo}: importo contato`,
    se(presente(totale), totale, noto),
    MODELLO,
  );
  return { rigo, titolo, colonne, entra: contata, contata };
}

/** What is written, or what a register gives. */
export const oppure = (scritto: Dato, registro: Nodo): Nodo => se(presente(scritto), scritto, registro);

/** Pairs of code and amount of a rigo of other variations. */
const COPPIE = 8;
export interface Coppia {
  readonly codice: Dato;
  readonly importo: Dato;
}
export const makeCoppie = (radice: string): readonly Coppia[] =>
  Array.from({ length: COPPIE }, (_, posto) => ({
    codice: dato({
      id: `${radice}.codice${posto + 1}`,
      titolo: 'Codice',
      unita: 'codice',
      seManca: 'zero',
    }),
    importo: importo(`${radice}.importo${posto + 1}`, 'Importo'),
  }));
/** What is written beside a code. */
export const importoDi = (coppie: readonly Coppia[], quale: number): Nodo =>
  somma(...coppie.map((coppia) => se(uguale(coppia.codice, codice(quale)), coppia.importo, zeroEuro)));

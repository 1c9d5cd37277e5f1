import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  regola,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { quotaPerdite } from '../parametri/forfettario.ts';
import { fonte, sempre } from './fonti.ts';

const LEGGE = fonte('L. 145/2018', 'art. 1, c. 23');

/** Losses carried forward, and what each kind takes of an income. */
export interface Perdite {
  readonly limitate: Dato;
  readonly piene: Dato;
  readonly limitateUsate: Concetto;
  readonly pieneUsate: Concetto;
  readonly usate: Concetto;
  readonly limitateResidue: Concetto;
  readonly pieneResidue: Concetto;
}

/**
 * Losses used against an income: the limited ones first, up to `quota` (80%) of it in whole euro, then those of the
 * first three years on what is left (TUIR art. 84; circ. 25/E/2012 lets the taxpayer choose the order).
 */
export function usePerdite(
  ambito: string,
  reddito: Concetto,
  quota: Nodo = quotaPerdite,
  /** What the share is counted on, where other losses have already lowered the income. */
  base: Nodo = reddito,
): Perdite {
  const importo = (id: string, titolo: string) =>
    dato({
      id: `${ambito}.${id}`,
      titolo,
      unita: 'euro',
      seManca: 'zero',
      prova: 'dichiarazione precedente',
    });
  const make = (id: string, titolo: string, valore: Parameters<typeof somma>[0]) =>
    regola({ id: `${ambito}.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE) });
  const limitate = importo('perditeLimitate', 'Perdite precedenti in misura limitata (80%)');
  const piene = importo('perditePiene', 'Perdite precedenti in misura piena');
  const positivo = maggiore(zeroEuro, reddito);
  const limitateUsate = make(
    'perditeLimitateUsate',
    'Perdite in misura limitata utilizzate',
    minore(limitate, arrotonda.euro(per(maggiore(zeroEuro, base), quota)), positivo),
  );
  const pieneUsate = make(
    'perditePieneUsate',
    'Perdite in misura piena utilizzate',
    minore(piene, meno(positivo, limitateUsate)),
  );
  return {
    limitate,
    piene,
    limitateUsate,
    pieneUsate,
    usate: make('perditeUsate', 'Perdite precedenti utilizzate', somma(limitateUsate, pieneUsate)),
    limitateResidue: make(
      'perditeLimitateResidue',
      'Perdite in misura limitata da riportare',
      meno(limitate, limitateUsate),
    ),
    pieneResidue: make(
      'perditePieneResidue',
      'Perdite in misura piena da riportare',
      meno(piene, pieneUsate),
    ),
  };
}

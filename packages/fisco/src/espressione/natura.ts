import { costante, type Nodo, per, type Unita } from '../engine/index.ts';
import { DECIMALI } from '../engine/types.ts';
import { EspressioneError, type Tratto } from './albero.ts';

/** What a part of an expression is. `libero`: a plain number, of the unit of what stands beside it; `percento`: one with %. */
export type Natura = Unita | 'libero' | 'percento' | 'testo';

/** A part of an expression, ready to become a node once the unit it is wanted in is known. */
export interface Parte extends Tratto {
  readonly natura: Natura;
  /** @throws EspressioneError when it cannot be written in that unit. */
  make(unita: Unita): Nodo;
  /** A ratio, which may stand only under a rounding. */
  readonly divisione?: () => Nodo;
  /** A literal as written, and the casella as named: what a comparison with a code needs. */
  readonly scritto?: string;
  readonly encode?: (testo: string) => number | undefined;
}

const NOMI: Readonly<Record<Natura, string>> = {
  euro: 'un importo',
  quota: 'una percentuale',
  rapporto: 'una percentuale',
  giorni: 'un numero',
  mesi: 'un numero',
  numero: 'un numero',
  codice: 'un codice',
  logico: 'una condizione',
  data: 'una data',
  libero: 'un numero',
  percento: 'una percentuale',
  testo: 'un testo',
};
const CONTEGGI: ReadonlySet<Natura> = new Set(['giorni', 'mesi', 'numero']);
const PERCENTUALI: ReadonlySet<Natura> = new Set(['percento', 'quota', 'rapporto']);
const NON_NUMERI: ReadonlySet<Natura> = new Set(['codice', 'data', 'testo', 'logico']);

export const nameNatura = (natura: Natura): string => NOMI[natura];
export const isConteggio = (natura: Natura): boolean => CONTEGGI.has(natura);
export const isPercentuale = (natura: Natura): boolean => PERCENTUALI.has(natura);
export const isNumero = (natura: Natura): boolean => !NON_NUMERI.has(natura);

/** «Un importo», at the start of a sentence. */
export const nameInizio = (natura: Natura): string => NOMI[natura].replace(/^u/, 'U');

/** The unit a part is made in when nothing beside it says which. */
export function unitOf({ natura, scritto }: Parte): Unita {
  if (natura === 'percento') return 'quota';
  if (natura === 'testo') return 'codice';
  if (natura !== 'libero') return natura;
  return scritto === undefined || scritto.includes('.') ? 'quota' : 'numero';
}

export function requireNumero(parte: Parte): Parte {
  if (isNumero(parte.natura)) return parte;
  throw new EspressioneError(`Qui è atteso un numero, non ${NOMI[parte.natura]}.`, parte);
}

export function requireLogico(parte: Parte): Parte {
  if (parte.natura === 'logico') return parte;
  throw new EspressioneError(
    `Qui è attesa una condizione, non ${NOMI[parte.natura]}: va scritto un confronto, per esempio … > 0.`,
    parte,
  );
}

/** The one nature of parts that are added, compared or chosen between. @throws EspressioneError when they have none. */
export const joinNature = (parti: readonly Parte[], dove: Tratto, non = 'non stanno insieme'): Natura =>
  parti.map((parte) => parte.natura).reduce((prima, altra) => joinDue(prima, altra, dove, non));

function joinDue(prima: Natura, altra: Natura, dove: Tratto, non: string): Natura {
  const [libera, ferma] = prima === 'libero' ? [true, altra] : [altra === 'libero', prima];
  if (libera) {
    if (isPercentuale(ferma))
      throw new EspressioneError('Accanto a una percentuale il numero si scrive con il segno %.', dove);
    if (isNumero(ferma) || ferma === 'codice') return ferma;
  }
  if (prima === altra || (isConteggio(prima) && isConteggio(altra))) return prima;
  if (prima === 'percento' && isPercentuale(altra)) return altra;
  if (altra === 'percento' && isPercentuale(prima)) return prima;
  if ((prima === 'testo' && altra === 'codice') || (prima === 'codice' && altra === 'testo')) return 'codice';
  throw new EspressioneError(`${nameInizio(prima)} e ${NOMI[altra]} ${non}.`, dove);
}

/** A count of one kind as a count of another: the same number. */
export const convert = (nodo: Nodo, da: Natura, a: Unita): Nodo =>
  da !== a && isConteggio(da) && isConteggio(a) ? per(costante(a, 1), nodo) : nodo;

/** A number as it was written, in a unit. @throws EspressioneError with the decimals it may have. */
export function makeNumero(scritto: string, percento: boolean, unita: Unita, dove: Tratto): Nodo {
  const [intere = '', frazione = ''] = scritto.split('.');
  const decimali = DECIMALI[unita] - (percento ? 2 : 0);
  if (decimali < 0) throw new EspressioneError('Qui non va una percentuale.', dove);
  if (frazione.length > decimali)
    throw new EspressioneError(
      decimali > 0 ? `Qui il numero ha al massimo ${decimali} decimali.` : 'Qui il numero è senza decimali.',
      dove,
    );
  const valore = Number(intere + frazione.padEnd(decimali, '0'));
  if (!Number.isSafeInteger(valore)) throw new EspressioneError('Il numero è troppo grande.', dove);
  return costante(unita, valore);
}

import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  saldo,
  se,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaPlusvalenze } from '../parametri/finanza.ts';
import { fonte, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

type Fonte = Parameters<typeof conteggio>[3];
const conRaccolta = (raccolta: string, concetto: Concetto): Concetto => ({ ...concetto, raccolta });

/** Taxes apart, one rigo each: a base, the rate that is told, what they give together. */
export function makeImposteAParte(raccolta: string, titolo: string, norma: Fonte) {
  const base = importo(`${raccolta}.base`, 'Imponibile', raccolta);
  const aliquota = dato({
    id: `${raccolta}.aliquota`,
    titolo: 'Aliquota',
    unita: 'rapporto',
    raccolta,
    seManca: 'zero',
  });
  const imposta = conRaccolta(
    raccolta,
    conteggio(`${raccolta}.imposta`, 'Imposta', arrotonda.euro(per(base, aliquota)), norma),
  );
  return {
    raccolta,
    base,
    aliquota,
    imposta,
    totale: conteggio(`${raccolta}.totale`, titolo, sommaDi(raccolta, imposta), norma),
  };
}
export type ImposteAParte = ReturnType<typeof makeImposteAParte>;

/** Incomes of capital and others: what was spent lowers the second kind alone, and no further than nothing. */
export function makeAltriRedditi(raccolta: string, spesePerTutti = false) {
  const tipo = dato({ id: `${raccolta}.tipo`, titolo: 'Tipo', unita: 'codice', raccolta, seManca: 'zero' });
  const lordo = importo(`${raccolta}.lordo`, 'Reddito lordo', raccolta);
  const spese = importo(`${raccolta}.spese`, 'Spese', raccolta);
  const alNetto = maggiore(zeroEuro, meno(lordo, spese));
  const norma = tuir('artt. 45 e 71');
  const netto = conRaccolta(
    raccolta,
    conteggio(
      `${raccolta}.netto`,
      'Reddito netto',
      spesePerTutti ? alNetto : se(uguale(tipo, codice(1)), lordo, alNetto),
      norma,
    ),
  );
  return {
    ...{ raccolta, tipo, lordo, spese, netto },
    totale: conteggio(`${raccolta}.totale`, 'Altri redditi', sommaDi(raccolta, netto), norma),
  };
}
export type AltriRedditi = ReturnType<typeof makeAltriRedditi>;

interface Plusvalenze {
  readonly corrispettivi: Dato;
  readonly costi: Dato;
  readonly minusvalenze: Dato;
  readonly usate: Concetto;
  readonly base: Concetto;
  readonly imposta: Concetto;
  readonly residue: Concetto;
}
/** Gains of who does no business (TUIR, art. 67, c. 1, lett. c-bis). */
export function makePlusvalenze(radice: string): Plusvalenze {
  const norma = fonte('D.Lgs. 461/1997', 'art. 5');
  const corrispettivi = importo(`${radice}.corrispettivi`, 'Corrispettivi');
  const costi = importo(`${radice}.costi`, 'Costi');
  const minusvalenze = importo(`${radice}.minusvalenze`, 'Minusvalenze precedenti');
  const make = (nome: string, titolo: string, valore: Nodo) =>
    conteggio(`${radice}.${nome}`, titolo, valore, norma);
  const plusvalenza = maggiore(zeroEuro, meno(corrispettivi, costi));
  const usate = make('usate', 'Minusvalenze utilizzate', minore(minusvalenze, plusvalenza));
  const base = make('base', 'Imponibile', meno(plusvalenza, usate));
  return {
    ...{ corrispettivi, costi, minusvalenze, usate, base },
    imposta: make('imposta', 'Imposta sostitutiva', arrotonda.euro(per(base, aliquotaPlusvalenze))),
    /** What is left of the losses, of the year and of those before. */
    residue: make(
      'residue',
      'Minusvalenze da riportare',
      saldo([minusvalenze, maggiore(zeroEuro, meno(costi, corrispettivi))], [usate]),
    ),
  };
}

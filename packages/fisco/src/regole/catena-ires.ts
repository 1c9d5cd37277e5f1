import {
  arrotonda,
  type Concetto,
  maggiore,
  meno,
  type Nodo,
  per,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { sogliaAccontoSocieta } from '../parametri/acconti.ts';
import { aliquotaIres } from '../parametri/imprese.ts';
import { makeAcconti } from './acconti-societa.ts';
import { tuir } from './fonti.ts';
import { conteggio, importo, positivo, spezzaSaldo } from './importi.ts';

/** What others bring, beside what is written in the righi. */
interface Altrove {
  readonly crediti: readonly Nodo[];
  readonly versamenti: readonly Nodo[];
}

/** The tax less what is taken off it: those that are told, those that other righi count. */
export function makeNetta(radice: string, imposta: Concetto, conteggiate: Nodo = zeroEuro) {
  const detrazioni = importo(`${radice}.detrazioni`, 'Detrazioni');
  return {
    imposta,
    detrazioni,
    netta: conteggio(
      `${radice}.netta`,
      'Imposta netta',
      positivo(saldo([imposta], [detrazioni, conteggiate])),
      tuir('art. 78'),
    ),
  };
}

/** From the net tax to the balance: credits, and what was already paid. */
export function makeSaldoIres(
  radice: string,
  { imposta, detrazioni, netta }: ReturnType<typeof makeNetta>,
  altrove: Altrove,
) {
  const id = (nome: string) => `${radice}.${nome}`;
  const creditiFondi = importo(id('creditiFondi'), 'Crediti sui fondi comuni');
  const creditiEsteri = importo(id('creditiEsteri'), 'Credito per imposte estere');
  const altriCrediti = importo(id('altriCrediti'), 'Altri crediti d’imposta');
  const ritenute = importo(id('ritenute'), 'Ritenute d’acconto');
  const crediti = conteggio(
    id('crediti'),
    'Totale crediti e ritenute',
    somma(creditiFondi, creditiEsteri, altriCrediti, ritenute, ...altrove.crediti),
    tuir('art. 79'),
  );
  const dovuta = conteggio(
    id('dovuta'),
    'IRES dovuta o differenza a favore',
    meno(netta, crediti),
    tuir('art. 79'),
  );
  const creditiImprese = importo(id('creditiImprese'), 'Crediti d’imposta concessi alle imprese');
  const eccedenza = importo(id('eccedenza'), 'Eccedenza della dichiarazione precedente');
  const compensata = importo(id('compensata'), 'Eccedenza compensata in F24');
  const ricevute = importo(id('ricevute'), 'Eccedenze ricevute dal gruppo');
  const acconti = importo(id('acconti'), 'Acconti versati');
  const aSaldo = conteggio(
    id('saldo'),
    'Saldo IRES',
    saldo([dovuta, compensata], [creditiImprese, eccedenza, ricevute, acconti, ...altrove.versamenti]),
    tuir('art. 79'),
  );
  return {
    ...{ imposta, detrazioni, netta, creditiFondi, creditiEsteri, altriCrediti, ritenute, crediti, dovuta },
    ...{ creditiImprese, eccedenza, compensata, ricevute, acconti, saldo: aSaldo },
    ...spezzaSaldo(radice, aSaldo, tuir('art. 79')),
  };
}
export type SaldoIres = ReturnType<typeof makeSaldoIres>;

/** RX: what is owed, what of a credit is asked back, and what is left to compensate. */
export function makeRimborso(radice: string, saldo: Concetto, ceduta: Nodo = zeroEuro) {
  const id = (nome: string) => `${radice}.rx.${nome}`;
  const make = (nome: string, titolo: string, valore: Nodo) =>
    conteggio(id(nome), titolo, positivo(valore), tuir('art. 80'));
  const eccesso = importo(id('eccesso'), 'Eccedenza di versamento a saldo');
  const rimborso = importo(id('rimborso'), 'Credito chiesto a rimborso');
  const credito = make('credito', 'A credito', meno(zeroEuro, saldo));
  return {
    debito: make('debito', 'A debito', saldo),
    credito,
    eccesso,
    rimborso,
    totale: somma(credito, eccesso),
    /** What may be given to the group. */
    cedibile: meno(somma(credito, eccesso), rimborso),
    compensazione: make(
      'compensazione',
      'Credito in compensazione',
      meno(somma(credito, eccesso), rimborso, ceduta),
    ),
  };
}
export type Rimborso = ReturnType<typeof makeRimborso>;

/** Advances on what is due: where the law wants it counted without a benefit, on that. */
export const makeAnticipi = (radice: string, base: Concetto) =>
  makeAcconti(radice, base, sogliaAccontoSocieta);

interface Netto {
  /** Income with what is added to it. */
  readonly base: Nodo;
  readonly usate: Nodo;
  readonly deduzioni: readonly Nodo[];
  /** Below this the income does not go. */
  readonly minimo?: Nodo;
}
/** What is taxed. */
export const computeImponibile = ({ base, usate, deduzioni, minimo = zeroEuro }: Netto): Nodo =>
  maggiore(minimo, positivo(saldo([base], [usate, ...deduzioni])));

/** The tax on an income that may be split among rates. */
export const computeImposta = (ordinario: Nodo, ...altre: readonly [reddito: Nodo, aliquota: Nodo][]): Nodo =>
  somma(
    arrotonda.centesimo(per(ordinario, aliquotaIres)),
    ...altre.map(([reddito, aliquota]) => arrotonda.centesimo(per(reddito, aliquota))),
  );

/** An amount of who settles the tax by himself. */
export const soloSe = (condizione: Nodo, importo: Nodo): Nodo => se(condizione, importo, zeroEuro);

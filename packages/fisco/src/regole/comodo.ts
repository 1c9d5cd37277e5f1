import { arrotonda, dato, e, meno, non, oltre, per, presente, se, somma, zeroEuro } from '../engine/index.ts';
import { coefficienti } from '../parametri/comodo.ts';
import { fonte } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const NORMA = fonte('L. 724/1994', 'art. 30');

/** The kinds of assets, in the order of the form. */
export const beniDiComodo = [
  ['titoli', 'Titoli, partecipazioni e crediti'],
  ['immobili', 'Immobili'],
  ['uffici', 'Immobili A/10'],
  ['abitativi', 'Immobili abitativi acquistati o rivalutati nel triennio'],
  ['altre', 'Altre immobilizzazioni'],
  ['piccoli', 'Immobili in comuni sotto 1.000 abitanti'],
  ['navi', 'Navi'],
] as const;

/**
 * Whether a company operates, and the least income of the one that does not: the takings of three years against what its
 * assets should give, then those of the year alone.
 */
export function makeComodo(radice: string) {
  const id = (nome: string) => `${radice}.comodo.${nome}`;
  const beni = beniDiComodo.map(([nome, titolo]) => ({
    titolo,
    medio: importo(id(`${nome}Medio`), 'Valore medio'),
    esercizio: importo(id(`${nome}Esercizio`), 'Valore dell’esercizio'),
    coefficienti: coefficienti[nome],
  }));
  const esclusione = dato({
    id: id('esclusione'),
    titolo: 'Causa di esclusione',
    unita: 'codice',
    seManca: 'zero',
  });
  const ricavi = importo(id('ricavi'), 'Ricavi effettivi, media del triennio');
  const esenti = importo(id('esenti'), 'Redditi esclusi o agevolati');
  const presunti = conteggio(
    id('presunti'),
    'Ricavi presunti',
    somma(...beni.map(({ medio, coefficienti: [suo] }) => arrotonda.centesimo(per(medio, suo)))),
    NORMA,
  );
  const redditoPresunto = conteggio(
    id('redditoPresunto'),
    'Reddito presunto',
    somma(...beni.map(({ esercizio, coefficienti: [, suo] }) => arrotonda.centesimo(per(esercizio, suo)))),
    NORMA,
  );
  const nonOpera = e(non(presente(esclusione)), oltre(presunti, ricavi));
  const minimo = conteggio(
    id('minimo'),
    'Reddito minimo',
    se(nonOpera, positivo(meno(redditoPresunto, esenti)), zeroEuro),
    NORMA,
  );
  return { beni, esclusione, ricavi, esenti, presunti, redditoPresunto, nonOpera, minimo };
}

import { almeno, costante, dato, e, fino, incerto, numero, presente, regola, se } from '../engine/index.ts';
import { fonte, sempre } from './fonti.ts';

/** Who pays the advances in two halves. */
export const soggettoIsa = dato({
  id: 'liquidazione.soggettoIsa',
  titolo: 'Soggetto ISA',
  unita: 'logico',
  seManca: 'zero',
});
/** The code of the legal form, as the models of the Agenzia number it: a company and a partnership are not taxed alike. */
export const naturaGiuridica = dato({
  id: 'soggetto.naturaGiuridica',
  titolo: 'Natura giuridica',
  unita: 'numero',
  seManca: 'ignoto',
  prova: 'visura camerale',
});
/** Only persons have one: that it is there is all that the rules know. */
export const cognome = dato({
  id: 'soggetto.cognome',
  titolo: 'Cognome',
  unita: 'codice',
  seManca: 'zero',
});

/** The tax year, where it is not the calendar one. */
const giorno = (quando: string, titolo: string) =>
  dato({ id: `soggetto.periodo.${quando}`, titolo, unita: 'data', seManca: 'zero' });
export const periodo = {
  dal: giorno('dal', 'Periodo d’imposta, dal'),
  al: giorno('al', 'Periodo d’imposta, al'),
};

/** The codes of partnerships and the like, first and last: from società semplici to aziende coniugali. */
export const FORME_DI_PERSONE = [23, 28] as const;
const FORME_INCERTE = [29, 34] as const;
const isFra = ([prima, ultima]: readonly [number, number]) =>
  e(almeno(naturaGiuridica, numero(prima)), fino(naturaGiuridica, numero(ultima)));

/**
 * Whether the deduction of the IRAP and the threshold of its advances are those of partnerships and persons (D.Lgs. 446/1997,
 * art. 3, c. 1, lett. b and c, and art. 11, c. 4-bis, lett. d-bis): from società semplici to aziende coniugali.
 */
export const regimePersone = regola({
  id: 'irap.regimePersone',
  titolo: 'Regime delle società di persone',
  unita: 'logico',
  formule: sempre(
    se(
      presente(cognome),
      costante('logico', 1),
      se(
        isFra(FORME_INCERTE),
        incerto(costante('logico', 0), 'GEIE e società non residenti: la deduzione è da riscontrare'),
        isFra(FORME_DI_PERSONE),
      ),
    ),
    fonte('D.Lgs. 446/1997', 'art. 11, c. 4-bis, lett. d-bis'),
  ),
});

import {
  type Concetto,
  type Dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RN');

/** A credit used within the room that the tax leaves after the ones before it, and what is left of it. */
export const makeUso = (id: string, credito: Concetto | Dato, capienza: Nodo, gruppo = 'crediti') => {
  const usato = regola({
    id: `${gruppo}.${id}Usato`,
    titolo: `${credito.titolo}, utilizzato`,
    unita: 'euro',
    formule: sempre(
      se(oltre(credito, zeroEuro), minore(credito, maggiore(zeroEuro, capienza)), zeroEuro),
      MODELLO,
    ),
  });
  const residuo = regola({
    id: `${gruppo}.${id}DaRiportare`,
    titolo: `${credito.titolo}, residuo`,
    unita: 'euro',
    formule: sempre(meno(credito, usato), MODELLO),
  });
  return { usato, residuo };
};

/** What the uses before leave of a base. */
export const dopo = (base: readonly [Nodo, ...Nodo[]], ...usati: { usato: Concetto }[]): Nodo =>
  meno(...base, ...usati.map((u) => u.usato));

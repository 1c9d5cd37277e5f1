import {
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { sempre, tuir } from './fonti.ts';

/** Branches abroad whose income is exempt: RF130 and RG41, one for each modulo after the first. */
export interface Stabili {
  readonly raccolta: string;
  /** The five years before the option, from the oldest. */
  readonly risultati: readonly Dato[];
  readonly precedente: Dato;
  readonly netta: Concetto;
  readonly reddito: Dato;
  readonly imponibile: Concetto;
  readonly residua: Concetto;
}

function makeStabili(raccolta: string): Stabili {
  const importo = (id: string, titolo: string): Dato =>
    dato({ id: `${raccolta}.${id}`, titolo, unita: 'euro', raccolta, seManca: 'zero' });
  const make = (id: string, titolo: string, valore: Nodo): Concetto =>
    regola({
      id: `${raccolta}.${id}`,
      titolo,
      unita: 'euro',
      raccolta,
      formule: sempre(valore, tuir('art. 168-ter, c. 7')),
    });
  const risultati = [5, 4, 3, 2, 1].map((anni) =>
    importo(`risultato${anni}`, `Stabile estera: risultato di ${anni} anni prima`),
  );
  const precedente = importo('precedente', 'Stabile estera: perdita netta residua');
  const dallOpzione = maggiore(zeroEuro, meno(zeroEuro, somma(...risultati)));
  const netta = make(
    'netta',
    'Stabile estera: perdita netta',
    se(oltre(precedente, zeroEuro), precedente, dallOpzione),
  );
  const reddito = importo('reddito', 'Stabile estera: reddito dell’anno');
  const imponibile = make(
    'imponibile',
    'Stabile estera: reddito imponibile',
    minore(maggiore(zeroEuro, reddito), netta),
  );
  const residua = make('residua', 'Stabile estera: perdita da riportare', meno(netta, imponibile));
  return { raccolta, risultati, precedente, netta, reddito, imponibile, residua };
}

export const ordinaria = makeStabili('stabiliOrdinaria');
export const semplificata = makeStabili('stabiliSemplificata');
/** What a list of rules looks for: those of the two quadri. */
export const concetti = [ordinaria, semplificata].flatMap(({ netta, imponibile, residua }) => [
  netta,
  imponibile,
  residua,
]);

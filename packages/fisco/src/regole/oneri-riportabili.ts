import {
  type Concetto,
  incerto,
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
import { fonte, sempre } from './fonti.ts';
import * as oneri from './oneri-deducibili.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN47');
const ORDINE = 'si deducono prima gli oneri che non si riportano, poi RP33, RP34 e RP36, dal più vecchio';

/**
 * What of a deduction the income could not hold: it goes to the next years. `quote` from the oldest year on; one residue each,
 * the oldest used first.
 */
const makeResidui = (id: string, titolo: string, quote: readonly Nodo[], prima: readonly Nodo[]) => {
  const capienza = maggiore(zeroEuro, meno(oneri.redditoDeducibile, ...prima));
  return quote.map((quota, posto): Concetto => {
    const finQui = quote.slice(0, posto + 1) as [Nodo, ...Nodo[]];
    const eta = quote.length - 1 - posto;
    return regola({
      id: `oneriDeducibili.${id}DaRiportare${eta === 0 ? '' : eta}`,
      titolo: eta === 0 ? `${titolo}: residuo dell’anno` : `${titolo}: residuo di ${eta} anni prima`,
      unita: 'euro',
      formule: sempre(
        se(
          oltre(quota, zeroEuro),
          incerto(minore(quota, maggiore(zeroEuro, meno(somma(...finQui), capienza))), ORDINE),
          zeroEuro,
        ),
        MODELLO,
      ),
    });
  });
};

export const [restituite] = makeResidui(
  'restituite',
  'Somme restituite',
  [oneri.totaleRestituite],
  [oneri.senzaRiporto],
) as [Concetto];
/** From three years before, which ends with the year, to that of the year. */
export const [, startUpDue, startUpUno, startUp] = makeResidui(
  'startUp',
  'Deduzione per start-up',
  [...oneri.startUpResidui.toReversed(), oneri.startUpAnno],
  [oneri.senzaRiporto, oneri.totaleRestituite],
) as [Concetto, Concetto, Concetto, Concetto];
/** From four years before, which ends with the year, to that of the year. */
export const [, terzoSettoreTre, terzoSettoreDue, terzoSettoreUno, terzoSettore] = makeResidui(
  'terzoSettore',
  'Erogazioni al terzo settore',
  [...oneri.terzoSettoreResidui.toReversed(), oneri.terzoSettoreAnno],
  [oneri.senzaRiporto, oneri.totaleRestituite, oneri.totaleStartUp],
) as [Concetto, Concetto, Concetto, Concetto, Concetto];

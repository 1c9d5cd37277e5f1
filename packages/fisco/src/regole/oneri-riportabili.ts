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
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';
import * as oneri from './oneri-deducibili.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'rigo RN47');
const ORDINE = 'si deducono prima gli oneri che non si riportano, poi RP33, RP34 e RP36';

/** What of a deduction the income could not hold: it goes to the next years. */
const makeResiduo = (id: string, titolo: string, totale: Nodo, deducibile: Nodo, prima: readonly Nodo[]) => {
  const capienza = maggiore(zeroEuro, meno(oneri.redditoDeducibile, ...prima));
  return regola({
    id: `oneriDeducibili.${id}DaRiportare`,
    titolo: `${titolo}: residuo da riportare`,
    unita: 'euro',
    formule: sempre(
      se(oltre(totale, zeroEuro), incerto(meno(totale, minore(deducibile, capienza)), ORDINE), zeroEuro),
      MODELLO,
    ),
  });
};

export const restituite: Concetto = makeResiduo(
  'restituite',
  'Somme restituite',
  oneri.totaleRestituite,
  oneri.totaleRestituite,
  [oneri.senzaRiporto],
);
export const startUp: Concetto = makeResiduo(
  'startUp',
  'Deduzione per start-up',
  oneri.totaleStartUp,
  oneri.totaleStartUp,
  [oneri.senzaRiporto, oneri.totaleRestituite],
);
/** What is above the limit of 10% is carried as well. */
export const terzoSettore: Concetto = makeResiduo(
  'terzoSettore',
  'Erogazioni al terzo settore',
  oneri.totaleTerzoSettore,
  oneri.terzoSettoreDeducibile,
  [oneri.senzaRiporto, oneri.totaleRestituite, oneri.totaleStartUp],
);

import { type Dato, e, non, oltre, uguale, zeroEuro } from '../../engine/index.ts';
import { totaleInDichiarazione } from '../../regole/crediti-imprese.ts';
import { quadroAC as ac, controlloFornitori } from '../2025/redditi-pf/ac.ts';
import { quadroDI as di } from '../2025/redditi-pf/di.ts';
import { controlloCrediti, quadroRU as ru } from '../2025/redditi-pf/prospetti.ts';
import { mapColonne } from '../differenze.ts';
import type { Controllo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

/** Quadri that are the same in the forms of companies and bodies as in that of persons. */
export const quadroAC: QuadroDiAnni = { ...ac, fascicolo: 1 };
export const quadroRU: QuadroDiAnni = {
  ...mapColonne(ru, (c) => [c.formulaBreve === 'a RN35' ? { ...c, formulaBreve: 'a RN' } : c]),
  fascicolo: 1,
};
export const quadroDI: QuadroDiAnni = {
  ...di,
  nota: 'Crediti di integrative a favore. Colonne da riscontrare sul modello; il rigo 901 è interno. Il credito entra nel calcolo quando si indica fra le eccedenze precedenti.',
};

/** Their checks; where the form has a tax, that it takes the credits that RU says. */
export const listControlliComuni = (creditiDelQuadroRN?: Dato): Controllo[] => [
  controlloFornitori,
  controlloCrediti,
  ...(creditiDelQuadroRN
    ? [
        {
          codice: 'CREDITI_DIVERSI_DA_RU',
          livello: 'discordanza' as const,
          quando: e(
            oltre(totaleInDichiarazione, zeroEuro),
            non(uguale(totaleInDichiarazione, creditiDelQuadroRN)),
          ),
          dato: creditiDelQuadroRN,
          frase:
            'I crediti d’imposta alle imprese non sono quelli utilizzati in dichiarazione nel quadro RU.',
        },
      ]
    : []),
];

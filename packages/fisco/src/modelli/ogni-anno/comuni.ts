import { type Dato, e, non, oltre, uguale, zeroEuro } from '../../engine/index.ts';
import { totaleInDichiarazione } from '../../regole/crediti-ru.ts';
import { quadroAC as ac, controlloFornitori } from '../2025/redditi-pf/ac.ts';
import { controlliRU } from '../2025/redditi-pf/controlli-ru.ts';
import { quadroDI as di } from '../2025/redditi-pf/di.ts';
import { makeQuadroRU as makeRU } from '../2025/redditi-pf/ru.ts';
import { mapColonne } from '../differenze.ts';
import type { Controllo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

/** Quadri that are the same in the forms of companies and bodies as in that of persons. */
export const quadroAC: QuadroDiAnni = { ...ac, fascicolo: 1 };
/** RU has the same numbers in every form of Redditi (PF3 2026, p. 105); of this form it was not read. */
export const makeQuadroRU = (anno: number): QuadroDiAnni => ({
  ...makeRU(anno, 'Imposta', 'RN'),
  fascicolo: 1,
  copertura: 'indicativo',
});
/** DI was read in the form of persons alone. */
export const quadroDI: QuadroDiAnni = {
  ...mapColonne(di, ({ istruzioni: _, ...c }) => [c]),
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Crediti di integrative a favore. Colonne da riscontrare sul modello; il rigo 901 è interno. Il credito entra nel calcolo quando si indica fra le eccedenze precedenti.',
};

/** Their checks; where the form has a tax, that it takes the credits that RU says. */
export const listControlliComuni = (creditiDelQuadroRN?: Dato): Controllo[] => [
  controlloFornitori,
  ...controlliRU,
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

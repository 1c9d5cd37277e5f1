import {
  type Concetto,
  nonDovuto,
  numero,
  o,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as cpb from './concordato.ts';
import { fonte, sempre } from './fonti.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificata } from './impresa-semplificata.ts';
import { differenzaEffettiva } from './lavoro-autonomo.ts';
import { quoteConcordate } from './partecipazioni.ts';

/** CP10 is of who agreed, and of who has a share of a company that did: of nobody else. */
const riguarda = o(
  cpb.aderisce,
  oltre(sommaDi(cpb.societa, somma(cpb.impostaSocio, cpb.eccedenzaSocio)), zeroEuro),
  oltre(quoteConcordate, numero(0)),
);
const make = (quadro: string, effettivo: Concetto): Concetto =>
  regola({
    id: `concordato.effettivo${quadro}`,
    titolo: `Reddito effettivo di ${quadro}`,
    unita: 'euro',
    formule: sempre(
      se(riguarda, effettivo, nonDovuto('nessun concordato')),
      fonte('D.Lgs. 13/2024', 'art. 35, c. 2'),
      fonte('Istruzioni Redditi PF 2025 e 2026, fascicolo 3', 'quadro CP, sezione IV'),
    ),
  });
export const effettivoRF = make('RF', ordinaria.effettivo);
export const effettivoRG = make('RG', semplificata.effettivo);
export const effettivoRE = make('RE', differenzaEffettiva);

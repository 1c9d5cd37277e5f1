import { arrotonda, dato, e, maggiore, non, o, per, sotto } from '../engine/index.ts';
import * as p from '../parametri/societa.ts';
import { daRiscontrare } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { premiale } from './ires.ts';

const NORMA = daRiscontrare('L. 207/2024', 'art. 1, cc. 436-444');
export const utile2024 = importo('premiale.utile2024', 'Utile del 2024');
export const utile2023 = importo('premiale.utile2023', 'Utile del 2023');
export const accantonato = importo('premiale.accantonato', 'Utile 2024 accantonato');
export const investimenti = importo('premiale.investimenti', 'Investimenti rilevanti');
export const daAccantonare = conteggio(
  'premiale.daAccantonare',
  'Accantonamento minimo',
  arrotonda.euro(per(utile2024, p.quotaAccantonata)),
  NORMA,
);
export const investimentoMinimo = conteggio(
  'premiale.investimentoMinimo',
  'Investimento minimo',
  maggiore(
    p.minimoInvestimenti,
    maggiore(
      arrotonda.euro(per(accantonato, p.quotaInvestimenti2024)),
      arrotonda.euro(per(utile2023, p.quotaInvestimenti2023)),
    ),
  ),
  NORMA,
);
const casella = (id: string, titolo: string) =>
  dato({ id: `premiale.${id}`, titolo, unita: 'logico', seManca: 'zero' });
/** What the law wants of work: the hours are not fewer, somebody was hired, nobody was laid off for a time. */
export const lavoro = [
  casella('ula', 'ULA non inferiori al triennio'),
  casella('assunzioni', 'Assunzioni almeno dell’1%'),
  casella('cig', 'Nessuna cassa integrazione'),
] as const;
export const sottoSoglia = e(
  premiale,
  o(sotto(accantonato, daAccantonare), sotto(investimenti, investimentoMinimo)),
);
const [ula, assunzioni, cig] = lavoro;
export const senzaLavoro = e(premiale, non(e(ula, e(assunzioni, cig))));

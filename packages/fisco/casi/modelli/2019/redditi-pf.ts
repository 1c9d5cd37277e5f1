import { casi2020 } from '../2020/redditi-pf.ts';
import type { CasoModello } from '../caso.ts';

/** Education up to 786 euro (TUIR art. 15, c. 1, lett. e-bis). */
const conSpese: CasoModello = {
  nome: 'dipendente 60.000 con spese',
  dati: 'RC1.1=2 RC1.2=1 RC1.3=60000 RC6.1=365 RC10.1=18000 RP1.2=2129 RP8.1=30 RP8.2=2000 RP9.1=12 RP9.2=1200',
  attesi:
    'RC5.5=60000 RN1.1=60000 RN1.5=60000 RN4.1=60000 RN5.1=19270 RN13.1=909 RN22.1=909 RN26.2=18361 RN33.4=18000 RN34.1=361 RN45.2=361 RN62.1=144 RN62.2=217 RP15.2=2000 RP15.3=2786 RP15.4=4786 RV1.1=60000',
  derivazione: 'imposta 19.270 per scaglioni su 60.000; oneri 909 al 19%',
};

/** Whole returns of 2019: brackets, deductions of art. 13 and bonus of the tax year 2018 are those of 2019. */
export const casi2019: readonly CasoModello[] = casi2020.map((caso) =>
  caso.nome === conSpese.nome ? conSpese : caso,
);

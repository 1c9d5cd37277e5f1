import type { CasoDiAnno } from './fascicolo-1.ts';

const QUATTRO_FIGLI = 'FA2.1=F1 FA2.5=12 FA2.7=50 FA2.10=12 FA3.1=F FA3.5=12 FA3.7=50 FA3.10=7';
const ALTRI_DUE = 'FA4.1=F FA4.5=12 FA4.7=50 FA5.1=F FA5.5=10 FA5.7=50';
const BREVE = 'RL2.2=20000 RB1.1=500 RB1.2=3 RB1.3=8 RB1.4=100 RB1.5=3 RB1.6=560 RB1.9=F205';

/** Worked examples with figures of the texts of Redditi PF that stand in no other file: `attesi` are the caselle of the point. */
export const puntiEsempi: readonly CasoDiAnno[] = [
  {
    nome: 'esempio dei tre figli, con 25.000 euro e 4.000 a cedolare',
    anni: [2023],
    dati: 'RL2.2=25000 RB1.1=500 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=4000 RB1.9=F205 RB1.11=sì FA2.1=F1 FA2.5=12 FA2.7=50 FA2.9=2 FA2.10=10 FA3.1=F FA3.5=12 FA3.6=1 FA3.7=50 FA3.9=2 FA4.1=F FA4.5=10 FA4.7=50 FA4.9=0',
    attesi: 'RN6.2=393',
    derivazione: 'PF1 2023 r. 8447-8453: 565 × (95.000 − 29.000) / 95.000 = 392,5',
  },
  {
    nome: 'esempio dei quattro figli, uno da giugno',
    anni: [2024, 2025],
    dati: `RL2.2=45000 ${QUATTRO_FIGLI} ${ALTRI_DUE}`,
    attesi: 'RN6.2=444',
    derivazione: 'l’esempio del prospetto dei familiari: 752,08 × 65.000 / 110.000 = 444,40',
  },
  {
    nome: 'esempio della locazione breve a cavallo di due anni',
    anni: [2023, 2024],
    dati: `${BREVE} RB1.11=sì`,
    attesi: 'RB1.14=560',
    derivazione: 'PF1 2023 r. 2349-2354: 980 / 14 × 8',
  },
  {
    nome: 'esempio della locazione breve a cavallo di due anni',
    anni: [2025, 2026],
    dati: `${BREVE} RB1.11=2`,
    attesi: 'RB1.14=560',
    derivazione: 'PF1 2026 r. 2625-2630: 980 / 14 × 8',
  },
  {
    nome: 'esempio del canone ripartito con la pertinenza',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RL2.2=20000 RB1.1=450 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=1 RB1.6=9000 RB1.9=F205 RB2.1=50 RB2.2=3 RB2.3=365 RB2.4=100 RB2.5=1 RB2.6=1000 RB2.9=F205',
    attesi: 'RB1.13=9000 RB2.13=1000 RN1.1=30000',
    derivazione: 'PF1 2023 r. 2386-2393, PF1 2026 r. 2663-2670: 10.000 × 450 / 500 e × 50 / 500',
  },
  {
    nome: 'esempio dei compensi sportivi di 35.000 euro',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RL2.2=20000 RL21.1=35000',
    attesi: 'RL22.1=20658 RL22.2=4342',
    derivazione: 'PF2 2026 r. 954-956: 10.000, 20.658,28 e 4.341,72',
  },
];

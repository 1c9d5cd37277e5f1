import type { CasoDiAnno } from './fascicolo-1.ts';

const TUTTI = [2023, 2024, 2025, 2026];
const FRONTALIERE = 'RC1.1=4 RC1.2=1 RC1.3=10000 RC6.1=365 RC10.1=0 RC14.1=2';

/** RC, DI and RX as they were read on the four forms: `attesi` are the caselle of the point. */
export const puntiLavoro: readonly CasoDiAnno[] = [
  {
    nome: 'corse ippiche, 15.000 euro esenti e nessuna detrazione',
    anni: [2026],
    dati: 'RC7.2=20000 RC7.3=3 RC10.1=0',
    attesi: 'RC9.1=15000 RC9.2=5000 RN1.5=5000 RN7.4=0',
    derivazione: 'PF1 2026 r. 3586-3589 e 3620-3626: il minore fra 20.000 e 15.000',
  },
  {
    nome: 'corse ippiche accanto ad altri assimilati',
    anni: [2026],
    dati: 'RC7.2=10000 RC7.3=3 RC8.2=8000 RC10.1=0',
    attesi: 'RC9.1=10000 RC9.2=8000 RN1.5=8000 RN7.4=1180',
    derivazione: 'PF1 2026 r. 3621-3624; sugli altri 8.000: 500 + 765 × 20.000 / 22.500',
  },
  {
    nome: 'Campione d’Italia, la quota esente indicata',
    anni: TUTTI,
    dati: 'RC1.1=2 RC1.2=1 RC1.3=30000 RC1.4=5 RC2.1=1 RC2.3=9000 RC2.4=5 RC5.2=20000 RC5.90=6000 RC6.1=200 RC6.2=165 RC10.1=0 RC14.1=2',
    attesi: 'RC5.3=6000 RN1.5=13000',
    derivazione: 'PF1 2023 r. 3363-3370, PF1 2026 r. 3477-3502: 30.000 − 20.000 e 9.000 − 6.000',
  },
  {
    nome: 'frontaliere, 7.500 euro esenti',
    anni: [2023, 2024],
    dati: FRONTALIERE,
    attesi: 'RC5.1=7500 RN1.5=2500 RN7.1=1880',
    derivazione:
      'PF1 2023 r. 3353, PF1 2024 r. 3539; la detrazione spetta oltre la quota esente (PF1 2023 r. 8513)',
  },
  {
    nome: 'frontaliere, 10.000 euro esenti',
    anni: [2025, 2026],
    dati: FRONTALIERE,
    attesi: 'RC5.1=10000 RN1.5=0 RN7.1=0',
    derivazione: 'PF1 2025 r. 3486-3494, PF1 2026 r. 3466-3475 e 9792: nessuna detrazione entro la quota',
  },
  {
    nome: 'pensione agli orfani, 1.000 euro esenti',
    anni: TUTTI,
    dati: 'RC1.1=7 RC1.3=9000 RC6.2=365 RC10.1=0',
    attesi: 'RC5.3=1000 RN1.5=8000',
    derivazione: 'PF1 2023 r. 3018 ss., PF1 2026 r. 3199-3201',
  },
  {
    nome: 'DI, il credito in meno nel debito',
    anni: TUTTI,
    dati: 'RL2.2=10000 DI1.1=4001 DI1.2=2020 DI1.4=500',
    attesi: 'RN45.2=2300 RX1.1=1800 RX1.2=0',
    derivazione: 'PF1 2026 r. 11194-11198 e 11246-11249: 2.300 − 500',
  },
  {
    nome: 'DI, il credito oltre il debito e quello di altra imposta',
    anni: TUTTI,
    dati: 'CR8.1=100 DI1.1=4001 DI1.4=300 DI2.1=1842 DI2.4=200 DI3.1=1077 DI3.4=50',
    attesi: 'RX1.1=0 RX1.2=400 RX1.5=400 RX4.2=200',
    derivazione: 'PF1 2026 r. 11299-11301: 100 + 300; il codice senza rigo va nella sezione II',
  },
  {
    nome: 'RX58, ritenute riattribuite',
    anni: TUTTI,
    dati: 'RS6.6=300 RX58.1=100 RX58.2=50 RX58.4=200',
    attesi: 'RX58.3=300 RX58.5=150',
    derivazione: 'PF1 2023 r. 10317-10330, PF1 2026 r. 11416-11430: 100 − 50 + 300 − 200',
  },
  {
    nome: 'RE15, spese addebitate al committente',
    anni: [2023, 2024, 2025],
    dati: 'RE2.2=100000 RE15.91=4000 RE15.2=1500',
    attesi: 'RE15.1=2000 RE15.3=3500 RE20.1=3500 RE25.1=96500',
    derivazione:
      'PF3 2023 r. 436-442, PF3 2025 r. 543-550: 75% di 4.000 entro il 2% di 100.000, più 1.500 senza limite',
  },
  {
    nome: 'RH, associazione in concordato sotto la soglia: la perdita in RN',
    anni: [2025, 2026],
    dati: 'RL2.2=20000 RH1.2=2 RH1.14=2000 RH1.15=5000 RH1.16=2000',
    attesi: 'RH15.1=2000 RH17.1=2000 RN1.5=17000',
    derivazione: 'PF2 2025 r. 334-346, PF2 2026 r. 335-338: soglia 2.000, somma 2.000 − 5.000; perdita 5.000',
  },
  {
    nome: 'RH16, le perdite precedenti non scendono sotto la soglia',
    anni: [2025, 2026],
    dati: 'RL2.2=20000 RH1.2=2 RH1.14=10000 RH1.16=2000 RH16.1=9000',
    attesi: 'RH15.1=10000 RH17.1=2000 RN1.5=22000',
    derivazione: 'PF2 2025 r. 337-340, PF2 2026 r. 332-334: al più 10.000 − 2.000',
  },
  {
    nome: 'RE15, senza più spese addebitate',
    anni: [2026],
    dati: 'RE2.2=100000 RE15.91=4000',
    attesi: 'RE15.1=2000 RE20.1=2000 RE25.1=98000',
    derivazione: 'PF3 2026 r. 536-539',
  },
  {
    nome: 'sostitutiva dei premi in RX5',
    anni: TUTTI,
    dati: 'RC4.12=100 RX5.3=20',
    attesi: 'RX5.1=100 RX5.5=20',
    derivazione: 'PF1 2023 r. 10179, PF1 2026 r. 11262',
  },
  {
    nome: 'sostitutiva delle mance in RX6',
    anni: [2024, 2025, 2026],
    dati: 'RC16.10=40',
    attesi: 'RX6.1=40',
    derivazione: 'PF1 2024 r. 10690, PF1 2026 r. 11263',
  },
];

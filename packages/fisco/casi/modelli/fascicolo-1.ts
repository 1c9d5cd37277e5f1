import type { CasoModello } from './caso.ts';

/** A return of a form year; `dal` and `al` where the same figures hold for several. */
export interface CasoDiAnno extends CasoModello {
  readonly anni: readonly number[];
}

/**
 * Whole returns on fascicolo 1 of the forms from 2023 to 2026: the worked examples of the instructions («PF1 2026 r.» is the
 * line of the text) and what the law asks beside them.
 */
export const casiFascicolo1: readonly CasoDiAnno[] = [
  {
    nome: 'somma esente non erogata',
    anni: [2026],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=15000 RC6.1=365 RC10.1=1400 RC14.1=2 RC14.5=1 RC14.6=15000 RC14.8=365 RC14.9=2',
    attesi:
      'RC5.6=15000 RN1.1=15000 RN1.5=15000 RN4.1=15000 RN5.1=3450 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN26.2=1495 RN33.4=1400 RN34.1=95 RN43.1=1200 RN43.2=1200 RN44.1=795 RN44.2=795 RN46.1=1900 RN62.2=95 RV1.1=15000',
    derivazione: '15.000 × 5,3% = 795 (L. 207/2024, c. 4); 95 − 1.200 − 795',
  },
  {
    nome: 'collaboratore, niente ulteriore detrazione',
    anni: [2026],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=22000 RC6.1=365 RC10.1=2000 RC14.1=2 RC14.5=2',
    attesi:
      'RC5.6=22000 RN1.1=22000 RN1.5=22000 RN4.1=22000 RN5.1=5060 RN7.1=2459 RN8.1=2459 RN22.1=2459 RN26.2=2601 RN33.4=2000 RN34.1=601 RN45.2=601 RN62.1=240 RN62.2=361 RV1.1=22000',
    derivazione: 'RC14 col. 5 = 2: solo redditi dell’art. 50; 1.910 + 1.190 × 0,4615 = 2.459,19',
  },
  {
    nome: 'somma esente erogata oltre il dovuto',
    anni: [2026],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=9000 RC6.1=365 RC10.1=115 RC14.1=1 RC14.2=1200 RC14.5=1 RC14.6=9000 RC14.8=365 RC14.9=1 RC14.10=700',
    attesi:
      'RC5.6=9000 RN1.1=9000 RN1.5=9000 RN4.1=9000 RN5.1=2070 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN26.2=115 RN33.4=115 RN43.1=1200 RN44.1=477 RN44.3=223 RN45.2=223 RV1.1=9000',
    derivazione: '9.000 × 5,3% = 477; 700 − 477 = 223 da restituire',
  },
  {
    nome: 'somma esente di mezzo anno',
    anni: [2026],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=6000 RC6.1=180 RC10.1=416 RC14.1=2 RC14.5=1 RC14.6=6000 RC14.8=180 RC14.9=2',
    attesi:
      'RC5.6=6000 RN1.1=6000 RN1.5=6000 RN4.1=6000 RN5.1=1380 RN7.1=964 RN8.1=964 RN22.1=964 RN26.2=416 RN33.4=416 RN43.1=592 RN43.2=592 RN44.1=318 RN44.2=318 RN46.1=910 RV1.1=6000',
    derivazione: 'all’anno 12.166,67: 5,3% di 6.000 = 318; 1.955 × 180 / 365; 1.200 × 180 / 365',
  },
  {
    nome: 'somma erogata a chi non è dipendente',
    anni: [2026],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=15000 RC6.1=365 RC10.1=1495 RC14.1=1 RC14.2=1200 RC14.5=2 RN41.1=795',
    attesi:
      'RC5.6=15000 RN1.1=15000 RN1.5=15000 RN4.1=15000 RN5.1=3450 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN26.2=1495 RN33.4=1495 RN43.1=1200 RN45.2=795 RV1.1=15000',
    derivazione: 'il punto 725 senza diritto si restituisce in RN41 col. 1 (PF1 2026 r. 10600-10615)',
  },
  {
    nome: 'lavori socialmente utili esclusi',
    anni: [2024, 2025, 2026],
    dati: 'RC1.1=3 RC1.2=2 RC1.3=5000 RC2.1=1 RC2.3=8000 RC6.2=365 RC10.1=0 RC11.1=400',
    attesi:
      'RC5.5=5000 RC5.6=13000 RN1.1=8000 RN1.5=8000 RN4.1=8000 RN5.1=1840 RN7.2=1955 RN8.1=1955 RN22.1=1955',
    derivazione: '8.000 non supera 9.296,22: compensi e ritenute restano fuori (appendice)',
  },
  {
    nome: 'lavoro sportivo dilettantistico',
    anni: [2026],
    dati: 'RC1.1=8 RC1.2=1 RC1.3=20000 RC6.1=365 RC10.1=0 RC14.1=2',
    attesi:
      'RC5.4=15000 RC5.6=5000 RN1.1=5000 RN1.5=5000 RN4.1=5000 RN5.1=1150 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN44.1=355',
    derivazione: 'imponibile oltre 15.000 euro (PF1 2026 r. 3210-3215); 5.000 × 7,1%, da chiedere in RC14',
  },
  {
    nome: 'istruzione universitaria, codice 13',
    anni: [2024],
    dati: 'RC1.1=2 RC1.2=1 RC1.3=60000 RC6.1=365 RC10.1=18000 RP8.1=13 RP8.2=3000',
    attesi:
      'RC5.6=60000 RN1.1=60000 RN1.5=60000 RN4.1=60000 RN5.1=18700 RN13.1=570 RN22.1=570 RN26.2=18130 RN33.4=18000 RN34.1=130 RN45.2=130 RN62.2=130 RP15.3=3000 RV1.1=60000',
    derivazione: '18.700 − 19% di 3.000 = 18.130',
  },
  {
    nome: 'trattamento integrativo con mutuo di prima del 2022',
    anni: [2024],
    dati: 'FA1.1=C FA1.5=12 RC1.1=2 RC1.2=1 RC1.3=16000 RC6.1=365 RC10.1=0 RC14.1=2 RP7.1=3000',
    attesi:
      'RC5.6=16000 RN1.1=16000 RN1.5=16000 RN4.1=16000 RN5.1=3700 RN6.1=690 RN7.1=3008 RN8.1=3698 RN13.1=570 RN22.1=4268 RN43.1=568 RN43.2=568 RN46.1=568 RP15.2=3000',
    derivazione: '690 + 3.008,37 + 570 − 3.700 = 568,37',
  },
  {
    nome: 'trattamento integrativo con mobili e sanitarie di prima del 2022',
    anni: [2025],
    dati: 'FA1.1=C FA1.5=12 RC1.1=2 RC1.2=1 RC1.3=16000 RC6.1=365 RC10.1=0 RC14.1=2 RP6.1=4 RP6.2=1000 RP57.1=4 RP57.3=800',
    attesi:
      'RC5.6=16000 RN1.1=16000 RN1.5=16000 RN4.1=16000 RN5.1=3680 RN6.1=690 RN7.1=3008 RN8.1=3698 RN13.1=190 RN15.1=400 RN22.1=4288 RN43.1=608 RN43.2=608 RN46.1=608 RP15.2=1000 RP60.1=800',
    derivazione: 'quarta rata nel 2024: spese del 2021; 690 + 3.008,37 + 190 + 400 − 3.680 = 608,37',
  },
  {
    nome: 'esempio dei canoni, 180 giorni e metà del contratto',
    anni: [2025, 2026],
    dati: 'RL2.2=20000 RP71.1=2 RP71.2=180 RP71.3=50',
    attesi:
      'RN1.1=20000 RN1.5=20000 RN4.1=20000 RN5.1=4600 RN12.1=61 RN12.3=61 RN22.1=61 RN26.2=4539 RN34.1=4539 RN45.2=4539 RN62.1=1816 RN62.2=2723 RV1.1=20000',
    derivazione: 'PF1 2026 r. 9980-9990: 247,90 × 50% × 180 / 365 = 61,13',
  },
  {
    nome: 'esempio dei canoni, 180 giorni e metà del contratto',
    anni: [2023, 2024],
    dati: 'RL2.2=20000 RP71.1=2 RP71.2=180 RP71.3=50',
    attesi:
      'RN1.1=20000 RN1.5=20000 RN4.1=20000 RN5.1=4700 RN12.1=61 RN12.3=61 RN22.1=61 RN26.2=4639 RN34.1=4639 RN45.2=4639 RN62.1=1856 RN62.2=2783 RV1.1=20000',
    derivazione: 'PF1 2024 r. 9320-9330: 247,90 × 50% × 180 / 365 = 61,13',
  },
  {
    nome: 'esempio dei crediti che generano residui',
    anni: [2025, 2026],
    dati: 'RL2.2=17391 CR7.2=3100 CR9.1=500 RP83.1=1 RP83.2=1000',
    attesi:
      'RN1.1=17391 RN1.5=17391 RN4.1=17391 RN5.1=4000 RN17.2=1000 RN22.1=1000 RN24.1=3100 RN24.2=500 RN25.1=3600 RN47.11=100 RN47.12=500 RV1.1=17391',
    derivazione: 'PF1 2026 r. 10675-10690, ipotesi 2: 4.000 − 1.000 = 3.000 contro 3.600, ne restano 600',
  },
  {
    nome: 'esempio dei crediti che generano residui',
    anni: [2023, 2024],
    dati: 'RL2.2=17200 CR7.2=3100 CR9.1=500 RP83.1=1 RP83.2=1000',
    attesi:
      'RN1.1=17200 RN1.5=17200 RN4.1=17200 RN5.1=4000 RN17.2=1000 RN22.1=1000 RN24.1=3100 RN24.2=500 RN25.1=3600 RN47.11=100 RN47.12=500 RV1.1=17200',
    derivazione: 'PF1 2024 r. 10033 e seguenti, ipotesi 2',
  },
  {
    nome: 'esempio dei lavori in prosecuzione oltre 96.000 euro',
    anni: [2026],
    dati: 'RL2.2=40000 RP41.1=2025 RP41.4=1 RP41.7=3 RP41.8=1 RP41.9=56000 RP41.10=5600',
    attesi:
      'RN1.1=40000 RN1.5=40000 RN4.1=40000 RN5.1=10640 RN14.1=2800 RN22.1=2800 RN26.2=7840 RN34.1=7840 RN45.2=7840 RN62.1=3136 RN62.2=4704 RP48.2=5600 RP49.2=2800 RV1.1=40000',
    derivazione:
      'PF1 2026 r. 7583-7592: 96.000 − 40.000 = 56.000, un decimo 5.600; 50% della casa del proprietario',
  },
  {
    nome: 'esempio dei lavori in prosecuzione, altri immobili',
    anni: [2026],
    dati: 'RL2.2=40000 RP41.1=2025 RP41.4=1 RP41.8=1 RP41.9=10000 RP41.10=1000',
    attesi:
      'RN1.1=40000 RN1.5=40000 RN4.1=40000 RN5.1=10640 RN14.1=360 RN22.1=360 RN26.2=10280 RN34.1=10280 RN45.2=10280 RN62.1=4112 RN62.2=6168 RP48.8=1000 RP49.8=360 RV1.1=40000',
    derivazione: 'PF1 2026 r. 7579-7582: un decimo di 10.000; senza col. 7 la spesa del 2025 dà il 36%',
  },
  {
    nome: 'facciate del 2022 al 60%',
    anni: [2023],
    dati: 'RL2.2=40000 RP41.1=2022 RP41.2=15 RP41.8=1 RP41.10=1000',
    attesi:
      'RN1.1=40000 RN1.5=40000 RN4.1=40000 RN5.1=10900 RN14.1=600 RN22.1=600 RN26.2=10300 RN34.1=10300 RN45.2=10300 RN62.1=4120 RN62.2=6180 RP48.1=1000 RP49.1=600 RV1.1=40000',
    derivazione: 'RP48 col. 1 per il 2022 con il codice 15',
  },
  {
    nome: 'tetto delle spese con lavori, 80.000 euro',
    anni: [2026],
    dati: 'RL2.2=80000 RP8.1=13 RP8.2=2000 RP41.1=2025 RP41.7=3 RP41.8=1 RP41.10=6500 RP42.1=2024 RP42.8=2 RP42.10=3000',
    attesi:
      'RN1.1=80000 RN1.5=80000 RN4.1=80000 RN5.1=27040 RN13.1=95 RN14.1=4750 RN22.1=4845 RN26.2=22195 RN34.1=22195 RN45.2=22195 RN62.1=8878 RN62.2=13317 RP15.3=2000 RP48.2=9500 RP49.2=4750 RV1.1=80000',
    derivazione:
      '14.000 × 50% = 7.000: 6.500 dei lavori del 2025 e 500 di università; la rata del 2024 è fuori',
  },
  {
    nome: 'assicurazione del 90% oltre 120.000 euro',
    anni: [2024],
    dati: 'RL2.2=180000 RP8.1=81 RP8.2=1000 RP9.1=33 RP9.2=632',
    attesi:
      'RN1.1=180000 RN1.5=180000 RN4.1=180000 RN5.1=70300 RN13.1=570 RN22.1=570 RN26.2=69730 RN34.1=69730 RN45.2=69730 RN62.1=27892 RN62.2=41838 RP15.2=632 RP15.8=1000 RV1.1=180000',
    derivazione: '90% di 1.000 × (240.000 − 180.000) / 120.000 = 450; asili nido interi, 120,08',
  },
  {
    nome: 'premi vita, disabilità e non autosufficienza insieme',
    anni: [2025],
    dati: 'RL2.2=30000 RP8.1=36 RP8.2=530 RP9.1=38 RP9.2=750 RP10.1=39 RP10.2=1291',
    attesi:
      'RN1.1=30000 RN1.5=30000 RN4.1=30000 RN5.1=7140 RN13.1=245 RN22.1=245 RN26.2=6895 RN34.1=6895 RN45.2=6895 RN62.1=2758 RN62.2=4137 RP15.3=1291 RV1.1=30000',
    derivazione: '530, poi 750 − 530, poi 1.291,14 − 750: 1.291,14 in tutto (PF1 2026 r. 5958-5997)',
  },
];

import type { CasoModello } from '../caso.ts';

/** Returns of 2025 on what a second reading of the law changed: limits of gifts, agreements, bonuses, shell companies. */
export const casiLettura2025: readonly CasoModello[] = [
  {
    nome: 'reddito minimo da società non operative',
    dati: 'RE2.2=2000 RE9.1=6000 RP21.1=1000 RH1.2=1 RH1.4=500 RH1.8=3000',
    attesi:
      'RN1.1=3000 RN1.4=3000 RN1.5=3000 RN3.1=1000 RN4.1=2000 RN5.1=460 RN26.2=460 RN34.1=460 RN45.2=460 RN62.1=184 RN62.2=276 RP39.1=1000 RV1.1=2000',
    derivazione:
      'PF1 2025 r. 9002-9021: 3.000 − 4.000 di perdita = −1.000, il maggiore fra questo e il minimo di 3.000 è RN1 col. 5; gli oneri lo riducono in RN4',
  },
  {
    nome: 'reddito minimo sotto l’imponibile',
    dati: 'RL2.2=5000 RP21.1=1000 RH1.2=1 RH1.4=500 RH1.8=3000',
    attesi:
      'RN1.1=8000 RN1.4=3000 RN1.5=8000 RN3.1=1000 RN4.1=7000 RN5.1=1610 RN26.2=1610 RN34.1=1610 RN45.2=1610 RN62.1=644 RN62.2=966 RP39.1=1000 RV1.1=7000',
    derivazione: '5.000 + 3.000 = 8.000, più del minimo; meno 1.000 di oneri',
  },
  {
    nome: 'erogazioni su più righi oltre il limite di ciascun genere',
    dati: 'RL2.2=100000 RP8.1=71 RP8.2=20000 RP9.1=76 RP9.2=20000 RP10.1=61 RP10.2=20000 RP11.1=61 RP11.2=20000 RP12.1=62 RP12.2=30000 RP13.1=62 RP13.2=1000',
    attesi:
      'RN1.1=100000 RN1.5=100000 RN4.1=100000 RN5.1=35640 RN13.1=25340 RN22.1=25340 RN26.2=10300 RN34.1=10300 RN45.2=10300 RN62.1=4120 RN62.2=6180 RP15.4=30000 RP15.5=30000 RP15.6=10000 RP15.7=20000 RV1.1=100000',
    derivazione:
      '30.000 in tutto fra 30% e 35%: 20.000 al 35% e 10.000 al 30%; 30.000 ONLUS e 30.000 partiti al 26%, meno 260 sui partiti',
  },
  {
    nome: 'concordato: le detrazioni guardano il reddito effettivo',
    dati: 'RE2.2=60000 RE26.1=0 CP2.1=20000 RN61.1=sì RN61.4=4600',
    attesi:
      'RN1.1=60000 RN1.5=20000 RN4.1=20000 RN5.1=4600 RN26.2=4600 RN34.1=4600 RN45.2=4600 RN62.1=1840 RN62.2=2760 RV1.1=20000',
    derivazione: 'imposta su 20.000; con 60.000 effettivi la detrazione dell’art. 13, c. 5 è zero',
  },
  {
    nome: 'concordato sopra il reddito effettivo',
    dati: 'RE2.2=10000 RE26.1=0 CP2.1=20000 RN61.1=sì RN61.4=3489',
    attesi:
      'RN1.1=10000 RN1.5=20000 RN4.1=20000 RN5.1=4600 RN7.4=1112 RN8.1=1112 RN22.1=1112 RN26.2=3488 RN34.1=3488 RN45.2=3488 RN62.1=1396 RN62.2=2093 RV1.1=20000',
    derivazione: '500 + 765 × (28.000 − 10.000) / 22.500 = 500 + 765 × 0,8 = 1.112; acconti su 3.489',
  },
  {
    nome: 'bonus tredicesima non ricevuto, 300 giorni',
    dati: 'FA2.1=F1 FA2.5=12 RC1.1=2 RC1.2=1 RC1.3=28000 RC6.1=300 RC10.1=4000 RC14.1=2 RC14.5=28000 RC14.8=300',
    attesi:
      'RC5.6=28000 RN44.1=82 RN44.2=82 RN1.1=28000 RN1.5=28000 RN4.1=28000 RN5.1=6440 RN7.1=1635 RN8.1=1635 RN22.1=1635 RN26.2=4805 RN33.4=4000 RN34.1=805 RN45.2=723 RN62.1=322 RN62.2=483 RV1.1=28000',
    derivazione:
      '100 × 300 / 365 = 82,19; 6.440 supera la detrazione di 1.910 × 300 / 365 + 65 = 1.634,86; gli acconti non ne tengono conto',
  },
  {
    nome: 'bonus tredicesima oltre 28.000',
    dati: 'FA2.1=F1 FA2.5=12 RC1.1=2 RC1.2=1 RC1.3=28001 RC6.1=365 RC10.1=4595 RC14.1=2 RC14.5=28001 RC14.8=365',
    attesi:
      'RC5.6=28001 RN1.1=28001 RN1.5=28001 RN4.1=28001 RN5.1=6440 RN7.1=1975 RN8.1=1975 RN22.1=1975 RN26.2=4465 RN33.4=4595 RN34.1=-130 RN46.1=130 RV1.1=28001',
    derivazione: '28.001 supera il limite',
  },
  {
    nome: 'bonus tredicesima senza figli a carico',
    dati: 'FA1.1=C FA1.5=12 RC1.1=2 RC1.2=1 RC1.3=20000 RC6.1=365 RC10.1=1268 RC14.1=2 RC14.5=20000 RC14.8=365',
    attesi:
      'RC5.6=20000 RN1.1=20000 RN1.5=20000 RN4.1=20000 RN5.1=4600 RN6.1=690 RN7.1=2642 RN8.1=3332 RN22.1=3332 RN26.2=1268 RN33.4=1268 RV1.1=20000',
    derivazione: 'serve almeno un figlio a carico (D.L. 167/2024)',
  },
  {
    nome: 'bonus tredicesima con imposta che non supera la detrazione',
    dati: 'FA2.1=F1 FA2.5=12 RC1.1=2 RC1.2=1 RC1.3=8500 RC6.1=365 RC10.1=0 RC14.1=2 RC14.5=8500 RC14.8=365',
    attesi:
      'RC5.6=8500 RN1.1=8500 RN1.5=8500 RN4.1=8500 RN5.1=1955 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN43.1=1200 RN43.2=1200 RN46.1=1200',
    derivazione: '1.955 non supera 1.955; il trattamento integrativo spetta, con la detrazione ridotta di 75',
  },
  {
    nome: 'bonus tredicesima da restituire, quota esente fino al limite del trattamento',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=14000 RC6.1=365 RC10.1=1200 RC14.1=2 RC14.4=1000 RC14.6=100 RC14.7=sì',
    attesi:
      'RC5.6=14000 RN1.1=14000 RN1.5=14000 RN4.1=14000 RN5.1=3220 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN26.2=1265 RN33.4=1200 RN34.1=65 RN43.1=1200 RN43.2=1200 RN44.3=100 RN46.1=1035 RN62.2=65 RV1.1=14000',
    derivazione: '14.000 + 1.000 non supera 15.000; 1.200 − 65 − 100 = 1.035',
  },
  {
    nome: 'quota esente oltre il limite del trattamento',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=14000 RC6.1=365 RC10.1=1200 RC14.1=2 RC14.4=1001',
    attesi:
      'RC5.6=14000 RN1.1=14000 RN1.5=14000 RN4.1=14000 RN5.1=3220 RN7.1=1955 RN8.1=1955 RN22.1=1955 RN26.2=1265 RN33.4=1200 RN34.1=65 RN45.2=65 RN62.2=65 RV1.1=14000',
    derivazione: '15.001 supera 15.000 e le detrazioni non superano l’imposta di 3.220',
  },
];

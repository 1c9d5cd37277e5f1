import type { CasoModello } from '../caso.ts';

/**
 * Returns of 2025 on what RP deducts and carries, on start-ups, on the credits of RU and CR and on RN61. The income is of
 * capital (RL2), which has no deduction of its own. Sources: facts on RP, RN, CR; TUIR artt. 10, 11 and 15.
 */
export const casiOneri2025: readonly CasoModello[] = [
  {
    nome: 'cane guida, rata di sanitarie e leasing di un giovane',
    dati: 'RL2.2=30000 RP5.2=1000 RP6.2=500 RP14.3=9000 RP14.90=sì',
    attesi:
      'RN1.1=30000 RN1.5=30000 RN4.1=30000 RN5.1=7140 RN13.1=1805 RN22.1=1805 RN26.2=5335 RN34.1=5335 RN45.2=5335 RN62.1=2134 RN62.2=3201 RP15.2=1500 RP15.3=8000 RV1.1=30000',
    derivazione: '1.000 + 500 + canone entro 8.000 = 9.500; al 19% 1.805; 7.140 − 1.805',
  },
  {
    nome: 'leasing e riscatto oltre i 35 anni, reddito 60.000',
    dati: 'RL2.2=60000 RP14.3=5000 RP14.4=12000',
    attesi:
      'RN1.1=60000 RN1.5=60000 RN4.1=60000 RN5.1=18440 RN13.1=2400 RN22.1=2400 RN26.2=16040 RN34.1=16040 RN45.2=16040 RN62.1=6416 RN62.2=9624 RP15.3=14000 RV1.1=60000',
    derivazione: '4.000 + 10.000 = 14.000 al 19% = 2.660, meno 260 oltre 50.000 euro',
  },
  {
    nome: 'cane guida e leasing con reddito 180.000',
    dati: 'RL2.2=180000 RP5.2=2000 RP14.3=4000',
    attesi:
      'RN1.1=180000 RN1.5=180000 RN4.1=180000 RN5.1=70040 RN13.1=500 RN22.1=500 RN26.2=69540 RN34.1=69540 RN45.2=69540 RN62.1=27816 RN62.2=41724 RP15.2=2000 RP15.3=4000 RV1.1=180000',
    derivazione: '2.000 al 19% = 380 per intero; 4.000 al 19% × 0,5 = 380, meno 260 = 120',
  },
  {
    nome: 'oneri deducibili di ogni genere',
    dati: 'RL2.2=60000 RP26.1=7 RP26.2=500 RP27.1=3000 RP27.2=3000 RP28.2=4000 RP29.2=1000 RP30.2=500 RP32.2=200000 RP33.1=1000 RP33.2=500 RP34.2=300 RP36.2=7000',
    attesi:
      'RN1.1=60000 RN1.5=60000 RN3.1=18047 RN4.1=41953 RN5.1=11324 RN26.2=11324 RN34.1=11324 RN45.2=11324 RN62.1=4530 RN62.2=6794 RP32.4=5000 RP33.3=1500 RP34.3=300 RP36.3=6000 RP39.1=18047 RV1.1=41953',
    derivazione:
      '500 + (7.746,86 − 3.000 − 1.000) + 1.000 + 200.000 × 20% / 8 + 1.500 + 300 + 10% di 60.000 = 18.046,86 (PF1 2025 r. 6375-6388); le erogazioni oltre il 10% si riportano',
  },
  {
    nome: 'oneri che il reddito non accoglie',
    dati: 'RL2.2=5000 RP21.1=3000 RP33.1=4000 RP34.2=200 RP36.2=600',
    attesi:
      'RN1.1=5000 RN1.5=5000 RN3.1=7700 RN47.36=2000 RN47.33=200 RN47.38=500 RP33.3=4000 RP34.3=200 RP36.3=500 RP39.1=7700',
    derivazione: '5.000 − 3.000 = 2.000 per RP33, che riporta 2.000; niente per RP34 e RP36',
  },
  {
    nome: 'start-up di quattro anni con imposta 2.300',
    dati: 'RL2.2=10000 RN18.1=1000 RN19.1=0 RN20.1=1000 RP80.3=2000 RP80.5=600 RP80.5#2=400',
    attesi:
      'RN1.1=10000 RN1.5=10000 RN4.1=10000 RN5.1=2300 RN18.2=1000 RN20.2=1000 RN21.1=1000 RN21.2=300 RN22.1=2300 RN47.3=700 RP80.6=1000 RP80.6#2=1000',
    derivazione: 'prima i residui: 2.300 − 1.000 − 1.000 = 300 dell’anno; 700 si riportano',
  },
  {
    nome: 'altre detrazioni della sezione VI',
    dati: 'RL2.2=10000 RP82.1=sì RP83.1=1 RP83.2=300',
    attesi:
      'RN1.1=10000 RN1.5=10000 RN4.1=10000 RN5.1=2300 RN17.2=1300 RN22.1=1300 RN26.2=1000 RN34.1=1000 RN45.2=1000 RN62.1=400 RN62.2=600 RV1.1=10000',
    derivazione: '1.000 del cane guida, 100 e 200 già determinate; 2.300 − 1.300',
  },
  {
    nome: 'crediti di un anno, fondi comuni, quadro RU e acconti ricalcolati',
    dati: 'RL2.2=30000 CR31.1=12 CR31.3=100 CR31.2=200 CR31.6=50 RN32.1=40 RU5.3=1000 RU7.5=600 RN61.1=sì RN61.4=7000',
    attesi:
      'RN1.1=30000 RN1.5=30000 RN4.1=30000 RN5.1=7140 RN26.2=7140 RN32.16=250 RN34.1=6850 RN35.1=600 RN45.2=6250 RN62.1=2800 RN62.2=4200 RV1.1=30000',
    derivazione: '7.140 − 250 − 40 = 6.850; meno 600 di RU; acconti su 7.000 (RN61) e non su RN34',
  },
  {
    nome: 'crediti di un anno oltre l’imposta, acconti ricalcolati sotto soglia',
    dati: 'RL2.2=1000 CR31.1=12 CR31.2=300 RN61.1=sì RN61.4=51',
    attesi: 'RN1.1=1000 RN1.5=1000 RN4.1=1000 RN5.1=230 RN26.2=230 RN32.16=230 RN47.51=70 RV1.1=1000',
    derivazione: 'imposta 230: il credito la annulla, 70 si riportano; 51 non supera 51,65',
  },
];

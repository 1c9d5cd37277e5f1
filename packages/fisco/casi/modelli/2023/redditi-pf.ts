import type { CasoModello } from '../caso.ts';

/** Whole returns of 2023: what is given, and every rigo that follows. Sources: TUIR artt. 11-13 e 15; L. 234/2021 cc. 2-3; D.Lgs. 230/2021. */
export const casi2023: readonly CasoModello[] = [
  {
    nome: 'dipendente 14.000, bonus non erogato',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=14000 RC6.1=365 RC10.1=1200 RC14.1=2',
    attesi:
      'RC5.5=14000 RN1.1=14000 RN1.5=14000 RN4.1=14000 RN5.1=3220 RN7.1=1880 RN8.1=1880 RN22.1=1880 RN26.2=1340 RN33.4=1200 RN34.1=140 RN43.1=1200 RN43.2=1200 RN46.1=1060 RN62.2=140 RV1.1=14000',
    derivazione: 'imposta 3.220 per scaglioni su 14.000; lavoro 1.880 (art. 13); bonus 1.200',
  },
  {
    nome: 'dipendente 24.000, bonus già erogato',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=24000 RC6.1=365 RC10.1=4700 RC14.1=1 RC14.2=100',
    attesi:
      'RC5.5=24000 RN1.1=24000 RN1.5=24000 RN4.1=24000 RN5.1=5700 RN7.1=2276 RN8.1=2276 RN22.1=2276 RN26.2=3424 RN33.4=4700 RN34.1=-1276 RN43.3=100 RN46.1=1176 RV1.1=24000',
    derivazione: 'imposta 5.700 per scaglioni su 24.000; lavoro 2.276 (art. 13)',
  },
  {
    nome: 'dipendente 31.500 con mutuo e veterinario',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=31500 RC6.1=365 RC10.1=6000 RP7.1=4500 RP8.1=29 RP8.2=700',
    attesi:
      'RC5.5=31500 RN1.1=31500 RN1.5=31500 RN4.1=31500 RN5.1=7925 RN7.1=1671 RN8.1=1671 RN13.1=840 RN22.1=2511 RN26.2=5414 RN33.4=6000 RN34.1=-586 RN46.1=586 RP15.2=4000 RP15.3=421 RV1.1=31500',
    derivazione: 'imposta 7.925 per scaglioni su 31.500; lavoro 1.671 (art. 13); oneri 840 al 19%',
  },
  {
    nome: 'dipendente 40.000 con coniuge',
    dati: 'FA1.1=C FA1.5=12 RC1.1=2 RC1.2=1 RC1.3=40000 RC6.1=365 RC10.1=8000',
    attesi:
      'RC5.5=40000 RN1.1=40000 RN1.5=40000 RN4.1=40000 RN5.1=10900 RN6.1=690 RN7.1=868 RN8.1=1558 RN22.1=1558 RN26.2=9342 RN33.4=8000 RN34.1=1342 RN45.2=1342 RN62.1=537 RN62.2=805 RV1.1=40000',
    derivazione: 'imposta 10.900 per scaglioni su 40.000; coniuge 690; lavoro 868 (art. 13)',
  },
  {
    nome: 'pensionato 18.000 con colf',
    dati: 'RC2.1=1 RC2.3=18000 RC6.2=365 RC10.1=2500 RP23.1=2000',
    attesi:
      'RC5.5=18000 RN1.1=18000 RN1.5=18000 RN3.1=1549 RN4.1=16451 RN5.1=3813 RN7.2=1344 RN8.1=1344 RN22.1=1344 RN26.2=2469 RN33.4=2500 RN34.1=-31 RN46.1=31 RP39.1=1549 RV1.1=16451',
    derivazione: 'imposta 3.813 per scaglioni su 16.451; lavoro 1.344 (art. 13)',
  },
  {
    nome: 'sola pensione 7.500',
    dati: 'RC2.1=1 RC2.3=7500 RC6.2=365 RC10.1=0',
    attesi: 'RC5.5=7500 RN1.1=7500 RN1.5=7500 RN4.1=7500 RN7.2=1955 RN8.1=1955 RN22.1=1955',
    derivazione: 'imposta 0 per scaglioni su 7.500; lavoro 1.955 (art. 13)',
  },
  {
    nome: 'assimilato 20.000',
    dati: 'RC7.2=20000 RC10.1=3000 RN38.6=300',
    attesi:
      'RC9.1=20000 RN1.1=20000 RN1.5=20000 RN4.1=20000 RN5.1=4700 RN7.4=772 RN8.1=772 RN22.1=772 RN26.2=3928 RN33.4=3000 RN34.1=928 RN45.2=628 RN62.1=371 RN62.2=557 RV1.1=20000',
    derivazione: 'imposta 4.700 per scaglioni su 20.000; lavoro 772 (art. 13)',
  },
  {
    nome: 'dipendente 30.000 con due figli',
    dati: 'FA2.1=F1 FA2.5=12 FA2.7=50 FA2.10=10 FA3.1=F FA3.5=12 FA3.6=2 FA3.7=50 RC1.1=2 RC1.2=1 RC1.3=30000 RC6.1=365 RC10.1=5000',
    attesi:
      'RC5.5=30000 RN1.1=30000 RN1.5=30000 RN4.1=30000 RN5.1=7400 RN6.2=395 RN7.1=1801 RN8.1=2196 RN22.1=2196 RN26.2=5204 RN33.4=5000 RN34.1=204 RN45.2=204 RN62.2=204 RV1.1=30000',
    derivazione:
      'imposta 7.400 per scaglioni su 30.000; figli 576,67 × 0,6842 = 394,55, col rapporto di un figlio anche a gennaio e febbraio (PF1 2023 r. 8447-8453); lavoro 1.801 (art. 13)',
  },
  {
    nome: 'dipendente 60.000 con spese',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=60000 RC6.1=365 RC10.1=18000 RP1.2=2129 RP8.1=30 RP8.2=2000 RP9.1=12 RP9.2=1200',
    attesi:
      'RC5.5=60000 RN1.1=60000 RN1.5=60000 RN4.1=60000 RN5.1=18700 RN13.1=912 RN22.1=912 RN26.2=17788 RN33.4=18000 RN34.1=-212 RN46.1=212 RP15.2=2000 RP15.3=2800 RV1.1=60000',
    derivazione: 'imposta 18.700 per scaglioni su 60.000; oneri 912 al 19%',
  },
  {
    nome: 'dipendente 130.000 con oneri',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=130000 RC6.1=365 RC10.1=45000 RP7.1=3000 RP8.1=30 RP8.2=9000 RP21.1=5000',
    attesi:
      'RC5.5=130000 RN1.1=130000 RN1.5=130000 RN3.1=5000 RN4.1=125000 RN5.1=46650 RN13.1=2137 RN22.1=2137 RN26.2=44513 RN33.4=45000 RN34.1=-487 RN46.1=487 RP15.2=3000 RP15.3=9000 RP39.1=5000 RV1.1=125000',
    derivazione: 'imposta 46.650 per scaglioni su 125.000; oneri 2.137 al 19%',
  },
  {
    nome: 'dipendente 20.000 e cedolare 9.600',
    dati: 'RB1.1=800 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=9600 RB1.11=sì RC1.1=2 RC1.2=1 RC1.3=20000 RC6.1=365 RC10.1=3300',
    attesi:
      'LC1.1=2016 LC1.3=2016 LC1.5=2016 LC1.12=2016 LC2.1=806 LC2.2=1210 RB1.14=9600 RB10.14=9600 RB11.1=2016 RB11.3=2016 RC5.5=20000 RN1.1=29600 RN1.5=20000 RN4.1=20000 RN5.1=4700 RN7.1=1836 RN8.1=1836 RN22.1=1836 RN26.2=2864 RN33.4=3300 RN34.1=-436 RN46.1=436 RV1.1=20000',
    derivazione: 'imposta 4.700 per scaglioni su 20.000; lavoro 1.836 (art. 13); cedolare 21% di 9.600',
  },
  {
    nome: 'tempo determinato 4.000 per 100 giorni',
    dati: 'RC1.1=2 RC1.2=2 RC1.3=4000 RC6.1=100 RC10.1=0',
    attesi: 'RC5.5=4000 RN1.1=4000 RN1.5=4000 RN4.1=4000 RN5.1=920 RN7.1=1380 RN8.1=1380 RN22.1=1380',
    derivazione: 'imposta 920 per scaglioni su 4.000; lavoro 1.380 (art. 13)',
  },
];

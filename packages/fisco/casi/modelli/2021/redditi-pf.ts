import type { CasoModello } from '../caso.ts';

/** Whole returns of 2021: what is given, and every rigo that follows. Sources: TUIR artt. 11-13 e 15; D.L. 3/2020; L. 160/2019 c. 629. */
export const casi2021: readonly CasoModello[] = [
  {
    nome: 'dipendente 14.000, bonus non erogato',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=14000 RC6.1=365 RC10.1=1200 RC14.1=2',
    attesi:
      'RC5.5=14000 RN1.1=14000 RN1.5=14000 RN4.1=14000 RN5.1=3220 RN7.1=1609 RN8.1=1609 RN22.1=1609 RN26.2=1611 RN33.4=1200 RN34.1=411 RN43.1=1080 RN43.2=1080 RN46.1=669 RN62.1=164 RN62.2=247 RV1.1=14000',
    derivazione: 'imposta 3.220 per scaglioni su 14.000; lavoro 1.609 (art. 13); bonus 1.080',
  },
  {
    nome: 'dipendente 24.000, bonus già erogato',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=24000 RC6.1=365 RC10.1=4700 RC14.1=1 RC14.2=1080',
    attesi:
      'RC5.5=24000 RN1.1=24000 RN1.5=24000 RN4.1=24000 RN5.1=5880 RN7.1=1158 RN8.1=1158 RN22.1=1158 RN26.2=4722 RN33.4=4700 RN34.1=22 RN43.1=1080 RN45.2=22 RV1.1=24000',
    derivazione: 'imposta 5.880 per scaglioni su 24.000; lavoro 1.158 (art. 13); bonus 1.080',
  },
  {
    nome: 'dipendente 31.500 con mutuo e veterinario',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=31500 RC6.1=365 RC10.1=6000 RP7.1=4500 RP8.1=29 RP8.2=700',
    attesi:
      'RC5.5=31500 RN1.1=31500 RN1.5=31500 RN4.1=31500 RN5.1=8290 RN7.1=851 RN7.90=540 RN8.1=1391 RN13.1=830 RN22.1=2221 RN26.2=6069 RN33.4=6000 RN34.1=69 RN45.2=69 RN62.2=69 RP15.3=4371 RP15.4=4371 RV1.1=31500',
    derivazione:
      'imposta 8.290 per scaglioni su 31.500; lavoro 851 (art. 13); ulteriore 540; oneri 830 al 19%',
  },
  {
    nome: 'dipendente 40.000 con coniuge',
    dati: 'FA1.1=C FA1.5=12 RC1.1=2 RC1.2=1 RC1.3=40000 RC6.1=365 RC10.1=8000',
    attesi:
      'RC5.5=40000 RN1.1=40000 RN1.5=40000 RN4.1=40000 RN5.1=11520 RN6.1=690 RN7.1=543 RN8.1=1233 RN22.1=1233 RN26.2=10287 RN33.4=8000 RN34.1=2287 RN45.2=2287 RN62.1=915 RN62.2=1372 RV1.1=40000',
    derivazione: 'imposta 11.520 per scaglioni su 40.000; coniuge 690; lavoro 543 (art. 13)',
  },
  {
    nome: 'pensionato 18.000 con colf',
    dati: 'RC2.1=1 RC2.3=18000 RC6.2=365 RC10.1=2500 RP23.1=2000',
    attesi:
      'RC5.5=18000 RN1.1=18000 RN1.5=18000 RN3.1=1549 RN4.1=16451 RN5.1=3842 RN7.2=1200 RN8.1=1200 RN22.1=1200 RN26.2=2642 RN33.4=2500 RN34.1=142 RN45.2=142 RN62.2=142 RP39.1=1549 RV1.1=16451',
    derivazione: 'imposta 3.842 per scaglioni su 16.451; lavoro 1.200 (art. 13)',
  },
  {
    nome: 'sola pensione 7.500',
    dati: 'RC2.1=1 RC2.3=7500 RC6.2=365 RC10.1=0',
    attesi: 'RC5.5=7500 RN1.1=7500 RN1.5=7500 RN4.1=7500 RN7.2=1880 RN8.1=1880 RN22.1=1880',
    derivazione: 'imposta 0 per scaglioni su 7.500; lavoro 1.880 (art. 13)',
  },
  {
    nome: 'assimilato 20.000',
    dati: 'RC7.2=20000 RC10.1=3000 RN38.6=300',
    attesi:
      'RC9.1=20000 RN1.1=20000 RN1.5=20000 RN4.1=20000 RN5.1=4800 RN7.4=770 RN8.1=770 RN22.1=770 RN26.2=4030 RN33.4=3000 RN34.1=1030 RN45.2=730 RN62.1=412 RN62.2=618 RV1.1=20000',
    derivazione: 'imposta 4.800 per scaglioni su 20.000; lavoro 770 (art. 13)',
  },
  {
    nome: 'dipendente 30.000 con due figli',
    dati: 'FA2.1=F1 FA2.5=12 FA2.7=50 FA3.1=F FA3.5=12 FA3.6=12 FA3.7=50 RC1.1=2 RC1.2=1 RC1.3=30000 RC6.1=365 RC10.1=5000',
    attesi:
      'RC5.5=30000 RN1.1=30000 RN1.5=30000 RN4.1=30000 RN5.1=7720 RN6.2=789 RN7.1=906 RN7.90=566 RN8.1=2261 RN22.1=2261 RN26.2=5459 RN33.4=5000 RN34.1=459 RN45.2=459 RN62.1=184 RN62.2=275 RV1.1=30000',
    derivazione: 'imposta 7.720 per scaglioni su 30.000; figli 789; lavoro 906 (art. 13); ulteriore 566',
  },
  {
    nome: 'dipendente 60.000 con spese',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=60000 RC6.1=365 RC10.1=18000 RP1.2=2129 RP8.1=30 RP8.2=2000 RP9.1=12 RP9.2=1200',
    attesi:
      'RC5.5=60000 RN1.1=60000 RN1.5=60000 RN4.1=60000 RN5.1=19270 RN13.1=912 RN22.1=912 RN26.2=18358 RN33.4=18000 RN34.1=358 RN45.2=358 RN62.1=143 RN62.2=215 RP15.2=2000 RP15.3=2800 RP15.4=4800 RV1.1=60000',
    derivazione: 'imposta 19.270 per scaglioni su 60.000; oneri 912 al 19%',
  },
  {
    nome: 'dipendente 130.000 con oneri',
    dati: 'RC1.1=2 RC1.2=1 RC1.3=130000 RC6.1=365 RC10.1=45000 RP7.1=3000 RP8.1=30 RP8.2=9000 RP21.1=5000',
    attesi:
      'RC5.5=130000 RN1.1=130000 RN1.5=130000 RN3.1=5000 RN4.1=125000 RN5.1=46920 RN13.1=2137 RN22.1=2137 RN26.2=44783 RN33.4=45000 RN34.1=-217 RN46.1=217 RP15.3=12000 RP15.4=12000 RP39.1=5000 RV1.1=125000',
    derivazione: 'imposta 46.920 per scaglioni su 125.000; oneri 2.137 al 19%',
  },
  {
    nome: 'dipendente 20.000 e cedolare 9.600',
    dati: 'RB1.1=800 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=9600 RB1.11=sì RC1.1=2 RC1.2=1 RC1.3=20000 RC6.1=365 RC10.1=3300',
    attesi:
      'LC1.1=2016 LC1.3=2016 LC1.5=2016 LC1.13=2016 LC2.1=806 LC2.2=1210 RB1.14=9600 RB10.14=9600 RB11.1=2016 RB11.3=2016 RC5.5=20000 RN1.1=29600 RN1.5=20000 RN4.1=20000 RN5.1=4800 RN7.1=920 RN7.90=573 RN8.1=1493 RN22.1=1493 RN26.2=3307 RN33.4=3300 RN34.1=7 RN45.2=7 RV1.1=20000',
    derivazione:
      'imposta 4.800 per scaglioni su 20.000; lavoro 920 (art. 13); ulteriore 573; cedolare 21% di 9.600',
  },
  {
    nome: 'tempo determinato 4.000 per 100 giorni',
    dati: 'RC1.1=2 RC1.2=2 RC1.3=4000 RC6.1=365 RC10.1=0',
    attesi: 'RC5.5=4000 RN1.1=4000 RN1.5=4000 RN4.1=4000 RN5.1=920 RN7.1=1880 RN8.1=1880 RN22.1=1880',
    derivazione: 'imposta 920 per scaglioni su 4.000; lavoro 1.880 (art. 13)',
  },
];

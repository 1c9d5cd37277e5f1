import type { CasoModello } from './caso.ts';

/** A form of a year. */
export interface CasoIsa extends CasoModello {
  readonly anno: number;
}

/** ISA and the proposal of the agreement: every casella that the form counts, other than zero, worked out by hand. */
export const casiIsa: readonly CasoIsa[] = [
  {
    nome: 'Punteggio 9, anno 2023',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=9',
    attesi: 'IS923.1=9 IS924.1=70000 IS925.1=50000 IS926.1=70000',
    derivazione: 'da 9: 70.000, 50.000, 70.000',
  },
  {
    nome: 'Punteggio 8, anno 2023',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=8',
    attesi: 'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000',
    derivazione: 'da 8 a meno di 9: 50.000, 20.000, 50.000',
  },
  {
    nome: 'Punteggio 8,99, anno 2024',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8.99',
    attesi: 'IS923.1=8.99 IS924.1=50000 IS925.1=20000 IS926.1=50000',
    derivazione: 'sotto 9',
  },
  {
    nome: 'Punteggio 7,99, anno 2024',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=7.99',
    attesi: 'IS923.1=7.99',
    derivazione: 'sotto 8: nessun beneficio',
  },
  {
    nome: 'Media di due anni, 8,5',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=7.5 IS921.1=9.5',
    attesi: 'IS923.1=7.5 IS924.1=50000 IS925.1=20000 IS926.1=50000',
    derivazione: '(7,5 + 9,5) / 2 = 8,5: i benefici ordinari',
  },
  {
    nome: 'Media di due anni, 8,49',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=7.49 IS921.1=9.49',
    attesi: 'IS923.1=7.49',
    derivazione: '(7,49 + 9,49) / 2 = 8,49: nessuno',
  },
  {
    nome: 'Media di due anni, 9',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8.2 IS921.1=9.8',
    attesi: 'IS923.1=8.2 IS924.1=70000 IS925.1=50000 IS926.1=70000',
    derivazione: '(8,2 + 9,8) / 2 = 9: i maggiori',
  },
  {
    nome: 'Punteggio 9, anno 2022',
    anno: 2023,
    dati: 'IS1.1=691000 IS2.1=9',
    attesi: 'IS923.1=9 IS924.1=50000 IS925.1=20000 IS926.1=50000',
    derivazione: 'prima del D.Lgs. 1/2024: 50.000 e 20.000 comunque',
  },
  {
    nome: 'Punteggio 8, anno 2021',
    anno: 2022,
    dati: 'IS1.1=691000 IS2.1=8',
    attesi: 'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000',
    derivazione: '50.000 e 20.000',
  },
  {
    nome: 'L’adeguamento alza il punteggio',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=7.2 IS3.1=10000 IS5.1=9.1',
    attesi: 'IS923.1=9.1 IS924.1=70000 IS925.1=50000 IS926.1=70000',
    derivazione: 'vale il punteggio dopo l’adeguamento, 9,10',
  },
  {
    nome: 'Aderente al concordato con voto basso',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=3 IS922.1=sì',
    attesi: 'IS923.1=3 IS924.1=70000 IS925.1=50000 IS926.1=70000',
    derivazione: 'i benefici non dipendono dal voto',
  },
  {
    nome: 'Escluso: nessun beneficio',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=10 IS901.1=1',
    attesi: 'IS923.1=10',
    derivazione: 'la causa di esclusione toglie i benefici',
  },
  {
    nome: 'Attività secondarie',
    anno: 2025,
    dati: 'IS911.2=70000 IS911.3=sì IS912.2=20000 IS913.2=10000 IS901.1=7',
    attesi: 'IS915.1=100000 IS915.2=30000',
    derivazione: '30.000 su 100.000',
  },
  {
    nome: 'Conti di un commerciante',
    anno: 2025,
    dati: 'F1.1=500000 F2.1=2000 F3.1=1000 F4.1=500 F5.1=6500 F6.1=40000 F7.1=50000 F8.1=300000 F15.1=30000 F18.1=60000 F24.1=10000',
    attesi: 'F901.1=510000 F902.1=290000 F903.1=220000 F904.1=120000',
    derivazione: 'positivi 510.000; 40.000 + 300.000 − 50.000 = 290.000; 220.000 − 100.000',
  },
  {
    nome: 'Conti di un tabaccaio',
    anno: 2025,
    dati: 'F1.1=80000 F9.1=5000 F10.1=7000 F11.1=40000 F12.1=1000',
    attesi: 'F901.1=80000 F902.1=39000 F903.1=41000 F904.1=41000',
    derivazione: '5.000 + 40.000 + 1.000 − 7.000 = 39.000',
  },
  {
    nome: 'Opere ultrannuali',
    anno: 2025,
    dati: 'F1.1=100000 F13.1=30000 F14.1=80000 F8.1=60000',
    attesi: 'F901.1=100000 F902.1=10000 F903.1=90000 F904.1=90000',
    derivazione: '30.000 + 60.000 − 80.000 = 10.000',
  },
  {
    nome: 'Conti di un professionista',
    anno: 2025,
    dati: 'H901.1=90000 H902.1=1000 H903.1=500 H904.1=20000 H905.1=5000 H906.1=8000 H907.1=12000',
    attesi: 'H908.1=46500',
    derivazione: '91.500 − 45.000',
  },
  {
    nome: 'Conti di un professionista, modello 2019',
    anno: 2019,
    dati: 'G901.1=50000 G907.1=60000',
    attesi: 'G908.1=-10000',
    derivazione: '50.000 − 60.000',
  },
  {
    nome: 'Giornate del personale',
    anno: 2025,
    dati: 'A1.1=936 A902.1=312 A903.1=100 A905.1=52',
    attesi: 'A906.1=1400',
    derivazione: '936 + 312 + 100 + 52',
  },
  {
    nome: 'Proposta senza imposta sostitutiva',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=50000 P6.1=60000 P7.1=62000 P910.2=35 P911.1=70000 P912.1=75000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=10000 P912.2=12000 P911.4=24500 P911.5=21000 P911.6=3500 P912.4=26250 P912.5=21700 P912.6=4550 P913.1=8050 P914.1=1000',
    derivazione:
      '70.000 × 35% = 24.500 contro 60.000 × 35% = 21.000; 26.250 contro 21.700; acconti 10% di 10.000',
  },
  {
    nome: 'Proposta con imposta sostitutiva al 10%',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=50000 P6.1=60000 P7.1=62000 P910.2=35 P910.3=sì P911.1=70000 P912.1=75000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=10000 P912.2=12000 P911.3=1000 P912.3=1200 P911.4=24500 P911.5=18500 P911.6=6000 P912.4=26250 P912.5=18700 P912.6=7550 P913.1=13550 P914.1=1000',
    derivazione: '50.000 × 35% + 1.000 = 18.500; 50.000 × 35% + 1.200 = 18.700',
  },
  {
    nome: 'Proposta con imposta sostitutiva al 12%',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=6 P4.1=50000 P6.1=60000 P7.1=50000 P910.2=43 P910.3=sì P911.1=50000 P912.1=50000',
    attesi:
      'IS923.1=6 P910.4=12 P911.2=10000 P911.3=1200 P911.4=21500 P911.5=22700 P911.6=-1200 P912.4=21500 P912.5=21500 P913.1=-1200 P914.1=1000',
    derivazione: '50.000 × 43% + 1.200 = 22.700: aderire costa 1.200 in più',
  },
  {
    nome: 'Proposta con imposta sostitutiva al 15%',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=5.99 P4.1=40000 P6.1=50000 P7.1=52000 P910.1=1 P910.2=35 P910.3=sì P911.1=60000 P912.1=60000',
    attesi:
      'IS923.1=5.99 P910.4=15 P911.2=10000 P912.2=12000 P911.3=1500 P912.3=1800 P911.4=21000 P911.5=15500 P911.6=5500 P912.4=21000 P912.5=15800 P912.6=5200 P913.1=10700 P914.1=1000',
    derivazione: '10.000 × 15% e 12.000 × 15%; sotto 8 nessun tetto',
  },
  {
    nome: 'Oltre 85.000, SRL con punteggio 8',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=100000 P6.1=200000 P7.1=100000 P910.1=2 P910.2=24 P910.3=sì P911.1=200000 P912.1=100000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=100000 P911.3=12100 P911.4=48000 P911.5=36100 P911.6=11900 P912.4=24000 P912.5=24000 P913.1=11900 P914.1=10000 P916.1=125000',
    derivazione: '85.000 × 10% + 15.000 × 24% = 12.100; 24.000 + 12.100 = 36.100; tetto 100.000 + 25%',
  },
  {
    nome: 'Oltre 85.000, persona con punteggio 8',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=100000 P6.1=200000 P7.1=100000 P910.1=1 P910.2=43 P910.3=sì P911.1=200000 P912.1=100000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=100000 P911.3=14950 P911.4=86000 P911.5=57950 P911.6=28050 P912.4=43000 P912.5=43000 P913.1=28050 P914.1=10000 P916.1=125000',
    derivazione: '8.500 + 15.000 × 43% = 14.950; 43.000 + 14.950 = 57.950',
  },
  {
    nome: 'Oltre 85.000, biennio 2024-2025',
    anno: 2024,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=100000 P6.1=200000 P7.1=100000 P910.1=2 P910.2=24 P910.3=sì P911.1=200000 P912.1=100000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=100000 P911.3=10000 P911.4=48000 P911.5=34000 P911.6=14000 P912.4=24000 P912.5=24000 P913.1=14000 P914.1=10000',
    derivazione: '100.000 × 10%: il limite non c’era',
  },
  {
    nome: 'Maggiorazione IRAP',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8 P5.1=80000 P8.1=90500 P9.1=91000',
    attesi: 'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P915.1=315 P916.2=100000',
    derivazione: '3% di 10.500 = 315; tetto 80.000 + 25%',
  },
  {
    nome: 'Tetto con punteggio 10',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=10 P4.1=50000 P5.1=60000',
    attesi: 'IS923.1=10 IS924.1=70000 IS925.1=50000 IS926.1=70000 P916.1=55000 P916.2=66000',
    derivazione: '10%',
  },
  {
    nome: 'Tetto con punteggio 9',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=9 P4.1=50000',
    attesi: 'IS923.1=9 IS924.1=70000 IS925.1=50000 IS926.1=70000 P916.1=57500',
    derivazione: '15%',
  },
  {
    nome: 'Proposta sotto il riferimento',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8 P4.1=50000 P6.1=45000 P7.1=48000 P910.2=35 P910.3=sì P911.1=60000 P912.1=60000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.4=21000 P911.5=15750 P911.6=5250 P912.4=21000 P912.5=16800 P912.6=4200 P913.1=9450 P916.1=62500',
    derivazione: 'nessun maggior reddito: 45.000 × 35% e 48.000 × 35%',
  },
  {
    nome: 'Perdita di riferimento',
    anno: 2025,
    dati: 'IS1.1=691000 IS2.1=8 P6.1=20000 P7.1=20000 P910.2=23 P910.3=sì P911.1=30000 P912.1=30000',
    attesi:
      'IS923.1=8 IS924.1=50000 IS925.1=20000 IS926.1=50000 P910.4=10 P911.2=20000 P912.2=20000 P911.3=2000 P912.3=2000 P911.4=6900 P911.5=2000 P911.6=4900 P912.4=6900 P912.5=2000 P912.6=4900 P913.1=9800 P914.1=2000',
    derivazione: 'tutto il proposto è maggior reddito: 20.000 × 10%',
  },
];

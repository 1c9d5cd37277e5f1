import type { CasoSc } from './redditi-sc.ts';

type Riga = readonly [nome: string, anno: number, dati: string, attesi: string, derivazione: string];
const join = (...pezzi: string[]) => pezzi.filter(Boolean).join(' ');

// What follows by copying, written once.
const globale = (somma: number, reddito = somma) =>
  join(`NF911.1=${somma} NF12.2=${reddito}`, reddito > 0 ? `CN1.2=${reddito}` : `CN2.1=${-reddito}`);
const imposta = (dopo: number, ires: number, primo: number, secondo: number, imponibile = dopo) =>
  join(
    `CN4.1=${dopo} CN4.4=${imponibile} CN5.1=${ires} CN7.1=${ires} CN17.1=${ires} CN23.1=${ires} CC901.1=${ires}`,
    primo ? `ZA1.1=${primo}` : '',
    secondo ? `ZA2.1=${secondo}` : '',
  );

const CASI: readonly Riga[] = [
  [
    'Due società in utile',
    2025,
    'NF901.3=100000 NF902.3=50000',
    join(globale(150_000), imposta(150_000, 36_000, 14_400, 21_600)),
    '150.000 × 24%',
  ],
  [
    'Utile e perdita',
    2025,
    'NF901.3=100000 NF902.3=-40000',
    join(globale(60_000), imposta(60_000, 14_400, 5_760, 8_640)),
    '100.000 − 40.000',
  ],
  [
    'Gruppo in perdita',
    2025,
    'NF901.3=10000 NF902.3=-40000',
    join(globale(-30_000), 'CS901.1=30000'),
    '30.000 da riportare',
  ],
  [
    'Soggetto ISA',
    2025,
    'NF901.3=10000 FR5.1=sì',
    join(globale(10_000), imposta(10_000, 2_400, 1_200, 1_200)),
    'due metà',
  ],
  [
    'Sei società, due moduli',
    2024,
    'NF901.3=1000 NF902.3=1000 NF903.3=1000 NF904.3=1000 NF905.3=1000 NF901.3#2=1000',
    join(globale(6_000), imposta(6_000, 1_440, 576, 864)),
    '6.000 × 24%',
  ],
  [
    'Interessi di una società nel ROL di un’altra',
    2025,
    'NF901.3=100000 NF901.5=10000 NF902.6=6000',
    join(
      'NF912.1=10000 NF913.1=6000 NF914.1=6000',
      globale(100_000, 94_000),
      imposta(94_000, 22_560, 9_024, 13_536),
    ),
    'dedotti 6.000',
  ],
  [
    'Rettifiche di consolidamento',
    2025,
    'NF901.3=100000 NF915.1=5000 NF915.2=2000',
    join(globale(100_000, 103_000), imposta(103_000, 24_720, 9_888, 14_832)),
    '100.000 + 5.000 − 2.000',
  ],
  [
    'Perdite del gruppo, misura limitata',
    2025,
    'NF901.3=80000 CS911.1=100000',
    join(
      globale(80_000),
      'CN3.1=64000 CN3.3=64000 CS911.2=64000 CS911.3=36000 CS901.1=36000',
      imposta(16_000, 3_840, 1_536, 2_304),
    ),
    '80% di 80.000',
  ],
  [
    'Perdite del gruppo, prima le piene',
    2025,
    'NF901.3=100000 CS911.1=90000 CS921.1=50000 CS924.1=2',
    join(
      globale(100_000),
      'CN3.1=50000 CN3.2=50000 CN3.3=100000 CS911.2=50000 CS911.3=40000 CS921.2=50000 CS901.1=40000',
    ),
    '50.000 piene, 50.000 limitate: imponibile zero',
  ],
  [
    'Reddito minimo',
    2025,
    'NF901.3=20000 NF902.4=15000 CS911.1=50000',
    join(
      'NF8.3=15000 CN1.1=15000',
      globale(20_000),
      'CN3.1=5000 CN3.3=5000 CS911.2=5000 CS911.3=45000 CS901.1=45000',
      imposta(15_000, 3_600, 1_440, 2_160),
    ),
    'le perdite non scendono sotto 15.000',
  ],
  [
    'ACE e start-up trasferite',
    2024,
    'NF901.3=50000 NF901.11=3000 NF902.12=2000',
    join(
      'NX80.1=3000 NX87.2=2000',
      globale(50_000),
      'CN4.2=2000 CN4.3=3000',
      imposta(50_000, 10_800, 4_320, 6_480, 45_000),
    ),
    '50.000 − 2.000 − 3.000 = 45.000',
  ],
  [
    'ACE oltre il reddito',
    2023,
    'NF901.3=1000 NF901.11=3000',
    join('NX80.1=3000 CN4.3=1000 CN4.1=1000', globale(1_000)),
    'usati 1.000: imponibile zero',
  ],
  [
    'Liberalità ai partiti',
    2025,
    'NF901.3=10000 NF901.13=1000',
    join(
      'NX7.2=1000 CN906.1=260',
      globale(10_000),
      'CN4.1=10000 CN4.4=10000 CN5.1=2400 CN7.1=2140 CN17.1=2140 CN23.1=2140 CC901.1=2140 ZA1.1=856 ZA2.1=1284',
    ),
    '26% di 1.000 = 260',
  ],
  [
    'Ritenute, acconti ed eccedenze trasferiti: a credito',
    2025,
    'NF901.3=10000 NF901.7=300 NF902.8=100 NF902.9=2500 NF901.10=200 CC901.4=400',
    join(
      'NX901.1=300 NX902.1=100 NX903.1=2500 NX904.1=200',
      globale(10_000),
      'CN4.1=10000 CN4.4=10000 CN5.1=2400 CN7.1=2400 CN16.1=400 CN17.1=2000 CN24.1=700 CC901.2=700 CC901.5=300 ZA1.1=800 ZA2.1=1200',
    ),
    '2.400 − 400 = 2.000; 2.000 − 2.500 − 200 = −700',
  ],
  [
    'Reddito al 20% e società uscita',
    2026,
    'NF901.3=100000 CN4.90=60000 NI901.3=9000 NI901.4=4000',
    join('NI901.5=5000', globale(100_000), imposta(100_000, 21_600, 9_600, 14_400)),
    '60.000 × 20% + 40.000 × 24%; acconti su 24.000; 9.000 − 4.000 tornano alla società',
  ],
  [
    'Imposte estere di una società',
    2025,
    'NF901.3=100000 NR901.3=20000 NR901.4=6000 NC902.1=200',
    join(
      globale(100_000),
      imposta(100_000, 24_000, 7_600, 11_400),
      'NR901.10=4800 NR901.11=4800 NR911.1=4800 NC901.1=4800 NC904.1=5000 CN9.90=5000 CN16.1=5000',
      'CN17.1=19000 CN23.1=19000 CC901.1=19000',
    ),
    '24.000 × 20.000 / 100.000 = 4.800, con 200 di altri anni (TUIR, art. 165)',
  ],
  [
    'Eccedenze date e avute',
    2025,
    'NF901.3=10000 CN22.1=5000 CK901.3=1000 CK921.3=400',
    join(
      globale(10_000),
      'CN4.1=10000 CN4.4=10000 CN5.1=2400 CN7.1=2400 CN17.1=2400 ZA1.1=960 ZA2.1=1440',
      'CK911.1=1000 CK931.1=400 CN21.90=400 CN24.1=3000 CC901.2=3000 CC901.5=2000',
    ),
    '5.000 + 400 − 2.400 = 3.000; 3.000 − 1.000 (D.P.R. 602/1973, art. 43-ter)',
  ],
];
/** Consolidato: every casella that the form counts, other than zero. */
export const casiConsolidato: readonly CasoSc[] = CASI.map(([nome, anno, dati, attesi, derivazione]) => ({
  ...{ nome, anno, dati, attesi, derivazione },
}));

// The quadri that give their incomes to RN, each worked out by hand with its article.
type Riga = readonly [nome: string, anno: number, dati: string, attesi: string, derivazione: string];
const join = (...pezzi: string[]) => pezzi.filter(Boolean).join(' ');
const piano = (redditi: number, ires: number, primo: number, secondo: number) =>
  join(
    `RN13.91=${redditi} RN13.6=${redditi} RN16.1=${redditi} RN18.1=${redditi} RN19.1=${ires} RN21.1=${ires}`,
    `RN28.1=${ires} RN33.1=${ires} RX1.1=${ires}`,
    primo ? `ZA1.1=${primo}` : '',
    `ZA2.1=${secondo}`,
  );

export const casiQuadriEnc: readonly Riga[] = [
  [
    'RA: terreno in proprietà',
    2026,
    'RA901.1=1000 RA901.2=1 RA901.3=1000',
    join(
      'RA901.91=2340 RA901.92=2210 RA52.9=2340 RA52.10=2210 RA52.90=4550 RN1.1=4550',
      piano(4_550, 1_092, 436.8, 655.2),
    ),
    '1.000 × 1,8 × 1,3 e 1.000 × 1,7 × 1,3 (L. 662/1996, art. 3, c. 50; L. 228/2012, art. 1, c. 512)',
  ],
  [
    'RA: affittato, il solo dominicale; IAP senza il 30%',
    2023,
    'RA901.1=1000 RA901.2=3 RA901.3=1000 RA902.1=1000 RA902.2=1 RA902.90=sì',
    join('RA901.91=2340 RA902.91=1800 RA52.9=4140 RA52.90=4140 RN1.1=4140', piano(4_140, 994, 397.6, 596.4)),
    '2.340 + 1.800; 993,60',
  ],
  [
    'RB: a disposizione e locato',
    2025,
    'RB901.1=1000 RB901.2=2 RB902.1=1000 RB902.2=3 RB902.6=9500',
    join('RB901.90=1400 RB902.90=9500 RB911.1=10900 RN2.1=10900', piano(10_900, 2_616, 1_046.4, 1_569.6)),
    '1.050 × 4/3; il maggiore fra 1.050 e 9.500 (TUIR, artt. 37 e 41)',
  ],
  [
    'RH: una perdita fra le quote',
    2025,
    'RH901.4=5000 RH902.4=-2000 RH901.90=1000',
    join('RH7.1=1000 RH911.1=3000 RN8.1=3000 RN13.1=1000', piano(3_000, 720, 288, 432)),
    '5.000 − 2.000',
  ],
  [
    'RH: perdite oltre i redditi',
    2025,
    'RH901.4=1000 RH902.4=-4000',
    'RH912.1=3000',
    '4.000 − 1.000, da riportare',
  ],
  [
    'RL: le spese solo dai redditi diversi',
    2025,
    'RL901.1=1 RL901.2=1000 RL901.3=300 RL902.1=2 RL902.2=1000 RL902.3=300',
    join('RL901.4=1000 RL902.4=700 RL911.1=1700 RN9.1=1700', piano(1_700, 408, 163.2, 244.8)),
    '1.000 + 700 (TUIR, artt. 45 e 71)',
  ],
  [
    'RT: plusvalenze, alcune nel reddito',
    2025,
    'RT901.1=10000 RT902.1=6000 RT903.1=1000 RT906.1=500',
    join('RT903.2=1000 RT904.1=3000 RT905.1=780 RX902.1=780 RN11.1=500', piano(500, 120, 0, 120)),
    '(10.000 − 6.000 − 1.000) × 26%',
  ],
  [
    'RM: impresa estera, capitali esteri, terreno rivalutato',
    2025,
    'RM901.3=10000 RM901.5=1000 RM911.2=1000 RM911.3=26 RM921.2=10000 RM921.4=600',
    'RM901.4=2400 RM901.6=1400 RM909.1=1400 RM911.4=260 RM919.1=260 RX901.1=1660 RM921.3=1600 RM921.5=1000',
    '24% meno 1.000 (TUIR, art. 167, c. 8); 26%; 16% nel 2024',
  ],
  [
    'RM: imposte estere oltre quella italiana',
    2026,
    'RM901.3=1000 RM901.5=900',
    'RM901.4=240',
    '240 − 240: il resto si perde',
  ],
  [
    'RD: agriturismo',
    2026,
    'RD10.1=10000',
    join('RD10.7=2500 RD11.1=2500 RD14.1=2500 RN4.1=2500', piano(2_500, 600, 240, 360)),
    '25% (L. 413/1991, art. 5)',
  ],
  ['RQ: una sostitutiva', 2025, 'RQ901.2=1000 RQ901.3=10', 'RQ901.4=100 RQ911.1=100 RX903.1=100', '10%'],
  [
    'FC: reddito di un’impresa estera',
    2025,
    'FC33.1=10000 FC34.1=1000 FC36.1=2000',
    'FC35.1=9000 FC36.3=2000 FC37.1=7000',
    '10.000 − 1.000 − 2.000',
  ],
  [
    'PN: trust misto',
    2025,
    'RN2.90=10000 PN911.3=60 PN912.3=20',
    join(
      'PN901.1=10000 PN911.4=6000 PN912.4=2000 PN921.1=8000 RN916.1=8000',
      piano(2_000, 480, 192, 288),
      'RN13.91=10000 RN13.6=10000',
    ),
    'il 20% resta al trust: 2.000 × 24% (TUIR, art. 73, c. 2)',
  ],
  [
    'CE: imposta estera oltre la quota italiana',
    2025,
    'RN2.90=10000 CE901.3=4000 CE901.4=1200',
    join(
      piano(10_000, 2_400, 576, 864),
      'CE901.10=960 CE901.11=960 CE911.1=960 CE914.1=960 RN23.90=960 RN26.1=960',
      'RN28.1=1440 RN33.1=1440 RX1.1=1440',
    ),
    '2.400 × 4.000 / 10.000 = 960 (TUIR, art. 165)',
  ],
  [
    'RK: eccedenze date e avute',
    2025,
    'RN2.90=10000 RN32.1=5000 RK901.3=2000 RK921.3=500',
    join(
      'RN13.91=10000 RN13.6=10000 RN16.1=10000 RN18.1=10000 RN19.1=2400 RN21.1=2400 RN28.1=2400 ZA1.1=960 ZA2.1=1440',
      'RK911.1=2000 RK931.1=500 RN931.90=500 RN34.1=3100 RX1.2=3100 RX1.5=1100',
    ),
    '5.000 + 500 − 2.400 = 3.100; 3.100 − 2.000 (D.P.R. 602/1973, art. 43-ter)',
  ],
  [
    'RW: IVAFE',
    2026,
    'RW1.3=2 RW1.8=10000',
    'RW1.29=20 RW1.30=20 RW6.1=20 RW6.5=20 RX904.1=20',
    '2 per mille di 10.000 (D.L. 201/2011, art. 19)',
  ],
  [
    'RW: solo monitoraggio fino al modello 2020',
    2020,
    'RW1.3=2 RW1.8=10000 RN2.90=5000',
    piano(5_000, 1_200, 480, 720),
    'L. 160/2019, art. 1, c. 710',
  ],
];

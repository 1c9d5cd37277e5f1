import type { CasoModello } from './caso.ts';
import { casiQuadriSc } from './redditi-sc-quadri.ts';

/** A return of a year. */
export interface CasoSc extends CasoModello {
  readonly anno: number;
}
type Riga = readonly [nome: string, anno: number, dati: string, attesi: string, derivazione: string];
const join = (...pezzi: string[]) => pezzi.filter(Boolean).join(' ');

// What follows by copying, written once: the figures are worked out by hand in each case.
/** From the variations to RF63: the same figure on each rigo. */
const rf = (anno: number, reddito: number) =>
  join(`RF57.1=${reddito} RF60.2=${reddito} RF63.1=${reddito}`, anno < 2025 ? '' : `CP901.1=${reddito}`);
/** From the taxable income to the balance: all at 24%, nothing taken off. */
const rn = (imponibile: number, imposta: number) =>
  `RN6.90=${imponibile} RN8.1=${imponibile} RN9.1=${imposta} RN11.1=${imposta} RN17.1=${imposta} RN23.1=${imposta} RX1.1=${imposta}`;
const acconti = (primo: number, secondo: number) =>
  join(primo ? `ZA1.1=${primo}` : '', secondo ? `ZA2.1=${secondo}` : '');
const piano = (anno: number, reddito: number, imposta: number, primo: number, secondo: number) =>
  join(rf(anno, reddito), `RN1.3=${reddito}`, rn(reddito, imposta), acconti(primo, secondo));
/** Losses of a kind: what was there, what is used, what is left. */
const perdite = (tipo: 'limitate' | 'piene', usate: number, residue: number, rigo?: number) => {
  const [colonna, rs, primo] = tipo === 'limitate' ? [1, 44, 911] : [2, 45, 921];
  const suo = rigo ?? primo;
  return join(
    usate ? `RN4.${colonna}=${usate} RS${suo}.2=${usate}` : '',
    residue ? `RS${suo}.3=${residue} RS${rs}.6=${residue}` : '',
  );
};

const semplici: readonly Riga[] = (
  [
    [2019, 50_000, 12_000, 4_800, 7_200],
    [2020, 100_000, 24_000, 9_600, 14_400],
    [2021, 12_345, 2_963, 1_185.2, 1_777.8],
    [2022, 1_000, 240, 0, 240],
    [2023, 86, 21, 0, 21],
    [2024, 83, 20, 0, 0],
    [2025, 1_073, 258, 103.2, 154.8],
    [2026, 1_072, 257, 0, 257],
    [2026, 777_777, 186_666, 74_666.4, 111_999.6],
  ] as const
).map(([anno, utile, imposta, primo, secondo]) => [
  `Utile di ${utile}`,
  anno,
  `RF4.1=${utile}`,
  piano(anno, utile, imposta, primo, secondo),
  '24% (TUIR art. 77); acconto del 40% oltre 103 euro, niente fino a 20,66',
]);
const isa: readonly Riga[] = (
  [
    [2019, 100_000, 24_000, 9_600, 12_000],
    [2020, 100_000, 24_000, 12_000, 12_000],
    [2025, 30_001, 7_200, 3_600, 3_600],
    [2026, 858, 206, 0, 206],
    [2026, 863, 207, 103.5, 103.5],
  ] as const
).map(([anno, utile, imposta, primo, secondo]) => [
  `Utile di ${utile}, soggetto ISA`,
  anno,
  `RF4.1=${utile} FR5.1=sì`,
  piano(anno, utile, imposta, primo, secondo),
  'due metà (D.L. 124/2019 art. 58); nel 2019 40% e 50%',
]);

const perditeCasi: readonly Riga[] = [
  [
    'Perdite limitate sotto l’80%',
    2025,
    'RF4.1=105000 RS911.1=80000',
    join(
      rf(2025, 105_000),
      'RN1.3=105000 RN4.4=80000',
      perdite('limitate', 80_000, 0),
      rn(25_000, 6_000),
      acconti(2_400, 3_600),
    ),
    '80% di 105.000 = 84.000: 80.000 usate, 25.000 × 24%',
  ],
  [
    'Perdite limitate oltre l’80%',
    2025,
    'RF4.1=50000 RS911.1=80000',
    join(
      rf(2025, 50_000),
      'RN1.3=50000 RN4.4=40000',
      perdite('limitate', 40_000, 40_000),
      rn(10_000, 2_400),
      acconti(960, 1_440),
    ),
    '80% di 50.000 = 40.000; residuo 40.000 in RS44',
  ],
  [
    'Perdite piene',
    2024,
    'RF4.1=50000 RS921.1=80000',
    join(rf(2024, 50_000), 'RN1.3=50000 RN4.4=50000', perdite('piene', 50_000, 30_000)),
    'tutto il reddito; residuo 30.000 in RS45',
  ],
  [
    'Prima le limitate',
    2025,
    'RF4.1=100000 RS911.1=90000 RS921.1=50000',
    join(
      rf(2025, 100_000),
      'RN1.3=100000 RN4.4=100000',
      perdite('limitate', 80_000, 10_000),
      perdite('piene', 20_000, 30_000),
    ),
    '80.000 limitate e 20.000 piene: imponibile zero',
  ],
  [
    'Prima le piene',
    2025,
    'RF4.1=100000 RS911.1=90000 RS921.1=50000 RS924.1=2',
    join(
      rf(2025, 100_000),
      'RN1.3=100000 RN4.4=100000',
      perdite('limitate', 50_000, 40_000),
      perdite('piene', 50_000, 0),
    ),
    '50.000 piene, poi 50.000 limitate (80.000 sarebbero ammesse)',
  ],
  [
    'Perdite per anno, dalla più vecchia',
    2023,
    'RF4.1=20000 RS911.1=10000 RS914.1=4000 RS916.1=5000',
    join(
      rf(2023, 20_000),
      'RN1.3=20000 RN4.1=16000 RN4.4=16000 RS911.2=10000 RS914.2=4000 RS916.2=2000 RS916.3=3000 RS44.6=3000',
      rn(4_000, 960),
      acconti(384, 576),
    ),
    '80% di 20.000 = 16.000: 10.000 + 4.000 + 2.000; dell’ultima restano 3.000',
  ],
  [
    'Perdita dell’anno',
    2025,
    'RF5.1=30000 RS911.1=7000',
    join(rf(2025, -30_000), 'RN2.1=30000 RS44.90=30000 RS911.3=7000 RS44.6=37000'),
    '30.000 dell’anno e 7.000 di prima',
  ],
  [
    'Perdita nei primi tre periodi, con proventi esenti',
    2025,
    'RF5.1=30000 RS45.91=sì RN5.2=4000',
    join(rf(2025, -30_000), 'RN2.1=30000 RS45.90=26000 RS45.6=26000'),
    '30.000 − 4.000 = 26.000, in misura piena',
  ],
  [
    'Proventi esenti di RF62',
    2022,
    'RF5.1=10000 RF62.1=2500',
    'RF57.1=-10000 RF60.2=-10000 RF63.1=-7500 RN2.1=7500 RS44.90=7500 RS44.6=7500',
    'la perdita scende di 2.500',
  ],
];

const interessiCasi: readonly Riga[] = [
  [
    'Interessi: caso A, con pregressi e ROL riportato',
    2025,
    'RF4.1=100000 RF118.1=180000 RF118.2=20000 RF118.3=30000 RF118.4=5000 RF119.1=10000 RF119.3=15000 RF119.5=20000 RF119.6=300000',
    join(
      'RF118.5=35000 RF118.6=165000 RF119.7=135000 RF121.1=30000 RF901.1=10000 RF15.99=10000 RF32.1=10000',
      piano(2025, 110_000, 26_400, 10_560, 15_840),
    ),
    '200.000 − 35.000 = 165.000; 30% di 300.000 + 45.000 = 135.000; 30.000 − 20.000 pregressi = 10.000',
  ],
  [
    'Interessi: caso B, pregressi ora deducibili',
    2025,
    'RF4.1=100000 RF118.1=100000 RF118.2=50000 RF118.3=20000 RF119.6=400000',
    join(
      'RF118.5=20000 RF118.6=130000 RF119.7=120000 RF121.1=10000 RF901.2=40000 RF55.91=40000 RF55.90=40000 RF56.1=40000',
      piano(2025, 60_000, 14_400, 5_760, 8_640),
    ),
    '130.000 − 120.000 = 10.000; 50.000 − 10.000 = 40.000 con il codice 13',
  ],
  [
    'Interessi: ROL che avanza',
    2024,
    'RF4.1=10000 RF118.1=20000 RF118.3=5000 RF119.6=100000 RF119.1=3000 RF119.5=4000',
    join(
      'RF118.5=5000 RF118.6=15000 RF119.7=15000 RF120.1=15000 RF120.5=4000',
      piano(2024, 10_000, 2_400, 960, 1_440),
    ),
    '30.000 − 15.000 = 15.000 da riportare; i 3.000 più vecchi si perdono, i 4.000 restano',
  ],
  [
    'Interessi attivi che avanzano',
    2026,
    'RF4.1=10000 RF118.1=4000 RF118.3=9000 RF119.6=10000',
    join('RF118.5=4000 RF120.1=3000 RF121.2=5000', piano(2026, 10_000, 2_400, 960, 1_440)),
    'attivi 9.000 − passivi 4.000 = 5.000; il 30% del ROL resta intero',
  ],
  [
    'Interessi: il ROL più vecchio per primo',
    2023,
    'RF4.1=10000 RF118.1=8000 RF119.6=10000 RF119.2=2000 RF119.4=6000',
    join('RF118.6=8000 RF119.7=8000 RF120.4=3000', piano(2023, 10_000, 2_400, 960, 1_440)),
    '3.000 dell’anno, poi 2.000 e 3.000 di 6.000: ne restano 3.000',
  ],
  [
    'Interessi su prestiti anteriori al 17/6/2016',
    2021,
    'RF4.1=10000 RF122.1=30000 RF122.2=12000',
    join('RF122.3=12000 RF122.4=18000', piano(2021, 10_000, 2_400, 960, 1_440)),
    'il minore fra 12.000 e 30.000; restano 18.000',
  ],
];

const aceCasi: readonly Riga[] = [
  [
    'ACE del 2022',
    2023,
    'RF4.1=100000 RS113.91=500000 RS113.92=100000 RS113.93=900000',
    join(
      'RS113.94=400000 RS113.95=5200 RS113.98=5200 RN6.92=5200',
      rf(2023, 100_000),
      'RN1.3=100000',
      rn(94_800, 22_752),
      acconti(9_100.8, 13_651.2),
    ),
    '1,3% di 400.000 = 5.200; 94.800 × 24% = 22.752',
  ],
  [
    'ACE nel limite del patrimonio netto',
    2022,
    'RF4.1=100000 RS113.91=500000 RS113.93=200000',
    join(
      'RS113.94=200000 RS113.95=2600 RS113.98=2600 RN6.92=2600',
      rf(2022, 100_000),
      'RN1.3=100000',
      rn(97_400, 23_376),
      acconti(9_350.4, 14_025.6),
    ),
    '1,3% di 200.000',
  ],
  [
    'ACE oltre il reddito',
    2020,
    'RF4.1=3000 RS113.91=400000',
    join(
      'RS113.94=400000 RS113.95=5200 RS113.98=5200 RN6.92=3000 RS113.14=2200',
      rf(2020, 3_000),
      'RN1.3=3000',
    ),
    '5.200 − 3.000 = 2.200 da riportare',
  ],
  [
    'Super ACE del 2021',
    2022,
    'RF4.1=200000 RS931.1=600000 RS113.91=400000',
    join(
      'RS931.4=600000 RS931.5=90000 RS113.94=400000 RS113.95=5200 RS113.98=95200 RN6.92=95200',
      rf(2022, 200_000),
      'RN1.3=200000',
      rn(104_800, 25_152),
      acconti(10_060.8, 15_091.2),
    ),
    '15% di 600.000 = 90.000, 1,3% di 400.000 = 5.200',
  ],
  [
    'Super ACE come credito d’imposta',
    2022,
    'RF4.1=200000 RS931.1=600000 RS931.6=sì RS113.91=400000',
    join(
      'RS931.4=600000 RS931.5=90000 RS931.7=21600 RS113.94=400000 RS113.95=5200 RS113.98=5200 RN6.92=5200',
      rf(2022, 200_000),
      'RN1.3=200000',
      rn(194_800, 46_752),
      acconti(18_700.8, 28_051.2),
    ),
    '24% di 90.000 = 21.600; deduzione 5.200',
  ],
  [
    'Super ACE oltre cinque milioni',
    2022,
    'RF4.1=1000000 RS931.1=6500000 RS931.3=500000',
    join(
      'RS931.4=6000000 RS931.5=750000 RS113.94=1000000 RS113.95=13000 RS113.98=763000 RN6.92=763000',
      rf(2022, 1_000_000),
      'RN1.3=1000000',
      rn(237_000, 56_880),
      acconti(22_752, 34_128),
    ),
    '15% di 5.000.000 = 750.000, 1,3% di 1.000.000 = 13.000',
  ],
  [
    'Eccedenza ACE dopo l’abrogazione',
    2025,
    'RF4.1=5000 RS113.96=8000',
    join('RS113.98=8000 RN6.92=5000 RS113.14=3000', rf(2025, 5_000), 'RN1.3=5000'),
    '8.000 di prima: 5.000 usati, 3.000 restano',
  ],
  [
    'ACE in credito IRAP',
    2024,
    'RF4.1=10000 RS113.91=100000 RS113.96=4000 RS113.97=3000',
    join(
      'RS113.94=100000 RS113.95=1300 RS113.98=2300 RN6.92=2300',
      rf(2024, 10_000),
      'RN1.3=10000',
      rn(7_700, 1_848),
      acconti(739.2, 1_108.8),
    ),
    '1.300 + 4.000 − 3.000 = 2.300',
  ],
];

const registri: readonly Riga[] = [
  [
    'Manutenzioni oltre il 5%',
    2025,
    'RF4.1=50000 RF902.1=1000000 RF902.2=80000',
    join(
      'RF902.3=50000 RF902.4=30000 RF24.99=30000 RF32.1=30000',
      piano(2025, 80_000, 19_200, 7_680, 11_520),
    ),
    '5% di 1.000.000 = 50.000; 30.000 in aumento',
  ],
  [
    'Manutenzioni: le quote degli anni prima',
    2026,
    'RF4.1=50000 RF903.1=30000 RF903.4=10000',
    join('RF903.6=8000 RF55.91=8000 RF55.90=8000 RF56.1=8000', piano(2026, 42_000, 10_080, 4_032, 6_048)),
    'un quinto di 40.000 = 8.000 con il codice 6',
  ],
  [
    'Rappresentanza entro dieci milioni',
    2025,
    'RF4.1=100000 RF23.1=20000 RF23.2=10000 RF904.1=1200000',
    join(
      'RF23.99=30000 RF32.1=30000 RF904.2=18000 RF904.3=18000 RF43.99=18000 RF56.1=18000',
      piano(2025, 112_000, 26_880, 10_752, 16_128),
    ),
    '1,5% di 1.200.000 = 18.000; 15.000 + 10.000 nel limite',
  ],
  [
    'Rappresentanza fra dieci e cinquanta milioni',
    2024,
    'RF4.1=1000000 RF23.2=170000 RF904.1=12000000',
    join(
      'RF23.99=170000 RF32.1=170000 RF904.2=162000 RF904.3=162000 RF43.99=162000 RF56.1=162000',
      piano(2024, 1_008_000, 241_920, 96_768, 145_152),
    ),
    '150.000 + 0,6% di 2.000.000 = 162.000',
  ],
  [
    'Rappresentanza oltre cinquanta milioni',
    2023,
    'RF4.1=1000000 RF23.2=500000 RF904.1=60000000',
    join(
      'RF23.99=500000 RF32.1=500000 RF904.2=430000 RF904.3=430000 RF43.99=430000 RF56.1=430000',
      piano(2023, 1_070_000, 256_800, 102_720, 154_080),
    ),
    '150.000 + 240.000 + 40.000 = 430.000',
  ],
  [
    'Autovettura d’impresa',
    2025,
    'RF4.1=10000 RF911.4=30000 RF911.5=7500',
    join(
      'RF911.7=903.8 RF911.8=6596.2 RF18.99=6596 RF32.1=6596',
      piano(2025, 16_596, 3_983, 1_593.2, 2_389.8),
    ),
    '18.075,99 × 25% × 20% = 903,80; 16.596 × 24% = 3.983,04',
  ],
  [
    'Autovettura data a un dipendente, con le spese',
    2025,
    'RF4.1=10000 RF911.3=3 RF911.4=40000 RF911.5=10000 RF911.6=2000',
    join('RF911.7=8400 RF911.8=3600 RF18.99=3600 RF32.1=3600', piano(2025, 13_600, 3_264, 1_305.6, 1_958.4)),
    '70% di 12.000, senza limite di costo',
  ],
  [
    'Autovettura a noleggio',
    2025,
    'RF4.1=10000 RF911.2=5 RF911.5=5000',
    join(
      'RF911.7=723.04 RF911.8=4276.96 RF18.99=4277 RF32.1=4277',
      piano(2025, 14_277, 3_426, 1_370.4, 2_055.6),
    ),
    '20% di 3.615,20 = 723,04',
  ],
  [
    'Ammortamenti oltre le aliquote',
    2025,
    'RF4.1=10000 RF921.3=100000 RF921.4=20 RF921.5=sì RF921.6=15000 RF922.2=3 RF922.3=90000 RF922.6=9000',
    join(
      'RF921.7=10000 RF921.8=5000 RF922.7=5000 RF922.8=4000 RF21.99=9000 RF32.1=9000',
      piano(2025, 19_000, 4_560, 1_824, 2_736),
    ),
    'metà del 20% = 10.000; avviamento 90.000 / 18 = 5.000',
  ],
  [
    'Svalutazione dei crediti',
    2025,
    'RF4.1=10000 RF906.1=400000 RF906.2=19000 RF906.3=5000',
    join('RF906.4=1000 RF906.5=4000 RF25.99=4000 RF32.1=4000', piano(2025, 14_000, 3_360, 1_344, 2_016)),
    '0,5% = 2.000, ma il fondo del 5% (20.000) ne lascia 1.000',
  ],
  [
    'IRAP deducibile',
    2025,
    'RF4.1=50000 RF16.1=14000 RF905.1=14000 RF905.2=sì RF905.3=30000 RF905.4=100000',
    join(
      'RF32.1=14000 RF905.5=1400 RF905.6=4200 RF55.91=5600 RF55.90=5600 RF56.1=5600',
      piano(2025, 58_400, 14_016, 5_606.4, 8_409.6),
    ),
    '10% di 14.000 e 30% di 14.000',
  ],
  [
    'Dividendi e plusvalenze esenti',
    2025,
    'RF4.1=100000 RF47.90=40000 RF46.90=10000',
    join('RF47.99=38000 RF46.99=9500 RF56.1=47500', piano(2025, 52_500, 12_600, 5_040, 7_560)),
    '95% di 40.000 e di 10.000',
  ],
  [
    'Plusvalenza in cinque quote',
    2024,
    'RF4.1=25000 RS126.1=25000 RS126.90=5',
    join(
      'RS127.1=5000 RS127.90=20000 RS127.95=4 RF7.99=5000 RF32.1=5000 RF34.99=25000 RF56.1=25000',
      piano(2024, 5_000, 1_200, 480, 720),
    ),
    '25.000 in diminuzione, 5.000 in aumento',
  ],
  [
    'Plusvalenza di due anni prima',
    2026,
    'RF4.1=10000 RS952.1=15000 RS952.2=3',
    join(
      'RS952.3=5000 RS952.4=10000 RS952.5=2 RF7.99=5000 RF32.1=5000',
      piano(2026, 15_000, 3_600, 1_440, 2_160),
    ),
    'la terza di cinque quote: 15.000 / 3',
  ],
  [
    'Contributo in tre quote',
    2023,
    'RF4.1=9000 RS959.1=9000 RS959.90=3',
    join(
      'RS960.1=3000 RS960.90=6000 RS960.95=2 RF8.99=3000 RF32.1=3000 RF35.99=9000 RF56.1=9000',
      piano(2023, 3_000, 720, 288, 432),
    ),
    '9.000 rinviati, 3.000 tassati',
  ],
  [
    'Variazioni con i loro codici',
    2025,
    'RF4.1=20000 RF31.1=41 RF31.2=1000 RF31.3=99 RF31.4=500 RF55.1=24 RF55.2=700 RF14.1=300 RF40.90=100',
    join('RF31.90=1500 RF32.1=1800 RF55.90=700 RF56.1=800', piano(2025, 21_000, 5_040, 2_016, 3_024)),
    '20.000 + 1.800 − 800',
  ],
  [
    'Un importo scritto vince sul registro',
    2025,
    'RF4.1=10000 RF24.1=1000 RF902.1=10000 RF902.2=5000',
    join('RF902.3=500 RF902.4=4500 RF24.99=1000 RF32.1=1000', piano(2025, 11_000, 2_640, 1_056, 1_584)),
    'RF24 scritto: 1.000, non 4.500',
  ],
  [
    'Partecipata in concordato (esempio ufficiale)',
    2026,
    'RF4.1=0 RF58.1=6500 RF58.90=7000 RF58.92=1000',
    join(
      'RF58.4=6500 RF60.2=7000 RF63.1=7000 CP901.1=7000 RN1.3=7000',
      rn(7_000, 1_680),
      acconti(672, 1_008),
    ),
    'PF3 2026: RF60 col. 2 = 7.000',
  ],
  [
    'Partecipata in concordato e una in perdita (esempio ufficiale)',
    2026,
    'RF4.1=0 RF58.1=4500 RF58.90=5000 RF58.92=1000 RF59.1=2000 RF59.90=2000',
    join(
      'RF58.4=4500 RF59.3=2000 RF60.2=3000 RF63.1=3000 CP901.1=3000 RN1.3=3000',
      rn(3_000, 720),
      acconti(288, 432),
    ),
    '5.000 − 2.000 = 3.000, sopra il minimo di 1.000',
  ],
  [
    'Perdita di partecipazione sotto il minimo imputato',
    2025,
    'RF4.1=0 RF58.1=1000 RF58.3=1000 RF59.1=4000',
    join(
      'RF58.4=1000 RF59.3=4000 RF60.1=4000 RF60.2=1000 RF63.1=1000 CP901.1=1000 RN1.3=1000 RN5.1=4000 RS44.90=4000 RS44.6=4000',
      rn(1_000, 240),
      acconti(0, 240),
    ),
    'il reddito non scende sotto 1.000: 4.000 non compensati, da riportare',
  ],
  [
    'Società sportiva della L. 398/1991',
    2024,
    'RF4.1=0 RF70.1=200000 RF71.1=3000 RF72.1=1000',
    join('RF73.2=8000 RN1.3=8000', rn(8_000, 1_920), acconti(768, 1_152)),
    '3% di 200.000 + 3.000 − 1.000 = 8.000',
  ],
];

const maxi: readonly Riga[] = [
  [
    'Maxi-deduzione del 20%',
    2025,
    'RF4.1=100000 RF907.1=50000 RF907.2=30000 RF907.3=25000',
    join(
      'RF907.5=20000 RF907.6=4000 RF55.91=4000 RF55.90=4000 RF56.1=4000',
      rf(2025, 96_000),
      'RN1.3=96000',
      rn(96_000, 23_040),
      acconti(9_600, 14_400),
    ),
    'base 20.000, 20% = 4.000; acconti su 100.000 × 24% = 24.000',
  ],
  [
    'Maxi-deduzione con lavoratori tutelati',
    2026,
    'RF4.1=100000 RF907.1=90000 RF907.2=50000 RF907.3=40000 RF907.4=10000',
    join(
      'RF907.5=40000 RF907.6=6000 RF907.7=3000 RF55.91=9000 RF55.90=9000 RF56.1=9000',
      rf(2026, 91_000),
      'RN1.3=91000',
      rn(91_000, 21_840),
      acconti(9_600, 14_400),
    ),
    '20% di 30.000 e 30% di 10.000; acconti senza la maggiorazione',
  ],
  [
    'Maxi-deduzione scritta col suo codice',
    2025,
    'RF4.1=100000 RF55.1=66 RF55.2=10000',
    join(
      'RF55.90=10000 RF56.1=10000',
      rf(2025, 90_000),
      'RN1.3=90000',
      rn(90_000, 21_600),
      acconti(9_600, 14_400),
    ),
    'acconti su 100.000',
  ],
  [
    'Maxi-deduzione e perdite: gli acconti ne userebbero di più',
    2025,
    'RF4.1=50000 RF55.1=66 RF55.2=10000 RS911.1=100000',
    join(
      'RF55.90=10000 RF56.1=10000',
      rf(2025, 40_000),
      'RN1.3=40000 RN4.4=32000',
      perdite('limitate', 32_000, 68_000),
      rn(8_000, 1_920),
      acconti(960, 1_440),
    ),
    '50.000 − 40.000 = 10.000 × 24% = 2.400 di base per gli acconti',
  ],
  [
    'Nessun incremento del costo',
    2025,
    'RF4.1=10000 RF907.1=30000 RF907.2=40000 RF907.3=5000',
    piano(2025, 10_000, 2_400, 960, 1_440),
    'il costo è sceso: niente',
  ],
];

const concordato: readonly Riga[] = [
  [
    'Concordato con imposta sostitutiva',
    2025,
    'RF4.1=90000 FR5.1=sì CP1.1=70000 CP1.2=50000 CP1.4=1',
    join(
      'RF57.1=90000 RF60.2=90000 RF63.1=50000 CP1.3=20000 CP1.5=2000 CP7.1=50000 CP7.5=50000 RX902.1=2000',
      'CP901.1=90000 CP901.2=50000 CP901.3=20000 CP901.4=2000 RN1.3=50000',
      rn(50_000, 12_000),
      acconti(6_000, 6_000),
    ),
    '20.000 × 10% = 2.000; 50.000 × 24%',
  ],
  [
    'Concordato oltre 85.000, dal biennio 2025-2026',
    2026,
    'RF4.1=300000 FR5.1=sì CP1.1=200000 CP1.2=100000 CP1.4=3 CP1.6=1',
    join(
      'RF57.1=300000 RF60.2=300000 RF63.1=100000 CP1.3=100000 CP1.90=15000 CP1.5=16350 CP7.1=100000 CP7.5=100000 RX902.1=16350',
      'CP901.1=300000 CP901.2=100000 CP901.3=100000 CP901.4=16350 RN1.3=100000',
      rn(100_000, 24_000),
      acconti(12_000, 12_000),
    ),
    '85.000 × 15% + 15.000 × 24% = 12.750 + 3.600 = 16.350',
  ],
  [
    'Concordato senza sostitutiva, con variazioni',
    2025,
    'RF4.1=10000 FR5.1=sì CP1.1=40000 CP1.2=30000 CP6.90=5000 CP6.91=8000',
    join(
      'RF57.1=10000 RF60.2=10000 RF63.1=37000 CP7.1=40000 CP7.2=-3000 CP7.5=37000',
      'CP901.1=10000 CP901.2=37000 RN1.3=37000',
      rn(37_000, 8_880),
      acconti(4_440, 4_440),
    ),
    '40.000 + 5.000 − 8.000',
  ],
  [
    'Concordato sotto il minimo di 2.000',
    2025,
    'RF4.1=10000 FR5.1=sì CP1.1=5000 CP6.91=9000',
    join(
      'RF57.1=10000 RF60.2=10000 RF63.1=2000 CP7.1=5000 CP7.2=-9000 CP7.5=2000 CP7.6=6000',
      'CP901.1=10000 CP901.2=2000 RN1.3=2000 RN5.1=6000 RS44.90=6000 RS44.6=6000',
      rn(2_000, 480),
      acconti(240, 240),
    ),
    '5.000 − 9.000 = −4.000: 2.000, perdita non compensata 6.000, da riportare',
  ],
];

const beni =
  'RS117.4=200000 RS117.91=200000 RS117.92=200000 RS118.4=1000000 RS118.91=1000000 RS118.92=1000000 RS120.4=300000 RS120.91=300000 RS120.92=300000 RS121.4=100000 RS121.91=100000 RS121.92=100000';
const mediBeni = 'RS117.1=200000 RS118.1=1000000 RS120.1=300000 RS121.1=100000';
const dal2024 =
  'RS117.2=2000 RS118.2=30000 RS120.2=6000 RS121.2=15000 RS123.2=53000 RS117.5=1500 RS118.5=23800 RS120.5=4500 RS121.5=12000 RS123.5=41800';
const comodo: readonly Riga[] = [
  [
    'Società di comodo in perdita, 2024',
    2025,
    `RF5.1=5000 ${beni}`,
    join(
      mediBeni,
      dal2024,
      'RS125.1=41800 RS943.2=41800 RN6.1=41800 CP7.3=41800',
      rf(2025, -5_000),
      'RN2.1=5000 RS44.90=5000 RS44.6=5000',
      rn(41_800, 10_032),
      'RQ62.1=41800 RQ62.90=4389 RQ62.94=4389 RX901.1=4389',
      acconti(4_012.8, 6_019.2),
      'ZA3.1=1755.6 ZA4.1=2633.4',
    ),
    '53.000 presunti, zero effettivi: reddito minimo 41.800; 10.032 + 4.389 = 14.421',
  ],
  [
    'Ricavi sopra quelli presunti',
    2025,
    `RF4.1=1000 ${beni} RS123.91=53000 RS123.92=53000 RS123.93=53000`,
    join(mediBeni, dal2024, 'RS123.3=53000', piano(2025, 1_000, 240, 0, 240)),
    '53.000 non è sotto 53.000: operativa',
  ],
  [
    'Causa di esclusione',
    2025,
    `RF4.1=1000 ${beni} RS116.1=6`,
    join(mediBeni, dal2024, piano(2025, 1_000, 240, 0, 240)),
    'almeno 50 soci: nessun reddito minimo',
  ],
  [
    'Società di comodo con i coefficienti di prima',
    2023,
    'RF4.1=1000 RS118.4=300000 RS118.91=300000 RS118.92=300000 RS124.1=250',
    join(
      'RS118.1=300000 RS118.2=18000 RS123.2=18000 RS118.5=14250 RS123.5=14250 RS125.1=14000 RS943.2=14000 RN6.1=14000',
      rf(2023, 1_000),
      'RN1.3=1000',
      rn(14_000, 3_360),
      'RQ62.1=14000 RQ62.90=1470 RQ62.94=1470 RX901.1=1470',
      acconti(1_344, 2_016),
      'ZA3.1=588 ZA4.1=882',
    ),
    '6% di 300.000 = 18.000; 4,75% = 14.250, meno 250',
  ],
  [
    'Perdite di una società di comodo',
    2023,
    'RF4.1=20000 RS911.1=50000 RS118.4=300000 RS118.91=300000 RS118.92=300000',
    join(
      'RS118.1=300000 RS118.2=18000 RS123.2=18000 RS118.5=14250 RS123.5=14250 RS125.1=14250 RS943.2=14250 RN6.1=14250',
      rf(2023, 20_000),
      'RN1.3=20000 RN4.4=5750',
      perdite('limitate', 5_750, 44_250),
      rn(14_250, 3_420),
      'RQ62.1=14250 RQ62.90=1496 RQ62.94=1496 RX901.1=1496',
      acconti(1_368, 2_052),
      'ZA3.1=598.4 ZA4.1=897.6',
    ),
    'le perdite non scendono sotto 14.250: 20.000 − 14.250 = 5.750; 10,5% = 1.496,25',
  ],
];

const premiale: readonly Riga[] = [
  [
    'IRES premiale',
    2026,
    'RF4.1=150000 RN908.1=sì RS971.1=100000 RS971.2=90000 RS971.3=80000 RS972.1=24000',
    join(
      'RS971.4=80000 RS972.2=24000',
      rf(2026, 150_000),
      'RN1.3=150000 RN6.90=150000 RN908.2=150000 RN908.3=30000 RN9.1=30000 RN11.1=30000 RN17.1=30000 RN23.1=30000 RX1.1=30000',
      acconti(14_400, 21_600),
    ),
    '20% di 150.000 = 30.000; acconti su 36.000; investimento max(24.000; 21.600; 20.000)',
  ],
];

const altri: readonly Riga[] = [
  [
    'Reddito a un’altra aliquota',
    2025,
    'RF4.1=100000 RN7.1=40000 RN7.2=12',
    join(
      rf(2025, 100_000),
      'RN1.3=100000 RN6.90=100000 RN8.1=60000 RN9.1=19200 RN11.1=19200 RN17.1=19200 RN23.1=19200 RX1.1=19200',
      acconti(7_680, 11_520),
    ),
    '60.000 × 24% + 40.000 × 12% = 14.400 + 4.800',
  ],
  [
    'Liberalità e credito su fondi',
    2025,
    'RF4.1=100000 RN1.1=2000 RN1.2=7000 RN3.1=1000 RN12.1=1000',
    join(
      rf(2025, 100_000),
      'RN1.3=93000 RN6.90=94000 RN8.1=94000 RN9.1=22560 RN11.1=22560 RN16.1=1000 RN17.1=21560 RN23.1=21560 RX1.1=21560',
      acconti(8_624, 12_936),
    ),
    '100.000 − 7.000 + 1.000 = 94.000; 22.560 − 1.000',
  ],
  [
    'Deduzioni, detrazioni, ritenute, acconti: a credito',
    2025,
    'RF4.1=50000 RN6.10=1000 RN6.91=2000 RN6.93=3000 RN10.1=560 RN15.1=500 RN18.1=100 RN19.1=900 RN20.1=200 RN21.1=50 RN22.1=12000 RX1.3=30 RX1.4=1000',
    join(
      rf(2025, 50_000),
      'RN1.3=50000 RN6.90=44000 RN8.1=44000 RN9.1=10560 RN11.1=10000 RN16.1=500 RN17.1=9500 RN24.1=3350 RX1.2=3350 RX1.5=2380',
      acconti(3_800, 5_700),
    ),
    '44.000 × 24% = 10.560; 9.500 + 200 − 100 − 900 − 50 − 12.000 = −3.350',
  ],
  [
    'Imposte sostitutive e addizionali',
    2026,
    'RF4.1=0 RQ3.1=10000 RQ5.1=300 RQ901.1=50000 RQ902.1=50000 RQ903.1=40001 RQ904.1=1000 RQ905.1=200',
    'RQ4.1=1900 RQ8.1=1600 RQ901.2=9000 RQ902.2=1500 RQ903.2=4000 RQ903.3=1000 RQ904.2=35 RQ905.2=50',
    '19%, 18%, 3%, 10% in quattro, 3,5%, 25%',
  ],
  [
    'Società trasparente, tre soci',
    2025,
    'RF4.1=100 RN901.1=2 TN911.3=33.33 TN912.3=33.33 TN913.3=33.34',
    join(rf(2025, 100), 'TN1.3=100 TN901.1=100 TN911.5=33 TN912.5=33 TN913.5=34 TN921.1=100'),
    '33, 33 e il resto',
  ],
  [
    'Concordato di una società trasparente: la sostitutiva è dei soci',
    2025,
    'RF4.1=90000 FR5.1=sì CP1.1=70000 CP1.2=50000 CP1.4=1 RN901.1=2 TN911.3=60 TN912.3=40',
    join(
      'RF57.1=90000 RF60.2=90000 RF63.1=50000 CP1.3=20000 CP1.5=2000 CP7.1=50000 CP7.5=50000',
      'CP901.1=90000 CP901.2=50000 CP901.3=20000 CP901.4=2000 TN1.3=50000 TN901.1=50000',
      'TN911.5=30000 TN912.5=20000 TN911.93=1200 TN912.93=800 TN911.95=54000 TN912.95=36000 TN921.1=100',
    ),
    'PF 2025, fascicolo 3, CP3-CP5: la versa il socio; 2.000 al 60% e al 40%, la società niente',
  ],
  [
    'Concordato di una trasparente oltre 85.000',
    2026,
    'RF4.1=300000 FR5.1=sì CP1.1=200000 CP1.2=100000 CP1.4=3 CP1.6=1 RN901.1=2 TN911.3=60 TN912.3=40',
    join(
      'RF57.1=300000 RF60.2=300000 RF63.1=100000 CP1.3=100000 CP1.90=15000 CP1.5=16350 CP7.1=100000 CP7.5=100000',
      'CP901.1=300000 CP901.2=100000 CP901.3=100000 CP901.4=16350 TN1.3=100000 TN901.1=100000',
      'TN911.5=60000 TN912.5=40000 TN911.93=7650 TN912.93=5100 TN911.94=9000 TN912.94=6000 TN921.1=100',
      'TN911.95=180000 TN912.95=120000',
    ),
    'PF 2026, fascicolo 3, CP3-CP5: col. 2 di 85.000 × 15% = 12.750, col. 3 di 15.000, per quota',
  ],
  [
    'Società trasparente in perdita',
    2025,
    'RF5.1=10000 RN901.1=2 TN911.3=60 TN911.4=4000 TN912.3=40 TN912.4=9000',
    join(rf(2025, -10_000), 'TN2.2=10000 TN911.6=4000 TN912.6=4000 TN921.1=100 TN921.2=2000'),
    '6.000 nel limite di 4.000; 4.000; ne restano 2.000',
  ],
  [
    'Società del consolidato, con perdite anteriori',
    2025,
    'RF4.1=50000 RN901.1=3 RS911.1=10000',
    join(rf(2025, 50_000), 'GN1.3=50000 GN4.1=10000 GN6.1=40000 RS911.2=10000'),
    '50.000 − 10.000 = 40.000 al gruppo',
  ],
  [
    'Società del consolidato in perdita',
    2025,
    'RF5.1=7000 RN901.1=3',
    join(rf(2025, -7_000), 'GN2.1=7000'),
    'la perdita passa al gruppo, non si riporta',
  ],
];

const CASI: readonly Riga[] = [
  ...[...semplici, ...isa, ...perditeCasi, ...interessiCasi, ...aceCasi, ...registri],
  ...[...maxi, ...concordato, ...comodo, ...premiale, ...altri, ...casiQuadriSc],
];
/** Redditi SC: every casella that the form counts, other than zero. */
export const casiSc: readonly CasoSc[] = CASI.map(([nome, anno, dati, attesi, derivazione]) => ({
  nome,
  anno,
  dati,
  attesi,
  derivazione,
}));

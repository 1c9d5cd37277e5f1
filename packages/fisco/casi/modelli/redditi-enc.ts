import { casiQuadriEnc } from './redditi-enc-quadri.ts';
import type { CasoSc } from './redditi-sc.ts';

type Riga = readonly [nome: string, anno: number, dati: string, attesi: string, derivazione: string];
const join = (...pezzi: string[]) => pezzi.filter(Boolean).join(' ');

// What follows by copying, written once.
const rf = (reddito: number) =>
  join(
    `RF57.1=${reddito} RF60.2=${reddito} RF63.1=${reddito}`,
    reddito > 0 ? `RN6.1=${reddito}` : `RN6.90=${-reddito}`,
  );
const somma = (redditi: number, complessivo = redditi) =>
  `RN13.91=${redditi} RN13.6=${complessivo} RN16.1=${complessivo}`;
/** All at the whole rate, nothing taken off. */
const imposta = (imponibile: number, ires: number, primo: number, secondo: number) =>
  join(
    `RN18.1=${imponibile} RN19.1=${ires} RN21.1=${ires} RN28.1=${ires} RN33.1=${ires} RX1.1=${ires}`,
    primo ? `ZA1.1=${primo}` : '',
    secondo ? `ZA2.1=${secondo}` : '',
  );
const piano = (redditi: number, ires: number, primo: number, secondo: number) =>
  join(somma(redditi), imposta(redditi, ires, primo, secondo));

const CASI: readonly Riga[] = [
  [
    'Impresa in ordinaria',
    2025,
    'RF4.1=40000',
    join(rf(40_000), piano(40_000, 9_600, 3_840, 5_760)),
    '24%; 40 e 60',
  ],
  [
    'Sopravvenienza in quattro quote e contributo di un anno prima',
    2024,
    'RF4.1=40000 RS931.2=8000 RS931.91=4 RS961.1=4000 RS961.2=4',
    join(
      'RS932.2=2000 RS932.91=6000 RS932.96=3 RS961.3=1000 RS961.4=3000 RS961.5=3',
      'RF7.99=2000 RF8.99=1000 RF32.1=3000 RF34.99=8000 RF56.1=8000',
      rf(35_000),
      piano(35_000, 8_400, 3_360, 5_040),
    ),
    '40.000 − 8.000 + 2.000 + 1.000',
  ],
  [
    'Impresa, soggetto ISA',
    2024,
    'RF4.1=40000 FR5.1=sì',
    join(rf(40_000), piano(40_000, 9_600, 4_800, 4_800)),
    'due metà',
  ],
  [
    'Impresa, soggetto ISA, 2019',
    2019,
    'RF4.1=40000 FR5.1=sì',
    join(rf(40_000), piano(40_000, 9_600, 3_840, 4_800)),
    '40% e 50%',
  ],
  ['Terreni e fabbricati', 2025, 'RN1.90=1000 RN2.90=5000', piano(6_000, 1_440, 576, 864), '1.000 + 5.000'],
  [
    'Tutti i redditi già determinati',
    2023,
    'RN1.90=100 RN2.90=200 RN4.90=300 RN8.90=400 RN9.90=500 RN11.90=600',
    piano(2_100, 504, 201.6, 302.4),
    '2.100 × 24%',
  ],
  ['Sotto la soglia degli acconti', 2022, 'RN2.90=86', piano(86, 21, 0, 21), '86 × 24% = 20,64'],
  ['Senza acconti', 2022, 'RN2.90=83', piano(83, 20, 0, 0), '19,92'],
  [
    'Riduzione alla metà',
    2025,
    'RN2.90=50000 RN909.1=sì',
    join(
      somma(50_000),
      'RN17.1=50000 RN19.1=6000 RN21.1=6000 RN28.1=6000 RN33.1=6000 RX1.1=6000 ZA1.1=2400 ZA2.1=3600',
    ),
    '50.000 × 12%',
  ],
  [
    'Riduzione alla metà di una parte',
    2025,
    'RN2.90=50000 RN909.1=sì RN909.2=20000',
    join(
      somma(50_000),
      'RN17.1=30000 RN18.1=20000 RN19.1=8400 RN21.1=8400 RN28.1=8400 RN33.1=8400 RX1.1=8400 ZA1.1=3360 ZA2.1=5040',
    ),
    '30.000 × 12% + 20.000 × 24% = 3.600 + 4.800',
  ],
  [
    'La perdita d’impresa non riduce gli altri redditi',
    2025,
    'RF5.1=10000 RN2.90=5000',
    join(rf(-10_000), 'RS44.6=10000', piano(5_000, 1_200, 480, 720)),
    '5.000 × 24%; 10.000 da riportare',
  ],
  [
    'Perdite pregresse, sull’impresa sola',
    2025,
    'RF4.1=1000 RN2.90=5000 RS911.1=900 RS921.1=500',
    join(
      rf(1_000),
      'RN13.91=6000 RN13.90=1000 RN13.6=5000 RN16.1=5000 RS911.2=800 RS911.3=100 RS921.2=200 RS921.3=300 RS44.6=100',
      imposta(5_000, 1_200, 480, 720),
    ),
    '80% di 1.000 e 200 di piene: restano 5.000',
  ],
  [
    'Contabilità pubblica, costi promiscui',
    2025,
    'RC901.1=30000 RC902.1=10000 RC903.1=8000 RC903.2=30000 RC903.3=120000',
    join('RC903.4=2000 RC904.1=18000 RN3.1=18000 RN6.1=18000', piano(18_000, 4_320, 1_728, 2_592)),
    '8.000 × 30/120 = 2.000; 30.000 − 10.000 − 2.000',
  ],
  [
    'Forfetario, servizi della seconda classe',
    2025,
    'RG951.1=100000',
    join('RG951.4=25000 RN6.1=25000', piano(25_000, 6_000, 2_400, 3_600)),
    'oltre 15.493,71 il coefficiente della classe, 25%, è di tutti i ricavi (TUIR art. 145)',
  ],
  [
    'Forfetario, servizi della prima classe',
    2025,
    'RG951.1=15000',
    join('RG951.4=2250 RN6.1=2250', piano(2_250, 540, 216, 324)),
    '15% di 15.000',
  ],
  [
    'Forfetario, altre attività e altri componenti',
    2025,
    'RG951.2=20000 RG951.3=1500',
    join('RG951.4=3500 RN6.1=3500', piano(3_500, 840, 336, 504)),
    '10% di 20.000 + 1.500',
  ],
  [
    'Forfetario, altre attività della seconda classe',
    2025,
    'RG951.2=30000',
    join('RG951.4=4500 RN6.1=4500', piano(4_500, 1_080, 432, 648)),
    'oltre 25.822,84 il 15% è di tutti i ricavi',
  ],
  [
    'Forfetario, servizi e altre attività prevalenti',
    2025,
    'RG951.1=10000 RG951.2=20000',
    join('RG951.4=3000 RN6.1=3000', piano(3_000, 720, 288, 432)),
    'prevalgono le altre attività, 20.000, prima classe: 10% di 30.000 (c. 2)',
  ],
  [
    'Forfetario, servizi prevalenti',
    2025,
    'RG951.1=16000 RG951.2=14000',
    join('RG951.4=7500 RN6.1=7500', piano(7_500, 1_800, 720, 1_080)),
    'prevalgono i servizi, 16.000, seconda classe: 25% di 30.000 (c. 2)',
  ],
  [
    'Associazione sportiva, L. 398/1991',
    2025,
    'RG961.1=150000 RG962.1=2000',
    join('RG964.2=6500 RN6.1=6500', piano(6_500, 1_560, 624, 936)),
    '3% di 150.000 + 2.000',
  ],
  [
    'Dividendi per attività di interesse generale',
    2025,
    'RN987.1=10001 RN987.2=sì',
    join('RN987.3=5001', piano(5_001, 1_200, 480, 720)),
    'metà di 10.001 = 5.000,50',
  ],
  [
    'Dividendi prima del 2021',
    2021,
    'RN987.1=10000 RN987.2=sì',
    join('RN987.3=10000', piano(10_000, 2_400, 960, 1_440)),
    'nel 2020 imponibili per intero',
  ],
  [
    'Dividendi senza la riduzione',
    2025,
    'RN987.1=10000',
    join('RN987.3=10000', piano(10_000, 2_400, 960, 1_440)),
    'per intero',
  ],
  [
    'Liberalità',
    2025,
    'RN2.90=100000 RN13.2=3000 RN13.3=8000',
    join(somma(100_000, 92_000), imposta(92_000, 22_080, 8_832, 13_248)),
    '100.000 − 8.000',
  ],
  [
    'Oneri deducibili oltre il reddito',
    2025,
    'RN2.90=5000 RN15.90=7000',
    'RN13.91=5000 RN13.6=5000 RN15.1=5000',
    'usati 5.000: imponibile zero',
  ],
  [
    'Oneri e terzo settore',
    2025,
    'RN2.90=20000 RN14.1=1000 RN15.90=4000 RN15.2=2000',
    join('RN13.91=20000 RN13.6=20000 RN15.1=4000 RN16.1=15000', imposta(15_000, 3_600, 1_440, 2_160)),
    '21.000 − 4.000 − 2.000',
  ],
  [
    'Detrazioni: Galliera al limite e oneri',
    2025,
    'RN2.90=10000 RN20.91=1000 RN20.92=1000 RN20.4=90',
    join(
      somma(10_000),
      'RN18.1=10000 RN19.1=2400 RN20.1=720 RN20.6=190 RN21.1=1400 RN28.1=1400 RN33.1=1400 RX1.1=1400 ZA1.1=560 ZA2.1=840',
    ),
    '30% di 2.400 = 720; 19% di 1.000; 2.400 − 720 − 190 − 90 = 1.400',
  ],
  [
    'Ritenute e acconti: a credito',
    2025,
    'RN2.90=10000 RN25.1=400 RN30.1=100 RN32.1=2500 RX1.4=50',
    join(
      somma(10_000),
      'RN18.1=10000 RN19.1=2400 RN21.1=2400 RN26.1=400 RN28.1=2000 RN34.1=600 RX1.2=600 RX1.5=550 ZA1.1=800 ZA2.1=1200',
    ),
    '2.000 − 100 − 2.500 = −600; 50 a rimborso',
  ],
  [
    'Reddito minimo',
    2025,
    'RN2.90=1000 RN13.93=4000',
    join('RN13.91=1000 RN13.6=1000 RN16.1=4000', imposta(4_000, 960, 384, 576)),
    'l’imponibile non scende sotto 4.000',
  ],
  [
    'Manutenzioni di un ente',
    2025,
    'RF4.1=10000 RF902.1=100000 RF902.2=6000',
    join(
      'RF902.3=5000 RF902.4=1000 RF24.99=1000 RF32.1=1000',
      rf(11_000),
      piano(11_000, 2_640, 1_056, 1_584),
    ),
    '6.000 − 5% di 100.000',
  ],
];
/** What comes already determined is the rigo, where its quadro is empty. */
const copia = (dati: string) =>
  join(
    ...[...dati.matchAll(/(RN(?:1|2|4|8|9|11|13))\.9[03]=(\d+)/g)].map(
      ([, rigo, importo]) => `${rigo}.1=${importo}`,
    ),
  );
/** Redditi ENC: every casella that the form counts, other than zero. */
export const casiEnc: readonly CasoSc[] = [...CASI, ...casiQuadriEnc].map(
  ([nome, anno, dati, attesi, derivazione]) => ({
    ...{ nome, anno, dati, attesi: join(attesi, copia(dati)), derivazione },
  }),
);

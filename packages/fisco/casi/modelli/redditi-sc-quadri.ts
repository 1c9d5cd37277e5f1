// The quadri of categories, groups and trusts, each worked out by hand with its article.
type Riga = readonly [nome: string, anno: number, dati: string, attesi: string, derivazione: string];
const join = (...pezzi: string[]) => pezzi.filter(Boolean).join(' ');
const rf = (anno: number, reddito: number) =>
  join(`RF57.1=${reddito} RF60.2=${reddito} RF63.1=${reddito}`, anno < 2025 ? '' : `CP901.1=${reddito}`);
const imposta = (imponibile: number, ires: number, primo: number, secondo: number) =>
  join(
    `RN6.90=${imponibile} RN8.1=${imponibile} RN9.1=${ires} RN11.1=${ires} RN17.1=${ires} RN23.1=${ires} RX1.1=${ires}`,
    `ZA1.1=${primo} ZA2.1=${secondo}`,
  );

export const casiQuadriSc: readonly Riga[] = [
  [
    'Non residente: terreni, fabbricati, altri redditi e oneri',
    2026,
    'RN902.1=sì RA901.1=1000 RA901.2=1 RB901.1=1000 RB901.2=9 RL901.1=2 RL901.2=1000 RL901.3=390 RN6.9=1000',
    join(
      'RA901.91=2340 RA911.9=2340 RA911.90=2340 RB901.90=1050 RB911.1=1050 RL901.4=610 RL911.1=610',
      'RN902.2=4000 RN1.3=4000',
      imposta(3_000, 720, 288, 432),
    ),
    '2.340 + 1.050 + 610 − 1.000 (TUIR, art. 151)',
  ],
  [
    'Residente: i redditi per categorie non contano',
    2026,
    'RF4.1=10000 RB901.1=1000 RB901.2=9',
    join(rf(2026, 10_000), 'RB901.90=1050 RB911.1=1050 RN1.3=10000', imposta(10_000, 2_400, 960, 1_440)),
    'TUIR, art. 81: di chi risiede tutto è reddito d’impresa',
  ],
  [
    'RM e RT vanno in RX',
    2025,
    'RM901.3=10000 RM901.5=1000 RT901.1=5000 RT902.1=1000',
    'RM901.4=2400 RM901.6=1400 RM909.1=1400 RX903.1=1400 RT904.1=4000 RT905.1=1040 RX904.1=1040',
    '2.400 − 1.000; 4.000 × 26%',
  ],
  [
    'PN: trust trasparente',
    2025,
    'RF4.1=10000 PN911.3=60 PN912.3=40',
    join(rf(2025, 10_000), 'RN1.3=10000 PN901.1=10000 PN911.4=6000 PN912.4=4000 PN921.1=10000 RN6.94=10000'),
    'tutto ai beneficiari (TUIR, art. 73, c. 2)',
  ],
  [
    'CE: entro l’imposta estera',
    2024,
    'RF4.1=10000 CE901.3=5000 CE901.4=1000',
    join(
      rf(2024, 10_000),
      'RN1.3=10000',
      imposta(10_000, 2_400, 560, 840),
      'CE901.10=1200 CE901.11=1000 CE911.1=1000 CE914.1=1000 RN13.90=1000 RN16.1=1000',
      'RN17.1=1400 RN23.1=1400 RX1.1=1400',
    ),
    '2.400 × 5.000 / 10.000 = 1.200, pagati 1.000 (TUIR, art. 165)',
  ],
  [
    'RK: eccedenze date e avute, in parte per RQ6',
    2025,
    'RF4.1=10000 RN22.1=5000 RK901.3=2000 RK921.3=800 RQ3.1=5000 RQ6.1=300',
    join(
      rf(2025, 10_000),
      'RN1.3=10000 RN6.90=10000 RN8.1=10000 RN9.1=2400 RN11.1=2400 RN17.1=2400 ZA1.1=960 ZA2.1=1440',
      'RK911.1=2000 RK931.1=800 RK26.1=300 RN21.90=800 RQ4.1=950 RQ8.1=650',
      'RN24.1=3100 RX1.2=3100 RX1.5=1100',
    ),
    '5.000 + (800 − 300) − 2.400 = 3.100; 3.100 − 2.000 (D.P.R. 602/1973, art. 43-ter); 950 − 300',
  ],
  [
    'FC: interessi oltre il ROL',
    2026,
    'FC71.1=100000 FC71.2=50000 FC71.3=20000 FC72.6=400000',
    'FC71.5=20000 FC71.6=130000 FC72.7=120000 FC74.1=10000',
    '150.000 − 20.000 = 130.000; 30% di 400.000 (TUIR, art. 96)',
  ],
  [
    'RV: valori di bilancio e fiscali',
    2026,
    'RV901.2=1000 RV901.3=500 RV901.4=200 RV901.6=900 RV901.8=100',
    'RV901.5=1300 RV901.9=800 RV901.10=500',
    '1.000 + 500 − 200; 900 − 100',
  ],
  [
    'RI: fondo pensione con un risultato negativo di prima',
    2024,
    'RI901.1=120000 RI902.1=5000 RI903.1=100000 RI904.1=10000 RI905.1=3000 RI907.1=2000',
    'RI906.1=12000 RI907.2=2000 RI908.1=10000 RI909.1=2000',
    '125.000 − 113.000 − 2.000 = 10.000, al 20% (D.Lgs. 252/2005, art. 17)',
  ],
];

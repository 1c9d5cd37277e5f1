import type { CasoModello } from './caso.ts';

/** A case of a form of a year. */
export type CasoIva = CasoModello & { readonly anno: number };

/** What VE shows for what is taxed and its tax, where nothing else makes the turnover. */
const ve = (imponibile: number, imposta: number) =>
  `VE24.1=${imponibile} VE24.2=${imposta} VE26.2=${imposta} VE50.1=${imponibile} VL1.1=${imposta}`;
/** What VF shows for purchases that are deducted whole, in the forms from 2022. */
const vf = (imponibile: number, imposta: number) =>
  `VF25.1=${imponibile} VF25.2=${imposta} VF27.2=${imposta} VF71.1=${imposta} VL2.1=${imposta}`;
/** A tax of the year that is all to pay, or all credit. */
const debito = (n: number) => `VL3.1=${n} VL32.1=${n} VL38.1=${n} VX1.1=${n}`;
const credito = (n: number) => `VL4.1=${n} VL33.1=${n} VL39.1=${n} VX2.1=${n}`;
/** A credit that comes from the righi of VL alone. */
const creditoVL = (n: number) => `VL33.1=${n} VL39.1=${n} VX2.1=${n}`;

const caso = (anno: number, nome: string, dati: string, attesi: string, derivazione: string): CasoIva => ({
  anno,
  nome: `${nome} (${anno})`,
  dati,
  attesi,
  derivazione,
});

const vendite: readonly CasoIva[] = [
  caso(2026, 'vendite al 4%', 'VE20.1=1000', `VE20.2=40 ${ve(1000, 40)} ${debito(40)}`, '1.000 × 4%'),
  caso(2026, 'vendite al 5%', 'VE21.1=1000', `VE21.2=50 ${ve(1000, 50)} ${debito(50)}`, '1.000 × 5%'),
  caso(2026, 'vendite al 10%', 'VE22.1=1000', `VE22.2=100 ${ve(1000, 100)} ${debito(100)}`, '1.000 × 10%'),
  caso(2019, 'vendite al 22%', 'VE23.1=1000', `VE23.2=220 ${ve(1000, 220)} ${debito(220)}`, '1.000 × 22%'),
  caso(
    2025,
    'le quattro aliquote',
    'VE20.1=1000 VE21.1=1000 VE22.1=1000 VE23.1=1000',
    `VE20.2=40 VE21.2=50 VE22.2=100 VE23.2=220 ${ve(4000, 410)} ${debito(410)}`,
    '40 + 50 + 100 + 220',
  ),
  caso(
    2025,
    'ogni rigo arrotonda da sé',
    'VE20.1=113 VE23.1=107',
    `VE20.2=5 VE23.2=24 ${ve(220, 29)} ${debito(29)}`,
    '4,52 → 5; 23,54 → 24',
  ),
  caso(
    2024,
    'cinquanta centesimi vanno per eccesso',
    'VE21.1=110 VE22.1=105',
    `VE21.2=6 VE22.2=11 ${ve(215, 17)} ${debito(17)}`,
    '5,50 → 6; 10,50 → 11',
  ),
  caso(
    2026,
    'note di variazione oltre le vendite',
    'VE23.1=-1000',
    `VE23.2=-220 ${ve(-1000, -220)} ${credito(220)}`,
    'VL4 = 0 − (−220)',
  ),
  caso(
    2026,
    'variazioni in meno',
    'VE23.1=1000 VE25.2=-3',
    `VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=217 VE50.1=1000 VL1.1=217 ${debito(217)}`,
    '220 − 3',
  ),
  caso(
    2026,
    'variazioni in più',
    'VE22.1=1000 VE25.2=12',
    `VE22.2=100 VE24.1=1000 VE24.2=100 VE26.2=112 VE50.1=1000 VL1.1=112 ${debito(112)}`,
    '100 + 12',
  ),
  caso(
    2025,
    'operazioni del plafond',
    'VE30.2=100 VE30.3=200 VE30.4=300 VE30.5=400',
    'VE30.1=1000 VE50.1=1000',
    '100 + 200 + 300 + 400, senza imposta',
  ),
  caso(
    2025,
    'inversione contabile',
    'VE35.2=10 VE35.3=20 VE35.4=30 VE35.5=40 VE35.6=50 VE35.7=60 VE35.8=70 VE35.9=80',
    'VE35.1=360 VE50.1=360',
    '10 + 20 + … + 80',
  ),
  caso(
    2026,
    'volume d’affari',
    'VE22.1=10000 VE31.1=1000 VE32.1=500 VE33.1=2000 VE34.1=300 VE36.1=200 VE37.1=400 VE37.2=100 VE38.1=600 VE39.1=700 VE40.1=800',
    `VE22.2=1000 VE24.1=10000 VE24.2=1000 VE26.2=1000 VE50.1=13500 VL1.1=1000 ${debito(1000)}`,
    '10.000 + 1.000 + 500 + 2.000 + 300 + 200 + 400 + 600 − 700 − 800; VE37.2 è un di cui',
  ),
  caso(
    2026,
    'la cessione di un bene ammortizzabile paga l’imposta e lascia il volume',
    'VE23.1=20000 VE40.1=5000',
    `VE23.2=4400 VE24.1=20000 VE24.2=4400 VE26.2=4400 VE50.1=15000 VL1.1=4400 ${debito(4400)}`,
    'art. 20: VE40 si toglie dal solo volume',
  ),
  caso(
    2026,
    'scissione dei pagamenti: volume senza imposta',
    'VE38.1=7000 VE23.1=1000',
    `VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=220 VE50.1=8000 VL1.1=220 ${debito(220)}`,
    '1.000 + 7.000',
  ),
];

const agricole: readonly CasoIva[] = [
  caso(
    2020,
    'compensazioni del 2019',
    'VE3.1=1000 VE6.1=1000 VE7.1=1000 VE12.1=1000',
    `VE3.2=60 VE6.2=77 VE7.2=80 VE12.2=123 ${ve(4000, 340)} ${debito(340)}`,
    '6%, 7,65%, 7,95% e 12,3%: 60 + 76,5 → 77 + 79,5 → 80 + 123',
  ),
  caso(
    2021,
    'il legno è ancora stampato al 6',
    'VE3.1=1000 VE25.2=4',
    `VE3.2=60 VE24.1=1000 VE24.2=60 VE26.2=64 VE50.1=1000 VL1.1=64 ${debito(64)}`,
    'D.M. 5/2/2021: 6,4%; la differenza di 4 va in VE25',
  ),
  caso(
    2022,
    'compensazioni del 2021',
    'VE3.1=1000 VE9.1=1000 VE11.1=1000',
    `VE3.2=64 VE9.2=95 VE11.2=123 ${ve(3000, 282)} ${debito(282)}`,
    '6,4%, 9,5%, 12,3%',
  ),
  caso(
    2023,
    'come l’anno prima',
    'VE4.1=1000 VE5.1=1000',
    `VE4.2=73 VE5.2=75 ${ve(2000, 148)} ${debito(148)}`,
    '7,3% e 7,5%',
  ),
  caso(
    2024,
    'entra il 7, esce il 9,5',
    'VE4.1=1000 VE5.1=1000 VE10.1=1000 VE11.1=1000',
    `VE4.2=70 VE5.2=73 VE10.2=100 VE11.2=123 ${ve(4000, 366)} ${debito(366)}`,
    '7%, 7,3%, 10%, 12,3%',
  ),
  caso(
    2026,
    'detrazione forfetaria pari all’imposta',
    'VE3.1=10000 VF30.8=sì VF41.1=10000',
    'VE3.2=640 VE24.1=10000 VE24.2=640 VE26.2=640 VE50.1=10000 VF41.2=640 VF52.1=10000 VF52.2=640 VF55.1=640 VF71.1=640 VL1.1=640 VL2.1=640',
    'art. 34: 10.000 × 6,4% da una parte e dall’altra',
  ),
  caso(
    2026,
    'impresa mista',
    'VE3.1=10000 VE23.1=1000 VF13.1=500 VF30.8=sì VF38.1=1000 VF38.2=220 VF41.1=10000 VF53.1=110',
    `VE3.2=640 VE23.2=220 ${ve(11000, 860)} VF13.2=110 VF25.1=500 VF25.2=110 VF27.2=110 VF41.2=640 VF52.1=10000 VF52.2=640 VF55.1=750 VF71.1=750 VL2.1=750 ${debito(110)}`,
    '640 forfetaria + 110 sulle operazioni diverse; 860 − 750',
  ),
  caso(
    2020,
    'variazioni della detrazione forfetaria',
    'VF30.8=sì VF44.1=1000 VF51.2=-1',
    `VF44.2=77 VF52.1=1000 VF52.2=76 VF55.1=76 VF71.1=76 VL2.1=76 ${credito(76)}`,
    '1.000 × 7,65% = 76,50 → 77, meno 1',
  ),
  caso(
    2026,
    'cessioni agricole non imponibili',
    'VF30.8=sì VF40.1=5000 VF54.1=100',
    `VF40.2=200 VF52.1=5000 VF52.2=200 VF55.1=300 VF71.1=300 VL2.1=300 ${credito(300)}`,
    'art. 34, c. 9: 5.000 × 4% + 100',
  ),
  caso(
    2026,
    'operazioni occasionali dell’art. 34-bis',
    'VE23.1=1000 VF30.8=sì VF40.1=5000 VF62.1=1000 VF62.2=220',
    `VE23.2=220 ${ve(1000, 220)} VF40.2=200 VF52.1=5000 VF52.2=200 VF55.1=200 VF71.1=310 VL2.1=310 ${credito(90)}`,
    '200 + metà di 220',
  ),
];

const acquisti: readonly CasoIva[] = [
  caso(2026, 'acquisti al 22%', 'VF13.1=1000', `VF13.2=220 ${vf(1000, 220)} ${credito(220)}`, '1.000 × 22%'),
  caso(
    2022,
    'acquisti al 22% nel modello rinumerato',
    'VF13.1=1000',
    `VF13.2=220 ${vf(1000, 220)} ${credito(220)}`,
    'tredici righi dal 2022',
  ),
  caso(
    2021,
    'acquisti al 22% nel modello di quattordici righi',
    'VF14.1=1000',
    `VF14.2=220 VF23.1=1000 VF23.2=220 VF25.2=220 VF71.1=220 VL2.1=220 ${credito(220)}`,
    'totali in VF23 e VF25',
  ),
  caso(
    2026,
    'acquisti per aliquota',
    'VF2.1=1000 VF3.1=1000 VF11.1=1000 VF13.1=1000',
    `VF2.2=40 VF3.2=50 VF11.2=100 VF13.2=220 ${vf(4000, 410)} ${credito(410)}`,
    '4%, 5%, 10%, 22%',
  ),
  caso(
    2023,
    'acquisti agricoli',
    'VF4.1=1000 VF10.1=1000',
    `VF4.2=64 VF10.2=95 ${vf(2000, 159)} ${credito(159)}`,
    '6,4% e 9,5%',
  ),
  caso(
    2024,
    'acquisti agricoli con il 7',
    'VF5.1=1000 VF6.1=1000',
    `VF5.2=70 VF6.2=73 ${vf(2000, 143)} ${credito(143)}`,
    '7% e 7,3%',
  ),
  caso(
    2026,
    'ogni specie di acquisto',
    'VF13.1=1000 VF17.1=500 VF18.1=100 VF18.2=50 VF19.1=30 VF20.1=20 VF21.1=10 VF22.1=5 VF23.1=40 VF24.1=60',
    `VF13.2=220 ${vf(1695, 220)} ${credito(220)}`,
    '1.000 + 500 + 150 + 30 + 20 + 10 + 5 + 40 − 60',
  ),
  caso(
    2021,
    'ogni specie di acquisto, righi di prima',
    'VF14.1=1000 VF15.1=500 VF16.1=100 VF16.2=50 VF17.1=30 VF18.1=20 VF19.1=10 VF20.1=5 VF21.1=40 VF22.1=60',
    `VF14.2=220 VF23.1=1695 VF23.2=220 VF25.2=220 VF71.1=220 VL2.1=220 ${credito(220)}`,
    'gli stessi importi due righi più su',
  ),
  caso(
    2025,
    'variazioni degli acquisti',
    'VF13.1=1000 VF26.2=3',
    `VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=223 VF71.1=223 VL2.1=223 ${credito(223)}`,
    '220 + 3',
  ),
  caso(
    2020,
    'variazioni degli acquisti, righi di prima',
    'VF14.1=1000 VF24.2=-20',
    `VF14.2=220 VF23.1=1000 VF23.2=220 VF25.2=200 VF71.1=200 VL2.1=200 ${credito(200)}`,
    '220 − 20',
  ),
  caso(
    2026,
    'rettifiche in meno',
    'VF13.1=1000 VF70.1=-50',
    `VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220 VF71.1=170 VL2.1=170 ${credito(170)}`,
    'art. 19-bis2: 220 − 50',
  ),
  caso(
    2026,
    'rettifiche oltre la detrazione',
    'VF13.1=1000 VF70.1=-300',
    `VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220 VF71.1=-80 VL2.1=-80 ${debito(80)}`,
    '220 − 300 = −80: VL3 = 0 − (−80)',
  ),
  caso(
    2026,
    'detrazione determinata a parte',
    'VE23.1=1000 VF13.1=1000 VF30.1=sì VF71.90=150',
    `VE23.2=220 ${ve(1000, 220)} VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220 VF71.1=150 VL2.1=150 ${debito(70)}`,
    'agenzia di viaggio: vale il suo prospetto',
  ),
];

const metodi: readonly CasoIva[] = [
  caso(
    2026,
    'agriturismo',
    'VE22.1=50000 VF13.1=10000 VF30.4=sì',
    `VE22.2=5000 ${ve(50000, 5000)} VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF71.1=2500 VL2.1=2500 ${debito(2500)}`,
    'L. 413/1991, art. 5: metà di 5.000',
  ),
  caso(
    2026,
    'associazione in agricoltura',
    'VE23.1=10000 VF30.5=sì',
    `VE23.2=2200 ${ve(10000, 2200)} VF71.1=733 VL2.1=733 ${debito(1467)}`,
    'un terzo di 2.200 = 733,33',
  ),
  caso(
    2026,
    'spettacolo viaggiante',
    'VE22.1=3005 VF30.6=sì',
    `VE22.2=301 ${ve(3005, 301)} VF71.1=151 VL2.1=151 ${debito(150)}`,
    '300,50 → 301; metà 150,50 → 151',
  ),
  caso(
    2025,
    'attività agricola connessa',
    'VE23.1=2000 VF30.7=sì',
    `VE23.2=440 ${ve(2000, 440)} VF71.1=220 VL2.1=220 ${debito(220)}`,
    'art. 34-bis: metà di 440',
  ),
  caso(
    2020,
    'enoturismo',
    'VE23.1=2000 VF30.9=sì',
    `VE23.2=440 ${ve(2000, 440)} VF71.1=220 VL2.1=220 ${debito(220)}`,
    'L. 205/2017: metà di 440',
  ),
  caso(
    2021,
    'oleoturismo',
    'VE22.1=2000 VF30.10=sì',
    `VE22.2=200 ${ve(2000, 200)} VF71.1=100 VL2.1=100 ${debito(100)}`,
    'L. 160/2019: metà di 200',
  ),
  caso(
    2026,
    'metodo forfetario con rettifiche',
    'VE22.1=50000 VF30.4=sì VF70.1=-100',
    `VE22.2=5000 ${ve(50000, 5000)} VF71.1=2400 VL2.1=2400 ${debito(2600)}`,
    '2.500 − 100',
  ),
  caso(
    2026,
    'margine: gli acquisti indetraibili sono già fuori dall’imposta',
    'VE23.1=1000 VF13.1=500 VF22.1=4000 VF30.2=sì',
    `VE23.2=220 ${ve(1000, 220)} VF13.2=110 ${vf(4500, 110)} ${debito(110)}`,
    '220 − 110',
  ),
];

const proRata: readonly CasoIva[] = [
  caso(
    2026,
    'esenti accessorie (facts/iva.md §17 E)',
    'VE23.1=80000 VE33.1=20000 VF13.1=45455 VF30.3=sì VF34.2=4000',
    `VE23.2=17600 VE24.1=80000 VE24.2=17600 VE26.2=17600 VE50.1=100000 VF13.2=10000 VF25.1=45455 VF25.2=10000 VF27.2=10000 VF34.9=83 VF37.1=8300 VF71.1=8300 VL1.1=17600 VL2.1=8300 ${debito(9300)}`,
    '80.000 / 96.000 = 83,33 → 83; 10.000 × 83%',
  ),
  caso(
    2026,
    'mezzo punto va per difetto',
    'VE23.1=62500 VE33.1=37500 VF13.1=10000 VF30.3=sì',
    `VE23.2=13750 VE24.1=62500 VE24.2=13750 VE26.2=13750 VE50.1=100000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=62 VF37.1=1364 VF71.1=1364 VL1.1=13750 VL2.1=1364 ${debito(12386)}`,
    '62,5 → 62; 2.200 × 62% = 1.364',
  ),
  caso(
    2026,
    'oltre mezzo punto va per eccesso',
    'VE23.1=62600 VE33.1=37400 VF13.1=10000 VF30.3=sì',
    `VE23.2=13772 VE24.1=62600 VE24.2=13772 VE26.2=13772 VE50.1=100000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=63 VF37.1=1386 VF71.1=1386 VL1.1=13772 VL2.1=1386 ${debito(12386)}`,
    '62,6 → 63; 2.200 × 63% = 1.386',
  ),
  caso(
    2026,
    'beni ammortizzabili esenti',
    'VE23.1=100000 VE33.1=50000 VE40.1=20000 VF13.1=10000 VF30.3=sì VF34.4=20000',
    `VE23.2=22000 VE24.1=100000 VE24.2=22000 VE26.2=22000 VE50.1=130000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=77 VF37.1=1694 VF71.1=1694 VL1.1=22000 VL2.1=1694 ${debito(20306)}`,
    '100.000 / 130.000 = 76,92 → 77; 2.200 × 77%',
  ),
  caso(
    2026,
    'acquisti con plafond senza imposta assolta',
    'VE23.1=10000 VE33.1=10000 VF13.1=10000 VF30.3=sì VF35.1=1000',
    `VE23.2=2200 VE24.1=10000 VE24.2=2200 VE26.2=2200 VE50.1=20000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=50 VF37.1=600 VF71.1=600 VL1.1=2200 VL2.1=600 ${debito(1600)}`,
    '(2.200 + 1.000) × 50% − 1.000',
  ),
  caso(
    2026,
    'acquisti di oro',
    'VE23.1=10000 VE33.1=10000 VF13.1=10000 VF30.3=sì VF36.1=200',
    `VE23.2=2200 VE24.1=10000 VE24.2=2200 VE26.2=2200 VE50.1=20000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=50 VF37.1=1200 VF71.1=1200 VL1.1=2200 VL2.1=1200 ${debito(1000)}`,
    '(2.200 − 200) × 50% + 200',
  ),
  caso(
    2022,
    'esenti con diritto per l’emergenza',
    'VE23.1=10000 VE33.1=10000 VF13.1=10000 VF30.3=sì VF34.9=5000',
    `VE23.2=2200 VE24.1=10000 VE24.2=2200 VE26.2=2200 VE50.1=20000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.10=75 VF37.1=1650 VF71.1=1650 VL1.1=2200 VL2.1=1650 ${debito(550)}`,
    '(20.000 − 10.000 + 5.000) / 20.000 = 75%',
  ),
  caso(
    2020,
    'la percentuale nella nona colonna',
    'VE23.1=10000 VE33.1=10000 VF14.1=10000 VF30.3=sì',
    `VE23.2=2200 VE24.1=10000 VE24.2=2200 VE26.2=2200 VE50.1=20000 VF14.2=2200 VF23.1=10000 VF23.2=2200 VF25.2=2200 VF34.9=50 VF37.1=1100 VF71.1=1100 VL1.1=2200 VL2.1=1100 ${debito(1100)}`,
    '10.000 / 20.000',
  ),
  caso(
    2026,
    'non soggette con diritto e senza',
    'VE23.1=60000 VE33.1=30000 VE34.1=10000 VF13.1=10000 VF30.3=sì VF34.5=20000 VF34.8=10000',
    `VE23.2=13200 VE24.1=60000 VE24.2=13200 VE26.2=13200 VE50.1=100000 VF13.2=2200 VF25.1=10000 VF25.2=2200 VF27.2=2200 VF34.9=67 VF37.1=1474 VF71.1=1474 VL1.1=13200 VL2.1=1474 ${debito(11726)}`,
    'D = 100.000 − 30.000 + 20.000 − 10.000 = 80.000; E = 30.000 + 10.000 = 40.000; 66,67 → 67',
  ),
  caso(
    2026,
    'solo operazioni esenti',
    'VE33.1=10000 VF13.1=1000 VF30.3=sì VF31.1=100 VF31.2=22 VF32.1=sì',
    `VE50.1=10000 VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220 VF37.1=22 VF71.1=22 VL2.1=22 ${credito(22)}`,
    'si detrae l’imposta di VF31',
  ),
  caso(
    2026,
    'dispensa dell’art. 36-bis',
    'VE33.1=10000 VF13.1=1000 VF30.3=sì VF33.1=sì',
    'VE50.1=10000 VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220',
    'nessuna detrazione',
  ),
];

const particolari: readonly CasoIva[] = [
  caso(
    2020,
    'l’esempio di Dynamics 365 (facts/iva.md §17 A)',
    'VE23.1=1000 VE30.3=1500 VE35.7=500 VF14.1=1800 VF26.1=800 VF26.2=176 VJ9.1=800 VJ9.2=176',
    'VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=220 VE30.1=1500 VE35.1=500 VE50.1=3000 VF14.2=396 VF23.1=1800 VF23.2=396 VF25.2=396 VF71.1=396 VJ19.2=176 VL1.1=396 VL2.1=396',
    'risultati pubblicati: VE50 3.000, VJ19 176, VF71 396, VL1 = VL2 = 396',
  ),
  caso(
    2026,
    'lo stesso nel modello di oggi',
    'VE23.1=1000 VE30.3=1500 VE35.7=500 VF13.1=1800 VF28.1=800 VF28.2=176 VJ9.1=800 VJ9.2=176',
    'VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=220 VE30.1=1500 VE35.1=500 VE50.1=3000 VF13.2=396 VF25.1=1800 VF25.2=396 VF27.2=396 VF71.1=396 VJ19.2=176 VL1.1=396 VL2.1=396',
    'VF13, VF25, VF27, VF28 al posto di VF14, VF23, VF25, VF26',
  ),
  caso(
    2025,
    'la somma dei diciotto righi',
    Array.from({ length: 18 }, (_, i) => `VJ${i + 1}.2=${i + 1}`).join(' '),
    `VJ19.2=171 VL1.1=171 ${debito(171)}`,
    '1 + 2 + … + 18 = 18 × 19 / 2',
  ),
  caso(
    2026,
    'imposta dovuta da un forfetario che compra in inversione',
    'VJ16.1=1000 VJ16.2=220',
    `VJ19.2=220 VL1.1=220 ${debito(220)}`,
    'senza detrazione',
  ),
];

const liquidazione: readonly CasoIva[] = [
  caso(
    2025,
    'dal debito dell’anno al saldo',
    'VE23.1=100000 VF71.90=15000 VL8.1=1000 VL30.2=5000 VL30.3=5000',
    `VE23.2=22000 ${ve(100000, 22000)} VF71.1=15000 VL2.1=15000 VL3.1=7000 VL25.1=1000 VL30.1=5000 VL32.1=1000 VL38.1=1000 VX1.1=1000`,
    '22.000 − 15.000 − 1.000 − 5.000',
  ),
  caso(
    2026,
    'credito dell’anno prima, in parte speso',
    'VL8.1=500 VL9.1=200',
    `VL25.1=300 ${creditoVL(300)}`,
    '500 − 200',
  ),
  caso(
    2026,
    'ciò che aumenta il debito',
    'VL20.1=10 VL21.1=20 VL22.1=30 VL23.1=40',
    'VL32.1=100 VL38.1=100 VX1.1=100',
    '10 + 20 + 30 + 40',
  ),
  caso(
    2026,
    'ciò che lo riduce',
    'VL11.1=70 VL12.1=80 VL24.1=10 VL26.1=20 VL27.1=30 VL28.1=40 VL29.1=50 VL31.1=60',
    creditoVL(360),
    '70 + 80 + 10 + 20 + 30 + 40 + 50 + 60',
  ),
  caso(
    2026,
    'versamenti omessi con un credito (facts/iva.md §17 D)',
    'VF71.90=4000 VL30.2=10000 VL30.3=3000',
    'VF71.1=4000 VL2.1=4000 VL4.1=4000 VL30.1=10000 VL33.1=7000 VL39.1=7000 VL41.1=7000 VL41.2=7000 VX2.1=7000',
    'credito sul versato: 4.000 + 3.000; potenziale 14.000',
  ),
  caso(
    2026,
    'versamenti omessi con un debito',
    'VE22.1=60000 VL30.2=10000',
    `VE22.2=6000 ${ve(60000, 6000)} VL3.1=6000 VL30.1=10000 VL41.1=10000 VL41.2=4000`,
    'potenziale 4.000, sul versato nulla',
  ),
  caso(
    2020,
    'VL41 non c’era',
    'VF71.90=4000 VL30.2=10000 VL30.3=3000',
    'VF71.1=4000 VL2.1=4000 VL4.1=4000 VL30.1=10000 VL33.1=7000 VL39.1=7000 VX2.1=7000',
    'come nel 2026, senza VL41',
  ),
  caso(
    2026,
    'versata dopo avviso e dopo cartella',
    'VL30.2=1000 VL30.3=300 VL30.4=200 VL30.5=100',
    'VL30.1=1000 VL33.1=600 VL39.1=600 VL41.1=400 VL41.2=400 VX2.1=600',
    'versato 600 su 1.000',
  ),
  caso(
    2026,
    'versata più della dovuta',
    'VL30.2=500 VL30.3=800',
    'VL30.1=800 VL33.1=800 VL39.1=800 VX2.1=800',
    'conta il maggiore',
  ),
  caso(
    2026,
    'omessi che il debito assorbe in parte',
    'VE22.1=20000 VL30.2=5000 VL30.3=3000',
    `VE22.2=2000 ${ve(20000, 2000)} VL3.1=2000 VL30.1=5000 VL33.1=1000 VL39.1=1000 VL41.1=2000 VL41.2=2000 VX2.1=1000`,
    'potenziale 3.000; sul versato 3.000 − 2.000',
  ),
  caso(
    2026,
    'trimestrale (facts/iva.md §17 F)',
    'VE22.1=30000 VL36.90=sì',
    `VE22.2=3000 ${ve(30000, 3000)} VL3.1=3000 VL32.1=3000 VL36.1=30 VL38.1=3030 VX1.1=3030`,
    '3.000 + 1%',
  ),
  caso(
    2026,
    'trimestrale con crediti usati in dichiarazione',
    'VE22.1=30000 VL34.1=500 VL35.1=200 VL36.90=sì',
    `VE22.2=3000 ${ve(30000, 3000)} VL3.1=3000 VL32.1=3000 VL36.1=23 VL38.1=2323 VX1.1=2323`,
    '1% di 2.300',
  ),
  caso(
    2026,
    'gli interessi si arrotondano all’euro',
    'VE22.1=1500 VL36.90=sì',
    `VE22.2=150 ${ve(1500, 150)} VL3.1=150 VL32.1=150 VL36.1=2 VL38.1=152 VX1.1=152`,
    '1,50 → 2',
  ),
  caso(
    2026,
    'credito ceduto da una SGR',
    'VF71.90=1000 VL37.1=300',
    'VF71.1=1000 VL2.1=1000 VL4.1=1000 VL33.1=1000 VL39.1=700 VX2.1=700',
    '1.000 − 300',
  ),
  caso(
    2026,
    'credito usato in eccesso e riversato',
    'VE22.1=10000 VL40.1=300',
    `VE22.2=1000 ${ve(10000, 1000)} VL3.1=1000 VL32.1=1000 VL38.1=1000 VX1.1=700`,
    '1.000 − 300',
  ),
  caso(
    2026,
    'riversato più del debito',
    'VE22.1=10000 VL40.1=1500',
    `VE22.2=1000 ${ve(10000, 1000)} VL3.1=1000 VL32.1=1000 VL38.1=1000 VX2.1=500`,
    '1.500 − 1.000',
  ),
  caso(
    2026,
    'riversato con un credito',
    'VF71.90=1000 VL40.1=200',
    'VF71.1=1000 VL2.1=1000 VL4.1=1000 VL33.1=1000 VL39.1=1000 VX2.1=1200',
    '1.000 + 200',
  ),
  caso(
    2026,
    'dieci euro non si versano',
    'VE22.1=100',
    `VE22.2=10 ${ve(100, 10)} VL3.1=10 VL32.1=10 VL38.1=10`,
    '10 ≤ 10,33',
  ),
  caso(2026, 'undici euro si versano', 'VE22.1=110', `VE22.2=11 ${ve(110, 11)} ${debito(11)}`, '11 > 10,33'),
  caso(
    2026,
    'società del gruppo tutto l’anno, a debito',
    'VE22.1=10000 VK1.2=12 VL10.1=50',
    `VE22.2=1000 ${ve(10000, 1000)} VL3.1=1000 VL32.1=1000 VL38.1=1000 VX2.1=50 VX7.1=1000`,
    'il debito va alla controllante, resta ciò che non si trasferisce',
  ),
  caso(
    2026,
    'società del gruppo tutto l’anno, a credito',
    'VF71.90=1000 VK1.2=12 VL11.2=30 VL12.2=20 VL40.1=5',
    'VF71.1=1000 VL2.1=1000 VL4.1=1000 VL33.1=1000 VL39.1=1000 VX2.1=55 VX8.1=1000',
    'VX2 = 30 + 20 + 5',
  ),
  caso(
    2026,
    'uscita dal gruppo a giugno',
    'VE22.1=10000 VK1.2=6',
    `VE22.2=1000 ${ve(10000, 1000)} ${debito(1000)}`,
    'il saldo è suo',
  ),
];

const moduli: readonly CasoIva[] = [
  caso(
    2026,
    'due attività separate',
    'VE23.1=1000 VF13.1=500 VE22.1#2=1000 VF30.4#2=sì',
    `VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=220 VE50.1=1000 VE22.2#2=100 VE24.1#2=1000 VE24.2#2=100 VE26.2#2=100 VE50.1#2=1000 VF13.2=110 VF25.1=500 VF25.2=110 VF27.2=110 VF71.1=110 VF71.1#2=50 VL1.1=320 VL2.1=160 ${debito(160)}`,
    'il primo detrae 110, l’agriturismo la metà di 100',
  ),
  caso(
    2026,
    'il pro rata è di un’attività sola',
    'VE23.1=1000 VF13.1=1000 VE23.1#2=500 VE33.1#2=500 VF13.1#2=1000 VF30.3#2=sì',
    `VE23.2=220 VE24.1=1000 VE24.2=220 VE26.2=220 VE50.1=1000 VF13.2=220 VF25.1=1000 VF25.2=220 VF27.2=220 VF71.1=220 VE23.2#2=110 VE24.1#2=500 VE24.2#2=110 VE26.2#2=110 VE50.1#2=1000 VF13.2#2=220 VF25.1#2=1000 VF25.2#2=220 VF27.2#2=220 VF34.9#2=50 VF37.1#2=110 VF71.1#2=110 VL1.1=330 VL2.1=330`,
    '220 + 110 da una parte e dall’altra',
  ),
];

const periodiche: readonly CasoIva[] = [
  caso(2026, 'un mese a debito', 'VP1.1=10 VP4.1=1000 VP5.1=400', 'VP6.1=600 VP14.1=600', '1.000 − 400'),
  caso(2025, 'un trimestre a credito', 'VP1.2=4 VP4.1=100 VP5.1=500', 'VP6.2=400 VP14.2=400', '500 − 100'),
  caso(
    2020,
    'tutti i righi',
    'VP1.1=12 VP4.1=1000 VP5.1=400 VP7.1=20 VP8.1=100 VP9.1=30 VP10.1=20 VP11.1=10 VP12.1=6 VP13.1=1 VP13.2=200',
    'VP6.1=600 VP14.1=266',
    '600 + 20 + 6 − 100 − 30 − 20 − 10 − 200',
  ),
  caso(
    2026,
    'tre mesi',
    'VP1.1=10 VP4.1=100 VP1.1#2=11 VP5.1#2=40 VP1.1#3=12 VP4.1#3=90 VP8.1#3=40',
    'VP6.1=100 VP14.1=100 VP6.2#2=40 VP14.2#2=40 VP6.1#3=90 VP14.1#3=50',
    '100; −40; 90 − 40',
  ),
  caso(
    2026,
    'un omesso versato dopo avviso (facts/iva.md §17 D)',
    'VQ1.1=2023 VQ1.2=7000 VQ1.3=7000 VQ1.5=2500 VL12.1=2500',
    `VQ1.8=2500 ${creditoVL(2500)}`,
    'nulla assorbe: 2.500 maturano',
  ),
  caso(
    2026,
    'la parte che il debito aveva assorbito non matura',
    'VQ1.1=2023 VQ1.2=10000 VQ1.3=4000 VQ1.5=7000 VL12.1=1000',
    `VQ1.8=1000 ${creditoVL(1000)}`,
    '7.000 − (10.000 − 4.000)',
  ),
  caso(
    2026,
    'ciò che era maturato l’anno prima non matura ancora',
    'VQ1.1=2022 VQ1.2=10000 VQ1.3=4000 VQ1.4=7000 VQ1.6=1500 VQ1.7=500',
    'VQ1.8=2000',
    '(9.000 − 6.000) − (7.000 − 6.000)',
  ),
  caso(
    2021,
    'due anni',
    'VQ1.1=2018 VQ1.2=7000 VQ1.3=7000 VQ1.5=2500 VQ2.1=2019 VQ2.2=10000 VQ2.3=4000 VQ2.5=7000 VL12.1=3500',
    `VQ1.8=2500 VQ2.8=1000 ${creditoVL(3500)}`,
    '2.500 + 1.000',
  ),
];

const prospetti: readonly CasoIva[] = [
  caso(
    2026,
    'plafond dei mesi',
    'VC1.1=100 VC1.2=50 VC1.3=1000 VC1.4=400 VC12.1=200 VC12.3=2000 VC12.4=800 VC12.5=10 VC12.6=5 VC14.1=1000',
    'VC13.1=300 VC13.2=50 VC13.3=3000 VC13.4=1200 VC13.5=10 VC13.6=5',
    'somme di gennaio e dicembre',
  ),
  caso(
    2026,
    'crediti ceduti da una SGR',
    'VD1.2=100 VD20.2=200 VF71.90=1000 VL37.1=300',
    'VD21.2=300 VF71.1=1000 VL2.1=1000 VL4.1=1000 VL33.1=1000 VL39.1=700 VX2.1=700',
    '100 + 200',
  ),
  caso(
    2026,
    'crediti ricevuti da una SGR',
    'VD31.2=500 VD50.2=100 VD52.1=50 VD53.1=100 VD54.1=200 VD55.1=30 VL28.1=200',
    `VD51.1=600 VD56.1=320 ${creditoVL(200)}`,
    '600 + 50 − 100 − 200 − 30',
  ),
  caso(
    2026,
    'consumatori finali per regione',
    'VE23.1=1000 VT1.3=600 VT1.4=132 VT1.5=400 VT1.6=88 VT9.1=250 VT9.2=55 VT11.1=350 VT11.2=77',
    `VE23.2=220 ${ve(1000, 220)} ${debito(220)} VT1.1=1000 VT1.2=220`,
    '600 + 400; 132 + 88',
  ),
  caso(
    2023,
    'contributo sulle bollette',
    'CS901.1=100000 CS901.2=160000',
    'CS902.1=60000 CS902.2=15000',
    'D.L. 21/2022, art. 37: 25% di 60.000',
  ),
  caso(2023, 'incremento sotto il 10%', 'CS901.1=100000 CS901.2=109999', 'CS902.1=9999', '9,999% < 10%'),
  caso(
    2023,
    'incremento del 10%',
    'CS901.1=100000 CS901.2=110000',
    'CS902.1=10000 CS902.2=2500',
    '25% di 10.000',
  ),
  caso(2023, 'incremento fino a 5.000', 'CS901.1=0 CS901.2=5000', 'CS902.1=5000', 'non supera 5.000'),
];

const rettifiche: readonly CasoIva[] = [
  caso(
    2026,
    'rettifica annuale di un bene e di un immobile',
    'VF901.1=1 VF901.2=10000 VF901.3=90 VF901.4=50 VF902.1=2 VF902.2=100000 VF902.3=40 VF902.4=60',
    'VF901.8=-800 VF902.8=2000 VF906.1=1200',
    '10.000 / 5 × −40% = −800; 100.000 / 10 × 20% = 2.000',
  ),
  caso(
    2026,
    'fino a dieci punti non si rettifica',
    'VF901.2=10000 VF901.3=60 VF901.4=50 VF902.2=10000 VF902.3=61 VF902.4=50',
    'VF902.8=-220 VF906.1=-220',
    'dieci punti no, undici sì: 2.000 × 11%',
  ),
  caso(
    2026,
    'per opzione si rettifica sempre',
    'VO1.1=sì VF901.2=10000 VF901.3=60 VF901.4=55',
    'VF901.8=-100 VF906.1=-100',
    '2.000 × 5%',
  ),
  caso(
    2026,
    'cessione con imposta: gli anni che mancano, entro l’imposta della cessione',
    'VF901.2=10000 VF901.3=60 VF901.5=1 VF901.6=3 VF901.7=5000 VF902.2=10000 VF902.3=60 VF902.5=1 VF902.6=3 VF902.7=1000',
    'VF901.8=2400 VF902.8=1000 VF906.1=3400',
    '10.000 × 3/5 × 40% = 2.400; il secondo si ferma a 1.000',
  ),
  caso(
    2026,
    'cessione esente di un immobile',
    'VF901.1=2 VF901.2=100000 VF901.3=80 VF901.5=2 VF901.6=7',
    'VF901.8=-56000 VF906.1=-56000',
    '100.000 × 7/10 × 80%, da restituire',
  ),
];

const margini: readonly CasoIva[] = [
  caso(
    2026,
    'margine globale dei beni usati',
    'VF911.1=50000 VF911.2=37000 VF911.3=800',
    'VF911.4=12200 VF911.5=10000 VF911.6=2200',
    '50.000 − 37.000 − 800 = 12.200; 12.200 × 100 / 122',
  ),
  caso(
    2026,
    'margine globale negativo',
    'VF911.1=30000 VF911.2=37000',
    'VF911.7=7000',
    'i costi in più si riportano',
  ),
  caso(
    2025,
    'agenzia di viaggio',
    'VF912.1=11000 VF912.2=10000',
    'VF912.4=1000 VF912.5=820 VF912.6=180',
    '1.000 × 100 / 122 = 819,67 → 820',
  ),
];

const acconti: readonly CasoIva[] = [
  caso(
    2026,
    'acconto di un mensile',
    'ZA1.1=1 ZA2.1=10000',
    'ZA2.3=10000 ZA3.1=8800 ZA6.1=8800 ZA6.2=1 ZA7.1=8800',
    '88% di 10.000',
  ),
  caso(
    2026,
    'conviene la previsione',
    'ZA1.1=1 ZA2.1=10000 ZA4.1=5000',
    'ZA2.3=10000 ZA3.1=8800 ZA4.2=4400 ZA6.1=4400 ZA6.2=2 ZA7.1=4400',
    '88% di 5.000',
  ),
  caso(
    2026,
    'convengono le operazioni fatte',
    'ZA1.1=2 ZA2.1=10000 ZA4.1=5000 ZA5.1=3000 ZA5.2=1000',
    'ZA2.3=10000 ZA3.1=8800 ZA4.2=4400 ZA5.3=2000 ZA6.1=2000 ZA6.2=3 ZA7.1=2000',
    '3.000 − 1.000',
  ),
  caso(
    2026,
    'sotto il minimo',
    'ZA1.1=4 ZA2.1=117',
    'ZA2.3=117 ZA3.1=102.96 ZA6.1=102.96 ZA6.2=1',
    '102,96 < 103,29',
  ),
  caso(
    2026,
    'al minimo è dovuto',
    'ZA1.1=4 ZA2.1=117.38',
    'ZA2.3=117.38 ZA3.1=103.29 ZA6.1=103.29 ZA6.2=1 ZA7.1=103.29',
    '103,2944 → 103,29',
  ),
  caso(
    2026,
    'trimestrale con dichiarazione a debito',
    'VE22.1=30000 VL36.90=sì ZA1.1=3 ZA2.2=1000',
    `VE22.2=3000 ${ve(30000, 3000)} VL3.1=3000 VL32.1=3000 VL36.1=30 VL38.1=3030 VX1.1=3030 ZA2.3=4000 ZA3.1=3520 ZA6.1=3520 ZA6.2=1 ZA7.1=3520`,
    '(3.000 + 1.000) × 88%, senza interessi',
  ),
  caso(
    2026,
    'trimestrale con dichiarazione a credito',
    'VF71.90=600 ZA1.1=3 ZA2.2=1000',
    'VF71.1=600 VL2.1=600 VL4.1=600 VL33.1=600 VL39.1=600 VX2.1=600 ZA2.3=400 ZA3.1=352 ZA6.1=352 ZA6.2=1 ZA7.1=352',
    '(1.000 − 600) × 88%',
  ),
  caso(
    2026,
    'mensile che era trimestrale',
    'VE22.1=20000 ZA1.1=5 ZA2.2=1000',
    `VE22.2=2000 ${ve(20000, 2000)} ${debito(2000)} ZA2.3=1000 ZA3.1=880 ZA6.1=880 ZA6.2=1 ZA7.1=880`,
    'un terzo di 3.000',
  ),
  caso(
    2026,
    'trimestrale che era mensile',
    'ZA1.1=6 ZA2.1=3000',
    'ZA2.3=3000 ZA3.1=2640 ZA6.1=2640 ZA6.2=1 ZA7.1=2640',
    '88% dei saldi da ottobre a dicembre',
  ),
];

/** Worked out by hand from facts/iva.md and the law. */
export const casiIva: readonly CasoIva[] = [
  ...vendite,
  ...agricole,
  ...acquisti,
  ...metodi,
  ...proRata,
  ...particolari,
  ...liquidazione,
  ...moduli,
  ...periodiche,
  ...prospetti,
  ...rettifiche,
  ...margini,
  ...acconti,
];

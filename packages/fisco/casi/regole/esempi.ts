import { type Caso, dipendente, pensionato } from './caso.ts';

const coniuge = { 'familiari.relazione[0]': 1, 'familiari.mesiCarico[0]': 12 };
const figlio = (n: number, mesi = 12) => ({
  [`familiari.relazione[${n}]`]: n === 0 ? 2 : 3,
  [`familiari.mesiCarico[${n}]`]: 12,
  [`familiari.percentuale[${n}]`]: 100,
  [`familiari.mesiDetrazione[${n}]`]: mesi,
});
const MILANO = 50_205;
const TRENTO = 110_378;
const spesa = (importo: number) => ({ 'spese.codice[0]': 30, 'spese.importo[0]': importo });

/** The worked examples, each with the figures of law from which it follows. */
export const esempi: readonly Caso[] = [
  {
    nome: '2019 dipendente 24.000',
    annoImposta: 2019,
    dati: dipendente(24_000),
    attesi: {
      'irpef.lorda': 5_880,
      'detrazioni.lavoroDipendente': 1_158.4,
      'irpef.netta': 4_721.6,
      'trattamento.spettante': 960,
    },
    derivazione: '3.450 + 2.430; 978 + 902 × 0,2; L. 205/2017 c. 132',
  },
  {
    nome: '2020 dipendente 31.500',
    annoImposta: 2020,
    dati: dipendente(31_500),
    attesi: {
      'irpef.lorda': 8_290,
      'detrazioni.lavoroDipendente': 851.15,
      'detrazioni.ulterioreLavoro': 540,
      'irpef.netta': 6_898.85,
    },
    derivazione: '978 × 0,8703; 480 + 120 × 0,5; D.L. 3/2020',
  },
  {
    nome: '2021 pensionato 18.000',
    annoImposta: 2021,
    dati: pensionato(18_000),
    attesi: { 'irpef.lorda': 4_260, 'detrazioni.pensione': 1_199.73, 'irpef.netta': 3_060.27 },
    derivazione: '1.297 × 0,925',
  },
  {
    nome: '2022 dipendente 35.000',
    annoImposta: 2022,
    dati: dipendente(35_000),
    attesi: { 'irpef.lorda': 9_150, 'detrazioni.lavoroDipendente': 1_367.24, 'irpef.netta': 7_782.76 },
    derivazione: '1.910 × 0,6818 + 65',
  },
  {
    nome: '2023 detrazione non a giorni 20.000',
    annoImposta: 2023,
    dati: { 'assimilati.reddito[0]': 20_000 },
    attesi: { 'irpef.lorda': 4_700, 'detrazioni.assimilati': 771.96, 'irpef.netta': 3_928.04 },
    derivazione: '500 + 765 × 0,3555 (art. 13, c. 5: stessa detrazione dell’autonomo)',
  },
  {
    nome: '2024 dipendente 14.000',
    annoImposta: 2024,
    dati: dipendente(14_000),
    attesi: {
      'irpef.lorda': 3_220,
      'detrazioni.lavoroDipendente': 1_955,
      'irpef.netta': 1_265,
      'trattamento.spettante': 1_200,
    },
    derivazione: '3.220 > 1.955 − 75; circ. 2/E/2024',
  },
  {
    nome: '2024 dipendente 40.000 con coniuge, Milano',
    annoImposta: 2024,
    dati: {
      ...dipendente(40_000),
      ...coniuge,
      'addizionali.domicilio': MILANO,
      'addizionali.domicilioSuccessivo': MILANO,
      'liquidazione.ritenuteLavoro': 8_000,
    },
    attesi: {
      'irpef.lorda': 10_640,
      'detrazioni.lavoroDipendente': 868.1,
      'detrazioni.coniuge': 690,
      'irpef.netta': 9_081.9,
      'addizionali.regionale': 596.3,
      'addizionali.comunale': 320,
      'addizionali.acconto': 96,
      'irpef.differenza': 1_081.9,
      'acconti.primo': 432.76,
      'acconti.secondo': 649.14,
    },
    derivazione: '1.910 × 0,4545; 184,50 + 205,40 + 206,40; 0,8%; al rigo 1.082, 433 e 649',
  },
  {
    nome: '2025 dipendente 27.243',
    annoImposta: 2025,
    dati: dipendente(27_243),
    attesi: {
      'irpef.lorda': 6_265.89,
      'detrazioni.lavoroDipendente': 2_044.26,
      'detrazioni.ulterioreLavoro': 1_000,
      'irpef.netta': 3_221.63,
    },
    derivazione: '1.979,26 + 65; L. 207/2024',
  },
  {
    nome: '2025 dipendente 36.000',
    annoImposta: 2025,
    dati: dipendente(36_000),
    attesi: {
      'irpef.lorda': 9_240,
      'detrazioni.lavoroDipendente': 1_215.33,
      'detrazioni.ulterioreLavoro': 500,
      'irpef.netta': 7_524.67,
    },
    derivazione: '1.910 × 0,6363; 1.000 × 0,5',
  },
  {
    nome: '2025 dipendente 12.000',
    annoImposta: 2025,
    dati: dipendente(12_000),
    attesi: {
      'irpef.lorda': 2_760,
      'irpef.netta': 805,
      'trattamento.spettante': 1_200,
      'lavoro.sommaEsente': 636,
    },
    derivazione: '5,3% di 12.000',
  },
  {
    nome: '2025 reddito 85.000, due figli, oneri 15.000',
    annoImposta: 2025,
    dati: { ...dipendente(85_000), ...figlio(0, 0), ...figlio(1, 0), ...spesa(15_000) },
    attesi: { 'oneri.tettoSpesa': 11_900, 'detrazioni.oneri19': 2_261 },
    derivazione: '14.000 × 0,85 × 19%',
  },
  {
    nome: '2023 reddito 180.000 con sanitarie, mutuo e altre',
    annoImposta: 2023,
    dati: { ...dipendente(180_000), 'oneri.sanitarie': 2_129.11, 'oneri.mutuo': 3_000, ...spesa(5_000) },
    attesi: { 'oneri.sanitarieAmmesse': 2_000, 'detrazioni.oneri19': 1_425 },
    derivazione: '380 + 570 + 950 × 0,5',
  },
  {
    nome: '2024 reddito 60.000, taglio di 260',
    annoImposta: 2024,
    dati: { ...dipendente(60_000), 'oneri.sanitarie': 2_129.11, ...spesa(2_000) },
    attesi: { 'detrazioni.oneri19': 500 },
    derivazione: '380 sanitarie intere + 380 − 260',
  },
  {
    nome: '2025 figlio di 22 anni, reddito 30.000',
    annoImposta: 2025,
    dati: { ...dipendente(30_000), ...figlio(0) },
    attesi: { 'detrazioni.figli': 649.99 },
    derivazione: '950 × 0,6842',
  },
  {
    nome: '2025 figlio di 22 anni, reddito 20.000',
    annoImposta: 2025,
    dati: { ...dipendente(20_000), ...figlio(0) },
    attesi: { 'detrazioni.figli': 749.93 },
    derivazione: '950 × 0,7894 (le fonti arrotondano a 750)',
  },
  ...(
    [
      [30_000, 0],
      [30_001, 369.01],
      [60_000, 788],
    ] as const
  ).map(([reddito, dovuta]) => ({
    nome: `2025 Trento, imponibile ${reddito}`,
    annoImposta: 2025,
    dati: { ...dipendente(reddito), 'addizionali.domicilio': TRENTO },
    attesi: { 'addizionali.regionale': dovuta, 'addizionali.comunale': 0 },
    derivazione: 'deduzione di 30.000 a scalino; 1,23% e 1,73% oltre 50.000',
  })),
];

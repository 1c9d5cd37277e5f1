import { type Caso, dipendente, pensionato } from './caso.ts';

type Riga = readonly [reddito: number, atteso: number];

const casi = (
  titolo: string,
  annoImposta: number,
  concetto: string,
  dati: (reddito: number) => Record<string, number>,
  righe: readonly Riga[],
): Caso[] =>
  righe.map(([reddito, atteso]) => ({
    nome: `${titolo} ${annoImposta}, ${reddito.toFixed(2)}`,
    annoImposta,
    dati: dati(reddito),
    attesi: { [concetto]: atteso },
    derivazione: 'formula di legge con il rapporto troncato a quattro decimali',
  }));

const conConiuge = (reddito: number) => ({
  ...dipendente(reddito),
  'familiari.relazione[0]': 1,
  'familiari.mesiCarico[0]': 12,
});
const assimilato = (reddito: number) => ({ 'assimilati.reddito[0]': reddito });
const acconto = (differenza: number) => ({
  'assimilati.reddito[0]': 60_000,
  'liquidazione.ritenuteLavoro': 18_440 - differenza,
});
const domicilio = (reddito: number) => ({ ...dipendente(reddito), 'addizionali.domicilio': 50_205 });
const roma = (reddito: number) => ({ ...dipendente(reddito), 'addizionali.domicilio': 70_501 });
const torino = (reddito: number) => ({ ...dipendente(reddito), 'addizionali.domicilio': 110_219 });
const residente = (comune: number) => (reddito: number) => ({
  ...dipendente(reddito),
  'addizionali.domicilio': comune,
});
const modena = residente(50_257);
const spesa = (codice: number) => (importo: number) => ({
  ...dipendente(30_000),
  'spese.codice[0]': codice,
  'spese.importo[0]': importo,
});

const onere = { 'spese.codice[0]': 30, 'spese.importo[0]': 2_000 };

export const soglie: readonly Caso[] = [
  ...casi('Scaglioni', 2024, 'irpef.lorda', dipendente, [
    [27_999.99, 6_440],
    [28_000, 6_440],
    [28_000.01, 6_440],
    [28_000.03, 6_440.01],
    [49_999.99, 14_140],
    [50_000, 14_140],
    [50_000.01, 14_140],
    [50_000.02, 14_140.01],
  ]),
  ...casi('Scaglioni', 2023, 'irpef.lorda', dipendente, [
    [15_000, 3_450],
    [15_000.02, 3_450.01],
    [28_000, 6_700],
    [28_000.02, 6_700.01],
    [50_000, 14_400],
    [50_000.02, 14_400.01],
  ]),
  ...casi('Scaglioni', 2021, 'irpef.lorda', dipendente, [
    [14_999.99, 3_450],
    [15_000, 3_450],
    [28_000, 6_960],
    [55_000, 17_220],
    [75_000, 25_420],
    [75_000.02, 25_420.01],
  ]),
  ...casi('Dipendente', 2024, 'detrazioni.lavoroDipendente', dipendente, [
    [14_999.99, 1_955],
    [15_000, 1_955],
    [15_000.01, 3_099.88],
    [24_999.99, 2_184.53],
    [25_000, 2_184.53],
    [25_000.01, 2_249.53],
    [27_999.99, 1_975],
    [28_000, 1_975],
    [28_000.01, 1_974.81],
    [34_999.99, 1_367.24],
    [35_000, 1_367.24],
    [35_000.01, 1_302.24],
    [49_999.99, 0],
    [50_000, 0],
    [50_000.01, 0],
  ]),
  ...casi('Dipendente', 2021, 'detrazioni.lavoroDipendente', dipendente, [
    [7_999.99, 1_880],
    [8_000, 1_880],
    [8_000.01, 1_879.91],
    [28_000, 978],
    [28_000.01, 977.9],
    [55_000, 0],
    [55_000.01, 0],
  ]),
  ...casi(
    'Dipendente, dieci giorni',
    2024,
    'detrazioni.lavoroDipendente',
    (reddito) => dipendente(reddito, 10),
    [
      [15_000, 690],
      [15_000.01, 84.93],
    ],
  ),
  ...casi(
    'Dipendente a termine, dieci giorni',
    2024,
    'detrazioni.lavoroDipendente',
    (reddito) => ({ ...dipendente(reddito, 10), 'lavoro.contratto[0]': 2 }),
    [[15_000, 1_380]],
  ),
  ...casi('Pensione', 2024, 'detrazioni.pensione', pensionato, [
    [8_499.99, 1_955],
    [8_500, 1_955],
    [8_500.01, 1_954.87],
    [25_000, 893.02],
    [25_000.01, 943.02],
    [27_999.99, 750],
    [28_000, 750],
    [28_000.01, 749.93],
    [29_000, 718.15],
    [29_000.01, 668.15],
    [50_000, 0],
    [50_000.01, 0],
  ]),
  ...casi('Pensione, dieci giorni', 2024, 'detrazioni.pensione', (reddito) => pensionato(reddito, 10), [
    [8_500, 713],
    [8_500.01, 53.56],
  ]),
  ...casi('Assimilati', 2024, 'detrazioni.assimilati', assimilato, [
    [5_499.99, 1_265],
    [5_500, 1_265],
    [5_500.01, 1_264.92],
    [11_000, 1_077.96],
    [11_000.01, 1_127.96],
    [17_000, 923.93],
    [17_000.01, 873.93],
    [28_000, 500],
    [28_000.01, 499.95],
    [50_000, 0],
    [50_000.01, 0],
  ]),
  ...casi('Coniuge', 2024, 'detrazioni.coniuge', conConiuge, [
    [14_999.99, 690.01],
    [15_000, 690],
    [15_000.01, 690],
    [29_000, 690],
    [29_000.01, 700],
    [29_200, 700],
    [29_200.01, 710],
    [34_700, 710],
    [34_700.01, 720],
    [35_000, 720],
    [35_000.01, 710],
    [35_100, 710],
    [35_100.01, 700],
    [35_200, 700],
    [35_200.01, 690],
    [40_000, 690],
    [40_000.01, 689.93],
    [79_999.99, 0],
    [80_000, 0],
    [80_000.01, 0],
  ]),
  ...casi('Trattamento integrativo', 2024, 'trattamento.spettante', dipendente, [
    [8_173.91, 0],
    [8_173.93, 0],
    [8_173.94, 1_200],
    [15_000, 1_200],
    [15_000.01, 0],
  ]),
  ...casi('Bonus 80', 2019, 'trattamento.spettante', dipendente, [
    [24_600, 960],
    [24_600.01, 959.9],
    [26_599.99, 0],
    [26_600, 0],
    [26_600.01, 0],
  ]),
  ...casi('Ulteriore detrazione', 2025, 'detrazioni.ulterioreLavoro', dipendente, [
    [20_000, 0],
    [20_000.01, 1_000],
    [32_000, 1_000],
    [32_000.01, 999.9],
    [40_000, 0],
    [40_000.01, 0],
  ]),
  ...casi('Somma esente', 2025, 'lavoro.sommaEsente', dipendente, [
    [8_500, 603.5],
    [8_500.01, 450.5],
    [15_000, 795],
    [15_000.01, 720],
    [20_000, 960],
    [20_000.01, 0],
  ]),
  ...casi('Primo acconto', 2024, 'acconti.primo', acconto, [
    [51.65, 0],
    [51.66, 0],
    [257.5, 0],
    [257.51, 0],
    [257.52, 103.01],
    [1_000, 400],
  ]),
  ...casi('Secondo acconto', 2024, 'acconti.secondo', acconto, [
    [51.65, 0],
    [51.66, 51.66],
    [257.5, 257.5],
    [257.52, 154.51],
    [1_000, 600],
  ]),
  ...casi('Lombardia', 2024, 'addizionali.regionale', domicilio, [
    [15_000, 184.5],
    [28_000, 389.9],
    [50_000, 768.3],
  ]),
  ...casi('Milano', 2024, 'addizionali.comunale', domicilio, [
    [22_999.99, 0],
    [23_000, 0],
    [23_000.01, 184],
  ]),
  ...casi('Lazio', 2024, 'addizionali.regionale', roma, [
    [28_000, 484.4],
    [28_000.01, 632.4],
    [35_000, 865.5],
    [35_000.01, 925.5],
  ]),
  ...casi('Torino', 2024, 'addizionali.comunale', torino, [
    [11_790, 0],
    [11_790.01, 94.32],
    [28_000, 224],
    [50_000, 466],
  ]),
  ...casi('Modena', 2024, 'addizionali.comunale', modena, [
    [15_000, 75],
    [28_000, 140],
    [28_001, 140.01],
    [50_000, 305],
    [50_001, 305.01],
    [60_000, 385],
  ]),
  ...casi('Modena', 2025, 'addizionali.comunale', modena, [
    [14_999, 0],
    [15_000, 0],
    [15_001, 120.01],
  ]),
  ...casi('Genova', 2024, 'addizionali.comunale', residente(30_969), [
    [13_999, 0],
    [14_000, 0],
    [14_001, 140.01],
    [28_000, 280],
    [50_000, 522],
    [60_000, 642],
  ]),
  ...casi('Napoli', 2024, 'addizionali.comunale', residente(50_839), [
    [12_000, 0],
    [12_001, 120.01],
    [40_000, 400],
  ]),
  ...casi('Firenze', 2024, 'addizionali.comunale', residente(30_612), [
    [25_000, 0],
    [25_001, 50],
    [40_000, 80],
  ]),
  ...casi('Palermo', 2025, 'addizionali.comunale', residente(60_273), [[40_000, 405.6]]),
  ...casi(
    'Servizi domestici',
    2024,
    'oneriDeducibili.totale',
    (importo) => ({ 'oneriDeducibili.serviziDomestici': importo }),
    [
      [1_549.36, 1_549.36],
      [1_549.37, 1_549.37],
      [1_549.38, 1_549.37],
    ],
  ),
  ...casi(
    'Istituzioni religiose',
    2024,
    'oneriDeducibili.totale',
    (importo) => ({ 'oneriDeducibili.istituzioniReligiose': importo }),
    [
      [1_032.91, 1_032.91],
      [1_032.92, 1_032.91],
    ],
  ),
  ...casi(
    'Previdenza complementare',
    2024,
    'oneriDeducibili.totale',
    (importo) => ({ 'oneriDeducibili.previdenzaNonDedotta': importo }),
    [
      [5_164.57, 5_164.57],
      [5_164.58, 5_164.57],
    ],
  ),
  ...casi(
    'Franchigia sanitaria',
    2024,
    'oneri.sanitarieAmmesse',
    (importo) => ({ 'oneri.sanitarie': importo }),
    [
      [129.1, 0],
      [129.11, 0],
      [129.12, 0.01],
    ],
  ),
  ...casi('Mutuo', 2024, 'oneri.totale19', (importo) => ({ 'oneri.mutuo': importo }), [
    [3_999.99, 3_999.99],
    [4_000, 4_000],
    [4_000.01, 4_000],
  ]),
  ...casi('Spese di istruzione', 2024, 'oneri.totale19', spesa(12), [
    [800, 800],
    [800.01, 800],
  ]),
  ...casi('Spese veterinarie', 2024, 'oneri.totale19', spesa(29), [
    [129.11, 0],
    [550, 420.89],
    [550.01, 420.89],
  ]),
  ...casi('Taglio di 260', 2024, 'detrazioni.oneri19', (reddito) => ({ ...dipendente(reddito), ...onere }), [
    [50_000, 380],
    [50_000.01, 120],
  ]),
  ...casi(
    'Riduzione oltre 120.000',
    2023,
    'detrazioni.oneri19',
    (reddito) => ({ ...dipendente(reddito), ...onere }),
    [
      [120_000, 380],
      [120_000.01, 379.96],
      [239_999.99, 0],
      [240_000, 0],
      [240_000.01, 0],
    ],
  ),
  ...casi(
    'Riduzione non ancora prevista',
    2019,
    'detrazioni.oneri19',
    (reddito) => ({ ...dipendente(reddito), ...onere }),
    [[240_000.01, 380]],
  ),
  ...casi('Sola pensione', 2024, 'irpef.lorda', pensionato, [
    [7_500, 0],
    [7_500.01, 1_725],
    [7_500.03, 1_725.01],
  ]),
];

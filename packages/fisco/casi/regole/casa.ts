import { type Caso, casi, dipendente } from './caso.ts';

const inquilino =
  (tipologia: number, altro: Record<string, number> = {}) =>
  (reddito: number) => ({
    ...dipendente(reddito),
    'inquilini.tipologia[0]': tipologia,
    ...altro,
  });
const giovane = (canone: number) => inquilino(3, { 'inquilini.canone[0]': canone });
const lavori = (
  raccolta: 'recuperi' | 'energetici',
  ...righe: readonly (readonly [number, number, number])[]
) =>
  Object.fromEntries(
    righe.flatMap(([anno, aliquota, rata], i) => [
      [`${raccolta}.anno[${i}]`, anno],
      [`${raccolta}.aliquota[${i}]`, aliquota],
      [`${raccolta}.rata[${i}]`, rata],
    ]),
  );

/** Works on buildings and rents of tenants. */
export const casa: readonly Caso[] = [
  ...casi('Canone libero', 2024, 'canoni.totale', inquilino(1), [
    [15_493.71, 300],
    [15_493.72, 150],
    [30_987.41, 150],
    [30_987.42, 0],
  ]),
  ...casi('Canone concordato', 2024, 'canoni.totale', inquilino(2), [
    [15_493.71, 495.8],
    [15_493.72, 247.9],
    [30_987.41, 247.9],
    [30_987.42, 0],
  ]),
  ...casi(
    'Mezzo anno e metà del canone',
    2024,
    'canoni.totale',
    inquilino(1, { 'inquilini.giorni[0]': 73, 'inquilini.quota[0]': 50 }),
    [[15_000, 30]],
  ),
  ...casi('Giovane, canone di 8.000', 2022, 'canoni.totale', giovane(8_000), [
    [15_493.71, 1_600],
    [15_493.72, 0],
  ]),
  ...casi('Giovane, canone di 12.000', 2024, 'canoni.totale', giovane(12_000), [[15_000, 2_000]]),
  ...casi('Giovane, canone di 3.000', 2024, 'canoni.totale', giovane(3_000), [[15_000, 991.6]]),
  ...casi('Giovane', 2021, 'canoni.totale', giovane(12_000), [[15_000, 991.6]]),
  ...casi(
    'Trasferito',
    2024,
    'canoni.totale',
    (r) => ({ ...dipendente(r), 'canoni.giorniTrasferito': 365 }),
    [
      [15_493.71, 991.6],
      [15_493.72, 495.8],
      [30_987.42, 0],
    ],
  ),
  ...casi('Terreni', 2024, 'canoni.totale', () => ({ 'canoni.terreni': 2_000 }), [[0, 380]]),
  ...casi('Terreni, limite', 2024, 'canoni.totale', () => ({ 'canoni.terreni': 10_000 }), [[0, 1_200]]),
  {
    nome: 'Inquilino incapiente',
    annoImposta: 2024,
    dati: { ...inquilino(1)(8_000), 'liquidazione.ritenuteLavoro': 0 },
    attesi: { 'canoni.utilizzata': 0, 'canoni.residua': 300, 'irpef.netta': 0, 'irpef.differenza': -300 },
    derivazione: 'lorda 1.840, lavoro 1.955: RN12 col. 2 a RN31',
  },
  {
    nome: 'Inquilino capiente in parte, con terreni',
    annoImposta: 2024,
    dati: { ...inquilino(1)(8_600), 'canoni.terreni': 10_000 },
    attesi: { 'canoni.utilizzata': 23, 'canoni.residua': 1_477, 'detrazioni.totale': 1_978 },
    derivazione: 'lorda 1.978 meno lavoro 1.955; torna tutto il resto: PF1 2025 r. 8537-8539',
  },
  {
    nome: 'Lavori e sport del 2025 oltre 75.000 euro',
    annoImposta: 2025,
    dati: {
      ...dipendente(80_000),
      ...lavori('recuperi', [2025, 50, 6_500], [2024, 50, 3_000]),
      ...lavori('energetici', [2025, 36, 1_000]),
      'spese.codice[0]': 13,
      'spese.importo[0]': 2_000,
      'spese.codice[1]': 36,
      'spese.importo[1]': 530,
    },
    attesi: {
      'oneri.tettoSpesa': 7_000,
      'recuperi.totale': 4_750,
      'detrazioni.recupero': 4_750,
      'detrazioni.energia': 180,
      'detrazioni.oneri': 100.7,
    },
    derivazione:
      'senza figli 14.000 × 50% = 7.000: 6.500 al 50% e 500 dei 1.000 al 36%, niente università; le rate del 2024 e la polizza di prima sono fuori',
  },
  {
    nome: 'Lavori di più anni e percentuali',
    annoImposta: 2024,
    dati: {
      ...dipendente(60_000),
      ...lavori('recuperi', [2019, 50, 1_000], [2023, 110, 2_000]),
      ...lavori('energetici', [2022, 65, 1_000], [2024, 50, 400]),
      'arredi.mobili': 500,
      'altreDetrazioni.caneGuida': 1,
    },
    attesi: {
      'recuperi.totaleRate': 3_000,
      'recuperi.totale': 2_700,
      'energetici.totale': 850,
      'energetici.detrazione65': 650,
      'energetici.detrazione50': 200,
      'arredi.detrazione': 250,
      'detrazioni.casa': 4_800,
      'irpef.netta': 13_640,
    },
    derivazione: '18.440 − (2.700 + 850 + 250 + 1.000): rata × percentuale',
  },
  ...(
    [
      [2019, 180_000, 1_000],
      [2020, 120_000, 1_000],
      [2022, 120_000.01, 999.9],
      [2024, 180_000, 500],
      [2024, 240_000, 0],
      [2025, 120_000, 1_100],
      [2025, 180_000, 550],
      [2025, 250_000, 0],
    ] as const
  ).map(([annoImposta, reddito, detrazione]) => ({
    nome: `Cane guida, reddito ${reddito}`,
    annoImposta,
    dati: { ...dipendente(reddito), 'altreDetrazioni.caneGuida': 1 },
    attesi: { 'altreDetrazioni.mantenimento': detrazione },
    derivazione: 'istruzioni PF 2026, RP82: (240.000 − reddito) / 120.000 di 1.000, 1.100 dal 2025',
  })),
  {
    nome: 'Mutuo fino al 2021 nel trattamento integrativo',
    annoImposta: 2023,
    dati: {
      ...dipendente(16_000),
      'familiari.relazione[0]': 1,
      'familiari.mesiCarico[0]': 12,
      'oneri.mutuo': 3_000,
    },
    attesi: { 'oneri.detrazioneMutuiFino2021': 570, 'trattamento.spettante': 568.37 },
    derivazione: '690 + 3.008,37 + 570 = 4.268,37 contro 3.700 (istruzioni PF 2024, RC14, righe 3738-3743)',
  },
  {
    nome: 'Mutuo dal 2022, fuori dal trattamento integrativo',
    annoImposta: 2023,
    dati: { ...dipendente(16_000), 'oneri.mutuoDal2022': 3_000 },
    attesi: { 'oneri.mutuoAmmesso': 3_000, 'trattamento.spettante': 0 },
    derivazione: '3.008,37 contro 3.700; RP7 col. 2 non conta',
  },
  {
    nome: 'Mutui di prima e di dopo, un limite solo',
    annoImposta: 2024,
    dati: { ...dipendente(20_000), 'oneri.mutuo': 3_000, 'oneri.mutuoDal2022': 3_000 },
    attesi: { 'oneri.mutuoAmmesso': 4_000, 'oneri.detrazioneMutuiFino2021': 570 },
    derivazione: 'TUIR art. 15, c. 1, lett. b: 4.000 in tutto',
  },
  {
    nome: 'Rate fino al 2021 nel trattamento integrativo',
    annoImposta: 2024,
    dati: { ...dipendente(20_000), ...lavori('recuperi', [2021, 50, 5_000], [2022, 50, 1_000]) },
    attesi: { 'trattamento.spettante': 542.21 },
    derivazione: '2.642,21 + 2.500 − 4.600; la spesa del 2022 non conta (L. 234/2021, c. 3)',
  },
  {
    nome: 'Lavori del 2024 oltre 75.000 euro',
    annoImposta: 2025,
    dati: { ...dipendente(90_000), ...lavori('recuperi', [2024, 50, 1_000]) },
    attesi: { 'recuperi.totale': 500 },
    derivazione: 'TUIR art. 16-ter: escluse le rate di spese fino al 31/12/2024',
  },
];

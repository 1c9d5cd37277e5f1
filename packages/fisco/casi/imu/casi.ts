import type { ComuneImu, ImmobileImu } from '../../src/imu/tipi.ts';

/** A comune as data: what is given, what each line of the F24 must be. Amounts in euro. */
export interface CasoImu {
  readonly nome: string;
  readonly anno: number;
  readonly comune: ComuneImu;
  /** By code: advance, balance, due for the year; null: not known. Codes that are not there are not to be shown. */
  readonly attesi: Readonly<Record<string, readonly [number | null, number | null, number | null]>>;
  /** Base and tax of the first immobile, to the cent. */
  readonly base?: number;
  readonly annua?: number;
  /** What the advances of the comune are more than what is due. */
  readonly credito?: number;
  readonly stato?: 'completo' | 'provvisorio' | 'incompleto';
  readonly precisione?: 'indicativo';
  readonly derivazione: string;
}

/** A flat held whole for the year, neither home nor let. */
export const casa: ImmobileImu = {
  natura: 'fabbricato',
  categoria: 'A/2',
  importo: 600,
  quota: 100,
  mesi: 12,
  mesiSemestre: 6,
  tipo: 'altri-fabbricati',
  riduzione: 'nessuna',
  esenzione: 'nessuna',
  isAbitazione: false,
  dimoranti: 1,
  temporanea: 'nessuna',
};
const un = (cambia: Partial<ImmobileImu>): ImmobileImu => ({ ...casa, ...cambia });
const diLusso = un({ categoria: 'A/1', importo: 2_000, tipo: 'abitazione-principale', isAbitazione: true });
const terreno = un({ natura: 'terreno', categoria: '', importo: 100, tipo: 'terreni' });
const capannone = (categoria: string, importo: number, cambia: Partial<ImmobileImu> = {}) =>
  un({ categoria, importo, tipo: 'gruppo-d', ...cambia });

type Percentuali = ComuneImu['aliquote']['anno'];
/** A comune with the same rates in both years, or with others in the year before. */
export const comuneDi = (
  immobili: readonly ImmobileImu[],
  anno: Percentuali = { 'altri-fabbricati': 1.06 },
  precedente: Percentuali = anno,
): ComuneImu => ({ regime: 'IMU', aliquote: { anno, precedente }, immobili });

type Attesi = CasoImu['attesi'];
const caso = (
  nome: string,
  comune: ComuneImu,
  attesi: Attesi,
  derivazione: string,
  altro: Partial<CasoImu> = {},
): CasoImu => ({ nome, anno: 2024, comune, attesi, derivazione, ...altro });

/** By kind of immobile: each multiplier, each code. */
export const generi: readonly CasoImu[] = [
  caso('A/2', comuneDi([casa]), { 3918: [534, 534, 1_068] }, 'fatti: 600 × 1,05 × 160 × 1,06%', {
    base: 100_800,
    annua: 1_068.48,
  }),
  caso(
    'C/1',
    comuneDi([un({ categoria: 'C/1', importo: 1_000 })]),
    { 3918: [306, 306, 612] },
    '57.750 × 1,06%',
    {
      base: 57_750,
      annua: 612.15,
    },
  ),
  caso(
    'B/1',
    comuneDi([un({ categoria: 'B/1', importo: 1_000 })], { 'altri-fabbricati': 0.86 }),
    { 3918: [632, 632, 1_264] },
    '1.050 × 140 × 0,86%',
    { base: 147_000, annua: 1_264.2 },
  ),
  caso(
    'A/10',
    comuneDi([un({ categoria: 'A/10', importo: 1_000 })]),
    { 3918: [445, 445, 890] },
    '1.050 × 80 × 1,06%',
    {
      base: 84_000,
      annua: 890.4,
    },
  ),
  caso(
    'D/1, Stato e comune',
    comuneDi([capannone('D/1', 5_000)], { 'gruppo-d': 1.06 }),
    { 3925: [1_297, 1_297, 2_594], 3930: [512, 512, 1_024] },
    'fatti: 341.250 × 0,76% e × 0,30%',
    { base: 341_250, annua: 1_023.75 },
  ),
  caso(
    'D/5',
    comuneDi([capannone('D/5', 1_000)], { 'gruppo-d': 1.06 }),
    { 3925: [319, 319, 638], 3930: [126, 126, 252] },
    '1.050 × 80 = 84.000; × 0,76% e × 0,30%',
    { base: 84_000, annua: 252 },
  ),
  caso(
    'D/1 con l’aliquota dello Stato soltanto',
    comuneDi([capannone('D/1', 1_000)], { 'gruppo-d': 0.76 }),
    { 3925: [259, 260, 519], 3930: [0, 0, 0] },
    '68.250 × 0,76% = 518,70; al comune nulla',
  ),
  caso(
    'D dalle scritture contabili',
    comuneDi([capannone('D/1', 200_000, { natura: 'scritture' })], { 'gruppo-d': 0.86 }),
    { 3925: [760, 760, 1_520], 3930: [100, 100, 200] },
    '200.000 × 0,76% e × 0,10%',
    { base: 200_000 },
  ),
  caso(
    'Terreno',
    comuneDi([terreno], { terreni: 0.76 }),
    { 3914: [64, 64, 128] },
    '100 × 1,25 × 135 × 0,76%',
    { base: 16_875, annua: 128.25 },
  ),
  caso(
    'Area fabbricabile',
    comuneDi([un({ natura: 'area', categoria: '', importo: 50_000, tipo: 'aree-fabbricabili' })], {
      'aree-fabbricabili': 0.86,
    }),
    { 3916: [215, 215, 430] },
    '50.000 × 0,86%',
    { base: 50_000, annua: 430 },
  ),
  caso(
    'Rurale strumentale',
    comuneDi([un({ categoria: 'D/10', importo: 1_000, tipo: 'rurali-strumentali' })], {
      'rurali-strumentali': 0.1,
    }),
    { 3913: [34, 34, 68] },
    '68.250 × 0,1%',
    { base: 68_250, annua: 68.25 },
  ),
  caso(
    'Bene merce nel 2021',
    comuneDi([un({ categoria: 'A/3', importo: 500, tipo: 'beni-merce' })], { 'beni-merce': 0.1 }),
    { 3939: [42, 42, 84] },
    '84.000 × 0,1%',
    { anno: 2021 },
  ),
  caso(
    'Bene merce dal 2022',
    comuneDi([un({ categoria: 'A/3', importo: 500, tipo: 'beni-merce' })], {}),
    { 3939: [0, 0, 0] },
    'esente dal 2022 (c. 751)',
    { anno: 2022 },
  ),
  caso(
    'Due immobili dello stesso codice: si arrotonda la somma',
    comuneDi([un({ importo: 20 }), un({ importo: 20 })]),
    { 3918: [36, 35, 71] },
    '35,62 + 35,62 = 71,24; giugno 17,81 + 17,81 = 35,62',
    { annua: 35.62 },
  ),
];

/** Homes: exempt, of luxury with their deduction, annexes. */
export const abitazioni: readonly CasoImu[] = [
  caso(
    'Abitazione principale esente',
    comuneDi([un({ tipo: 'abitazione-principale', esenzione: 'abitazione principale' })]),
    {},
    'c. 740: non è dovuta',
  ),
  caso(
    'Abitazione principale A/1',
    comuneDi([diLusso], { 'abitazione-principale': 0.6 }),
    { 3912: [908, 908, 1_816] },
    '336.000 × 0,6% = 2.016 − 200; giugno 1.008 − 100',
    { base: 336_000, annua: 2_016 },
  ),
  caso(
    'A/1 di due che vi dimorano',
    comuneDi([{ ...diLusso, quota: 50, dimoranti: 2 }], { 'abitazione-principale': 0.6 }),
    { 3912: [454, 454, 908] },
    '1.008 − 100; giugno 504 − 50',
  ),
  caso(
    'A/1 di due, uno con tre quarti: detrazione in parti uguali',
    comuneDi([{ ...diLusso, quota: 75, dimoranti: 2 }], { 'abitazione-principale': 0.6 }),
    { 3912: [706, 706, 1_412] },
    '2.016 × 75% = 1.512 − 100; giugno 756 − 50',
  ),
  caso(
    'A/1 con pertinenza',
    comuneDi([diLusso, un({ categoria: 'C/6', importo: 100, tipo: 'abitazione-principale' })], {
      'abitazione-principale': 0.6,
    }),
    { 3912: [958, 959, 1_917] },
    '2.016 + 100,80 − 200 = 1.916,80; giugno 1.008 + 50,40 − 100',
  ),
  caso(
    'A/9 con la detrazione che supera l’imposta',
    comuneDi([{ ...diLusso, categoria: 'A/9', importo: 100 }], { 'abitazione-principale': 0.6 }),
    { 3912: [0, 0, 0] },
    '16.800 × 0,6% = 100,80 < 200',
  ),
  caso(
    'A/8 per cinque mesi',
    comuneDi([{ ...diLusso, categoria: 'A/8', mesi: 5, mesiSemestre: 5 }], { 'abitazione-principale': 0.6 }),
    { 3912: [757, 0, 757] },
    '2.016 × 5/12 = 840 − 200 × 5/12 = 83,33',
    { annua: 840 },
  ),
];

/** Reductions of the base, and of the tax. */
export const riduzioni: readonly CasoImu[] = [
  caso(
    'Storico',
    comuneDi([un({ importo: 1_000, riduzione: 'storico' })]),
    { 3918: [445, 445, 890] },
    'fatti: 168.000 × 50% × 1,06% = 890,40',
    { base: 84_000, annua: 890.4 },
  ),
  caso(
    'Inagibile',
    comuneDi([un({ categoria: 'A/3', importo: 500, riduzione: 'inagibile' })], { 'altri-fabbricati': 0.86 }),
    { 3918: [181, 180, 361] },
    '84.000 × 50% × 0,86% = 361,20; giugno 180,60',
    { base: 42_000, annua: 361.2 },
  ),
  caso(
    'Comodato',
    comuneDi([un({ categoria: 'A/3', importo: 400, riduzione: 'comodato' })]),
    { 3918: [178, 178, 356] },
    '67.200 × 50% × 1,06% = 356,16',
    { base: 33_600, annua: 356.16 },
  ),
  caso(
    'Storico in comodato',
    comuneDi([un({ importo: 1_000, riduzione: 'storico in comodato' })]),
    { 3918: [223, 222, 445] },
    '168.000 × 25% × 1,06% = 445,20; giugno 222,60',
    { base: 42_000, annua: 445.2, precisione: 'indicativo' },
  ),
  caso(
    'Canone concordato',
    comuneDi([un({ categoria: 'A/3', importo: 500, riduzione: 'canone concordato' })]),
    { 3918: [334, 334, 668] },
    '84.000 × 1,06% × 75% = 667,80; giugno 333,90',
    { base: 84_000, annua: 667.8 },
  ),
  ...(
    [
      [2021, 361.2, [181, 180, 361]],
      [2022, 270.9, [135, 136, 271]],
      [2023, 361.2, [181, 180, 361]],
    ] as const
  ).map(([anno, annua, attesi]) =>
    caso(
      `Pensionato estero nel ${anno}`,
      comuneDi([un({ categoria: 'A/3', importo: 500, riduzione: 'pensionato estero' })], {
        'altri-fabbricati': 0.86,
      }),
      { 3918: attesi },
      'fatti: 50%, nel 2022 37,5%, di 84.000 × 0,86% = 722,40',
      { anno, annua, precisione: 'indicativo' },
    ),
  ),
  ...(['coltivatore', 'occupato', 'collabente', 'altra'] as const).map((esenzione) =>
    caso(`Esente: ${esenzione}`, comuneDi([un({ esenzione })]), {}, 'non è dovuta'),
  ),
];

/** Months, shares, rates that change, exemptions of an instalment. */
export const tempi: readonly CasoImu[] = [
  caso(
    'Sette mesi, uno fino a giugno',
    comuneDi([un({ mesi: 7, mesiSemestre: 1 })]),
    { 3918: [89, 534, 623] },
    '1.068,48 × 7/12 = 623,28; giugno × 1/12 = 89,04',
    { annua: 623.28 },
  ),
  caso(
    'Venduto a fine marzo',
    comuneDi([un({ mesi: 3, mesiSemestre: 3 })]),
    { 3918: [267, 0, 267] },
    '1.068,48 × 3/12 = 267,12, tutto a giugno',
  ),
  caso(
    'Comprato a luglio',
    comuneDi([un({ mesi: 6, mesiSemestre: 0 })]),
    { 3918: [0, 534, 534] },
    'nessun mese fino a giugno',
  ),
  caso(
    'Un terzo',
    comuneDi([un({ quota: 33.33 })]),
    { 3918: [178, 178, 356] },
    '1.068,48 × 33,33% = 356,12; giugno 178,06',
    { annua: 356.12 },
  ),
  caso(
    'Aliquota che sale',
    comuneDi([casa], { 'altri-fabbricati': 1.06 }, { 'altri-fabbricati': 0.86 }),
    { 3918: [433, 635, 1_068] },
    'giugno 100.800 × 0,86% × 6/12 = 433,44',
  ),
  caso(
    'Aliquota che scende',
    comuneDi([casa], { 'altri-fabbricati': 0.46 }, { 'altri-fabbricati': 1.06 }),
    { 3918: [534, 0, 464] },
    'dovuto 463,68; a giugno 534: 70 in più',
  ),
  caso(
    'Senza rata di giugno',
    comuneDi([un({ temporanea: 'solo acconto' })]),
    { 3918: [0, 534, 534] },
    'resta il saldo: 1.068,48 − 534,24',
    { anno: 2021 },
  ),
  caso(
    'Senza rata di dicembre',
    comuneDi([un({ temporanea: 'solo saldo' })]),
    { 3918: [534, 0, 534] },
    'resta l’acconto: 534,24',
    { anno: 2021 },
  ),
  caso(
    'Senza imposta nell’anno',
    comuneDi([un({ temporanea: 'totale' })]),
    { 3918: [0, 0, 0] },
    'esente per l’anno',
    { anno: 2021 },
  ),
];

/** What is not final, or not known. */
export const riserve: readonly CasoImu[] = [
  caso(
    'Comune senza aliquote: quelle di base',
    comuneDi([casa], {}),
    { 3918: [433, 434, 867] },
    '100.800 × 0,86% = 866,88; giugno 433,44',
    { stato: 'provvisorio' },
  ),
  caso(
    'Gruppo D con l’aliquota di base',
    comuneDi([capannone('D/1', 1_000)], {}),
    { 3925: [259, 260, 519], 3930: [34, 34, 68] },
    '68.250 × 0,76% = 518,70; × 0,10% = 68,25',
    { stato: 'provvisorio' },
  ),
  caso(
    'Solo l’aliquota dell’anno prima è di base',
    comuneDi([casa], { 'altri-fabbricati': 1.06 }, {}),
    { 3918: [433, 635, 1_068] },
    'giugno 100.800 × 0,86% × 6/12',
    { stato: 'provvisorio' },
  ),
  caso(
    'Rendita ignota',
    comuneDi([un({ importo: null })]),
    { 3918: [null, null, null] },
    'senza rendita non si calcola',
    { stato: 'incompleto' },
  ),
  caso(
    'Provincia di Trento',
    { ...comuneDi([casa]), regime: 'IMIS' },
    { 3918: [null, null, null] },
    'fatti § 3.3: imposta propria, non gestita',
    { stato: 'incompleto' },
  ),
  caso(
    'Il 2020: la prima rata è metà di IMU e TASI 2019',
    comuneDi([casa]),
    { 3918: [null, null, 1_068] },
    'c. 762',
    { anno: 2020, stato: 'incompleto' },
  ),
  caso(
    'Il 2019: senza aliquote dell’anno prima',
    comuneDi([casa], { 'altri-fabbricati': 1.06 }, {}),
    { 3918: [null, null, 1_068] },
    'dal 2020 le aliquote di base: nel 2019 non ce ne sono',
    { anno: 2019, stato: 'incompleto' },
  ),
];

const nel2026 = (
  nome: string,
  comune: ComuneImu,
  attesi: Attesi,
  derivazione: string,
  altro: Partial<CasoImu> = {},
) => caso(nome, comune, attesi, derivazione, { anno: 2026, ...altro });
const con = (anno: Percentuali, precedente: Percentuali, proposta: Percentuali): ComuneImu => ({
  ...comuneDi([casa], anno, precedente),
  proposte: { anno: proposta, precedente: {} },
});

/** The year 2026: the advance on the rates of 2025, the balance on those of 2026, proposed from 2025 while they are not known. */
export const anno2026: readonly CasoImu[] = [
  nel2026(
    'Aliquote dei due anni note, in salita',
    comuneDi([casa], { 'altri-fabbricati': 1.06 }, { 'altri-fabbricati': 0.96 }),
    { 3918: [484, 584, 1_068] },
    'giugno 100.800 × 0,96% × 6/12 = 483,84; dovuto 1.068,48: conguaglio 1.068 − 484',
    { annua: 1_068.48 },
  ),
  nel2026(
    'Aliquota del 2026 ignota: quella del 2025, con il segno',
    con({}, { 'altri-fabbricati': 0.96 }, { 'altri-fabbricati': 0.96 }),
    { 3918: [484, 484, 968] },
    '100.800 × 0,96% = 967,68; giugno 483,84; provvisorio finché non c’è il prospetto del 2026 (c. 767)',
    { annua: 967.68, stato: 'provvisorio' },
  ),
  nel2026(
    'Nota l’aliquota del 2026, la proposta non conta',
    con({ 'altri-fabbricati': 0.86 }, { 'altri-fabbricati': 0.96 }, { 'altri-fabbricati': 0.96 }),
    { 3918: [484, 383, 867] },
    '100.800 × 0,86% = 866,88; conguaglio 867 − 484',
    { annua: 866.88 },
  ),
  nel2026(
    'Ignote tutte e due: quelle di base',
    comuneDi([casa], {}),
    { 3918: [433, 434, 867] },
    '100.800 × 0,86% = 866,88; giugno 433,44',
    { stato: 'provvisorio' },
  ),
  nel2026(
    'Comprato il 16 giugno: sette mesi, uno nel semestre',
    comuneDi([un({ mesi: 7, mesiSemestre: 1 })], { 'altri-fabbricati': 1.06 }, { 'altri-fabbricati': 0.96 }),
    { 3918: [81, 542, 623] },
    'giugno 100.800 × 0,96% / 12 = 80,64; dovuto 1.068,48 × 7/12 = 623,28',
    { annua: 623.28 },
  ),
  nel2026(
    'D/1, Stato e comune',
    comuneDi([capannone('D/1', 5_000)], { 'gruppo-d': 1.06 }, { 'gruppo-d': 0.96 }),
    { 3925: [1_297, 1_297, 2_594], 3930: [341, 683, 1_024] },
    '341.250 × 0,76% = 2.593,50; al comune 0,30% = 1.023,75, a giugno 0,20% / 2 = 341,25',
  ),
  nel2026(
    'A/1 con la detrazione',
    comuneDi([diLusso], { 'abitazione-principale': 0.6 }, { 'abitazione-principale': 0.5 }),
    { 3912: [740, 1_076, 1_816] },
    'giugno 336.000 × 0,5% / 2 − 100 = 740; dovuto 2.016 − 200',
  ),
  nel2026(
    'Pensionato estero',
    comuneDi([un({ categoria: 'A/3', importo: 500, riduzione: 'pensionato estero' })], {
      'altri-fabbricati': 0.86,
    }),
    { 3918: [181, 180, 361] },
    '84.000 × 0,86% × 50% = 361,20: da riscontrare',
    { annua: 361.2, precisione: 'indicativo' },
  ),
];

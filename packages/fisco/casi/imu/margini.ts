import type { ComuneImu, ImmobileImu } from '../../src/imu/tipi.ts';
import { type CasoImu, casa, comuneDi } from './casi.ts';

const un = (cambia: Partial<ImmobileImu>): ImmobileImu => ({ ...casa, ...cambia });
const capannone = un({ categoria: 'D/1', importo: 1_000, tipo: 'gruppo-d' });
const caso = (
  nome: string,
  comune: ComuneImu,
  attesi: CasoImu['attesi'],
  derivazione: string,
  altro: Partial<CasoImu> = {},
): CasoImu => ({ nome, anno: 2024, comune, attesi, derivazione, ...altro });
const senzaDelibera = (
  nome: string,
  immobile: ImmobileImu,
  codice: string,
  importi: readonly [number, number, number],
  derivazione: string,
  anno = 2024,
): CasoImu =>
  caso(nome, comuneDi([immobile], {}), { [codice]: importi }, derivazione, { anno, stato: 'provvisorio' });
const IN_CALO = [{ 'altri-fabbricati': 0.46 }, { 'altri-fabbricati': 1.06 }] as const;

/** What a change of one number or of one comparison would move, and no other case shows. */
export const margini: readonly CasoImu[] = [
  caso(
    'Bene merce nel 2019',
    comuneDi([un({ tipo: 'beni-merce' })], {}),
    { 3939: [0, 0, 0] },
    'esente dal 2014 al 2019: nessuna aliquota da chiedere',
    { anno: 2019, precisione: 'indicativo' },
  ),
  caso(
    'Rurale strumentale nel 2019, con un’aliquota',
    comuneDi([un({ categoria: 'D/10', tipo: 'rurali-strumentali' })], { 'rurali-strumentali': 0.1 }),
    { 3913: [0, 0, 0] },
    'non dovuta dal 2014 al 2019, qualunque aliquota',
    { anno: 2019, precisione: 'indicativo' },
  ),
  caso(
    'Occupato abusivamente nel 2022, prima dell’esenzione',
    comuneDi([un({ esenzione: 'occupato' }), casa]),
    { 3918: [534, 534, 1_068] },
    'esente dal 2023; prima la cifra resta da riscontrare',
    { anno: 2022, precisione: 'indicativo' },
  ),
  caso(
    'Occupato abusivamente nel 2023',
    comuneDi([un({ esenzione: 'occupato' }), casa]),
    { 3918: [534, 534, 1_068] },
    'L. 160/2019, art. 1, c. 759, lett. g-bis',
    { anno: 2023 },
  ),
  caso(
    'Altro fabbricato nel 2019',
    comuneDi([casa]),
    { 3918: [534, 534, 1_068] },
    '100.800 × 1,06%: gli altri la pagavano come prima',
    { anno: 2019, precisione: 'indicativo' },
  ),
  caso(
    'Rendita con i centesimi',
    comuneDi([un({ importo: 600.01 })]),
    { 3918: [534, 535, 1_069] },
    '600,01 × 1,05 × 160 = 100.801,68; × 1,06% = 1.068,50',
    { base: 100_801.68, annua: 1_068.5 },
  ),
  caso(
    'Dominicale con i centesimi',
    comuneDi([un({ natura: 'terreno', categoria: '', importo: 100.01, tipo: 'terreni' })], { terreni: 0.76 }),
    { 3914: [64, 64, 128] },
    '100,01 × 1,25 × 135 = 16.876,69',
    { base: 16_876.69 },
  ),
  caso(
    'Base ridotta con i centesimi',
    comuneDi([un({ importo: 600.01, riduzione: 'storico' })]),
    { 3918: [267, 267, 534] },
    '100.801,68 × 50%',
    { base: 50_400.84 },
  ),
  caso(
    'Gruppo D con aliquota sotto quella dello Stato',
    comuneDi([capannone], { 'gruppo-d': 0.7 }),
    { 3925: [259, 260, 519], 3930: [0, 0, 0] },
    'al comune niente, mai meno di niente',
  ),
  caso(
    'Detrazione fra tre dimoranti, con i centesimi',
    comuneDi(
      [
        un({
          categoria: 'A/1',
          importo: 2_000.17,
          tipo: 'abitazione-principale',
          isAbitazione: true,
          dimoranti: 3,
        }),
      ],
      { 'abitazione-principale': 0.6 },
    ),
    { 3912: [975, 975, 1_950] },
    '2.016,17 − 66,67 = 1.949,50; a giugno 1.008,09 − 33,33 = 974,76',
  ),
  caso(
    'Esente il solo acconto, aliquota che scende',
    comuneDi([un({ temporanea: 'solo acconto' })], ...IN_CALO),
    { 3918: [0, 0, 0] },
    '463,68 − 534,24 non scende sotto zero',
    { anno: 2021 },
  ),
  caso(
    'Due codici, ciascuno con il suo versato in più',
    comuneDi(
      [casa, un({ categoria: '', natura: 'terreno', importo: 100, tipo: 'terreni' })],
      { 'altri-fabbricati': 0.46, terreni: 0.4 },
      { 'altri-fabbricati': 1.06, terreni: 1.06 },
    ),
    { 3914: [89, 0, 68], 3918: [534, 0, 464] },
    '534 − 464 = 70 e 89 − 68 = 21 (16.875 × 0,4% = 67,50)',
    { credito: 91 },
  ),
  caso(
    'Il 2020, esente il solo acconto',
    comuneDi([un({ temporanea: 'solo acconto' })]),
    { 3918: [0, 534, 534] },
    'nessuna prima rata da indicare; 1.068,48 − 534,24',
    { anno: 2020 },
  ),
  caso(
    'Il 2020, esente tutto l’anno',
    comuneDi([un({ temporanea: 'totale' })]),
    { 3918: [0, 0, 0] },
    'niente è dovuto',
    { anno: 2020 },
  ),
  caso(
    'Il 2020 senza delibera',
    comuneDi([casa], {}),
    { 3918: [null, null, 867] },
    '100.800 × 0,86%: l’aliquota di base c’è dal 2020, la prima rata no',
    { anno: 2020, stato: 'incompleto' },
  ),
  senzaDelibera(
    'Abitazione di lusso senza delibera',
    un({ categoria: 'A/1', importo: 1_000, tipo: 'abitazione-principale', isAbitazione: true }),
    '3912',
    [320, 320, 640],
    '168.000 × 0,5% − 200',
  ),
  senzaDelibera(
    'Rurale strumentale senza delibera',
    un({ categoria: 'D/10', importo: 1_000, tipo: 'rurali-strumentali' }),
    '3913',
    [34, 34, 68],
    '68.250 × 0,1%',
  ),
  senzaDelibera(
    'Bene merce del 2021 senza delibera',
    un({ importo: 1_000, tipo: 'beni-merce' }),
    '3939',
    [84, 84, 168],
    '168.000 × 0,1%',
    2021,
  ),
  senzaDelibera(
    'Terreno senza delibera',
    un({ natura: 'terreno', categoria: '', importo: 100, tipo: 'terreni' }),
    '3914',
    [64, 64, 128],
    '16.875 × 0,76%',
  ),
  senzaDelibera(
    'Area senza delibera',
    un({ natura: 'area', categoria: '', importo: 100_000, tipo: 'aree-fabbricabili' }),
    '3916',
    [430, 430, 860],
    '100.000 × 0,86%',
  ),
  caso(
    'Il 2019, quota dello Stato',
    comuneDi([capannone], { 'gruppo-d': 1.06 }),
    { 3925: [259, 260, 519], 3930: [102, 103, 205] },
    '68.250 × 0,76% e × 0,30%',
    { anno: 2019, precisione: 'indicativo' },
  ),
  caso(
    'Il 2019, canone concordato',
    comuneDi([un({ riduzione: 'canone concordato' })]),
    { 3918: [401, 400, 801] },
    '1.068,48 × 75% = 801,36',
    { anno: 2019, precisione: 'indicativo' },
  ),
  caso(
    'Il 2020, pensionato estero senza riduzione',
    comuneDi([un({ riduzione: 'pensionato estero' })]),
    { 3918: [null, null, 1_068] },
    'la riduzione c’è dal 2021',
    { anno: 2020, stato: 'incompleto', precisione: 'indicativo' },
  ),
];

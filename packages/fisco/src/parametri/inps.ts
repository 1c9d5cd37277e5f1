import { type Fonte, parametro, type Tabella, type Unita } from '../engine/index.ts';
import { daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

/** The contributions of one year: gestione separata (full, other cover), ceilings, floor, rates, first band. */
interface Anno {
  readonly anno: number;
  readonly piena: number;
  readonly altra: number;
  readonly massimale: number;
  readonly minimale: number;
  readonly commercianti: number;
  readonly primaFascia: number;
  readonly massimaleAnzianita: number;
}

const riga = (
  anno: number,
  piena: number,
  massimale: number,
  minimale: number,
  commercianti: number,
  primaFascia: number,
  massimaleAnzianita: number,
): Anno => ({ anno, piena, altra: 24, massimale, minimale, commercianti, primaFascia, massimaleAnzianita });

const ANNI: readonly Anno[] = [
  riga(2019, 25.72, 102_543, 15_878, 24.09, 47_143, 78_572),
  riga(2020, 25.72, 103_055, 15_953, 24.09, 47_379, 78_965),
  riga(2021, 25.98, 103_055, 15_953, 24.09, 47_379, 78_965),
  riga(2022, 26.23, 105_014, 16_243, 24.48, 48_279, 80_465),
  riga(2023, 26.23, 113_520, 17_504, 24.48, 52_190, 86_983),
  riga(2024, 26.07, 119_650, 18_415, 24.48, 55_008, 91_680),
  riga(2025, 26.07, 120_607, 18_555, 24.48, 55_448, 92_413),
  riga(2026, 26.07, 122_295, 18_808, 24.48, 56_224, 93_707),
];
const anni = ANNI.map(({ anno }) => anno);
export const [PRIMO_ANNO, ULTIMO_ANNO] = [Math.min(...anni), Math.max(...anni)];

const CIRCOLARI: Readonly<Record<number, readonly [string, string]>> = {
  2025: ['circ. 27/2025', 'circ. 38/2025'],
  2026: ['circ. 8/2026', 'circ. 14/2026'],
};
/** Tax years whose numbers the instructions of the form state. */
const LETTI: readonly number[] = [2022, 2023, 2024, 2025];
type Gestione = 'separata' | 'artigiani e commercianti';
/** Only the circulars of the last two years were read, through secondary sources that quote them. */
const fonteInps = (anno: number, gestione: Gestione): Fonte => {
  const circolare = CIRCOLARI[anno]?.[gestione === 'separata' ? 0 : 1];
  if (circolare) return legge('INPS', circolare);
  if (LETTI.includes(anno)) return legge(`Istruzioni Redditi PF ${anno + 1}, fascicolo 2`, 'quadro RR');
  return daRiscontrare('INPS', `gestione ${gestione}, valori ${anno}`);
};

/** A number of each year; `sposta` 1 gives, to a tax year, the number of the next. */
const serie = <T>(
  id: string,
  descrizione: string,
  unita: Unita,
  gestione: Gestione,
  read: (anno: Anno) => T,
  sposta: 0 | 1,
) =>
  parametro<T>({
    id: `inps/${id}${sposta ? '-successivo' : ''}`,
    descrizione: sposta ? `${descrizione} dell’anno successivo` : descrizione,
    unita,
    valori: ANNI.filter(({ anno }) => anno - sposta >= PRIMO_ANNO).map((a) =>
      vale(a.anno - sposta, a.anno - sposta, read(a), fonteInps(a.anno, gestione)),
    ),
  });

const build = (sposta: 0 | 1) => {
  const ac = (id: string, descrizione: string, read: (anno: Anno) => number) =>
    serie(id, descrizione, 'euro', 'artigiani e commercianti', (a) => euro(read(a)), sposta);
  return {
    minimale: ac('minimale', 'Reddito minimale', (a) => a.minimale),
    primaFascia: ac('prima-fascia', 'Prima fascia di reddito', (a) => a.primaFascia),
    massimaleAnzianita: ac(
      'massimale-anzianita',
      'Massimale di chi ha contributi prima del 1996',
      (a) => a.massimaleAnzianita,
    ),
    massimale: ac('massimale', 'Massimale', (a) => a.massimale),
    aliquote: serie<Tabella>(
      'aliquote',
      'Aliquota di artigiani (1) e commercianti (2)',
      'quota',
      'artigiani e commercianti',
      (a) =>
        new Map([
          [1, percento(24)],
          [2, percento(a.commercianti)],
        ]),
      sposta,
    ),
  };
};
/** What the year's contributions of artigiani and commercianti rest on, and what the advances of the next do. */
export const dellAnno = build(0);
export const successivo = build(1);

export const massimaleSeparata = serie(
  'massimale-separata',
  'Massimale della gestione separata',
  'euro',
  'separata',
  (a) => euro(a.massimale),
  0,
);
/** Professionals: 1 other cover (code A), 2 full (code C), 3 honorary magistrates (code B). */
export const aliquoteSeparata = serie<Tabella>(
  'aliquote-separata',
  'Aliquota della gestione separata',
  'quota',
  'separata',
  (a) =>
    new Map([
      [1, percento(a.altra)],
      [2, percento(a.piena)],
      [3, percento(25.72)],
    ]),
  0,
);

/** One point more above the first band. */
export const aumentoFascia = parametro({
  id: 'inps/aumento-fascia',
  descrizione: 'Aumento oltre la prima fascia',
  unita: 'quota',
  valori: [vale(2018, null, percento(1), legge('D.L. 384/1992', 'art. 3-ter'))],
});
export const maternita = parametro({
  id: 'inps/maternita',
  descrizione: 'Contributo di maternità per l’anno intero',
  unita: 'euro',
  valori: [vale(2018, null, euro(7.44), legge('L. 488/1999', 'art. 49'))],
});
/** What is left to pay after the reductions. */
export const quotaForfettari = parametro({
  id: 'inps/quota-forfettari',
  descrizione: 'Contributo dei forfetari con riduzione del 35%',
  unita: 'quota',
  valori: [vale(2018, null, percento(65), legge('L. 190/2014', 'art. 1, c. 77'))],
});
/** Who enrolled in 2025, for thirty-six months; nobody before. */
export const quotaNuovi = parametro({
  id: 'inps/quota-nuovi',
  descrizione: 'Contributo dei nuovi iscritti del 2025',
  unita: 'quota',
  valori: [
    vale(2018, 2024, percento(100), legge('INPS', 'riduzione non prevista nell’anno')),
    vale(2025, null, percento(50), legge('L. 207/2024', 'art. 1, c. 186')),
  ],
});
export const quotaPensionati = parametro({
  id: 'inps/quota-pensionati',
  descrizione: 'Contributo dei pensionati oltre 65 anni',
  unita: 'quota',
  valori: [vale(2018, null, percento(50), legge('L. 449/1997', 'art. 59, c. 15'))],
});
/** Advances of the gestione separata: 80% in two equal parts. */
export const quotaAccontoSeparata = parametro({
  id: 'inps/quota-acconto-separata',
  descrizione: 'Quota di ciascun acconto della gestione separata',
  unita: 'quota',
  valori: [vale(2018, null, percento(40), legge('Istruzioni Redditi PF', 'quadro RR'))],
});

/** Amateur sport: what is not counted, what of the rest is, and the rates, by the code of RR9. */
export const franchigiaSport = parametro({
  id: 'inps/sport-franchigia',
  descrizione: 'Franchigia dei compensi sportivi',
  unita: 'euro',
  valori: [vale(2018, null, euro(5_000), legge('D.Lgs. 36/2021', 'art. 35, c. 8-bis'))],
});
export const quotaSport = parametro({
  id: 'inps/sport-quota',
  descrizione: 'Parte dell’imponibile sportivo per la pensione',
  unita: 'quota',
  valori: [vale(2018, null, percento(50), legge('D.Lgs. 36/2021', 'art. 35, c. 8-ter'))],
});
export const aliquoteSport = parametro<Tabella>({
  id: 'inps/sport-aliquote',
  descrizione: 'Aliquota pensionistica dello sport: E (1) e F (2)',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      new Map([
        [1, percento(25)],
        [2, percento(24)],
      ]),
      legge('D.Lgs. 36/2021', 'art. 35'),
    ),
  ],
});
/** Sickness, maternity and ISCRO, on the whole: of who has no other cover. */
export const aggiuntivaSport = parametro({
  id: 'inps/sport-aggiuntiva',
  descrizione: 'Aliquota aggiuntiva dello sport',
  unita: 'quota',
  valori: [
    vale(2018, 2023, percento(1.23), legge('Istruzioni Redditi PF 2024, fascicolo 2', 'rigo RR9')),
    vale(2024, null, percento(1.07), legge('Istruzioni Redditi PF 2025 e 2026, fascicolo 2', 'rigo RR9')),
  ],
});

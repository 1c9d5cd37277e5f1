import { type Fascia, parametro } from '../engine/index.ts';
import { euro, fascia, legge, vale } from './scrittura.ts';

const art12 = (lettera: string) => legge('TUIR', `art. 12, c. 1, lett. ${lettera}`);

/** Spouse: amount for twelve months. */
export const detrazioneConiuge = parametro<readonly Fascia[]>({
  id: 'familiari/detrazione-coniuge',
  descrizione: 'Detrazione per il coniuge a carico',
  unita: 'euro',
  valori: [
    vale(
      2018,
      null,
      [fascia(15_000, 800, -110, 0, -15_000), fascia(40_000, 690), fascia(80_000, 0, 690, 80_000, 40_000)],
      art12('a'),
    ),
  ],
});

/** Increases of the 690 euro. */
export const aumentoConiuge = parametro<readonly Fascia[]>({
  id: 'familiari/aumento-coniuge',
  descrizione: 'Aumento della detrazione per il coniuge',
  unita: 'euro',
  valori: [
    vale(
      2018,
      null,
      [
        fascia(29_000, 0),
        fascia(29_200, 10),
        fascia(34_700, 20),
        fascia(35_000, 30),
        fascia(35_100, 20),
        fascia(35_200, 10),
      ],
      art12('b'),
    ),
  ],
});

export const detrazioneFiglio = parametro({
  id: 'familiari/detrazione-figlio',
  descrizione: 'Detrazione per ciascun figlio',
  unita: 'euro',
  valori: [vale(2018, null, euro(950), art12('c'))],
});

/** The income at which the deduction for one child ends, and how much each further child adds. */
export const tettoFigli = parametro({
  id: 'familiari/tetto-figli',
  descrizione: 'Reddito a cui cessa la detrazione per un figlio',
  unita: 'euro',
  valori: [vale(2018, null, euro(95_000), art12('c'))],
});

export const tettoFigliAumento = parametro({
  id: 'familiari/tetto-figli-aumento',
  descrizione: 'Aumento del tetto per ogni figlio dopo il primo',
  unita: 'euro',
  valori: [vale(2018, null, euro(15_000), art12('c'))],
});

export const detrazioneAltro = parametro({
  id: 'familiari/detrazione-altro',
  descrizione: 'Detrazione per ciascun altro familiare',
  unita: 'euro',
  valori: [vale(2018, null, euro(750), art12('d'))],
});

export const tettoAltri = parametro({
  id: 'familiari/tetto-altri',
  descrizione: 'Reddito a cui cessa la detrazione per altri familiari',
  unita: 'euro',
  valori: [vale(2018, null, euro(80_000), art12('d'))],
});

const finoAl2022 = (id: string, descrizione: string, importo: number, lettera: string) =>
  parametro({
    id: `familiari/${id}`,
    descrizione,
    unita: 'euro',
    valori: [
      vale(2018, 2022, euro(importo), legge('TUIR', `art. 12, ${lettera}, testo prima del D.Lgs. 230/2021`)),
    ],
  });

/** Children under three years of age, until the assegno unico of March 2022. */
export const detrazioneFiglioPiccolo = finoAl2022(
  'detrazione-figlio-piccolo',
  'Detrazione per ciascun figlio sotto i tre anni',
  1_220,
  'c. 1, lett. c',
);
export const aumentoFiglioDisabile = finoAl2022(
  'aumento-figlio-disabile',
  'Aumento per ciascun figlio con disabilità',
  400,
  'c. 1, lett. c',
);
export const aumentoPiuDiTreFigli = finoAl2022(
  'aumento-piu-di-tre-figli',
  'Aumento per ciascun figlio quando sono più di tre',
  200,
  'c. 1, lett. c',
);
export const ulterioreFigli = finoAl2022(
  'ulteriore-figli',
  'Ulteriore detrazione con almeno quattro figli',
  1_200,
  'c. 1-bis',
);

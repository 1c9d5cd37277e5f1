import {
  almeno,
  codice,
  dato,
  e,
  type Fonte,
  giorni,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  nonGestito,
  o,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/quote-esenti.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import {
  benefitMaggiorazione,
  benefitRiduzione,
  manceOrdinarie,
  manceSostitutiva,
  premiOrdinari,
  premiSostitutiva,
  quotaCampione,
  quotaCampionePensioni,
  quotaNeoassunti,
  rimborsiNeoassunti,
} from './lavoro-aggiunte.ts';
import { manceAggiunte, manceTolte, premiAggiunti, premiTolti } from './premi-mance.ts';

/** One employer or pension payer. */
export const rapporti = 'lavoro';

export const PENSIONE = codice(1);
export const DIPENDENTE = codice(2);
const SOCIALMENTE_UTILE = codice(3);
const FRONTALIERE = codice(4);
const SUPERSTITE = codice(7);
const SPORT_DILETTANTE = codice(8);
const SPORT_GIOVANE = codice(9);
/** The first tax year whose instructions were read. */
const PRIMO_ANNO_LETTO = 2022;
/** The first tax year of the law on work in sport. */
const PRIMO_ANNO_SPORT = 2023;

export const tipologia = dato({
  id: 'lavoro.tipologia',
  titolo: 'Tipologia di reddito',
  unita: 'codice',
  raccolta: rapporti,
  seManca: { iniziale: 2 },
});
export const contratto = dato({
  id: 'lavoro.contratto',
  titolo: 'Tempo indeterminato o determinato',
  unita: 'codice',
  raccolta: rapporti,
  seManca: { iniziale: 1 },
});
export const reddito = dato({
  id: 'lavoro.reddito',
  titolo: 'Reddito',
  unita: 'euro',
  raccolta: rapporti,
  seManca: 'zero',
  prova: 'CU, punti 1, 2 e 3',
});
export const giorniLavoro = dato({
  id: 'lavoro.giorniLavoro',
  titolo: 'Giorni di lavoro dipendente',
  unita: 'giorni',
  seManca: 'ignoto',
  prova: 'CU, punto 6',
});
export const giorniPensione = dato({
  id: 'lavoro.giorniPensione',
  titolo: 'Giorni di pensione',
  unita: 'giorni',
  seManca: 'ignoto',
  prova: 'CU, punto 7',
});

/** RC14: what is left out of the income of professors and researchers still counts for bonuses. */
export const quotaDocenti = dato({
  id: 'lavoro.quotaDocenti',
  titolo: 'Quota esente di docenti e ricercatori',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU, punto 463',
});
/** The same of who came back to work in Italy: until the form of 2022 one casella for both. */
export const quotaEsente = dato({
  id: 'lavoro.quotaEsente',
  titolo: 'Quota esente di docenti, ricercatori e impatriati',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU, punto 463',
});

/** Read for 2020 alone, whose two halves have different bonuses. */
const giorniDi = (id: string, titolo: string) =>
  dato({ id: `lavoro.${id}`, titolo, unita: 'giorni', seManca: 'ignoto', prova: 'CU 2021' });
export const giorniPrimoSemestre = giorniDi(
  'giorniPrimoSemestre',
  'Giorni di lavoro del primo semestre 2020',
);
export const giorniSecondoSemestre = giorniDi(
  'giorniSecondoSemestre',
  'Giorni di lavoro del secondo semestre 2020',
);
const annoIntero = almeno(giorniLavoro, giorni(365));
/** Who worked the whole year worked both halves. */
export const lavoratiPrimoSemestre = se(annoIntero, giorni(181), giorniPrimoSemestre);
export const lavoratiSecondoSemestre = se(annoIntero, giorni(184), giorniSecondoSemestre);

const nonPrevisto = nonGestito(
  'Caso non gestito: RC1-RC3 con una tipologia che il modello dell’anno non ha. Il calcolo si ferma qui.',
);
const isUna = (quali: readonly (typeof PENSIONE)[]) => o(...quali.map((n) => uguale(tipologia, n)));
const finoAlloSport = isUna([PENSIONE, DIPENDENTE, SOCIALMENTE_UTILE, FRONTALIERE, SUPERSTITE]);
const conLoSport = o(finoAlloSport, isUna([SPORT_DILETTANTE, SPORT_GIOVANE]));

/** Income of an employer counted only when its kind is the one asked. */
const redditoSe = (quale: typeof PENSIONE, ...fonti: Fonte[]) => {
  const fra = (gestite: Nodo) =>
    se(
      oltre(reddito, zeroEuro),
      se(gestite, se(uguale(tipologia, quale), reddito, zeroEuro), nonPrevisto),
      zeroEuro,
    );
  return [
    tra(2018, PRIMO_ANNO_SPORT - 1, fra(finoAlloSport), ...fonti),
    tra(PRIMO_ANNO_SPORT, null, fra(conLoSport), ...fonti),
  ];
};

const elementoDipendente = regola({
  id: 'lavoro.redditoDipendente',
  titolo: 'Reddito di lavoro dipendente del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: redditoSe(DIPENDENTE, tuir('art. 49, c. 1')),
});
const elementoPensione = regola({
  id: 'lavoro.redditoPensione',
  titolo: 'Reddito di pensione del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: redditoSe(PENSIONE, tuir('art. 49, c. 2')),
});
const elementoFrontaliere = regola({
  id: 'lavoro.redditoFrontaliere',
  titolo: 'Reddito di frontaliere del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: redditoSe(FRONTALIERE, fonte('L. 83/2023', 'art. 4')),
});
const elementoSuperstite = regola({
  id: 'lavoro.redditoSuperstite',
  titolo: 'Pensione ai superstiti del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: redditoSe(SUPERSTITE, fonte('L. 232/2016', 'art. 1, c. 249')),
});
/** Work of public use under its easier rule: it counts only above an income (see `reddito.ts`). */
const elementoSocialmenteUtile = regola({
  id: 'lavoro.redditoSocialmenteUtile',
  titolo: 'Compensi per lavori socialmente utili del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: redditoSe(SOCIALMENTE_UTILE, tuir('art. 52, c. 1, lett. d-bis')),
});
export const totaleSocialmenteUtile = regola({
  id: 'lavoro.totaleSocialmenteUtile',
  titolo: 'Compensi per lavori socialmente utili',
  unita: 'euro',
  formule: sempre(sommaDi(rapporti, elementoSocialmenteUtile), tuir('art. 52, c. 1, lett. d-bis')),
});
const SPORT = fonte('D.Lgs. 36/2021', 'art. 36, cc. 6 e 6-quater');
const elementoSport = (id: string, titolo: string, quale: typeof PENSIONE) =>
  regola({
    id: `lavoro.${id}`,
    titolo,
    unita: 'euro',
    raccolta: rapporti,
    formule: redditoSe(quale, SPORT),
  });
const elementoDilettante = elementoSport('redditoDilettante', 'Sport dilettantistico', SPORT_DILETTANTE);
const elementoGiovane = elementoSport(
  'redditoGiovane',
  'Sport professionistico sotto i 23 anni',
  SPORT_GIOVANE,
);
const totaleDilettante = sommaDi(rapporti, elementoDilettante);
const totaleGiovane = sommaDi(rapporti, elementoGiovane);
/** RC5, fourth column: each of the two kinds has its own limit. */
export const quotaSport = regola({
  id: 'lavoro.quotaSport',
  titolo: 'Quota esente del lavoro sportivo',
  unita: 'euro',
  formule: [
    tra(2018, PRIMO_ANNO_SPORT - 1, nonDovuto('non prevista nell’anno'), SPORT),
    tra(
      PRIMO_ANNO_SPORT,
      null,
      somma(minore(totaleDilettante, p.esenteSport), minore(totaleGiovane, p.esenteSport)),
      SPORT,
    ),
  ],
});

/** The part of an income that is left out, within a limit; nothing when there is no such income. Before 2022 nobody read it. */
const esente = (totale: Nodo, limite: Nodo, riserva: string, ...fonti: Fonte[]) => [
  tra(
    2018,
    PRIMO_ANNO_LETTO - 1,
    se(oltre(totale, zeroEuro), incerto(minore(totale, limite), riserva), zeroEuro),
    ...fonti,
  ),
  tra(
    PRIMO_ANNO_LETTO,
    null,
    minore(totale, limite),
    ...fonti,
    fonte('Istruzioni 730/2023-2026', 'righi da C1 a C3, colonna 3'),
  ),
];
const totaleFrontalieri = sommaDi(rapporti, elementoFrontaliere);
const totaleSuperstiti = sommaDi(rapporti, elementoSuperstite);
export const quotaFrontalieri = regola({
  id: 'lavoro.quotaFrontalieri',
  titolo: 'Quota esente dei frontalieri',
  unita: 'euro',
  formule: esente(
    totaleFrontalieri,
    p.esenteFrontalieri,
    'effetti della quota esente su detrazioni e limiti',
    fonte('L. 83/2023', 'art. 4'),
  ),
});
export const quotaSuperstiti = regola({
  id: 'lavoro.quotaSuperstiti',
  titolo: 'Quota esente delle pensioni agli orfani',
  unita: 'euro',
  formule: esente(
    totaleSuperstiti,
    p.esenteSuperstiti,
    'codici della tipologia da riscontrare',
    fonte('L. 232/2016', 'art. 1, c. 249'),
  ),
});
/** RC5, third column: with what is left out of pensions in Campione d'Italia. */
export const quotaPensioni = regola({
  id: 'lavoro.quotaPensioni',
  titolo: 'Quota esente delle pensioni',
  unita: 'euro',
  formule: sempre(somma(quotaSuperstiti, quotaCampionePensioni), tuir('art. 49, c. 2'), tuir('art. 188-bis')),
});

const elementoDeterminato = regola({
  id: 'lavoro.redditoDeterminato',
  titolo: 'Reddito di lavoro a tempo determinato del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(
    se(
      e(
        oltre(somma(elementoDipendente, elementoFrontaliere, elementoDilettante, elementoGiovane), zeroEuro),
        uguale(contratto, codice(2)),
      ),
      reddito,
      zeroEuro,
    ),
    tuir('art. 13, c. 1, lett. a'),
  ),
});

const senzaSport = somma(
  sommaDi(rapporti, elementoDipendente),
  meno(totaleFrontalieri, quotaFrontalieri),
  premiOrdinari,
  premiAggiunti,
);
const togliPremi = [premiSostitutiva, premiTolti] as const;
const conSport = somma(senzaSport, totaleDilettante, totaleGiovane, manceOrdinarie, manceAggiunte);
const togliSport = [...togliPremi, quotaCampione, quotaSport, manceSostitutiva, manceTolte] as const;
/** RC5, without pensions and work of public use. */
export const redditoDipendente = regola({
  id: 'lavoro.totaleDipendente',
  titolo: 'Redditi di lavoro dipendente',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2022,
      maggiore(zeroEuro, meno(senzaSport, ...togliPremi, quotaCampione)),
      tuir('art. 49, c. 1'),
    ),
    tra(2023, 2023, maggiore(zeroEuro, meno(conSport, ...togliSport)), tuir('art. 49, c. 1')),
    tra(
      2024,
      2024,
      maggiore(zeroEuro, meno(somma(conSport, benefitMaggiorazione), ...togliSport, benefitRiduzione)),
      tuir('art. 49, c. 1'),
    ),
    tra(
      2025,
      null,
      maggiore(
        zeroEuro,
        meno(
          somma(conSport, benefitMaggiorazione, rimborsiNeoassunti),
          ...togliSport,
          benefitRiduzione,
          quotaNeoassunti,
        ),
      ),
      tuir('art. 49, c. 1'),
    ),
  ],
});
export const redditoPensione = regola({
  id: 'lavoro.totalePensione',
  titolo: 'Redditi di pensione',
  unita: 'euro',
  formule: sempre(
    maggiore(zeroEuro, meno(somma(sommaDi(rapporti, elementoPensione), totaleSuperstiti), quotaPensioni)),
    tuir('art. 49, c. 2'),
  ),
});
export const redditoDeterminato = regola({
  id: 'lavoro.totaleDeterminato',
  titolo: 'Redditi di lavoro a tempo determinato',
  unita: 'euro',
  formule: sempre(sommaDi(rapporti, elementoDeterminato), tuir('art. 13, c. 1, lett. a')),
});

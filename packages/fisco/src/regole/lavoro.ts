import {
  almeno,
  codice,
  dato,
  e,
  giorni,
  incerto,
  meno,
  minore,
  type Nodo,
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
import { daRiscontrare, fonte, sempre, tuir } from './fonti.ts';

/** One employer or pension payer. */
export const rapporti = 'lavoro';

export const PENSIONE = codice(1);
export const DIPENDENTE = codice(2);
const FRONTALIERE = codice(4);
const SUPERSTITE = codice(7);

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

/** RC14: what is left out of the income of professors, researchers and those who came back still counts for bonuses. */
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
  'Caso non gestito: RC1-RC3 con tipologia 3, 5, 6 o 8. Il calcolo si ferma qui.',
);
const gestito = o(...[PENSIONE, DIPENDENTE, FRONTALIERE, SUPERSTITE].map((n) => uguale(tipologia, n)));

/** Income of an employer counted only when its kind is the one asked. */
const redditoSe = (quale: typeof PENSIONE) =>
  se(
    oltre(reddito, zeroEuro),
    se(gestito, se(uguale(tipologia, quale), reddito, zeroEuro), nonPrevisto),
    zeroEuro,
  );

const elementoDipendente = regola({
  id: 'lavoro.redditoDipendente',
  titolo: 'Reddito di lavoro dipendente del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(redditoSe(DIPENDENTE), tuir('art. 49, c. 1')),
});
const elementoPensione = regola({
  id: 'lavoro.redditoPensione',
  titolo: 'Reddito di pensione del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(redditoSe(PENSIONE), tuir('art. 49, c. 2')),
});
const elementoFrontaliere = regola({
  id: 'lavoro.redditoFrontaliere',
  titolo: 'Reddito di frontaliere del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(redditoSe(FRONTALIERE), fonte('L. 83/2023', 'art. 4')),
});
const elementoSuperstite = regola({
  id: 'lavoro.redditoSuperstite',
  titolo: 'Pensione ai superstiti del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(redditoSe(SUPERSTITE), daRiscontrare('L. 232/2016', 'art. 1, c. 249')),
});
/** The part of an income that is left out, within a limit; nothing when there is no such income. */
const esente = (totale: Nodo, limite: Nodo, riserva: string) =>
  se(oltre(totale, zeroEuro), incerto(minore(totale, limite), riserva), zeroEuro);
const totaleFrontalieri = sommaDi(rapporti, elementoFrontaliere);
const totaleSuperstiti = sommaDi(rapporti, elementoSuperstite);
export const quotaFrontalieri = regola({
  id: 'lavoro.quotaFrontalieri',
  titolo: 'Quota esente dei frontalieri',
  unita: 'euro',
  formule: sempre(
    esente(totaleFrontalieri, p.esenteFrontalieri, 'effetti della quota esente su detrazioni e limiti'),
    fonte('L. 83/2023', 'art. 4'),
  ),
});
export const quotaSuperstiti = regola({
  id: 'lavoro.quotaSuperstiti',
  titolo: 'Quota esente delle pensioni agli orfani',
  unita: 'euro',
  formule: sempre(
    esente(totaleSuperstiti, p.esenteSuperstiti, 'codici della tipologia da riscontrare'),
    daRiscontrare('L. 232/2016', 'art. 1, c. 249'),
  ),
});

const elementoDeterminato = regola({
  id: 'lavoro.redditoDeterminato',
  titolo: 'Reddito di lavoro a tempo determinato del rapporto',
  unita: 'euro',
  raccolta: rapporti,
  formule: sempre(
    se(
      e(oltre(somma(elementoDipendente, elementoFrontaliere), zeroEuro), uguale(contratto, codice(2))),
      reddito,
      zeroEuro,
    ),
    tuir('art. 13, c. 1, lett. a'),
  ),
});

export const redditoDipendente = regola({
  id: 'lavoro.totaleDipendente',
  titolo: 'Redditi di lavoro dipendente',
  unita: 'euro',
  formule: sempre(
    somma(sommaDi(rapporti, elementoDipendente), meno(totaleFrontalieri, quotaFrontalieri)),
    tuir('art. 49, c. 1'),
  ),
});
export const redditoPensione = regola({
  id: 'lavoro.totalePensione',
  titolo: 'Redditi di pensione',
  unita: 'euro',
  formule: sempre(
    somma(sommaDi(rapporti, elementoPensione), meno(totaleSuperstiti, quotaSuperstiti)),
    tuir('art. 49, c. 2'),
  ),
});
export const redditoDeterminato = regola({
  id: 'lavoro.totaleDeterminato',
  titolo: 'Redditi di lavoro a tempo determinato',
  unita: 'euro',
  formule: sempre(sommaDi(rapporti, elementoDeterminato), tuir('art. 13, c. 1, lett. a')),
});

import {
  arrotonda,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonGestito,
  numero,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as pc from '../parametri/concordato.ts';
import * as p from '../parametri/forfettario.ts';
import { delModulo, moduli, righi } from './attivita-forfettario.ts';
import { fonte, sempre, tra } from './fonti.ts';
import { quinquennio, quinquennioUsato as quinquennioVantaggio, totaleQuinquennio } from './vantaggio.ts';

const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `forfettario.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });
/** LM21, col. 3: barred in the modulo of the new activity, and not in that of the rate of 15%. */
export const nuovaAttivita = delModulo(
  'forfettario.nuovaAttivita',
  'Requisiti per l’imposta al 5%',
  'logico',
  'zero',
);
/** The agreement of the flat regime: only for the tax year 2024. */
export const redditoConcordato = delModulo(
  'forfettario.redditoConcordato',
  'Reddito concordato del forfetario',
  'euro',
  'ignoto',
  'accettazione della proposta',
);
export const redditoPrecedente = delModulo(
  'forfettario.redditoPrecedente',
  'Reddito del forfetario nell’anno prima del concordato',
  'euro',
  'ignoto',
  'dichiarazione precedente',
);
/** LM32: who agreed, and who of them chose the tax on the increase. */
const concordato = presente(redditoConcordato);
const opzioneConcordato = presente(redditoPrecedente);
export const giorniAttivita = dato({
  id: 'forfettario.giorniAttivita',
  titolo: 'Giorni di attività nell’anno',
  unita: 'giorni',
  seManca: 'zero',
});
export const annoInizio = dato({
  id: 'forfettario.annoInizio',
  titolo: 'Anno di inizio dell’attività',
  unita: 'numero',
  seManca: 'zero',
});
export const spesePersonale = importo('spesePersonale', 'Spese per dipendenti e collaboratori');
export const lavoroPrecedente = importo(
  'lavoroPrecedente',
  'Redditi di lavoro dipendente dell’anno precedente',
);
export const contributi = delModulo(
  'forfettario.contributi',
  'Contributi obbligatori versati',
  'euro',
  'zero',
  'F24 versati nell’anno',
);

const LEGGE = (comma: string) => fonte('L. 190/2014', `art. 1, ${comma}`);
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro LM');

const make = (id: string, titolo: string, valore: Nodo, ...fonti: ReturnType<typeof LEGGE>[]) =>
  regola({ id: `forfettario.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
/** A number of each modulo. */
const makeModulo = (id: string, titolo: string, valore: Nodo, ...fonti: ReturnType<typeof LEGGE>[]) =>
  regola({
    id: `forfettario.${id}`,
    titolo,
    unita: 'euro',
    raccolta: moduli,
    formule: sempre(valore, ...fonti),
  });
/** The sum of a number over the moduli. */
const deiModuli = (di: Nodo): Nodo => sommaDi(moduli, di);
/** The number of the modulo of the new activity, which is the first: what it takes, the second finds no more. */
const delPrimo = (di: Nodo): Nodo => deiModuli(se(nuovaAttivita, di, zeroEuro));

export const totaleRicavi = make(
  'ricavi',
  'Ricavi e compensi di tutte le attività',
  deiModuli(somma(...righi.map(({ nelLimite }) => nelLimite))),
  LEGGE('c. 54'),
  MODELLO,
);
/** How many righi are of amateur sport: their exempt share is one. */
export const righiSport = deiModuli(somma(...righi.map(({ isSport }) => se(isSport, numero(1), numero(0)))));
/** Base of the contributions of artigiani and commercianti. */
export const redditoImprese = makeModulo(
  'redditoImprese',
  'Reddito lordo di artigiani e commercianti',
  somma(...righi.map(({ diGenere }) => diGenere(1))),
  MODELLO,
);
/** Base of the contributions of the gestione separata. */
export const redditoAutonomi = makeModulo(
  'redditoAutonomi',
  'Reddito lordo della gestione separata',
  somma(...righi.map(({ diGenere }) => diGenere(2))),
  MODELLO,
);
const lordo = somma(...righi.map(({ redditoAttivita }) => redditoAttivita));
/** Until the tax year 2022 the regime never ended in the very year. */
export const cessa = regola({
  id: 'forfettario.cessa',
  titolo: 'Il regime forfetario cessa nell’anno',
  unita: 'logico',
  formule: [
    tra(2018, 2022, oltre(zeroEuro, zeroEuro), LEGGE('c. 71')),
    tra(2023, null, oltre(totaleRicavi, p.limiteUscita), LEGGE('c. 71')),
  ],
});
/** Above 100,000 euro the regime ends in the very year, and the whole income is counted elsewhere. */
const cessato = nonGestito(
  'Ricavi e compensi oltre 100.000 euro: il regime cessa nell’anno, il reddito si determina nei quadri RE, RF o RG.',
);
export const redditoLordo = regola({
  id: 'forfettario.redditoLordo',
  titolo: 'Reddito lordo',
  unita: 'euro',
  raccolta: moduli,
  formule: [
    tra(2018, 2022, lordo, LEGGE('c. 64')),
    tra(2023, null, se(oltre(totaleRicavi, p.limiteUscita), cessato, lordo), LEGGE('cc. 64 e 71')),
  ],
});
const CONCORDATO = fonte('D.Lgs. 13/2024', 'artt. da 23 a 33');
/** A number of the agreement of 2024, and nought of who did not agree. */
const delConcordato = (id: string, titolo: string, valore: Nodo, norma = CONCORDATO) =>
  regola({
    id: `forfettario.${id}`,
    titolo,
    unita: 'euro',
    raccolta: moduli,
    formule: [
      tra(2018, 2023, zeroEuro, norma),
      tra(2024, 2024, se(concordato, valore, zeroEuro), norma),
      tra(2025, null, zeroEuro, norma),
    ],
  });
/** What the agreement adds to the income of the year before: taxed apart by who chooses so. */
export const maggiorReddito = delConcordato(
  'maggiorReddito',
  'Maggior reddito concordato soggetto a imposta sostitutiva',
  se(opzioneConcordato, maggiore(zeroEuro, meno(redditoConcordato, redditoPrecedente)), zeroEuro),
);
export const impostaConcordato = delConcordato(
  'impostaConcordato',
  'Imposta sostitutiva sul maggior reddito concordato',
  arrotonda.centesimo(
    per(maggiorReddito, se(nuovaAttivita, pc.aliquotaNuovoForfettario, pc.aliquotaForfettario)),
  ),
  fonte('D.Lgs. 13/2024', 'art. 31-bis'),
);
/** To RX37: LM39, col. 1, of the form of 2025 alone. */
export const saldoConcordato = make(
  'saldoConcordato',
  'Imposta sostitutiva del concordato dei forfetari, da versare',
  deiModuli(impostaConcordato),
  fonte('D.Lgs. 13/2024', 'art. 31-bis'),
);
/** Contributions and losses never take the agreed income below this: what 2,000 euro have more than the part taxed apart. */
export const soglia = delConcordato(
  'soglia',
  'Soglia minima del reddito concordato',
  maggiore(zeroEuro, meno(pc.minimo, maggiorReddito)),
);
/** What is left of the agreed income for the tax of LM39. */
export const concordatoOrdinario = delConcordato(
  'concordatoOrdinario',
  'Reddito concordato soggetto all’imposta ordinaria',
  maggiore(soglia, meno(redditoConcordato, maggiorReddito)),
);
/** What contributions and losses are taken from: the income of LM34, or what is left of the agreed one. */
export const redditoBase = regola({
  id: 'forfettario.base',
  titolo: 'Reddito su cui si deducono i contributi',
  unita: 'euro',
  raccolta: moduli,
  formule: [
    tra(2018, 2023, redditoLordo, LEGGE('c. 64')),
    tra(2024, 2024, se(concordato, concordatoOrdinario, redditoLordo), LEGGE('c. 64'), CONCORDATO, MODELLO),
    tra(2025, null, redditoLordo, LEGGE('c. 64')),
  ],
});
export const contributiDedotti = makeModulo(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, meno(redditoBase, soglia)),
  LEGGE('c. 64'),
);
/** What the income could not take: deducted from the total income, when there is one. */
export const contributiEccedenti = make(
  'contributiEccedenti',
  'Contributi oltre il reddito',
  deiModuli(meno(contributi, contributiDedotti)),
  LEGGE('c. 64'),
);
export const redditoNetto = makeModulo(
  'redditoNetto',
  'Reddito al netto dei contributi',
  meno(redditoBase, contributiDedotti),
  LEGGE('c. 64'),
);
const redditoPerPerdite = makeModulo(
  'redditoPerPerdite',
  'Reddito che accoglie le perdite',
  maggiore(zeroEuro, meno(redditoNetto, soglia)),
  LEGGE('c. 68'),
);
/** What a modulo could still take of the contributions that another could not. */
export const capienzaContributi = deiModuli(redditoPerPerdite);
/**
 * What each modulo takes of losses that are one for all: the first, of the new activity, as much as it holds, the second of
 * what is left. The texts do not say in which order: the first modulo first.
 */
function takePerdite(
  id: string,
  titolo: string,
  perdita: Nodo,
  accoglie: Nodo,
  norma: ReturnType<typeof LEGGE>,
) {
  const delPrimoModulo = make(
    `${id}Primo`,
    `${titolo}, primo modulo`,
    minore(perdita, delPrimo(accoglie)),
    norma,
  );
  const usate = makeModulo(
    id,
    titolo,
    se(nuovaAttivita, minore(perdita, accoglie), minore(meno(perdita, delPrimoModulo), accoglie)),
    norma,
  );
  return { usate, totale: deiModuli(usate) };
}
/** Losses of the regime of before, which end with the fifth year: used first. */
const quinquennioPreso = takePerdite(
  'quinquennioUsato',
  'Perdite del regime di vantaggio dei cinque anni prima, usate nel regime forfetario',
  meno(totaleQuinquennio, quinquennioVantaggio),
  redditoPerPerdite,
  MODELLO,
);
const dopoQuinquennio = makeModulo(
  'dopoQuinquennio',
  'Reddito che accoglie le altre perdite',
  maggiore(zeroEuro, meno(redditoPerPerdite, quinquennioPreso.usate)),
  LEGGE('c. 68'),
);
const PERDITE = fonte('L. 145/2018', 'art. 1, c. 23');
const limitate = importo(
  'perditeLimitate',
  'Perdite precedenti in misura limitata (80%)',
  'dichiarazione precedente',
);
const piene = importo('perditePiene', 'Perdite precedenti in misura piena', 'dichiarazione precedente');
const limitatePrese = takePerdite(
  'perditeLimitateUsate',
  'Perdite in misura limitata utilizzate',
  limitate,
  makeModulo(
    'capienzaLimitate',
    'Reddito che accoglie le perdite limitate',
    minore(arrotonda.euro(per(redditoPerPerdite, p.quotaPerdite)), dopoQuinquennio),
    PERDITE,
  ),
  PERDITE,
);
const pienePrese = takePerdite(
  'perditePieneUsate',
  'Perdite in misura piena utilizzate',
  piene,
  meno(dopoQuinquennio, limitatePrese.usate),
  PERDITE,
);
export const perdite = {
  limitate,
  piene,
  limitateUsate: limitatePrese.usate,
  pieneUsate: pienePrese.usate,
  limitateResidue: make(
    'perditeLimitateResidue',
    'Perdite in misura limitata da riportare',
    meno(limitate, limitatePrese.totale),
    PERDITE,
  ),
  pieneResidue: make(
    'perditePieneResidue',
    'Perdite in misura piena da riportare',
    meno(piene, pienePrese.totale),
    PERDITE,
  ),
};
/** LM37, col. 5. */
export const perditeUsate = makeModulo(
  'perditePregresseUsate',
  'Perdite pregresse utilizzate',
  somma(quinquennioPreso.usate, perdite.limitateUsate, perdite.pieneUsate),
  LEGGE('c. 68'),
);

export const reddito = makeModulo(
  'reddito',
  'Reddito al netto delle perdite',
  meno(redditoNetto, perditeUsate),
  LEGGE('c. 68'),
);
const usato = somma(quinquennioVantaggio, quinquennioPreso.totale);
/** LM50: what is left of each year, the oldest used first. */
export const quinquennioResiduo = quinquennio.map(({ eta, dato: perdita }, i) => ({
  eta,
  resta: make(
    `quinquennioResiduo${eta}`,
    `Perdite del regime di vantaggio non compensate, ${eta === 1 ? 'un anno' : `${eta} anni`} prima`,
    maggiore(
      zeroEuro,
      meno(perdita, maggiore(zeroEuro, meno(usato, ...quinquennio.slice(0, i).map((q) => q.dato)))),
    ),
    MODELLO,
  ),
}));
/** For deductions and limits the law looks at the real income, not at the agreed one. */
export const redditoEffettivo = make(
  'redditoEffettivo',
  'Reddito del regime forfetario per detrazioni e limiti',
  deiModuli(se(concordato, maggiore(zeroEuro, meno(redditoLordo, contributi)), reddito)),
  LEGGE('c. 75'),
  fonte('D.Lgs. 13/2024', 'art. 35'),
);
export const imposta = regola({
  id: 'forfettario.imposta',
  titolo: 'Imposta sostitutiva del regime forfetario',
  unita: 'euro',
  raccolta: moduli,
  frase: 'Imposta sostitutiva su un reddito di {forfettario.reddito}.',
  formule: sempre(
    arrotonda.centesimo(per(reddito, se(nuovaAttivita, p.aliquotaRidotta, p.aliquota))),
    LEGGE('cc. 64 e 65'),
  ),
});
/** What LM42 takes: LM39 of both moduli. */
export const impostaTotale = make(
  'impostaTotale',
  'Imposta sostitutiva del regime forfetario, di tutti i moduli',
  deiModuli(imposta),
  LEGGE('cc. 64 e 65'),
  MODELLO,
);
/** Of all the moduli: what the checks compare with RR. */
export const totaleImprese = deiModuli(maggiore(zeroEuro, meno(redditoImprese, perditeUsate)));
export const totaleAutonomi = deiModuli(redditoAutonomi);
export const totaleContributi = deiModuli(contributi);
/** How many moduli have takings at one rate: a second one is of the other rate. */
const conRicavi = oltre(somma(...righi.map(({ nelLimite }) => nelLimite)), zeroEuro);
export const moduliNuovi = deiModuli(se(conRicavi, se(nuovaAttivita, numero(1), numero(0)), numero(0)));
export const moduliOrdinari = deiModuli(se(conRicavi, se(nuovaAttivita, numero(0), numero(1)), numero(0)));

import {
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  nonGestito,
  numero,
  o,
  oltre,
  parteIntera,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as pc from '../parametri/concordato.ts';
import * as p from '../parametri/forfettario.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { usePerdite } from './perdite.ts';
import { quinquennio, quinquennioUsato as quinquennioVantaggio, totaleQuinquennio } from './vantaggio.ts';

/** One rigo LM22-LM27: the activities of one coefficient. */
export const attivita = 'attivita';

const given = (
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'],
  prova?: string,
): Dato =>
  dato({ id: `attivita.${id}`, titolo, unita, raccolta: attivita, seManca, ...(prova ? { prova } : {}) });
const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `forfettario.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });
const spunta = (id: string, titolo: string): Dato =>
  dato({ id: `forfettario.${id}`, titolo, unita: 'logico', seManca: 'zero' });

export const ateco = given('ateco', 'Codice ATECO', 'codice', 'ignoto', 'visura camerale');
export const ricavi = given('ricavi', 'Ricavi e compensi incassati', 'euro', 'zero', 'fatture incassate');
export const dirittiAutore = given('dirittiAutore', 'Diritti d’autore', 'euro', 'zero');
export const genere = given('genere', 'Impresa o lavoro autonomo', 'codice', 'ignoto');
export const altraCassa = given('altraCassa', 'Cassa diversa dall’INPS', 'logico', 'zero');

/** LM22-LM27, col. 7: takings that the limit does not count (1), fees of amateur sport (2). */
export const particolare = given('particolare', 'Ricavi e compensi particolari', 'codice', 'zero');

export const under35 = spunta('under35', 'Età inferiore a 35 anni');
/** What of the exempt fees of amateur sport stands in other quadri. */
export const franchigiaAltrove = importo('franchigiaAltrove', 'Compensi sportivi esenti di altri quadri');
export const nuovaAttivita = spunta('nuovaAttivita', 'Requisiti per l’imposta al 5%');
/** The agreement of the flat regime: only for the tax year 2024. */
export const redditoConcordato = dato({
  id: 'forfettario.redditoConcordato',
  titolo: 'Reddito concordato del forfetario',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'accettazione della proposta',
});
export const redditoPrecedente = dato({
  id: 'forfettario.redditoPrecedente',
  titolo: 'Reddito del forfetario nell’anno prima del concordato',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'dichiarazione precedente',
});
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
export const contributi = importo('contributi', 'Contributi obbligatori versati', 'F24 versati nell’anno');

const LEGGE = (comma: string) => fonte('L. 190/2014', `art. 1, ${comma}`);
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro LM');
const perGruppo = (cifre: number) => parteIntera(diviso(ateco, numero(cifre)));
const trovato = se(
  uguale(perGruppo(1_000), codice(p.GRUPPO_AMBULANTI)),
  se(
    uguale(perGruppo(100), codice(p.CLASSE_AMBULANTI_ALIMENTARI)),
    p.coefficienteAmbulantiAlimentari,
    p.coefficienteAltriAmbulanti,
  ),
  cerca(
    perGruppo(1_000),
    p.coefficienti,
    'Nessun coefficiente per il gruppo ATECO {chiave}: indicare il codice ATECO 2007 a sei cifre.',
    (gruppo) => `${String(Math.floor(gruppo / 10)).padStart(2, '0')}.${gruppo % 10}`,
  ),
);

export const coefficiente = regola({
  id: 'attivita.coefficiente',
  titolo: 'Coefficiente di redditività',
  unita: 'rapporto',
  raccolta: attivita,
  formule: sempre(
    se(o(presente(ateco), oltre(ricavi, zeroEuro)), trovato, nonDovuto('nessuna attività', 'rapporto')),
    fonte('L. 190/2014', 'allegato 4'),
  ),
});
const isFuoriLimite = uguale(particolare, codice(1));
const isSport = uguale(particolare, codice(2));
/** Authors' rights with the activity: reduced by the share that the law takes for their cost. */
const diritti = arrotonda.centesimo(per(dirittiAutore, se(under35, p.quotaDirittiUnder35, p.quotaDiritti)));
const conDiritti = (imponibili: Nodo): Nodo => {
  const forfetario = se(
    oltre(imponibili, zeroEuro),
    arrotonda.centesimo(per(imponibili, coefficiente)),
    zeroEuro,
  );
  return se(oltre(dirittiAutore, zeroEuro), somma(forfetario, diritti), forfetario);
};
const senzaFranchigia = maggiore(
  zeroEuro,
  meno(ricavi, maggiore(zeroEuro, meno(p.franchigiaSport, franchigiaAltrove))),
);
export const redditoAttivita = regola({
  id: 'attivita.reddito',
  titolo: 'Reddito per attività',
  unita: 'euro',
  raccolta: attivita,
  formule: [
    tra(2018, 2024, conDiritti(ricavi), LEGGE('c. 64'), tuir('art. 54, c. 8'), MODELLO),
    tra(
      2025,
      null,
      se(isSport, conDiritti(senzaFranchigia), conDiritti(ricavi)),
      LEGGE('c. 64'),
      tuir('art. 54-octies'),
      fonte('D.Lgs. 36/2021', 'art. 36, c. 6'),
      MODELLO,
    ),
  ],
});

const make = (id: string, titolo: string, valore: Nodo, ...fonti: ReturnType<typeof LEGGE>[]) =>
  regola({ id: `forfettario.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
const diGenere = (quale: number) =>
  sommaDi(
    attivita,
    se(
      oltre(redditoAttivita, zeroEuro),
      se(altraCassa, zeroEuro, se(uguale(genere, codice(quale)), redditoAttivita, zeroEuro)),
      zeroEuro,
    ),
  );

export const totaleRicavi = make(
  'ricavi',
  'Ricavi e compensi di tutte le attività',
  sommaDi(attivita, se(isFuoriLimite, zeroEuro, somma(ricavi, dirittiAutore))),
  LEGGE('c. 54'),
  MODELLO,
);
/** How many righi are of amateur sport: their exempt share is one. */
export const righiSport = sommaDi(attivita, se(isSport, numero(1), numero(0)));
/** Base of the contributions of artigiani and commercianti. */
export const redditoImprese = make(
  'redditoImprese',
  'Reddito lordo di artigiani e commercianti',
  diGenere(1),
  MODELLO,
);
/** Base of the contributions of the gestione separata. */
export const redditoAutonomi = make(
  'redditoAutonomi',
  'Reddito lordo della gestione separata',
  diGenere(2),
  MODELLO,
);
const lordo = sommaDi(attivita, redditoAttivita);
/** Above 100,000 euro the regime ends in the very year, and the whole income is counted elsewhere. */
const cessato = nonGestito(
  'Ricavi e compensi oltre 100.000 euro: il regime cessa nell’anno, il reddito si determina nei quadri RE, RF o RG.',
);
export const redditoLordo = regola({
  id: 'forfettario.redditoLordo',
  titolo: 'Reddito lordo',
  unita: 'euro',
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
export const saldoConcordato = delConcordato(
  'saldoConcordato',
  'Imposta sostitutiva del concordato dei forfetari, da versare',
  impostaConcordato,
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
  formule: [
    tra(2018, 2023, redditoLordo, LEGGE('c. 64')),
    tra(2024, 2024, se(concordato, concordatoOrdinario, redditoLordo), LEGGE('c. 64'), CONCORDATO, MODELLO),
    tra(2025, null, redditoLordo, LEGGE('c. 64')),
  ],
});
export const contributiDedotti = make(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, meno(redditoBase, soglia)),
  LEGGE('c. 64'),
);
/** What the income could not take: deducted from the total income, when there is one. */
export const contributiEccedenti = make(
  'contributiEccedenti',
  'Contributi oltre il reddito',
  meno(contributi, contributiDedotti),
  LEGGE('c. 64'),
);
export const redditoNetto = make(
  'redditoNetto',
  'Reddito al netto dei contributi',
  meno(redditoBase, contributiDedotti),
  LEGGE('c. 64'),
);
const redditoPerPerdite = make(
  'redditoPerPerdite',
  'Reddito che accoglie le perdite',
  maggiore(zeroEuro, meno(redditoNetto, soglia)),
  LEGGE('c. 68'),
);
/** Losses of the regime of before, which end with the fifth year: used first. */
export const quinquennioUsato = make(
  'quinquennioUsato',
  'Perdite del regime di vantaggio dei cinque anni prima, usate nel regime forfetario',
  minore(meno(totaleQuinquennio, quinquennioVantaggio), redditoPerPerdite),
  MODELLO,
);
const dopoQuinquennio = make(
  'dopoQuinquennio',
  'Reddito che accoglie le altre perdite',
  meno(redditoPerPerdite, quinquennioUsato),
  LEGGE('c. 68'),
);
export const perdite = usePerdite('forfettario', dopoQuinquennio, p.quotaPerdite, redditoPerPerdite);
/** LM37, col. 5. */
export const perditeUsate = make(
  'perditePregresseUsate',
  'Perdite pregresse utilizzate',
  somma(quinquennioUsato, perdite.usate),
  LEGGE('c. 68'),
);

export const reddito = make(
  'reddito',
  'Reddito al netto delle perdite',
  meno(redditoNetto, perditeUsate),
  LEGGE('c. 68'),
);
const usato = somma(quinquennioVantaggio, quinquennioUsato);
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
  se(concordato, maggiore(zeroEuro, meno(redditoLordo, contributi)), reddito),
  LEGGE('c. 75'),
  fonte('D.Lgs. 13/2024', 'art. 35'),
);
export const imposta = regola({
  id: 'forfettario.imposta',
  titolo: 'Imposta sostitutiva del regime forfetario',
  unita: 'euro',
  frase: 'Imposta sostitutiva su un reddito di {forfettario.reddito}.',
  formule: sempre(
    arrotonda.centesimo(per(reddito, se(nuovaAttivita, p.aliquotaRidotta, p.aliquota))),
    LEGGE('cc. 64 e 65'),
  ),
});

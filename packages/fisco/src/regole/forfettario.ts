import {
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  incerto,
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
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as pc from '../parametri/concordato.ts';
import * as p from '../parametri/forfettario.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { usePerdite } from './perdite.ts';

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

export const nuovaAttivita = spunta('nuovaAttivita', 'Requisiti per l’imposta al 5%');
export const concordato = spunta('concordato', 'Adesione al concordato preventivo');
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
export const opzioneConcordato = spunta(
  'opzioneConcordato',
  'Opzione per l’imposta sostitutiva sul maggior reddito concordato',
);
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
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro LM');
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
export const redditoAttivita = regola({
  id: 'attivita.reddito',
  titolo: 'Reddito per attività',
  unita: 'euro',
  raccolta: attivita,
  formule: sempre(
    se(
      oltre(dirittiAutore, zeroEuro),
      nonGestito('Caso non gestito: diritti d’autore nel regime forfetario (LM22-LM27 col. 4).'),
      se(oltre(ricavi, zeroEuro), arrotonda.centesimo(per(ricavi, coefficiente)), zeroEuro),
    ),
    LEGGE('c. 64'),
  ),
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
  sommaDi(attivita, ricavi),
  LEGGE('c. 54'),
);
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
export const redditoLordo = make(
  'redditoLordo',
  'Reddito lordo',
  sommaDi(attivita, redditoAttivita),
  LEGGE('c. 64'),
);
const nonPrevisto = nonGestito(
  'Caso non gestito: il concordato dei forfetari è previsto solo per il periodo d’imposta 2024.',
);
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
/** Never below 2,000 euro. */
const accettato = maggiore(pc.minimo, redditoConcordato);
/** What the agreement adds to the income of the year before: taxed apart by who chooses so. */
export const maggiorReddito = delConcordato(
  'maggiorReddito',
  'Maggior reddito concordato soggetto a imposta sostitutiva',
  se(opzioneConcordato, maggiore(zeroEuro, meno(accettato, redditoPrecedente)), zeroEuro),
);
export const impostaConcordato = delConcordato(
  'impostaConcordato',
  'Imposta sostitutiva sul maggior reddito concordato',
  arrotonda.centesimo(
    per(maggiorReddito, se(nuovaAttivita, pc.aliquotaNuovoForfettario, pc.aliquotaForfettario)),
  ),
  fonte('D.Lgs. 13/2024', 'art. 31-bis'),
);
/** What is left of the agreed income for the tax of LM39. */
export const concordatoOrdinario = delConcordato(
  'concordatoOrdinario',
  'Reddito concordato soggetto all’imposta ordinaria',
  meno(accettato, maggiorReddito),
);
const RETTIFICHE = 'righi e rettifiche del reddito concordato da riscontrare';
const conConcordato = (valore: Nodo) => se(concordato, valore, redditoLordo);
/** What contributions and losses are taken from: the income of LM34, or what is left of the agreed one. */
export const redditoBase = regola({
  id: 'forfettario.base',
  titolo: 'Reddito su cui si deducono i contributi',
  unita: 'euro',
  formule: [
    tra(2018, 2023, conConcordato(nonPrevisto), LEGGE('c. 64')),
    tra(2024, 2024, conConcordato(incerto(concordatoOrdinario, RETTIFICHE)), LEGGE('c. 64'), CONCORDATO),
    tra(2025, null, conConcordato(nonPrevisto), LEGGE('c. 64')),
  ],
});
export const contributiDedotti = make(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, redditoBase),
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
/** Losses never take an agreed income below its minimum. */
const redditoPerPerdite = make(
  'redditoPerPerdite',
  'Reddito che accoglie le perdite',
  se(concordato, maggiore(zeroEuro, meno(redditoNetto, pc.minimo)), redditoNetto),
  LEGGE('c. 68'),
);
export const perdite = usePerdite('forfettario', redditoPerPerdite);

export const reddito = make(
  'reddito',
  'Reddito al netto delle perdite',
  meno(redditoNetto, perdite.usate),
  LEGGE('c. 68'),
);
/** For deductions and limits the law looks at the real income, not at the agreed one. */
export const redditoEffettivo = make(
  'redditoEffettivo',
  'Reddito del regime forfetario per detrazioni e limiti',
  se(
    concordato,
    incerto(
      maggiore(zeroEuro, meno(redditoLordo, contributi)),
      'reddito effettivo per detrazioni e limiti, da riscontrare',
    ),
    reddito,
  ),
  LEGGE('c. 75'),
  daRiscontrare('D.Lgs. 13/2024', 'art. 35'),
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

import { type Concetto, type Dato, type Nodo, saldo, somma } from '../../engine/index.ts';
import { daRiscontrare, fonte } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';

const MODELLO = daRiscontrare('Modello IRAP', 'quadri IC, IP, IE, IK e IQ');
const ART_5 = fonte('D.Lgs. 446/1997', 'art. 5');
const ART_5_BIS = fonte('D.Lgs. 446/1997', 'art. 5-bis');

/** A row of a method: what is entered, and whether it may be below zero. */
export interface Voce {
  readonly dato: Dato;
  readonly negativi?: true;
}
type Titoli = readonly (readonly [id: string, titolo: string, negativi?: true])[];

const voci = (radice: string, titoli: Titoli): readonly Voce[] =>
  titoli.map(([id, titolo, negativi]) => ({
    dato: importo(`irap.${radice}.${id}`, titolo),
    ...(negativi ? { negativi } : {}),
  }));
const total = (id: string, titolo: string, elenco: readonly Voce[]): Concetto =>
  conteggio(`irap.${id}`, titolo, somma(...elenco.map(({ dato }) => dato)), MODELLO);

const POSITIVI: Titoli = [
  ['ricavi', 'Ricavi delle vendite e delle prestazioni (A1)'],
  ['prodotti', 'Variazione delle rimanenze di prodotti (A2)', true],
  ['lavori', 'Variazione dei lavori in corso su ordinazione (A3)', true],
  ['incrementi', 'Incrementi di immobilizzazioni per lavori interni (A4)'],
  ['altriRicavi', 'Altri ricavi e proventi (A5)'],
];
const NEGATIVI: Titoli = [
  ['materie', 'Materie prime, sussidiarie, di consumo e merci (B6)'],
  ['servizi', 'Servizi (B7)'],
  ['godimento', 'Godimento di beni di terzi (B8)'],
  ['immateriali', 'Ammortamento delle immobilizzazioni immateriali (B10a)'],
  ['materiali', 'Ammortamento delle immobilizzazioni materiali (B10b)'],
  ['scorte', 'Variazione delle rimanenze di materie prime e merci (B11)', true],
  ['oneri', 'Oneri diversi di gestione (B14)'],
];
const AUMENTI: Titoli = [
  ['collaborazioni', 'Costi, compensi e utili dell’art. 11, c. 1, lett. b'],
  ['leasing', 'Quota interessi dei canoni di leasing'],
  ['crediti', 'Svalutazioni e perdite su crediti'],
  ['imu', 'IMU'],
  ['plusvalenze', 'Plusvalenze di immobili non strumentali né merce'],
  ['marchi', 'Ammortamento indeducibile di marchi e avviamento'],
  ['aumento1', 'Altra voce fissa in aumento'],
  ['aumento2', 'Altra voce fissa in aumento, seconda'],
  ['altriAumenti', 'Altre variazioni in aumento'],
];
const DIMINUZIONI: Titoli = [
  ['diminuzione1', 'Voce fissa in diminuzione'],
  ['diminuzione2', 'Voce fissa in diminuzione, seconda'],
  ['diminuzione3', 'Voce fissa in diminuzione, terza'],
  ['diminuzione4', 'Voce fissa in diminuzione, quarta'],
  ['altreDiminuzioni', 'Altre variazioni in diminuzione'],
];

/** The variations of a quadro, with their totals: those of companies serve banks and insurers too. */
function makeVariazioni(radice: string) {
  const aumenti = voci(radice, AUMENTI);
  const diminuzioni = voci(radice, DIMINUZIONI);
  return {
    aumenti,
    diminuzioni,
    totaleAumenti: total(`${radice}.totaleAumenti`, 'Totale variazioni in aumento', aumenti),
    totaleDiminuzioni: total(`${radice}.totaleDiminuzioni`, 'Totale variazioni in diminuzione', diminuzioni),
  };
}

/** The value of production as the accounts give it, with what the law adds and takes (art. 5). */
export function makeBilancio(radice: string) {
  const positivi = voci(radice, POSITIVI);
  const negativi = voci(radice, NEGATIVI);
  const variazioni = makeVariazioni(radice);
  const totalePositivi = total(`${radice}.totalePositivi`, 'Totale componenti positivi', positivi);
  const totaleNegativi = total(`${radice}.totaleNegativi`, 'Totale componenti negativi', negativi);
  return {
    positivi,
    negativi,
    totalePositivi,
    totaleNegativi,
    ...variazioni,
    valore: conteggio(
      `irap.${radice}.bilancio`,
      'Valore della produzione, metodo da bilancio',
      saldo([totalePositivi, variazioni.totaleAumenti], [totaleNegativi, variazioni.totaleDiminuzioni]),
      ART_5,
    ),
  };
}

/** The value of production of partnerships and persons, by the amounts of the income tax (art. 5-bis). */
export function makeFiscale(radice: string) {
  const positivi = voci(radice, [
    ['ricaviTuir', 'Ricavi dell’art. 85, c. 1, lett. a, b, f e g, del TUIR'],
    ['rimanenze', 'Variazione delle rimanenze', true],
    ['contributi', 'Contributi erogati in base a norma di legge'],
  ]);
  const negativi = voci(radice, [
    ['acquisti', 'Materie prime, sussidiarie, di consumo e merci'],
    ['costiServizi', 'Servizi'],
    ['strumentaliMateriali', 'Ammortamento dei beni strumentali materiali'],
    ['strumentaliImmateriali', 'Ammortamento dei beni strumentali immateriali'],
    ['canoni', 'Canoni di locazione, anche finanziaria, dei beni strumentali'],
  ]);
  const totalePositivi = total(`${radice}.fiscalePositivi`, 'Totale componenti positivi', positivi);
  const totaleNegativi = total(`${radice}.fiscaleNegativi`, 'Totale componenti negativi', negativi);
  return {
    positivi,
    negativi,
    totalePositivi,
    totaleNegativi,
    valore: conteggio(
      `irap.${radice}.fiscale`,
      'Valore della produzione, metodo fiscale',
      saldo([totalePositivi], [totaleNegativi]),
      ART_5_BIS,
    ),
  };
}

/** A method that is a few amounts added and taken. */
function makeSomma(radice: string, nome: string, titolo: string, articolo: string) {
  return (piu: Titoli, meno: Titoli = []) => {
    const [aggiunti, tolti] = [voci(radice, piu), voci(radice, meno)];
    const nodi = (elenco: readonly Voce[]): readonly Nodo[] => elenco.map(({ dato }) => dato);
    return {
      positivi: aggiunti,
      negativi: tolti,
      valore: conteggio(
        `irap.${radice}.${nome}`,
        titolo,
        saldo(nodi(aggiunti), nodi(tolti)),
        fonte('D.Lgs. 446/1997', articolo),
      ),
    };
  };
}
/** Flat regimes: the income and what it was reduced by (art. 17, c. 2). */
export const makeForfetario = (radice: string) =>
  makeSomma(
    radice,
    'forfetario',
    'Valore della produzione dei regimi forfetari',
    'art. 17, c. 2',
  )([
    ['redditoForfetario', 'Reddito determinato forfetariamente'],
    ['retribuzioni', 'Retribuzioni, compensi e altre somme'],
    ['interessi', 'Interessi passivi'],
  ]);
export const makeAgricolo = (radice: string) =>
  makeSomma(
    radice,
    'agricolo',
    'Valore della produzione agricola',
    'art. 9',
  )([['corrispettivi', 'Corrispettivi']], [['destinati', 'Acquisti destinati alla produzione']]);
export const makeProfessionale = (radice: string) =>
  makeSomma(
    radice,
    'professionale',
    'Valore della produzione di arti e professioni',
    'art. 8',
  )(
    [['compensi', 'Compensi']],
    [['inerenti', 'Costi inerenti, senza personale dipendente e interessi passivi']],
  );
/** What is paid to who works: bodies for what is not commercial, and public bodies (artt. 10 and 10-bis). */
export const makeRetributivo = (radice: string) =>
  makeSomma(
    radice,
    'emolumenti',
    'Emolumenti',
    'artt. 10 e 10-bis',
  )([
    ['dipendenti', 'Retribuzioni del personale dipendente'],
    ['assimilati', 'Redditi assimilati al lavoro dipendente'],
    ['coordinati', 'Compensi di collaborazione coordinata e continuativa'],
    ['occasionali', 'Compensi di lavoro autonomo non abituale'],
  ]);

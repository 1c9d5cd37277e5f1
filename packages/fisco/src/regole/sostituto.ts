import {
  type Concetto,
  type Dato,
  dato,
  meno,
  minore,
  type Nodo,
  oltre,
  saldo,
  somma,
  sommaDi,
} from '../engine/index.ts';
import { daRiscontrare } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

const MODELLO = daRiscontrare('Modello 770', 'quadri ST, SV e SX');

/** A rigo of ST or SV: one of F24, with what was withheld for it. */
export interface Versamenti {
  readonly raccolta: string;
  readonly titolo: string;
  /** Month and year, MMAAAA as a number. */
  readonly periodo: Dato;
  readonly operate: Dato;
  readonly scomputati: Dato;
  readonly versate: Dato;
  readonly interessi: Dato;
  readonly ravvedimento: Dato;
  readonly tributo: Dato;
  readonly data: Dato;
  readonly notaSospese: Dato;
  readonly sospese: Dato;
  readonly totaleOperate: Concetto;
  readonly totaleVersate: Concetto;
  /** Withheld and not paid; negative where more was paid. */
  readonly differenza: Concetto;
  readonly altriTotali: readonly Concetto[];
}

function makeVersamenti(raccolta: string, titolo: string, di: string): Versamenti {
  const euro = (id: string, cosa: string) => importo(`${raccolta}.${id}`, `${di}: ${cosa}`, raccolta);
  const altro = (id: string, cosa: string, unita: Dato['unita']) =>
    dato({ id: `${raccolta}.${id}`, titolo: `${di}: ${cosa}`, unita, raccolta, seManca: 'zero' });
  const totale = (id: string, cosa: string, nodo: Nodo) =>
    conteggio(`${raccolta}.${id}`, cosa, nodo, MODELLO);
  const operate = euro('operate', 'ritenute operate');
  const scomputati = euro('scomputati', 'crediti scomputati');
  const versate = euro('versate', 'importi versati');
  const interessi = euro('interessi', 'interessi');
  const sospese = euro('sospese', 'importi sospesi');
  const totaleOperate = totale('totaleOperate', 'Ritenute operate', sommaDi(raccolta, operate));
  const totaleVersate = totale('totaleVersate', 'Importi versati', sommaDi(raccolta, versate));
  const totaleScomputati = totale('totaleScomputati', 'Crediti scomputati', sommaDi(raccolta, scomputati));
  const totaleInteressi = totale('totaleInteressi', 'Interessi', sommaDi(raccolta, interessi));
  const totaleSospese = totale('totaleSospese', 'Importi sospesi', sommaDi(raccolta, sospese));
  return {
    raccolta,
    titolo,
    periodo: altro('periodo', 'periodo di riferimento', 'numero'),
    operate,
    scomputati,
    versate,
    interessi,
    ravvedimento: altro('ravvedimento', 'ravvedimento', 'logico'),
    tributo: altro('tributo', 'codice tributo', 'codice'),
    data: altro('data', 'data di versamento', 'data'),
    notaSospese: altro('notaSospese', 'nota di sospensione', 'numero'),
    sospese,
    totaleOperate,
    totaleVersate,
    differenza: totale(
      'differenza',
      'Differenza',
      saldo([totaleOperate, totaleInteressi], [totaleScomputati, totaleSospese, totaleVersate]),
    ),
    altriTotali: [totaleScomputati, totaleInteressi, totaleSospese],
  };
}

/** The four sezioni of ST, in their order. */
export const sezioniST = [
  makeVersamenti('ritenuteIrpef', 'erario', 'IRPEF'),
  makeVersamenti('ritenuteRegionali', 'addizionale regionale', 'Addizionale regionale'),
  makeVersamenti('ritenuteCapitale', 'redditi di capitale e altri', 'Redditi di capitale'),
  makeVersamenti('imposteSostituto', 'imposte sostitutive su redditi diversi', 'Imposte sostitutive'),
] as const;
/** SV: the municipal surcharge. */
export const comunali = makeVersamenti('ritenuteComunali', 'addizionale comunale', 'Addizionale comunale');

/** SX1: the credits of the year, by their kind. */
export const creditiAnno = {
  conguaglio: importo('sostituto.conguaglio', 'Da conguaglio di fine anno o di cessazione'),
  eccessi: importo('sostituto.eccessi', 'Versamenti in eccesso di ST e SV'),
  terzi: importo('sostituto.crediti3', 'Crediti della colonna 3'),
  speciale: importo('sostituto.trattamentoSpeciale', 'Trattamento integrativo speciale'),
  tredicesima: importo('sostituto.tredicesima', 'Bonus tredicesima'),
  altri: importo('sostituto.creditoAnno', 'Altri crediti dell’anno'),
} as const;
/** SX4: what was in credit, and what of it was used in F24. */
export const creditoPrecedente = importo(
  'sostituto.creditoPrecedente',
  'Credito della dichiarazione precedente',
);
export const creditoUsato = importo('sostituto.creditoUsato', 'Utilizzato in compensazione');
export const creditoRimborso = importo('sostituto.creditoRimborso', 'Chiesto a rimborso');
export const creditoAnno = conteggio(
  'sostituto.creditiAnno',
  'Credito dell’anno',
  somma(...Object.values(creditiAnno)),
  MODELLO,
);
const disponibile = somma(creditoPrecedente, creditoAnno);
export const creditoSuperato: Nodo = oltre(creditoUsato, disponibile);
export const creditoResiduo = conteggio(
  'sostituto.creditoResiduo',
  'Credito residuo',
  meno(disponibile, minore(creditoUsato, disponibile)),
  MODELLO,
);
export const rimborsoSuperato: Nodo = oltre(creditoRimborso, creditoResiduo);
export const creditoCompensazione = conteggio(
  'sostituto.creditoCompensazione',
  'Da utilizzare in compensazione',
  meno(creditoResiduo, minore(creditoRimborso, creditoResiduo)),
  MODELLO,
);

/** What the employer advanced for the State and takes back in F24: a rigo of SX each. */
export interface Recupero {
  readonly nome: string;
  readonly precedente: Dato;
  readonly maturato: Dato;
  readonly usato: Dato;
  readonly residuo: Concetto;
  readonly superato: Nodo;
}
function makeRecupero(id: string, nome: string): Recupero {
  const precedente = importo(`${id}.precedente`, `${nome}: residuo precedente`);
  const maturato = importo(`${id}.maturato`, `${nome}: maturato`);
  const usato = importo(`${id}.usato`, `${nome}: utilizzato`);
  const suo = somma(precedente, maturato);
  return {
    nome,
    precedente,
    maturato,
    usato,
    superato: oltre(usato, suo),
    residuo: conteggio(`${id}.residuo`, `${nome}: residuo`, meno(suo, minore(usato, suo)), MODELLO),
  };
}
export const bonus = makeRecupero('sostitutoBonus', 'Bonus D.L. 66/2014');
export const trattamento = makeRecupero('sostitutoTrattamento', 'Trattamento integrativo');
export const sommaEsente = makeRecupero('sostitutoSomma', 'Somma che non concorre al reddito');

const scelta = (id: string, titolo: string) =>
  dato({ id: `sostituto.${id}`, titolo, unita: 'logico', seManca: 'zero' });
const TIPI = [
  ['dipendenti', 'Dipendente'],
  ['autonomi', 'Autonomo'],
  ['capitale', 'Capitale'],
  ['locazioni', 'Locazioni brevi'],
  ['altri', 'Altre ritenute'],
] as const;
const makeFlusso = (prefisso: string) =>
  TIPI.map(([id, titolo]) => scelta(`${prefisso}${id}`, `${titolo}`)) as [Dato, Dato, Dato, Dato, Dato];
/** The data of a withholding agent may be sent in up to three flows, each with some of the five kinds of withholding. */
export const separata = scelta('separata', 'Invio in flussi separati');
export const flussi = makeFlusso('');
export const altriFlussi = [makeFlusso('primo.'), makeFlusso('secondo.')] as const;

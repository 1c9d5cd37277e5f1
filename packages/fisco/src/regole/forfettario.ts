import {
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
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
import * as p from '../parametri/forfettario.ts';
import { daRiscontrare, fonte, sempre } from './fonti.ts';
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
export const contributiDedotti = make(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, redditoLordo),
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
  meno(redditoLordo, contributiDedotti),
  LEGGE('c. 64'),
);
export const perdite = usePerdite('forfettario', redditoNetto);

export const reddito = make(
  'reddito',
  'Reddito al netto delle perdite',
  se(
    concordato,
    nonGestito('Caso non gestito: forfetario che ha aderito al concordato preventivo biennale.'),
    meno(redditoNetto, perdite.usate),
  ),
  LEGGE('c. 68'),
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

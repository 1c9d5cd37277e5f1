import {
  arrotonda,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaVantaggio, quotaPerdite } from '../parametri/forfettario.ts';
import { fonte, sempre } from './fonti.ts';
import { usePerdite } from './perdite.ts';

const importo = (id: string, titolo: string, prova?: string) =>
  dato({ id: `vantaggio.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const componentiPositivi = importo('componentiPositivi', 'Componenti positivi');
export const componentiNegativi = importo('componentiNegativi', 'Componenti negativi');
/** Stock from before the regime: it lowers what was collected, and what is left of it goes to the year after. */
export const rimanenze = importo('rimanenze', 'Rimanenze finali', 'dichiarazione precedente, LM48');
export const contributi = importo('contributi', 'Contributi obbligatori versati', 'F24 versati nell’anno');

const LEGGE = fonte('D.L. 98/2011', 'art. 27');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro LM, sezione I');
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `vantaggio.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(valore, LEGGE, MODELLO),
  });

export const differenza = make(
  'differenza',
  'Componenti positivi al netto delle rimanenze',
  maggiore(zeroEuro, meno(componentiPositivi, rimanenze)),
);
export const rimanenzeEccedenti = make(
  'rimanenzeEccedenti',
  'Rimanenze oltre i componenti positivi',
  maggiore(zeroEuro, meno(rimanenze, componentiPositivi)),
);
/** What was collected less what was paid: negative is a loss. */
export const redditoLordo = make(
  'redditoLordo',
  'Reddito lordo o perdita',
  meno(differenza, componentiNegativi),
);
const positivo = maggiore(zeroEuro, redditoLordo);
export const contributiDedotti = make(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, positivo),
);
export const contributiEccedenti = make(
  'contributiEccedenti',
  'Contributi oltre il reddito',
  meno(contributi, contributiDedotti),
);
export const redditoNetto = make('redditoNetto', 'Reddito netto', meno(positivo, contributiDedotti));

/** Losses of this regime, the oldest first: used whole, lost after the fifth year. */
const ANNI = [5, 4, 3, 2, 1] as const;
export const quinquennio = ANNI.map((eta) => ({
  eta,
  dato: importo(
    `perdita${eta}`,
    `Perdite del regime di vantaggio, ${eta === 1 ? 'un anno' : `${eta} anni`} prima`,
  ),
}));
export const totaleQuinquennio = somma(...quinquennio.map((q) => q.dato));
export const quinquennioUsato = make(
  'quinquennioUsato',
  'Perdite dei cinque anni prima, usate nel regime di vantaggio',
  minore(totaleQuinquennio, redditoNetto),
);
const dopoQuinquennio = make(
  'dopoQuinquennio',
  'Reddito netto dopo le perdite dei cinque anni prima',
  meno(redditoNetto, quinquennioUsato),
);
export const perdite = usePerdite('vantaggio', dopoQuinquennio, quotaPerdite, redditoNetto);
/** LM9, col. 3. */
export const perditeUsate = make(
  'perditePregresseUsate',
  'Perdite pregresse utilizzate',
  somma(quinquennioUsato, perdite.usate),
);
export const reddito = make('reddito', 'Reddito soggetto a imposta', meno(redditoNetto, perditeUsate));
/** A loss of the first three years is carried without end. */
export const primoTriennio = dato({
  id: 'vantaggio.primoTriennio',
  titolo: 'Perdita dei primi tre anni di attività',
  unita: 'logico',
  seManca: 'zero',
});
const perditaAnno = maggiore(zeroEuro, meno(zeroEuro, redditoLordo));
export const perditaQuinquennale = make(
  'perditaQuinquennale',
  'Perdita dell’anno riportabile per cinque anni',
  se(primoTriennio, zeroEuro, perditaAnno),
);
export const perditaSenzaLimite = make(
  'perditaSenzaLimite',
  'Perdita dell’anno riportabile senza limiti',
  se(primoTriennio, perditaAnno, zeroEuro),
);
export const perditeSenzaLimite = make(
  'perditeSenzaLimite',
  'Perdite riportabili senza limiti',
  somma(perdite.pieneResidue, perditaSenzaLimite),
);
export const imposta = regola({
  id: 'vantaggio.imposta',
  titolo: 'Imposta sostitutiva del regime di vantaggio',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(reddito, aliquotaVantaggio)), LEGGE),
});

import {
  arrotonda,
  dato,
  diviso,
  e,
  fino,
  giorni,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  per,
  presente,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import { gradiniIrap } from '../../parametri/imprese.ts';
import * as p from '../../parametri/irap.ts';
import { daRiscontrare, fonte } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';
import { regimePersone } from '../soggetto.ts';
import { componentiPositivi, valoreLordo } from './valore.ts';

const ART_11 = fonte('D.Lgs. 446/1997', 'art. 11');
const MODELLO = daRiscontrare('Modello IRAP', 'quadro IS');
const ANNO = 365;

export const lavoro = {
  inail: importo('irap.is.inail', 'Contributi per le assicurazioni obbligatorie'),
  forfait: importo('irap.is.forfait', 'Deduzione forfetaria per dipendente'),
  contributi: importo('irap.is.contributi', 'Contributi previdenziali e assistenziali'),
  apprendisti: importo('irap.is.apprendisti', 'Apprendisti, disabili, formazione e lavoro, ricerca'),
  incremento: importo('irap.is.incremento', 'Incremento occupazionale'),
  stagionali: importo('irap.is.stagionali', 'Di cui stagionali, al 70%'),
  indeterminato: importo('irap.deduzioniLavoro', 'Costo del personale a tempo indeterminato'),
  eccedenza: importo('irap.is.eccedenza', 'Eccedenza delle deduzioni sul limite'),
} as const;
/** Days of the tax year; a whole one where nothing is said. */
export const giorniPeriodo = dato({
  id: 'irap.giorniPeriodo',
  titolo: 'Giorni del periodo d’imposta o dell’attività',
  unita: 'giorni',
  seManca: { iniziale: ANNO },
});
const BISESTILE = 366;
/** A leap year is one year, of three hundred and sixty-six days as of one less: it gives no more than a whole deduction. */
const durata = se(
  e(presente(giorniPeriodo), non(uguale(giorniPeriodo, giorni(BISESTILE)))),
  giorniPeriodo,
  giorni(ANNO),
);
/** Up to a limit, when what is compared is brought to a whole year (art. 11, c. 4-bis.2). */
const finoNellAnno = (importoDelPeriodo: Nodo, limite: Nodo): Nodo =>
  fino(per(importoDelPeriodo, numero(ANNO)), per(limite, durata));

export const dipendenti = dato({
  id: 'irap.dipendenti',
  titolo: 'Numero di dipendenti',
  unita: 'numero',
  seManca: 'zero',
});
/** Of all of them together: five whole years at most. */
export const giorniDipendenti = dato({
  id: 'irap.giorniDipendenti',
  titolo: 'Giorni di rapporto di tutti i dipendenti',
  unita: 'giorni',
  seManca: 'zero',
});
const MASSIMO = 5;
const pieno = per(p.deduzioneDipendente, minore(dipendenti, numero(MASSIMO)));
const aGiorni = arrotonda.euro(
  diviso(per(p.deduzioneDipendente, minore(giorniDipendenti, giorni(MASSIMO * ANNO))), numero(ANNO)),
);
/** By days, where they are said, but for each of those who are said no more than a whole year. */
const perDipendente = se(
  presente(giorniDipendenti),
  se(oltre(dipendenti, numero(0)), minore(aGiorni, pieno), aGiorni),
  pieno,
);
export const spettaPerDipendente = finoNellAnno(componentiPositivi, p.sogliaComponentiPositivi);
export const deduzioneDipendenti = conteggio(
  'irap.is.perDipendente',
  'Deduzione per dipendente, fino a cinque',
  se(
    e(o(oltre(dipendenti, numero(0)), oltre(giorniDipendenti, giorni(0))), spettaPerDipendente),
    perDipendente,
    zeroEuro,
  ),
  fonte('D.Lgs. 446/1997', 'art. 11, c. 4-bis.1'),
);
export const sommaDeduzioni = conteggio(
  'irap.is.somma',
  'Somma delle deduzioni',
  somma(
    lavoro.inail,
    lavoro.forfait,
    lavoro.contributi,
    lavoro.apprendisti,
    deduzioneDipendenti,
    lavoro.incremento,
    lavoro.indeterminato,
  ),
  MODELLO,
);
/** IS10: what of each employee goes over what he cost does not count (art. 11, c. 4-septies). */
export const totaleDeduzioni = conteggio(
  'irap.is.totale',
  'Totale deduzioni',
  positivo(meno(sommaDeduzioni, lavoro.eccedenza)),
  ART_11,
);
export const altreDeduzioni = importo('irap.altreDeduzioni', 'Altre deduzioni');
export const primaDellaDeduzione = conteggio(
  'irap.primaDellaDeduzione',
  'Valore della produzione prima della deduzione forfetaria',
  positivo(saldo([valoreLordo], [totaleDeduzioni, altreDeduzioni])),
  ART_11,
);
/** The deduction of the step, for the part of a year that the tax year lasts. */
const ragguaglia = (intera: Nodo): Nodo => arrotonda.euro(diviso(per(intera, durata), numero(ANNO)));
const gradini = (posto: 1 | 2): Nodo =>
  gradiniIrap.reduceRight<Nodo>(
    (oltreQuesto, riga) =>
      se(finoNellAnno(primaDellaDeduzione, riga[0]), ragguaglia(riga[posto]), oltreQuesto),
    zeroEuro,
  );
export const deduzione = conteggio(
  'irap.deduzione',
  'Deduzione forfetaria',
  se(regimePersone, gradini(2), gradini(1)),
  fonte('D.Lgs. 446/1997', 'art. 11, cc. 4-bis e 4-bis.2'),
);
export const valoreEffettivo = conteggio(
  'irap.valoreEffettivo',
  'Valore della produzione netta effettivo',
  positivo(meno(primaDellaDeduzione, deduzione)),
  ART_11,
);

// --- what takes its place -----------------------------------------------------------------------------------------------
export const concordato = {
  valore: importo('irap.concordato.valore', 'Valore della produzione concordato'),
  rettifiche: importo('irap.concordato.rettifiche', 'Rettifiche'),
} as const;
export const valoreConcordato = conteggio(
  'irap.concordato.netto',
  'Valore concordato rettificato',
  se(
    oltre(concordato.valore, zeroEuro),
    maggiore(p.minimoConcordato, somma(concordato.valore, concordato.rettifiche)),
    zeroEuro,
  ),
  fonte('D.Lgs. 13/2024', 'art. 17'),
);
/** A company that does not operate is taxed on no less than this (L. 724/1994, art. 30, c. 3-bis). */
export const comodo = {
  reddito: importo('irap.comodo.reddito', 'Reddito minimo'),
  retribuzioni: importo('irap.comodo.retribuzioni', 'Retribuzioni del personale dipendente'),
  compensi: importo('irap.comodo.compensi', 'Compensi di collaborazione e di lavoro non abituale'),
  interessi: importo('irap.comodo.interessi', 'Interessi passivi'),
  deduzioni: importo('irap.comodo.deduzioni', 'Deduzioni spettanti'),
} as const;
export const valoreMinimo = conteggio(
  'irap.comodo.minimo',
  'Valore della produzione minimo',
  se(
    oltre(comodo.reddito, zeroEuro),
    positivo(
      saldo([comodo.reddito, comodo.retribuzioni, comodo.compensi, comodo.interessi], [comodo.deduzioni]),
    ),
    zeroEuro,
  ),
  daRiscontrare('L. 724/1994', 'art. 30, c. 3-bis'),
);
/** The agreed value in the place of the real one. */
export const valoreSenzaMinimo = se(oltre(concordato.valore, zeroEuro), valoreConcordato, valoreEffettivo);
export const valoreNetto = conteggio(
  'irap.valoreNetto',
  'Valore della produzione netta',
  maggiore(valoreSenzaMinimo, valoreMinimo),
  ART_11,
);

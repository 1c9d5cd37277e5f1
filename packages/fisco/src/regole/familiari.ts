import {
  codice,
  dato,
  e,
  incerto,
  meno,
  mesi,
  minore,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  parte,
  per,
  rapporto,
  regola,
  se,
  somma,
  sommaDi,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/familiari.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** One dependant: spouse, child, other. */
export const familiari = 'familiari';

/** Relations in the order in which the form lists them. */
export const relazioni = { C: 1, F1: 2, F: 3, A: 4, D: 5, G: 6, P: 7 } as const;

export const relazione = dato({
  id: 'familiari.relazione',
  titolo: 'Relazione di parentela',
  unita: 'codice',
  raccolta: familiari,
  seManca: 'zero',
});
export const mesiCarico = dato({
  id: 'familiari.mesiCarico',
  titolo: 'Mesi a carico',
  unita: 'mesi',
  raccolta: familiari,
  seManca: 'ignoto',
  prova: 'stato di famiglia',
});
export const percentuale = dato({
  id: 'familiari.percentuale',
  titolo: 'Percentuale di detrazione',
  unita: 'rapporto',
  raccolta: familiari,
  seManca: 'ignoto',
  prova: 'accordo tra i genitori',
});
export const mesiDetrazione = dato({
  id: 'familiari.mesiDetrazione',
  titolo: 'Mesi con detrazione per figli dai 21 anni',
  unita: 'mesi',
  raccolta: familiari,
  seManca: 'zero',
});

/** The other parent is missing or did not recognise the children: for the first child, the spouse's deduction if it is more. */
export const comeConiuge = dato({
  id: 'familiari.comeConiuge',
  titolo: 'Detrazione del coniuge per il primo figlio',
  unita: 'logico',
  raccolta: familiari,
  seManca: 'zero',
});
/** Read until 2022, when the deduction was higher for the youngest. */
export const mesiMinoreTre = dato({
  id: 'familiari.mesiMinoreTre',
  titolo: 'Mesi da minore di tre anni',
  unita: 'mesi',
  raccolta: familiari,
  seManca: 'zero',
});
/** Read for 2022 alone: the old deduction ends with February. */
export const mesiInizio = dato({
  id: 'familiari.mesiInizio',
  titolo: 'Mesi a carico fra gennaio e febbraio 2022',
  unita: 'mesi',
  raccolta: familiari,
  seManca: 'ignoto',
  prova: 'stato di famiglia',
});
/** Read until 2022, with four children or more. */
export const percentualeUlteriore = dato({
  id: 'familiari.percentualeUlteriore',
  titolo: 'Percentuale dell’ulteriore detrazione per almeno quattro figli',
  unita: 'rapporto',
  seManca: 'ignoto',
  prova: 'accordo tra i genitori',
});

/** Whether the rigo is of who bears this relation. */
export const isRelazione = (chiave: keyof typeof relazioni) => uguale(relazione, codice(relazioni[chiave]));
export const isFiglio = regola({
  id: 'familiari.isFiglio',
  titolo: 'Il familiare è un figlio',
  unita: 'logico',
  raccolta: familiari,
  formule: sempre(o(isRelazione('F1'), isRelazione('F'), isRelazione('D')), tuir('art. 12, c. 1, lett. c')),
});
export const isDisabile = isRelazione('D');
/** The letter C stands for the whole. */
export const parteFiglio = se(comeConiuge, parte(1), percentuale);
/** Deductions for children go by the months of those from 21 years of age. */
export const haDiritto = e(isFiglio, oltre(mesiDetrazione, mesi(0)));

/** Righi of children, where those of a first child are one: it fills a second rigo when its share changes within the year. */
const contaFigli = (quali: Nodo): Nodo =>
  somma(
    minore(numero(1), sommaDi(familiari, se(e(quali, isRelazione('F1')), numero(1), numero(0)))),
    sommaDi(familiari, se(e(quali, non(isRelazione('F1'))), numero(1), numero(0))),
  );
export const figliConDiritto = regola({
  id: 'familiari.figliConDiritto',
  titolo: 'Figli con diritto alla detrazione',
  unita: 'numero',
  formule: sempre(contaFigli(haDiritto), tuir('art. 12, c. 1, lett. c')),
});

/** Income at which the deduction for children ends: 95,000 and 15,000 more for each after the first. */
export const tettoFigli = regola({
  id: 'familiari.tettoFigli',
  titolo: 'Reddito a cui cessa la detrazione per i figli',
  unita: 'euro',
  formule: sempre(
    meno(somma(p.tettoFigli, per(p.tettoFigliAumento, figliConDiritto)), p.tettoFigliAumento),
    tuir('art. 12, c. 1, lett. c'),
  ),
});

/** The law gives nothing when the ratio is nil, negative or one. */
export const rapportoFigli = regola({
  id: 'familiari.rapportoFigli',
  titolo: 'Rapporto per la detrazione dei figli',
  unita: 'rapporto',
  formule: sempre(
    se(
      e(oltre(rc, zeroEuro), sotto(rc, tettoFigli)),
      valido(rapporto(meno(tettoFigli, rc), tettoFigli)),
      parte(0),
    ),
    tuir('art. 12, c. 4'),
  ),
});
/** Nothing of a ratio that is one. */
export function valido(r: ReturnType<typeof rapporto>) {
  return se(uguale(r, parte(1)), parte(0), r);
}

/** Children counted for the ceiling on expenses, whatever their age. */
export const figliCarico = regola({
  id: 'familiari.figliCarico',
  titolo: 'Figli a carico',
  unita: 'numero',
  formule: sempre(contaFigli(isFiglio), tuir('art. 12, c. 4-ter')),
});
export const figliDisabili = regola({
  id: 'familiari.figliDisabili',
  titolo: 'Figli con disabilità',
  unita: 'numero',
  formule: sempre(sommaDi(familiari, per(numero(1), isRelazione('D'))), tuir('art. 16-ter')),
});
/** As `tettoFigli`, with every child at charge. */
export const tettoDiTutti = meno(
  somma(p.tettoFigli, per(p.tettoFigliAumento, figliCarico)),
  p.tettoFigliAumento,
);
const diTutti = rapporto(meno(tettoDiTutti, rc), tettoDiTutti);
/** The ratio of RN6, column 2, as Piemonte and Puglia take it; of all the children where none has a right to that. */
export const quozienteFigli = regola({
  id: 'familiari.quoziente',
  titolo: 'Quoziente della detrazione per figli',
  unita: 'rapporto',
  formule: sempre(
    se(
      oltre(figliConDiritto, numero(0)),
      rapportoFigli,
      se(
        e(oltre(rc, zeroEuro), sotto(rc, tettoDiTutti)),
        incerto(
          valido(diTutti),
          'nessun figlio dà diritto alla detrazione dell’IRPEF: il quoziente è di tutti',
        ),
        parte(0),
      ),
    ),
    fonte('Istruzioni Redditi PF 2023-2025', 'fascicolo 1, rigo RV2, Piemonte e Puglia'),
  ),
});

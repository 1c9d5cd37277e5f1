import {
  almeno,
  arrotonda,
  codice,
  dato,
  diviso,
  e,
  fasce,
  incerto,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  non,
  nonDovuto,
  numero,
  o,
  oltre,
  parte,
  per,
  presente,
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
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** One dependant: spouse, child, other. */
export const familiari = 'familiari';

const PRIMA_ASSEGNO_UNICO = tuir('art. 12, c. 1, lett. c, testo prima del D.Lgs. 230/2021');

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

const isRelazione = (chiave: keyof typeof relazioni) => uguale(relazione, codice(relazioni[chiave]));
export const isFiglio = regola({
  id: 'familiari.isFiglio',
  titolo: 'Il familiare è un figlio',
  unita: 'logico',
  raccolta: familiari,
  formule: sempre(o(isRelazione('F1'), isRelazione('F'), isRelazione('D')), tuir('art. 12, c. 1, lett. c')),
});
export const isDisabile = isRelazione('D');
const unDodicesimo = (importo: Parameters<typeof per>[0], quanti: typeof mesiCarico) =>
  diviso(per(importo, quanti), mesi(12));

/** The deduction goes by months, what it is raised by is due whole (instructions of RN6, column 1). */
const daConiuge = (quanti: Nodo) =>
  se(
    oltre(quanti, mesi(0)),
    arrotonda.centesimo(
      somma(
        arrotonda.centesimo(diviso(per(fasce(rc, p.detrazioneConiuge), quanti), mesi(12))),
        fasce(rc, p.aumentoConiuge),
      ),
    ),
    zeroEuro,
  );
/** The letter C stands for the whole. */
export const parteFiglio = se(comeConiuge, parte(1), percentuale);
/** What a child gives or, where the other parent is missing, what the spouse would: whichever is more (art. 12, c. 3). */
const primoFiglio = (quota: Nodo, quanti: Nodo): Nodo =>
  se(e(comeConiuge, oltre(rc, zeroEuro)), maggiore(quota, daConiuge(quanti)), quota);

const quotaConiuge = regola({
  id: 'familiari.quotaConiuge',
  titolo: 'Detrazione per il coniuge del rigo',
  unita: 'euro',
  raccolta: familiari,
  // «Utilizzare questa casella solo se il coniuge è stato a carico»: left blank, he was not.
  formule: sempre(
    se(e(isRelazione('C'), presente(mesiCarico), oltre(rc, zeroEuro)), daConiuge(mesiCarico), zeroEuro),
    tuir('art. 12, c. 1, lett. a e b'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN6 col. 1, e Familiari a carico, mesi'),
  ),
});

/** Deductions for children go by the months of those from 21 years of age. */
const haDiritto = e(isFiglio, oltre(mesiDetrazione, mesi(0)));

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
const rapportoFigli = regola({
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
function valido(r: ReturnType<typeof rapporto>) {
  return se(uguale(r, parte(1)), parte(0), r);
}

const quotaFiglio = regola({
  id: 'familiari.quotaFiglio',
  titolo: 'Detrazione per il figlio del rigo',
  unita: 'euro',
  raccolta: familiari,
  formule: sempre(
    se(
      haDiritto,
      primoFiglio(
        arrotonda.centesimo(
          unDodicesimo(per(per(p.detrazioneFiglio, rapportoFigli), parteFiglio), mesiDetrazione),
        ),
        mesiDetrazione,
      ),
      zeroEuro,
    ),
    tuir('art. 12, c. 1, lett. c'),
  ),
});

const rapportoAltri = se(
  e(oltre(rc, zeroEuro), sotto(rc, p.tettoAltri)),
  valido(rapporto(meno(p.tettoAltri, rc), p.tettoAltri)),
  parte(0),
);
const altro = arrotonda.centesimo(
  unDodicesimo(per(per(p.detrazioneAltro, rapportoAltri), percentuale), mesiCarico),
);
const ASCENDENTI = 'dal 2025 spetta solo per gli ascendenti conviventi: indicare G o P';
const quotaAltro = regola({
  id: 'familiari.quotaAltro',
  titolo: 'Detrazione per l’altro familiare del rigo',
  unita: 'euro',
  raccolta: familiari,
  formule: [
    tra(2018, 2024, se(isRelazione('A'), altro, zeroEuro), tuir('art. 12, c. 1, lett. d')),
    tra(
      2025,
      null,
      se(isRelazione('G'), altro, se(isRelazione('A'), incerto(altro, ASCENDENTI), zeroEuro)),
      tuir('art. 12, c. 1, lett. d'),
      fonte('L. 207/2024', 'art. 1, c. 11'),
    ),
  ],
});

const dovutaSe = (totale: Nodo, perche: string) => se(oltre(totale, zeroEuro), totale, nonDovuto(perche));

export const detrazioneConiuge = regola({
  id: 'detrazioni.coniuge',
  titolo: 'Detrazione per il coniuge a carico',
  unita: 'euro',
  formule: sempre(
    dovutaSe(sommaDi(familiari, quotaConiuge), 'nessun coniuge a carico'),
    tuir('art. 12, c. 1, lett. a'),
  ),
});

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
const tettoDiTutti = meno(somma(p.tettoFigli, per(p.tettoFigliAumento, figliCarico)), p.tettoFigliAumento);
/** Until 2021 every child counts, whatever the age; in the example of 2022 those with a right to the whole year, if any. */
const tettoTuttiFigli = regola({
  id: 'familiari.tettoTuttiFigli',
  titolo: 'Reddito a cui cessa la detrazione per tutti i figli',
  unita: 'euro',
  formule: [
    tra(2018, 2021, tettoDiTutti, PRIMA_ASSEGNO_UNICO),
    tra(
      2022,
      2022,
      se(oltre(figliConDiritto, numero(0)), tettoFigli, tettoDiTutti),
      PRIMA_ASSEGNO_UNICO,
      fonte('Istruzioni Redditi PF 2023', 'fascicolo 1, r. 8432-8453'),
    ),
  ],
});
const rapportoTuttiFigli = regola({
  id: 'familiari.rapportoTuttiFigli',
  titolo: 'Rapporto per la detrazione di tutti i figli',
  unita: 'rapporto',
  formule: sempre(
    se(
      e(oltre(rc, zeroEuro), sotto(rc, tettoTuttiFigli)),
      valido(rapporto(meno(tettoTuttiFigli, rc), tettoTuttiFigli)),
      parte(0),
    ),
    tuir('art. 12, c. 4'),
  ),
});
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
/** 950 euro, 1,220 in the months under three, 400 more when disabled, 200 more when the children are over three. */
const vecchiaQuota = (quanti: Nodo, daPiccolo: Nodo): Nodo => {
  const perMese = somma(
    per(p.detrazioneFiglio, meno(quanti, daPiccolo)),
    per(p.detrazioneFiglioPiccolo, daPiccolo),
    se(isRelazione('D'), per(p.aumentoFiglioDisabile, quanti), zeroEuro),
    se(oltre(figliCarico, numero(3)), per(p.aumentoPiuDiTreFigli, quanti), zeroEuro),
  );
  return primoFiglio(
    arrotonda.centesimo(diviso(per(per(perMese, rapportoTuttiFigli), parteFiglio), mesi(12))),
    quanti,
  );
};
const mesiVecchi = se(uguale(mesiCarico, mesi(12)), mesi(2), mesiInizio);
const quotaVecchia = regola({
  id: 'familiari.quotaVecchia',
  titolo: 'Detrazione per il figlio del rigo, regole fino a febbraio 2022',
  unita: 'euro',
  raccolta: familiari,
  formule: [
    tra(2018, 2021, se(isFiglio, vecchiaQuota(mesiCarico, mesiMinoreTre), zeroEuro), PRIMA_ASSEGNO_UNICO),
    tra(
      2022,
      2022,
      se(isFiglio, vecchiaQuota(mesiVecchi, minore(mesiMinoreTre, mesiVecchi)), zeroEuro),
      PRIMA_ASSEGNO_UNICO,
    ),
  ],
});

export const detrazioneFigli = regola({
  id: 'detrazioni.figli',
  titolo: 'Detrazione per i figli a carico',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      dovutaSe(sommaDi(familiari, quotaVecchia), 'nessun figlio a carico'),
      PRIMA_ASSEGNO_UNICO,
    ),
    tra(
      2022,
      2022,
      dovutaSe(
        somma(sommaDi(familiari, quotaVecchia), sommaDi(familiari, quotaFiglio)),
        'nessun figlio con diritto',
      ),
      PRIMA_ASSEGNO_UNICO,
      fonte('D.Lgs. 230/2021', 'art. 10'),
    ),
    tra(
      2023,
      null,
      dovutaSe(sommaDi(familiari, quotaFiglio), 'nessun figlio con diritto'),
      fonte('D.Lgs. 230/2021', 'art. 10'),
    ),
  ],
});
const intera = arrotonda.centesimo(per(p.ulterioreFigli, percentualeUlteriore));
const unSesto = arrotonda.centesimo(
  diviso(per(per(p.ulterioreFigli, percentualeUlteriore), mesi(2)), mesi(12)),
);
const conQuattroFigli = (importo: Nodo) =>
  se(
    e(almeno(figliCarico, numero(4)), oltre(detrazioneFigli, zeroEuro)),
    importo,
    nonDovuto('meno di quattro figli a carico'),
  );
/** 1,200 euro with four children or more, whatever the income, until February 2022. */
export const ulterioreDetrazioneFigli = regola({
  id: 'detrazioni.ulterioreFigli',
  titolo: 'Ulteriore detrazione per almeno quattro figli',
  unita: 'euro',
  formule: [
    tra(2018, 2021, conQuattroFigli(intera), tuir('art. 12, c. 1-bis')),
    tra(
      2022,
      2022,
      conQuattroFigli(unSesto),
      fonte('D.Lgs. 230/2021', 'art. 10'),
      fonte('Istruzioni Redditi PF 2023', 'fascicolo 1, rigo RN6, colonna 3'),
    ),
    tra(2023, null, nonDovuto('abolita da marzo 2022'), fonte('D.Lgs. 230/2021', 'art. 10')),
  ],
});
export const detrazioneAltri = regola({
  id: 'detrazioni.altriFamiliari',
  titolo: 'Detrazione per altri familiari a carico',
  unita: 'euro',
  formule: sempre(
    dovutaSe(sommaDi(familiari, quotaAltro), 'nessun altro familiare'),
    tuir('art. 12, c. 1, lett. d'),
  ),
});
export const detrazioniFamiliari = regola({
  id: 'detrazioni.familiari',
  titolo: 'Detrazioni per familiari a carico',
  unita: 'euro',
  formule: sempre(
    somma(detrazioneConiuge, detrazioneFigli, ulterioreDetrazioneFigli, detrazioneAltri),
    tuir('art. 12'),
  ),
});

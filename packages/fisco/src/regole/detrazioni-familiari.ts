import {
  almeno,
  arrotonda,
  diviso,
  e,
  fasce,
  incerto,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  nonDovuto,
  numero,
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
import {
  comeConiuge,
  familiari,
  figliCarico,
  figliConDiritto,
  haDiritto,
  isFiglio,
  isRelazione,
  mesiCarico,
  mesiDetrazione,
  mesiInizio,
  mesiMinoreTre,
  parteFiglio,
  percentuale,
  percentualeUlteriore,
  rapportoFigli,
  tettoDiTutti,
  tettoFigli,
  valido,
} from './familiari.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

const PRIMA_ASSEGNO_UNICO = tuir('art. 12, c. 1, lett. c, testo prima del D.Lgs. 230/2021');

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

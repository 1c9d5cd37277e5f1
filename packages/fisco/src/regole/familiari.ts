import {
  arrotonda,
  codice,
  dato,
  diviso,
  e,
  fasce,
  meno,
  mesi,
  nonDovuto,
  nonGestito,
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
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** One dependant: spouse, child, other. */
export const familiari = 'familiari';

/** Relations in the order in which the form lists them. */
export const relazioni = { C: 1, F1: 2, F: 3, A: 4, D: 5 } as const;

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

const isRelazione = (chiave: keyof typeof relazioni) => uguale(relazione, codice(relazioni[chiave]));
const isFiglio = regola({
  id: 'familiari.isFiglio',
  titolo: 'Il familiare è un figlio',
  unita: 'logico',
  raccolta: familiari,
  formule: sempre(o(isRelazione('F1'), isRelazione('F'), isRelazione('D')), tuir('art. 12, c. 1, lett. c')),
});
const unDodicesimo = (importo: Parameters<typeof per>[0], quanti: typeof mesiCarico) =>
  diviso(per(importo, quanti), mesi(12));

const quotaConiuge = regola({
  id: 'familiari.quotaConiuge',
  titolo: 'Detrazione per il coniuge del rigo',
  unita: 'euro',
  raccolta: familiari,
  formule: sempre(
    se(
      e(isRelazione('C'), oltre(rc, zeroEuro)),
      arrotonda.centesimo(
        unDodicesimo(somma(fasce(rc, p.detrazioneConiuge), fasce(rc, p.aumentoConiuge)), mesiCarico),
      ),
      zeroEuro,
    ),
    tuir('art. 12, c. 1, lett. a e b'),
  ),
});

/** Deductions for children go by the months of those from 21 years of age. */
const haDiritto = e(isFiglio, oltre(mesiDetrazione, mesi(0)));

export const figliConDiritto = regola({
  id: 'familiari.figliConDiritto',
  titolo: 'Figli con diritto alla detrazione',
  unita: 'numero',
  formule: sempre(sommaDi(familiari, se(haDiritto, numero(1), numero(0))), tuir('art. 12, c. 1, lett. c')),
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
      arrotonda.centesimo(
        unDodicesimo(per(per(p.detrazioneFiglio, rapportoFigli), percentuale), mesiDetrazione),
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
const quotaAltro = regola({
  id: 'familiari.quotaAltro',
  titolo: 'Detrazione per l’altro familiare del rigo',
  unita: 'euro',
  raccolta: familiari,
  formule: sempre(
    se(
      isRelazione('A'),
      arrotonda.centesimo(unDodicesimo(per(per(p.detrazioneAltro, rapportoAltri), percentuale), mesiCarico)),
      zeroEuro,
    ),
    tuir('art. 12, c. 1, lett. d'),
  ),
});

const dovutaSe = (totale: ReturnType<typeof sommaDi>, perche: string) =>
  se(oltre(totale, zeroEuro), totale, nonDovuto(perche));

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
  formule: sempre(sommaDi(familiari, per(numero(1), isFiglio)), tuir('art. 12, c. 4-ter')),
});
export const figliDisabili = regola({
  id: 'familiari.figliDisabili',
  titolo: 'Figli con disabilità',
  unita: 'numero',
  formule: sempre(sommaDi(familiari, per(numero(1), isRelazione('D'))), tuir('art. 16-ter')),
});
export const detrazioneFigli = regola({
  id: 'detrazioni.figli',
  titolo: 'Detrazione per i figli a carico',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2022,
      se(
        oltre(figliCarico, numero(0)),
        nonGestito('Caso non gestito: detrazione per figli prima del 2023.'),
        nonDovuto('nessun figlio a carico'),
      ),
      tuir('art. 12, testo prima del D.Lgs. 230/2021'),
    ),
    tra(
      2023,
      null,
      dovutaSe(sommaDi(familiari, quotaFiglio), 'nessun figlio con diritto'),
      fonte('D.Lgs. 230/2021', 'art. 10'),
    ),
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
  formule: sempre(somma(detrazioneConiuge, detrazioneFigli, detrazioneAltri), tuir('art. 12')),
});

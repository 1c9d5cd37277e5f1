import {
  arrotonda,
  type Dato,
  dato,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/finanza.ts';
import { aliquotaFino2014, quotaMinus2014, rapportoMinus2014 } from '../parametri/plusvalenze.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `plusvalenze.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });
const concetto = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({ id: `plusvalenze.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
const LEGGE = tuir('artt. 67, c. 1, lett. da c a c-quinquies, e 68');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RT');
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

/** What was written up makes gains and no loss (L. 448/2001, artt. 5 and 7). */
export const makeNetta = (differenza: Nodo, rideterminato: Nodo): Nodo =>
  se(rideterminato, capiente(differenza), differenza);

/** Sales with a cost of their own, one each: those whose cost was written up stand apart on the form, and sum with the others. */
const makeCessioni = (raccolta: string, nome: string) => {
  const di = (id: string, titolo: string) =>
    dato({
      id: `${raccolta}.${id}`,
      titolo: `${nome}: ${titolo}`,
      unita: 'euro',
      raccolta,
      seManca: 'zero',
      prova: 'rendiconto dell’intermediario',
    });
  const [corrispettivi, costi] = [di('corrispettivi', 'corrispettivi'), di('costi', 'costi')];
  const rideterminato = dato({
    ...{ id: `${raccolta}.rideterminato`, titolo: `${nome}: costo rideterminato`, unita: 'logico', raccolta },
    ...{ seManca: 'zero', prova: 'perizia' },
  });
  const netta = sommaDi(raccolta, makeNetta(meno(corrispettivi, costi), rideterminato));
  return { raccolta, corrispettivi, costi, rideterminato, netta };
};
export const cessioni = makeCessioni('cessioni26', 'Plusvalenze al 26%');
export const cessioniFino2014 = makeCessioni('cessioni20', 'Plusvalenze al 20%');

/** Section II: 26%. */
export const minusPrecedenti = importo('minusPrecedenti', 'Minusvalenze di anni precedenti');
export const minusCertificate = importo('minusCertificate', 'Minusvalenze certificate dagli intermediari');
/** RT28, RT15: never beyond the tax. */
export const eccedenza = importo('eccedenza', 'Eccedenza d’imposta sostitutiva precedente');
/** RT24 and RT71: losses of the other sections. */
export const minusDaSezione1 = importo('minusDaSezione1', 'Minusvalenze della sezione I');
export const minusDaSezione3 = importo('minusDaSezione3', 'Minusvalenze della sezione III');

export const plusvalenza = concetto('plusvalenza', 'Plusvalenza', capiente(cessioni.netta), LEGGE);
export const minusvalenza = concetto(
  'minusvalenza',
  'Minusvalenza',
  capiente(meno(zeroEuro, cessioni.netta)),
  LEGGE,
);
export const minusUsate = concetto(
  'minusUsate',
  'Minusvalenze in compensazione',
  minore(plusvalenza, somma(minusPrecedenti, minusDaSezione1, minusDaSezione3)),
  tuir('art. 68, c. 5'),
);
export const imponibile = concetto(
  'imponibile',
  'Plusvalenza al netto delle minusvalenze',
  capiente(meno(plusvalenza, minusUsate, minusCertificate)),
  tuir('art. 68, c. 5'),
);
/** Of the losses before, those whose year is said: the oldest first. After the fourth year they are lost. */
const ETA = [4, 3, 2, 1] as const;
export const nameEta = (eta: number): string => (eta === 1 ? 'un anno' : `${eta} anni`);
const makeMinus = (eta: number): Dato => importo(`minus${eta}`, `Minusvalenze di ${nameEta(eta)} prima`);
export const minusDi = { 4: makeMinus(4), 3: makeMinus(3), 2: makeMinus(2), 1: makeMinus(1) } as const;
/** The losses of the other sections come before those of the years before; what intermediaries told is not here. */
const resta = (di: Nodo, ...prima: Nodo[]): Nodo =>
  capiente(meno(di, capiente(meno(plusvalenza, minusDaSezione1, minusDaSezione3, ...prima))));
const SCADENZA = tuir('art. 68, c. 5');
/** A loss of each year: how it is entered, and what the gains leave of it. */
export const minusAnni = ETA.map((eta, i) => ({
  eta,
  dato: minusDi[eta],
  resta: concetto(
    `minusResta${eta}`,
    `Minusvalenze di ${nameEta(eta)} prima, non usate`,
    resta(minusDi[eta], ...ETA.slice(0, i).map((prima) => minusDi[prima])),
    SCADENZA,
  ),
}));
const conAnno = somma(...ETA.map((eta) => minusDi[eta]));
/** More said year by year than in all. */
export const minusOltreTotale = oltre(conAnno, minusPrecedenti);
const senzaAnno = capiente(meno(minusPrecedenti, conAnno));
const inCorso = minusAnni.filter(({ eta }) => eta < 4).map((m) => m.resta);
export const imposta = concetto(
  'imposta',
  'Imposta sostitutiva',
  arrotonda.centesimo(per(imponibile, p.aliquotaPlusvalenze)),
  fonte('D.Lgs. 461/1997', 'art. 5, c. 2'),
);
const eccedenzaUsata = minore(imposta, eccedenza);
export const debito26 = concetto(
  'debito26',
  'Imposta sostitutiva al 26%',
  meno(imposta, eccedenzaUsata),
  MODELLO,
);

/** Section I: gains of before July 2014. */
export const minusPrecedenti20 = importo('minusPrecedenti20', 'Minusvalenze precedenti, sezione I');
export const minusDaSezione2 = importo('minusDaSezione2', 'Minusvalenze della sezione II');
export const minusCertificate20 = importo('minusCertificate20', 'Minusvalenze certificate, sezione I');
export const eccedenza20 = importo('eccedenza20', 'Eccedenza d’imposta sostitutiva, sezione I');
export const plusvalenza20 = concetto(
  'plusvalenza20',
  'Plusvalenza, sezione I',
  capiente(cessioniFino2014.netta),
  LEGGE,
);
export const minusvalenza20 = concetto(
  'minusvalenza20',
  'Minusvalenza, sezione I',
  capiente(meno(zeroEuro, cessioniFino2014.netta)),
  LEGGE,
);
export const minusUsate20 = concetto(
  'minusUsate20',
  'Minusvalenze in compensazione, sezione I',
  minore(plusvalenza20, somma(minusPrecedenti20, minusDaSezione2)),
  MODELLO,
);
export const imponibile20 = concetto(
  'imponibile20',
  'Differenza, sezione I',
  capiente(meno(plusvalenza20, minusUsate20, minusCertificate20)),
  MODELLO,
);
export const imposta20 = concetto(
  'imposta20',
  'Imposta sostitutiva al 20%',
  arrotonda.centesimo(per(imponibile20, aliquotaFino2014)),
  fonte('D.L. 138/2011', 'art. 2, c. 6'),
);
const eccedenzaUsata20 = minore(imposta20, eccedenza20);
export const debito20 = concetto(
  'debito20',
  'Imposta sostitutiva al 20% dovuta',
  meno(imposta20, eccedenzaUsata20),
  MODELLO,
);
/** What section II took counts 1.3 times. */
export const minusRestante20 = concetto(
  'minusRestante20',
  'Minusvalenza della sezione I da riportare',
  capiente(meno(minusvalenza20, arrotonda.centesimo(per(minusDaSezione1, rapportoMinus2014)))),
  fonte('D.L. 66/2014', 'art. 3, c. 13'),
);
/** More than the law lets section II take of the loss of section I. */
export const minusOltreQuota = oltre(minusDaSezione1, arrotonda.euro(per(minusvalenza20, quotaMinus2014)));

/** RT93, RT102: the loss of the year, without what section I took of it. */
export const minusRestante = concetto(
  'minusRestante',
  'Minusvalenza della sezione II da riportare',
  capiente(meno(minusvalenza, minore(minusDaSezione2, plusvalenza20))),
  MODELLO,
);
export const minusDaRiportare = concetto(
  'minusDaRiportare',
  'Minusvalenze da riportare',
  somma(
    minusRestante,
    ...inCorso,
    se(
      oltre(senzaAnno, zeroEuro),
      incerto(resta(senzaAnno, conAnno), 'minusvalenze senza anno: scadenza non controllata'),
      zeroEuro,
    ),
  ),
  SCADENZA,
);
/** RX20: both sections, and what is left of the credit. */
export const debito = concetto('debito', 'Imposta sostitutiva dovuta', somma(debito20, debito26), MODELLO);
export const eccedenzaTotale = importo('eccedenzaTotale', 'Eccedenza precedente d’imposta sostitutiva');
export const eccedenzaCompensata = importo('eccedenzaCompensata', 'Eccedenza compensata in F24');
/** Whoever fills in only what he uses has no more than that. */
export const credito = concetto(
  'credito',
  'Imposta sostitutiva a credito',
  capiente(
    meno(
      maggiore(eccedenzaTotale, somma(eccedenza, eccedenza20)),
      eccedenzaCompensata,
      eccedenzaUsata,
      eccedenzaUsata20,
    ),
  ),
  MODELLO,
);
export const eccedenzaOltre = oltre(eccedenza, imposta);

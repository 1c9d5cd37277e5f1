import {
  arrotonda,
  type Dato,
  dato,
  incerto,
  maggiore,
  meno,
  type Nodo,
  oltre,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/finanza.ts';
import { daRiscontrare, fonte, sempre, tuir } from './fonti.ts';

const importo = (id: string, titolo: string, prova?: string): Dato =>
  dato({ id: `plusvalenze.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });
const concetto = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({ id: `plusvalenze.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
const LEGGE = tuir('artt. 67, c. 1, lett. da c a c-quinquies, e 68');

export const corrispettivi = importo(
  'corrispettivi',
  'Totale dei corrispettivi',
  'rendiconto dell’intermediario',
);
export const costi = importo('costi', 'Totale dei costi', 'rendiconto dell’intermediario');
export const minusPrecedenti = importo('minusPrecedenti', 'Minusvalenze di anni precedenti');
export const minusCertificate = importo('minusCertificate', 'Minusvalenze certificate dagli intermediari');
export const eccedenza = importo('eccedenza', 'Eccedenza d’imposta sostitutiva precedente');

export const plusvalenza = concetto(
  'plusvalenza',
  'Plusvalenza',
  maggiore(zeroEuro, meno(corrispettivi, costi)),
  LEGGE,
);
export const minusvalenza = concetto(
  'minusvalenza',
  'Minusvalenza',
  maggiore(zeroEuro, meno(costi, corrispettivi)),
  LEGGE,
);
const disponibili = somma(minusPrecedenti, minusCertificate);
export const imponibile = concetto(
  'imponibile',
  'Plusvalenza al netto delle minusvalenze',
  maggiore(zeroEuro, meno(plusvalenza, disponibili)),
  tuir('art. 68, c. 5'),
);
/** Of the losses before, those whose year is said: the oldest first. After the fourth year they are lost. */
const ETA = [4, 3, 2, 1] as const;
export const nameEta = (eta: number): string => (eta === 1 ? 'un anno' : `${eta} anni`);
const makeMinus = (eta: number): Dato => importo(`minus${eta}`, `Minusvalenze di ${nameEta(eta)} prima`);
export const minusDi = { 4: makeMinus(4), 3: makeMinus(3), 2: makeMinus(2), 1: makeMinus(1) } as const;
const resta = (di: Nodo, ...prima: Nodo[]): Nodo =>
  maggiore(zeroEuro, meno(di, maggiore(zeroEuro, meno(plusvalenza, ...prima))));
const SCADENZA = daRiscontrare('TUIR', 'art. 68, c. 5');
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
export const minusOltreTotale = oltre(conAnno, disponibili);
const senzaAnno = maggiore(zeroEuro, meno(disponibili, conAnno));
const inCorso = minusAnni.filter(({ eta }) => eta < 4).map((m) => m.resta);
export const minusDaRiportare = concetto(
  'minusDaRiportare',
  'Minusvalenze da riportare',
  somma(
    minusvalenza,
    ...inCorso,
    se(
      oltre(senzaAnno, zeroEuro),
      incerto(resta(senzaAnno, conAnno), 'minusvalenze senza anno: scadenza non controllata'),
      zeroEuro,
    ),
  ),
  SCADENZA,
);
export const imposta = concetto(
  'imposta',
  'Imposta sostitutiva',
  arrotonda.centesimo(per(imponibile, p.aliquotaPlusvalenze)),
  fonte('D.Lgs. 461/1997', 'art. 5, c. 2'),
);
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RT');
export const debito = concetto(
  'debito',
  'Imposta sostitutiva dovuta',
  maggiore(zeroEuro, meno(imposta, eccedenza)),
  MODELLO,
);
export const credito = concetto(
  'credito',
  'Imposta sostitutiva a credito',
  maggiore(zeroEuro, meno(eccedenza, imposta)),
  MODELLO,
);

export const criptoCorrispettivi = importo('criptoCorrispettivi', 'Cripto-attività: corrispettivi');
export const criptoCosti = importo('criptoCosti', 'Cripto-attività: costi');
export const criptoMinus = importo('criptoMinus', 'Cripto-attività: minusvalenze di anni precedenti');
const criptoNetta = meno(criptoCorrispettivi, criptoCosti, criptoMinus);
/** Taxed beyond the franchigia: whether it is a part left out or a threshold is not settled. */
export const criptoImponibile = concetto(
  'criptoImponibile',
  'Cripto-attività: plusvalenza imponibile',
  se(
    oltre(criptoNetta, p.franchigiaCripto),
    incerto(meno(criptoNetta, p.franchigiaCripto), 'franchigia come quota esente da riscontrare'),
    zeroEuro,
  ),
  fonte('TUIR', 'art. 67, c. 1, lett. c-sexies'),
);
export const criptoImposta = concetto(
  'criptoImposta',
  'Cripto-attività: imposta sostitutiva',
  se(
    oltre(criptoImponibile, zeroEuro),
    arrotonda.centesimo(per(criptoImponibile, p.aliquotaCripto)),
    zeroEuro,
  ),
  fonte('L. 197/2022', 'art. 1, c. 126'),
);

/** Stakes above the thresholds, sold before 2019 and cashed later: only a part counts, and the year of the sale says which. */
export const qualificate = importo(
  'qualificate',
  'Partecipazioni qualificate cedute prima del 2019, plusvalenza imponibile',
  'atto di cessione',
);
export const redditoQualificate = concetto(
  'redditoQualificate',
  'Partecipazioni qualificate cedute prima del 2019',
  se(
    oltre(qualificate, zeroEuro),
    incerto(qualificate, 'parte imponibile della plusvalenza a cura di chi compila'),
    zeroEuro,
  ),
  tuir('art. 68, c. 3, testo fino al 2018'),
);

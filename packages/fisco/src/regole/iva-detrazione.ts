import {
  arrotonda,
  arrotondaA,
  type Concetto,
  type Dato,
  diviso,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  numero,
  parte,
  per,
  presente,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { compensazioniStampate, detrazioneForfetaria } from '../parametri/iva.ts';
import { daRiscontrare, fonte, sempre } from './fonti.ts';
import * as attive from './iva-attive.ts';
import {
  barrataModulo,
  conteggioModulo,
  conteggioPeriodi,
  importoModulo,
  modelloIva,
  moduloIva,
} from './iva-modulo.ts';
import * as passive from './iva-passive.ts';

/** VF30: how the deduction is counted, one way for each modulo; the tenth from the form of 2021. */
export const metodi = {
  agenzie: barrataModulo('vf30.1', 'Agenzie di viaggio (art. 74-ter)'),
  margine: barrataModulo('vf30.2', 'Beni usati, regime del margine'),
  esenti: barrataModulo('vf30.3', 'Operazioni esenti (pro rata)'),
  agriturismo: barrataModulo('vf30.4', 'Agriturismo (art. 5 L. 413/1991)'),
  associazioni: barrataModulo('vf30.5', 'Associazioni operanti in agricoltura (art. 78 L. 413/1991)'),
  spettacoli: barrataModulo('vf30.6', 'Spettacoli viaggianti e contribuenti minori (art. 74-quater)'),
  connesse: barrataModulo('vf30.7', 'Attività agricole connesse (art. 34-bis)'),
  agricole: barrataModulo('vf30.8', 'Imprese agricole (art. 34)'),
  enoturismo: barrataModulo('vf30.9', 'Enoturismo (L. 205/2017)'),
  oleoturismo: barrataModulo('vf30.10', 'Oleoturismo (L. 160/2019)'),
} as const;

// --- 3-A: exempt operations ---
export const occasionali = {
  imponibile: importoModulo('vf31', 'Acquisti per operazioni imponibili occasionali, imponibile'),
  imposta: importoModulo('vf31.imposta', 'Acquisti per operazioni imponibili occasionali, imposta'),
};
export const soleEsenti = barrataModulo('vf32', 'Esclusivamente operazioni esenti');
export const dispensa = barrataModulo('vf33', 'Opzione art. 36-bis');
export const proRata = {
  oro: importoModulo('vf34.1', 'Esenti su oro da investimento'),
  accessorie: importoModulo('vf34.2', 'Esenti art. 10, nn. 1-9, non proprie dell’attività o accessorie'),
  senzaDetrazione: importoModulo('vf34.3', 'Esenti art. 10, n. 27-quinquies'),
  ammortizzabili: importoModulo('vf34.4', 'Beni ammortizzabili e passaggi interni esenti'),
  nonSoggette: importoModulo('vf34.5', 'Operazioni non soggette'),
  editoria: importoModulo('vf34.6', 'Non soggette, art. 74, c. 1'),
  conDiritto: importoModulo('vf34.7', 'Esenti art. 19, c. 3, lett. a-bis e d-bis'),
  senzaDiritto: importoModulo('vf34.8', 'Artt. da 7 a 7-septies senza diritto alla detrazione'),
  emergenza: importoModulo('vf34.9', 'Esenti con diritto alla detrazione per l’emergenza'),
} as const;

const ART_19_BIS = daRiscontrare('D.P.R. 633/1972', 'art. 19-bis; formula del modello da riscontrare');
const positivo = (nodo: Nodo): Nodo => maggiore(zeroEuro, nodo);
const p = proRata;
/** What gives the right to deduct, and the exempt operations that take it away. */
const conDetrazione = conteggioModulo(
  'vf34.conDetrazione',
  'Operazioni che danno diritto alla detrazione',
  positivo(
    saldo(
      [attive.volumeAffari, p.ammortizzabili, p.oro, p.conDiritto, p.emergenza, p.nonSoggette, p.editoria],
      [attive.esenti, p.senzaDiritto],
    ),
  ),
  ART_19_BIS,
);
const senzaDetrazione = conteggioModulo(
  'vf34.senzaDetrazione',
  'Operazioni esenti che la riducono',
  positivo(
    saldo(
      [attive.esenti, p.senzaDiritto],
      [p.oro, p.accessorie, p.senzaDetrazione, p.ammortizzabili, p.conDiritto, p.emergenza],
    ),
  ),
  ART_19_BIS,
);
const SENZA_PRO_RATA = 'riguarda chi effettua operazioni esenti (VF30)';
const interamente = arrotondaA('arrotonda', 2);
const tutto = somma(conDetrazione, senzaDetrazione);
/**
 * In whole points: from 0,5 down, above it up. It is counted from the part that is lost, whose half goes up: so that of
 * what is left goes down.
 */
export const percentuale: Concetto = regola({
  id: 'iva.vf34.percentuale',
  titolo: 'Percentuale di detrazione',
  unita: 'rapporto',
  raccolta: moduloIva,
  formule: sempre(
    se(
      metodi.esenti,
      se(
        uguale(tutto, zeroEuro),
        parte(1),
        meno(parte(1), arrotondaA('arrotonda', 4)(interamente(diviso(senzaDetrazione, tutto)))),
      ),
      nonDovuto(SENZA_PRO_RATA, 'rapporto'),
    ),
    ART_19_BIS,
  ),
});
export const plafondNonAssolta = importoModulo('vf35', 'IVA non assolta sugli acquisti con plafond');
export const detraibileOro = importoModulo('vf36', 'IVA detraibile sugli acquisti di oro');
const aProRata = saldo(
  [
    arrotonda.euro(per(saldo([passive.impostaAcquisti, plafondNonAssolta], [detraibileOro]), percentuale)),
    detraibileOro,
  ],
  [plafondNonAssolta],
);
const perEsenti = se(dispensa, zeroEuro, se(soleEsenti, occasionali.imposta, aProRata));
export const detraibileEsenti = conteggioModulo(
  'vf37',
  'IVA ammessa in detrazione con operazioni esenti',
  se(metodi.esenti, perEsenti, nonDovuto(SENZA_PRO_RATA)),
  modelloIva('VF'),
);

// --- 3-B: farmers ---
export const miste = {
  imponibile: importoModulo('vf38', 'Imprese miste: operazioni diverse, imponibile'),
  imposta: importoModulo('vf38.imposta', 'Imprese miste: operazioni diverse, imposta'),
};
export const agricole = attive.makeTassate('vf.agricole');
export const variazioniAgricole = {
  imponibile: importoModulo('vf51', 'Variazioni e arrotondamenti, imponibile'),
  imposta: importoModulo('vf51.imposta', 'Variazioni e arrotondamenti, imposta'),
};
const AGRICOLTURA = fonte('D.P.R. 633/1972', 'art. 34');
const totaleAgricolo = (id: string, titolo: string, quale: 'imponibile' | 'imposta'): Concetto =>
  conteggioPeriodi(
    id,
    titolo,
    compensazioniStampate,
    ({ percentuali }) =>
      somma(...attive.pickTassate(agricole, percentuali).map((una) => una[quale]), variazioniAgricole[quale]),
    AGRICOLTURA,
  );
export const imponibileAgricolo = totaleAgricolo('vf52', 'Totale imponibile agricolo', 'imponibile');
export const impostaAgricola = totaleAgricolo('vf52.imposta', 'Totale detrazione forfetaria', 'imposta');
export const detraibileMiste = importoModulo('vf53', 'IVA detraibile sulle operazioni diverse');
export const detraibileNonImponibili = importoModulo(
  'vf54',
  'Detraibile per cessioni agricole non imponibili',
);
export const detraibileAgricola = conteggioModulo(
  'vf55',
  'Totale IVA ammessa in detrazione',
  somma(impostaAgricola, detraibileMiste, detraibileNonImponibili),
  AGRICOLTURA,
);

// --- 3-C and 4 ---
export const esentiOccasionali = barrataModulo('vf60', 'Esenti solo occasionali o accessorie');
export const margineOccasionale = barrataModulo('vf61', 'Cessioni occasionali di beni usati nel margine');
export const connesseOccasionali = {
  imponibile: importoModulo('vf62', 'Operazioni occasionali art. 34-bis, imponibile'),
  imposta: importoModulo('vf62.imposta', 'Operazioni occasionali art. 34-bis, imposta'),
};
export const rettifiche = importoModulo('vf70', 'Totale rettifiche');
export const detraibileAParte: Dato = importoModulo('vf71.aParte', 'IVA detraibile determinata a parte');

const forfetaria = (imposta: Nodo): Nodo => arrotonda.euro(per(imposta, detrazioneForfetaria));
const meta = forfetaria(attive.impostaVendite);
const terzo = arrotonda.euro(diviso(attive.impostaVendite, numero(3)));
/** The first method that is ticked; that one alone is, a check says. */
const perMetodo: Nodo = (
  [
    [metodi.esenti, detraibileEsenti],
    [metodi.agricole, somma(detraibileAgricola, forfetaria(connesseOccasionali.imposta))],
    [metodi.agriturismo, meta],
    [metodi.associazioni, terzo],
    [metodi.spettacoli, meta],
    [metodi.connesse, meta],
    [metodi.enoturismo, meta],
    [metodi.oleoturismo, meta],
  ] as const
).reduceRight<Nodo>(
  (altrimenti, [metodo, quanto]) => se(metodo, quanto, altrimenti),
  passive.impostaAcquisti,
);

/** VF71: by the method, with the adjustments; what was counted elsewhere (agencies, margin) takes its place. */
export const detraibile = conteggioModulo(
  'vf71',
  'IVA ammessa in detrazione',
  se(presente(detraibileAParte), detraibileAParte, somma(perMetodo, rettifiche)),
  fonte('D.P.R. 633/1972', 'artt. da 19 a 19-bis2 e 34'),
);

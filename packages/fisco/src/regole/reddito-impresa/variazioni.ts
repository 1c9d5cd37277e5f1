import {
  arrotonda,
  type Nodo,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import { quotaEsclusa } from '../../parametri/societa.ts';
import { daRiscontrare, fonte, tra, tuir } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';
import { isInRG } from '../semplificata.ts';
import * as beni from './beni.ts';
import * as interessi from './interessi.ts';
import * as rate from './rateazioni.ts';
import * as registri from './registri.ts';
import { type ColonnaVoce, importoDi, makeCoppie, makeVoce, makeVoceDi, oppure, type Voce } from './voci.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF 2026', 'fascicolo 3, r. 770-1482');
const SU = 'redditoImpresa.aumento';
const GIU = 'redditoImpresa.diminuzione';
const su = (rigo: number, titolo: string) => makeVoce(SU, rigo, titolo);
const giu = (rigo: number, titolo: string) => makeVoce(GIU, rigo, titolo);
/** What RS divides in parts stands in RG, where RG is filled. */
const fuoriDiRG = (nodo: Nodo): Nodo => se(isInRG, zeroEuro, nodo);
const parte = (chiave: string, titolo: string) => importo(`redditoImpresa.${chiave}`, titolo);
const in2 = (radice: string, rigo: number, di: string, totale: string): [ColonnaVoce, ColonnaVoce] => [
  [1, importo(`${radice}${rigo}.di`, di)],
  [2, importo(`${radice}${rigo}`, totale)],
];
const conDi = (radice: string, rigo: number, titolo: string, di: string): Voce => {
  const colonne = in2(radice, rigo, di, 'Totale');
  return makeVoceDi(radice, rigo, titolo, colonne, colonne[0][1]);
};

// --- up -------------------------------------------------------------------------------------------------------------------
const plus = in2(SU, 7, 'Plusvalenze', 'Totale');
const contributi = parte('aumento8', 'Importo');
const interessiIndeducibili = in2(SU, 15, 'Art. 96 o 61', 'Totale');
const trasporto = parte('aumento18', 'Importo');
const eccedenti = parte('aumento21.ordinari', 'Artt. 102 e 103');
const finanziari = parte('aumento21.finanziari', 'Art. 104');
const manutenzioni = parte('aumento24', 'Importo');
const previdenza = parte('aumento25.previdenza', 'Art. 105');
const suCrediti = parte('aumento25.crediti', 'Art. 106');
export const coppieAumento = makeCoppie('redditoImpresa.rf31');
export const altreInAumento = conteggio(
  'redditoImpresa.aumento31',
  'Altre variazioni in aumento',
  somma(...coppieAumento.map((coppia) => coppia.importo)),
  MODELLO,
);

/** Variations up, by rigo: RF31 stands apart. */
export const aumenti: readonly Voce[] = [
  makeVoceDi(
    SU,
    7,
    'Plusvalenze e sopravvenienze, quote costanti',
    plus,
    somma(
      oppure(plus[0][1], fuoriDiRG(rate.plusvalenze.imponibile)),
      fuoriDiRG(rate.sopravvenienze.imponibile),
    ),
  ),
  makeVoceDi(
    SU,
    8,
    'Contributi e liberalità, quote',
    [[1, contributi]],
    fuoriDiRG(rate.contributi.imponibile),
  ),
  su(9, 'Redditi determinati con criteri non analitici'),
  su(10, 'Redditi di immobili non strumentali'),
  su(11, 'Spese degli immobili non strumentali'),
  conDi(SU, 12, 'Ricavi non annotati e adeguamento ISA', 'Adeguamento ISA'),
  su(13, 'Rimanenze non contabilizzate'),
  su(14, 'Compensi agli amministratori non corrisposti'),
  makeVoceDi(
    SU,
    15,
    'Interessi passivi indeducibili',
    interessiIndeducibili,
    oppure(interessiIndeducibili[0][1], interessi.inAumento),
  ),
  su(16, 'Imposte indeducibili o non pagate'),
  conDi(SU, 17, 'Oneri di utilità sociale', 'Erogazioni liberali'),
  makeVoceDi(SU, 18, 'Mezzi di trasporto, parte indeducibile', [[1, trasporto]], beni.veicoliIndeducibili),
  conDi(SU, 19, 'Svalutazioni, minusvalenze e sopravvenienze passive', 'Dividend washing'),
  su(20, 'Minusvalenze di partecipazioni esenti'),
  makeVoceDi(
    SU,
    21,
    'Ammortamenti eccedenti',
    [
      [1, eccedenti],
      [2, finanziari],
      [3, parte('aumento21', 'Totale')],
    ],
    somma(oppure(eccedenti, beni.ammortamentiEccedenti), finanziari),
  ),
  su(22, 'Variazioni del consolidato'),
  makeVoceDi(
    SU,
    23,
    'Rappresentanza, vitto e alloggio, componenti di altri esercizi',
    [
      [1, registri.alberghiRappresentanza],
      [2, registri.altraRappresentanza],
      [3, parte('aumento23', 'Totale')],
    ],
    somma(registri.alberghiRappresentanza, registri.altraRappresentanza),
  ),
  makeVoceDi(SU, 24, 'Manutenzioni oltre il 5%', [[1, manutenzioni]], registri.eccedenzaManutenzioni),
  makeVoceDi(
    SU,
    25,
    'Svalutazioni e accantonamenti',
    [
      [1, previdenza],
      [2, suCrediti],
      [3, parte('aumento25', 'Totale')],
    ],
    somma(previdenza, oppure(suCrediti, registri.svalutazioneEccedente)),
  ),
  su(27, 'Spese indeducibili per il pro-rata'),
  su(28, 'Differenze su cambi'),
  su(30, 'Componenti positivi imputati a patrimonio'),
];

// --- down -----------------------------------------------------------------------------------------------------------------
const rinviate = in2(GIU, 34, 'Plusvalenze', 'Totale');
const alberghi = parte('diminuzione43.alberghi', 'Alberghi e ristoranti');
const rappresentanza = parte('diminuzione43.rappresentanza', 'Rappresentanza deducibile');
export const plusEsenti = parte('diminuzione46.realizzate', 'Plusvalenze con i requisiti');
export const dividendi = parte('diminuzione47.incassati', 'Dividendi incassati');
const escluso = (di: typeof dividendi) => arrotonda.euro(per(di, quotaEsclusa));
const privilegiati = (rigo: number, titolo: string, di: typeof dividendi): Voce =>
  makeVoceDi(
    GIU,
    rigo,
    titolo,
    [
      [1, parte(`diminuzione${rigo}.di`, 'di cui Stati privilegiati')],
      [90, di],
      [2, parte(`diminuzione${rigo}`, 'Quota esente')],
    ],
    escluso(di),
  );
const esenti = (
  [
    [1, 'Patent box'],
    [2, 'Ruling'],
    [3, 'Quota annuale'],
    [4, 'Navi'],
    [5, 'Plusvalenze di navi'],
    [6, 'Pesca e crociere'],
    [91, 'Attività rientrate in Italia'],
  ] as const
).map(([colonna, titolo]): ColonnaVoce => [colonna, parte(`diminuzione50.${colonna}`, titolo)]);
const amministratori = parte('diminuzione40.amministratori', 'Compensi ad amministratori ora pagati');
const associati = parte('diminuzione40', 'Importo');
export const coppieDiminuzione = makeCoppie('redditoImpresa.rf55');
/** What a prospect gives for a code that was not written. */
const daiProspetti = [
  [6, registri.quoteManutenzioni],
  [12, registri.irapDecimo],
  [13, interessi.inDiminuzione],
  [33, registri.irapLavoro],
  [66, registri.maxiOrdinaria],
  [67, registri.maxiTutelati],
] as const;
const oppureDi = (codice: number, registro: (typeof daiProspetti)[number][1]) =>
  se(oltre(importoDi(coppieDiminuzione, codice), zeroEuro), zeroEuro, registro);
export const diminuzioniDaiProspetti = conteggio(
  'redditoImpresa.diminuzione55.prospetti',
  'Codici 6, 12, 13, 33, 66, 67 dai prospetti',
  somma(...daiProspetti.map(([codice, registro]) => oppureDi(codice, registro))),
  MODELLO,
);
export const altreInDiminuzione = conteggio(
  'redditoImpresa.diminuzione55',
  'Altre variazioni in diminuzione',
  somma(diminuzioniDaiProspetti, ...coppieDiminuzione.map((coppia) => coppia.importo)),
  MODELLO,
);
/** The part of the variations that the advances of the next year do not look at. */
export const maxiDeduzione = regola({
  id: 'redditoImpresa.maxiDeduzione',
  titolo: 'Maggiorazione del costo delle nuove assunzioni',
  unita: 'euro',
  formule: [
    tra(2018, 2023, zeroEuro, MODELLO),
    tra(
      2024,
      null,
      somma(
        ...[66, 67].map((codice) => importoDi(coppieDiminuzione, codice)),
        oppureDi(66, registri.maxiOrdinaria),
        oppureDi(67, registri.maxiTutelati),
      ),
      fonte('D.Lgs. 216/2023', 'art. 4'),
    ),
  ],
});

/** Variations down: RF55 stands apart. */
export const diminuzioni: readonly Voce[] = [
  makeVoceDi(
    GIU,
    34,
    'Plusvalenze e sopravvenienze rateizzate',
    rinviate,
    somma(
      oppure(rinviate[0][1], fuoriDiRG(rate.plusvalenze.rinviato)),
      fuoriDiRG(rate.sopravvenienze.rinviato),
    ),
  ),
  makeVoceDi(
    GIU,
    35,
    'Contributi e liberalità, quote rinviate',
    [[1, parte('diminuzione35', 'Importo')]],
    fuoriDiRG(rate.contributi.rinviato),
  ),
  giu(36, 'Utili di società di persone già tassati'),
  giu(38, 'Dividendi di utili in trasparenza'),
  giu(39, 'Proventi degli immobili non strumentali'),
  {
    rigo: 40,
    titolo: 'Utili a dipendenti e associati, compensi agli amministratori pagati',
    colonne: [
      [1, associati],
      [90, amministratori],
    ],
    entra: somma(associati, amministratori),
  },
  makeVoceDi(
    GIU,
    43,
    'Rappresentanza, vitto e alloggio, componenti ora deducibili',
    [
      [1, alberghi],
      [2, rappresentanza],
      [3, parte('diminuzione43', 'Totale')],
    ],
    se(
      presente(rappresentanza),
      rappresentanza,
      se(presente(alberghi), alberghi, registri.rappresentanzaDeducibile),
    ),
  ),
  giu(44, 'Proventi non computabili'),
  giu(45, 'Differenze su cambi'),
  privilegiati(46, 'Plusvalenze esenti', plusEsenti),
  privilegiati(47, 'Dividendi, quota esclusa', dividendi),
  giu(48, 'Utili di partecipate estere già tassati'),
  makeVoceDi(
    GIU,
    50,
    'Reddito esente e detassato',
    [...esenti, [7, parte('diminuzione50', 'Totale')]],
    somma(...esenti.map(([, dato]) => dato)),
  ),
  giu(53, 'Componenti negativi imputati a patrimonio'),
  giu(54, 'Rimanenze contabilizzate in misura superiore'),
];

export const totaleAumenti = conteggio(
  'redditoImpresa.totaleAumenti',
  'Totale variazioni in aumento',
  somma(...aumenti.map((voce) => voce.entra), altreInAumento),
  tuir('art. 83'),
);
export const totaleDiminuzioni = conteggio(
  'redditoImpresa.totaleDiminuzioni',
  'Totale variazioni in diminuzione',
  somma(...diminuzioni.map((voce) => voce.entra), altreInDiminuzione),
  tuir('art. 83'),
);

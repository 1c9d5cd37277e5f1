import {
  almeno,
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  e,
  fino,
  incerto,
  type Nodo,
  nonGestito,
  numero,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/casa.ts';
import { sogliaTetto } from '../parametri/oneri.ts';
import { daRiscontrare, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** The last year whose instalments count in the trattamento integrativo (L. 234/2021, art. 1, c. 3). */
const ULTIMO_ANNO_TRATTAMENTO = 2021;
/** The first year whose expenses count in the ceiling of TUIR art. 16-ter. */
const PRIMO_ANNO_TETTO = 2025;
const OLTRE_TETTO = nonGestito(
  'Caso non gestito: lavori dal 2025 con reddito oltre 75.000 euro, perché contano nel tetto delle spese.',
);

/** Works on buildings paid back in instalments: what is entered of one, and what all give. */
export interface Lavori {
  readonly raccolta: string;
  readonly anno: Dato;
  readonly aliquota: Dato;
  readonly numeroRata: Dato;
  readonly rata: Dato;
  readonly detrazione: Concetto;
  readonly totaleRate: Concetto;
  readonly totale: Concetto;
  /** Of works done until 2021. */
  readonly vecchi: Concetto;
}

function makeLavori(raccolta: string, nome: string, titolo: string, legge: ReturnType<typeof tuir>): Lavori {
  const given = (id: string, t: string, unita: Dato['unita'], seManca: Dato['seManca']) =>
    dato({ id: `${raccolta}.${id}`, titolo: t, unita, raccolta, seManca, prova: 'fatture e bonifici' });
  const anno = given('anno', 'Anno della spesa', 'numero', 'ignoto');
  const aliquota = given('aliquota', 'Percentuale', 'codice', 'ignoto');
  const rata = given('rata', 'Importo della rata', 'euro', 'zero');
  const suoi = cerca(aliquota, p.aliquoteLavori, 'Percentuale {chiave} non prevista.');
  const intera = se(oltre(rata, zeroEuro), arrotonda.centesimo(per(rata, suoi)), zeroEuro);
  const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RP');
  const detrazione = regola({
    id: `${raccolta}.detrazione`,
    titolo: `Detrazione della rata, ${nome}`,
    unita: 'euro',
    raccolta,
    formule: [
      tra(2018, PRIMO_ANNO_TETTO - 1, intera, legge),
      tra(
        PRIMO_ANNO_TETTO,
        null,
        se(
          e(oltre(rata, zeroEuro), oltre(rc, sogliaTetto)),
          se(almeno(anno, numero(PRIMO_ANNO_TETTO)), OLTRE_TETTO, intera),
          intera,
        ),
        legge,
        tuir('art. 16-ter'),
      ),
    ],
  });
  const total = (id: string, t: string, di: Nodo) =>
    regola({
      id: `${raccolta}.${id}`,
      titolo: `${t}, ${nome}`,
      unita: 'euro',
      formule: sempre(sommaDi(raccolta, di), legge, MODELLO),
    });
  return {
    raccolta,
    anno,
    aliquota,
    rata,
    numeroRata: given('numeroRata', 'Numero della rata', 'numero', 'zero'),
    detrazione,
    totaleRate: total('totaleRate', 'Totale delle rate', rata),
    totale: total('totale', titolo, detrazione),
    vecchi: total(
      'vecchi',
      'Detrazione delle spese fino al 2021',
      se(
        oltre(rata, zeroEuro),
        se(fino(anno, numero(ULTIMO_ANNO_TRATTAMENTO)), detrazione, zeroEuro),
        zeroEuro,
      ),
    ),
  };
}

/** RP41-RP47. */
export const recupero = makeLavori(
  'recuperi',
  'recupero del patrimonio edilizio',
  'Detrazione',
  tuir('art. 16-bis'),
);
/** RP61-RP64. */
export const energia = makeLavori(
  'energetici',
  'risparmio energetico',
  'Detrazione',
  daRiscontrare('D.L. 63/2013', 'art. 14'),
);
/** What a rate of the energy works gives: one column of RP66 each, in the order of the form. */
export const energiaPerAliquota: Readonly<Record<string, Concetto>> = Object.fromEntries(
  [50, 55, 65, 70, 75, 80, 85, 90, 110, 60].map((n) => [
    `${n}%`,
    regola({
      id: `energetici.al${n}`,
      titolo: `Detrazione del ${n}%`,
      unita: 'euro',
      formule: sempre(
        sommaDi(
          energia.raccolta,
          se(
            oltre(energia.rata, zeroEuro),
            se(uguale(energia.aliquota, codice(n)), energia.detrazione, zeroEuro),
            zeroEuro,
          ),
        ),
        daRiscontrare('D.L. 63/2013', 'art. 14'),
      ),
    }),
  ]),
);

const arredo = (id: string, titolo: string) =>
  dato({ id: `arredi.${id}`, titolo, unita: 'euro', seManca: 'zero', prova: 'fatture e bonifici' });
/** RP56-RP59: instalments already within their ceilings. */
export const arredi = {
  ricarica: arredo('ricarica', 'Ricarica di veicoli elettrici, rata'),
  mobili: arredo('mobili', 'Mobili ed elettrodomestici, rata'),
  coppie: arredo('coppie', 'Mobili delle giovani coppie, rata'),
  classe: arredo('classe', 'IVA di abitazioni in classe A o B, rata'),
} as const;
export const totaleArredi = regola({
  id: 'arredi.totale',
  titolo: 'Totale delle rate, sezione III-C',
  unita: 'euro',
  formule: sempre(somma(...Object.values(arredi)), daRiscontrare('Istruzioni Redditi PF', 'quadro RP')),
});
const ARREDI = daRiscontrare('D.L. 63/2013', 'art. 16, c. 2');
const meta = arrotonda.centesimo(per(totaleArredi, p.aliquotaArredi));
/** Above 75,000 euro of income expenses made since 2025 are within a ceiling: the righi do not say the year. */
export const detrazioneArredi = regola({
  id: 'arredi.detrazione',
  titolo: 'Detrazione della sezione III-C',
  unita: 'euro',
  formule: [
    tra(2018, PRIMO_ANNO_TETTO - 1, se(oltre(totaleArredi, zeroEuro), meta, zeroEuro), ARREDI),
    tra(
      PRIMO_ANNO_TETTO,
      null,
      se(
        oltre(totaleArredi, zeroEuro),
        se(oltre(rc, sogliaTetto), incerto(meta, 'le rate si presumono di spese fino al 2024'), meta),
        zeroEuro,
      ),
      ARREDI,
      tuir('art. 16-ter'),
    ),
  ],
});

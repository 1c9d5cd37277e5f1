import {
  arrotonda,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  incerto,
  meno,
  type Nodo,
  non,
  nonDovuto,
  nonGestito,
  o,
  oltre,
  per,
  presente,
  quota,
  rapporto,
  regola,
  scaglioni,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/terreni.ts';
import { daRiscontrare, fonte, sempre, tuir } from './fonti.ts';

/** One rigo of quadro RA: a piece of land, or a part of the year of it. */
export const terreni = 'terreni';

const given = (
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'],
  prova?: string,
): Dato =>
  dato({
    id: `terreni.${id}`,
    titolo,
    unita,
    raccolta: terreni,
    seManca,
    ...(prova ? { prova } : {}),
  });

export const dominicale = given('dominicale', 'Reddito dominicale', 'euro', 'zero', 'visura catastale');
export const titolo = given('titolo', 'Titolo', 'codice', 'ignoto');
export const agrario = given('agrario', 'Reddito agrario', 'euro', 'zero', 'visura catastale');
export const giorniPossesso = given('giorni', 'Giorni di possesso', 'giorni', { iniziale: 365 });
export const quotaPossesso = given('quota', 'Percentuale di possesso', 'rapporto', { iniziale: 10_000 });
export const canone = given('canone', 'Canone di affitto', 'euro', 'ignoto', 'contratto di affitto');
export const casoParticolare = given('caso', 'Casi particolari', 'codice', 'zero');
export const imuNonDovuta = given('imuNonDovuta', 'IMU non dovuta', 'logico', 'zero');
export const coltivatore = given('coltivatore', 'Coltivatore diretto o IAP', 'logico', 'zero');

const isIn = (campo: Dato, ...codici: number[]): Nodo => o(...codici.map((n) => uguale(campo, codice(n))));
const isIndicato = o(presente(dominicale), presente(agrario));
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RA');
const RIVALUTAZIONI = [
  daRiscontrare('L. 662/1996', 'art. 3, c. 50'),
  daRiscontrare('L. 228/2012', 'art. 1, c. 512'),
];
const GIOVANI = uguale(casoParticolare, codice(4));
const nonPrevisto = nonGestito('Caso non gestito: sono gestiti i titoli 1, 2, 3 e 4.');

/** An income raised as the law wants, for the share and the days: as it is for land let to young farmers. */
const rivaluta = (importo: Dato, rivalutazione: Nodo) =>
  arrotonda.centesimo(
    diviso(
      per(
        per(
          per(
            per(importo, se(GIOVANI, quota(1), rivalutazione)),
            se(o(GIOVANI, coltivatore), quota(1), p.ulterioreRivalutazione),
          ),
          quotaPossesso,
        ),
        giorniPossesso,
      ),
      giorniAnno,
    ),
  );

/** Income of the rigo, when its case is one the program handles. */
const makeReddito = (id: string, nome: string, valore: Nodo, ...articoli: string[]) =>
  regola({
    id: `terreni.${id}`,
    titolo: nome,
    unita: 'euro',
    raccolta: terreni,
    formule: sempre(
      se(
        isIndicato,
        se(
          isIn(casoParticolare, 1, 2, 5, 6),
          nonGestito('Caso non gestito: è gestito solo il caso particolare 4.'),
          valore,
        ),
        zeroEuro,
      ),
      ...articoli.map(tuir),
      ...RIVALUTAZIONI,
      MODELLO,
    ),
  });

const dominicaleRivalutato = makeReddito(
  'dominicaleRivalutato',
  'Reddito dominicale rivalutato per quota e giorni',
  se(isIn(titolo, 4), zeroEuro, rivaluta(dominicale, p.rivalutazioneDominicale)),
  'art. 27',
);
const canoneQuota = arrotonda.centesimo(per(canone, quotaPossesso));
const conCanone = se(
  fino(canoneQuota, arrotonda.centesimo(per(dominicaleRivalutato, p.quotaCanoneVincolato))),
  canoneQuota,
  dominicaleRivalutato,
);
export const redditoDominicale = makeReddito(
  'redditoDominicale',
  'Reddito dominicale',
  se(
    isIn(titolo, 1, 3),
    dominicaleRivalutato,
    se(
      isIn(titolo, 2),
      conCanone,
      se(isIn(titolo, 4), nonDovuto('chi conduce dichiara il solo reddito agrario'), nonPrevisto),
    ),
  ),
  'artt. 27 e 28',
);

const isInImu = e(isIn(titolo, 1), non(imuNonDovuta));
export const dominicaleImponibile = makeReddito(
  'dominicaleImponibile',
  'Reddito dominicale imponibile',
  se(isInImu, nonDovuto('non imponibile: sostituito dall’IMU'), redditoDominicale),
  'art. 27',
);
export const dominicaleNonImponibile = makeReddito(
  'dominicaleNonImponibile',
  'Reddito dominicale non imponibile',
  se(isInImu, redditoDominicale, nonDovuto('terreno affittato o non soggetto a IMU')),
  'art. 27',
);
export const agrarioImponibile = makeReddito(
  'agrarioImponibile',
  'Reddito agrario imponibile',
  se(
    isIn(titolo, 1, 4),
    rivaluta(agrario, p.rivalutazioneAgrario),
    se(isIn(titolo, 2, 3), nonDovuto('il reddito agrario è di chi conduce il terreno'), nonPrevisto),
  ),
  'artt. 32-34',
);

const COLTIVATORI = fonte('L. 232/2016', 'art. 1, c. 44');
const sum = (id: string, nome: string, valore: Nodo, ...fonti: (typeof MODELLO)[]) =>
  regola({ id: `terreni.${id}`, titolo: nome, unita: 'euro', formule: sempre(valore, ...fonti) });
const total = (id: string, nome: string, di: Nodo) => sum(id, nome, sommaDi(terreni, di), MODELLO);
const diColtivatore = (di: Nodo) => se(coltivatore, di, zeroEuro);
const diAltri = (di: Nodo) => se(coltivatore, zeroEuro, di);

const dominicaleAltri = total(
  'dominicaleAltri',
  'Redditi dominicali ordinari',
  diAltri(dominicaleImponibile),
);
const agrarioAltri = total('agrarioAltri', 'Redditi agrari ordinari', diAltri(agrarioImponibile));
const dominicaleColtivatori = total(
  'dominicaleColtivatori',
  'Redditi dominicali di coltivatori diretti e IAP',
  diColtivatore(dominicaleImponibile),
);
const agrarioColtivatori = total(
  'agrarioColtivatori',
  'Redditi agrari di coltivatori diretti e IAP',
  diColtivatore(agrarioImponibile),
);
const lordoColtivatori = somma(dominicaleColtivatori, agrarioColtivatori);
/** What counts of the income of farmers, all their land together. */
export const imponibileColtivatori = sum(
  'imponibileColtivatori',
  'Parte imponibile dei redditi di coltivatori diretti e IAP',
  se(
    oltre(lordoColtivatori, zeroEuro),
    arrotonda.centesimo(scaglioni(lordoColtivatori, p.fasceColtivatori)),
    zeroEuro,
  ),
  COLTIVATORI,
  fonte('D.L. 215/2023', 'art. 13, c. 3-bis'),
);
const dominicaleRidotto = sum(
  'dominicaleRidotto',
  'Parte dominicale imponibile di coltivatori diretti e IAP',
  se(
    oltre(imponibileColtivatori, zeroEuro),
    incerto(
      arrotonda.centesimo(per(imponibileColtivatori, rapporto(dominicaleColtivatori, lordoColtivatori))),
      'ripartizione fra reddito dominicale e agrario da riscontrare',
    ),
    zeroEuro,
  ),
  COLTIVATORI,
);

export const totaleDominicale = sum(
  'totaleDominicale',
  'Totale dei redditi dominicali imponibili',
  somma(dominicaleAltri, dominicaleRidotto),
  MODELLO,
);
export const totaleAgrario = sum(
  'totaleAgrario',
  'Totale dei redditi agrari imponibili',
  somma(agrarioAltri, meno(imponibileColtivatori, dominicaleRidotto)),
  MODELLO,
);
export const totaleNonImponibile = total(
  'totaleNonImponibile',
  'Totale dei redditi dominicali non imponibili',
  dominicaleNonImponibile,
);

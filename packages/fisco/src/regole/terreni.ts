import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  diviso,
  e,
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
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { rivalutazioneFabbricati } from '../parametri/immobili.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/terreni.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { quotaIap } from './partecipazioni.ts';

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
export const continuazione = given('continuazione', 'Continuazione', 'logico', 'zero');
export const imuNonDovuta = given('imuNonDovuta', 'IMU non dovuta', 'logico', 'zero');
export const coltivatore = given('coltivatore', 'Coltivatore diretto o IAP', 'logico', 'zero');
/** From the form of 2026: crops grown in buildings, by what of the two incomes is higher. */
export const vegetali = given('vegetali', 'Produzione di vegetali', 'codice', 'zero');

const isIn = (campo: Dato, ...codici: number[]): Nodo => o(...codici.map((n) => uguale(campo, codice(n))));
const isIndicato = o(presente(dominicale), presente(agrario));
/** Read whole for the forms of 2023-2026; those before are thought to be as they are. */
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, quadro RA');
const RIVALUTAZIONI = [fonte('L. 662/1996', 'art. 3, c. 50'), fonte('L. 228/2012', 'art. 1, c. 512')];
/** Let to young farmers: what the first law raised stays as it was, what the second did does not; not for crops in buildings. */
const isAiGiovani = e(isIn(casoParticolare, 4), non(isIn(vegetali, 1)));
/** The crop was lost: neither income counts. */
const isPerso = isIn(casoParticolare, 2, 6);
/** Who declares with a 730 has here what a partnership gives him: taxed income (5, 11), as it is written, and not taxed (10). */
const isDaSocieta = isIn(titolo, 5, 11);
const isSocietaEsente = isIn(titolo, 10);
/** Who shares in a farm of the family: the instructions call its income a part of what the farm has made, and say no raise of it. */
const isDaFamiglia = isIn(titolo, 6);
const QUOTA_FAMIGLIA = 'quota dell’impresa familiare presa come è scritta, senza rivalutarla';
/** Of a land that several work the income written is already the part of who declares it. */
const isAssociata = isIn(casoParticolare, 3);
const ULTIMO_ANNO_ESENTE = 2023;

const rapporta = (importo: Nodo) =>
  arrotonda.centesimo(diviso(per(per(importo, quotaPossesso), giorniPossesso), giorniAnno));
/** An income raised as the law wants, before share and days; `isSenzaUlteriore`: who has not the second raise. */
const rivaluta = (importo: Dato, rivalutazione: Nodo, isSenzaUlteriore: Nodo) =>
  per(
    per(importo, se(isAiGiovani, quota(1), rivalutazione)),
    se(isSenzaUlteriore, quota(1), p.ulterioreRivalutazione),
  );
/** A farmer has not the second raise, save for crops in buildings. */
const dominicaleSenzaUlteriore = e(coltivatore, non(isIn(vegetali, 1)));
const agrarioSenzaUlteriore = e(coltivatore, non(presente(vegetali)));

/** Income of the rigo, when its case is one the program handles. */
const makeReddito = (id: string, nome: string, formule: Concetto['formule']) =>
  regola({ id: `terreni.${id}`, titolo: nome, unita: 'euro', raccolta: terreni, formule });
const seIndicato = (valore: Nodo) =>
  se(
    isIndicato,
    se(
      isIn(casoParticolare, 1, 5),
      nonGestito('Caso non gestito: sono gestiti i casi particolari 2, 3, 4 e 6.'),
      se(
        e(presente(vegetali), non(isIn(vegetali, 1, 2))),
        nonGestito('Produzione di vegetali: indicare il codice, 1 o 2.'),
        valore,
      ),
    ),
    zeroEuro,
  );
const sempreSe = (valore: Nodo, ...articoli: string[]) =>
  sempre(seIndicato(valore), ...articoli.map(tuir), ...RIVALUTAZIONI, MODELLO);

/** The instructions say the 5% of the comparison, and no further raise: that it is what the income is raised by is a reading. */
const RENDITA = 'rendita rivalutata del 5%, come nel confronto col reddito dominicale';
const dominicaleRivalutato = makeReddito(
  'dominicaleRivalutato',
  'Reddito dominicale rivalutato per quota e giorni',
  sempreSe(
    se(
      o(isIn(titolo, 4), isPerso),
      zeroEuro,
      se(
        isIn(vegetali, 2),
        incerto(rapporta(per(dominicale, rivalutazioneFabbricati)), RENDITA),
        rapporta(rivaluta(dominicale, p.rivalutazioneDominicale, dominicaleSenzaUlteriore)),
      ),
    ),
    'art. 27',
  ),
);
const canoneQuota = arrotonda.centesimo(per(canone, quotaPossesso));
const conCanone = se(
  sotto(canoneQuota, arrotonda.centesimo(per(dominicaleRivalutato, p.quotaCanoneVincolato))),
  canoneQuota,
  dominicaleRivalutato,
);
const RIGO_PER_RIGO = 'lo stesso terreno su più righi: il confronto col canone è fatto rigo per rigo';
const nonPrevisto = nonGestito('Titolo sconosciuto: non è fra i codici del modello.');
export const redditoDominicale = makeReddito(
  'redditoDominicale',
  'Reddito dominicale',
  sempreSe(
    se(
      isIn(titolo, 1, 3, 6, 7, 8, 9),
      dominicaleRivalutato,
      se(
        isIn(titolo, 2),
        se(isPerso, zeroEuro, se(continuazione, incerto(conCanone, RIGO_PER_RIGO), conCanone)),
        se(
          isIn(titolo, 4),
          nonDovuto('chi conduce dichiara il solo reddito agrario'),
          se(o(isDaSocieta, isSocietaEsente), dominicale, nonPrevisto),
        ),
      ),
    ),
    'artt. 27 e 28',
  ),
);
const agrarioRivalutato = rivaluta(agrario, p.rivalutazioneAgrario, agrarioSenzaUlteriore);
export const redditoAgrario = makeReddito(
  'redditoAgrario',
  'Reddito agrario',
  sempreSe(
    se(
      isIn(titolo, 1, 4, 7, 8, 9),
      se(
        isPerso,
        zeroEuro,
        se(isAssociata, arrotonda.centesimo(agrarioRivalutato), rapporta(agrarioRivalutato)),
      ),
      se(
        isIn(titolo, 2, 3),
        nonDovuto('il reddito agrario è di chi conduce il terreno'),
        se(
          o(isDaSocieta, isSocietaEsente),
          agrario,
          se(isDaFamiglia, se(isPerso, zeroEuro, incerto(agrario, QUOTA_FAMIGLIA)), nonPrevisto),
        ),
      ),
    ),
    'artt. 32-34',
  ),
);

const COLTIVATORI = fonte('L. 232/2016', 'art. 1, c. 44');
const diColtivatore = nonDovuto('di coltivatore diretto o IAP');
const daSocieta = nonDovuto('non imponibile, attribuito da una società semplice');
const isInImu = e(isIn(titolo, 1, 6, 7, 8, 9), non(imuNonDovuta));
export const dominicaleImponibile = makeReddito(
  'dominicaleImponibile',
  'Reddito dominicale imponibile',
  sempreSe(
    se(
      isSocietaEsente,
      daSocieta,
      se(
        coltivatore,
        diColtivatore,
        se(isInImu, nonDovuto('non imponibile: sostituito dall’IMU'), redditoDominicale),
      ),
    ),
    'art. 27',
  ),
);
const inImu = se(isInImu, redditoDominicale, nonDovuto('terreno affittato o non soggetto a IMU'));
const nonImponibile = (altri: Nodo) =>
  seIndicato(se(isSocietaEsente, somma(redditoDominicale, redditoAgrario), altri));
/** Until 2023 the incomes of farmers stand here, whole. */
export const dominicaleNonImponibile = makeReddito(
  'dominicaleNonImponibile',
  'Reddito dominicale non imponibile',
  [
    tra(
      2018,
      ULTIMO_ANNO_ESENTE,
      nonImponibile(se(coltivatore, somma(redditoDominicale, redditoAgrario), inImu)),
      tuir('art. 27'),
      COLTIVATORI,
      MODELLO,
    ),
    tra(
      ULTIMO_ANNO_ESENTE + 1,
      null,
      nonImponibile(se(coltivatore, diColtivatore, inImu)),
      tuir('art. 27'),
      MODELLO,
    ),
  ],
);
export const agrarioImponibile = makeReddito(
  'agrarioImponibile',
  'Reddito agrario imponibile',
  sempreSe(se(isSocietaEsente, daSocieta, se(coltivatore, diColtivatore, redditoAgrario)), 'artt. 32-34'),
);
const soloColtivatore = (valore: Nodo) =>
  sempreSe(
    se(isSocietaEsente, daSocieta, se(coltivatore, valore, nonDovuto('né coltivatore diretto né IAP'))),
  );
/** From 2024 the incomes of farmers have columns of their own, and count in part, all their land together. */
export const dominicaleIap = makeReddito(
  'dominicaleIap',
  'Reddito dominicale di coltivatore diretto o IAP',
  soloColtivatore(redditoDominicale),
);
export const agrarioIap = makeReddito(
  'agrarioIap',
  'Reddito agrario di coltivatore diretto o IAP',
  soloColtivatore(redditoAgrario),
);

const sum = (id: string, nome: string, valore: Nodo, ...fonti: (typeof MODELLO)[]) =>
  regola({ id: `terreni.${id}`, titolo: nome, unita: 'euro', formule: sempre(valore, ...fonti) });
const total = (id: string, nome: string, di: Nodo) => sum(id, nome, sommaDi(terreni, di), MODELLO);

const dominicaleAltri = total('dominicaleAltri', 'Redditi dominicali ordinari', dominicaleImponibile);
const agrarioAltri = total('agrarioAltri', 'Redditi agrari ordinari', agrarioImponibile);
export const totaleDominicaleIap = total(
  'dominicaleColtivatori',
  'Redditi dominicali di coltivatori diretti e IAP',
  dominicaleIap,
);
export const totaleAgrarioIap = total(
  'agrarioColtivatori',
  'Redditi agrari di coltivatori diretti e IAP',
  agrarioIap,
);
const lordoColtivatori = somma(totaleDominicaleIap, totaleAgrarioIap);
const fascia = arrotonda.centesimo(scaglioni(lordoColtivatori, p.fasceColtivatori));
const PARTE_ESENTE = 'parte esente ricevuta da società semplici non sottratta';
/** What counts of the income of farmers, all their land together. */
export const imponibileColtivatori = sum(
  'imponibileColtivatori',
  'Parte imponibile dei redditi di coltivatori diretti e IAP',
  se(
    oltre(lordoColtivatori, zeroEuro),
    se(oltre(quotaIap, zeroEuro), incerto(fascia, PARTE_ESENTE), fascia),
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
    arrotonda.centesimo(per(imponibileColtivatori, rapporto(totaleDominicaleIap, lordoColtivatori))),
    zeroEuro,
  ),
  COLTIVATORI,
  MODELLO,
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
const nonImponibili = sommaDi(terreni, dominicaleNonImponibile);
export const totaleNonImponibile = regola({
  id: 'terreni.totaleNonImponibile',
  titolo: 'Totale dei redditi fondiari non imponibili',
  unita: 'euro',
  formule: [
    tra(2018, ULTIMO_ANNO_ESENTE, nonImponibili, MODELLO),
    tra(
      ULTIMO_ANNO_ESENTE + 1,
      null,
      somma(nonImponibili, meno(lordoColtivatori, imponibileColtivatori)),
      COLTIVATORI,
      MODELLO,
    ),
  ],
});

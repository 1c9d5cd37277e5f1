import {
  almeno,
  arrotonda,
  cerca,
  codice,
  dato,
  diviso,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  mesi,
  type Nodo,
  nonDovuto,
  numero,
  o,
  oltre,
  type Parametro,
  parte,
  per,
  presente,
  regime,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { regionePerComune } from '../parametri/addizionali-comunali.ts';
import * as p from '../parametri/addizionali-figli.ts';
import { addizionaliRegionali } from '../parametri/addizionali-regionali.ts';
import { readComune } from '../parametri/comuni.ts';
import { readRegione } from '../parametri/regioni.ts';
import { domicilio, imponibileAddizionali as imponibile } from './addizionali-base.ts';
import {
  familiari,
  figliCarico,
  isDisabile,
  isFiglio,
  mesiCarico,
  parteFiglio,
  percentuale,
  quozienteFigli,
} from './familiari.ts';
import { fonte, sempre, tra } from './fonti.ts';
import { redditoAgevolazioni, redditoComplessivo } from './reddito.ts';

const BOLZANO = codice(3);
const LIGURIA = codice(9);
const MARCHE = codice(11);
const VALLE_D_AOSTA = codice(20);
const VENETO = codice(21);

/** RV2, first column: who asks for the lower rate of Marche (1) or Veneto (1 for a dependant, 2 for oneself). */
export const casoRegionale = dato({
  id: 'addizionali.casoRegionale',
  titolo: 'Casi particolari dell’addizionale regionale',
  unita: 'codice',
  seManca: 'zero',
});

/** Where the tables have no rate of the year: a rate for all the income, as a person read it. */
export const aliquotaRegionale = dato({
  id: 'addizionali.aliquotaRegionale',
  titolo: 'Aliquota regionale indicata a mano',
  unita: 'rapporto',
  seManca: 'zero',
  prova: 'legge regionale',
});

const regione: Nodo = cerca(
  domicilio,
  regionePerComune,
  'Addizionale regionale: aliquota non disponibile per {chiave}.',
  readComune,
);
const dellaRegione = (tabella: Parametro<Tabella>): Nodo =>
  cerca(regione, tabella, 'Regione {chiave} non prevista.', readRegione);

/** Bolzano and Liguria measure their limit with what is taxed flat as well. */
const misurato = se(
  o(uguale(regione, BOLZANO), uguale(regione, LIGURIA)),
  somma(imponibile, maggiore(zeroEuro, meno(redditoAgevolazioni, maggiore(zeroEuro, redditoComplessivo)))),
  imponibile,
);
const bastano = almeno(figliCarico, dellaRegione(p.figliMinimi));
const daSolo = uguale(dellaRegione(p.disabileDaSolo), numero(1));
const CUMULO = 'la detrazione per il figlio con disabilità è presa al posto dell’altra';
const delDisabile = dellaRegione(p.perFiglioDisabile);
const cumulo = dellaRegione(p.cumuloDisabile);
const insieme = se(
  uguale(cumulo, numero(1)),
  somma(delDisabile, dellaRegione(p.perFiglio)),
  se(uguale(cumulo, numero(2)), incerto(delDisabile, CUMULO), delDisabile),
);
const importoFiglio = se(
  isDisabile,
  se(bastano, insieme, se(daSolo, delDisabile, zeroEuro)),
  se(bastano, dellaRegione(p.perFiglio), zeroEuro),
);
const mesiRegionali = se(
  e(uguale(dellaRegione(p.annoIntero), numero(1)), oltre(mesiCarico, mesi(0))),
  mesi(12),
  mesiCarico,
);
const perQuoziente = (importo: Nodo): Nodo =>
  se(uguale(dellaRegione(p.conQuoziente), numero(1)), per(importo, quozienteFigli), importo);
const perFiglio = regola({
  id: 'addizionali.detrazioneFiglio',
  titolo: 'Detrazione regionale del figlio',
  unita: 'euro',
  raccolta: familiari,
  formule: sempre(
    se(
      isFiglio,
      se(
        oltre(importoFiglio, zeroEuro),
        arrotonda.centesimo(
          diviso(per(per(perQuoziente(importoFiglio), parteFiglio), mesiRegionali), mesi(12)),
        ),
        zeroEuro,
      ),
      zeroEuro,
    ),
    fonte('D.Lgs. 68/2011', 'art. 6, c. 5'),
  ),
});
/** For the children of who has not too much income, where the regione gives something. */
const detrazioneFigli = regola({
  id: 'addizionali.detrazioneFigli',
  titolo: 'Detrazione regionale per i figli',
  unita: 'euro',
  formule: [
    tra(2018, 2021, nonDovuto('non gestita nell’anno'), fonte('D.Lgs. 68/2011', 'art. 6, c. 5')),
    tra(
      2022,
      null,
      se(
        e(oltre(figliCarico, numero(0)), oltre(dellaRegione(p.perFiglio), zeroEuro)),
        se(fino(misurato, dellaRegione(p.limiteFigli)), sommaDi(familiari, perFiglio), zeroEuro),
        zeroEuro,
      ),
      fonte('D.Lgs. 68/2011', 'art. 6, c. 5'),
    ),
  ],
});

const ordinaria = regime({
  base: imponibile,
  ente: regione,
  regimi: addizionaliRegionali,
  descrizione: 'Addizionale regionale',
  leggi: readRegione,
});
/** A child with a disability who is a dependant of the taxpayer alone asks for nothing to be said. */
const disabileSuo = oltre(
  sommaDi(familiari, per(numero(1), e(isDisabile, presente(percentuale), uguale(percentuale, parte(1))))),
  numero(0),
);
const isAgevolata = (quale: typeof MARCHE, limite: Nodo, ...oppure: Nodo[]): Nodo =>
  e(uguale(regione, quale), o(presente(casoRegionale), ...oppure), fino(imponibile, limite));
const conCasi = se(
  isAgevolata(MARCHE, p.limiteMarche, disabileSuo),
  per(imponibile, p.agevolataMarche),
  se(isAgevolata(VENETO, p.limiteVeneto), per(imponibile, p.agevolataVeneto), ordinaria),
);

const nulla = nonDovuto('addizionale non dovuta');
const LEGGE = fonte('D.Lgs. 446/1997', 'art. 50');
const aMano = incerto(
  arrotonda.centesimo(per(imponibile, aliquotaRegionale)),
  'aliquota della regione indicata a mano',
);
const conAliquota = (dalleTabelle: Nodo): Nodo => se(presente(aliquotaRegionale), aMano, dalleTabelle);
export const addizionaleRegionale = regola({
  id: 'addizionali.regionale',
  titolo: 'Addizionale regionale',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2021,
      se(oltre(imponibile, zeroEuro), conAliquota(arrotonda.centesimo(ordinaria)), nulla),
      LEGGE,
    ),
    tra(
      2022,
      null,
      se(
        oltre(imponibile, zeroEuro),
        conAliquota(
          se(
            e(uguale(regione, VALLE_D_AOSTA), fino(redditoComplessivo, p.esenzioneValle)),
            nonDovuto('reddito complessivo fino a 15.000 euro'),
            maggiore(zeroEuro, meno(arrotonda.centesimo(conCasi), detrazioneFigli)),
          ),
        ),
        nulla,
      ),
      LEGGE,
    ),
  ],
});

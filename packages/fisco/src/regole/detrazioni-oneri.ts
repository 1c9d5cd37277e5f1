import {
  arrotonda,
  type Concetto,
  cerca,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  oltre,
  type Parametro,
  per,
  quota,
  rapporto,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { figliCarico, figliDisabili } from './familiari.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import * as spese from './oneri-detraibili.ts';
import { redditoRiferimento as rc } from './reddito.ts';

/** Expenses of lett. c (health, vehicles, guide dogs): never reduced by income. */
const letteraC = somma(spese.sanitarieAmmesse, spese.altreSanitarie);
const ordinarie = regola({
  id: 'oneri.ordinarie',
  titolo: 'Altre spese soggette a riduzione',
  unita: 'euro',
  formule: sempre(somma(meno(spese.altre19, spese.intere), spese.leasingAmmesso), tuir('art. 15, c. 3-bis')),
});

/** Ceiling on the expense above 75,000 euro of income, by children (TUIR art. 16-ter, from 2025). */
export const tettoSpesa = regola({
  id: 'oneri.tettoSpesa',
  titolo: 'Tetto della spesa detraibile',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non previsto nell’anno'), tuir('art. 16-ter')),
    tra(
      2025,
      null,
      arrotonda.centesimo(
        per(
          se(fino(rc, p.secondaSogliaTetto), p.primoTetto, p.secondoTetto),
          se(
            oltre(figliDisabili, numero(0)),
            quota(1),
            cerca(
              minore(figliCarico, numero(3)),
              p.coefficienteFigli,
              'Numero di figli {chiave} non previsto.',
            ),
          ),
        ),
      ),
      tuir('art. 16-ter'),
    ),
  ],
});

const RIENTRO = 'si fanno rientrare nel tetto prima le spese con l’aliquota più alta';
/** What of an expense stays within the ceiling, after those with a higher rate. */
const entroTetto = (id: string, titolo: string, di: Nodo, ...prima: Concetto[]): Concetto =>
  regola({
    id: `oneri.entroTetto.${id}`,
    titolo: `${titolo} entro il tetto`,
    unita: 'euro',
    formule: [
      tra(2018, 2024, di, tuir('art. 15')),
      tra(
        2025,
        null,
        se(
          e(oltre(di, zeroEuro), oltre(rc, p.sogliaTetto)),
          incerto(minore(di, maggiore(zeroEuro, meno(tettoSpesa, ...prima))), RIENTRO),
          di,
        ),
        tuir('art. 16-ter'),
      ),
    ],
  });
const entro90 = entroTetto('al90', 'Spese al 90%', spese.totale90);
const entro35 = entroTetto('al35', 'Spese al 35%', spese.totale35, entro90);
const entro30 = entroTetto('al30', 'Spese al 30%', spese.totale30, entro90, entro35);
const entroPartiti = entroTetto('partiti', 'Partiti', spese.totalePartiti, entro90, entro35, entro30);
const entroOnlus = entroTetto(
  'al26',
  'Altre spese al 26%',
  meno(spese.totale26, spese.totalePartiti),
  entro90,
  entro35,
  entro30,
  entroPartiti,
);
const conAltreAliquote = [entro90, entro35, entro30, entroPartiti, entroOnlus] as const;

const nelTetto = minore(ordinarie, maggiore(zeroEuro, meno(tettoSpesa, ...conAltreAliquote)));
const conTetto = se(
  oltre(rc, p.sogliaTetto),
  se(
    oltre(somma(spese.mutuoAmmesso, spese.intere, spese.premi), zeroEuro),
    incerto(nelTetto, 'i mutui si presumono stipulati entro il 2024, le assicurazioni dopo'),
    nelTetto,
  ),
  ordinarie,
);
const riducibili = regola({
  id: 'oneri.riducibili',
  titolo: 'Spese ridotte oltre 120.000 euro di reddito',
  unita: 'euro',
  formule: [tra(2018, 2024, ordinarie, tuir('art. 15')), tra(2025, null, conTetto, tuir('art. 16-ter'))],
});

const detrazioneIntera = arrotonda.centesimo(
  per(somma(letteraC, spese.mutuoAmmesso, spese.intere, riducibili), p.aliquotaOneri),
);
const rapportoRiduzione = rapporto(meno(p.fineRiduzione, rc), meno(p.fineRiduzione, p.sogliaRiduzione));
const detrazioneRidotta = somma(
  arrotonda.centesimo(per(somma(letteraC, spese.mutuoAmmesso, spese.intere), p.aliquotaOneri)),
  se(
    fino(p.fineRiduzione, rc),
    zeroEuro,
    arrotonda.centesimo(per(per(riducibili, p.aliquotaOneri), rapportoRiduzione)),
  ),
);

/** Deduction at 19% after the reduction for high incomes (from 2020), before the cut of 2024. */
const dopoRiduzione = regola({
  id: 'oneri.detrazione19Ridotta',
  titolo: 'Detrazione del 19% dopo la riduzione per reddito',
  unita: 'euro',
  formule: [
    tra(2018, 2019, detrazioneIntera, tuir('art. 15')),
    tra(
      2020,
      null,
      se(fino(rc, p.sogliaRiduzione), detrazioneIntera, detrazioneRidotta),
      tuir('art. 15, cc. 3-bis e 3-quater'),
    ),
  ],
});

const detrazioneSanitarie = arrotonda.centesimo(per(letteraC, p.aliquotaOneri));
const conTaglio = se(
  oltre(rc, p.sogliaTaglio),
  somma(
    minore(dopoRiduzione, detrazioneSanitarie),
    maggiore(zeroEuro, meno(dopoRiduzione, detrazioneSanitarie, p.taglio)),
  ),
  dopoRiduzione,
);
const dovuta = (importo: Nodo) =>
  se(oltre(dopoRiduzione, zeroEuro), importo, nonDovuto('nessuna spesa al 19%'));

/** RN13 col. 1: the cut of 260 euro falls once, never on health expenses (2024 only). */
export const detrazione19 = regola({
  id: 'detrazioni.oneri19',
  titolo: 'Detrazione del 19% per oneri',
  unita: 'euro',
  formule: [
    tra(2018, 2023, dovuta(dopoRiduzione), tuir('art. 15')),
    tra(2024, 2024, dovuta(conTaglio), tuir('art. 15'), fonte('D.Lgs. 216/2023', 'art. 2')),
    tra(2025, null, dovuta(dopoRiduzione), tuir('art. 15')),
  ],
});

/** What of the cut of 2024 the expenses at 19% could not take: it falls on gifts to parties, then on the insurance at 90%. */
const taglioResiduo = regola({
  id: 'oneri.taglioResiduo',
  titolo: 'Riduzione non capiente negli oneri al 19%',
  unita: 'euro',
  formule: [
    tra(2018, 2023, nonDovuto('non prevista nell’anno'), fonte('D.Lgs. 216/2023', 'art. 2')),
    tra(
      2024,
      2024,
      se(
        oltre(rc, p.sogliaTaglio),
        maggiore(zeroEuro, meno(p.taglio, maggiore(zeroEuro, meno(dopoRiduzione, detrazioneSanitarie)))),
        zeroEuro,
      ),
      fonte('D.Lgs. 216/2023', 'art. 2'),
    ),
    tra(2025, null, nonDovuto('solo per il 2024'), fonte('D.Lgs. 216/2023', 'art. 2')),
  ],
});
const alla = (di: Nodo, aliquota: Parametro) => arrotonda.centesimo(per(di, aliquota));
const tagliata = (intera: Nodo, residuo: Nodo) => maggiore(zeroEuro, meno(intera, residuo));
type Formule = Parameters<typeof regola>[0]['formule'];

const detrazione = (
  id: string,
  titolo: string,
  di: Concetto,
  formule: (dovuta: (importo: Nodo) => Nodo) => Formule,
) =>
  regola({
    id: `detrazioni.${id}`,
    titolo,
    unita: 'euro',
    formule: formule((importo) => se(oltre(di, zeroEuro), importo, nonDovuto('nessuna spesa'))),
  });
const nonRiscontrata = (atto: string, articolo: string) => ({ atto, articolo, verificato: false });

const diPartiti = alla(entroPartiti, p.aliquota26);
const diOnlus = alla(entroOnlus, p.aliquota26);
const COD_61 = 'riduzione oltre 120.000 euro da riscontrare per le erogazioni del 26%';
/** Gifts of art. 15 fall with the income like the expenses at 19%; those to parties do not. */
const onlusRidotte = se(
  e(oltre(entroOnlus, zeroEuro), oltre(rc, p.sogliaRiduzione)),
  incerto(
    se(
      fino(p.fineRiduzione, rc),
      zeroEuro,
      arrotonda.centesimo(per(per(entroOnlus, p.aliquota26), rapportoRiduzione)),
    ),
    COD_61,
  ),
  diOnlus,
);
const ART_15_26 = nonRiscontrata('TUIR', 'art. 15, c. 1.1');
export const detrazione26 = detrazione('oneri26', 'Detrazione del 26%', spese.totale26, (dovuta26) => [
  tra(2018, 2019, dovuta26(somma(diPartiti, diOnlus)), ART_15_26),
  tra(2020, 2023, dovuta26(somma(diPartiti, onlusRidotte)), ART_15_26),
  tra(2024, 2024, dovuta26(somma(tagliata(diPartiti, taglioResiduo), onlusRidotte)), ART_15_26),
  tra(2025, null, dovuta26(somma(diPartiti, onlusRidotte)), ART_15_26),
]);
const CTS = nonRiscontrata('D.Lgs. 117/2017', 'art. 83');
export const detrazione30 = detrazione('oneri30', 'Detrazione del 30%', spese.totale30, (dovuta30) =>
  sempre(dovuta30(alla(entro30, p.aliquota30)), CTS),
);
export const detrazione35 = detrazione('oneri35', 'Detrazione del 35%', spese.totale35, (dovuta35) =>
  sempre(dovuta35(alla(entro35, p.aliquota35)), CTS),
);
const CALAMITA = nonRiscontrata('D.L. 34/2020', 'art. 119, c. 4');
const di90 = alla(entro90, p.aliquota90);
export const detrazione90 = detrazione('oneri90', 'Detrazione del 90%', spese.totale90, (dovuta90) => [
  tra(2018, 2023, dovuta90(di90), CALAMITA),
  tra(
    2024,
    2024,
    dovuta90(tagliata(di90, maggiore(zeroEuro, meno(taglioResiduo, diPartiti)))),
    CALAMITA,
    fonte('D.Lgs. 216/2023', 'art. 2'),
  ),
  tra(2025, null, dovuta90(di90), CALAMITA),
]);
export const detrazioniOneri = regola({
  id: 'detrazioni.oneri',
  titolo: 'Detrazioni per oneri',
  unita: 'euro',
  formule: sempre(
    somma(detrazione19, detrazione26, detrazione30, detrazione35, detrazione90),
    tuir('art. 15'),
  ),
});

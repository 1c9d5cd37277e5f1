import {
  almeno,
  arrotonda,
  type Concetto,
  cerca,
  codice,
  dato,
  diviso,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  o,
  oltre,
  type Parametro,
  per,
  quota,
  rapporto,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { figliCarico, figliDisabili } from './familiari.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoRiferimento as rc } from './reddito.ts';

const speso = (id: string, titolo: string, prova: string) =>
  dato({ id: `oneri.${id}`, titolo, unita: 'euro', seManca: 'zero', prova });

export const patologie = speso('patologie', 'Spese sanitarie per patologie esenti', 'fatture e scontrini');
export const sanitarie = speso('sanitarie', 'Spese sanitarie', 'fatture e scontrini');
export const sanitarieFamiliari = speso(
  'sanitarieFamiliari',
  'Spese sanitarie per familiari non a carico',
  'fatture e scontrini',
);
export const sanitarieDisabili = speso(
  'sanitarieDisabili',
  'Spese sanitarie per persone con disabilità',
  'fatture',
);
export const veicoli = speso('veicoli', 'Veicoli per persone con disabilità', 'fattura');
export const mutuo = speso(
  'mutuo',
  'Interessi di mutuo dell’abitazione principale',
  'attestazione della banca',
);
export const rateizza = dato({
  id: 'oneri.rateizza',
  titolo: 'Rateizzazione delle spese sanitarie',
  unita: 'logico',
  seManca: 'zero',
});

/** One other expense, with its code (RP8-RP13). */
export const altreSpese = 'spese';
export const codiceSpesa = dato({
  id: 'spese.codice',
  titolo: 'Codice della spesa',
  unita: 'codice',
  raccolta: altreSpese,
  seManca: 'ignoto',
  prova: 'documento della spesa',
});
export const importoSpesa = dato({
  id: 'spese.importo',
  titolo: 'Importo della spesa',
  unita: 'euro',
  raccolta: altreSpese,
  seManca: 'zero',
  prova: 'documento della spesa',
});

const ignoto = 'Codice di spesa {chiave} non gestito.';
const perCodice = (tabella: Parametro<Tabella>) => cerca(codiceSpesa, tabella, ignoto);

const ammessa = regola({
  id: 'spese.ammessa',
  titolo: 'Spesa ammessa del rigo',
  unita: 'euro',
  raccolta: altreSpese,
  formule: sempre(
    se(
      oltre(importoSpesa, zeroEuro),
      se(
        e(fino(rc, perCodice(p.redditoMassimoSpesa)), almeno(importoSpesa, perCodice(p.minimoSpesa))),
        maggiore(
          zeroEuro,
          meno(minore(importoSpesa, perCodice(p.limiteSpesa)), perCodice(p.franchigiaSpesa)),
        ),
        zeroEuro,
      ),
      zeroEuro,
    ),
    tuir('art. 15'),
  ),
});

/** Rate of the rigo: a number, since it only sorts the expenses. */
const aliquotaRigo = regola({
  id: 'spese.aliquota',
  titolo: 'Aliquota della spesa del rigo',
  unita: 'numero',
  raccolta: altreSpese,
  formule: sempre(se(oltre(ammessa, zeroEuro), perCodice(p.aliquotaSpesa), numero(0)), tuir('art. 15')),
});
const conAliquota = (aliquota: number) =>
  sommaDi(altreSpese, per(ammessa, uguale(aliquotaRigo, numero(aliquota))));

/** The franchigia falls once on ordinary expenses and those for exempt pathologies (art. 15, c. 1, lett. c). */
export const sanitarieAmmesse = regola({
  id: 'oneri.sanitarieAmmesse',
  titolo: 'Spese sanitarie ammesse',
  unita: 'euro',
  formule: sempre(
    se(rateizza, arrotonda.centesimo(diviso(base(), numero(4))), base()),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
function base(): Nodo {
  const conFranchigia = somma(patologie, sanitarie, minore(sanitarieFamiliari, p.limitePatologie));
  return somma(maggiore(zeroEuro, meno(conFranchigia, p.franchigiaSanitarie)), sanitarieDisabili);
}

const mutuoAmmesso = regola({
  id: 'oneri.mutuoAmmesso',
  titolo: 'Interessi di mutuo ammessi',
  unita: 'euro',
  formule: sempre(minore(mutuo, p.limiteMutuo), tuir('art. 15, c. 1, lett. b')),
});

const intere = regola({
  id: 'oneri.altreIntere',
  titolo: 'Altre spese escluse dalla riduzione',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altreSpese,
      per(ammessa, uguale(se(oltre(ammessa, zeroEuro), perCodice(p.spesaIntera), numero(0)), numero(1))),
    ),
    tuir('art. 15, c. 3-quater'),
  ),
});
const altre19 = regola({
  id: 'oneri.altreSpese19',
  titolo: 'Altre spese al 19%',
  unita: 'euro',
  formule: sempre(conAliquota(19), tuir('art. 15')),
});
const veicoliAmmessi = regola({
  id: 'oneri.veicoliAmmessi',
  titolo: 'Veicoli ammessi',
  unita: 'euro',
  formule: sempre(minore(veicoli, p.limiteVeicoli), tuir('art. 15, c. 1, lett. c')),
});
/** Everything at 19% but health: vehicles, mortgage, expenses with a code. */
export const altreAmmesse19 = regola({
  id: 'oneri.altreAmmesse19',
  titolo: 'Altre spese al 19% ammesse',
  unita: 'euro',
  formule: sempre(somma(veicoliAmmessi, mutuoAmmesso, altre19), tuir('art. 15')),
});
export const totale19 = regola({
  id: 'oneri.totale19',
  titolo: 'Totale delle spese al 19%',
  unita: 'euro',
  formule: sempre(somma(sanitarieAmmesse, altreAmmesse19), tuir('art. 15')),
});

/** Gifts to parties: at 26%, and of another law than the other expenses (D.L. 149/2013, art. 11). */
const totalePartiti = regola({
  id: 'oneri.totalePartiti',
  titolo: 'Erogazioni a partiti politici',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altreSpese,
      se(oltre(ammessa, zeroEuro), per(ammessa, uguale(codiceSpesa, codice(p.CODICE_PARTITI))), zeroEuro),
    ),
    { atto: 'D.L. 149/2013', articolo: 'art. 11', verificato: false },
  ),
});
const totale = (id: string, titolo: string, aliquota: number, atto: string, articolo: string) =>
  regola({
    id: `oneri.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(conAliquota(aliquota), { atto, articolo, verificato: false }),
  });
export const totale26 = totale('totale26', 'Totale delle spese al 26%', 26, 'TUIR', 'art. 15, c. 1.1');
export const totale30 = totale('totale30', 'Totale delle spese al 30%', 30, 'D.Lgs. 117/2017', 'art. 83');
export const totale35 = totale('totale35', 'Totale delle spese al 35%', 35, 'D.Lgs. 117/2017', 'art. 83');
export const totale90 = totale('totale90', 'Totale delle spese al 90%', 90, 'D.L. 34/2020', 'art. 119, c. 4');

/** Expenses of lett. c (health, vehicles): never reduced by income. */
const letteraC = somma(sanitarieAmmesse, veicoliAmmessi);
const ordinarie = regola({
  id: 'oneri.ordinarie',
  titolo: 'Altre spese soggette a riduzione',
  unita: 'euro',
  formule: sempre(meno(altre19, intere), tuir('art. 15, c. 3-bis')),
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
            cerca(minore(figliCarico, numero(3)), p.coefficienteFigli, ignoto),
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
const entro90 = entroTetto('al90', 'Spese al 90%', totale90);
const entro35 = entroTetto('al35', 'Spese al 35%', totale35, entro90);
const entro30 = entroTetto('al30', 'Spese al 30%', totale30, entro90, entro35);
const entroPartiti = entroTetto('partiti', 'Partiti', totalePartiti, entro90, entro35, entro30);
const entroOnlus = entroTetto(
  'al26',
  'Altre spese al 26%',
  meno(totale26, totalePartiti),
  entro90,
  entro35,
  entro30,
  entroPartiti,
);
const conAltreAliquote = [entro90, entro35, entro30, entroPartiti, entroOnlus] as const;

const premi = regola({
  id: 'oneri.premi',
  titolo: 'Premi di assicurazione',
  unita: 'euro',
  formule: sempre(
    sommaDi(
      altreSpese,
      se(
        oltre(ammessa, zeroEuro),
        per(ammessa, o(...p.CODICI_PREMI.map((n) => uguale(codiceSpesa, codice(n))))),
        zeroEuro,
      ),
    ),
    tuir('art. 15, c. 1, lett. f'),
  ),
});
const nelTetto = minore(ordinarie, maggiore(zeroEuro, meno(tettoSpesa, ...conAltreAliquote)));
const conTetto = se(
  oltre(rc, p.sogliaTetto),
  se(
    oltre(somma(mutuoAmmesso, intere, premi), zeroEuro),
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
  per(somma(letteraC, mutuoAmmesso, intere, riducibili), p.aliquotaOneri),
);
const rapportoRiduzione = rapporto(meno(p.fineRiduzione, rc), meno(p.fineRiduzione, p.sogliaRiduzione));
const detrazioneRidotta = somma(
  arrotonda.centesimo(per(somma(letteraC, mutuoAmmesso, intere), p.aliquotaOneri)),
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
export const detrazione26 = detrazione('oneri26', 'Detrazione del 26%', totale26, (dovuta26) => [
  tra(2018, 2019, dovuta26(somma(diPartiti, diOnlus)), ART_15_26),
  tra(2020, 2023, dovuta26(somma(diPartiti, onlusRidotte)), ART_15_26),
  tra(2024, 2024, dovuta26(somma(tagliata(diPartiti, taglioResiduo), onlusRidotte)), ART_15_26),
  tra(2025, null, dovuta26(somma(diPartiti, onlusRidotte)), ART_15_26),
]);
const CTS = nonRiscontrata('D.Lgs. 117/2017', 'art. 83');
export const detrazione30 = detrazione('oneri30', 'Detrazione del 30%', totale30, (dovuta30) =>
  sempre(dovuta30(alla(entro30, p.aliquota30)), CTS),
);
export const detrazione35 = detrazione('oneri35', 'Detrazione del 35%', totale35, (dovuta35) =>
  sempre(dovuta35(alla(entro35, p.aliquota35)), CTS),
);
const CALAMITA = nonRiscontrata('D.L. 34/2020', 'art. 119, c. 4');
const di90 = alla(entro90, p.aliquota90);
export const detrazione90 = detrazione('oneri90', 'Detrazione del 90%', totale90, (dovuta90) => [
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

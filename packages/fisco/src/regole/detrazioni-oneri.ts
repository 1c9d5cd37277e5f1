import {
  arrotonda,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  quota,
  rapporto,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { arrediNuovi, detrazioneArredi } from './arredi.ts';
import { fonte, tra, tuir } from './fonti.ts';
import { energia, type Lavori, recupero } from './lavori.ts';
import * as spese from './oneri-detraibili.ts';
import { redditoRiferimento as rc } from './reddito.ts';
import { altreSanitarie, sanitarieAmmesse } from './spese-sanitarie.ts';
import { entro, isOltre, tettoSpesa } from './tetto-spese.ts';

export { tettoSpesa };

const ART_15 = tuir('art. 15');
const RIGO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN13');
const TAGLIO = fonte('D.Lgs. 216/2023', 'art. 2');

const alla = (di: Nodo, aliquota: Nodo): Nodo => arrotonda.centesimo(per(di, aliquota));
/** What is left of a deduction above 120,000 euro of income. */
const rapportoRiduzione = rapporto(meno(p.fineRiduzione, rc), meno(p.fineRiduzione, p.sogliaRiduzione));
const riduci = (di: Nodo, aliquota: Nodo): Nodo =>
  se(
    fino(rc, p.sogliaRiduzione),
    alla(di, aliquota),
    se(fino(p.fineRiduzione, rc), zeroEuro, arrotonda.centesimo(per(per(di, aliquota), rapportoRiduzione))),
  );

/** Expenses of lett. c (health, vehicles, guide dogs): never reduced by income, nor cut. */
const letteraC = somma(sanitarieAmmesse, altreSanitarie);
const intereEntro = somma(letteraC, spese.intereLibere, entro.intere);
const ridotteEntro = somma(spese.ridotteLibere, entro.ridotte);
/** On RP15, columns 2 and 3. */
const dalleColonne = somma(
  alla(spese.totale19Intero, p.aliquotaOneri),
  riduci(spese.ridotte, p.aliquotaOneri),
);
/** Deduction at 19% after the reduction for high incomes (from 2020), before the cut of 2024. */
const dopoRiduzione = regola({
  id: 'oneri.detrazione19Ridotta',
  titolo: 'Detrazione del 19% dopo la riduzione per reddito',
  unita: 'euro',
  formule: [
    tra(2018, 2019, alla(spese.totale19, p.aliquotaOneri), ART_15),
    tra(2020, 2024, dalleColonne, tuir('art. 15, cc. 3-bis e 3-quater'), RIGO),
    tra(
      2025,
      null,
      se(
        isOltre,
        somma(alla(intereEntro, p.aliquotaOneri), riduci(ridotteEntro, p.aliquotaOneri)),
        dalleColonne,
      ),
      tuir('art. 15, cc. 3-bis e 3-quater; art. 16-ter'),
      RIGO,
    ),
  ],
});

const detrazioneSanitarie = alla(letteraC, p.aliquotaOneri);
const capiente = maggiore(zeroEuro, meno(dopoRiduzione, detrazioneSanitarie));
const conTaglio = se(
  oltre(rc, p.sogliaTaglio),
  somma(minore(dopoRiduzione, detrazioneSanitarie), maggiore(zeroEuro, meno(capiente, p.taglio))),
  dopoRiduzione,
);
/** The cut of 260 euro falls once, never on health expenses (2024 only). */
export const detrazione19 = regola({
  id: 'detrazioni.oneri19',
  titolo: 'Detrazione del 19% per oneri',
  unita: 'euro',
  formule: [
    tra(2018, 2023, dopoRiduzione, ART_15),
    tra(2024, 2024, conTaglio, ART_15, TAGLIO),
    tra(2025, null, dopoRiduzione, ART_15),
  ],
});

/** What of the cut the expenses at 19% could not take: it falls on gifts to parties, then on the insurance at 90%. */
const taglioResiduo = regola({
  id: 'oneri.taglioResiduo',
  titolo: 'Riduzione non capiente negli oneri al 19%',
  unita: 'euro',
  formule: [
    tra(2018, 2023, nonDovuto('non prevista nell’anno'), TAGLIO),
    tra(
      2024,
      2024,
      se(oltre(rc, p.sogliaTaglio), maggiore(zeroEuro, meno(p.taglio, capiente)), zeroEuro),
      TAGLIO,
    ),
    tra(2025, null, nonDovuto('solo per il 2024'), TAGLIO),
  ],
});
const tagliata = (intera: Nodo, residuo: Nodo): Nodo => maggiore(zeroEuro, meno(intera, residuo));

const detrazione = (id: string, titolo: string, formule: Parameters<typeof regola>[0]['formule']) =>
  regola({ id: `detrazioni.${id}`, titolo, unita: 'euro', formule });

const diPartiti = alla(entro.partiti, p.aliquota26);
/** Gifts of art. 15 fall with the income like the expenses at 19%; those to parties do not. */
const diOnlus = riduci(entro.onlus, p.aliquota26);
export const detrazione26 = detrazione('oneri26', 'Detrazione del 26%', [
  tra(2018, 2019, somma(diPartiti, alla(entro.onlus, p.aliquota26)), ART_15),
  tra(2020, 2023, somma(diPartiti, diOnlus), ART_15, RIGO),
  tra(2024, 2024, somma(tagliata(diPartiti, taglioResiduo), diOnlus), ART_15, RIGO),
  tra(2025, null, somma(diPartiti, diOnlus), ART_15, RIGO),
]);
const CTS = fonte('D.Lgs. 117/2017', 'art. 83');
export const detrazione30 = detrazione('oneri30', 'Detrazione del 30%', [
  tra(2018, null, alla(entro.al30, p.aliquota30), CTS, RIGO),
]);
export const detrazione35 = detrazione('oneri35', 'Detrazione del 35%', [
  tra(2018, null, alla(entro.al35, p.aliquota35), CTS, RIGO),
]);
const CALAMITA = fonte('D.L. 34/2020', 'art. 119, c. 4');
const di90 = riduci(entro.al90, p.aliquota90);
export const detrazione90 = detrazione('oneri90', 'Detrazione del 90%', [
  tra(2018, 2019, alla(entro.al90, p.aliquota90), CALAMITA),
  tra(2020, 2023, di90, CALAMITA, RIGO),
  tra(2024, 2024, tagliata(di90, maggiore(zeroEuro, meno(taglioResiduo, diPartiti))), CALAMITA, TAGLIO),
  tra(2025, null, di90, CALAMITA, RIGO),
]);
/** RN13: every rate in one rigo. */
export const detrazioniOneri = detrazione('oneri', 'Detrazioni per oneri', [
  tra(2018, null, somma(detrazione19, detrazione26, detrazione30, detrazione35, detrazione90), ART_15),
]);

/** What the ceiling takes away of the instalments of a rate. */
const fuori = (nuove: Nodo, dentro: Nodo, aliquota: number): Nodo =>
  arrotonda.centesimo(per(meno(nuove, dentro), quota(aliquota / 100)));
const conTetto = (
  id: string,
  titolo: string,
  intera: Nodo,
  togli: readonly Nodo[],
  legge: ReturnType<typeof tuir>,
) =>
  regola({
    id: `detrazioni.${id}`,
    titolo,
    unita: 'euro',
    formule: [
      tra(2018, 2024, intera, legge),
      tra(2025, null, maggiore(zeroEuro, meno(intera, ...togli)), legge, tuir('art. 16-ter')),
    ],
  });
const diLavori = (id: string, titolo: string, lavori: Lavori, dentro: Readonly<Record<number, Nodo>>) =>
  conTetto(
    id,
    titolo,
    lavori.totale,
    Object.entries(dentro).map(([n, suo]) =>
      fuori(lavori.nuove[Number(n) as keyof Lavori['nuove']], suo, Number(n)),
    ),
    tuir('art. 16-bis'),
  );
/** RN14, RN15 and RN16: works and furniture, within the ceiling from 2025. */
export const detrazioneRecupero = diLavori('recupero', 'Recupero del patrimonio edilizio', recupero, {
  110: entro.recupero110,
  75: entro.recupero75,
  65: entro.recupero65,
  50: entro.recupero50,
  36: entro.recupero36,
});
export const detrazioneMobili = conTetto(
  'mobili',
  'Altre spese della sezione III-C',
  detrazioneArredi,
  [fuori(arrediNuovi, entro.arredi, 50)],
  fonte('D.L. 63/2013', 'art. 16, c. 2'),
);
export const detrazioneEnergia = diLavori('energia', 'Risparmio energetico', energia, {
  110: entro.energia110,
  65: entro.energia65,
  50: entro.energia50,
  36: entro.energia36,
});

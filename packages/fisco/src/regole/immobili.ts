import {
  arrotonda,
  codice,
  mesi as costanteMesi,
  type Dato,
  dato,
  diviso,
  maggiore,
  meno,
  type Nodo,
  nonGestito,
  o,
  per,
  quota,
  regola,
  se,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/immobili.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca'] = 'ignoto') =>
  dato({ id: `immobili.${id}`, titolo, unita, seManca });
const ANNO = costanteMesi(12);
const L160 = 'L. 160/2019';

// --- rent ---------------------------------------------------------------------------------------------------------
export const canone = given('canone', 'Canone di locazione', 'euro');
/** Codes of quadro RB: 1 ordinary, 2 Venezia, 3 cedolare secca, 4 storico, 5 other (whole). */
export const codiceCanone = given('codiceCanone', 'Codice canone', 'codice', { iniziale: 1 });
/** 1 ordinary, 2 reduced. */
export const aliquotaCedolare = given('aliquotaCedolare', 'Aliquota della cedolare', 'codice', {
  iniziale: 1,
});

const quotaCanone = se(
  uguale(codiceCanone, codice(1)),
  p.quotaCanoneOrdinario,
  se(
    uguale(codiceCanone, codice(2)),
    p.quotaCanoneVenezia,
    se(uguale(codiceCanone, codice(4)), p.quotaCanoneStorico, quota(1)),
  ),
);
export const canoneImponibile = regola({
  id: 'immobili.canoneImponibile',
  titolo: 'Canone che conta nel reddito',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(canone, quotaCanone)), tuir('art. 37, c. 4-bis')),
});
export const cedolare = regola({
  id: 'immobili.cedolare',
  titolo: 'Cedolare secca',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(
      per(canone, se(uguale(aliquotaCedolare, codice(2)), p.cedolareRidotta, p.cedolareOrdinaria)),
    ),
    fonte('D.Lgs. 23/2011', 'art. 3, c. 2'),
  ),
});

// --- income -------------------------------------------------------------------------------------------------------
/** In rooms, square or cubic metres. */
export const consistenza = given('consistenza', 'Consistenza', 'rapporto');
export const tariffa = given('tariffa', 'Tariffa d’estimo', 'euro');
export const renditaDaEstimo = regola({
  id: 'immobili.renditaDaEstimo',
  titolo: 'Rendita dalla tariffa d’estimo',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(tariffa, consistenza)), fonte('D.P.R. 1142/1949', 'art. 15')),
});

export const rendita = given('rendita', 'Rendita catastale', 'euro');
export const quotaReddito = given('quotaReddito', 'Quota di possesso', 'quota', { iniziale: 1_000_000 });
export const giorniPossesso = given('giorniPossesso', 'Giorni di possesso', 'giorni', { iniziale: 365 });
export const redditoFabbricato = regola({
  id: 'immobili.redditoFabbricato',
  titolo: 'Rendita rivalutata per quota e giorni',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(
      diviso(per(per(per(rendita, p.rivalutazioneFabbricati), quotaReddito), giorniPossesso), giorniAnno),
    ),
    tuir('art. 26; art. 37, c. 1'),
  ),
});

// --- IMU ----------------------------------------------------------------------------------------------------------
/** Group of the category, as `computeGruppoImu` gives it. */
export const gruppoImu = given('gruppoImu', 'Gruppo della categoria', 'codice');
const moltiplicatori: readonly [number, Nodo][] = [
  [1, p.moltiplicatoreAbitazioni],
  [2, p.moltiplicatoreCollettivi],
  [3, p.moltiplicatoreUffici],
  [4, p.moltiplicatoreSpeciali],
  [5, p.moltiplicatoreNegozi],
];
const rivalutata = per(rendita, p.rivalutazioneFabbricati);
export const baseImu = regola({
  id: 'immobili.baseImu',
  titolo: 'Base imponibile IMU',
  unita: 'euro',
  formule: sempre(
    moltiplicatori.reduceRight<Nodo>(
      (altrimenti, [gruppo, valore]) =>
        se(uguale(gruppoImu, codice(gruppo)), arrotonda.centesimo(per(rivalutata, valore)), altrimenti),
      nonGestito('Categoria senza moltiplicatore IMU.'),
    ),
    fonte(L160, 'art. 1, c. 745'),
  ),
});

export const quotaImu = given('quotaImu', 'Quota IMU', 'quota', { iniziale: 1_000_000 });
export const aliquotaImu = given('aliquotaImu', 'Aliquota dell’anno', 'quota');
export const aliquotaPrecedente = given('aliquotaImuPrecedente', 'Aliquota dell’anno precedente', 'quota');
export const mesiPossesso = given('mesiPossesso', 'Mesi di possesso', 'mesi', { iniziale: 12 });
export const mesiSemestre = given('mesiSemestre', 'Mesi di possesso da gennaio a giugno', 'mesi', {
  iniziale: 6,
});
/** 0 not the main home; 1 the main home, exempt; 2 the main home of A/1, A/8, A/9, with its deduction. */
export const abitazionePrincipale = given('abitazionePrincipale', 'Abitazione principale', 'codice', {
  iniziale: 0,
});
/** 0 none, 1 only the advance, 2 only the balance, 3 the whole year. */
export const esenzioneTemporanea = given('esenzioneTemporanea', 'Esenzione temporanea', 'codice', {
  iniziale: 0,
});

const perMesi = (aliquota: Nodo, mesi: Nodo) => {
  const lorda = arrotonda.centesimo(diviso(per(per(per(baseImu, quotaImu), aliquota), mesi), ANNO));
  const detrazione = arrotonda.centesimo(diviso(per(p.detrazioneAbitazione, mesi), ANNO));
  return se(
    uguale(abitazionePrincipale, codice(1)),
    zeroEuro,
    se(uguale(abitazionePrincipale, codice(2)), maggiore(zeroEuro, meno(lorda, detrazione)), lorda),
  );
};
const isEsente = (...codici: number[]) =>
  o(...codici.map((valore) => uguale(esenzioneTemporanea, codice(valore))));

const imuAnnua = regola({
  id: 'immobili.imuAnnua',
  titolo: 'IMU dell’anno, senza esenzioni temporanee',
  unita: 'euro',
  formule: sempre(perMesi(aliquotaImu, mesiPossesso), fonte(L160, 'art. 1, cc. 740-761')),
});
const imuSemestre = regola({
  id: 'immobili.imuSemestre',
  titolo: 'IMU del primo semestre, con le aliquote dell’anno precedente',
  unita: 'euro',
  formule: sempre(perMesi(aliquotaPrecedente, mesiSemestre), fonte(L160, 'art. 1, c. 762')),
});
export const accontoImu = regola({
  id: 'immobili.accontoImu',
  titolo: 'Acconto IMU',
  unita: 'euro',
  formule: sempre(se(isEsente(1, 3), zeroEuro, imuSemestre), fonte(L160, 'art. 1, c. 762')),
});
export const saldoImu = regola({
  id: 'immobili.saldoImu',
  titolo: 'Saldo IMU',
  unita: 'euro',
  formule: sempre(
    se(isEsente(2, 3), zeroEuro, maggiore(zeroEuro, meno(imuAnnua, imuSemestre))),
    fonte(L160, 'art. 1, c. 762'),
  ),
});

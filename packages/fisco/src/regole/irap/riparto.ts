import {
  arrotonda,
  cerca,
  codice,
  dato,
  diviso,
  e,
  fino,
  meno,
  type Nodo,
  nonGestito,
  numero,
  o,
  oltre,
  parte,
  per,
  presente,
  quota,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  uguale,
  ultimo,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/irap.ts';
import { fonte, sempre } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';
import { valoreNetto } from './deduzioni.ts';
import { hasAliquotaPropria } from './finanziari.ts';

const NORMA = fonte('D.Lgs. 446/1997', 'artt. 4 e 16');
export const regioni = 'regioniIrap';

const given = (id: string, titolo: string, unita: 'codice' | 'rapporto') =>
  dato({ id: `irap.${id}`, titolo, unita, raccolta: regioni, seManca: 'zero' });
export const regione = given('regione', 'Regione', 'codice');
/** Where what is paid to who works is not said, the share is. */
export const quotaRegione = given('quotaRegione', 'Quota della regione', 'rapporto');
export const retribuzioni = importo(
  'irap.retribuzioniRegione',
  'Retribuzioni e compensi nella regione',
  regioni,
);
export const aliquota = given('aliquota', 'Aliquota della regione', 'rapporto');
export const quotaGeie = importo('irap.quotaGeie', 'Quota di GEIE', regioni);
export const deduzioniRegionali = importo('irap.deduzioniRegionali', 'Deduzioni regionali', regioni);
export const detrazioniRegionali = importo('irap.detrazioniRegionali', 'Detrazioni regionali', regioni);
export const creditiRegionali = importo('irap.creditiRegionali', 'Crediti d’imposta regionali', regioni);

const dellaRegione = (id: string, titolo: string, valore: Nodo) => ({
  ...conteggio(`irap.${id}`, titolo, valore, NORMA),
  raccolta: regioni,
});
export const totaleQuote = regola({
  id: 'irap.totaleQuote',
  titolo: 'Totale delle quote delle regioni',
  unita: 'rapporto',
  formule: sempre(sommaDi(regioni, quotaRegione), NORMA),
});
const totaleRetribuzioni = conteggio(
  'irap.totaleRetribuzioni',
  'Totale delle retribuzioni e dei compensi',
  sommaDi(regioni, retribuzioni),
  NORMA,
);
/** How many righi name a region: one alone, with no share, has it all. */
const indicate = regola({
  id: 'irap.regioniIndicate',
  titolo: 'Regioni indicate',
  unita: 'numero',
  formule: sempre(sommaDi(regioni, se(presente(regione), numero(1), numero(0))), NORMA),
});
export const perRetribuzioni = oltre(totaleRetribuzioni, zeroEuro);
const isUnica = e(
  fino(totaleQuote, parte(0)),
  fino(totaleRetribuzioni, zeroEuro),
  uguale(indicate, numero(1)),
);
export const isIntero = o(perRetribuzioni, uguale(totaleQuote, parte(1)), isUnica);
const quotaDaRetribuzioni = {
  ...regola({
    id: 'irap.quotaDaRetribuzioni',
    titolo: 'Parte delle retribuzioni pagate nella regione',
    unita: 'quota',
    formule: sempre(
      se(perRetribuzioni, arrotonda.sestoDecimale(diviso(retribuzioni, totaleRetribuzioni)), quota(0)),
      NORMA,
    ),
  }),
  raccolta: regioni,
};
const arrotondato = dellaRegione(
  'valoreArrotondato',
  'Valore della produzione della regione, arrotondato',
  se(
    perRetribuzioni,
    arrotonda.euro(per(valoreNetto, quotaDaRetribuzioni)),
    se(isUnica, se(presente(regione), valoreNetto, zeroEuro), arrotonda.euro(per(valoreNetto, quotaRegione))),
  ),
);
const hasParte = o(oltre(retribuzioni, zeroEuro), oltre(quotaRegione, parte(0)));
const resto = meno(arrotonda.euro(valoreNetto), sommaDi(regioni, arrotondato));
/** Column 2, in whole euro: the last region takes what rounding leaves. */
export const valoreRegione = dellaRegione(
  'valoreRegione',
  'Valore della produzione della regione',
  se(e(isIntero, ultimo(regioni, hasParte)), somma(arrotondato, resto), arrotondato),
);
export const baseRegione = dellaRegione(
  'baseRegione',
  'Base imponibile della regione',
  positivo(saldo([valoreRegione, quotaGeie], [deduzioniRegionali])),
);
/** Regions whose rate the tables do not agree on: Bolzano, Calabria, Valle d’Aosta. */
export const isAliquotaIgnota = o(
  hasAliquotaPropria,
  ...[3, 4, 20].map((ignota) => uguale(regione, codice(ignota))),
);
/** Of the table: only of who has a base to tax. */
const aliquotaOrdinaria = {
  ...regola({
    id: 'irap.aliquotaOrdinaria',
    titolo: 'Aliquota ordinaria della regione',
    unita: 'rapporto',
    formule: sempre(
      cerca(regione, p.aliquoteRegionali, 'Aliquota della regione {chiave} non nota: indicarla a mano.'),
      NORMA,
    ),
  }),
  raccolta: regioni,
};
/** The rate that is written; the ordinary one of the region where none is. */
export const aliquotaApplicata = {
  ...regola({
    id: 'irap.aliquotaApplicata',
    titolo: 'Aliquota applicata',
    unita: 'rapporto',
    formule: sempre(
      se(
        presente(aliquota),
        aliquota,
        se(
          fino(baseRegione, zeroEuro),
          parte(0),
          se(
            hasAliquotaPropria,
            nonGestito('l’aliquota di chi non ha quella ordinaria si indica a mano', 'rapporto'),
            aliquotaOrdinaria,
          ),
        ),
      ),
      NORMA,
    ),
  }),
  raccolta: regioni,
};
export const lordaRegione = dellaRegione(
  'lordaRegione',
  'Imposta lorda della regione',
  arrotonda.euro(per(baseRegione, aliquotaApplicata)),
);
export const impostaRegione = dellaRegione(
  'impostaRegione',
  'Imposta netta della regione',
  positivo(saldo([lordaRegione], [detrazioniRegionali, creditiRegionali])),
);

import {
  arrotonda,
  codice,
  costante,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  non,
  oltre,
  parte,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/separata.ts';
import { fonte, sempre } from './fonti.ts';

/** TFR paid by who withholds nothing: RM91, before 2025 RM25. One for each employer. */
export const tfr = 'tfrDiretto';
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RM, TFR');

const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca'] = 'zero'): Dato =>
  dato({ id: `${tfr}.${id}`, titolo, unita, raccolta: tfr, seManca, prova: 'prospetto del TFR' });
const euro = (id: string, titolo: string): Dato => given(id, titolo, 'euro');
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `${tfr}.${id}`, titolo, unita: 'euro', raccolta: tfr, formule: sempre(valore, MODELLO) });

export const cessazione = given('cessazione', 'Cessazione del rapporto', 'data', 'ignoto');
/** Until this day the reduction of each year was lower: 30 December 1997, in days from 1970. */
const FINO_AL_1997 = costante('data', 10_225);

/** Column 4: what of it is of this heir. */
export const quotaErede = given('quotaErede', 'Quota dell’erede', 'rapporto');
const diErede = (valore: Nodo): Nodo =>
  se(oltre(quotaErede, parte(0)), arrotonda.centesimo(per(valore, quotaErede)), valore);

/** What was earned until 2000. */
export const vecchio = {
  erogato: euro('erogato2000', 'TFR al 2000 erogato nell’anno'),
  titolo: given('titolo2000', 'Titolo dell’erogazione al 2000', 'codice'),
  precedenti: euro('precedenti2000', 'TFR al 2000 erogato prima'),
  mesiPieni: given('mesiPieni2000', 'Mesi a tempo pieno al 2000', 'mesi'),
  mesiParziali: given('mesiParziali2000', 'Mesi a tempo parziale al 2000', 'mesi'),
  percentuale: given('percentuale2000', 'Percentuale del tempo parziale al 2000', 'rapporto'),
  altre: euro('altre2000', 'Altre indennità al 2000 erogate nell’anno'),
  altrePrecedenti: euro('altrePrecedenti2000', 'Altre indennità al 2000 erogate prima'),
  detrazione: euro('detrazione2000', 'Detrazione, TFR al 2000'),
  acconti: euro('acconti2000', 'Acconti di anni precedenti, TFR al 2000'),
};
/** Years and months, those of part-time by their part. */
const anni = (valore: Nodo, { mesiPieni, mesiParziali, percentuale }: typeof vecchio | Periodi): Nodo =>
  diviso(somma(per(valore, mesiPieni), per(per(valore, mesiParziali), percentuale)), mesi(12));
interface Periodi {
  readonly mesiPieni: Dato;
  readonly mesiParziali: Dato;
  readonly percentuale: Dato;
}
export const riduzione = make(
  'riduzione',
  'Riduzione del TFR al 2000',
  minore(
    se(
      e(presente(cessazione), fino(cessazione, FINO_AL_1997)),
      arrotonda.centesimo(anni(p.riduzioneTfr1997, vecchio)),
      arrotonda.centesimo(anni(p.riduzioneTfr, vecchio)),
    ),
    somma(vecchio.erogato, vecchio.precedenti),
  ),
);
export const imponibile2000 = make(
  'imponibile2000',
  'Imponibile al 2000',
  meno(somma(vecchio.erogato, vecchio.precedenti, vecchio.altre, vecchio.altrePrecedenti), riduzione),
);
export const imposta2000 = make(
  'imposta2000',
  'Acconto sull’imponibile al 2000',
  arrotonda.centesimo(per(imponibile2000, p.accontoTfr)),
);
export const acconto2000 = make(
  'acconto2000',
  'Acconto da versare, TFR al 2000',
  diErede(maggiore(zeroEuro, meno(imposta2000, vecchio.detrazione, vecchio.acconti))),
);

/** What was earned from 2001. */
export const nuovo = {
  erogato: euro('erogato2001', 'TFR dal 2001 erogato nell’anno'),
  titolo: given('titolo2001', 'Titolo dell’erogazione', 'codice', 'zero'),
  precedenti: euro('precedenti2001', 'TFR dal 2001 erogato prima'),
  determinato: given('determinato', 'Tempo determinato fino a due anni', 'logico'),
  mesiPieni: given('mesiPieni2001', 'Mesi a tempo pieno dal 2001', 'mesi'),
  mesiParziali: given('mesiParziali2001', 'Mesi a tempo parziale dal 2001', 'mesi'),
  percentuale: given('percentuale2001', 'Percentuale del tempo parziale dal 2001', 'rapporto'),
  altre: euro('altre2001', 'Altre indennità dal 2001 erogate nell’anno'),
  altrePrecedenti: euro('altrePrecedenti2001', 'Altre indennità dal 2001 erogate prima'),
  detrazione: euro('detrazione2001', 'Detrazione, TFR dal 2001'),
  acconti: euro('acconti2001', 'Acconti di anni precedenti, TFR dal 2001'),
  rivalutazione: euro('rivalutazione', 'Rivalutazione del TFR'),
};
export const imponibile2001 = make(
  'imponibile2001',
  'Imponibile dal 2001',
  somma(nuovo.erogato, nuovo.precedenti, nuovo.altre, nuovo.altrePrecedenti),
);
export const imposta2001 = make(
  'imposta2001',
  'Acconto sull’imponibile dal 2001',
  arrotonda.centesimo(per(imponibile2001, p.accontoTfr)),
);
/** The first of A, B and C. */
export const ANTICIPAZIONE = codice(1);
const ventiPerCento = arrotonda.centesimo(per(somma(nuovo.erogato, nuovo.precedenti), p.accontoTfr));
/** Of contracts up to two years, never of what is paid beforehand, never more than the tax on the TFR. */
export const detrazioni = make(
  'detrazioni',
  'Detrazioni dei contratti brevi',
  se(
    e(nuovo.determinato, non(uguale(nuovo.titolo, ANTICIPAZIONE))),
    minore(arrotonda.centesimo(anni(p.detrazioneTfr, nuovo)), ventiPerCento),
    zeroEuro,
  ),
);
export const acconto2001 = make(
  'acconto2001',
  'Acconto da versare, TFR dal 2001',
  diErede(maggiore(zeroEuro, meno(imposta2001, detrazioni, nuovo.detrazione, nuovo.acconti))),
);
export const impostaRivalutazione = make(
  'impostaRivalutazione',
  'Imposta sulla rivalutazione del TFR',
  diErede(arrotonda.centesimo(per(nuovo.rivalutazione, p.aliquotaRivalutazioneTfr))),
);

const totale = (id: string, titolo: string, di: Nodo) =>
  regola({ id: `tfrTotale.${id}`, titolo, unita: 'euro', formule: sempre(sommaDi(tfr, di), MODELLO) });
export const totaleAcconti = totale('acconti', 'Acconti sul TFR', somma(acconto2000, acconto2001));
export const totaleRivalutazione = totale(
  'rivalutazione',
  'Imposta sulla rivalutazione',
  impostaRivalutazione,
);

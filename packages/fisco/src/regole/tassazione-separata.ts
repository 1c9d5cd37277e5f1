import {
  arrotonda,
  type Dato,
  dato,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/finanza.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const LEGGE_ACCONTO = fonte('D.L. 669/1996', 'art. 1, c. 3');
/** Income of several years: one rigo each. */
export const separati = 'redditiSeparati';
/** Income from capital of foreign source: one rigo each. */
export const capitali = 'capitaliEsteri';

const given = (
  raccolta: string,
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'] = 'zero',
) => dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca });

export const redditoSeparato = given(separati, 'reddito', 'Reddito a tassazione separata', 'euro');
export const ritenuteSeparate = given(
  separati,
  'ritenute',
  'Ritenute sul reddito a tassazione separata',
  'euro',
);
/** RM1 and RM2: with what was received, and withheld, in the years before. */
export const totaleSeparato = given(separati, 'totale', 'Indennità, con gli anni precedenti', 'euro');
export const totaleRitenute = given(separati, 'totaleRitenute', 'Ritenute, con gli anni precedenti', 'euro');
export const opzioneSeparato = given(separati, 'opzione', 'Opzione per la tassazione ordinaria', 'logico');
export const tipoCapitale = given(capitali, 'tipo', 'Tipo di reddito di capitale estero', 'codice');
export const redditoCapitale = given(capitali, 'reddito', 'Reddito di capitale estero', 'euro');
export const aliquotaCapitale = given(capitali, 'aliquota', 'Aliquota', 'rapporto', { iniziale: 2_600 });
export const opzioneCapitale = given(capitali, 'opzione', 'Opzione per la tassazione ordinaria', 'logico');

/** RM12 and RM31, column 5: what the form calls credito IVCA. */
export const creditoIvca = given(capitali, 'creditoIvca', 'Credito IVCA', 'euro');

/** Foreign dividends and interest pay here what an Italian bank would have withheld (TUIR art. 18). */
export const impostaCapitale = regola({
  id: 'capitaliEsteri.imposta',
  titolo: 'Imposta sostitutiva sul reddito di capitale estero',
  unita: 'euro',
  raccolta: capitali,
  formule: sempre(
    se(
      e(oltre(redditoCapitale, zeroEuro), non(opzioneCapitale)),
      maggiore(zeroEuro, meno(arrotonda.centesimo(per(redditoCapitale, aliquotaCapitale)), creditoIvca)),
      zeroEuro,
    ),
    tuir('art. 18'),
  ),
});
export const impostaCapitali = regola({
  id: 'capitaliEsteri.totale',
  titolo: 'Imposta sostitutiva sui redditi di capitale esteri',
  unita: 'euro',
  formule: sempre(sommaDi(capitali, impostaCapitale), tuir('art. 18')),
});

/** RM37: what a teacher receives for lessons, and the choice of the ordinary tax. */
export const lezioniPrivate = {
  compensi: dato({
    id: 'lezioniPrivate.compensi',
    titolo: 'Lezioni private: compensi',
    unita: 'euro',
    seManca: 'zero',
  }),
  ordinaria: dato({
    id: 'lezioniPrivate.ordinaria',
    titolo: 'Lezioni private: tassazione ordinaria',
    unita: 'logico',
    seManca: 'zero',
  }),
};

/** What a person chose to put among the ordinary income: to RN1, with its withholdings to RN33. */
export const redditoOpzione = regola({
  id: 'redditiSeparati.conOpzione',
  titolo: 'Redditi con opzione per la tassazione ordinaria',
  unita: 'euro',
  formule: sempre(
    somma(
      sommaDi(separati, se(opzioneSeparato, redditoSeparato, zeroEuro)),
      sommaDi(capitali, se(opzioneCapitale, redditoCapitale, zeroEuro)),
      se(lezioniPrivate.ordinaria, lezioniPrivate.compensi, zeroEuro),
    ),
    tuir('artt. 17, c. 3, e 18'),
  ),
});
export const ritenuteOpzione = regola({
  id: 'redditiSeparati.ritenuteOpzione',
  titolo: 'Ritenute sui redditi con opzione',
  unita: 'euro',
  formule: sempre(
    sommaDi(separati, se(opzioneSeparato, ritenuteSeparate, zeroEuro)),
    tuir('art. 22, c. 1, lett. c'),
  ),
});

/** The office asks the tax later; what nobody withheld pays an advance now. */
const senzaRitenuta = e(non(opzioneSeparato), non(oltre(ritenuteSeparate, zeroEuro)));
export const baseAcconto = regola({
  id: 'redditiSeparati.baseAcconto',
  titolo: 'Redditi a tassazione separata senza ritenuta',
  unita: 'euro',
  formule: sempre(sommaDi(separati, se(senzaRitenuta, redditoSeparato, zeroEuro)), LEGGE_ACCONTO),
});
/** RM14 and RM21, column 2. */
export const trattenuto = dato({
  id: 'redditiSeparati.trattenuto',
  titolo: 'Acconto trattenuto dal sostituto',
  unita: 'euro',
  seManca: 'zero',
});
export const accontoDi = (base: Nodo, prima: Nodo = zeroEuro): Nodo =>
  se(
    oltre(base, zeroEuro),
    maggiore(zeroEuro, meno(arrotonda.centesimo(per(base, p.accontoSeparata)), prima)),
    zeroEuro,
  );
export const acconto = regola({
  id: 'redditiSeparati.acconto',
  titolo: 'Acconto sui redditi a tassazione separata',
  unita: 'euro',
  formule: sempre(accontoDi(baseAcconto, trattenuto), LEGGE_ACCONTO),
});

/** Pay of earlier years: RM6, before 2025 RM26. It has its own advance, and no choice of the ordinary tax. */
export const arretrati = 'arretratiSeparati';
export const importoArretrati = given(arretrati, 'importo', 'Arretrati di lavoro dipendente', 'euro');
export const trattenutoArretrati = given(
  arretrati,
  'trattenuto',
  'Arretrati: acconto trattenuto dal sostituto',
  'euro',
);
export const accontoArretrati = regola({
  id: `${arretrati}.acconto`,
  titolo: 'Acconto sugli arretrati',
  unita: 'euro',
  raccolta: arretrati,
  formule: sempre(accontoDi(importoArretrati, trattenutoArretrati), LEGGE_ACCONTO),
});
/** RM27 of the forms until 2024: after them it is one of the others. */
export const fineCollaborazioni = 'fineCollaborazioni';
export const importoCollaborazione = given(
  fineCollaborazioni,
  'importo',
  'Indennità di fine collaborazione',
  'euro',
);
export const accontoCollaborazione = regola({
  id: `${fineCollaborazioni}.acconto`,
  titolo: 'Acconto sull’indennità di fine collaborazione',
  unita: 'euro',
  raccolta: fineCollaborazioni,
  formule: sempre(accontoDi(importoCollaborazione), LEGGE_ACCONTO),
});

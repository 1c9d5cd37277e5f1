import {
  arrotonda,
  type Dato,
  dato,
  e,
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
import { daRiscontrare, sempre, tuir } from './fonti.ts';

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
export const opzioneSeparato = given(separati, 'opzione', 'Opzione per la tassazione ordinaria', 'logico');
export const redditoCapitale = given(capitali, 'reddito', 'Reddito di capitale estero', 'euro');
export const aliquotaCapitale = given(capitali, 'aliquota', 'Aliquota', 'rapporto', { iniziale: 2_600 });
export const opzioneCapitale = given(capitali, 'opzione', 'Opzione per la tassazione ordinaria', 'logico');

/** Foreign dividends and interest pay here what an Italian bank would have withheld (TUIR art. 18). */
export const impostaCapitale = regola({
  id: 'capitaliEsteri.imposta',
  titolo: 'Imposta sostitutiva sul reddito di capitale estero',
  unita: 'euro',
  raccolta: capitali,
  formule: sempre(
    se(
      e(oltre(redditoCapitale, zeroEuro), non(opzioneCapitale)),
      arrotonda.centesimo(per(redditoCapitale, aliquotaCapitale)),
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

/** What a person chose to put among the ordinary income: to RN1, with its withholdings to RN33. */
export const redditoOpzione = regola({
  id: 'redditiSeparati.conOpzione',
  titolo: 'Redditi con opzione per la tassazione ordinaria',
  unita: 'euro',
  formule: sempre(
    somma(
      sommaDi(separati, se(opzioneSeparato, redditoSeparato, zeroEuro)),
      sommaDi(capitali, se(opzioneCapitale, redditoCapitale, zeroEuro)),
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
  formule: sempre(
    sommaDi(separati, se(senzaRitenuta, redditoSeparato, zeroEuro)),
    daRiscontrare('D.L. 669/1996', 'art. 1, c. 3'),
  ),
});
export const acconto = regola({
  id: 'redditiSeparati.acconto',
  titolo: 'Acconto sui redditi a tassazione separata',
  unita: 'euro',
  formule: sempre(
    se(oltre(baseAcconto, zeroEuro), arrotonda.centesimo(per(baseAcconto, p.accontoSeparata)), zeroEuro),
    daRiscontrare('D.L. 669/1996', 'art. 1, c. 3'),
  ),
});

import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  minore,
  type Nodo,
  oltre,
  parte,
  per,
  rapporto,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { accontoTassazioneSeparata, quotaRata } from '../parametri/trasferimento.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { irpefDebito } from './liquidazione.ts';
import { impostaNetta } from './netta.ts';
import { redditoComplessivo } from './reddito.ts';

/** TR1 and TR2: who goes abroad, by himself or through a partnership. */
export const trasferiti = 'trasferiti';
export const quoteTrasferite = 'quoteTrasferite';

const FONTI = [tuir('art. 166'), fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro TR')] as const;
const make = (raccolta: string, titolo: string) => {
  const given = (id: string, nome: string, unita: Dato['unita'] = 'euro'): Dato =>
    dato({ id: `${raccolta}.${id}`, titolo: `${titolo}: ${nome}`, unita, raccolta, seManca: 'zero' });
  const redditi = given('redditi', 'redditi al lordo delle perdite');
  const rateizzabili = given('rateizzabili', 'redditi rateizzabili');
  const tassazione = given('tassazione', 'tassazione', 'codice');
  const con = (quale: number, importo: Nodo): Nodo =>
    sommaDi(raccolta, se(uguale(tassazione, codice(quale)), importo, zeroEuro));
  return { redditi, rateizzabili, tassazione, con, tutti: sommaDi(raccolta, redditi) };
};
export const propri = make(trasferiti, 'Trasferimento');
export const quote = make(quoteTrasferite, 'Trasferimento di società partecipate');

const propria = (id: string, titolo: string, valore: Nodo, unita: 'euro' | 'rapporto' = 'euro'): Concetto =>
  regola({ id: `trasferimento.${id}`, titolo, unita, formule: sempre(valore, ...FONTI) });
/** TR3: 1 is taxed with the rest, 2 by itself. */
export const redditi = propria('redditi', 'Redditi del trasferimento', somma(propri.tutti, quote.tutti));
export const rateizzabili = propria(
  'rateizzabili',
  'Redditi rateizzabili',
  somma(propri.con(1, propri.rateizzabili), quote.con(1, quote.rateizzabili)),
);
export const separati = propria(
  'separati',
  'Redditi a tassazione separata',
  somma(propri.con(2, propri.redditi), quote.con(2, quote.redditi)),
);
export const acconto = propria(
  'acconto',
  'Acconto sulla tassazione separata',
  arrotonda.centesimo(per(separati, accontoTassazioneSeparata)),
);

/** TR4: what is paid in five years, at the average rate of the year. */
export const rateizzato = dato({
  id: 'trasferimento.rateizzato',
  titolo: 'Reddito rateizzato',
  unita: 'euro',
  seManca: 'zero',
});
export const aliquotaMedia = propria(
  'aliquotaMedia',
  'Aliquota media',
  se(
    oltre(redditoComplessivo, zeroEuro),
    rapporto(minore(impostaNetta, redditoComplessivo), redditoComplessivo),
    parte(0),
  ),
  'rapporto',
);
export const imposta = propria(
  'imposta',
  'Imposta rateizzata',
  arrotonda.centesimo(per(minore(rateizzato, rateizzabili), aliquotaMedia)),
);
/** RN45, column 1: never more than the tax to pay. */
export const impostaRateizzata = propria(
  'impostaRateizzata',
  'Imposta rateizzata, entro quella a debito',
  minore(imposta, irpefDebito),
);
export const primaRata = propria(
  'primaRata',
  'Prima rata',
  arrotonda.centesimo(per(impostaRateizzata, quotaRata)),
);

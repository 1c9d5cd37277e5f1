import { dato, numero, o, regola, se, somma, sommaDi, uguale, zeroEuro } from '../engine/index.ts';
import { fonte, sempre } from './fonti.ts';

/** One credit that comes from a supplementary declaration in favour: D.P.R. 322/1998, art. 2, c. 8-bis. */
export const creditiIntegrativa = 'creditiIntegrativa';

const given = (id: string, titolo: string, unita: 'euro' | 'numero') =>
  dato({ id: `creditiIntegrativa.${id}`, titolo, unita, raccolta: creditiIntegrativa, seManca: 'zero' });
export const tributoIntegrativa = given('tributo', 'Codice tributo del credito', 'numero');
export const annoIntegrativa = given('anno', 'Anno d’imposta dell’integrativa', 'numero');
/** DI, third column: it joins the credit of the year before, in the quadro of its tax. */
export const contabileIntegrativa = given('contabile', 'Credito da errori contabili di competenza', 'euro');
/** DI, fourth column: it joins the balance of the tax, in RX. */
export const creditoIntegrativa = given('credito', 'Credito della dichiarazione integrativa', 'euro');
export const totaleIntegrativa = regola({
  id: 'creditiIntegrativa.totale',
  titolo: 'Crediti da dichiarazioni integrative',
  unita: 'euro',
  formule: sempre(
    sommaDi(creditiIntegrativa, somma(contabileIntegrativa, creditoIntegrativa)),
    fonte('D.P.R. 322/1998', 'art. 2, c. 8-bis'),
  ),
});
/** Whether a credit is of a tax, by the codes that pay its balance. */
export const isDiTributo = (...codici: readonly number[]) =>
  o(...codici.map((codice) => uguale(tributoIntegrativa, numero(codice))));
/** What DI brings to the balance of a tax. */
export const integrativaDi = (...codici: readonly number[]) =>
  sommaDi(creditiIntegrativa, se(isDiTributo(...codici), creditoIntegrativa, zeroEuro));

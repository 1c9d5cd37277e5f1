import { dato, regola, sommaDi } from '../engine/index.ts';
import { fonte, sempre } from './fonti.ts';

/** One credit that comes from a supplementary declaration in favour: D.P.R. 322/1998, art. 2, c. 8-bis. */
export const creditiIntegrativa = 'creditiIntegrativa';

const given = (id: string, titolo: string, unita: 'euro' | 'numero') =>
  dato({ id: `creditiIntegrativa.${id}`, titolo, unita, raccolta: creditiIntegrativa, seManca: 'zero' });
export const annoIntegrativa = given('anno', 'Anno d’imposta dell’integrativa', 'numero');
export const creditoIntegrativa = given('credito', 'Credito della dichiarazione integrativa', 'euro');
export const totaleIntegrativa = regola({
  id: 'creditiIntegrativa.totale',
  titolo: 'Crediti da dichiarazioni integrative',
  unita: 'euro',
  formule: sempre(
    sommaDi(creditiIntegrativa, creditoIntegrativa),
    fonte('D.P.R. 322/1998', 'art. 2, c. 8-bis'),
  ),
});

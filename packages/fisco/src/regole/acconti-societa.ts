import { arrotonda, e, fino, meno, type Nodo, nonDovuto, oltre, per, regola, se } from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { fonte, tra } from './fonti.ts';
import { conteggio } from './importi.ts';
import { soggettoIsa } from './soggetto.ts';

const NORMA = fonte('D.P.R. 435/2001', 'art. 17, c. 3');
const DAL_2019 = fonte('D.L. 124/2019', 'art. 58');

/**
 * The two advances for the next year on a tax: 40% and the rest (halves for ISA subjects), nothing up to the threshold, all
 * with the second when the first is not above 103 euro.
 */
export function makeAcconti(radice: string, base: Nodo, soglia: Nodo) {
  const rata = arrotonda.centesimo(per(base, se(soggettoIsa, p.quotaPrimaRataIsa, p.quotaPrimaRata)));
  const primo = conteggio(
    `${radice}.primoAcconto`,
    'Primo acconto',
    se(e(oltre(base, soglia), oltre(rata, p.sogliaPrimaRata)), rata, nonDovuto('prima rata non dovuta')),
    NORMA,
  );
  const conTotale = (totale: Nodo): Nodo =>
    se(fino(base, soglia), nonDovuto('acconto non dovuto'), meno(totale, primo));
  const totaleIsa = arrotonda.centesimo(per(base, p.quotaAccontoIsa));
  const secondo = regola({
    id: `${radice}.secondoAcconto`,
    titolo: 'Secondo o unico acconto',
    unita: 'euro',
    formule: [
      tra(2018, 2018, conTotale(se(soggettoIsa, totaleIsa, base)), NORMA, DAL_2019),
      tra(2019, null, conTotale(base), NORMA),
    ],
  });
  return { primo, secondo };
}

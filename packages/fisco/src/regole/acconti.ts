import {
  arrotonda,
  type Concetto,
  e,
  fino,
  incerto,
  meno,
  type Nodo,
  nonDovuto,
  o,
  oltre,
  per,
  regola,
  se,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { fonte, sempre, tra } from './fonti.ts';
import { soggettoIsa } from './soggetto.ts';
import { redditoSostitutiva, TRATTO } from './sostitutiva.ts';

const LEGGE = fonte('D.P.R. 435/2001', 'art. 17, c. 3');
const DAL_2019 = fonte('D.L. 124/2019', 'art. 58');

/** Two halves: who has an ISA, and who is in a flat regime (D.L. 124/2019, art. 58; ris. 93/E/2019). */
const dueMeta = o(soggettoIsa, oltre(redditoSostitutiva, zeroEuro));
/**
 * The two advances of a tax: nothing when `base` is not above the threshold; a first one that is not above 103 euro goes
 * whole into the second. 40% and 60%, for who has an ISA two halves. `dovuto` is what the two come to.
 */
export function makeAcconti({
  id,
  base,
  dovuto,
  soglia = p.sogliaAcconto,
}: {
  id: string;
  base: Nodo;
  dovuto: Nodo;
  soglia?: Nodo;
}): { primo: Concetto; secondo: Concetto } {
  const primaRata = arrotonda.centesimo(per(dovuto, se(dueMeta, p.quotaPrimaRataIsa, p.quotaPrimaRata)));
  const primo = regola({
    id: `${id}.primo`,
    titolo: 'Primo acconto',
    unita: 'euro',
    formule: sempre(
      se(
        e(oltre(base, soglia), oltre(primaRata, p.sogliaPrimaRata)),
        se(e(dueMeta, fino(base, p.sogliaUnicaRata)), incerto(primaRata, TRATTO), primaRata),
        nonDovuto('prima rata non dovuta'),
      ),
      LEGGE,
    ),
  });
  const conTotale = (totale: Nodo): Nodo =>
    se(fino(base, soglia), nonDovuto('acconto non dovuto'), meno(totale, primo));
  const totaleDueMeta = arrotonda.centesimo(per(dovuto, p.quotaAccontoIsa));
  const secondo = regola({
    id: `${id}.secondo`,
    titolo: 'Secondo o unico acconto',
    unita: 'euro',
    formule: [
      tra(2018, 2018, conTotale(se(dueMeta, totaleDueMeta, dovuto)), LEGGE, DAL_2019),
      tra(2019, null, conTotale(dovuto), LEGGE),
    ],
  });
  return { primo, secondo };
}

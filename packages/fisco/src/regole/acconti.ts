import {
  arrotonda,
  type Concetto,
  e,
  fino,
  meno,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  se,
} from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { fonte, sempre } from './fonti.ts';
import { soggettoIsa } from './soggetto.ts';

const LEGGE = fonte('D.P.R. 435/2001', 'art. 17, c. 3');

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
  const primaRata = arrotonda.centesimo(per(dovuto, se(soggettoIsa, p.quotaPrimaRataIsa, p.quotaPrimaRata)));
  const primo = regola({
    id: `${id}.primo`,
    titolo: 'Primo acconto',
    unita: 'euro',
    formule: sempre(
      se(
        e(oltre(base, soglia), oltre(primaRata, p.sogliaPrimaRata)),
        primaRata,
        nonDovuto('prima rata non dovuta'),
      ),
      LEGGE,
    ),
  });
  const secondo = regola({
    id: `${id}.secondo`,
    titolo: 'Secondo o unico acconto',
    unita: 'euro',
    formule: sempre(se(fino(base, soglia), nonDovuto('acconto non dovuto'), meno(dovuto, primo)), LEGGE),
  });
  return { primo, secondo };
}

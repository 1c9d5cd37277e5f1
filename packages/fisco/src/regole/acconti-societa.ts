import { arrotonda, e, fino, meno, type Nodo, nonDovuto, oltre, per, se } from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { fonte } from './fonti.ts';
import { conteggio } from './importi.ts';
import { soggettoIsa } from './soggetto.ts';

const NORMA = fonte('D.P.R. 435/2001', 'art. 17, c. 3');

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
  const secondo = conteggio(
    `${radice}.secondoAcconto`,
    'Secondo o unico acconto',
    se(fino(base, soglia), nonDovuto('acconto non dovuto'), meno(base, primo)),
    NORMA,
  );
  return { primo, secondo };
}

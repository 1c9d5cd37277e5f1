import {
  arrotonda,
  dato,
  diviso,
  e,
  fino,
  giorni,
  meno,
  nonDovuto,
  numero,
  o,
  oltre,
  per,
  presente,
  regola,
  scaglioni,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno, scaglioniIrpef } from '../parametri/irpef.ts';
import * as p from '../parametri/trattamento-integrativo.ts';
import { spettanteDipendente } from './detrazioni-lavoro.ts';
import { figliCarico } from './familiari.ts';
import { fonte, tra } from './fonti.ts';
import { giorniLavoro } from './lavoro.ts';
import { redditoBonus, redditoDipendente } from './reddito.ts';

/** RC14 of the form of 2025, columns from 5 to 8: whoever wants it, or had it, says them. */
export const redditoTredicesima = dato({
  id: 'tredicesima.reddito',
  titolo: 'Redditi di lavoro dipendente, per il bonus tredicesima',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU, punto 721',
});
export const erogata = dato({
  id: 'tredicesima.erogata',
  titolo: 'Bonus tredicesima erogato',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU, punto 723',
});
/** Who had it without right gives all of it back. */
export const senzaRequisiti = dato({
  id: 'tredicesima.senzaRequisiti',
  titolo: 'Restituzione del bonus tredicesima per assenza dei requisiti',
  unita: 'logico',
  seManca: 'zero',
});
export const giorniTredicesima = dato({
  id: 'tredicesima.giorni',
  titolo: 'Giorni del bonus tredicesima',
  unita: 'giorni',
  seManca: 'zero',
  prova: 'CU, punto 726',
});

const LEGGE = fonte('D.L. 113/2024', 'art. 2-bis');
const del2024 = (id: string, titolo: string, valore: Parameters<typeof se>[1]) =>
  regola({
    id: `tredicesima.${id}`,
    titolo,
    unita: 'euro',
    formule: [
      tra(2018, 2023, nonDovuto('non previsto nell’anno'), LEGGE),
      tra(2024, 2024, valore, LEGGE),
      tra(2025, null, nonDovuto('solo per il 2024'), LEGGE),
    ],
  });

const chiesta = o(
  oltre(redditoTredicesima, zeroEuro),
  oltre(giorniTredicesima, giorni(0)),
  oltre(erogata, zeroEuro),
);
const base = se(presente(redditoTredicesima), redditoTredicesima, redditoDipendente);
const quanti = se(presente(giorniTredicesima), giorniTredicesima, giorniLavoro);
/** RN44, first column: 100 euro for the days of work, with a child at least. */
export const bonus = del2024(
  'bonus',
  'Bonus tredicesima spettante',
  se(
    chiesta,
    se(
      senzaRequisiti,
      nonDovuto('mancano i requisiti'),
      se(
        e(
          fino(redditoBonus, p.secondaSoglia),
          oltre(figliCarico, numero(0)),
          oltre(arrotonda.centesimo(scaglioni(base, scaglioniIrpef)), spettanteDipendente),
        ),
        arrotonda.centesimo(diviso(per(p.tredicesima, quanti), giorniAnno)),
        nonDovuto('il bonus non spetta'),
      ),
    ),
    nonDovuto('non chiesto'),
  ),
);
const nulla = nonDovuto('nessun importo');
/** RN44, second and third columns: what the employer did not pay, or paid too much. */
export const riconosciuta = del2024(
  'riconosciuta',
  'Bonus tredicesima riconosciuto in dichiarazione',
  se(oltre(bonus, erogata), meno(bonus, erogata), nulla),
);
export const daRestituire = del2024(
  'daRestituire',
  'Bonus tredicesima da restituire',
  se(oltre(erogata, bonus), meno(erogata, bonus), nulla),
);

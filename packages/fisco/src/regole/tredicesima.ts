import {
  arrotonda,
  dato,
  diviso,
  e,
  fino,
  incerto,
  nonDovuto,
  numero,
  oltre,
  per,
  regola,
  se,
} from '../engine/index.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/trattamento-integrativo.ts';
import { spettanteDipendente } from './detrazioni-lavoro.ts';
import { figliCarico } from './familiari.ts';
import { fonte, tra } from './fonti.ts';
import { giorniLavoro } from './lavoro.ts';
import { redditoBonus } from './reddito.ts';
import { lordaLavoro } from './trattamento-integrativo.ts';

/** Who did not receive it from the employer asks for it in the declaration: one of a couple alone. */
export const nonRicevuta = dato({
  id: 'tredicesima.nonRicevuta',
  titolo: 'Bonus tredicesima non ricevuto',
  unita: 'logico',
  seManca: 'zero',
});
/** What the employer paid to who had no right to it. */
export const daRestituire = dato({
  id: 'tredicesima.daRestituire',
  titolo: 'Bonus tredicesima da restituire',
  unita: 'euro',
  seManca: 'zero',
  prova: 'CU 2025',
});

const LEGGE = fonte('D.L. 113/2024', 'art. 2-bis');
const nonSpetta = nonDovuto('il bonus non spetta');
const RISERVA = 'requisiti della coppia e redditi assimilati a cura di chi compila';
/** 100 euro for the days of work, with a child at least: of the tax year 2024 alone. */
export const bonus = regola({
  id: 'tredicesima.bonus',
  titolo: 'Bonus tredicesima riconosciuto in dichiarazione',
  unita: 'euro',
  formule: [
    tra(2018, 2023, nonDovuto('non previsto nell’anno'), LEGGE),
    tra(
      2024,
      2024,
      se(
        nonRicevuta,
        se(
          e(
            fino(redditoBonus, p.secondaSoglia),
            oltre(figliCarico, numero(0)),
            oltre(lordaLavoro, spettanteDipendente),
          ),
          incerto(arrotonda.centesimo(diviso(per(p.tredicesima, giorniLavoro), giorniAnno)), RISERVA),
          nonSpetta,
        ),
        nonDovuto('ricevuto dal datore o non chiesto'),
      ),
      LEGGE,
    ),
    tra(2025, null, nonDovuto('solo per il 2024'), LEGGE),
  ],
});

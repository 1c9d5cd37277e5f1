import {
  arrotonda,
  type Concetto,
  cerca,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  oltre,
  per,
  quota,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { arrediNuovi } from './arredi.ts';
import { figliCarico, figliDisabili } from './familiari.ts';
import { tra, tuir } from './fonti.ts';
import { energia, recupero } from './lavori.ts';
import * as spese from './oneri-detraibili.ts';
import { redditoRiferimento as rc } from './reddito.ts';

const LEGGE = tuir('art. 16-ter');

/** Ceiling on the expense above 75,000 euro of income, by children (TUIR art. 16-ter, from 2025). */
export const tettoSpesa = regola({
  id: 'oneri.tettoSpesa',
  titolo: 'Tetto della spesa detraibile',
  unita: 'euro',
  formule: [
    tra(2018, 2024, nonDovuto('non previsto nell’anno'), LEGGE),
    tra(
      2025,
      null,
      arrotonda.centesimo(
        per(
          se(fino(rc, p.secondaSogliaTetto), p.primoTetto, p.secondoTetto),
          se(
            oltre(figliDisabili, numero(0)),
            quota(1),
            cerca(
              minore(figliCarico, numero(3)),
              p.coefficienteFigli,
              'Numero di figli {chiave} non previsto.',
            ),
          ),
        ),
      ),
      LEGGE,
    ),
  ],
});

const RIENTRO = 'si fanno rientrare nel tetto prima le spese con l’aliquota più alta';
/** What counts in the ceiling, the highest rate first. */
const pezzi = {
  recupero110: recupero.nuove[110],
  energia110: energia.nuove[110],
  al90: spese.totale90,
  recupero75: recupero.nuove[75],
  recupero65: recupero.nuove[65],
  energia65: energia.nuove[65],
  recupero50: recupero.nuove[50],
  arredi: arrediNuovi,
  energia50: energia.nuove[50],
  recupero36: recupero.nuove[36],
  energia36: energia.nuove[36],
  al35: spese.totale35,
  al30: spese.totale30,
  partiti: spese.totalePartiti,
  onlus: spese.totaleOnlus,
  intere: meno(somma(spese.intere, spese.mutuoAmmesso), spese.intereLibere),
  ridotte: meno(spese.ridotte, spese.ridotteLibere),
} satisfies Record<string, Nodo>;
type Pezzo = keyof typeof pezzi;

const soggette = regola({
  id: 'oneri.soggetteTetto',
  titolo: 'Spese soggette al tetto',
  unita: 'euro',
  formule: [
    tra(2018, 2024, zeroEuro, LEGGE),
    tra(2025, null, se(oltre(rc, p.sogliaTetto), somma(...Object.values(pezzi)), zeroEuro), LEGGE),
  ],
});
/** Whether the ceiling leaves something out: else each expense stays as it is. */
export const isOltre: Nodo = e(oltre(soggette, zeroEuro), oltre(soggette, tettoSpesa));

/** What of each expense stays within the ceiling, after those before it. */
export const entro = (() => {
  const fatti: Concetto[] = [];
  return Object.fromEntries(
    Object.entries(pezzi).map(([nome, di]) => {
      const prima = [...fatti];
      const suo = regola({
        id: `oneri.entroTetto.${nome}`,
        titolo: 'Spesa entro il tetto',
        unita: 'euro',
        formule: [
          tra(2018, 2024, di, tuir('art. 15')),
          tra(
            2025,
            null,
            se(
              isOltre,
              se(
                oltre(di, zeroEuro),
                incerto(minore(di, maggiore(zeroEuro, meno(tettoSpesa, ...prima))), RIENTRO),
                zeroEuro,
              ),
              di,
            ),
            LEGGE,
          ),
        ],
      });
      fatti.push(suo);
      return [nome, suo];
    }),
  ) as Record<Pezzo, Concetto>;
})();

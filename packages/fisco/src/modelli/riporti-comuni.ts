import * as ru from '../regole/crediti-ru.ts';
import * as estere from '../regole/imprese-estere.ts';
import * as limiti from '../regole/limiti-ru.ts';
import { passaggiRate } from '../regole/reddito-impresa/rateazioni.ts';
import { passaggiManutenzioni, personale, personalePrima } from '../regole/reddito-impresa/registri.ts';
import type { Riporti } from './riporto.ts';

type Passaggi = Riporti['passaggi'];
const RESIDUO = 'Verificare che il residuo sia ancora utilizzabile.';
const PRIMO_ANNO = 'Solo se l’anno prima era il primo del biennio: il secondo ha il suo reddito (P07).';

/** What was left, each to its place. */
export const residui = (passaggi: readonly Pick<Passaggi[number], 'da' | 'a'>[]): Passaggi =>
  passaggi.map((passaggio) => ({ gruppo: 'Residui', nota: RESIDUO, ...passaggio }));

/** RU: each credit to the same modulo, what was over the limit a year older; the code goes with its amount. */
export const creditiRu: Passaggi = residui(
  (
    [
      [ru.codiceCredito, ru.codiceCredito],
      [ru.residuo, ru.residuoPrecedente],
      [limiti.antica.anno, limiti.antica.anno],
      [limiti.antica.codice, limiti.antica.codice],
      [limiti.antica.insorgenza, limiti.antica.insorgenza],
      [limiti.antica.resta, limiti.antica.iniziale],
      [limiti.nuova.codice, limiti.scorsa.codice],
      [limiti.nuova.insorgenza, limiti.scorsa.insorgenza],
      [limiti.nuova.iniziale, limiti.scorsa.iniziale],
      [ru.petrolioDaRiportare, ru.petrolioPrecedente.residuo],
      [ru.altriDaRiportare, ru.altriResiduo],
    ] as const
  ).map(([da, a]) => ({ da, a })),
);

/** FC: interest and ROL of a foreign company, as in RF: the ROL a year older, the oldest is lost. */
export const impresaEstera: Passaggi = residui([
  { da: estere.passiviEccedenti, a: estere.passiviPregressi },
  { da: estere.attiviEccedenti, a: estere.attiviPregressi },
  ...[...estere.rolResidui, estere.rolEccedente].flatMap((da, posto) => {
    const a = estere.rolPregressi[posto];
    return a ? [{ da, a }] : [];
  }),
]);

/** The income of business, wherever RF is. */
export const impresa: Passaggi = residui([
  ...passaggiManutenzioni,
  ...passaggiRate,
  { da: personale, a: personalePrima },
]);

interface Plusvalenze {
  readonly residue: Passaggi[number]['da'];
  readonly minusvalenze: Passaggi[number]['a'];
}
/** RT: losses on what is taxed apart. */
export const makeMinusvalenze = ({ residue, minusvalenze }: Plusvalenze): Passaggi => [
  {
    gruppo: 'Residui',
    da: residue,
    a: minusvalenze,
    nota: 'Minusvalenze: verificare che non abbiano più di quattro anni.',
  },
];

interface Concordato {
  readonly precedente: Passaggi[number]['a'];
  readonly fascia: Passaggi[number]['a'];
}
/** CP: what an agreement on one kind of income was measured on. */
export const makeConcordato = ({ precedente, fascia }: Concordato): Passaggi =>
  [precedente, fascia].map((dato) => ({ gruppo: 'Concordato', da: dato, a: dato, nota: PRIMO_ANNO }));

import {
  type Concetto,
  type Dato,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  regola,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, fonte, tra } from './fonti.ts';

const PRIMA = daRiscontrare('Istruzioni Redditi PF', 'quadro RN');
const LETTE = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, righi da RN18 a RN34 e RN47');

/** A number of RN that the instructions tell from the form of 2023 on, and that nobody read before. */
export const lettoDal2022 = (valore: Nodo) => [
  tra(2018, 2021, valore, PRIMA),
  tra(2022, null, valore, LETTE),
];

/** Where the instructions do not say how a credit that finds no room is told: why, when, and from which tax year. */
export interface RiservaUso {
  readonly perche: string;
  readonly quando?: Nodo;
  readonly dal?: number;
}
/** The instructions of 2026 send to the technical specifications, that those of the years before repeat. */
export const SPECIFICHE: RiservaUso = {
  perche: 'per ciò che non trova capienza le istruzioni del 2026 rimandano alle specifiche tecniche',
  dal: 2025,
};

/** A credit used within the room that the tax leaves after the ones before it, and what is left of it. */
export const makeUso = (
  id: string,
  credito: Concetto | Dato,
  capienza: Nodo,
  { gruppo = 'crediti', riserva }: { readonly gruppo?: string; readonly riserva?: RiservaUso } = {},
) => {
  const posto = maggiore(zeroEuro, capienza);
  const entro = minore(credito, posto);
  const nonCapiente = (quale: RiservaUso): Nodo => {
    const dubbio = incerto(entro, quale.perche);
    return quale.quando ? se(quale.quando, dubbio, entro) : dubbio;
  };
  const limitato = riserva ? se(oltre(credito, posto), nonCapiente(riserva), entro) : entro;
  const seCe = (di: Nodo): Nodo => se(oltre(credito, zeroEuro), di, zeroEuro);
  const usato = regola({
    id: `${gruppo}.${id}Usato`,
    titolo: `${credito.titolo}, utilizzato`,
    unita: 'euro',
    formule:
      riserva?.dal === undefined
        ? lettoDal2022(seCe(limitato))
        : [
            tra(2018, 2021, seCe(entro), PRIMA),
            tra(2022, riserva.dal - 1, seCe(entro), LETTE),
            tra(riserva.dal, null, seCe(limitato), LETTE),
          ],
  });
  const residuo = regola({
    id: `${gruppo}.${id}DaRiportare`,
    titolo: `${credito.titolo}, residuo`,
    unita: 'euro',
    formule: lettoDal2022(meno(credito, usato)),
  });
  return { usato, residuo };
};

/** What the uses before leave of a base. */
export const dopo = (base: readonly [Nodo, ...Nodo[]], ...usati: { usato: Concetto }[]): Nodo =>
  meno(...base, ...usati.map((u) => u.usato));

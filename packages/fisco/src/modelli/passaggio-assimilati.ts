import type { Dato } from '../engine/index.ts';
import * as rl from '../regole/altri-redditi.ts';
import * as d from '../regole/quadro-d.ts';
import { besideOf } from './chiave.ts';
import type { DatiModello, Modello } from './modello.ts';
import {
  computeEuro,
  importoOf,
  NIENTE,
  type PerRigo,
  type Scritta,
  type VocePassaggio,
} from './passaggio-elementi.ts';
import {
  ALTRI_DATI,
  carrySomme,
  carryTipi,
  listDette,
  listScritte,
  type Posti,
  readTipi,
} from './passaggio-tipi.ts';

/** D3 by its type, in RL25-RL27 (the tables that D5 has); of RL26 col. 2 the type is 1. */
const assimilati: Posti = {
  1: { reddito: rl.diritti },
  2: { reddito: rl.protesti, tipo: [2, '1'] },
  3: { reddito: rl.associati },
};
/** With the flat deductions that the 730 works out by itself, and Redditi PF asks (fasc. 2 of 2026, r. 1023-1028). */
export function carryAssimilati(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const { tipoAssimilato: tipo, redditoAssimilato: reddito, ritenuteAssimilato, giovane } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, ritenuteAssimilato, giovane], tipo, assimilati) ?? [];
  const redditi = listScritte(elementi, reddito);
  const [prima] = redditi;
  const posti = carryTipi(a, elementi, { reddito, posti: assimilati, dati });
  if (prima === undefined || posti.length === 0) return NIENTE;
  const lordo = redditi.reduce((somma, una) => somma + importoOf(una), 0);
  const netto = redditi.reduce((somma, { chiave }) => {
    const indice = da.struttura.indice.findPosto(chiave)?.indice ?? 0;
    return somma + (computeEuro(da, dati, d.nettoAssimilato, indice) ?? 0) / 100;
  }, 0);
  const deduzioni = { chiave: prima.chiave, valore: Math.round(lordo - netto) };
  const voci = [
    ...posti,
    ...carrySomme(a, [
      { nodo: rl.deduzioniForfetarie, scritte: [deduzioni] },
      { nodo: rl.ritenuteAutonomo, scritte: listScritte(elementi, ritenuteAssimilato) },
    ]),
  ];
  return { voci, dette: listDette(dati, elementi) };
}

/**
 * RL25-RL27, each a D3 of its type, when what was deducted is what the 730 works out, at the age that makes it so; of RL26 the protests
 * alone (the same, and fasc. 2 of 2026, r. 1023-1028).
 */
export function carryInAssimilati(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const read = (nodo: Dato): Scritta | undefined => {
    const chiave = da.struttura.indice.keyOf(nodo, 0);
    const valore = chiave === undefined ? undefined : dati[chiave];
    return chiave === undefined || valore === undefined || valore === 0 ? undefined : { chiave, valore };
  };
  const righi = Object.entries(assimilati).flatMap(([tipo, { reddito, tipo: detto }]) => {
    const scritta = read(reddito);
    return scritta === undefined ? [] : [{ tipo, detto, scritta }];
  });
  const isAltro = ({ detto, scritta }: (typeof righi)[number]) =>
    detto !== undefined && dati[besideOf(scritta.chiave, detto[0])] !== detto[1];
  if (righi.length === 0 || righi.some(isAltro)) return NIENTE;
  const place = (nodo: Dato, indice: number, scritta: Scritta | undefined): VocePassaggio[] => {
    const verso = a.struttura.indice.keyOf(nodo, indice);
    return verso === undefined || scritta === undefined
      ? []
      : [{ da: scritta.chiave, a: verso, valore: scritta.valore }];
  };
  const makeVoci = (isGiovane: boolean) =>
    righi.flatMap(({ tipo, detto, scritta }, i) => {
      const altri = { chiave: besideOf(scritta.chiave, 1), valore: dati[besideOf(scritta.chiave, 1)] ?? '' };
      const reddito = place(d.redditoAssimilato, i, scritta);
      return [
        ...place(d.tipoAssimilato, i, {
          valore: tipo,
          chiave: detto ? besideOf(scritta.chiave, detto[0]) : scritta.chiave,
        }),
        ...reddito,
        ...(isGiovane && tipo === '1' ? place(d.giovane, i, { ...scritta, valore: true }) : []),
        ...(altri.valore === ''
          ? []
          : reddito.map(({ a: verso }) => ({
              ...{ da: altri.chiave, a: besideOf(verso, ALTRI_DATI), valore: altri.valore },
            }))),
      ];
    });
  const deduzioni = read(rl.deduzioniForfetarie);
  const voci = [false, true].map(makeVoci).find((sue) => {
    const suoi = Object.fromEntries(sue.map(({ a: verso, valore }) => [verso, valore]));
    const dedotto = righi.reduce((somma, { scritta }, i) => {
      const netto = (computeEuro(a, suoi, d.nettoAssimilato, i) ?? 0) / 100;
      return somma + importoOf(scritta) - Math.round(netto);
    }, 0);
    return dedotto === importoOf(deduzioni);
  });
  if (voci === undefined) return NIENTE;
  const ritenute = read(rl.ritenuteAutonomo);
  const tutte = [...voci, ...(righi.length === 1 ? place(d.ritenuteAssimilato, 0, ritenute) : [])];
  return {
    voci: tutte,
    dette: new Set([...tutte.map((voce) => voce.da), ...(deduzioni ? [deduzioni.chiave] : [])]),
    daDividere: new Set(righi.length === 1 || ritenute === undefined ? [] : [ritenute.chiave]),
  };
}

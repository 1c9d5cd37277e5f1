import { parseChiave, writeChiave } from './chiave.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';

interface Posto {
  readonly quadro: 'D' | 'RL';
  readonly ritenute: number;
}
const TIPO = 1;
const REDDITI = 2;
const in730: Posto = { quadro: 'D', ritenute: 4 };
const inPf: Posto = { quadro: 'RL', ritenute: 3 };

/**
 * D1 and D2 are RL1 and RL2, rigo by rigo, where a type says the same in both (730/2026, r. 3422-3559, and Redditi PF 2026, fasc. 2,
 * r. 488-607; 2025, r. 3246 and 495; 2024, r. 3030 and 455). Of D2, types 4 and 8 take in other income than those of RL2, and 9 is
 * of RL2 alone.
 */
const RIGHI: Readonly<Record<1 | 2, ReadonlySet<number>>> = {
  1: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  2: new Set([1, 2, 3, 5, 6, 7]),
};

type Scritte = Map<number, { readonly chiave: ChiaveCasella; readonly valore: ValoreCasella }>;
/** What is written of a rigo, modulo by modulo. */
function listModuli(dati: DatiModello, { quadro, ritenute }: Posto, rigo: number): Scritte[] {
  const perModulo = new Map<number, Scritte>();
  for (const [chiave, valore] of Object.entries(dati)) {
    const letta = parseChiave(chiave);
    if (letta?.quadro !== quadro || letta.rigo !== rigo) continue;
    if (![TIPO, REDDITI, ritenute].includes(letta.colonna)) continue;
    const suoi: Scritte = perModulo.get(letta.modulo) ?? new Map();
    perModulo.set(letta.modulo, suoi.set(letta.colonna, { chiave, valore }));
  }
  return [...perModulo.values()];
}

/** Several moduli of one type are one rigo, with their sum; of more types Redditi PF would want more moduli: all are named. */
function carryRigo(dati: DatiModello, da: Posto, a: Posto, rigo: 1 | 2) {
  const moduli = listModuli(dati, da, rigo);
  const [tipo, ...altri] = new Set(moduli.map((suoi) => Number(suoi.get(TIPO)?.valore ?? 0)));
  if (tipo === undefined || altri.length > 0 || !RIGHI[rigo].has(tipo)) return [];
  const place = (colonna: number, verso: number, valore: number) => {
    const prima = moduli.flatMap((suoi) => suoi.get(colonna) ?? [])[0];
    const posto = { quadro: a.quadro, rigo, colonna: verso, modulo: 1 };
    return prima === undefined || valore === 0 ? [] : [{ da: prima.chiave, a: writeChiave(posto), valore }];
  };
  const sum = (colonna: number): number =>
    moduli.reduce((somma, suoi) => somma + Number(suoi.get(colonna)?.valore ?? 0), 0);
  return [
    ...place(TIPO, TIPO, tipo),
    ...place(REDDITI, REDDITI, sum(REDDITI)),
    ...place(da.ritenute, a.ritenute, sum(da.ritenute)),
  ];
}

/** Income of capital, from one form to the other. */
export const makeCarryCapitale =
  (rigo: 1 | 2) =>
  (_: Modello, { codice }: Modello, dati: DatiModello) => {
    const [da, a] = codice === '730' ? [inPf, in730] : [in730, inPf];
    const voci = carryRigo(dati, da, a, rigo);
    const moduli = voci.length === 0 ? [] : listModuli(dati, da, rigo);
    return {
      voci,
      dette: new Set(moduli.flatMap((suoi) => [...suoi.values()].map(({ chiave }) => chiave))),
    };
  };

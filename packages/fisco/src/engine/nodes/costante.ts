import { formatNumero } from '../format.ts';
import { DECIMALI, type Specie, type Unita } from '../types.ts';

export interface Costante {
  readonly kind: 'costante';
  readonly unita: Unita;
  /** Integer in the decimals of the unit. */
  readonly valore: number;
}

/** A number in the decimals of its unit. */
export const costante = (unita: Unita, valore: number): Costante =>
  Object.freeze({ kind: 'costante', unita, valore });

/** A number that belongs to no law: zero, twelve months, one hundred per cent. */
export const zeroEuro = costante('euro', 0);
export const quota = (intero: number): Costante => costante('quota', intero * 1_000_000);
export const parte = (intero: number): Costante => costante('rapporto', intero * 10_000);
export const numero = (valore: number): Costante => costante('numero', valore);
export const giorni = (valore: number): Costante => costante('giorni', valore);
export const mesi = (valore: number): Costante => costante('mesi', valore);
export const codice = (valore: number): Costante => costante('codice', valore);

export const specie: Specie<Costante> = {
  operandi: () => [],
  tipo: (nodo) => ({ unita: nodo.unita, decimali: DECIMALI[nodo.unita] }),
  compile: (nodo, emitter) => emitter.constant(nodo.valore),
  trace: (nodo) => ({
    nodo,
    valore: BigInt(nodo.valore),
    decimali: DECIMALI[nodo.unita],
    stato: 0,
    operandi: [],
  }),
  print: (nodo) =>
    nodo.unita === 'logico'
      ? nodo.valore
        ? 'sì'
        : 'no'
      : formatNumero(BigInt(nodo.valore), nodo.unita, DECIMALI[nodo.unita]),
};

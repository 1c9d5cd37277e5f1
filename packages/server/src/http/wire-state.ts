import { toWire } from '@quadra/contract';
import type { ModelState } from './domain-error.ts';

/** A field by its inside path (`domicilioFiscale.cap`) as the wire calls it (`DomicilioFiscale.CAP`). */
export const toCampo = (percorso: string): string =>
  percorso
    .split('.')
    .map((nome) => Object.keys(toWire({ [nome]: null }) as object)[0] ?? nome)
    .join('.');

/** A value of a field, whatever it is, with the names of the wire. */
export const toValoreFilo = (valore: unknown): unknown => toWire<{ X: unknown }>({ x: valore } as never).X;

/** What is wrong, field by field, in inside names. */
export interface Problema {
  readonly campo: string;
  readonly testo: string;
}

/** Problems of the rules as the answer shows them. */
export function toModelStateFilo(problemi: readonly Problema[]): ModelState {
  const stato: ModelState = {};
  for (const { campo, testo } of problemi) {
    const nome = toCampo(campo);
    stato[nome] = [...(stato[nome] ?? []), testo];
  }
  return stato;
}

import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import type { Scritta } from './definizione.api.ts';

/** A field that two versions write differently. */
export interface Differenza {
  readonly campo: string;
  readonly prima: string;
  readonly dopo: string;
}

const write = (valore: unknown): string =>
  typeof valore === 'boolean' ? (valore ? m.si : m.no) : String(valore ?? '');

const flatten = ({ casella, contenuto }: Scritta): Readonly<Record<string, unknown>> => ({
  casella,
  ...contenuto,
});

/** What a version changed of the one before it. */
export function listDifferenze(prima: Scritta, dopo: Scritta): readonly Differenza[] {
  const [vecchi, nuovi] = [flatten(prima), flatten(dopo)];
  return Object.keys({ ...vecchi, ...nuovi })
    .map((campo) => ({ campo, prima: write(vecchi[campo]), dopo: write(nuovi[campo]) }))
    .filter((differenza) => differenza.prima !== differenza.dopo);
}

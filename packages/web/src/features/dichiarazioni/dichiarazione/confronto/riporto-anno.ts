import type { RighiModificati } from '../dati/modifiche.ts';
import type { VoceRiportoAnno } from './confronto.api.ts';

export type GruppiRiporto = readonly (readonly [gruppo: string, voci: readonly VoceRiportoAnno[]])[];

/** What is not there already, by group; of two proposals for a casella the first holds. */
export function groupRiporto(voci: readonly VoceRiportoAnno[]): GruppiRiporto {
  const gruppi = new Map<string, VoceRiportoAnno[]>();
  const viste = new Set<string>();
  for (const voce of voci) {
    if (voce.attuale === voce.valore || viste.has(voce.a)) continue;
    viste.add(voce.a);
    gruppi.set(voce.gruppo, [...(gruppi.get(voce.gruppo) ?? []), voce]);
  }
  return [...gruppi];
}

/** The caselle that would be written: all but those left out. */
export const listScelte = (gruppi: GruppiRiporto, escluse: ReadonlySet<string>): RighiModificati =>
  Object.fromEntries(
    gruppi.flatMap(([, voci]) =>
      voci.flatMap(({ a, valore }) => (escluse.has(a) ? [] : [[a, valore] as const])),
    ),
  );

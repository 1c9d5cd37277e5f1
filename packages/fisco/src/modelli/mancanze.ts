import { makeCompareChiavi } from './chiave.ts';
import type { ChiaveCasella, DatiModello, EsitoCasella, Forzature, Mancanza, Modello } from './modello.ts';
import { isVuota } from './vuota.ts';

/** Something that is missing, and the first result that waits for it. */
export interface MancanzaPer extends Mancanza {
  readonly per: ChiaveCasella;
}

/** The results that are not known, and those that rest on a default. */
export type NonDefinitivo = 'incompleto' | 'provvisorio';

/**
 * What the results wait for, each thing once, in the order of the form: the one list of what is missing. A set of dati already
 * named by others is left out; a gap that no dato fills has no dati, and its place is the result that waits.
 */
export function collectMancanze(
  modello: Pick<Modello, 'quadri'>,
  esiti: Readonly<Record<ChiaveCasella, EsitoCasella>>,
  quali: readonly NonDefinitivo[] = ['incompleto', 'provvisorio'],
): MancanzaPer[] {
  const compare = makeCompareChiavi(modello.quadri);
  const attese = Object.entries(esiti)
    .filter(([, { stato }]) => quali.some((voluto) => voluto === stato))
    .map(([per, { mancano = [] }]) => ({ per, mancano }))
    .sort((a, b) => compare(a.per, b.per));
  const viste = new Set<string>();
  const trovate: MancanzaPer[] = [];
  for (const { per, mancano } of attese)
    for (const mancanza of mancano) {
      const nuove = listLuoghi({ ...mancanza, per }).filter((chiave) => !viste.has(nameIn(mancanza, chiave)));
      if (nuove.length === 0) continue;
      for (const chiave of nuove) viste.add(nameIn(mancanza, chiave));
      trovate.push({ ...mancanza, per });
    }
  return trovate;
}

/** Two gaps without dati are told apart by what they say. */
const nameIn = ({ dati, frase }: Mancanza, chiave: ChiaveCasella): string =>
  dati.length > 0 ? chiave : frase;

/** Where a person goes to settle it: the caselle to fill or, where there is none, the result that waits. */
export const listLuoghi = ({ dati, per }: MancanzaPer): readonly ChiaveCasella[] =>
  dati.length > 0 ? dati.map(({ chiave }) => chiave) : [per];

/** Whether nobody wrote anything of what is declared: no casella, and no result by hand. */
export const isSenzaDati = (righi: DatiModello, forzature: Forzature): boolean =>
  Object.keys(forzature).length === 0 && isVuota(Object.keys(righi));

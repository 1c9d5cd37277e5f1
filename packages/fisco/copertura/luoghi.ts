import { loadIstruzioni } from '../src/istruzioni/indice.ts';
import { isInterna } from '../src/modelli/interna.ts';
import type { Modello } from '../src/modelli/modello.ts';
import { senzaLuogo } from './senza-luogo.ts';
import { readRighi } from './tipi.ts';

/** Of the caselle of a form with an official number: those that have the line of the instructions, and the others. */
export interface Luoghi {
  readonly conRiga: number;
  readonly tutte: number;
  /** Without a line, each with its reason; null where none is said. */
  readonly senza: readonly { readonly chiave: string; readonly perche: string | null }[];
}

/** The caselle of the frontispiece are not counted: it has no righi. */
const SENZA_RIGHI = 'FR';

export async function measureLuoghi(modello: Modello): Promise<Luoghi> {
  const luoghi = await loadIstruzioni(modello.codice, modello.anno);
  const caselle = modello.quadri
    .flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)))
    .filter((c) => !isInterna(c));
  const explain = ({ quadro, rigo }: (typeof caselle)[number]): string | null =>
    senzaLuogo.find(
      (uno) =>
        uno.modello === modello.codice &&
        uno.quadro === quadro &&
        (uno.righi === undefined || readRighi(uno.righi).includes(rigo)),
    )?.perche ?? null;
  const mute = caselle.filter(({ quadro, rigo, colonna }) => !luoghi.has(`${quadro}${rigo}.${colonna}`));
  const contate = caselle.filter(({ quadro }) => quadro !== SENZA_RIGHI);
  return {
    conRiga: contate.length - mute.filter(({ quadro }) => quadro !== SENZA_RIGHI).length,
    tutte: contate.length,
    senza: mute.map((casella) => ({ chiave: casella.chiave, perche: explain(casella) })),
  };
}
